"""The guard table: what is legal goes through, everything else changes nothing."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tarock_desktop.cards.pack import PACK, Suit
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions, prompt
from tarock_desktop.rules.words.challenging import Challenging
from tarock_desktop.rules.words.declaring import is_worth
from tarock_desktop.table.actions import (
    Announce,
    Challenge,
    Cut,
    Declare,
    Discard,
    PlayCard,
    Shuffle,
    StartHand,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.variants.texas.sheet import texas
from tests.kit.everything import attempts
from tests.kit.play import reachable_states, seeds, variant_with

SPJST = variant_with()
KINGS = {card for card in PACK if card.face == "K"}
TAROCKS = {card for card in PACK if card.suit is Suit.TAROCK}


def answer(state, action):
    return decide(state, action, SPJST, Mode.GUARD)


@given(reachable_states())
@settings(max_examples=30)
def test_every_legal_act_is_accepted(state):
    for action in legal_actions(state, SPJST):
        assert answer(state, action).verdict is Verdict.ACCEPTED, action


@given(reachable_states(), seeds())
@settings(max_examples=30)
def test_nothing_but_a_legal_act_is_accepted_and_the_rest_changes_nothing(state, seed):
    legal = set(legal_actions(state, SPJST))
    for seat in state.round.seats:
        for action in attempts(state, seat, Generator(seed)):
            decision = answer(state, action)
            if decision.verdict is Verdict.ACCEPTED:
                assert action in legal or is_legal(state, action), action
                continue
            assert decision.state is state
            assert decision.events == ()
            refused = decision.verdict is Verdict.REFUSED
            assert (decision.ruling is not None) is refused
            assert (decision.reason is None) is refused
            assert action not in legal


def is_legal(state, action):
    """Return whether an act that the prompt does not spell out is legal, by the sheet's words."""
    match action:
        case StartHand():
            return state.phase is Phase.BETWEEN
        case Shuffle():
            return state.phase is Phase.SHUFFLE and state.round.dealer == action.seat
        case Cut():
            return state.phase is Phase.CUT and 6 <= action.lifted <= 53
        case Discard():
            return state.turn == action.seat and may_lay_away(state, action)
        case Declare():
            # A lower line of the family: he is paid less than he could be.
            in_turn = state.turn == action.seat and state.phase is Phase.DECLARE
            return in_turn or (is_before_challenges(state) and holds_all(state, action))
        case Announce():
            pagat = PACK[0] in state.deal.hands[action.seat].cards
            free = state.notices.announcer(action.item) is None
            return is_before_challenges(state) and free and (pagat or action.item != "pagat")
        case Challenge():
            # The last moment to speak is everybody's, whoever is to ask or to answer.
            challenging = SPJST.phases[Phase.CHALLENGE]
            assert isinstance(challenging, Challenging)
            offered = (option.action for option in challenging.options(state, action.seat))
            return state.phase is Phase.CLEARANCE and action in offered
        case _:
            return False


def is_before_challenges(state):
    """Return whether what was forgotten is still taken, from anybody (SPJST-39, A45)."""
    spoken = state.phase in (Phase.ANNOUNCE, Phase.CHALLENGE, Phase.CLEARANCE)
    return spoken and not state.notices.doublings


def holds_all(state, action):
    """Return whether the hand is worth every value that is declared."""
    held = {value.id: value for value in texas(SPJST.sheet).value}
    hand = state.deal.hands[action.seat].cards
    return all(is_worth(hand, held[value]) for value in action.values)


def may_lay_away(state, action):
    """Return whether Art. 9 lets these cards go."""
    hand, cards = set(state.deal.hands[action.seat].cards), set(action.cards)
    plain = hand - KINGS - TAROCKS
    needed = max(0, state.exchange.drawn[action.seat] - len(plain))
    tarocks = cards & TAROCKS
    return (
        len(cards) == state.exchange.drawn[action.seat]
        and cards <= hand
        and not cards & KINGS
        and len(tarocks) == needed
        and tarocks <= set(action.shown)
    )


@given(reachable_states())
@settings(max_examples=20)
def test_a_card_is_legal_exactly_if_article_14_says_so(state):
    if state.phase is not Phase.PLAY:
        return
    asked = prompt(state, SPJST)
    assert asked is not None
    assert asked.cards is not None
    hand = set(state.deal.hands[asked.seat].cards)
    legal = hand
    if state.play.trick:
        led = state.play.trick[0].card.suit
        legal = {card for card in hand if card.suit is led} or hand & TAROCKS or hand
    keeps = state.notices.announcer("pagat") == asked.seat and len(hand) > 1
    if keeps and len(legal) > 1:
        legal = legal - {PACK[0]}
    assert set(asked.cards.legal or ()) == legal
    assert {barred.card for barred in asked.cards.barred} == hand - legal
    for card in PACK:
        verdict = answer(state, PlayCard(asked.seat, card)).verdict
        if card in hand:
            assert (verdict is Verdict.ACCEPTED) is (card in legal)
        else:
            assert verdict is Verdict.IMPOSSIBLE


@given(reachable_states())
@settings(max_examples=30)
def test_who_is_asked_always_has_something_to_choose(state):
    asked = prompt(state, SPJST)
    if asked is None:
        assert state.phase is Phase.BETWEEN
        return
    assert asked.seat == state.turn
    assert asked.phase is state.phase
    assert asked.shuffle or next(iter(legal_actions(state, SPJST)), None) is not None


@given(reachable_states(), st.data())
@settings(max_examples=30)
def test_the_same_act_on_the_same_state_has_the_same_answer(state, data):
    acts = list(legal_actions(state, SPJST))
    if acts:
        action = data.draw(st.sampled_from(acts))
        assert answer(state, action) == answer(state, action)
