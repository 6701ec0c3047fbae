"""Deals and their numbers: the number of a hand that was played, and the deal of a number."""

from __future__ import annotations

from collections.abc import Iterable

from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.rules.deal.dealing import DealLaw, KnockStyle
from tarock_desktop.session.deal_number import (
    Chosen,
    Cut,
    DealNumber,
    NumberError,
    Packets,
    Split,
    Way,
    has_number,
    pack_of_seed,
    parse_number,
)
from tarock_desktop.session.deals import Deal
from tarock_desktop.table import actions, events
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.base import Variant

_MOST_CHOOSERS = 4


def number_of_hand(entries: Iterable[Entry], deal: DealLaw) -> DealNumber | None:
    """Return the number of a hand by its acts; `None`: its cards have none.

    Cards have no number where the pack was not shuffled by one, where a deal was laid without
    one, and where a misdeal was put right by moving cards.
    """
    found = _Dealt(deal)
    for entry in entries:
        found.see_act(entry.action)
        for event in entry.events:
            found.see(event)
    return found.number


class _Dealt:
    """How the cards of a hand came to lie where they do."""

    def __init__(self, deal: DealLaw) -> None:
        self._deal = deal
        self._pack: int | None = None
        self._dealer: Seat | None = None
        self._order: tuple[Seat, ...] = ()
        self._style: KnockStyle | None = None
        self._lifted = 0
        self._taken: dict[Seat, int] = {}
        self._laid: DealNumber | None = None

    def see_act(self, action: Action) -> None:
        """Take note of an act that shuffles the pack or lays a deal."""
        match action:
            case actions.Shuffle():
                self._pack = pack_of_seed(action.seed)
            case actions.ArrangeDeal() if action.number:
                try:
                    self._laid = parse_number(action.number)
                except NumberError:
                    self._laid = None

    def see(self, event: events.Event) -> None:
        """Take note of what came of an act."""
        match event:
            case events.HandStarted():
                self._dealer, self._order = event.dealer, event.order
            case events.DealUndone() | events.HandRedealt():
                self._pack, self._laid = None, None
                self._style, self._lifted, self._taken = None, 0, {}
            case events.DeckCut():
                self._lifted = event.lifted
            case events.DeckKnocked():
                self._style = self._deal.style(event.style)
            case events.PacketTaken():
                self._taken[event.seat] = event.packet

    @property
    def number(self) -> DealNumber | None:
        """What all this comes to."""
        way = self._way()
        if self._laid is not None or self._pack is None or self._dealer is None:
            return self._laid
        return DealNumber(self._pack, self._dealer, way) if has_number(way) else None

    def _way(self) -> Way:
        if self._style is None:
            return Cut(self._lifted)
        if self._style.choose:
            taken = tuple(self._taken.get(seat, -1) for seat in self._order)
            return Chosen((*taken, *range(len(taken), _MOST_CHOOSERS)))
        return Split() if self._style.split_first else Packets(self._style.packet)


def deal_of_number(number: DealNumber, variant: Variant, people: int) -> Deal:
    """Return the deal that a number gives by the rules of *variant* with *people* at the table.

    By other rules than those it comes from the pack is the same, and the hands are what these
    rules make of it. A way of knocking that they don't know is dealt as after a cut; a dealer
    whom the table does not have is the last seat.
    """
    deal, cards = variant.sheet.deal, number.cards
    dealer = min(number.dealer, Seat(people - 1))
    style = next((each for each in deal.knock if _fits(each, number.way, deal)), None)
    lifted = 0 if style is not None else variant.sheet.cut.least
    state = opening_state((variant.start,) * people)
    state = _done(state, actions.StartHand(TABLE, dealer), variant)
    # A cut of so many cards leaves the pack as the number has it.
    deck = cards[len(cards) - lifted :] + cards[: len(cards) - lifted]
    state = _done(state, actions.ArrangeDeck(TABLE, deck), variant)
    while state.phase is Phase.CUT:
        state = _done(state, _cut_or_knock(state, variant, style, lifted), variant)
    while state.phase is Phase.PACKET:
        state = _done(state, _choice(state, number.way), variant)
    hands = tuple(tuple(state.deal.hands[seat].cards) for seat in state.round.seats)
    talon = tuple(place.card for place in state.deal.talon if place.card is not None)
    return Deal(variant.sheet.ruleset.id, dealer, hands, talon, number=str(number))


def _done(state: State, action: Action, variant: Variant) -> State:
    decision = decide(state, action, variant, Mode.GUARD)
    if decision.state is state:
        raise RuntimeError(f"a deal can't be laid: {decision.ruling or decision.reason}")
    return decision.state


def _fits(style: KnockStyle, way: Way, deal: DealLaw) -> bool:
    match way:
        case Cut():
            return False
        case Packets():
            return not style.choose and not style.split_first and style.packet == way.size
        case Split():
            return style.split_first
        case Chosen():
            return style.choose and style.packet == deal.hand


def _cut_or_knock(state: State, variant: Variant, style: KnockStyle | None, lifted: int) -> Action:
    asked = prompt(state, variant)
    if asked is None:
        raise RuntimeError("nobody cuts")
    if style is None:
        return actions.Cut(asked.seat, lifted)
    knocks = [act for act in asked.open_actions if isinstance(act, actions.Knock)]
    # Where the first seat chooses the way of dealing, somebody knocks before.
    return next((act for act in knocks if act.style == style.id), knocks[0])


def _choice(state: State, way: Way) -> Action:
    seat = state.turn
    if seat is None or not isinstance(way, Chosen):
        raise RuntimeError("nobody takes a packet")
    # Three hands are three packets: a fourth one that the number may name is not there.
    there = [packet for packet in way.order if packet < len(state.deal.packets)]
    return actions.ChoosePacket(seat, there[state.deal.order.index(seat)])
