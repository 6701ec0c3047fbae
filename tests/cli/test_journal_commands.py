"""`verify`, `replay` and `sheet` on good journals, changed ones and hostile ones."""

import csv
from html.parser import HTMLParser
from io import StringIO

import msgspec
import pytest

from tarock_desktop.bots.levels import BOTS
from tarock_desktop.journal.journal import Journal
from tarock_desktop.journal.lines import SeatNote
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.journal.storage import JournalFile
from tarock_desktop.session.ceremony import ceremony_of
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.preferences import Preferences
from tarock_desktop.session.saves import begin
from tarock_desktop.session.scheduler import Scheduler
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.events import (
    CardPlayed,
    HandEnded,
    LinesScored,
    RoundClosed,
    TalonAdded,
    TrickTaken,
)
from tarock_desktop.table.seats import Seat
from tests.kit.executor import InlineExecutor
from tests.kit.first_card import answer_as_computer, new_table
from tests.kit.play import variant_with


def rewritten(source, target, change=lambda event: event, seats=None):
    """Write the journal *source* once more with changed events, its digests in order."""
    reading = read_journal(source)
    header = reading.header
    if seats is not None:
        header = msgspec.structs.replace(header, seats=seats)
    copy = Journal(header, JournalFile.create(target))
    for entry in reading.timeline().entries:
        copy.append(entry.action, tuple(change(event) for event in entry.events))
    copy.close()
    return target


def other_winner(event):
    if isinstance(event, TrickTaken):
        return TrickTaken(Seat((event.seat + 1) % 4))
    return event


@pytest.fixture
def helped(tmp_path):
    """A game in which the table has acted for a person, and the number of its deal."""
    seats = new_table("spjst", "seats").seating
    seeds = Seeds("helped", number_packs=True)
    game = begin(variant_with("spjst"), {}, seats, tmp_path, seeds)
    game.ceremony = ceremony_of(Preferences())
    Scheduler(game, InlineExecutor(), BOTS)
    Evening(game).start_hand()
    while game.prompt() is not None:
        answer_as_computer(game)
    path, number = game.path, game.deal_number()
    game.close()
    return path, number


# ------------------------------------------------------------------------------------- verify


def test_what_the_table_does_for_people_is_decided_as_any_other_act(tarock, helped):
    path, _ = helped
    assert tarock("verify", path).code == 0


def test_replay_says_what_the_table_did_and_the_number_of_the_deal(tarock, helped):
    path, number = helped
    ended = tarock("replay", path)
    assert (ended.code, ended.err) == (0, "")
    assert sum(line.endswith("(by the table)") for line in ended.out.splitlines()) > 1
    assert f"Number of the deal: {number}" in ended.out
    assert f"Nummer des Blatts: {number}" in tarock("replay", path, "--lang", "de").out
    assert str(number) not in tarock("replay", path, "--to", "20").out


def test_journals_of_the_bots_are_decided_the_same_again(tarock, journal_folder):
    paths = sorted(journal_folder.iterdir())
    ended = tarock("verify", *paths)
    assert (ended.code, ended.err) == (0, "")
    assert [line.split()[:2] for line in ended.out.splitlines()] == [
        ["ok", f"{path}:"] for path in paths
    ]


def test_a_journal_that_says_otherwise_gives_3_and_the_first_difference(tarock, journal, tmp_path):
    changed = rewritten(journal, tmp_path / "changed.tarock", other_winner)
    ended = tarock("verify", changed)
    assert ended.code == 3
    place, written, decided = ended.out.splitlines()
    first = next(
        number
        for number, entry in enumerate(read_journal(changed).timeline().entries, 2)
        if any(isinstance(event, TrickTaken) for event in entry.events)
    )
    assert place.startswith(f"{changed}:{first}: act {first - 1} by ")
    assert '"trick-taken"' in written
    assert '"trick-taken"' in decided
    assert written.split()[1] != decided.split()[1]


