"""What somebody could do wrong now: acts that break a rule and look like any other.

Nothing here knows the rules: what is wrong with an act is asked of the referee's checks, with no
more than the seat itself knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

import msgspec
from msgspec import Struct

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.referee.checks import examine
from tarock_desktop.referee.slips import can_happen, slip_findings
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS, TAROCKS
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.table.actions import (
    Action,
    Announce,
    Bid,
    CallCard,
    Challenge,
    Cut,
    Declare,
    Discard,
    DropCard,
    ExposeCard,
    JudgeRuling,
    Knock,
    Lapse,
    LookAtBottom,
    MergePiles,
    Misdeal,
    Pass,
    PlayCard,
    Ready,
    Shuffle,
    TakeTalon,
    ThrowDown,
    ThrowIn,
)
from tarock_desktop.table.amounts import by_seat
from tarock_desktop.table.phases import BEFORE_PLAY, Phase
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant

STEPS: Final = (1, 2, 3, 4)
LAPSE: Final = "lapse."
"""How the rules begin on what only people at the table can see."""
VOTED_ON: Final = ("deal.exposed", "deal.exposed-objected")
HALF_PACK: Final = 27


class Moment(Struct, frozen=True):
    """A table as one seat sees it, whether its act is due or another one's."""

    variant: Variant
    seat: Seat
    observation: Observation
    prompt: Prompt | None = None
    """What the seat is asked; `None`: another one's act is due."""
    plan: Action | None = None
    """What the seat would do if it made no mistake."""

    @property
    def hand(self) -> CardSet:
        """The cards of the seat."""
        return self.observation.deal.hands[self.seat].cards


def mistakes(moment: Moment) -> Iterator[tuple[tuple[str, ...], Action]]:
    """Yield acts that can be done now and break rules, each with these rules."""
    if moment.seat not in moment.observation.deal.order:
        return
    for action in dict.fromkeys(_acts(moment)):
        rules = broken_rules(moment, action)
        if rules:
            yield rules, action


def broken_rules(moment: Moment, action: Action) -> tuple[str, ...]:
    """Return the rules *action* breaks or may turn out to have broken; none: it is right."""
    view, sheet = moment.observation, moment.variant.sheet
    match action:
        case Misdeal():
            return ("deal.misdeal",)
        case DropCard():
            return ("play.card-count",)
        case MergePiles():
            return ("play.piles",)
        case JudgeRuling():
            return ("judge.conflict",)
        case Lapse():
            return (f"{LAPSE}{action.kind}",) if can_happen(view, action, sheet) else ()
        case ExposeCard() | LookAtBottom():
            findings = tuple(slip_findings(view, action, sheet))
            # Where the sheet lets the others decide there is no finding yet.
            return tuple(finding.rule for finding in findings) or VOTED_ON
    examination = examine(view, action, moment.variant)
    if examination.impossible is not None:
        return ()
    rules = tuple(finding.rule for finding in examination.findings)
    return (*rules, *_found_later(moment, action, rules))


def _found_later(moment: Moment, action: Action, rules: tuple[str, ...]) -> Iterator[str]:
    """Yield the rules by which an act is judged when more has happened."""
    match action:
        case Discard() if "discard.count" in rules:
            due = moment.observation.exchange.drawn[moment.seat]
            yield "discard.too-few" if len(action.cards) < due else "discard.too-many"
            yield "announce.card-count"
        case Declare() if "declare.false" in rules:
            yield "valat.false-declaration"
        case Declare() if not rules and len(action.values) < len(_held(moment)):
            yield from ("declare.omitted", "valat.omission")
        case CallCard() if action.card is None:
            yield "call.silent"


def _held(moment: Moment) -> tuple[str, ...]:
    return () if moment.prompt is None else tuple(v.value for v in moment.prompt.values)


def _acts(moment: Moment) -> Iterator[Action]:
    """Yield what people do by mistake in this phase; not all of it is wrong or possible."""
    seat, phase = moment.seat, moment.observation.phase
    match phase:
        case Phase.SHUFFLE if moment.prompt is not None:
            yield from (Shuffle(seat, times, f"few {times}") for times in (1, 2, 3))
        case Phase.CUT:
            yield from _cuts(moment)
        case Phase.BID:
            yield from _deals(moment)
            yield from (Bid(seat, law.id) for law in moment.variant.sheet.contract)
            yield Pass(seat)
        case Phase.DISCARD | Phase.CALL | Phase.TALON:
            yield ThrowIn(seat)
            yield from _late_bids(moment)
            if isinstance(moment.plan, Discard):
                yield from _discards(moment, moment.plan)
        case Phase.DECLARE:
            yield from _declarations(moment)
        case Phase.PLAY:
            yield from _in_play(moment)
            yield _dispute(moment)
    if moment.prompt is not None:
        yield from _barred(moment.prompt)
    if phase in BEFORE_PLAY:
        yield from _words(moment)
        yield from _late_bids(moment)
        yield from (PlayCard(seat, card) for card in moment.hand)
    if phase in (*BEFORE_PLAY, Phase.PLAY):
        yield from (ExposeCard(seat, card) for card in moment.hand)
    yield from _lapses(moment)


