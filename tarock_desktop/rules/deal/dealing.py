"""Shuffling, cutting or knocking, talon and hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, Card
from tarock_desktop.cards.shuffle import shuffled
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CountRef, NameRef, NumberRef, SeatRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import (
    Action,
    ArrangeDeal,
    ArrangeDeck,
    ChoosePacket,
    Cut,
    Knock,
    Shuffle,
)
from tarock_desktop.table.events import (
    CardsDealt,
    DeckCut,
    DeckKnocked,
    DeckShuffled,
    Event,
    HandRedealt,
    PacketsLaid,
    PacketTaken,
    TalonLaid,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CutChoice, Option, Prompt, ShuffleChoice
from tarock_desktop.table.seats import TABLE, Seat, seat_after
from tarock_desktop.table.view import View


class KnockStyle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way of dealing that may be chosen by knocking."""

    id: str
    packet: int
    """Cards dealt at a time."""
    choose: bool = False
    """Whether the players choose closed packets themselves."""
    split_first: bool = False
    """Whether the first seat gets one half before all the others and one half after them."""


class DealLaw(Law, frozen=True, kw_only=True):
    """How the cards are dealt."""

    hand: int
    """Cards in a hand."""
    talon: int
    packet: int
    """Cards dealt at a time after a cut."""
    knock: tuple[KnockStyle, ...]
    talon_after: int = 0
    """How many packets each seat gets after a cut before the talon is laid."""
    not_offered: tuple[str, ...] = ()
    """Ways of dealing that people know from elsewhere and this sheet does not allow."""

    def style(self, style_id: str) -> KnockStyle | None:
        """Return the way of dealing with this id."""
        return next((style for style in self.knock if style.id == style_id), None)


class ShuffleLaw(Law, frozen=True, kw_only=True):
    """How often the pack is shuffled."""

    least: int


class CutLaw(Law, frozen=True, kw_only=True):
    """How deep the pack is cut, and by whom."""

    least: int
    """Cards to be lifted at least."""
    cutter: Literal["before-dealer", "opposite"] = "before-dealer"
    """Who cuts; if nobody sits opposite the dealer, it is the one before him."""


class Shuffling(PhaseRules, frozen=True):
    """The dealer shuffles; a given deck or deal may be laid instead."""

    law: ShuffleLaw
    deal: DealLaw
    actions = (Shuffle, ArrangeDeck, ArrangeDeal)

    def due(self, view: View) -> Seat | None:
        """Return the dealer until the pack is shuffled or the cards are dealt."""
        done = view.deal.shuffles or view.deal.deck or view.deal.talon
        return None if done else view.round.dealer

    def may_act(self, view: View, seat: Seat) -> bool:
        """Return whether *seat* is the dealer, or the table laying a given deck."""
        return seat in (view.round.dealer, TABLE)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask how often to shuffle."""
        return Prompt(
            seat, Phase.SHUFFLE, message("ask.shuffle"), shuffle=ShuffleChoice(self.law.least)
        )

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the pack is complete and every hand has its cards."""
        match action:
            case Shuffle():
                return 1 <= action.times <= 1000
            case ArrangeDeck():
                return sorted(action.order) == list(PACK)
            case ArrangeDeal():
                return self._is_deal(view, action)
            case _:
                return False

    def _is_deal(self, view: View, action: ArrangeDeal) -> bool:
        if len(action.hands) != len(view.round.seats):
            return False
        sizes = [len(action.hands[seat]) for seat in view.deal.order]
        cards = [*action.talon, *(card for hand in action.hands for card in hand)]
        return (
            sizes == [self.deal.hand] * len(view.deal.order)
            and len(action.talon) == self.deal.talon
            and sorted(cards) == list(PACK)
        )

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield the remark on too few shuffles (SPJST 2)."""
        if isinstance(action, Shuffle) and action.times < self.law.least:
            yield Finding(
                "deal.shuffles",
                message(
                    "deal.shuffles",
                    SeatRef(action.seat),
                    CountRef(action.times),
                    NumberRef(Fraction(self.law.least)),
                ),
            )

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the shuffled pack, or the given deal."""
        match action:
            case Shuffle():
                return (DeckShuffled(action.times, shuffled(action.seed)),)
            case ArrangeDeck():
                return (DeckShuffled(0, action.order),)
            case ArrangeDeal():
                hands = (
                    CardsDealt(seat, action.hands[seat], self.deal.hand)
                    for seat in view.deal.order
                )
                return (TalonLaid(action.talon), *hands)
            case _:
                raise TypeError(action)


