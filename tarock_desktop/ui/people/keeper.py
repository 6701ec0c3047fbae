"""Keeps the database of people up to date, in a thread beside the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar, final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.table.events import (
    Event,
    HandEnded,
    RoundClosed,
    RulingJudged,
    RulingReopened,
)
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import language
from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.threads.job_pool import job_pool, tell

if TYPE_CHECKING:
    from tarock_desktop.records.people import Person
    from tarock_desktop.records.records import Records

# ruff: noqa: PLC0415 - nothing of the database is imported before the table is shown

T = TypeVar("T")
SOON: Final = 1500
"""Milliseconds after which a game that comes on the table is read, and all that is new at the
start: the first pictures come before."""
_NEWS = HandEnded | RulingJudged | RulingReopened | RoundClosed
"""What changes a hand that is over."""


class _Signals(QObject):
    answered = Signal(object, object)
    """What hears of it, and what came of a job."""


@final
class Keeper(QObject):
    """Hands jobs to one thread, in their order; answers come on the thread of the window."""

    changed = Signal()
    """Other people are known, or more is known of them."""
    failed = Signal(object)
    """A job could not be done, or the database was put right; a `DocumentError` says why."""

    def __init__(self, folder: Path | None, parent: QObject) -> None:
        """Keep the games of a *folder*; `None`: games are saved nowhere, and nothing is kept."""
        super().__init__(parent)
        self._folder = folder
        self.people: tuple[Person, ...] = ()
        """Everybody who is known, by name, as far as the database has been read."""
        self._said: set[str] = set()
        self._is_closed = False
        self._pool = job_pool(at_low_priority=True)
        self._signals = _Signals()
        self._signals.answered.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def named(self, name: str) -> Person | None:
        """Return the person who is called so, if one is known."""
        if not self.people:
            return None
        from tarock_desktop.records.people import known

        return known(self.people, name)

    def ask(self, job: Callable[[Records], T], then: Callable[[T], None] | None = None) -> None:
        """Let the thread do a *job* with the database, and hand over to *then* what came of it.

        If the database can't be used, `failed` tells it and *then* hears nothing; nor does it if
        it is a method of a dialog that was closed meanwhile. After `close` nothing is done.
        """
        if self._folder is not None and not self._is_closed:
            self._pool.start(partial(_work, self._folder, job, then, self._signals))

    def look(self) -> None:
        """Look through the database and the saved games for what is new."""

        def job(records: Records) -> None:
            records.check()
            records.read_folder()

        self.change(job)

    def change(self, job: Callable[[Records], object]) -> None:
        """Let the thread change something in the database; `changed` tells when it is done."""
        self.ask(job, lambda _: self._changed())

    def follow(self, bridge: Bridge) -> None:
        """Keep what is played in the game that comes on the table."""
        path = bridge.session.path
        if path is None:
            return
        read = partial(self._read, path)

        def hear(_events: tuple[Event, ...], public: tuple[Event, ...]) -> None:
            if any(isinstance(event, _NEWS) for event in public):
                read()

        def note(ruling: Ruling) -> None:
            hand, seat = bridge.session.hands, ruling.seat
            rule, article = ruling.rule, ruling.citation.article
            self.ask(lambda records: records.refused(path, hand, seat, rule, article))

        bridge.happened.connect(hear)
        bridge.rewound.connect(read)
        bridge.ruled.connect(note)
        QTimer.singleShot(SOON, self, read)

    def close(self) -> None:
        """Wait until everything is written; nothing is asked or told any more."""
        self._is_closed = True
        self._pool.waitForDone()

    def _read(self, path: Path) -> None:
        self.ask(lambda records: records.read_file(path), self._has_read)

    def _has_read(self, is_new: bool) -> None:  # noqa: FBT001 - what a job returns
        if is_new:
            self._changed()

    def _changed(self) -> None:
        def read(records: Records) -> tuple[Person, ...]:
            found = records.people()
            # Read now, the words are there at once when the curtain falls before somebody.
            for code in {person.language for person in found if person.language}:
                read_catalogue(language(code))
            return found

        def take(people: tuple[Person, ...]) -> None:
            self.people = people
            self.changed.emit()

        self.ask(read, take)

    def _hear(self, then: Callable[[object], None] | None, found: object) -> None:
        if self._is_closed:
            return
        if isinstance(found, DocumentError):
            from tarock_desktop.records.errors import RecordsError

            # What is wrong with the database is so after every hand.
            if str(found) not in self._said or not isinstance(found, RecordsError):
                self._said.add(str(found))
                self.failed.emit(found)
        elif isinstance(found, Exception):
            raise found
        elif then is not None and _is_there(then):
            then(found)


def _is_there(then: Callable[[object], None]) -> bool:
    """Return whether what is to hear an answer has not been destroyed since it asked."""
    while isinstance(then, partial):
        then = then.func
    owner = getattr(then, "__self__", None)
    return not isinstance(owner, QObject) or isValid(owner)


def _work(
    folder: Path,
    job: Callable[[Records], T],
    then: Callable[[T], None] | None,
    signals: _Signals,
) -> None:
    """Do a job in the thread; what goes wrong is handed over as it is."""
    from tarock_desktop.records.database import FILE_NAME
    from tarock_desktop.records.records import Records

    records = Records(folder.parent / FILE_NAME, folder)
    found: object
    try:
        found = job(records)
    except Exception as error:  # noqa: BLE001 - told on the thread of the window
        found = error
    if records.report is not None:
        tell(signals, "answered", None, records.report)
    tell(signals, "answered", then, found)
