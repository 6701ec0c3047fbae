"""Reading TOML that a person wrote."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Final

from msgspec import Struct

from tarock_desktop.documents.errors import START, DocumentError, Position
from tarock_desktop.documents.faults import Fault, fault
from tarock_desktop.documents.positions import KeyPath, Places, find_places

_AT: Final = re.compile(r"^(.*) \(at (?:line (\d+), column (\d+)|end of document)\)$", re.DOTALL)
_PART: Final = r"(?:(?<![\w-])[\w-]+|\"[^\"\n]*\"|'[^'\n]*')[ \t]*\.[ \t]*"
_LONG_KEY: Final = re.compile(f"(?:{_PART}){{32}}")


class Document(Struct, frozen=True, dict=True):
    """A TOML text with its values and the places of them."""

    name: str
    """The name of the file, as errors show it."""
    text: str
    data: Mapping[str, object]
    origin: Callable[[KeyPath], KeyPath] | None = None
    """Where a path of `data` stands in `text`, if `data` was put together from its parts."""

    @cached_property
    def places(self) -> Places:
        """The places of all keys and values; found when first asked for."""
        return find_places(self.text)

    def at_key(self, path: KeyPath) -> Position:
        """Return where the key at *path* stands, or the nearest thing around it."""
        return self.places.key(self._source(path))

    def at_value(self, path: KeyPath) -> Position:
        """Return where the value at *path* begins."""
        return self.places.value(self._source(path))

    def at_text(self, path: KeyPath) -> Position:
        """Return where the first character of the text at *path* stands."""
        return self.places.text(self._source(path))

    def error(self, path: KeyPath, sentence: str | Fault) -> DocumentError:
        """Return an error about the value at *path*."""
        return DocumentError(self.name, self.at_value(path), sentence)

    def key_error(self, path: KeyPath, sentence: str | Fault) -> DocumentError:
        """Return an error about the key at *path*."""
        return DocumentError(self.name, self.at_key(path), sentence)

    def _source(self, path: KeyPath) -> KeyPath:
        return self.origin(path) if self.origin is not None else path


def read_toml(text: str, name: str) -> Document:
    """Return the document of a TOML text.

    Raises:
        DocumentError: the text is not TOML, with the place where it stops being so.
    """
    long_key = _LONG_KEY.search(text)
    if long_key is not None:
        # tomllib needs quadratic time for a key of thousands of parts.
        place = _place(text, long_key.start())
        raise DocumentError(name, place, fault("a key has too many parts"))
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise DocumentError(name, START, fault("the values are nested too deep")) from None
    except tomllib.TOMLDecodeError as error:
        raise _syntax_error(str(error), text, name) from None
    except ValueError:
        raise DocumentError(name, START, fault("a number has too many digits")) from None
    return Document(name, text, data)


def _syntax_error(message: str, text: str, name: str) -> DocumentError:
    found = _AT.match(message)
    if found is None:
        return DocumentError(name, START, _no_toml(message))
    sentence = _no_toml(found.group(1))
    if found.group(2) is None:
        return DocumentError(name, _place(text, len(text)), sentence)
    return DocumentError(name, Position(int(found.group(2)), int(found.group(3))), sentence)


_SYNTAX: Final[Mapping[str, Fault]] = {
    "Invalid statement": fault("this is no statement"),
    "Invalid value": fault("this is no value"),
    "Invalid date or datetime": fault("there is no such date"),
    "Invalid hex value": fault("a backslash in a text needs a known sign behind it"),
    "Invalid initial character for a key part": fault("a key cannot begin like this"),
    "Unclosed array": fault("a list is not closed"),
    "Unclosed inline table": fault("a table is not closed"),
    "Unterminated string": fault("a text is not closed"),
    "Unescaped": fault("a backslash in a text needs a known sign behind it"),
    "Escaped": fault("a backslash in a text needs a known sign behind it"),
    "Expected newline": fault("the line does not end where it should"),
    "Expected '='": fault("the equals sign is missing"),
    "Expected": fault("a bracket or a quotation mark is missing"),
    "Found invalid character": fault("this character is not allowed here"),
    "Illegal character": fault("this character is not allowed here"),
    "Cannot": fault("this key stands in the file already"),
    "Duplicate": fault("this key stands in the file already"),
}
"""How the messages of `tomllib` begin, the longer ones first."""


def _no_toml(message: str) -> Fault:
    found = (said for begin, said in _SYNTAX.items() if message.startswith(begin))
    reason = next(found, fault("it cannot be read"))
    return fault("this is not TOML: {reason}", reason=reason)


def _place(text: str, at: int) -> Position:
    return Position(text.count("\n", 0, at) + 1, at - (text.rfind("\n", 0, at) + 1) + 1)
