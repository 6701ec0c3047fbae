"""One rule broken by one seat, as the referee finds it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.messages.message import Message
from tarock_desktop.table.records import PlayedCard
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.schema import Sheet


class Offence(Struct, frozen=True):
    """One rule broken by one seat."""

    rule: str
    seat: Seat
    subject: str
    """Tells this offence from every other one of the hand."""
    explanation: Message
    proven: bool = False
    """Whether what everybody has seen shows it."""
    card_place: int | None = None
    """For a wrong card: how many cards had been played before it."""
    trick: int | None = None
    """The trick it happened in, from 0."""
    holder: Seat | None = None
    """Who held the card in question."""
    value: str | None = None
    """The declared value or announced feat in question, by its id."""
    offenders: tuple[Seat, ...] = ()
    """Everybody who is guilty, where those are several or others than *seat*."""
    tricks: int | None = None
    """How many tricks count, where the sheet stops counting at the trick of the offence."""


_PUT_RIGHT: Final = (Remedy.TAKE_BACK, Remedy.CORRECT)


def numbered(view: View, subject: str) -> str:
    """Return *subject* with the number of times it was put right: done again, it is a new one."""
    again = sum(
        ruling.remedy in _PUT_RIGHT and ruling.subject.rpartition("#")[0] == subject
        for ruling in view.book.rulings
    )
    return f"{subject}#{again}"


def has_row(sheet: Sheet, rule: str) -> bool:
    """Return whether the sheet says anything about a rule."""
    return any(rule in row.rules for row in sheet.irregularity)


def played(view: View) -> tuple[PlayedCard, ...]:
    """Return all cards played in order."""
    done = (entry for trick in view.play.tricks for entry in trick.cards)
    return (*done, *view.play.trick)


def is_played_out(view: View, sheet: Sheet) -> bool:
    """Return whether the last trick of the hand is complete."""
    if view.play.trick or not view.play.tricks:
        return False
    empty = not any(view.deal.hands[seat].size for seat in view.deal.order)
    return empty or len(view.play.tricks) >= sheet.deal.hand


def is_known_whole(view: View) -> bool:
    """Return whether the hand is known from its beginning; a worked position may begin later."""
    return all(trick.cards and trick.winner != TABLE for trick in view.play.tricks)


def final_hand(view: View, seat: Seat) -> CardSet:
    """Return the cards *seat* had when play began."""
    cards = CardSet.gather(entry.card for entry in played(view) if entry.seat == seat)
    return view.deal.hands[seat].cards | cards
