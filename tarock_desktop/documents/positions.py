"""Where every key and value of a TOML text stands.

`tomllib` gives values without places. This scanner walks over a text that `tomllib` has already
accepted, so it checks nothing: it only notes where things begin.
"""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

from tarock_desktop.documents.errors import START, Position

KeyPath = tuple[str | int, ...]
"""Keys and list places from the top of the document, as in `("hand", "items", 0, "by")`."""

_BLANK: Final = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR: Final = re.compile(r"[^,\]}#\n]+")
_STRINGS: Final = {
    '"""': re.compile(r'"""(?:\\.|"{1,2}(?!")|[^"\\])*"{3,5}', re.DOTALL),
    "'''": re.compile(r"'''(?:'{1,2}(?!')|[^'])*'{3,5}", re.DOTALL),
    '"': re.compile(r'"(?:\\.|[^"\\\n])*"'),
    "'": re.compile(r"'[^'\n]*'"),
}
_ESCAPE: Final = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))", re.DOTALL)
_ESCAPED: Final = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r"}


class Places(Struct, frozen=True):
    """The places of one document."""

    keys: dict[KeyPath, Position]
    """Where the name of a key stands; a list element counts with its value."""
    values: dict[KeyPath, Position]
    """Where a value begins: its quotation mark, bracket or first character."""
    texts: dict[KeyPath, Position]
    """Where the first character of a text stands, behind the quotation marks."""

    def key(self, path: KeyPath) -> Position:
        """Return where a key stands, or the nearest thing around it that has a place."""
        for length in range(len(path), 0, -1):
            found = self.keys.get(path[:length])
            if found is not None:
                return found
        return START

    def value(self, path: KeyPath) -> Position:
        """Return where the value of a key begins, or the key, or what is around it."""
        return self.values.get(path) or self.key(path)

    def text(self, path: KeyPath) -> Position:
        """Return where the first character of a text stands."""
        return self.texts.get(path) or self.value(path)


def find_places(text: str) -> Places:
    """Return the places of everything in a valid TOML text."""
    scanner = _Scanner(text.replace("\r\n", "\n"))
    # A text that is no TOML, or is nested absurdly deep: what was found until then is kept.
    with contextlib.suppress(IndexError, RecursionError):
        scanner.document()
    return Places(scanner.keys, scanner.values, scanner.texts)


@dataclass(slots=True)
class _Scanner:
    text: str
    pos: int = 0
    line: int = 1
    counted: int = 0
    line_start: int = 0
    keys: dict[KeyPath, Position] = field(default_factory=dict)
    values: dict[KeyPath, Position] = field(default_factory=dict)
    texts: dict[KeyPath, Position] = field(default_factory=dict)
    lengths: dict[KeyPath, int] = field(default_factory=dict)
    """How many tables each list of tables has so far."""

    def place(self, at: int) -> Position:
        """Return the position of an offset; offsets only grow from call to call."""
        breaks = self.text.count("\n", self.counted, at)
        if breaks:
            self.line += breaks
            self.line_start = self.text.rfind("\n", self.counted, at) + 1
        self.counted = max(at, self.counted)
        return Position(self.line, at - self.line_start + 1)

    def skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.text, self.pos)
        if found is not None:
            self.pos = found.end()

    def note(self, path: KeyPath, place: Position) -> None:
        self.keys.setdefault(path, place)

    def document(self) -> None:
        table: KeyPath = ()
        self.skip(_BLANK)
        while self.pos < len(self.text):
            if self.text[self.pos] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip(_BLANK)

    def header(self) -> KeyPath:
        place = self.place(self.pos)
        is_list = self.text.startswith("[[", self.pos)
        self.pos += 2 if is_list else 1
        names = [name for name, _ in self.names()]
        self.pos += 2 if is_list else 1
        path: KeyPath = ()
        for index, name in enumerate(names):
            path = (*path, name)
            self.note(path, place)
            if is_list and index == len(names) - 1:
                self.lengths[path] = self.lengths.get(path, 0) + 1
            if path in self.lengths:
                path = (*path, self.lengths[path] - 1)
                self.note(path, place)
        self.keys[path] = place
        return path

    def names(self) -> list[tuple[str, Position]]:
        """Read a key with its dots."""
        found: list[tuple[str, Position]] = []
        while True:
            self.skip(_SPACE)
            place = self.place(self.pos)
            mark = self.text[self.pos]
            if mark in "\"'":
                found.append((self.string()[1], place))
            else:
                bare = _BARE.match(self.text, self.pos)
                if bare is None:
                    raise IndexError
                self.pos = bare.end()
                found.append((bare.group(), place))
            self.skip(_SPACE)
            if self.text[self.pos] != ".":
                return found
            self.pos += 1

    def pair(self, table: KeyPath) -> None:
        path = table
        for name, place in self.names():
            path = (*path, name)
            self.note(path, place)
        self.pos += 1  # the equals sign
        self.skip(_SPACE)
        self.value(path)

    def value(self, path: KeyPath) -> None:
        place = self.place(self.pos)
        self.values[path] = place
        match self.text[self.pos]:
            case '"' | "'":
                self.texts[path] = self.string()[0]
            case "[":
                self.list(path)
            case "{":
                self.inline(path)
            case _:
                before = self.pos
                self.skip(_SCALAR)
                if self.pos == before:
                    raise IndexError

    def string(self) -> tuple[Position, str]:
        """Read a string; return where its text begins, and the text."""
        quote = next(mark for mark in _STRINGS if self.text.startswith(mark, self.pos))
        found = _STRINGS[quote].match(self.text, self.pos)
        if found is None:
            raise IndexError
        begin = self.pos + len(quote)
        if len(quote) == 3 and self.text.startswith("\n", begin):
            begin += 1
        self.pos = found.end()
        content = self.text[begin : self.pos - len(quote)]
        if quote[0] == '"':
            content = _ESCAPE.sub(_unescaped, content)
        return self.place(begin), content

    def list(self, path: KeyPath) -> None:
        self.pos += 1
        index = 0
        self.skip(_BLANK)
        while self.text[self.pos] != "]":
            element = (*path, index)
            self.note(element, self.place(self.pos))
            self.value(element)
            index += 1
            self.separator()
        self.pos += 1

    def inline(self, path: KeyPath) -> None:
        self.pos += 1
        self.skip(_BLANK)
        while self.text[self.pos] != "}":
            self.pair(path)
            self.separator()
        self.pos += 1

    def separator(self) -> None:
        self.skip(_BLANK)
        if self.text[self.pos] == ",":
            self.pos += 1
            self.skip(_BLANK)


def _unescaped(found: re.Match[str]) -> str:
    digits = found.group(1) or found.group(2)
    if digits:
        return chr(int(digits, 16))
    return _ESCAPED.get(found.group(3), found.group(3))
