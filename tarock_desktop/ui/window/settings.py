"""The settings: what the player has chosen, kept in a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

import msgspec
from PySide6.QtCore import QObject, Signal

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.session.preferences import (
    SETTINGS,
    Preferences,
    Value,
    change_preferences,
    preferences_path,
)


@final
class Settings(QObject):
    """Takes over changed settings and keeps them."""

    changed = Signal(object)
    """The settings from now on."""
    failed = Signal(object)
    """They could not be saved; a `DocumentError` says why."""

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.are_kept = True
        """Whether changes are written to the file."""
        self._waiting: dict[str, Value] | None = None
        """Changes that `write` will put into the file; `None`: each is written at once."""

    def change(self, **settings: Value) -> None:
        """Take over and keep some settings.

        Raises:
            ValueError: there is no such setting.
        """
        known = {setting.id for setting in SETTINGS}
        if not known.issuperset(settings):
            raise ValueError(f"there are no settings {sorted(set(settings) - known)}")
        before = self.preferences
        self.preferences = msgspec.structs.replace(before, **settings)
        self.changed.emit(self.preferences)
        if self._waiting is None:
            self._keep(before, settings)
        else:
            self._waiting |= settings

    def hold_back(self) -> None:
        """Write nothing before `write`: who quits the first page gets the welcome again."""
        self._waiting = {}

    def write(self) -> None:
        """Write what was held back; with this file there is no welcome at the next start."""
        if self._waiting is not None:
            settings, self._waiting = self._waiting, None
            # There is no file so far, and what the command line says is for this time only.
            self._keep(Preferences(), settings)

    def _keep(self, before: Preferences, settings: Mapping[str, Value]) -> None:
        if self.are_kept:
            try:
                change_preferences(before, settings, preferences_path())
            except DocumentError as error:
                self.failed.emit(error)
