"""The Czech table under random legal play: what every table must keep to."""

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions, prompt
from tarock_desktop.table.actions import (
    Action,
    AddTalonCard,
    Announce,
    Bid,
    CallCard,
    Challenge,
    Claim,
    Declare,
    Pass,
    PassTalonCard,
    PlayCard,
    Ready,
    TakeTalon,
    ThrowDown,
)
from tarock_desktop.table.codec import encode, new_decoder
from tarock_desktop.table.events import Event
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.table.state import State
from tarock_desktop.variants.czech.sheet import czech
from tests.kit.play import (
    first_state,
    histories,
    random_steps,
    reachable_states,
    seeds,
    variant_with,
)
from tests.props.test_secrets import exchanged

CZECH = variant_with("czech-gp")
SEATS = tuple(Seat(number) for number in range(4))
VIEWERS = (*SEATS, *Watcher)
VALUES = tuple(law.id for law in czech(CZECH.sheet).value)


def attempts(seat):
    """Yield everything one could try at this table, legal or not."""
    yield from (Bid(seat, law.id) for law in CZECH.sheet.contract)
    yield from (Pass(seat), Ready(seat), PassTalonCard(seat), AddTalonCard(seat), ThrowDown(seat))
    yield from (TakeTalon(seat, places) for places in ((0, 1, 2), (3, 4, 5), (0, 1, 2, 3), (4,)))
    yield from (CallCard(seat, card) for card in (None, *PACK[14:20]))
    yield from (Announce(seat, item) for item in ("pagat", "valat"))
    targets = ("game", "pagat", "valat")
    yield from (Challenge(seat, target, step) for target in targets for step in range(1, 6))
    yield from (Declare(seat, values) for values in ((), *((value,) for value in VALUES)))
    yield from (PlayCard(seat, card) for card in PACK)


@given(histories("czech-gp"))
@settings(max_examples=15)
def test_an_observation_is_the_fold_of_the_redacted_events(steps):
    seen = {viewer: observe(first_state(CZECH), viewer) for viewer in VIEWERS}
    for step in steps:
        for viewer in VIEWERS:
            told = [redact(event, viewer) for event in step.decision.events]
            seen[viewer] = fold(seen[viewer], told)
            assert seen[viewer] == observe(step.after, viewer), (step.action, viewer)


@given(histories("czech-gp"))
@settings(max_examples=10)
def test_every_action_and_event_comes_back_equal(steps):
    for step in steps:
        assert new_decoder(Action).decode(encode(step.action)) == step.action
        for event in step.decision.events:
            assert new_decoder(Event).decode(encode(event)) == event


@st.composite
def moments(draw):
    """Give a state of any phase, rare phases as often as the play of cards."""
    by_phase: dict[Phase, list[State]] = {}
    for step in random_steps(CZECH, draw(seeds())):
        by_phase.setdefault(step.after.phase, []).append(step.after)
    del by_phase[Phase.BETWEEN]
    phase = draw(st.sampled_from(sorted(by_phase, key=lambda phase: phase.value)))
    return draw(st.sampled_from(by_phase[phase]))


@given(moments(), seeds())
@settings(max_examples=30)
def test_other_hidden_cards_give_the_same_view_prompt_and_answers(state, seed):
    viewer = state.turn
    other = exchanged(state, viewer, seed)
    assert prompt(other, CZECH) == prompt(state, CZECH)
    for action in attempts(viewer):
        one = decide(state, action, CZECH, Mode.GUARD)
        two = decide(other, action, CZECH, Mode.GUARD)
        assert (one.verdict, one.ruling, one.reason) == (two.verdict, two.ruling, two.reason)


@given(reachable_states("czech-gp"))
@settings(max_examples=20)
def test_every_legal_act_is_accepted(state):
    for number, action in enumerate(legal_actions(state, CZECH)):
        assert decide(state, action, CZECH, Mode.GUARD).verdict is Verdict.ACCEPTED, action
        if number > 60:
            break


@given(moments(), st.sampled_from(SEATS))
@settings(max_examples=20)
def test_what_is_not_accepted_changes_nothing(state, seat):
    for action in attempts(seat):
        decision = decide(state, action, CZECH, Mode.GUARD)
        if decision.verdict is not Verdict.ACCEPTED:
            assert decision.state is state
            assert decision.events == ()


@given(seeds())
@settings(max_examples=25)
def test_cz_03_48_56_a_hand_pays_whole_koruny_adds_up_and_keeps_to_the_ceiling(seed):
    last = list(random_steps(CZECH, seed))[-1].after
    lines = last.result.lines
    gains = [sum((line.amounts[seat] for line in lines), Fraction(0)) for seat in SEATS]
    assert sum(gains) == 0
    assert all(gain.denominator == 1 for gain in gains)
    assert all(abs(gain) <= 3 * 40 for gain in gains)
    assert sum(last.round.scores) == 4 * 50
    assert all(chips >= 0 for chips in last.round.chips)
    assert all(loan % 10 == 0 for loan in last.round.loans)


@given(seeds())
@settings(max_examples=15)
def test_a_claim_out_of_thin_air_moves_nothing(seed):
    for step in list(random_steps(CZECH, seed))[20::25]:
        state = step.after
        if state.phase in (Phase.BETWEEN, Phase.SHUFFLE, Phase.CUT):
            continue
        chips = state.round.chips
        decision = decide(state, Claim(Seat(0), Seat(1)), CZECH, Mode.TOURNAMENT)
        omitted = state.phase is Phase.PLAY and bool(state.play.trick or state.play.tricks)
        assert decision.state.round.chips == chips or omitted


def test_random_play_reaches_every_phase():
    met = {step.after.phase for seed in range(60) for step in random_steps(CZECH, str(seed))}
    assert met == set(CZECH.phases) | {Phase.BETWEEN}


def test_no_card_is_lost_between_piles_and_talon():
    for seed in range(12):
        last = list(random_steps(CZECH, f"lost {seed}"))[-1].after
        cards = CardSet.gather(e.card for trick in last.play.tricks for e in trick.cards)
        for pile in last.deal.discards:
            cards |= pile.cards
        cards |= CardSet.gather(
            c.card for c in last.deal.talon if c.taken_by is None and c.card is not None
        )
        assert len(cards) == len(PACK)
