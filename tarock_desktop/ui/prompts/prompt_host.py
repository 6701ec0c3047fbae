"""Places prompts over the table: as large as what they say, in the first room they fit into."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tarock_desktop.ui.prompts.letters import give_letters
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, discard

_FRAME: Final = 1
"""The line around a prompt."""


class PromptBox(QFrame):
    """Base of the prompts over the table."""

    reshaped = Signal()
    """It needs another height now."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("prompt")
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(Space.M, Space.S, Space.M, Space.S)
        self.first: QPushButton | None = None
        """The button that has the focus when the prompt opens."""
        self.is_page = False
        """Whether it lies over the whole felt, as a page."""
        self.is_line = False
        """Whether it is one line, so that it may lie beside a trick."""

    def settle(self) -> None:
        """Take measure once the fonts are known."""

    def give_letters(self) -> None:
        """Let the Alt key with a letter press each button; called anew when one says another."""
        made = self.findChildren(Choice)
        give_letters(each for each in made if each.text())

    def use_room(self, height: int, width: int) -> None:
        """Hear how much room there is at most, to say less where that is too little."""

    def width_for(self, widest: int) -> int:
        """Return the width the prompt wants, at most *widest*."""
        return widest

    def height_for(self, width: int) -> int:
        """Return the height the prompt needs in a *width*."""
        if not self.body.hasHeightForWidth():
            return self.body.totalSizeHint().height()
        return self.body.totalHeightForWidth(width)

    def least_height(self, width: int) -> int:
        """Return the height at which it can still be used: parts of it scroll by themselves."""
        return self.height_for(width)

    def take_focus(self) -> None:
        """Give the first button the focus."""
        if self.first is not None:
            self.first.setFocus(Qt.FocusReason.OtherFocusReason)


@final
class PromptHost(QScrollArea):
    """Holds one prompt over a table and scrolls it where there is too little room."""

    changed = Signal()
    """There is another prompt, or none, or it needs another height: it wants its room again."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("host")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._rooms: tuple[QRect, ...] = ()
        self._widest = 0
        self._area = 0.0
        self._in_middle = False
        self.hide()

    @property
    def prompt(self) -> PromptBox | None:
        """The prompt there is, shown or behind a panel."""
        prompt = self.widget()
        return prompt if isinstance(prompt, PromptBox) else None

    def step_aside(self, *, aside: bool) -> None:
        """Make room for a panel, or come back."""
        self.setVisible(self.prompt is not None and not aside)

    def show_prompt(self, prompt: PromptBox, *, focus: bool) -> None:
        """Show *prompt* instead of the one before."""
        old = self.takeWidget()
        if old is not None:
            discard(old)
        self.setWidget(prompt)
        # A scroll area lets its widget fill the corners that the prompt leaves free.
        prompt.setAutoFillBackground(False)
        # What is taller than it needs to be is empty below.
        prompt.body.addStretch(0)
        # Fonts of the style sheet must be known before heights are.
        for part in (prompt, *prompt.findChildren(QWidget)):
            part.ensurePolished()
            part.updateGeometry()
        prompt.settle()
        prompt.give_letters()
        prompt.installEventFilter(self)
        prompt.reshaped.connect(self.changed)
        self.show()
        self.raise_()
        self.changed.emit()
        if focus:
            prompt.take_focus()

    def drop_prompt(self) -> None:
        """Show nothing."""
        if self.prompt is None:
            return
        discard(self.takeWidget())
        self.hide()
        self.changed.emit()

    def set_rooms(
        self, rooms: Sequence[QRect], widest: int, area: float, *, in_middle: bool
    ) -> None:
        """Say where over the table a prompt may lie.

        Args:
            rooms: places for prompts, the best one first; the last covers what it must.
            widest: the width of a prompt at most.
            area: the size of a prompt at most, in square pixels, where one can use it then.
            in_middle: whether it lies in the middle and not at the lower edge.
        """
        self._rooms, self._widest, self._area = tuple(rooms), widest, area
        self._in_middle = in_middle
        self.place()

    def place(self) -> None:
        """Lay the prompt into the first room in which it can be used.

        A list that scrolls is better than a seat that is covered.
        """
        prompt = self.prompt
        if prompt is None or not self._rooms:
            return
        most = max(room.height() for room in self._rooms)
        prompt.use_room(most - 2 * _FRAME, self._width(self._rooms[-1]) - 2 * _FRAME)
        prompt.body.activate()
        usable = (room for room in self._rooms[:-1] if self._takes(room))
        room = next(usable, self._rooms[-1])
        wide = self._width(room)
        needed = prompt.height_for(wide - 2 * _FRAME) + 2 * _FRAME
        height = min(needed, room.height(), max(self._most_height(room), self._least(room)))
        bottom = room.bottom() + 1
        if self._in_middle:
            bottom -= max(0, room.height() - height) // 2
        # A bar that is there for a moment takes width, and what is narrower may need it to stay.
        least = self._least(room)
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if least <= height else policy.ScrollBarAsNeeded
        )
        left = room.left() + (room.width() - wide) // 2
        self.setGeometry(left, bottom - height, wide, height)

    def _width(self, room: QRect) -> int:
        most = min(self._widest, room.width())
        prompt = self.prompt
        wanted = most if prompt is None else prompt.width_for(most - 2 * _FRAME) + 2 * _FRAME
        return min(most, wanted)

    def _most_height(self, room: QRect) -> int:
        return min(room.height(), round(self._area / max(1, self._width(room))))

    def _least(self, room: QRect) -> int:
        """Return the height at which the prompt can be used in a room."""
        prompt = self.prompt
        inside = self._width(room) - 2 * _FRAME
        return 0 if prompt is None else prompt.least_height(inside) + 2 * _FRAME

    def _takes(self, room: QRect) -> bool:
        prompt = self.prompt
        if prompt is not None and prompt.minimumSizeHint().width() > room.width() - 2 * _FRAME:
            return False
        return self._least(room) <= self._most_height(room)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the prompt when it asks for another height."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.place()
        return super().eventFilter(watched, event)
