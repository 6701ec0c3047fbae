"""What a screen reader says by itself, and by which names it finds things, for tests."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QGraphicsView, QWidget

from tarock_desktop.ui.style import aloud


class Heard:
    """What was said, in its order."""

    def __init__(self) -> None:
        self.sentences: list[str] = []

    def note(self, event: QAccessibleAnnouncementEvent) -> None:
        self.sentences.append(event.message())

    def new(self) -> str:
        """Return what was said since the last time."""
        said, self.sentences = "\n".join(self.sentences), []
        return said


def listen(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Stand for a screen reader."""
    heard = Heard()
    bridge = SimpleNamespace(isActive=lambda: True, updateAccessibility=heard.note)
    monkeypatch.setattr(aloud, "QAccessible", bridge)
    return heard


def nameless(window: QWidget) -> list[QWidget]:
    """Return what takes the keyboard and has no name with a letter or a figure in it."""
    views = QAbstractItemView, QComboBox, QGraphicsView
    return [
        part
        for part in window.findChildren(QWidget)
        if part.isVisible()
        and part.focusPolicy() is not Qt.FocusPolicy.NoFocus
        and not isinstance(part.parent(), views)
        and not any(letter.isalnum() for letter in _name(part))
    ]


def _name(part: QWidget) -> str:
    found = QAccessible.queryAccessibleInterface(part)
    labels = found.relations(QAccessible.RelationFlag.Label)
    return " ".join(each.text(QAccessible.Text.Name) for each in (found, *(r[0] for r in labels)))
