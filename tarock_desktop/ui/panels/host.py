"""Places sheets over the table: above the hand, in the middle, never larger than there is room."""

from __future__ import annotations

from typing import Protocol, final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from tarock_desktop.ui.style.tokens import Space


class Sheet(Protocol):
    """What a sheet over the table can do besides being a widget."""

    def height_for(self, width: int) -> int:
        """Return the height it needs in a *width*."""

    def take_focus(self) -> None:
        """Give its first button the focus."""


@final
class SheetHost(QScrollArea):
    """Holds one sheet over a table and scrolls it where there is too little room."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("host")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._over = over
        self._room = QRect()
        self._widest = 560
        self.hide()

    @property
    def sheet(self) -> QWidget | None:
        """The sheet that is shown."""
        return self.widget() if self.isVisibleTo(self._over) else None

    def show_sheet(self, sheet: QWidget, *, focus: bool) -> None:
        """Show *sheet* instead of the one before."""
        old = self.takeWidget()
        if old is not None:
            old.hide()
            old.deleteLater()
        self.setWidget(sheet)
        # Fonts of the style sheet must be known before heights are.
        for part in (sheet, *sheet.findChildren(QWidget)):
            part.ensurePolished()
        sheet.installEventFilter(self)
        self.show()
        self.raise_()
        self.place()
        if focus and hasattr(sheet, "take_focus"):
            sheet.take_focus()

    def drop_sheet(self) -> None:
        """Show nothing."""
        old = self.takeWidget()
        if old is not None:
            old.hide()
            old.deleteLater()
        self.hide()

    def set_room(self, room: QRect, widest: int) -> None:
        """Say where over the table a sheet may lie, and how wide it may be."""
        self._room, self._widest = room, widest
        self.place()

    def place(self) -> None:
        """Lay the sheet at the lower edge of its room, in the middle."""
        sheet = self.widget()
        if sheet is None or self._room.isEmpty():
            return
        layout = sheet.layout()
        if layout is not None:
            layout.activate()
        width = min(self._widest, self._room.width() - 2 * Space.S)
        needed = sheet.height_for(width) if hasattr(sheet, "height_for") else sheet.height()
        height = min(needed + 2, self._room.height() - Space.S)
        left = self._room.left() + (self._room.width() - width) // 2
        self.setGeometry(left, self._room.bottom() - height - Space.XS, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the sheet when it asks for another height."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.place()
        return super().eventFilter(watched, event)
