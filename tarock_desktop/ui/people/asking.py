"""Small questions about a person: a new name, and whether to forget him."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from tarock_desktop.documents.people import folded, is_guest
from tarock_desktop.ui.style.dialog import Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.name_line import NameLine
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text


@final
class RenameDialog(Dialog):
    """Asks for another name of a person."""

    def __init__(self, parent: QWidget, name: str, others: Sequence[str]) -> None:
        """Ask; nobody may be called like one of the *others*."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rename"))
        self._taken = {folded(other) for other in others}
        self._before = name
        self.line = NameLine(name)
        self.line.setAccessibleName(self.tr("New name"))
        self.line.selectAll()
        self.about = Text(
            self.tr(
                "The name changes in the statistics, and new games use it. Saved games keep the "
                "old name; their hands still count for the same person."
            ),
            "muted",
        )
        self.problem = Text("", "warning")
        buttons = QDialogButtonBox()
        self.button = buttons.addButton(self.tr("Rename"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.button.setDefault(True)
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.L, Space.L, Space.L, Space.L)
        layout.setSpacing(Space.S)
        for part in (self.line, self.problem, self.about, buttons):
            layout.addWidget(part)
        # What is wrong finds room without moving the rest.
        self.problem.ensurePolished()
        self.problem.setMinimumHeight(self.problem.fontMetrics().height())
        self.line.textChanged.connect(self._look)
        self._look()
        resize_to_fit(self, 460)

    def name(self) -> str:
        """Return the new name; empty: none that can be used."""
        return self.line.name()

    def _look(self) -> None:
        name = self.name()
        problem = ""
        if folded(name) in self._taken:
            problem = self.tr("Another person has this name.")
        elif is_guest(name):
            problem = self.tr("Guests have this name.")
        self.problem.setText(problem)
        self.line.setAccessibleDescription(problem)
        self.button.setEnabled(bool(name) and not problem and name != self._before)


@final
class ForgetDialog(Dialog):
    """Asks whether a person is to be forgotten, and says plainly where his name stays."""

    def __init__(self, parent: QWidget, name: str, games: int, folder: Path) -> None:
        """Ask.

        Args:
            parent: the window it belongs to.
            name: of the person.
            games: how many saved games hold the name.
            folder: where they lie.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Forget this person"))
        self._folder = folder
        self.question = Text(self.tr("Forget {name}?").format(name=name), "question")
        self.about = Text(
            self.tr(
                "Name, language and color are deleted from the statistics. The hands count as "
                "those of a guest. This cannot be undone."
            )
        )
        stays = self.tr(
            "%n saved game(s) keep the name, because a saved game is never changed. Delete the "
            "files if the name must not stay there.",
            None,
            games,
        )
        self.games = Text(f"{stays}\n{folder}" if games else "", "muted")
        self.games.setVisible(bool(games))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.L, Space.L, Space.L, Space.L)
        layout.setSpacing(Space.M)
        for part in (self.question, self.about, self.games, self._buttons(games)):
            layout.addWidget(part)
        self.setAccessibleName(self.question.text())
        self.no.setFocus()
        resize_to_fit(self, 520)

    def _buttons(self, games: int) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self.yes = buttons.addButton(self.tr("Forget"), role.DestructiveRole)
        self.open_folder = buttons.addButton(self.tr("Show the files"), role.ActionRole)
        self.open_folder.setVisible(bool(games))
        self.no = buttons.addButton(self.tr("Cancel"), role.RejectRole)
        self.yes.clicked.connect(self.accept)
        self.no.clicked.connect(self.reject)
        self.open_folder.clicked.connect(self._show_files)
        # Return alone forgets nobody.
        for button in (self.yes, self.open_folder):
            button.setAutoDefault(False)
        self.no.setDefault(True)
        return buttons

    def _show_files(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
