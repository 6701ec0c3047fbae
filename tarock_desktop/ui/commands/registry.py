"""Commands: what the window can do, each under one name.

Menu, shortcut, button and test call the same command. A command says by itself whether it may be
called now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget


class Menu(Enum):
    """The menus of the window, in their order."""

    GAME = "game"
    HAND = "hand"
    REFEREE = "referee"
    TEACHING = "teaching"
    VIEW = "view"
    HELP = "help"


def always() -> bool:
    """Say that a command may be called at any time."""
    return True


def anything(command: Command) -> bool:
    """Say that every command may be called."""
    del command
    return True


class Command(Struct, frozen=True, kw_only=True):
    """One thing the window can do."""

    name: str
    """Name of the command, `game.new`; never shown."""
    text: Callable[[], str]
    """Says in the present language what the menu shows."""
    handler: Callable[[], None]
    menu: Menu | None = None
    shortcuts: tuple[str, ...] = ()
    """Keys as Qt writes them; the first one is shown."""
    enabled: Callable[[], bool] = always
    checked: Callable[[], bool] | None = None
    """Whether the command's mark is set, for commands that switch something."""
    divided: bool = False
    """Whether a line stands above it in the menu."""

    @property
    def keys_without_letters(self) -> tuple[str, ...]:
        """The keys that are no plain letters: those can be switched off."""
        return tuple(keys for keys in self.shortcuts if len(keys) > 1 or not keys.isalpha())


class CommandRegistry(QObject):
    """All commands of one window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._commands: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}
        self._letters = True
        self._is_open: Callable[[Command], bool] = anything

    def __iter__(self) -> Iterator[Command]:
        return iter(self._commands.values())

    def add(self, command: Command) -> None:
        """Register *command*; two of one name are a caller's mistake."""
        if command.name in self._commands:
            raise ValueError(f"there are two commands {command.name!r}")
        action = QAction(self._window)
        action.setObjectName(command.name)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setCheckable(command.checked is not None)
        # A command asks again whether it may run: a shortcut may come before the next refresh.
        action.triggered.connect(lambda: self.run(command.name))
        self._commands[command.name] = command
        self._actions[command.name] = action
        self._window.addAction(action)
        self._set_keys(command)

    def action(self, name: str) -> QAction:
        """Return the action of a command, for menus."""
        return self._actions[name]

    def may_run(self, name: str) -> bool:
        """Return whether a command may be called now."""
        command = self._commands[name]
        return self._is_open(command) and command.enabled()

    def restrict(self, is_open: Callable[[Command], bool] | None) -> None:
        """Let only some commands be called, whatever they say; `None`: all of them again."""
        self._is_open = anything if is_open is None else is_open
        self.refresh()

    def run(self, name: str) -> bool:
        """Call a command and return whether it could be called."""
        command = self._commands[name]
        if not self.may_run(name):
            return False
        command.handler()
        self.refresh()
        return True

    def refresh(self) -> None:
        """Ask all commands anew whether they may be called."""
        for name, command in self._commands.items():
            action = self._actions[name]
            action.setEnabled(self.may_run(name))
            if command.checked is not None:
                action.setChecked(command.checked())

    def retranslate(self) -> None:
        """Say all texts anew."""
        for name, command in self._commands.items():
            self._actions[name].setText(command.text())

    def use_letters(self, *, on: bool) -> None:
        """Switch single letter keys on or off."""
        self._letters = on
        for command in self._commands.values():
            self._set_keys(command)

    def _set_keys(self, command: Command) -> None:
        keys = command.shortcuts if self._letters else command.keys_without_letters
        self._actions[command.name].setShortcuts([QKeySequence(each) for each in keys])


def shown_keys(command: Command) -> str:
    """Return the first key of a command as the system writes it."""
    if not command.shortcuts:
        return ""
    sequence = QKeySequence(command.shortcuts[0])
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)
