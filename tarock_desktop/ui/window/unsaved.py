"""Nothing that somebody has made is lost without a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from tarock_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from tarock_desktop.ui.dialogs.unsaved import Unsaved

Find = Callable[[], "Sequence[Unsaved]"]
"""Gives what is not saved now."""


def ask_unsaved(parent: QWidget, find: Find, leave: str, then: Callable[[], object]) -> None:
    """Do *then* once nothing is unsaved any more, or whoever is asked gives it up.

    Args:
        parent: the window that asks.
        find: gives what is not saved.
        leave: what the button says that gives it up.
        then: what would lose it.
    """
    if not find():
        then()
        return
    from tarock_desktop.ui.dialogs.unsaved import UnsavedDialog  # noqa: PLC0415 - seldom asked

    dialog = UnsavedDialog(parent, find, leave)
    dialog.accepted.connect(then)
    dialog.open()


@final
class UnsavedWork(QObject):
    """Lets the program end only when everything is saved or given up."""

    def __init__(self, window: MainWindow, *finds: Find) -> None:
        super().__init__(window)
        self._window, self._finds = window, finds
        self._is_settled = False
        window.may_close = self._may_close

    def _found(self) -> Sequence[Unsaved]:
        return [unsaved for find in self._finds for unsaved in find()]

    def _may_close(self) -> bool:
        if self._is_settled or not self._found():
            return True
        ask_unsaved(self._window, self._found, self.tr("Quit without saving"), self._close)
        return False

    def _close(self) -> None:
        self._is_settled = True
        self._window.close()
