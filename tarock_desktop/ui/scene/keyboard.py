"""The keys of the table."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final, Protocol

from PySide6.QtCore import Qt

from tarock_desktop.ui.scene.hand_control import SUIT_KEYS, HandControl

_SUITS: Final = MappingProxyType(
    dict(
        zip(
            (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5),
            SUIT_KEYS,
            strict=True,
        )
    )
)
MOVING_KEYS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
"""The keys that go on moving while they are held."""
CHOOSING_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""The keys that only end a motion while there is one."""


class Table(Protocol):
    """What keys do besides moving the cursor."""

    def go_on(self) -> bool:
        """End the pause of a complete trick; return whether there was one."""

    def show_last_trick(self) -> None:
        """Open or close the last trick."""

    def view_card(self) -> None:
        """Open or close the large picture of the card under the cursor."""

    def answer(self) -> None:
        """Answer what is asked with its first button."""

    def escape(self) -> bool:
        """Close or cancel what is open; return whether anything was."""


class Keyboard:
    """Knows which key does what."""

    def __init__(self, control: HandControl, table: Table) -> None:
        self._control, self._table = control, table
        self.letters = True
        """Whether single letters are keys."""
        self._keys: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Left: lambda: control.step(-1),
            Qt.Key.Key_Right: lambda: control.step(1),
            Qt.Key.Key_Home: lambda: control.go_to_end(0),
            Qt.Key.Key_End: lambda: control.go_to_end(-1),
            Qt.Key.Key_Up: lambda: control.step_legal(1),
            Qt.Key.Key_Down: lambda: control.step_legal(-1),
            Qt.Key.Key_Return: self._enter,
            Qt.Key.Key_Enter: self._enter,
            Qt.Key.Key_Space: self._space,
        }
        self._letters: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_L: table.show_last_trick,
            Qt.Key.Key_I: table.view_card,
            Qt.Key.Key_H: lambda: control.ask_for_help(on=True),
        }

    def press(self, key: Qt.Key) -> bool:
        """Do what a key does; return whether it does anything here."""
        if key == Qt.Key.Key_Escape:
            return self._table.escape()
        if key in _SUITS:
            self._control.jump(_SUITS[key])
            return True
        deed = self._keys.get(key) or (self._letters.get(key) if self.letters else None)
        if deed is None:
            return False
        deed()
        return True

    def release(self, key: Qt.Key) -> bool:
        """Do what letting go of a key does; return whether it does anything here."""
        if key == Qt.Key.Key_H:
            self._control.ask_for_help(on=False)
            return True
        return False

    def _enter(self) -> None:
        picture = self._control.picture
        if self._table.go_on() or picture is None:
            return
        if self._control.may_select:
            self._control.confirm()
        elif self._control.cursor is not None and self._control.may_play():
            self._control.choose(self._control.cursor)
        else:
            self._table.answer()

    def _space(self) -> None:
        if self._control.may_select:
            self._control.choose(self._control.cursor)
