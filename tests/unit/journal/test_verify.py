"""Verification decides again; replay believes the events; older formats are lifted."""

import msgspec
import pytest
from msgspec.structs import replace

from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.journal import Journal
from tarock_desktop.journal.lines import ActLine, Header, Line, Motion, MoveLine, seal
from tarock_desktop.journal.reading import read_content, read_journal
from tarock_desktop.journal.rules import check_same_rules, hash_of, opening, variant_of
from tarock_desktop.journal.storage import JournalFile
from tarock_desktop.journal.upcast import UPCASTS, lifted
from tarock_desktop.journal.verify import verify
from tarock_desktop.table.actions import StartHand
from tarock_desktop.table.events import CardPlayed, HandStarted, LinesScored
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import TABLE, Seat
from tests.kit.play import random_hand, variant_with
from tests.kit.replaying import replay
from tests.unit.journal.games import header, played


def content_of(lines: tuple[Line, ...], first: Header) -> bytes:
    sealed = seal(first, "")
    content = sealed.content
    for line in lines:
        sealed = seal(line, sealed.digest)
        content += sealed.content
    return content


@pytest.fixture
def reading(tmp_path):
    return read_journal(played(tmp_path / "game.tarock"))


def with_event(reading, kind, change):
    """Return *reading* with its first event of *kind* changed, as a forger would seal it."""
    for place, line in enumerate(reading.lines):
        for number, event in enumerate(line.e):
            if isinstance(event, kind):
                events = (*line.e[:number], change(event), *line.e[number + 1 :])
                forged = msgspec.structs.replace(line, e=events)
                lines = (*reading.lines[:place], forged, *reading.lines[place + 1 :])
                return read_content(content_of(lines, reading.header), "forged"), place + 2
    raise AssertionError(kind)


def test_an_honest_journal_is_verified(reading):
    assert verify(reading, variant_with()) is None


def test_a_changed_amount_is_found_with_both_sides(reading):
    def richer(event):
        line = event.lines[0]
        amounts = (line.amounts[0] + 1, line.amounts[1] - 1, *line.amounts[2:])
        return LinesScored((msgspec.structs.replace(line, amounts=amounts), *event.lines[1:]))

    forged, line = with_event(reading, LinesScored, richer)
    assert forged.damage is None
    found = verify(forged, variant_with())
    assert found is not None
    assert found.line == line
    assert isinstance(found.written, LinesScored)
    assert isinstance(found.decided, LinesScored)
    assert found.written.lines[0].amounts[0] == found.decided.lines[0].amounts[0] + 1


def test_a_missing_and_a_surplus_event_are_found(reading):
    last = reading.lines[-1]
    for events, missing in ((last.e[:-1], "written"), ((*last.e, last.e[0]), "decided")):
        lines = (*reading.lines[:-1], msgspec.structs.replace(last, e=events))
        found = verify(replace(reading, lines=lines), variant_with())
        assert found is not None
        assert getattr(found, missing) is None


def test_an_act_the_rules_refuse_is_found(reading):
    first = ActLine(1, StartHand(TABLE, Seat(9)), (HandStarted(1, Seat(9), ()),))
    found = verify(replace(reading, lines=(first,)), variant_with())
    assert found is not None
    assert found.verdict is Verdict.IMPOSSIBLE


def test_acts_that_were_undone_are_verified_too(tmp_path):
    path = tmp_path / "game.tarock"
    journal = Journal(header(), JournalFile.create(path))
    for seed in ("1", "2"):
        for action, decision in random_hand(variant_with(), seed)[:20]:
            journal.append(action, decision.events)
        if seed == "1":
            journal.move(Motion.UNDO, 0)
    reading = read_journal(path)
    assert verify(reading, variant_with()) is None
    assert len(reading.lines) == 41
    assert isinstance(reading.lines[20], MoveLine)
    forged, line = with_event(reading, HandStarted, lambda e: HandStarted(2, e.dealer, e.order))
    found = verify(forged, variant_with())
    assert found is not None
    assert found.line == line == 2


def test_replay_gives_the_states_of_the_game_without_asking_a_rule(reading):
    states = [state for _, state in replay(reading, variant_with())]
    assert states == [decision.state for _, decision in random_hand(variant_with(), "7")]


def test_replay_believes_a_changed_event(reading):
    forged, line = with_event(
        reading, CardPlayed, lambda e: msgspec.structs.replace(e, winning=Seat(3))
    )
    states = [state for _, state in replay(forged, variant_with())]
    assert states[line - 2].play.winning == Seat(3)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"ruleset": "bridge"}, "does not know the ruleset"),
        ({"options": {"loan_unit": 0}}, "loan_unit can't be 0"),
        ({"options": {"loans": 1}}, "unknown option"),
        ({"seats": ()}, "0 can't play"),
    ],
)
def test_rules_nobody_has_are_refused(changes, sentence):
    with pytest.raises(JournalError, match=sentence):
        variant_of(header(**changes), "game.tarock")


def test_changed_rules_can_be_looked_at_but_not_played_on(reading):
    old = header(hash="0" * 16)
    with pytest.raises(JournalError, match="the rules have changed"):
        check_same_rules(old, "game.tarock")
    lines = list(replay(replace(reading, header=old), variant_of(old, "game.tarock")))
    assert len(lines) == len(reading.lines)


@pytest.mark.parametrize("mode", list(Mode))
def test_a_game_of_any_mode_can_be_played_on(mode: Mode):
    check_same_rules(header(mode=mode, hash=hash_of("spjst", {})), "game.tarock")


def test_the_table_opens_with_the_chips_of_the_sheet():
    assert opening(header(), variant_with()).round.chips == (variant_with().start,) * 4


def from_zero(line):
    """Lift the artificial format 0, which called acts `act` and `events` and had no seats."""
    if "tarock" in line:
        return line | {"tarock": 1, "seats": msgspec.to_builtins(header().seats)}
    return {"line": "act", "n": line["number"], "a": line["act"], "e": line["events"]}


def zero_content(reading) -> bytes:
    first = msgspec.to_builtins(reading.header) | {"tarock": 0}
    del first["seats"]
    sealed = seal(first, "")
    content = sealed.content
    for line in reading.lines:
        plain = {"number": line.n, "act": line.a, "events": line.e}
        sealed = seal(plain, sealed.digest)  # type: ignore[arg-type]
        content += sealed.content
    return content


def test_an_older_format_is_lifted_while_it_is_read(reading):
    lifted_reading = read_content(zero_content(reading), "old", {**UPCASTS, 0: from_zero})
    assert lifted_reading.version == 0
    assert lifted_reading.lines == reading.lines
    assert lifted_reading.header == reading.header
    assert verify(lifted_reading, variant_with()) is None


def test_an_older_line_that_its_format_can_not_have_is_damage(reading):
    first = zero_content(reading).splitlines(keepends=True)[0]
    digest = first[-19:-3].decode()
    junk = seal({"number": 1}, digest).content  # type: ignore[arg-type]
    found = read_content(first + junk, "old", {**UPCASTS, 0: from_zero}).damage
    assert found is not None
    assert "no line of format 0" in found.sentence


def test_lifting_goes_step_by_step():
    steps = {0: lambda line: line | {"a": 1}, 1: lambda line: line | {"b": line["a"] + 1}}
    assert lifted({}, 0, 2, steps) == {"a": 1, "b": 2}
    assert lifted({}, 2, 2, steps) == {}
