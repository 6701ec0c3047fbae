"""What a screen reader says by itself, because it appears where the keyboard is not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str) -> None:
    """Let the screen reader say a sentence of a widget now, if there is one."""
    if sentence and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))


@final
class Aloud(QObject):
    """Has the texts of a widget said that have changed."""

    def __init__(self, widget: QWidget, texts: Callable[[], Iterable[str]]) -> None:
        """Say nothing yet; *texts* gives all that is to be read on the widget, in its order."""
        super().__init__(widget)
        self._widget, self._texts = widget, texts
        self._said: tuple[str, ...] = ()
        # What has the keyboard now is told first: that would break off the sentence.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._say)

    def changed(self, *anew: str) -> None:
        """Say what is new once all of it stands there, and *anew* what was said before."""
        self._said = tuple(text for text in self._said if text not in anew)
        self._soon.start()

    def _say(self) -> None:
        texts = tuple(text for text in self._texts() if text)
        new = [text for text in texts if text not in self._said]
        self._said = texts
        announce(self._widget, "\n".join(new))