def test_a_changed_byte_gives_4_and_its_line(tarock, journal, tmp_path):
    lines = journal.read_bytes().splitlines(keepends=True)
    lines[9] = lines[9].replace(b'"seat":', b'"saet":', 1)
    damaged = tmp_path / "damaged.tarock"
    damaged.write_bytes(b"".join(lines))
    ended = tarock("verify", damaged)
    assert (ended.code, ended.out) == (4, "")
    assert ended.err.startswith(f"{damaged}:10:1: ")


def test_what_is_no_journal_gives_4(tarock, tmp_path):
    foreign = tmp_path / "foreign.tarock"
    foreign.write_bytes(b'{"hello":1}\n')
    assert tarock("verify", foreign).code == 4


def test_a_line_that_was_never_completed_is_no_damage(tarock, journal, tmp_path):
    torn = tmp_path / "torn.tarock"
    torn.write_bytes(journal.read_bytes()[:-20])
    ended = tarock("verify", torn)
    assert ended.code == 0
    assert "never completed" in ended.out


def test_the_worst_of_several_journals_decides(tarock, journal, tmp_path):
    changed = rewritten(journal, tmp_path / "changed.tarock", other_winner)
    foreign = tmp_path / "foreign.tarock"
    foreign.write_bytes(b"?\n")
    assert tarock("verify", changed, journal).code == 3
    assert tarock("verify", foreign, changed, journal).code == 4
    assert tarock("verify", journal, tmp_path / "none").code == 2
    assert tarock("verify", tmp_path).code == 2


# ------------------------------------------------------------------------------------- replay


def hands_told(out):
    """The seats whose cards are listed."""
    return {line[7] for line in out.splitlines() if line.startswith("       ")}


def test_each_viewer_sees_his_own_cards_only(tarock, journal):
    told = {
        viewer: hands_told(tarock("replay", journal, "--viewer", viewer).out)
        for viewer in ("A", "b", "public", "referee")
    }
    assert told == {"A": {"A"}, "b": {"B"}, "public": set(), "referee": set("ABCD")}


def test_everybody_hears_the_same_play(tarock, journal):
    def plays(viewer):
        out = tarock("replay", journal, "--viewer", viewer).out
        return [line for line in out.splitlines() if " plays the " in line]

    assert len(plays("public")) == 48
    assert plays("public") == plays("A") == plays("referee")


def test_replay_stops_where_it_is_told(tarock, journal):
    whole = tarock("replay", journal).out.splitlines()
    part = tarock("replay", journal, "--to", 30).out.splitlines()
    assert part == whole[: len(part)]
    assert {int(line.split()[0]) for line in part} <= set(range(1, 31))
    assert whole[len(part)].split()[0] == "31"
    assert tarock("replay", journal, "--to", 0).out == ""


def test_another_language_tells_the_same_acts(tarock, journal):
    def numbers(out):
        return [line[:5] for line in out.splitlines()]

    english = tarock("replay", journal).out
    assert numbers(tarock("replay", journal, "--lang", "de").out) == numbers(english)


@pytest.mark.parametrize("command", ["replay", "sheet"])
def test_a_damaged_journal_is_told_up_to_the_damage(tarock, journal, tmp_path, command):
    lines = journal.read_bytes().splitlines(keepends=True)
    damaged = tmp_path / "damaged.tarock"
    damaged.write_bytes(b"".join([*lines[:20], b"?\n", *lines[21:]]))
    ended = tarock(command, damaged)
    assert ended.code == 4
    assert f"{damaged}:21:2: " in ended.err
    assert ended.out


@pytest.mark.parametrize("command", ["replay", "sheet"])
def test_a_missing_file_gives_2(tarock, tmp_path, command):
    ended = tarock(command, tmp_path / "none.tarock")
    assert (ended.code, ended.out) == (2, "")
    assert "there is no such file" in ended.err


def test_an_unknown_viewer_is_said(tarock, journal):
    ended = tarock("replay", journal, "--viewer", "E")
    assert (ended.code, ended.out) == (2, "")
    assert "one of A, B, C, D" in ended.err


