"""The bases of the first pages: any, those with a panel, those with cards beside their title."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tarock_desktop.ui.home.card_fan import CardFan
from tarock_desktop.ui.home.tiles import paint_shadows
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text, raised_card, set_role

_LOW: Final = 34
"""In a window that is lower, in text units, the title is smaller."""
_LEAST_PANEL: Final = 280
"""Width of a panel in pixels, however narrow the window is."""
_FIRST: Final = 1000
"""The left column is given all its width before the cards beside it get any."""


class Screen(QWidget):
    """One page in front of the game."""

    asks_for_sound: ClassVar[bool] = False
    """Whether it is asked there if the table may be heard."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def use_look(self, look: Look) -> None:
        """Take the colours and the measure of the window, with all parts."""
        self.look = look
        for part in self.findChildren(QWidget):
            use = getattr(part, "use_look", None)
            if use is not None:
                use(look)

    def light_centre(self) -> QPointF | None:
        """Return the point of the page where the felt is lightest; `None`: its middle."""
        return None

    def retranslate(self) -> None:
        """Say all texts anew."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """Give the focus to what is done most."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the shadows of the panels on the felt."""
        super().paintEvent(event)
        paint_shadows(QPainter(self), self)


class PanelScreen(Screen):
    """A page whose fields and buttons lie in a panel in its middle."""

    panel_units: ClassVar[int] = 32
    """Width of the panel at least, in text units, where there is room for it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.panel = raised_card()
        self.inside = QVBoxLayout(self.panel)
        self.inside.setContentsMargins(Space.XL, Space.L, Space.XL, Space.L)
        self.inside.setSpacing(Space.M)
        page = QVBoxLayout(self)
        page.addStretch(1)
        page.addWidget(self.panel, 0, Qt.AlignmentFlag.AlignHCenter)
        page.addStretch(2)

    def use_look(self, look: Look) -> None:
        """Take the colours and the measure of the window, with all parts."""
        super().use_look(look)
        # It has grown itself with a panel that was wider.
        room = self.parentWidget() or self
        most = max(_LEAST_PANEL, room.width() - 2 * Space.L)
        self.panel.setMinimumWidth(min(self.panel_units * look.unit, most))


class TitleScreen(Screen):
    """A page with the title at the left, what can be done below it, and cards at the right."""

    column_units: ClassVar[int] = 31
    """Width of the left column at most, in text units."""

    def __init__(self, look: Look, deck: DeckTheme) -> None:
        super().__init__(look)
        self.fan = CardFan(look, deck)
        self.title, self.subtitle = Text("", "great"), Text("", "muted")
        self._left = QWidget()
        self._left.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.column = QVBoxLayout(self._left)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(Space.M)
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addWidget(self.title)
        head.addWidget(self.subtitle)
        self.column.addLayout(head)
        self.column.addSpacing(Space.S)
        upper = QHBoxLayout()
        upper.setSpacing(Space.XL)
        upper.addWidget(self._left, _FIRST)
        upper.addWidget(self.fan, 1)
        self.page = QVBoxLayout(self)
        self.page.setContentsMargins(Space.S, 0, Space.S, Space.L)
        self.page.addLayout(upper)
        self.use_look(look)

    def use_look(self, look: Look) -> None:
        """Take the colours and the measure of the window, with all parts."""
        super().use_look(look)
        self._left.setMaximumWidth(self.column_units * look.unit)
        is_low = self.window().height() < _LOW * look.unit
        self.subtitle.setHidden(is_low)
        set_role(self.title, "big" if is_low else "great")

    def take_whole_width(self) -> None:
        """Leave no room for the cards."""
        self._left.setMaximumWidth(self.maximumWidth())

    def light_centre(self) -> QPointF | None:
        """Let the light fall on the cards."""
        if self.fan.width() < self.width() / 4:
            return None
        return self.fan.mapTo(self, self.fan.middle())

    def say_title(self) -> None:
        """Say the title anew."""
        self.title.setText(self.tr("Tarock"))
        self.subtitle.setText(self.tr("Five rule sheets, one deck, a strict referee"))
