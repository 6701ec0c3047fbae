"""What a teacher wrote beside a game: lines for a step, in a file of its own.

One line is for the room, another for the teacher alone. A comment belongs to the acts it was
written about and to no others: `Course` is their digest. The journal does not know of comments, so
that acts, digests and replay are the same with and without. docs/journal-format.md describes the
file for readers.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Final, TypeVar, final

import msgspec
from msgspec import Struct

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.faults import fault
from tarock_desktop.documents.files import read_text, reason
from tarock_desktop.journal.columns import column_of
from tarock_desktop.journal.errors import JournalError, at_line
from tarock_desktop.journal.sharing import alone_in
from tarock_desktop.journal.storage import name_aside, replace_content
from tarock_desktop.table.actions import Action
from tarock_desktop.table.codec import encode

SUFFIX: Final = ".comments"
"""What the name of the file has after that of the journal."""
LONGEST: Final = 200
"""Characters of a comment at most."""
FORMAT: Final = 2
"""Version of the format that is written; older ones are read."""
_DIGITS: Final = 16


class Course(Struct, frozen=True):
    """Some acts of a game from the first on: how many, and their digest."""

    length: int = 0
    digest: str = ""

    def after(self, action: Action) -> Course:
        """Return the course with one more act."""
        content = self.digest.encode() + encode(action)
        return Course(self.length + 1, hashlib.sha256(content).hexdigest()[:_DIGITS])


class Moment(Struct, frozen=True):
    """A place in a game that can have a comment."""

    act: int
    """Number of the act in the game, from 1."""
    part: int
    """Of what came of the act, from 0."""
    course: str
    """Digest of the acts up to this one."""


class Reader(Enum):
    """Whom a comment is for."""

    ROOM = "room"
    TEACHER = "teacher"


class Comment(Struct, frozen=True):
    """What stands at a moment for one reader."""

    text: str = ""
    """As the teacher wrote it."""
    key: str = ""
    """Of a sentence that the program has in every language; then there is no text."""

    def __bool__(self) -> bool:
        return bool(self.text or self.key)


NO_COMMENT: Final = Comment()
_Place = tuple[Moment, Reader]


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    comments: int


class _Line(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename={"reader": "for"},
):
    act: int
    part: int
    course: str
    reader: Reader = Reader.ROOM
    """In format 1 all comments are for the room."""
    text: str = ""
    key: str = ""


@final
class Comments:
    """The comments on one game. Without a file they live in memory only."""

    def __init__(self, path: Path | None = None) -> None:
        """Read the file of a game's comments, if there is one; nothing here raises."""
        self._path = path
        self._written: dict[_Place, Comment] = {}
        self.damage: JournalError | None = None
        """What is wrong with the file: the first line that can't be read; the others are kept."""
        self.is_newer = False
        """Whether a later program has written the file: nothing is read or written."""
        if path is not None and path.exists():
            self._read(path)

    @classmethod
    def beside(cls, journal: Path | None) -> Comments:
        """Return the comments on the game of a journal file; `None`: of one in memory."""
        return cls(None if journal is None else journal.with_name(journal.name + SUFFIX))

    @property
    def written(self) -> Mapping[tuple[Moment, Reader], Comment]:
        """All comments."""
        return self._written

    def at(self, moment: Moment, reader: Reader = Reader.ROOM) -> Comment:
        """Return what stands at a moment for a reader; an empty comment: nothing."""
        return self._written.get((moment, reader), NO_COMMENT)

    def lay(self, moment: Moment, key: str, reader: Reader = Reader.ROOM) -> None:
        """Lay a sentence of the program beside a game that is saved nowhere."""
        self._written = _changed(self._written, (moment, reader), Comment(key=key))

    def write(self, moment: Moment, text: str, reader: Reader = Reader.ROOM) -> None:
        """Keep a comment, cut to one line; an empty one takes away what stood there.

        What another window has written meanwhile is kept. A damaged file is copied to a new name
        before.

        Raises:
            JournalError: it can't be written; nothing is changed.
        """
        line = " ".join("".join(c if c.isprintable() else " " for c in text).split())[:LONGEST]
        place, comment = (moment, reader), Comment(line)
        if comment == self.at(moment, reader):
            return
        if self._path is None:
            self._written = _changed(self._written, place, comment)
            return
        try:
            with alone_in(self._path.parent):
                # Another window may have written since.
                others = Comments(self._path) if self._path.exists() else self
                if others.is_newer and others.damage is not None:
                    raise others.damage
                kept = self._written if others.damage is not None else {}
                written = _changed({**kept, **others.written}, place, comment)
                self.damage = others.damage
                self._save(self._path, written)
        except OSError as error:
            raise _unsaved(self._path, error) from None
        self._written = written

    def _save(self, path: Path, written: dict[_Place, Comment]) -> None:
        lines: list[_Head | _Line] = [_Head(FORMAT)]
        lines += (
            _Line(at.act, at.part, at.course, reader, comment.text, comment.key)
            for (at, reader), comment in written.items()
        )
        content = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
        if self.damage is not None:
            shutil.copyfile(path, name_aside(path))
        replace_content(path, content)
        self.damage = None

    def _read(self, path: Path) -> None:
        try:
            lines = read_text(path).split("\n")
        except DocumentError as error:
            self.damage = JournalError(error.name, error.position, error.what)
            return
        for number, line in enumerate(lines, start=1):
            if not line.strip():
                continue
            try:
                if number == 1:
                    self._check_head(line, str(path))
                else:
                    found = _decoded(line, _Line, str(path), number)
                    moment = Moment(found.act, found.part, found.course)
                    text = " ".join(found.text.split())[:LONGEST]
                    self._written[moment, found.reader] = Comment(text, found.key)
            except JournalError as error:
                self.damage = self.damage or error
                if number == 1:
                    return

    def _check_head(self, line: str, name: str) -> None:
        head = _decoded(line, _Head, name, 1)
        if not 1 <= head.comments <= FORMAT:
            self.is_newer = head.comments > FORMAT
            what = fault(
                "this program does not know format {number} of comments", number=head.comments
            )
            raise at_line(name, 1, what, column_of(line, "$.comments"))


def _changed(
    written: dict[_Place, Comment], place: _Place, comment: Comment
) -> dict[_Place, Comment]:
    changed = {**written, place: comment}
    if not comment:
        del changed[place]
    return changed


def _unsaved(path: Path, error: OSError) -> JournalError:
    return at_line(
        str(path), 1, fault("the comment cannot be saved: {reason}", reason=reason(error))
    )


_T = TypeVar("_T", _Head, _Line)


def _decoded(line: str, kind: type[_T], name: str, number: int) -> _T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, RecursionError):
        what = fault("this is no comment") if number > 1 else fault("this is no file of comments")
        raise at_line(name, number, what) from None