@pytest.mark.parametrize("command", ["replay", "sheet", "verify"])
def test_events_no_table_could_have_made_are_one_sentence(tarock, journal, tmp_path, command):
    def nowhere(event):
        match event:
            case CardPlayed():
                return TalonAdded(99, event.card)
            case LinesScored(lines=lines):
                wrong = [msgspec.structs.replace(line, article="99") for line in lines]
                return LinesScored(tuple(wrong))
            case _:
                return event

    hostile = rewritten(journal, tmp_path / "hostile.tarock", nowhere)
    ended = tarock(command, hostile)
    assert ended.code == (3 if command == "verify" else 4)
    if command != "verify":
        assert ended.err == f"{hostile}: the events contradict each other\n"


@pytest.mark.parametrize("command", ["replay", "sheet", "verify"])
@pytest.mark.parametrize("seat", [-1, 4, 2**63 - 1])
def test_a_seat_the_table_does_not_have_is_damage(tarock, journal, tmp_path, command, seat):
    def elsewhere(event):
        if isinstance(event, TrickTaken):
            return TrickTaken(Seat(seat))
        return event

    hostile = rewritten(journal, tmp_path / "hostile.tarock", elsewhere)
    ended = tarock(command, hostile)
    assert ended.code == 4
    assert ended.err.endswith(f": this table has 4 seats, none is {seat}\n")


def test_a_hostile_name_steers_neither_terminal_nor_page_nor_spreadsheet(
    tarock, journal, tmp_path
):
    names = ("\x1b[2J\rEve", "<script>", "=1+1", "D" * 500)
    seats = tuple(SeatNote(name, "club") for name in names)
    hostile = rewritten(journal, tmp_path / "hostile.tarock", seats=seats)
    for words in (("replay",), ("sheet",), ("sheet", "--format", "html")):
        ended = tarock(words[0], hostile, *words[1:])
        assert ended.code == 0
        assert "\x1b" not in ended.out
        assert "\r" not in ended.out
        assert "D" * 41 not in ended.out
    assert "<script>" not in tarock("sheet", hostile, "--format", "html").out
    header = next(csv.reader(StringIO(tarock("sheet", hostile, "--format", "csv").out)))
    assert header[6] == "'=1+1"


# -------------------------------------------------------------------------------------- sheet


@pytest.fixture
def round_journal(journal_folder):
    return journal_folder / "spjst-round-0001.tarock"


def test_the_columns_of_a_sheet_add_up(tarock, round_journal):
    ended = tarock("sheet", round_journal, "--format", "csv")
    assert ended.code == 0
    rows = list(csv.DictReader(StringIO(ended.out)))
    by_hand: dict[str, list[dict[str, str]]] = {}
    for row in rows:
        if row["hand"]:
            by_hand.setdefault(row["hand"], []).append(row)
    assert list(by_hand) == [str(number) for number in range(1, 13)]
    scores = dict.fromkeys("ABCD", 100)
    for paid in by_hand.values():
        *lines, total, score = paid
        for seat in "ABCD":
            assert sum(int(line[seat]) for line in lines) == int(total[seat])
            scores[seat] += int(total[seat])
            assert int(score[seat]) == scores[seat]
        assert all(line["article"] and line["title"] for line in lines)
    assert sum(scores.values()) == 400


def test_the_last_scores_are_those_of_the_close(tarock, round_journal):
    entries = read_journal(round_journal).timeline().entries
    (closed,) = (e for entry in entries for e in entry.events if isinstance(e, RoundClosed))
    csv_rows = list(
        csv.DictReader(StringIO(tarock("sheet", round_journal, "--format", "csv").out))
    )
    last = [row for row in csv_rows if row["line"] == "score"][-1]
    assert [last[seat] for seat in "ABCD"] == [str(score) for score in closed.scores]


def test_a_sheet_proves_its_sum_in_every_form(tarock, round_journal):
    for form in ("text", "csv", "html"):
        ended = tarock("sheet", round_journal, "--format", form)
        assert ended.code == 0
        assert "= 400. Correct." in ended.out


