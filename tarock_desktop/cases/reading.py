"""From the document of a case to its cases, ready to be worked out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cases.contradictions import check_contradictions
from tarock_desktop.cases.conversion import NotationHook
from tarock_desktop.cases.grammar import Grammar
from tarock_desktop.cases.mistakes import Mistakes
from tarock_desktop.cases.notation import LETTERS
from tarock_desktop.cases.schema import CaseFacts
from tarock_desktop.cases.spelling import known_name, with_known_names
from tarock_desktop.cases.vocabulary import Vocabularies, Vocabulary
from tarock_desktop.cases.wording import check_words, says_nothing
from tarock_desktop.documents.conversion import convert, find_mistakes
from tarock_desktop.documents.errors import DocumentError, the_first
from tarock_desktop.documents.names import unknown
from tarock_desktop.documents.positions import KeyPath
from tarock_desktop.documents.toml import Document

_CHANGED: Final = ("table", "hand", "expect")
"""The tables of a case that `[[also]]` may change."""


class Case(Struct, frozen=True):
    """One case, all of its notation read and all of its names known."""

    name: str
    """The id; for a changed case with its number behind a slash, from 1."""
    file: str
    facts: CaseFacts
    words: Vocabulary
    seats: str
    """Letters of the people at the table, in order of play."""
    script_line: int
    """Line of the file on which the script begins; 0 without one."""
    document: Document

    @property
    def title(self) -> str:
        """What the case is about, in one line."""
        return self.facts.title

    def line_of(self, number: int) -> int:
        """Return the line of the file for a line of the script, counted from 1."""
        return self.script_line + number - 1

    def line_at(self, path: KeyPath) -> int:
        """Return the line of the file on which the value at *path* stands."""
        return self.document.at_value(path).line


class CaseBook(Struct, frozen=True):
    """The cases of one file."""

    cases: tuple[Case, ...]
    warnings: tuple[DocumentError, ...] = ()
    """Doubts that do not stop the file: an article that the sheet does not have."""


class CaseFileError(ValueError):
    """A file that is not a case; nothing of it is run."""

    def __init__(self, mistakes: tuple[DocumentError, ...]) -> None:
        super().__init__("\n".join(mistake.with_line for mistake in mistakes))
        self.mistakes = mistakes
        """All mistakes, in the order of the text."""


def read_cases(document: Document, vocabularies: Vocabularies) -> CaseBook:
    """Return the case of a document, and each of its changes as a case of its own.

    Raises:
        CaseFileError: with all mistakes and contradictions that were found.
    """
    words = _words(document, vocabularies)
    mistakes: list[DocumentError] = list(_also_mistakes(document))
    warnings: list[DocumentError] = []
    cases: list[Case] = []
    if not mistakes:
        for number, variant in enumerate(_variants(document)):
            case = _read(number, variant, words, mistakes, warnings)
            if case is not None:
                cases.append(case)
    if mistakes:
        raise CaseFileError(the_first(_once(mistakes)))
    return CaseBook(tuple(cases), _once(warnings))


def _once(errors: list[DocumentError]) -> tuple[DocumentError, ...]:
    """Return errors in the order of the text, those of the shared part once."""
    by_text = {(error.position, error.sentence): error for error in errors}
    return tuple(by_text[key] for key in sorted(by_text))


def _words(document: Document, vocabularies: Vocabularies) -> Vocabulary:
    ruleset = document.data.get("ruleset")
    if not isinstance(ruleset, str):
        sentence = '"ruleset" is missing' if ruleset is None else "ruleset must be a text"
        raise CaseFileError((document.error(("ruleset",), sentence),))
    words = vocabularies.get(known_name(ruleset, vocabularies))
    if words is None:
        sentence = unknown("ruleset", ruleset, vocabularies)
        raise CaseFileError((document.error(("ruleset",), sentence),))
    return words


def _also_mistakes(document: Document) -> Iterator[DocumentError]:
    """Give what is wrong with the shape of `[[also]]` itself."""
    changes = document.data.get("also", [])
    if not isinstance(changes, list):
        yield document.error(("also",), "changed cases are written as [[also]]")
        return
    for index, change in enumerate(changes):
        path: KeyPath = ("also", index)
        if not isinstance(change, dict):
            yield document.error(path, "changed cases are written as [[also]]")
            continue
        if "title" not in change:
            yield document.key_error(path, '"title" is missing in [[also]]')
        for key, value in change.items():
            if key not in {"title", *_CHANGED}:
                sentence = unknown("key", key, ("title", *_CHANGED), "in [[also]]")
                yield document.key_error((*path, key), sentence)
            elif key != "title" and not isinstance(value, dict):
                yield document.error((*path, key), f"{key} must be a table")


def _variants(document: Document) -> Iterator[Document]:
    """Give the case itself, then the case with each of its changes."""
    own = {key: value for key, value in document.data.items() if key != "also"}
    yield Document(document.name, document.text, own)
    changes = document.data.get("also")
    for index, change in enumerate(changes if isinstance(changes, list) else ()):
        yield _changed(document, own, index, change)


def _changed(
    document: Document, own: Mapping[str, object], index: int, change: Mapping[str, object]
) -> Document:
    data = {**own, "title": change["title"]}
    moved: set[KeyPath] = {("title",)}
    for key in _CHANGED:
        replaced = change.get(key)
        kept = data.get(key, {})
        if not isinstance(replaced, dict) or not isinstance(kept, dict):
            continue
        table = {**kept, **replaced}
        data[key] = {name: value for name, value in table.items() if replaced.get(name) != {}}
        moved |= {(key, name) for name in replaced}

    def origin(path: KeyPath) -> KeyPath:
        is_moved = path[:1] in moved or path[:2] in moved
        return ("also", index, *path) if is_moved else path

    return Document(document.name, document.text, data, origin)


def _seats(data: Mapping[str, object], words: Vocabulary) -> str:
    table = data.get("table")
    players = table.get("players") if isinstance(table, dict) else None
    known = players if players in words.players else words.players[0]
    return LETTERS[:known]


def _read(
    number: int,
    document: Document,
    words: Vocabulary,
    mistakes: list[DocumentError],
    warnings: list[DocumentError],
) -> Case | None:
    situation = read_situation(document, words)
    mistakes += situation.mistakes
    warnings += situation.warnings
    facts = situation.facts
    if facts is None:
        return None
    if says_nothing(facts.expect) and not facts.hand.script:
        sentence = "nothing is expected: an [expect] table or a script is missing"
        mistakes.append(document.error(("case",), sentence))
    return Case(
        name=facts.case if number == 0 else f"{facts.case}/{number}",
        file=document.name,
        facts=facts,
        words=words,
        seats=situation.seats,
        script_line=situation.script_line,
        document=situation.document,
    )


class Situation(Struct, frozen=True):
    """What a case says, whether something is expected of it or not."""

    document: Document
    """With the names as the sheet writes them."""
    seats: str
    """Letters of the people at the table, in order of play."""
    facts: CaseFacts | None
    """`None`: it cannot be read."""
    mistakes: tuple[DocumentError, ...] = ()
    warnings: tuple[DocumentError, ...] = ()

    @property
    def script_line(self) -> int:
        """Line of the file on which the script begins; 0 without one."""
        if self.facts is None or self.facts.hand.script is None:
            return 0
        return self.document.at_text(("hand", "script")).line


def read_situation(document: Document, words: Vocabulary) -> Situation:
    """Return what a case says, in the words of one sheet."""
    data = {**with_known_names(document.data, words), "ruleset": words.ruleset}
    document = replace(document, data=data)
    seats = _seats(document.data, words)
    hook = NotationHook(Grammar(words, seats))
    malformed = find_mistakes(document, CaseFacts, hook)
    if malformed:
        return Situation(document, seats, None, tuple(malformed))
    facts = convert(document, CaseFacts, hook)
    found = Mistakes(document, words, seats)
    check_words(facts, found)
    check_contradictions(facts, found)
    return Situation(document, seats, facts, tuple(found.found), tuple(found.warnings))
