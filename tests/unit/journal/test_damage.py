"""Reading what anything may have happened to."""

import contextlib
import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarock_desktop.journal import reading as reading_module
from tarock_desktop.journal.columns import column_of
from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.lines import FORMAT, MAX_LINE, Header, digest_of
from tarock_desktop.journal.reading import read_content, read_journal
from tests.unit.journal.games import header, played


@pytest.fixture(scope="module")
def content(tmp_path_factory):
    return played(tmp_path_factory.mktemp("games") / "game.tarock", acts=12).read_bytes()


def sealed(*bodies: str | bytes) -> bytes:
    """Return lines whose digests are right, whatever stands in them."""
    result, previous = b"", ""
    for body in bodies:
        raw = body.encode() if isinstance(body, str) else body
        previous = digest_of(raw, previous)
        result += raw[:-1] + f',"d":"{previous}"}}\n'.encode()
    return result


def first_line(**changes: object) -> bytes:
    plain = msgspec.to_builtins(header()) | changes
    return json.dumps(plain).encode()


def damage_of(content: bytes) -> JournalError:
    try:
        found = read_content(content, "game.tarock").damage
    except JournalError as error:
        return error
    assert found is not None
    return found


def test_cut_at_any_byte_only_the_line_that_was_being_written_is_lost(content):
    whole = content.splitlines(keepends=True)
    start = len(b"".join(whole[:-3]))
    for size in range(start, len(content) + 1):
        reading = read_content(content[:size], "game.tarock")
        complete = content[:size].count(b"\n")
        assert len(reading.lines) == complete - 1
        assert reading.damage is None
        assert reading.torn == (content[:size][-1:] != b"\n")
        assert content[: reading.size] == b"".join(whole[:complete])


@given(data=st.data())
@settings(max_examples=60)
def test_a_changed_byte_is_found_in_its_line(content, data):
    at = data.draw(st.integers(min_value=0, max_value=len(content) - 2))
    other = data.draw(st.integers(min_value=0, max_value=255).filter(lambda b: b != content[at]))
    changed = content[:at] + bytes([other]) + content[at + 1 :]
    line = content.count(b"\n", 0, at) + 1
    assert damage_of(changed).position.line in (line, line - (content[at] == 10))


def test_a_line_taken_out_is_found(content):
    lines = content.splitlines(keepends=True)
    del lines[4]
    found = damage_of(b"".join(lines))
    assert found.position.line == 5
    assert "was changed" in found.sentence


def test_everything_before_the_damage_is_read(content):
    lines = content.splitlines(keepends=True)
    lines[6] = lines[6].replace(b'"n":6', b'"n":9')
    reading = read_content(b"".join(lines), "game.tarock")
    assert len(reading.lines) == 5
    assert reading.damage is not None
    assert str(reading.damage) == "game.tarock:7:1: this line, or one before it, was changed"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "the file is empty"),
        (b"hello\n", "this is not a Tarock journal"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "this is not a Tarock journal"),
        (b'{"tarock":1', "this is not a Tarock journal"),
        (b"[" * 200_000 + b"\n", "this is not a Tarock journal"),
        (b'{"tarock":true}\n', "this is not a Tarock journal"),
        (b'{"tarock":1}\n', "the digest is missing"),
        (b'{"tarock":%d,"what":"ever"}\n' % (FORMAT + 1), "was written by a newer version"),
        (b'{"tarock":0}\n', "does not know format 0"),
        (b'{"tarock":-99999999}\n', "does not know format"),
        (b" " * MAX_LINE + b"\n", "this is not a Tarock journal"),
    ],
)
def test_what_is_no_journal_is_told_in_one_sentence(content, sentence):
    with pytest.raises(JournalError, match=sentence) as caught:
        read_content(content, "game.tarock")
    assert caught.value.position.line == 1
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("body", "sentence", "column"),
    [
        (
            '{"line":"act","n":1,"a":{"do":"cut","seat":1,"lifted":"x"},"e":[]}',
            "must be a whole number",
            55,
        ),
        ('{"line":"act","n":1,"a":{"do":"fly","seat":1},"e":[]}', '"fly" is not', 31),
        (
            '{"line":"act","n":1,"a":{"do":"play-card","seat":1,"card":"T99"},"e":[]}',
            '"T99" is not',
            59,
        ),
        ('{"line":"act","n":5,"a":{"do":"ready","seat":1},"e":[]}', "act 5 stands where 1", 1),
        ('{"line":"move","how":"undo","to":1}', "undo can't lead to act 1", 1),
        ('{"line":"dance"}', '"dance" is not', 9),
        ('{"line":"seats","seats":[]}', "4 seats", 1),
        ('{"line":"move","how":"undo",}', "not JSON", 29),
        ('{"x":' + "[" * 20000 + "}", "nested too deep", 1),
        (b'{"line":"seats","seats":[{"name":"\xff","player":"club"}]}', "not UTF-8", 1),
        (b'{"line":"dance","to":"\xff"}', "not UTF-8", 1),
    ],
)
def test_a_hostile_line_with_a_right_digest_is_told_with_its_place(body, sentence, column):
    found = damage_of(sealed(first_line(), body))
    assert sentence in found.sentence
    assert (found.position.line, found.position.column) == (2, column)


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 4},
        {"mode": "casino"},
        {"options": {"loan_unit": None}},
        {"seats": [{"name": "A", "player": "club", "x": 1}]},
        {"more": 1},
    ],
)
def test_a_hostile_first_line_is_refused(changes):
    with pytest.raises(JournalError) as caught:
        read_content(sealed(first_line(**changes)), "game.tarock")
    assert caught.value.position.line == 1


def test_too_long_a_line_and_too_many_lines_are_damage(content, monkeypatch):
    long = content + b'{"line":"' + b"x" * MAX_LINE + b'"}\n'
    assert "longer than" in damage_of(long).sentence
    monkeypatch.setattr(reading_module, "MAX_LINES", 6)
    found = damage_of(content)
    assert "more than 6 lines" in found.sentence
    assert found.position.line == 7


def test_too_large_a_file_is_not_read(content, monkeypatch):
    monkeypatch.setattr(reading_module, "MAX_FILE", 100)
    assert "larger than 100 bytes" in damage_of(content).sentence


def test_a_folder_and_a_missing_file_are_told(tmp_path):
    with pytest.raises(JournalError, match="not a file"):
        read_journal(tmp_path)
    with pytest.raises(JournalError, match="no such file"):
        read_journal(tmp_path / "none")


@given(st.binary(max_size=300))
@settings(max_examples=100)
def test_any_bytes_end_in_a_reading_or_one_error(junk):
    with contextlib.suppress(JournalError):
        assert isinstance(read_content(junk, "junk").header, Header)


@pytest.mark.parametrize(
    ("path", "value"),
    [("$.a", "{"), ("$.a.c[1]", '"y"'), ("$.d", "4"), ("$.none", "{"), ("$.a.b", "1")],
)
def test_columns_are_those_of_the_value(path, value):
    text = ' {"a" : {"b":1, "c": ["x,]" , "y"]},\t"d":4}'
    assert text[column_of(text, path) - 1 :].lstrip().startswith(value)
