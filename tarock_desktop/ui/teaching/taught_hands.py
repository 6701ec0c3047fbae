"""The hands of the game on the table, as lessons."""

from __future__ import annotations

from typing import final

from tarock_desktop.session.lesson import Lesson
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.phases import BETWEEN_HANDS
from tarock_desktop.ui.page.tables import TaughtTable
from tarock_desktop.ui.teaching.lesson_table import Taught


@final
class TaughtHands:
    """Gives each of them; the one that was asked for last is not made twice."""

    def __init__(self, table: TaughtTable) -> None:
        self._table = table
        self._found: tuple[GameSession, int, int, Lesson | None] | None = None

    def lesson(self, hand: int | None = None) -> Lesson | None:
        """Return a hand, counted from 1; `None` as *hand*: the last. `None`: there is none."""
        session = self._table.session
        if session is None or not session.hands:
            return None
        number = session.hands if hand is None else hand
        if not 1 <= number <= session.hands:
            return None
        if self._found is None or self._found[:3] != (session, number, session.ticket):
            self._found = (session, number, session.ticket, session.lesson(number))
        return self._found[3]

    def taught(self) -> Taught | None:
        """Return what stands around them; `None`: there is no game."""
        session, bridge = self._table.session, self._table.bridge
        if session is None:
            return None
        return Taught(
            sheet=session.sheet,
            mode=session.mode,
            names=tuple(session.seating.names),
            near=None if bridge is None else bridge.person,
            comments=session.comments,
        )

    def are_over(self) -> bool:
        """Whether the last hand is over."""
        lesson = self.lesson()
        return lesson is not None and lesson.table(len(lesson) - 1).phase in BETWEEN_HANDS
