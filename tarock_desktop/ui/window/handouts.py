"""Hand-outs of the game that is taught: the commented positions as a PDF."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, final

from msgspec.structs import replace
from PySide6.QtCore import QObject

from tarock_desktop.session.session import GameSession
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.teaching.commands import TeachingCommands
from tarock_desktop.ui.window.dialogs import Dialogs
from tarock_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from tarock_desktop.texts.handout import Position
    from tarock_desktop.ui.teaching.handout_dialog import HandoutKind

# ruff: noqa: PLC0415 - read when somebody prints one

EveningHands = Callable[[], tuple[tuple[int, GameSession], ...]]
"""Gives the hands of the evening that is shown, each with its number; none: it is no evening."""


@final
class Handouts(QObject):
    """Asks for whom, and writes the file."""

    def __init__(
        self,
        window: MainWindow,
        dialogs: Dialogs,
        teaching: TeachingCommands,
        evening: EveningHands,
    ) -> None:
        super().__init__(window)
        self._window, self._dialogs, self._teaching = window, dialogs, teaching
        self._evening = evening

    def commands(self) -> tuple[Command, ...]:
        """Return the command."""
        text = self.tr("Save a han&d-out…")
        return (Command("lesson.handout", Menu.TEACHING, text, self.ask, enabled=self._may_print),)

    def _may_print(self) -> bool:
        session = self._window.session
        return session is not None and session.hands > 0 and session.may_teach()

    def ask(self) -> None:
        """Ask for whom the hand-out is, and under which name it is saved."""
        from tarock_desktop.ui.teaching.handout_dialog import HandoutDialog

        asked = [each for each in self._commented() if each.is_asked]
        dialog = HandoutDialog(self._window, len(asked), is_evening=bool(self._evening()))
        dialog.chosen.connect(self._ask_name)
        dialog.open()

    def _ask_name(self, kind: HandoutKind) -> None:
        name = self.tr("hand-out") + ".pdf"
        asked = self._dialogs.save_dialog(self.tr("Save a hand-out"), "PDF (*.pdf)", name)
        asked.fileSelected.connect(lambda chosen: self.write(Path(chosen), kind))
        asked.open()

    def write(self, path: Path, kind: HandoutKind) -> None:
        """Write the hand-out."""
        from tarock_desktop.journal.rules import hash_of
        from tarock_desktop.printing.pdf import write_pdf
        from tarock_desktop.texts.handout import Handout, HandoutTexts
        from tarock_desktop.ui.teaching.handout_dialog import HandoutKind

        window, session, words = self._window, self._window.session, self._window.words
        if session is None or words is None:
            return
        has_notes = kind is HandoutKind.NOTES
        handout = Handout(
            title=self.tr("Hand-out · {sheet}").format(sheet=self._title(session)),
            sheet=session.sheet,
            digest=hash_of(session.ruleset, session.options),
            positions=self._commented(has_notes=has_notes) or self._shown(),
            has_answers=kind is not HandoutKind.QUESTIONS,
            has_notes=has_notes,
        )
        try:
            write_pdf(HandoutTexts(window.catalogue, words).printout(handout), path)
        except OSError as error:
            window.report_unsaved(error)
        else:
            window.tell(self.tr("Saved: {file}").format(file=path.name), Audience.TABLE)

    def _title(self, session: GameSession) -> str:
        evening = self._teaching.mode.showing.evening_title()
        return evening or session.sheet.ruleset.name

    def _commented(self, *, has_notes: bool = False) -> tuple[Position, ...]:
        """Return the positions of the game, or of the evening, that have a comment, or a note."""
        from tarock_desktop.texts.handout import commented_positions

        session, words = self._window.session, self._window.words
        if session is None or words is None:
            return ()
        found: list[Position] = []
        for place, each in self._evening() or ((0, session),):
            lessons = (each.lesson(number) for number in range(1, each.hands + 1))
            known = tuple(lesson for lesson in lessons if lesson is not None)
            said = commented_positions(known, each.comments, words, has_notes=has_notes)
            found += (replace(position, hand=place or position.hand) for position in said)
        return tuple(found)

    def _shown(self) -> tuple[Position, ...]:
        """Return the position on the screen."""
        from tarock_desktop.texts.handout import Position

        lecture = self._teaching.mode.lecture
        session = self._window.session
        if lecture.lesson is not None:
            lesson, number = lecture.lesson, lecture.number
        else:
            last = None if session is None else session.lesson()
            if last is None:
                return ()
            lesson, number = last, len(last) - 1
        return (Position(lesson=lesson, number=number, comment=""),)
