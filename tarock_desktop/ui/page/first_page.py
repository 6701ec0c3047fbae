"""What may lie in front of the game when nothing is played: the page the program opens with."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from tarock_desktop.ui.commands.registry import Command
from tarock_desktop.ui.panels.notice import Notice
from tarock_desktop.ui.style.tokens import Theme


class FirstPage(QWidget):
    """Base of the page; the game waits behind it."""

    def __init__(self) -> None:
        super().__init__()
        self.notice = Notice(self)

    def use_look(self, theme: Theme, unit: int) -> None:
        """Take the colours of the window, and one text unit in pixels."""

    def may_run(self, command: Command) -> bool:
        """Return whether a command makes sense while the game is behind the page."""
        raise NotImplementedError
