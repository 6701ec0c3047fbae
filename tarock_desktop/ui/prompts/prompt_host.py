"""Places prompts over the table: above the hand or in the middle, never larger than it may be."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import discard

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
        self.is_wide = False
        """Whether it takes more room to the sides, where there is some."""
        self.is_page = False
        """Whether it lies over the whole felt, as a page."""

    def height_for(self, width: int) -> int:
        """Return the height the prompt needs in a *width*."""
        return self.body.totalHeightForWidth(width)

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
        self._over = over
        self._room = QRect()
        self._widest = 0
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
        prompt.installEventFilter(self)
        prompt.reshaped.connect(self.changed)
        self.show()
        self.raise_()
        self.changed.emit()
        if focus:
            prompt.take_focus()

    def drop_prompt(self) -> None:
        """Show nothing."""
        old = self.takeWidget()
        if old is not None:
            discard(old)
        self.hide()
        self.changed.emit()

    def fits(self, room: QSize, widest: int) -> bool:
        """Return whether the prompt can be read whole in a *room*, at most *widest* wide."""
        prompt = self.prompt
        if prompt is None:
            return True
        width = min(widest, room.width()) - 2 * _FRAME
        return prompt.height_for(width) + 2 * _FRAME <= room.height() - Space.S

    def set_room(self, room: QRect, widest: int, *, in_middle: bool) -> None:
        """Say where over the table a prompt may lie.

        Args:
            room: the place for prompts.
            widest: the width of a prompt at most.
            in_middle: whether it lies in the middle and not at the lower edge.
        """
        self._room, self._widest = room, widest
        self._in_middle = in_middle
        self.place()

    def place(self) -> None:
        """Lay the prompt at the lower edge of its room, in the middle."""
        prompt = self.prompt
        if prompt is None or self._room.isEmpty():
            return
        layout = prompt.layout()
        if layout is not None:
            layout.activate()
        room = self._room
        width = min(self._widest, room.width())
        needed = prompt.height_for(width - 2 * _FRAME) + 2 * _FRAME
        bottom = room.bottom() - Space.XS
        height = min(needed, room.height() - Space.S)
        if self._in_middle:
            bottom -= max(0, room.height() - height) // 2
        # A bar that is there for a moment takes width, and what is narrower may need it to stay.
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if needed <= height else policy.ScrollBarAsNeeded
        )
        left = room.left() + (room.width() - width) // 2
        self.setGeometry(left, bottom - height, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the prompt when it asks for another height."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.place()
        return super().eventFilter(watched, event)
