"""What nobody claimed is listed when the hand is over, and costs nothing."""

from fractions import Fraction

from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.referee.unclaimed import unclaimed
from tarock_desktop.rules.play.tricks import legal_cards
from tarock_desktop.table.actions import Bid, Claim, Lapse, Pass, PlayCard, Shuffle, StartHand
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.loader import load_variant
from tarock_desktop.variants.ziri.sheet import ziri
from tests.kit.positions import A, B, C

ZIRI = load_variant("ziri")
SHEET = ziri(ZIRI.sheet)


def do(state: State, *actions) -> State:
    for action in actions:
        decision = decide(state, action, ZIRI, Mode.TOURNAMENT)
        assert decision.verdict is Verdict.ACCEPTED, action
        state = decision.state
    return state


def played() -> State:
    """Return a brez talona of A in which the first card is to be led."""
    state = do(opening_state((Fraction(0),) * 3), StartHand(dealer=C), Shuffle(C, 1, "nihče"))
    while state.phase is not Phase.BID:
        state = do(state, next(iter(legal_actions(state, ZIRI))))
    state = do(state, Bid(A, "brez-talona"), Pass(B), Pass(C))
    while state.phase is not Phase.PLAY:
        state = do(state, list(legal_actions(state, ZIRI))[-1])
    return state


def revoke(state: State) -> State:
    """Return the table after the first card against the rules that anybody can play."""
    while state.phase is Phase.PLAY:
        seat = state.turn
        assert seat is not None
        hand = state.deal.hands[seat].cards
        trick = tuple(entry.card for entry in state.play.trick)
        wrong = hand - legal_cards(hand, trick, SHEET.follow, SHEET.pack)
        if wrong:
            return do(state, PlayCard(seat, next(iter(wrong))))
        state = do(state, next(iter(legal_actions(state, ZIRI))))
    raise AssertionError("nobody could break a rule")


def to_the_end(state: State) -> State:
    while state.phase is not Phase.BETWEEN:
        state = do(state, next(iter(legal_actions(state, ZIRI))))
    return state


def test_a_clean_hand_has_nothing_unclaimed():
    assert unclaimed(to_the_end(played()), ZIRI) == ()


def test_while_the_hand_runs_nothing_is_told():
    assert unclaimed(revoke(played()), ZIRI) == ()


def test_what_nobody_claimed_is_listed_with_its_row():
    wrong = revoke(played())
    end = to_the_end(do(wrong, Lapse(B, "talk")))
    found = {(each.row, each.seat) for each in unclaimed(end, ZIRI)}
    assert found == {("ZIRI-P12", wrong.play.trick[-1].seat), ("ZIRI-P15", B)}
    assert not any(line.ruling is not None for line in end.result.lines)


def test_what_was_claimed_is_not_listed():
    wrong = revoke(played())
    offender = wrong.play.trick[-1].seat
    claimant = B if offender == A else A
    ended = do(wrong, Claim(claimant, offender))
    assert ended.result.over
    assert unclaimed(ended, ZIRI) == ()
