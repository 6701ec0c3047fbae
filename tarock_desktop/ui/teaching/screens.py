"""Which screen the room sees: chosen once, remembered, changed by one button."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, final

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QDialog, QRadioButton, QVBoxLayout, QWidget

from tarock_desktop.journal.storage import replace_content
from tarock_desktop.paths import config_folder
from tarock_desktop.ui.style.dialog import AnswerBox
from tarock_desktop.ui.style.fitting import FRAME, fitting_size, resize_to_fit
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text

FILE_NAME: Final = "room.json"


class _Kept(msgspec.Struct, frozen=True):
    screen: str = ""


def key_of(screen: QScreen) -> str:
    """Return what a screen is remembered by."""
    size = screen.geometry().size()
    parts = (screen.name(), screen.model(), f"{size.width()}x{size.height()}")
    return " ".join(part for part in parts if part)


def screen_of(window: QWidget) -> QScreen:
    """Return the screen on which the middle of a window lies.

    The window's own answer comes late after it was moved.
    """
    found = QGuiApplication.screenAt(window.geometry().center())
    return window.screen() if found is None else found


def others(screens: Sequence[QScreen], here: QScreen) -> list[QScreen]:
    """Return the screens beside the one *here*; what shows the same place is the same screen."""
    found: list[QScreen] = []
    seen = [here.geometry()]
    for screen in screens:
        if screen.geometry() not in seen:
            seen.append(screen.geometry())
            found.append(screen)
    return found


def remembered() -> str:
    """Return the key of the screen that the room saw last; empty: none is known."""
    # What can't be read is forgotten: it is asked again.
    try:
        content = (config_folder() / FILE_NAME).read_bytes()
        return msgspec.json.decode(content, type=_Kept).screen
    except (OSError, UnicodeDecodeError, RecursionError, msgspec.MsgspecError):
        return ""


def remember(screen: QScreen) -> None:
    """Remember which screen the room sees."""
    with suppress(OSError):
        config_folder().mkdir(parents=True, exist_ok=True)
        replace_content(config_folder() / FILE_NAME, msgspec.json.encode(_Kept(key_of(screen))))


def move_to(window: QWidget, screen: QScreen) -> None:
    """Put a window on a screen, as large as it was if there is room."""
    was_maximized, was_full = window.isMaximized(), window.isFullScreen()
    if was_maximized or was_full:
        window.showNormal()
    available = screen.availableGeometry()
    size = fitting_size(window.size(), available)
    window.resize(size)
    place = available.center() - window.rect().center()
    place.setX(max(available.left(), place.x()))
    place.setY(max(available.top(), place.y() + FRAME // 4))
    window.move(place)
    if was_full:
        window.showFullScreen()
    elif was_maximized:
        window.showMaximized()


@final
class ScreenDialog(QDialog):
    """Asks which screen the room sees."""

    chosen = Signal(object)
    """The `QScreen`."""

    def __init__(self, parent: QWidget, screens: Sequence[QScreen], usual: QScreen) -> None:
        """Offer all *screens*; *usual* is chosen."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Project on a second screen"))
        question = Text(self.tr("Which screen does the room see?"), "question")
        told = Text(self.tr("Your own window goes to the other one."), "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        column.setSpacing(Space.S)
        column.addWidget(question)
        self.buttons: dict[QRadioButton, QScreen] = {}
        for number, screen in enumerate(screens, start=1):
            button = QRadioButton(self._named(number, screen))
            self.buttons[button] = screen
            column.addWidget(button)
            if screen is usual:
                button.setChecked(True)
                button.setFocus()
        column.addWidget(told)
        box = AnswerBox(self, self.tr("Project"))
        self.start = box.accepting
        column.addWidget(box)
        resize_to_fit(self, 460)

    def _named(self, number: int, screen: QScreen) -> str:
        size = screen.geometry().size()
        name = " ".join(part for part in (screen.manufacturer(), screen.model()) if part)
        return self.tr("Screen {number}: {name}, {width} × {height}").format(
            number=number, name=name or screen.name(), width=size.width(), height=size.height()
        )

    def accept(self) -> None:
        """Close, and tell which one."""
        super().accept()
        chosen = next(screen for button, screen in self.buttons.items() if button.isChecked())
        self.chosen.emit(chosen)
