"""Commands: what the window can do, each under one name.

Menu, shortcut, button and test call the same command. Whoever carries commands out declares them
in one method, one record a command: name, menu, text, what is called, keys, and when.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget


class Menu(Enum):
    """The menus of the window, in their order."""

    GAME = "game"
    EVENING = "evening"
    HAND = "hand"
    REFEREE = "referee"
    LEARN = "learn"
    TEACHING = "teaching"
    HANDS = "hands"
    """Inside the menu Teaching."""
    VIEW = "view"
    HELP = "help"


def always() -> bool:
    """Say that a command may be called at any time."""
    return True


def anything(command: Command) -> bool:
    """Say that every command may be called."""
    del command
    return True


class Command(Struct, frozen=True):
    """One thing the window can do."""

    name: str
    """Name of the command, `game.new`; never shown."""
    menu: Menu
    text: str
    """What the menu shows, in the present language."""
    run: Callable[[], object]
    keys: str = ""
    """Keys as Qt writes them, with a space between; the first one is shown."""
    enabled: Callable[[], bool] = always
    checked: Callable[[], bool] | None = None
    """Whether the command's mark is set, for commands that switch something."""
    divided: bool = False
    """Whether a line stands above it in the menu."""
    detail: Callable[[], str] | None = None
    """What stands behind the text now, such as a number; empty: nothing."""

    @property
    def full_text(self) -> str:
        """The text with what stands behind it now."""
        detail = "" if self.detail is None else self.detail()
        return f"{self.text}  {detail}" if detail else self.text

    @property
    def shortcuts(self) -> tuple[str, ...]:
        """The keys one by one."""
        return tuple(self.keys.split())

    @property
    def keys_without_letters(self) -> tuple[str, ...]:
        """The keys that are no plain letters: those can be switched off."""
        return tuple(keys for keys in self.shortcuts if len(keys) > 1 or not keys.isalpha())


class CommandRegistry(QObject):
    """All commands of one window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._declarations: list[Callable[[], Iterable[Command]]] = []
        self._commands: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}
        self._letters = True
        self._lent: Mapping[str, str] = {}
        self._is_open: Callable[[Command], bool] = anything

    def __iter__(self) -> Iterator[Command]:
        return iter(self._commands.values())

    def declare(self, *declarations: Callable[[], Iterable[Command]]) -> None:
        """Register the commands that each of *declarations* returns.

        They are asked again when the language has changed.

        Raises:
            ValueError: two commands have one name.
        """
        for declaration in declarations:
            self._declarations.append(declaration)
            for command in declaration():
                self._add(command)

    def _add(self, command: Command) -> None:
        if command.name in self._commands:
            raise ValueError(f"there are two commands {command.name!r}")
        action = QAction(command.text, self._window)
        action.setObjectName(command.name)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        # A held key calls a command once.
        action.setAutoRepeat(False)
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
        command.run()
        self.refresh()
        return True

    def refresh(self) -> None:
        """Ask all commands anew whether they may be called."""
        for name, command in self._commands.items():
            action = self._actions[name]
            action.setEnabled(self.may_run(name))
            if command.checked is not None:
                action.setChecked(command.checked())
            if command.detail is not None:
                action.setText(command.full_text)

    def retranslate(self) -> None:
        """Say all texts anew."""
        for declaration in self._declarations:
            for command in declaration():
                self._commands[command.name] = command
                self._actions[command.name].setText(command.full_text)

    def use_letters(self, *, on: bool) -> None:
        """Switch single letter keys on or off."""
        self._letters = on
        for command in self._commands.values():
            self._set_keys(command)

    def lend(self, keys: Mapping[str, str]) -> None:
        """Let some keys call one command each, by its name, and no other that has the same key."""
        self._lent = keys
        for command in self._commands.values():
            self._set_keys(command)

    def _set_keys(self, command: Command) -> None:
        own = command.shortcuts if self._letters else command.keys_without_letters
        keys = [each for each in own if self._lent.get(each, command.name) == command.name]
        self._actions[command.name].setShortcuts([QKeySequence(each) for each in keys])


def shown_keys(command: Command) -> str:
    """Return the first key of a command as the system writes it."""
    if not command.shortcuts:
        return ""
    sequence = QKeySequence(command.shortcuts[0])
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)
