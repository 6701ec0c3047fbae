"""Reads a Qt Linguist file (.ts) without Qt.

The reader takes what lupdate and Linguist write and nothing more: no internal or external document
type, hence no entities of its own. Whatever else it meets is reported with line and column.
"""

from __future__ import annotations

from typing import Final, Literal, NoReturn
from xml.parsers import expat

from msgspec import Struct

from tarock_desktop.texts.languages import Language

SIZE_LIMIT: Final = 4_000_000
"""Bytes; the largest file that is read. Four thousand messages take about one million."""

State = Literal["finished", "unfinished", "obsolete"]

_CHILDREN: Final = {
    "": {"TS"},
    "TS": {"context"},
    "context": {"name", "comment", "message"},
    "message": {
        "source",
        "comment",
        "extracomment",
        "translatorcomment",
        "oldsource",
        "oldcomment",
        "location",
        "userdata",
        "translation",
    },
    "translation": {"numerusform"},
}
_STATES: Final[dict[str | None, State]] = {
    None: "finished",
    "unfinished": "unfinished",
    "vanished": "obsolete",
    "obsolete": "obsolete",
}


class DamagedCatalogue(Exception):  # noqa: N818 - it names what is wrong, as the other readers do
    """A translation file cannot be read; the text is one sentence with line and column.

    Both count from 1.
    """

    def __init__(self, name: str, line: int, column: int, reason: str) -> None:
        super().__init__(f"{name}, line {line}, column {column}: {reason}.")
        self.name = name
        self.line = line
        self.column = column
        self.reason = reason


class Entry(Struct, frozen=True, kw_only=True):
    """One message of a Linguist file."""

    context: str
    source: str
    comment: str
    """Tells two messages with the same source apart; empty for most."""
    plural: bool
    state: State
    forms: tuple[str, ...]
    """The translation: one text, or all plural forms; an unfinished form is empty."""
    line: int
    """Where the message begins, from 1."""


def read_entries(content: bytes, name: str, language: Language) -> tuple[Entry, ...]:
    """Return all messages of a Linguist file, in the order of the file.

    Args:
        content: the file.
        name: what the file is called in error sentences.
        language: what language the file must be for.

    Raises:
        DamagedCatalogue: it is too large, is not a Linguist file of that language, or a message
            is incomplete.
    """
    if len(content) > SIZE_LIMIT:
        reason = f"the file is larger than {SIZE_LIMIT} bytes"
        raise DamagedCatalogue(name, 1, 1, reason)
    return _Reader(name, language).read(content)


class _Reader:
    """Follows the elements of one file."""

    def __init__(self, name: str, language: Language) -> None:
        self._name = name
        self._language = language
        self._entries: list[Entry] = []
        self._seen: set[tuple[str, str, str]] = set()
        self._path: list[str] = [""]
        self._text: list[str] = []
        self._context = ""
        self._message: dict[str, str] = {}
        self._message_line = 0
        self._plural = False
        self._state: State = "finished"
        self._forms: list[str] = []
        # The declaration of another encoding is not followed: lupdate writes UTF-8 only.
        parser = self._parser = expat.ParserCreate("utf-8")
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = self._document_type
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text.append

    def read(self, content: bytes) -> tuple[Entry, ...]:
        try:
            self._parser.Parse(content, True)
        except expat.ExpatError as error:
            reason = f"this is not XML ({expat.ErrorString(error.code)})"
            raise DamagedCatalogue(self._name, error.lineno, error.offset + 1, reason) from error
        return tuple(self._entries)

    def _fail(self, reason: str) -> NoReturn:
        line, column = self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1
        raise DamagedCatalogue(self._name, line, column, reason)

    def _document_type(
        self, doctype: str, system: str | None, public: str | None, internal: int
    ) -> None:
        if doctype != "TS" or system or public or internal:
            self._fail("only the plain document type TS is allowed")

    def _start(self, element: str, attributes: dict[str, str]) -> None:
        parent = self._path[-1]
        if element not in _CHILDREN.get(parent, ()):
            self._fail(f"<{element}> is not expected here")
        self._path.append(element)
        self._text.clear()
        match element:
            case "TS":
                self._start_file(attributes)
            case "context":
                self._context = ""
            case "message":
                self._start_message(attributes)
            case "translation":
                self._start_translation(attributes)
            case _:
                pass

    def _start_file(self, attributes: dict[str, str]) -> None:
        written = attributes.get("language", "")
        if written.replace("-", "_").partition("_")[0] != self._language.code:
            self._fail(f"the file is for '{written}', not for '{self._language.code}'")

    def _start_message(self, attributes: dict[str, str]) -> None:
        if not self._context:
            self._fail("the context of this message has no name")
        self._message = {}
        self._message_line = self._parser.CurrentLineNumber
        self._plural = attributes.get("numerus") == "yes"
        self._state = "unfinished"
        self._forms = []

    def _start_translation(self, attributes: dict[str, str]) -> None:
        kind = attributes.get("type")
        if kind not in _STATES:
            self._fail(f"a translation cannot be '{kind}'")
        if attributes.get("variants") == "yes":
            self._fail("translations of several lengths are not used here")
        self._state = _STATES[kind]

    def _end(self, element: str) -> None:
        self._path.pop()
        parent = self._path[-1]
        text = "".join(self._text)
        self._text.clear()
        match parent, element:
            case "context", "name":
                self._context = text
            case "message", "source" | "comment":
                self._message[element] = text
            case "translation", "numerusform":
                self._forms.append(text)
            case "message", "translation":
                if not self._plural:
                    self._forms.append(text)
            case "context", "message":
                self._add()
            case _:
                pass

    def _add(self) -> None:
        source, comment = self._message.get("source", ""), self._message.get("comment", "")
        if not source:
            self._fail("the message has no source")
        if self._state == "obsolete":
            return
        wanted = self._language.plural_forms if self._plural else 1
        if len(self._forms) != wanted:
            self._fail(f"the message needs {wanted} forms and has {len(self._forms)}")
        key = (self._context, source, comment)
        if key in self._seen:
            self._fail("the message is in the file twice")
        self._seen.add(key)
        self._entries.append(
            Entry(
                context=self._context,
                source=source,
                comment=comment,
                plural=self._plural,
                state=self._state,
                forms=tuple(self._forms),
                line=self._message_line,
            )
        )
