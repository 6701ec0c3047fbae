"""Positions of trick play written down by hand: few cards, the rest lies face up in the talon."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.cardset import ALL_CARDS, CardSet
from tarock_desktop.cards.notation import parse_cards, parse_cardset
from tarock_desktop.engine.moves import prompt_from
from tarock_desktop.rules.play.tricks import winning_card
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import (
    Announcement,
    Auction,
    Calls,
    Deal,
    Discards,
    Exchange,
    Hand,
    Notices,
    Play,
    PlayedCard,
    TalonCard,
    Trick,
)
from tarock_desktop.table.redact import observe
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tests.kit.play import first_state, variant_with

CALLED = parse_cardset("T19")
SEATS = tuple(Seat(number) for number in range(4))


@dataclass(frozen=True)
class Endgame:
    """A is asked; the hands go round from A. What is not dealt out lies open in the talon."""

    name: str
    hands: tuple[str, str, str, str]
    """A, B, C, D; what the trick holds is not among them."""
    best: str
    """The cards that are right."""
    trick: str = ""
    """Cards on the table; the last one was played by D."""
    declarer: str = "A"
    partner: str = ""
    """Who holds the called card; empty: the declarer plays alone."""
    announced: str = ""
    """Who announced the Pagat."""
    won: str = ""
    """Cards in the declarer's tricks."""
    lost: str = ""
    """Cards in the tricks of the others."""

    def state(self, variant) -> State:
        hands = tuple(parse_cardset(text) for text in self.hands)
        table = parse_cards(self.trick)
        away = ALL_CARDS - CardSet.gather(table)
        for hand in hands:
            away -= hand
        won, lost = parse_cardset(self.won), parse_cardset(self.lost)
        declarer = Seat("ABCD".index(self.declarer))
        other = next(s for s in SEATS if s != declarer and "ABCD"[s] != self.partner)
        piles = {declarer: won, other: lost}
        away = away - won - lost
        if self.partner:
            # The called card is played already: its owner is known.
            mate = Seat("ABCD".index(self.partner))
            piles[mate] = piles.get(mate, CardSet()) | CALLED
            away -= CALLED
        rival = other if "A" in (self.declarer, self.partner) else declarer
        first = len(SEATS) - len(table)
        trick = tuple(PlayedCard(SEATS[first + n], card) for n, card in enumerate(table))
        law = variant.phases[Phase.PLAY]
        winning = None
        if table:
            best = winning_card(table, variant.sheet.pack, law.law_of(None))
            winning = next(entry.seat for entry in trick if entry.card is best)
        said: tuple[Announcement, ...] = ()
        if self.announced:
            said = (Announcement(Seat("ABCD".index(self.announced)), "pagat"),)
        called = next(iter(CALLED)) if self.partner else None
        partner = Seat("ABCD".index(self.partner)) if self.partner else None
        start = first_state(variant)
        return replace(
            start,
            phase=Phase.PLAY,
            turn=SEATS[0],
            round=replace(start.round, hand_no=2, dealer=Seat(3), next_dealer=Seat(0)),
            deal=Deal(
                order=SEATS,
                forehand=trick[0].seat if trick else SEATS[0],
                hands=tuple(Hand(hand, len(hand)) for hand in hands),
                talon=tuple(TalonCard(card, shown=True) for card in away),
                discards=tuple(
                    Discards(cards, len(cards), cards)
                    for cards in (piles.get(seat, CardSet()) for seat in SEATS)
                ),
            ),
            auction=Auction(contract="povinost" if self.partner else "prever", declarer=declarer),
            exchange=Exchange(draw=1, drawn=(0,) * 4),
            calls=Calls(called, spoken=False, partner=partner),
            notices=Notices(declared=((),) * 4, announcements=said),
            # Both sides have a trick, so that nobody plays for all of them.
            play=Play(trick, winning, (Trick((), rival), Trick((), SEATS[0]))),
        )

    def request(self, ruleset: str) -> Request:
        variant = variant_with(ruleset)
        state = self.state(variant)
        seen = observe(state, SEATS[0])
        return Request(1, variant, seen, prompt_from(seen, variant), f"endgame/{self.name}")