class Cutting(PhaseRules, frozen=True):
    """The neighbour before the dealer cuts, or knocks and chooses the way of dealing."""

    law: CutLaw
    deal: DealLaw
    actions = (Cut, Knock)

    def due(self, view: View) -> Seat | None:
        """Return who cuts, until the talon lies."""
        if view.deal.talon or view.deal.packets:
            return None
        seats = view.round.seats
        opposite = self.law.cutter == "opposite" and len(seats) % 2 == 0
        return seat_after(seats, _dealer(view), len(seats) // 2 if opposite else -1)

    @property
    def depths(self) -> CutChoice:
        """How many cards may be lifted: no sheet says how many must be left."""
        return CutChoice(self.law.least, len(PACK) - 1)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer the cut and every way of dealing."""
        options = tuple(
            Option(
                Knock(seat, style.id),
                message("choice.knock", NameRef("style", style.id)),
                gloss=message(
                    "gloss.knock-choose" if style.choose else "gloss.knock",
                    CountRef(style.packet),
                ),
            )
            for style in self.deal.knock
        )
        return Prompt(
            seat,
            Phase.CUT,
            message("ask.cut"),
            options=options,
            cut=self.depths,
        )

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether so many cards can be lifted, or the way of dealing exists."""
        match action:
            case Cut():
                return 1 <= action.lifted < len(PACK)
            case Knock():
                known = self.deal.style(action.style) is not None
                return known or action.style in self.deal.not_offered
            case _:
                return False

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield the finding for a cut that is not deep enough (SPJST 31, Improper cut)."""
        if isinstance(action, Knock) and self.deal.style(action.style) is None:
            name = NameRef("style", action.style)
            yield Finding("deal.style", message("deal.style", SeatRef(action.seat), name))
        if not isinstance(action, Cut):
            return
        if action.lifted < self.law.least:
            yield Finding(
                "deal.cut-depth",
                message(
                    "deal.cut-depth",
                    SeatRef(action.seat),
                    CountRef(action.lifted),
                    NumberRef(Fraction(self.law.least)),
                ),
            )

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the cut or knock with the talon and the hands, or the closed packets."""
        deck = view.deal.deck
        match action:
            case Cut():
                deck = deck[action.lifted :] + deck[: action.lifted]
                first: Event = DeckCut(action.seat, action.lifted)
                return (first, *self._dealt(view, deck, self.deal.packet))
            case Knock():
                style = self.deal.style(action.style)
                if style is None:
                    raise ValueError(action.style)
                first = DeckKnocked(action.seat, style.id)
                if style.choose:
                    return (first, *self._packets(view, deck, style.packet))
                return (first, *self._dealt(view, deck, style.packet))
            case _:
                raise TypeError(action)

    def _dealt(self, view: View, deck: tuple[Card, ...], packet: int) -> tuple[Event, ...]:
        place = self._talon_place(view, packet)
        talon = deck[place : place + self.deal.talon]
        rest = deck[:place] + deck[place + self.deal.talon :]
        hands = _hands(view, rest[: self.deal.hand * len(view.deal.order)], packet)
        dealt = (CardsDealt(seat, cards, self.deal.hand) for seat, cards in hands.items())
        return (TalonLaid(talon), *dealt)

    def _talon_place(self, view: View, packet: int) -> int:
        """Return how many cards are dealt before the talon."""
        after_cut = packet == self.deal.packet
        return self.deal.talon_after * packet * len(view.deal.order) if after_cut else 0

    def rest_dealt_again(self, view: View, exposed: Card) -> tuple[Event, ...]:
        """Return the hands after the deal was stopped at *exposed*.

        That card goes back into the undealt rest, which is shuffled; the deal goes on at the same
        spot (spjst 31, Dealer exposes).
        """
        order, style = view.deal.order, self.deal.style(view.deal.style or "")
        packet = self.deal.packet if style is None else style.packet
        rest = view.deal.pack[self.deal.talon :][: self.deal.hand * len(order)]
        if not rest:
            rest = tuple(card for seat in order for card in view.deal.hands[seat].cards)
            packet = self.deal.hand
        place = rest.index(exposed) if exposed in rest else 0
        seed = " ".join(card.name for card in rest)
        hands = _hands(view, (*rest[:place], *shuffled(seed, rest[place:])), packet)
        return tuple(HandRedealt(seat, cards, len(cards)) for seat, cards in hands.items())

    def _packets(self, view: View, deck: tuple[Card, ...], size: int) -> tuple[Event, ...]:
        talon, rest = deck[: self.deal.talon], deck[self.deal.talon :]
        starts = range(0, self.deal.hand * len(view.deal.order), size)
        packets = tuple(CardSet.gather(rest[start : start + size]) for start in starts)
        return (TalonLaid(talon), PacketsLaid(packets, size))


class PacketChoosing(PhaseRules, frozen=True):
    """Closed packets are chosen in turn from the dealer's right; the last one is left over."""

    actions = (ChoosePacket,)

    def due(self, view: View) -> Seat | None:
        """Return the next seat without a hand; the last one does not choose."""
        if all(packet.taken_by is not None for packet in view.deal.packets):
            return None
        waiting = (seat for seat in _choosers(view) if not view.deal.hands[seat].size)
        return next(waiting, None)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer the packets that are left."""
        options = tuple(
            Option(ChoosePacket(seat, number), message("choice.packet", CountRef(number + 1)))
            for number, packet in enumerate(view.deal.packets)
            if packet.taken_by is None
        )
        return Prompt(seat, Phase.PACKET, message("ask.packet"), options=options)

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the packet is still there."""
        packets = view.deal.packets
        return (
            isinstance(action, ChoosePacket)
            and 0 <= action.packet < len(packets)
            and packets[action.packet].taken_by is None
        )

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield nothing: any packet may be chosen."""
        yield from ()

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the packet taken; with the last choice also the one that is left."""
        if not isinstance(action, ChoosePacket):
            raise TypeError(action)
        free = [n for n, packet in enumerate(view.deal.packets) if packet.taken_by is None]
        free.remove(action.packet)
        packets = view.deal.packets
        taken = PacketTaken(action.seat, action.packet, packets[action.packet].cards)
        if len(free) != 1:
            return (taken,)
        return (taken, PacketTaken(view.deal.order[-1], free[0], packets[free[0]].cards))


def _hands(view: View, cards: Sequence[Card], packet: int) -> dict[Seat, CardSet]:
    """Return what each seat gets when so many cards are dealt at a time."""
    order = view.deal.order
    hands: dict[Seat, list[Card]] = {seat: [] for seat in order}
    for place, card in enumerate(cards):
        hands[order[place % (packet * len(order)) // packet]].append(card)
    return {seat: CardSet.gather(hand) for seat, hand in hands.items()}


def _dealer(view: View) -> Seat:
    if view.round.dealer is None:
        raise LookupError("no hand is running")
    return view.round.dealer


def _choosers(view: View) -> tuple[Seat, ...]:
    """Return those who choose a packet: all but the last, who gets the one that is left."""
    return view.deal.order[:-1]