def _lapses(moment: Moment) -> Iterator[Action]:
    """Yield what people do beside the game, as far as the sheet speaks of it."""
    rules = (rule for row in moment.variant.sheet.irregularity for rule in row.rules)
    kinds = (rule.removeprefix(LAPSE) for rule in rules if rule.startswith(LAPSE))
    yield from (Lapse(moment.seat, kind) for kind in kinds)


def _barred(prompt: Prompt) -> Iterator[Action]:
    """Yield the options that may not be chosen, and talon cards laid back unseen."""
    for option in prompt.options:
        if option.barred is not None:
            yield option.action
        if isinstance(option.action, CallCard) and option.action.card is None:
            yield option.action
        if isinstance(option.action, TakeTalon) and prompt.phase is Phase.DISCARD:
            yield msgspec.structs.replace(option.action, shown=False)


def _cuts(moment: Moment) -> Iterator[Action]:
    sheet, seat = moment.variant.sheet, moment.seat
    yield LookAtBottom(seat)
    if moment.prompt is None:
        yield Cut(seat, HALF_PACK)
        return
    yield from (Cut(seat, lifted) for lifted in range(1, sheet.cut.least))
    yield from (Knock(seat, style) for style in sheet.deal.not_offered)


def _deals(moment: Moment) -> Iterator[Action]:
    """Yield wrong deals and cards shown in dealing, as long as nobody has spoken."""
    view, seat = moment.observation, moment.seat
    if seat != view.round.dealer or view.auction.bids or view.deal.vote is not None:
        return
    yield from (ExposeCard(seat, card) for card in moment.hand)
    sizes = [hand.size for hand in view.deal.hands]
    for more in view.deal.order:
        for less in view.deal.order:
            if more != less:
                wrong = list(sizes)
                wrong[more] += 1
                wrong[less] -= 1
                yield Misdeal(seat, tuple(wrong))


def _late_bids(moment: Moment) -> Iterator[Action]:
    contracts = moment.variant.sheet.contract
    yield Bid(moment.seat, max(contracts, key=lambda law: law.rank).id)


def _discards(moment: Moment, plan: Discard) -> Iterator[Action]:
    """Yield discards like the planned ones with one thing wrong."""
    seat, cards = moment.seat, plan.cards
    if not cards:
        return
    rest = moment.hand - CardSet.gather(cards)
    plain, tarocks = rest - TAROCKS - KINGS, (rest & TAROCKS) - HONOUR_TAROCKS
    if len(cards) > 1:
        yield Discard(seat, cards[:-1], plan.shown - CardSet.of(cards[-1]))
    for extra in tuple(plain or tarocks)[:1]:
        yield Discard(seat, (*cards, extra), plan.shown)
    if plan.shown:
        yield Discard(seat, cards)
    *others, last = cards
    shown = plan.shown - CardSet.of(last)
    for card in (*(rest & KINGS), *(rest & HONOUR_TAROCKS), *tuple(tarocks)[:2]):
        yield Discard(seat, (*others, card), shown)
        yield Discard(seat, (*others, card), shown | (CardSet.of(card) & TAROCKS))


def _declarations(moment: Moment) -> Iterator[Action]:
    if moment.prompt is None:
        return
    seat, held = moment.seat, _held(moment)
    for choice in moment.prompt.every_value:
        if choice.value not in held:
            yield Declare(seat, (*held, choice.value))
    yield from (Declare(seat, tuple(v for v in held if v != left)) for left in held)


def _words(moment: Moment) -> Iterator[Action]:
    seat, items = moment.seat, moment.variant.sheet.item
    yield from (Announce(seat, item.id) for item in items)
    for target in (GAME, *(item.id for item in items)):
        yield from (Challenge(seat, target, step) for step in STEPS)
    if moment.prompt is None:
        yield Ready(seat)


def _in_play(moment: Moment) -> Iterator[Action]:
    view, seat, hand = moment.observation, moment.seat, moment.hand
    yield from _words(moment)
    yield from (PlayCard(seat, card) for card in _wrong_cards(moment))
    if view.deal.hands[seat].size > 1:
        for card in hand:
            yield from (DropCard(seat, card), DropCard(seat, card, shown=True))
    if view.play.tricks and not view.play.trick and view.play.tricks[-1].winner == seat:
        yield from (MergePiles(seat, to) for to in view.deal.order if to != seat)
    yield ThrowDown(seat)


def _dispute(moment: Moment) -> JudgeRuling:
    """Return a quarrel as the judge settles it: who began it pays a unit to everybody else."""
    view = moment.observation
    others = [seat for seat in view.deal.order if seat != moment.seat]
    gains = {seat: Fraction(1) for seat in others} | {moment.seat: Fraction(-len(others))}
    return JudgeRuling(TABLE, by_seat(gains, len(view.round.seats)))


def _wrong_cards(moment: Moment) -> tuple[Card, ...]:
    """Return the cards that may not be played now; out of turn that is every one."""
    if moment.prompt is None:
        return tuple(moment.hand)
    choice = moment.prompt.cards
    legal = NO_CARDS if choice is None else choice.legal
    return () if legal is None else tuple(moment.hand - legal)
