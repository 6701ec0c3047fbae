"""Bytes and texts that cannot be used give one sentence with its place."""

import os

import pytest

from tarock_desktop.documents.decoding import MAX_BYTES, decode_text
from tarock_desktop.documents.errors import DocumentError, Position
from tarock_desktop.documents.files import load, read_text
from tarock_desktop.documents.names import nearest, unknown
from tarock_desktop.documents.toml import read_toml


def failing(call, *args):
    with pytest.raises(DocumentError) as caught:
        call(*args)
    return caught.value


def test_bytes_that_are_not_utf8_have_their_line_and_column():
    error = failing(decode_text, 'a = 1\nné = "'.encode() + b'\xff"', "x.toml")
    assert error.position == Position(2, 7)
    assert "UTF-8" in error.sentence


def test_a_byte_order_mark_is_dropped():
    assert decode_text(b"\xef\xbb\xbfa = 1", "x.toml") == "a = 1"


def test_the_largest_text_is_a_mebibyte():
    assert len(decode_text(b" " * MAX_BYTES, "x.toml")) == MAX_BYTES
    assert "larger" in failing(decode_text, b" " * (MAX_BYTES + 1), "x.toml").sentence


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = \n", 2),
        ("a = 1\na = 2", 2),
        ("[t]\n[t]\n", 2),
        ('a = "unfinished\n', 1),
        ("a = [1,\n2,\n", 3),
        ("x = 1\n\x01", 2),
        ("a.b = 1\n[a]\nb.c = 1\n", 2),
    ],
)
def test_a_syntax_error_has_its_line(text, line):
    error = failing(read_toml, text, "x.toml")
    assert error.position.line == line
    assert error.sentence.startswith("this is not TOML: ")
    assert str(error).startswith(f"x.toml:{line}:")


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 100_000,
        "a = " + "{ b = " * 100_000,
        ".".join(["a"] * 200_000) + " = 1",
        "[" + " . ".join(['"a"'] * 100_000) + "]",
        "x = { " + ".".join(["a"] * 200_000) + " = 1 }",
        "a = " + "9" * 500_000,
    ],
    ids=["arrays", "tables", "dotted key", "header", "inline key", "number"],
)
def test_a_hostile_text_is_refused_and_does_not_hang(text):
    failing(read_toml, text, "x.toml")


def test_sentences_with_many_points_are_no_key():
    line = "a = 'one. two. three. four. five.'\n"
    document = read_toml("".join(f"k{n}" + line for n in range(40)), "x.toml")
    assert len(document.data) == 40


def test_a_missing_file_a_folder_and_a_pipe_are_refused(tmp_path):
    assert "no such file" in failing(load, tmp_path / "no.toml").sentence
    assert "not a file" in failing(load, tmp_path).sentence
    pipe = tmp_path / "pipe"
    if hasattr(os, "mkfifo"):
        os.mkfifo(pipe)
        assert "not a file" in failing(load, pipe).sentence


def test_a_file_is_read_with_its_name(tmp_path):
    path = tmp_path / "a.toml"
    path.write_bytes(b"a = 'x'\r\n")
    document = load(path)
    assert document.data == {"a": "x"}
    assert document.name == str(path)
    path.write_bytes(b"#" * (MAX_BYTES + 2))
    assert "larger" in failing(read_text, path).sentence


def test_the_nearest_name_ignores_capitals_and_gives_up_on_strangers():
    assert nearest("PAGAT", ["pagat", "valat"]) == "pagat"
    assert nearest("spjst-p1", ["SPJST-P10", "KR-P31"]) == "SPJST-P10"
    assert nearest("zzz", ["pagat", "valat"]) is None
    assert unknown("item", "x\ny", []) == 'unknown item "x\\ny"'
