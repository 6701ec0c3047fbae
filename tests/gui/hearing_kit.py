"""What a screen reader says by itself, for tests."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtGui import QAccessibleAnnouncementEvent

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
