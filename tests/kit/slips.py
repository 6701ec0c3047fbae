"""A table at which everything goes wrong now and then."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, tarock
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.referee.judge import questions
from tarock_desktop.table.actions import (
    Action,
    Announce,
    Bid,
    CallCard,
    Challenge,
    Claim,
    Cut,
    Declare,
    Discard,
    DropCard,
    ExposeCard,
    JudgeRuling,
    LookAtBottom,
    MergePiles,
    Misdeal,
    PlayCard,
    Shuffle,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.texas.sheet import texas
from tests.kit.play import Step, first_state, legal_act

MOST_ACTS = 1500
"""More than any hand takes, with everything that is done again."""
SLIP_ONE_IN = 12


def slip_at(state: State, variant: Variant, chance: Generator) -> Action | None:
    """Return something that people do at a table and should not; often it is not possible."""
    seats = state.deal.order
    if not seats:
        return None
    seat, other = seats[chance.below(4)], seats[chance.below(4)]
    cards = tuple(state.deal.hands[seat].cards) or PACK
    card = cards[chance.below(len(cards))]
    match chance.below(14):
        case 0:
            return ExposeCard(seat, card)
        case 1:
            return DropCard(seat, card, shown=not chance.below(2))
        case 2:
            return MergePiles(seat, other)
        case 3 | 4:
            return Claim(seat, other)
        case 5:
            return _judge(state, variant, chance) or JudgeRuling(
                TABLE, _payments(seat, other, variant)
            )
        case _:
            return _of_phase(state, variant, chance, seat)


def _judge(state: State, variant: Variant, chance: Generator) -> Action | None:
    """Return something a judge does about one of the rulings; `None` if there is none."""
    asked = questions(state, variant)
    if not asked or chance.below(2):
        return None
    question = asked[chance.below(len(asked))]
    if question.choices:
        return question.choices[chance.below(len(question.choices))].action
    return question.reopen


def _decision(state: State) -> Action | None:
    """Return what a judge has to decide before the next hand, if anything."""
    if state.phase is not Phase.BETWEEN or not state.book.reopened:
        return None
    return JudgeRuling(TABLE, number=state.book.reopened[0], choice="as-sheet")


def _payments(seat: Seat, other: Seat, variant: Variant) -> tuple[Fraction, ...]:
    amounts = [variant.start * 0] * max(variant.sheet.ruleset.players)
    amounts[seat] += 2
    amounts[other] -= 2
    return tuple(amounts)


def _of_phase(state: State, variant: Variant, chance: Generator, seat: Seat) -> Action | None:
    due = seat if state.turn is None or not chance.below(4) else state.turn
    hand = list(state.deal.hands[due].cards)
    match state.phase:
        case Phase.SHUFFLE:
            return Shuffle(due, 1 + chance.below(7), str(chance.word()))
        case Phase.CUT:
            return LookAtBottom(seat) if chance.below(2) else Cut(due, 1 + chance.below(53))
        case Phase.BID:
            sizes = ((13, 11, 12, 12), (12, 12, 11, 13))[chance.below(2)]
            dealer = state.round.dealer
            slips = (Bid(due, "povinost"), Misdeal(Seat(dealer or 0), sizes))
            return slips[chance.below(2)]
        case Phase.CALL:
            return CallCard(due, tarock(15 + chance.below(5)))
        case Phase.DISCARD:
            count = max(1, state.exchange.drawn[due] - 1 + chance.below(3))
            laid = [hand.pop(chance.below(len(hand))) for _ in range(min(count, len(hand)))]
            return Discard(due, tuple(laid), CardSet.gather(laid[: chance.below(2)]))
        case Phase.DECLARE:
            values = texas(variant.sheet).value
            return Declare(due, (values[chance.below(len(values))].id,))
        case Phase.ANNOUNCE:
            return Announce(due, ("pagat", "valat")[chance.below(2)])
        case Phase.CHALLENGE | Phase.CLEARANCE:
            return Challenge(due, "game", 1 + chance.below(3))
        case Phase.PLAY if hand:
            return PlayCard(due, hand[chance.below(len(hand))])
        case _:
            return None


def clumsy_steps(
    variant: Variant, seed: str, hands: int = 1, mode: Mode = Mode.TOURNAMENT
) -> Iterator[Step]:
    """Yield the accepted acts of some hands with slips in them."""
    chance, state, acts = Generator(seed), first_state(variant), 0
    start = state.round.hand_no
    while state.round.hand_no < start + hands or state.phase is not Phase.BETWEEN:
        acts += 1
        assert acts < MOST_ACTS * hands, "the hand does not end"
        wrong = slip_at(state, variant, chance) if chance.below(SLIP_ONE_IN) == 0 else None
        act = wrong or _decision(state) or legal_act(state, variant, chance)
        decision = decide(state, act, variant, mode, acknowledged=True)
        if decision.verdict is not Verdict.ACCEPTED:
            assert wrong is not None, (act, prompt(state, variant))
            continue
        yield Step(state, act, decision)
        state = decision.state
