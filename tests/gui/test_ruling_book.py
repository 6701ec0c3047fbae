"""The book of rulings, read from what happened."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from tarock_desktop.cards.notation import parse_card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, NameRef, SeatRef, SuitRef
from tarock_desktop.table.actions import Claim, PlayCard
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import (
    CardPlayed,
    CardsTakenBack,
    Event,
    LinesScored,
    RulingIssued,
    TrickTaken,
)
from tarock_desktop.table.records import PlayedCard, Trick
from tarock_desktop.table.rulings import Citation, Remedy, Ruling, Severity
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.panels.ruling_book import read_book, trick_at

ANNA, JOSEF = Seat(0), Seat(1)
FIRST, SECOND = parse_card("HK"), parse_card("HQ")


def ruling(subject: str) -> Ruling:
    return Ruling(
        rule="play.follow-suit",
        row="SPJST-P15",
        citation=Citation("spjst", "14"),
        severity=Severity.MAJOR,
        remedy=Remedy.PLAY_ON,
        seat=ANNA,
        action=PlayCard(ANNA, SECOND),
        explanation=message(
            "play.follow-suit", SeatRef(ANNA), SuitRef(FIRST.suit), CardRef(FIRST)
        ),
        subject=subject,
    )


def fine() -> ScoreLine:
    amounts = (Fraction(-6), Fraction(2), Fraction(2), Fraction(2))
    label = message("line.fine", SeatRef(ANNA), NameRef("row", "SPJST-P15"))
    return ScoreLine(part="SPJST-P15", label=label, amounts=amounts, article="14")


def hand(subject: str) -> tuple[Event, ...]:
    return (
        CardPlayed(ANNA, FIRST, ANNA),
        TrickTaken(ANNA),
        CardPlayed(ANNA, SECOND, ANNA),
        RulingIssued(ruling(subject)),
        LinesScored((fine(),)),
        TrickTaken(JOSEF),
        LinesScored((fine(),)),
    )


@pytest.mark.parametrize(
    ("subject", "act"),
    [("play.follow-suit/0/1#0", 0), ("play.follow-suit/0/2#0", 2), ("", 3)],
)
def test_entry_leads_to_its_act(subject: str, act: int):
    (entry,) = read_book(hand(subject))
    assert (entry.place, entry.act) == (3, act)


def test_entry_has_what_was_paid_at_once_and_no_more():
    (entry,) = read_book(hand(""))
    assert entry.lines == (fine(),)


def test_proof_is_the_act_that_brought_it_to_light():
    led = PlayCard(JOSEF, parse_card("H1"))
    proven = msgspec.structs.replace(ruling("play.follow-suit/0/1"), action=led)
    events = (
        CardPlayed(JOSEF, FIRST, JOSEF),
        CardPlayed(ANNA, SECOND, JOSEF),
        TrickTaken(JOSEF),
        CardPlayed(JOSEF, led.card, JOSEF),
        RulingIssued(proven),
    )
    (entry,) = read_book(events)
    assert (entry.act, entry.proof, entry.place) == (1, 3, 4)


def test_claimed_ruling_has_no_proof_of_its_own():
    claimed = msgspec.structs.replace(ruling("play.follow-suit/0/1"), action=Claim(JOSEF, ANNA))
    (entry,) = read_book((CardPlayed(ANNA, SECOND, ANNA), RulingIssued(claimed)))
    assert entry.proof == entry.place == 1


def test_trick_of_a_card_is_the_one_it_lay_in():
    third = parse_card("H1")
    events = (
        CardPlayed(ANNA, FIRST, ANNA),
        CardPlayed(JOSEF, SECOND, ANNA),
        TrickTaken(ANNA),
        CardPlayed(ANNA, third, ANNA),
        CardsTakenBack(2, ANNA),
        CardPlayed(JOSEF, third, ANNA),
        TrickTaken(ANNA),
    )
    seen = {place: trick_at(events, place) for place in (0, 1, 3, 5)}
    first = Trick((PlayedCard(ANNA, FIRST), PlayedCard(JOSEF, SECOND)), ANNA)
    assert seen[0] == seen[1] == first
    assert seen[3] == Trick((PlayedCard(ANNA, third),), ANNA)
    assert seen[5] == Trick((PlayedCard(ANNA, FIRST), PlayedCard(JOSEF, third)), ANNA)
    assert trick_at(events, 2) is None
