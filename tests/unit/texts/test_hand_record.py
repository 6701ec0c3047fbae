"""The record of a hand proves its own sums, on every sheet, and fails to where one is wrong."""

from __future__ import annotations

from fractions import Fraction
from itertools import count

import pytest
from msgspec.structs import replace

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.journal.lines import Branch
from tarock_desktop.journal.rules import variant_of
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.session.game_record import hand_records, known_part
from tarock_desktop.table.events import HandCounted, LinesScored
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Watcher
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.hand_record import LEADS, TAKES, HandRecordTexts
from tarock_desktop.texts.languages import ENGLISH, LANGUAGES
from tarock_desktop.texts.printout import Diagram, Heading, Table, Tone, as_lines
from tarock_desktop.texts.render import Words
from tests.kit.records import played


def texts(record, language=ENGLISH):
    variant, catalogue = variant_of(record.header, ""), read_catalogue(language)
    return HandRecordTexts(catalogue, variant, Words(catalogue, variant.sheet, record.names))


def tables(printout):
    return [block for block in printout.blocks if isinstance(block, Table)]


def rows(printout):
    return [row for table in tables(printout) for row in table.rows]


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_every_sum_of_every_sheet_is_proved(ruleset):
    record = played(ruleset, hands=3)
    printout = texts(record).printout(record)
    assert [row.cells[0] for row in rows(printout) if row.tone is Tone.WRONG] == []
    totals = [row for row in rows(printout) if row.cells[0] == "The hand"]
    assert len(totals) == record.hands == 3
    assert all(row.cells[-1] == f"0 {TAKES}" for row in totals)
    assert any(row.cells[0] == "Card points" for row in rows(printout))


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_every_trick_has_a_leader_a_taker_and_the_cards_of_the_deal(ruleset):
    record = played(ruleset, hands=1)
    printout = texts(record).printout(record, 1)
    tricks = next(table for table in tables(printout) if table.rows[0].cells[0] == "1")
    for row in tricks.rows:
        cells = row.cells[1:]
        assert sum(LEADS in cell for cell in cells) == sum(TAKES in cell for cell in cells) == 1
    (deal,) = [block for block in printout.blocks if isinstance(block, Diagram)]
    held = sum(
        len(line.removeprefix(line[0]).split()) if line[0] in "♥♦♠♣" else len(line.split())
        for box in deal.around
        for line in box.lines
    )
    assert held + len(deal.middle.lines[0].split()) == 54


def changed(record, number, change):
    """Return the game with other events in its first hand."""
    acts = [act.entry() for act in record.acts]
    for place, entry in enumerate(acts):
        events = tuple(map(change, entry.events))
        acts[place] = Entry(entry.action, events)
    return replace(record, acts=acts)


def test_a_payment_that_does_not_add_up_is_said_to_be_wrong():
    once = count()

    def cheat(event):
        if not isinstance(event, LinesScored) or next(once):
            return event
        line = event.lines[0]
        amounts = (line.amounts[0] + Fraction(1), *line.amounts[1:])
        return LinesScored((replace(line, amounts=amounts), *event.lines[1:]))

    record = changed(played("spjst", hands=1), 1, cheat)
    wrong = [row for row in rows(texts(record).printout(record)) if row.tone is Tone.WRONG]
    assert [row.cells[-1] for row in wrong] == ["+1 ✗", "+1 ✗"]


def test_card_points_that_do_not_add_up_are_said_to_be_wrong():
    def cheat(event):
        if not isinstance(event, HandCounted):
            return event
        return replace(event, points=(event.points[0] + 2, *event.points[1:]))

    record = changed(played("spjst", hands=1), 1, cheat)
    (wrong,) = [row for row in rows(texts(record).printout(record)) if row.tone is Tone.WRONG]
    assert (wrong.cells[0], wrong.cells[-1]) == ("Card points", "108 ✗")


def test_rulings_stand_there_with_their_articles():
    record = played("spjst", hands=6, mode=Mode.TOURNAMENT, level="sloppy")
    printout = texts(record).printout(record)
    ruled = [table for table in tables(printout) if table.rows[0].cells[0].startswith("Act ")]
    assert ruled
    assert all(row.cells[1] for table in ruled for row in table.rows)
    assert any(row.cells[2].startswith("Rule ") for table in ruled for row in table.rows)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_it_is_told_in_each_language_and_one_hand_of_several(language):
    record = played("koenigrufen", hands=2)
    printout = texts(record, language).printout(record, 2)
    (hand,) = [b for b in printout.blocks if isinstance(b, Heading) and b.level == 1]
    assert "2" in hand.text
    assert printout.language == language.code
    assert sum("Σ" in line for line in as_lines(printout)) == 2


def test_a_game_that_was_played_on_says_from_where():
    record = played("spjst", hands=1)
    record = replace(record, header=replace(record.header, branch=Branch("a.tarock", 3, 77)))
    lines = list(as_lines(texts(record).printout(record)))
    assert "Played on from a.tarock, hand 3, after act 77" in lines


def test_hands_of_a_record_are_those_of_the_game():
    record = played("ziri", hands=3)
    variant = variant_of(record.header, "")
    hands = list(hand_records(record, variant, Watcher.REFEREE))
    assert [hand.number for hand in hands] == [1, 2, 3]
    assert [entry for hand in hands for entry in hand.entries] == list(record.entries())
    (second,) = hand_records(record, variant, Watcher.REFEREE, 2)
    assert second == hands[1]


def test_an_open_tournament_round_is_not_known():
    record = played("spjst", hands=2, mode=Mode.TOURNAMENT)
    assert known_part(record).hands == 0
    guarded = played("spjst", hands=2)
    assert known_part(guarded) == guarded