def test_the_proof_fails_where_somebody_has_changed_a_figure(tarock, round_journal, tmp_path):
    def one_chip_more(event):
        if isinstance(event, LinesScored):
            line = event.lines[0]
            changed = (line.amounts[0] + 1, *line.amounts[1:])
            lines = (msgspec.structs.replace(line, amounts=changed), *event.lines[1:])
            return LinesScored(lines)
        return event

    forged = rewritten(round_journal, tmp_path / "forged.tarock", one_chip_more)
    ended = tarock("sheet", forged)
    assert ended.code == 1
    assert "✗ Hand 1: the gains come to 1; it should be 0." in ended.out
    assert "it should be: 400" in ended.out


def test_a_sheet_has_no_line_of_a_hand_that_is_not_over(tarock, journal, tmp_path):
    reading = read_journal(journal)
    unfinished = Journal(reading.header, JournalFile.create(tmp_path / "half.tarock"))
    for entry in reading.timeline().entries:
        if any(isinstance(event, HandEnded) for event in entry.events):
            break
        unfinished.append(entry.action, entry.events)
    unfinished.close()
    ended = tarock("sheet", tmp_path / "half.tarock")
    assert ended.code == 0
    assert len(ended.out.splitlines()) == 1


@pytest.mark.parametrize("language", ["en", "cs", "sl", "de"])
@pytest.mark.parametrize("form", ["text", "csv", "html"])
def test_a_sheet_is_there_in_every_form_and_language(tarock, round_journal, form, language):
    ended = tarock("sheet", round_journal, "--format", form, "--lang", language)
    assert (ended.code, ended.err) == (0, "")
    assert "{" not in ended.out.replace(ended.out.partition("</style>")[0], "")


class Balance(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.cells = [], []

    def handle_starttag(self, tag, attributes):
        if tag != "meta":
            self.open.append(tag)
        if tag == "tr":
            self.cells.append(0)
        if tag in ("td", "th"):
            self.cells[-1] += 1

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_the_page_is_whole(tarock, round_journal):
    page = Balance()
    page.feed(tarock("sheet", round_journal, "--format", "html").out)
    assert page.open == []
    assert len(page.cells) > 12 * 4
    assert set(page.cells) == {6}


# ------------------------------------------------------------------------- replay to a file


def test_one_hand_can_be_told(tarock, journal_folder):
    path = journal_folder / "spjst-round-0001.tarock"
    whole = tarock("replay", path).out
    parts = [tarock("replay", path, "--hand", number).out for number in (1, 2)]
    assert whole.startswith("".join(parts))
    ended = tarock("replay", path, "--hand", 99)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == "tarock replay: there are 12 hands in this journal\n"


def test_json_lines_are_a_journal_up_to_the_end_of_a_hand(tarock, journal_folder, tmp_path):
    path, target = journal_folder / "spjst-round-0001.tarock", tmp_path / "two.jsonl"
    ended = tarock("replay", path, "--format", "jsonl", "--hand", 2, "-o", target)
    assert (ended.code, ended.out, ended.err) == (0, "", "")
    assert path.read_bytes().startswith(target.read_bytes())
    assert tarock("verify", target).code == 0
    parts = [tarock("replay", path, "--hand", number).out for number in (1, 2)]
    assert tarock("replay", target).out == "".join(parts)


def test_a_text_in_a_file_is_the_text_that_is_printed(tarock, journal, tmp_path):
    target = tmp_path / "hand.txt"
    assert tarock("replay", journal, "--viewer", "referee", "-o", target).code == 0
    told = tarock("replay", journal, "--viewer", "referee").out
    assert target.read_text("utf-8") == told


def test_a_record_is_a_pdf(tarock, journal, tmp_path, qapp):
    target = tmp_path / "hand.pdf"
    assert tarock("replay", journal, "--format", "pdf", "-o", target).code == 0
    assert target.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize("form", ["jsonl", "pdf"])
def test_what_is_no_text_wants_a_file(tarock, journal, form):
    ended = tarock("replay", journal, "--format", form)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == f"tarock replay: --format {form} is written to a file: add -o FILE\n"


def test_a_file_that_is_there_is_left_as_it_is(tarock, journal, tmp_path):
    target = tmp_path / "mine.txt"
    target.write_text("mine")
    ended = tarock("replay", journal, "-o", target)
    assert ended.code == 2
    assert ended.err.startswith(f"{target}: cannot be written: ")
    assert target.read_text() == "mine"
