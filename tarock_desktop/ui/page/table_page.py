"""Where everything lies in the window: ribbon, table, rail, prompts, status line."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tarock_desktop.table.events import CardPlayed
from tarock_desktop.table.records import PlayedCard
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.page.lesson_parts import LessonBar, LessonPanel
from tarock_desktop.ui.panels.notice import Notice
from tarock_desktop.ui.panels.rail import SECTIONS, Rail
from tarock_desktop.ui.panels.ribbon import Ribbon
from tarock_desktop.ui.panels.ruling_book import trick_at
from tarock_desktop.ui.panels.status_line import StatusLine
from tarock_desktop.ui.prompts.prompt_host import PromptHost
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.style.tokens import (
    COMPACT_HEIGHT,
    COMPACT_WIDTH,
    RAIL_FOLDED,
    RAIL_WIDTH,
    ROOMY_WIDTH,
    Space,
    smallest_text,
    taught_text,
    text_unit,
)

OVERSCAN: Final = 3
"""A projector may cut off so much of the picture at each edge, in percent."""
WIDE: Final = 15
"""From here on the panel of a lesson lies beside the table: width of the window by height / 10."""
PANEL_UNITS: Final = 24
PANEL_PART: Final = 0.27
"""Width of that panel at most, in text units and as a part of the window."""
PANEL_LINES: Final = 8
"""Height of that panel below the table, in text units."""

_PROMPT_UNITS: Final = 40
"""How wide a prompt over the table is at most, in text units."""
_PLATE_UNITS: Final = 17
"""How wide the plate of a seat is at most, with its margin."""
_TOP_UNITS: Final = 4
"""How far the plate at the top reaches down."""
_PLATE_BAND_UNITS: Final = 5
"""How far the plates at the sides and what stands on them reach above the middle."""


@final
class TablePage(QWidget):
    """The table with everything around and over it.

    In a small window, and before a class, the rail leaves its place and its sections come as
    panels over the upper part of the table, one at a time.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self.setObjectName("felt")
        self.view = view
        self.rail = Rail()
        self.ribbon = Ribbon()
        self.status = StatusLine(self.rail)
        for part in (self.ribbon, self.view, self.status, self.rail):
            part.setParent(self)
        self.host = PromptHost(self)
        self.notice = Notice(self)
        self.scale = 100
        """Text scale of the player in percent."""
        self.rail_open: bool | None = None
        """Whether the player wants the rail open; `None`: as there is room."""
        self.hand_is_empty = True
        """Whether no cards lie at the lower edge of the table."""
        self.felt_is_asked = False
        """Whether what is asked about lies on the felt, so that the prompt keeps low."""
        self.prompt_is_wide = False
        """Whether the prompt has much to offer and takes more room to the sides."""
        self._lesson: tuple[LessonBar, LessonPanel] | None = None
        self._panel: str | None = None
        self._opened_before: dict[str, bool] = {}
        self._compact = False
        self.status.panel_wanted.connect(self.show_panel)
        self.rail.opened.connect(lambda: self.open_rail(open_=True))
        self.rail.installEventFilter(self)
        # The view fits itself when it is first shown, later than the page.
        self.view.fitted.connect(self.place_prompt)
        for section in self.rail.sections.values():
            section.folded.connect(self._section_folded)

    @property
    def compact(self) -> bool:
        """Whether the window is so small that a panel lies over the table."""
        return self._compact

    @property
    def panel(self) -> str | None:
        """The panel that lies over the table in a small window."""
        return self._panel

    def unit(self) -> int:
        """Return the text unit for this height."""
        height = self.window().height()
        if self._lesson is None:
            return text_unit(height, self.scale)
        # A window as low as that stands on no projector.
        scale = self.scale if height >= COMPACT_HEIGHT else 100
        return max(text_unit(height, scale), taught_text(height))

    @property
    def least_text(self) -> int:
        """No text is smaller, in pixels."""
        return (
            smallest_text(self.scale)
            if self._lesson is None
            else taught_text(self.window().height())
        )

    def use_lesson(self, bar: LessonBar | None, panel: LessonPanel | None) -> None:
        """Take what a taught table has below and beside it; nothing: it is not taught any more."""
        for part in self._lesson or ():
            part.hide()
        self._lesson = None if bar is None or panel is None else (bar, panel)
        for part in self._lesson or ():
            part.setParent(self)
            part.show()
        self.status.setVisible(self._lesson is None)
        self.arrange()

    def show_glance(self, glance: Glance) -> None:
        """Show a look at the table in ribbon, status line and panels."""
        self.ribbon.show_glance(glance)
        self.status.show_glance(glance)
        self.rail.show_glance(glance)

    def open_rail(self, *, open_: bool) -> None:
        """Open the rail or fold it to a strip."""
        self.rail_open = open_
        self.arrange()

    def show_panel(self, name: str) -> None:
        """Open or close a panel: over the table in a small window, else in the rail."""
        if self._compact:
            self._panel = None if self._panel == name else name
        elif self.rail.is_folded:
            self.rail_open = True
            self.rail.sections[name].set_open(open_=True)
        else:
            self.rail.toggle(name)
        self.arrange()

    def open_panel(self, name: str) -> None:
        """Open a panel wherever it is; one that is open stays so."""
        if self._compact:
            self._panel = name
        else:
            self.rail_open = True if self.rail.is_folded else self.rail_open
            self.rail.sections[name].set_open(open_=True)
        self.arrange()

    def show_event(self, place: int) -> None:
        """Show where in the log an event stands; a card in the trick it was played to."""
        self.open_panel("log")
        log = self.rail.log
        log.show_event(place)
        event, trick = log.events[place], trick_at(log.events, place)
        if trick is not None and isinstance(event, CardPlayed):
            self.view.show_trick(trick, PlayedCard(event.seat, event.card))

    def close_panel(self) -> bool:
        """Close the panel over the table; return whether there was one."""
        was_open = self._panel is not None
        self._panel = None
        self.arrange()
        return was_open

    def arrange(self) -> None:
        """Give every part its place."""
        factor = max(100, self.scale)
        self._set_compact(
            compact=self._lesson is not None
            or self.width() * 100 < COMPACT_WIDTH * factor
            or self.height() * 100 < COMPACT_HEIGHT * factor
        )
        area = self._place_lesson(self._area())
        top = self.ribbon.sizeHint().height()
        rail = self._rail_width()
        if self._lesson is None:
            bottom = self.status.sizeHint().height()
            below = QRect(area.left(), area.bottom() + 1 - bottom, area.width(), bottom)
            self.status.setGeometry(below)
            area.setBottom(below.top() - 1)
        self.ribbon.setGeometry(self._area().left(), area.top(), self._area().width(), top)
        area.setTop(area.top() + top)
        self.view.setGeometry(area.adjusted(0, 0, -rail, 0))
        self._place_rail(area.adjusted(area.width() - rail, 0, 0, 0))
        self.place_prompt()
        self.notice.top = area.top()
        self.notice.place()

    def _area(self) -> QRect:
        """Return where anything may lie: what is taught keeps off the edge of the picture."""
        if self._lesson is None:
            return self.rect()
        beside, below = -(-self.width() * OVERSCAN // 100), -(-self.height() * OVERSCAN // 100)
        return self.rect().adjusted(beside, below, -beside, -below)

    def _place_lesson(self, area: QRect) -> QRect:
        """Lay bar and panel of a lesson; return what is left."""
        if self._lesson is None:
            return area
        bar, panel = self._lesson
        tall = bar.height_for(area.width())
        bar.setGeometry(area.left(), area.bottom() + 1 - tall, area.width(), tall)
        area.setBottom(area.bottom() - tall)
        is_below = self.width() * 10 < self.height() * WIDE
        panel.lie_below(below=is_below)
        if is_below:
            # The table keeps its size from step to step.
            tall = min(PANEL_LINES * self.unit(), round(area.height() * PANEL_PART))
            panel.setGeometry(area.left(), area.bottom() + 1 - tall, area.width(), tall)
            area.setBottom(area.bottom() - tall)
            return area
        wide = round(min(PANEL_UNITS * self.unit(), PANEL_PART * area.width()))
        top = area.top() + self.ribbon.sizeHint().height()
        panel.setGeometry(area.right() + 1 - wide, top, wide, area.bottom() + 1 - top)
        area.setRight(area.right() - wide)
        return area

    def place_prompt(self) -> None:
        """Lay the prompt above the hand, or in the middle while there is no hand."""
        area = self.view.geometry()
        hand = 0 if self.hand_is_empty else round(self.view.hand_height())
        room = area.adjusted(0, Space.XS, 0, -hand)
        unit = self.unit()
        plates = 2 * unit * _PLATE_UNITS
        widest = unit * _PROMPT_UNITS
        is_wide = area.width() >= widest + plates
        if self.prompt_is_wide and is_wide:
            widest = min(area.width() - plates, widest * 3 // 2)
        if is_wide or self.felt_is_asked:
            in_middle = self.hand_is_empty and not self.felt_is_asked
            width = widest if is_wide else area.width()
            self.host.set_room(room, width, room.bottom(), in_middle=in_middle)
        else:
            # No room between the plates at the sides: the prompt covers them wholly.
            top_band = _TOP_UNITS * unit
            middle = (area.height() - self.view.hand_height() + top_band) / 2
            above = area.top() + middle - unit * _PLATE_BAND_UNITS
            self.host.set_room(room, area.width(), round(above), in_middle=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        super().resizeEvent(event)
        self.arrange()

    def event(self, event: QEvent) -> bool:
        """Lay everything out again when a part needs another size: no layout of Qt's does it."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the panel with Escape."""
        if watched is self.rail and event.type() == QEvent.Type.KeyPress and self._compact:
            escape = getattr(event, "key", lambda: None)() == Qt.Key.Key_Escape
            if escape and self.close_panel():
                return True
        return super().eventFilter(watched, event)

    def _section_folded(self) -> None:
        """Close the panel over the table when its heading was clicked."""
        if self._panel is not None and not self.rail.sections[self._panel].is_open:
            self.close_panel()

    def _rail_width(self) -> int:
        if self._compact:
            return 0
        wanted = self.width() >= ROOMY_WIDTH if self.rail_open is None else self.rail_open
        self.rail.set_folded(folded=not wanted)
        return RAIL_WIDTH if wanted else RAIL_FOLDED + 4

    def _place_rail(self, beside: QRect) -> None:
        if not self._compact:
            self.rail.setGeometry(beside)
            self.rail.show()
            return
        self.rail.setVisible(self._panel is not None)
        self.host.step_aside(aside=self._panel is not None)
        if self._panel is None:
            return
        for name, section in self.rail.sections.items():
            section.setVisible(name == self._panel)
        self.rail.sections[self._panel].set_open(open_=True)
        area = self.view.geometry()
        self.notice.put_away()
        self.rail.set_width(area.width())
        self.rail.setGeometry(area.left(), area.top(), area.width(), area.height() * 2 // 3)
        self.rail.raise_()

    def _set_compact(self, *, compact: bool) -> None:
        self.status.use_buttons(on=compact)
        if compact == self._compact:
            return
        self._compact = compact
        self._panel = None
        if compact:
            self._opened_before = {
                name: section.is_open for name, section in self.rail.sections.items()
            }
            self.rail.set_folded(folded=False)
            return
        for name in SECTIONS:
            section = self.rail.sections[name]
            section.setVisible(True)
            section.set_open(open_=self._opened_before.get(name, section.is_open))
