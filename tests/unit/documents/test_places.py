"""Every key and value of a TOML text is found where it stands."""

import tomllib
from typing import Any

import pytest

from tarock_desktop.documents.errors import Position
from tarock_desktop.documents.positions import find_places
from tarock_desktop.documents.toml import read_toml

TEXT = '''\
# a comment with [brackets] and = signs
title = "one # no comment"   # a comment
"quoted key" = 1
'literal.key' = [1, [2, 3], { a = 4, "b c" = { d = 5 } },
  # between
  6,
]
a.b . c = "dotted"
date = 1979-05-27T07:32:00Z

[table]
chips = { A = "1", B = "2" }
text = """
first ""quoted"" line
  second \\" line """
raw = \'\'\'x
'y' \'\'\'
same = """z"""

[table.inner."deep key"]
x = true

[[hand]]
items = [{ item = "pagat", by = "B" }, { item = "valat", by = "C" }]
[hand.more]
y = 1
[[hand]]
z = -1.5e3
[[hand.list]]
w = [
  "a",
  "b",
]
[[hand.list]]
w = []
'''


def all_paths(value, path=()):
    if path:
        yield path
    children = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    for key, child in children:
        yield from all_paths(child, (*path, key))


def at(text, position):
    return text.split("\n")[position.line - 1][position.column - 1 :]


def test_every_key_stands_where_its_place_says():
    places = find_places(TEXT)
    for path in all_paths(tomllib.loads(TEXT)):
        assert path in places.keys, path
        begin = at(TEXT, places.keys[path])
        if isinstance(path[-1], str) and not begin.startswith("["):
            assert begin.lstrip("\"'").startswith(path[-1]), path


def test_every_plain_value_stands_where_its_place_says():
    places = find_places(TEXT)
    data: Any = tomllib.loads(TEXT)
    for path in all_paths(data):
        value: Any = data
        for step in path:
            value = value[step]
        if isinstance(value, int | float) and not isinstance(value, bool):
            assert at(TEXT, places.values[path]).startswith(str(value)[:2]), path


@pytest.mark.parametrize(
    ("path", "line", "column"),
    [
        (("hand", 0), 23, 1),
        (("hand", 1, "list", 1), 34, 1),
        (("hand", 0, "items", 1), 24, 40),
        (("hand", 1, "list", 0, "w", 1), 32, 3),
        (("literal.key", 2, "b c", "d"), 4, 48),
        (("a", "b", "c"), 8, 7),
    ],
)
def test_places_of_keys_and_elements(path, line, column):
    assert find_places(TEXT).key(path) == Position(line, column)


def test_the_text_of_a_string_begins_behind_its_quotation_marks():
    places = find_places(TEXT)
    assert places.text(("table", "text")) == Position(14, 1)
    assert places.text(("table", "raw")) == Position(16, 10)
    assert places.text(("table", "same")) == Position(18, 11)
    assert places.text(("title",)) == Position(2, 10)


def test_an_unknown_path_has_the_place_of_what_is_around_it():
    places = find_places(TEXT)
    assert places.key(("hand", 0, "items", 0, "nothing")) == Position(24, 10)
    assert places.key(("nothing",)) == Position(1, 1)


def test_windows_line_ends_do_not_move_anything():
    windows = TEXT.replace("\n", "\r\n")
    assert find_places(windows) == find_places(TEXT)


@pytest.mark.parametrize(
    "text", ["a", "[", "a = [[[", 'a = """', "=", "a = {", "\x00", "a.", "x ="]
)
def test_a_text_that_is_no_toml_ends_the_search_quietly(text):
    find_places(text)


def test_nested_as_deep_as_tomllib_allows():
    depth = 150
    document = read_toml("a = " + "[" * depth + "]" * depth + "\nb = 1", "deep.toml")
    assert document.at_key(("b",)).line == 2
