import re

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from tarock_desktop.texts.languages import CZECH, SLOVENIAN
from tarock_desktop.texts.linguist_file import SIZE_LIMIT, DamagedCatalogue, read_entries

HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="cs">\n'
GOOD = (
    HEAD + "<context>\n<name>Rulings</name>\n"
    '<message numerus="yes">\n<source>%n chip(s)</source>\n<translation>\n'
    "<numerusform>%n žeton</numerusform>\n<numerusform>%n žetony</numerusform>\n"
    "<numerusform>%n žetonů</numerusform>\n</translation>\n</message>\n</context>\n</TS>\n"
)
ENTITIES = (
    '<!DOCTYPE TS [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>\n'
    '<TS language="cs"><context><name>&b;</name></context></TS>'
)


def damage(text: str | bytes) -> DamagedCatalogue:
    content = text.encode() if isinstance(text, str) else text
    with pytest.raises(DamagedCatalogue) as caught:
        read_entries(content, "tarock_cs.ts", CZECH)
    return caught.value


def test_good_file_is_read_to_the_letter():
    (entry,) = read_entries(GOOD.encode(), "tarock_cs.ts", CZECH)
    assert (entry.context, entry.source, entry.comment) == ("Rulings", "%n chip(s)", "")
    assert entry.plural
    assert entry.forms == ("%n žeton", "%n žetony", "%n žetonů")
    assert entry.line == 6


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        ("", 1, 1, "not XML (no element found)"),
        ("Anna", 1, 1, "not XML (syntax error)"),
        (GOOD.replace("</message>", ""), 14, 3, "not XML (mismatched tag)"),
        (HEAD + "<context>\n<name>&evil;</name>", 5, 7, "not XML (undefined entity)"),
        (ENTITIES, 1, 14, "only the plain document type TS is allowed"),
        (
            '<!DOCTYPE TS SYSTEM "file:/other/secret">\n<TS/>',
            1,
            41,
            "only the plain document type",
        ),
        ("<!DOCTYPE html>\n<html/>", 1, 15, "only the plain document type"),
        ("<html/>", 1, 1, "<html> is not expected here"),
        (HEAD + '<xi:include href="x"/></TS>', 4, 1, "<xi:include> is not expected here"),
        (GOOD.replace('"cs"', '"sl"'), 3, 1, "the file is for 'sl', not for 'cs'"),
        (GOOD.replace(' language="cs"', ""), 3, 1, "the file is for '', not for 'cs'"),
        (GOOD.replace("<name>Rulings</name>", ""), 6, 1, "the context of this message has no"),
        (GOOD.replace("%n chip(s)", ""), 13, 1, "the message has no source"),
        (
            GOOD.replace("<numerusform>%n žetonů</numerusform>\n", ""),
            12,
            1,
            "the message needs 3 forms and has 2",
        ),
        (GOOD.replace("<translation>", '<translation type="odd">'), 8, 1, "cannot be 'odd'"),
        (
            GOOD.replace("<translation>", '<translation variants="yes">'),
            8,
            1,
            "translations of several lengths",
        ),
        (GOOD.replace("%n žetony", "%n <b>žetony</b>"), 10, 17, "<b> is not expected here"),
    ],
)
def test_damaged_file_is_told_with_line_and_column(text, line, column, reason):
    caught = damage(text)
    assert (caught.line, caught.column) == (line, column)
    assert reason in caught.reason
    assert str(caught).startswith(f"tarock_cs.ts, line {line}, column {column}: ")
    assert "\n" not in str(caught)


def test_message_that_stands_twice_is_refused():
    message = GOOD[GOOD.index("<message") : GOOD.index("</context>")]
    assert "twice" in damage(GOOD.replace("</context>", message + "</context>")).reason


def test_same_source_with_another_comment_is_another_message():
    message = GOOD[GOOD.index("<message") : GOOD.index("</context>")]
    object_form = message.replace("</source>", "</source><comment>accusative</comment>")
    text = GOOD.replace("</context>", object_form + "</context>")
    entries = read_entries(text.encode(), "tarock_cs.ts", CZECH)
    assert [entry.comment for entry in entries] == ["", "accusative"]


def test_wrong_bytes_and_other_encodings_are_damage_and_nothing_else():
    assert "not XML" in damage(b"\xff\xfe<\x00T\x00S\x00").reason
    assert "not XML" in damage(GOOD.encode("iso-8859-2")).reason
    assert "not XML" in damage(GOOD.encode() + b"\x00").reason


def test_file_of_any_size_above_the_limit_is_refused_unread():
    caught = damage(b"<" * (SIZE_LIMIT + 1))
    assert caught.reason == f"the file is larger than {SIZE_LIMIT} bytes"


def test_a_deep_file_is_refused_at_its_second_level():
    assert "not expected here" in damage("<TS language='cs'>" * 100_000).reason


def test_slovenian_needs_four_forms():
    with pytest.raises(DamagedCatalogue, match="needs 4 forms and has 3"):
        read_entries(GOOD.replace('"cs"', '"sl"').encode(), "tarock_sl.ts", SLOVENIAN)


@settings(max_examples=150, deadline=None)
@given(
    at=st.integers(0, len(GOOD.encode()) - 1),
    length=st.integers(0, 30),
    put=st.binary(max_size=8),
)
def test_a_spoilt_file_is_read_or_told_in_one_sentence(at, length, put):
    content = GOOD.encode()
    spoilt = content[:at] + put + content[at + length :]
    try:
        entries = read_entries(spoilt, "tarock_cs.ts", CZECH)
    except DamagedCatalogue as caught:
        told = str(caught)
        event(caught.reason[:20])
    else:
        assert all(len(entry.forms) == (3 if entry.plural else 1) for entry in entries)
        return
    assert re.fullmatch(r"tarock_cs\.ts, line [1-9]\d*, column [1-9]\d*: .+\.", told)
