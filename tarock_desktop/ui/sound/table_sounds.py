"""Lets the table be heard: which sound comes when.

What is heard tells nothing hidden. Only the kind of an event decides, only events that everybody
at the table sees happen are in the tables, and the sounds of one kind are all the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol, final

from PySide6.QtCore import QObject, QTimer

from tarock_desktop.session.preferences import Preferences
from tarock_desktop.table.events import Event, TurnGiven
from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.sound.player import SoundPlayer
from tarock_desktop.ui.sound.sounds import AT_ONCE, MOTIONS, Sound

TURN_AFTER: Final = 4.0
"""Seconds since the person's last turn after which a new one is worth a sound."""


class Heard(Protocol):
    """What plays sounds."""

    volume: int

    def play(self, sound: Sound) -> None:
        """Let a sound be heard."""

    def close(self) -> None:
        """Be silent from now on."""


@final
class TableSounds(QObject):
    """Follows a game and lets it be heard while sounds are on."""

    def __init__(
        self, view: TableView, parent: QObject, make_player: Callable[[], Heard] = SoundPlayer
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._make_player = make_player
        self._player: Heard | None = None
        self._bridge: Bridge | None = None
        self._last_turn = 0.0
        self._is_called = False
        view.motion_began.connect(self._move)
        view.settled.connect(self._call)

    def use(self, preferences: Preferences) -> None:
        """Be as loud as the settings say, or silent."""
        if not preferences.sound:
            self.close()
            return
        before = None if self._player is None else self._player.volume
        if self._player is None:
            self._player = self._make_player()
        self._player.volume = preferences.volume
        # Whoever changes it hears how loud it is now; the start of the program is no change.
        if before != preferences.volume and self._view.isVisible():
            self._play(Sound.CHIPS)

    def close(self) -> None:
        """Be silent."""
        if self._player is not None:
            self._player.close()
            self._player = None

    def follow(self, bridge: Bridge) -> None:
        """Let another game be heard from now on."""
        self._bridge = bridge
        bridge.happened.connect(self._hear)
        bridge.ruled.connect(self._refuse)
        bridge.warned.connect(self._refuse)

    def _move(self, event: Event) -> None:
        """Let a motion be heard when its card arrives."""
        if type(event) in MOTIONS:
            sound, later = MOTIONS[type(event)]
            wait = self._view.tempo.move(later)
            if wait:
                QTimer.singleShot(wait, self, lambda: self._play(sound))
            else:
                self._play(sound)

    def _hear(self, _seen: tuple[Event, ...], public: tuple[Event, ...]) -> None:
        for event in public:
            if type(event) in AT_ONCE:
                self._play(AT_ONCE[type(event)])
        turns = [event for event in public if isinstance(event, TurnGiven)]
        if self._bridge is not None and turns and turns[-1].seat == self._bridge.person:
            self._is_called = True
            if self._view.is_settled:
                self._call()

    def _call(self) -> None:
        """Call the person to the table when all is quiet, unless he was there a moment ago."""
        if not self._is_called:
            return
        self._is_called = False
        now = time.monotonic()
        if now - self._last_turn > TURN_AFTER:
            self._play(Sound.TURN)
        self._last_turn = now

    def _refuse(self, *_: object) -> None:
        self._play(Sound.REFUSAL)

    def _play(self, sound: Sound) -> None:
        if self._player is not None:
            self._player.play(sound)
