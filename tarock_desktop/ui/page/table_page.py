"""Where everything lies in the window: the table, and over it rail, heading, prompts, line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tarock_desktop.table.events import CardPlayed
from tarock_desktop.table.records import PlayedCard
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.page.lesson_parts import LessonBar, LessonPanel
from tarock_desktop.ui.page.prompt_places import between_seats, places
from tarock_desktop.ui.page.veil import Veil
from tarock_desktop.ui.panels.heading import PAD, Heading
from tarock_desktop.ui.panels.notice import Notice
from tarock_desktop.ui.panels.rail import SECTIONS, Rail
from tarock_desktop.ui.panels.ruling_book import trick_at
from tarock_desktop.ui.panels.status_line import StatusLine
from tarock_desktop.ui.panels.table_buttons import TableButtons
from tarock_desktop.ui.prompts.prompt_host import PromptHost
from tarock_desktop.ui.scene.layout import Row, Side, TableLayout, rim_of
from tarock_desktop.ui.scene.open_layout import Around, reason_place
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.style.tokens import (
    COMPACT_HEIGHT,
    COMPACT_WIDTH,
    LEAST_RAIL,
    RAIL_PART,
    RAIL_UNITS,
    ROOMY_WIDTH,
    Space,
    Theme,
    smallest_text,
    taught_text,
    text_unit,
)

OVERSCAN: Final = 3
"""A projector may cut off so much of the picture at each edge, in percent."""
WIDE: Final = 15
"""From here on the reason has a column beside the table: width of the window by height / 10."""
COLUMN_UNITS: Final = 20
COLUMN_PART: Final = 0.30
"""Width of that column at most, in text units and as a part of the window."""
RAIL_LINE: Final = 17.4
"""Width of a line of the rail, in text units: names, chips and figures of the score."""
MOST_RAIL: Final = 0.30
"""Part of the window that the rail may take; where its lines need more they come as panels."""
HEAD_PART: Final = 0.235
"""Width of the heading of a lesson in the upper left corner, as a part of the window."""

_PROMPT_UNITS: Final = 40
"""How wide a prompt over the table is at most, in text units."""
_PROMPT_PART: Final = 0.40
"""How much of the free felt a prompt covers at most."""

_PANEL_UNITS: Final = 40
"""How wide a panel over the table is at most, in text units."""
_LEAST_HEADING: Final = 160
"""How wide the heading on the felt may be in every window; half of it beside an open hand."""
_LINES_UNITS: Final = 12
"""How wide the heading is at least, in text units, for lines below the name of the game."""
_NAME_UNITS: Final = 2.4
"""How tall it is with the name alone."""
_PAGE_UNITS: Final = (48, 62)
"""How wide a page over the table is, if there is room, and at most, in text units."""


@final
class TablePage(QWidget):
    """The table with everything over it.

    Where there is no room for the rail, and before a class, its sections come as panels over the
    table, one at a time.
    """

    rail_turned = Signal(bool)
    """The player opened the rail, or folded it."""

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self.setObjectName("felt")
        self.view = view
        self.heading = Heading()
        self.rail = Rail(self.heading)
        self.status = StatusLine()
        self.buttons = TableButtons(self.rail)
        self.veil = Veil()
        for part in (self.view, self.veil, self.status, self.heading, self.buttons, self.rail):
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
        self.keeps_off: Callable[[TableLayout], Row] | None = None
        """Gives the cards on the felt that a prompt does not cover if it can."""
        self.says_turn = self.says_game = True
        """Whether a line says whose turn it is, and the heading what is played; elsewhere that is
        said beside the table."""
        self._lesson: tuple[LessonBar, LessonPanel] | None = None
        self._panel: str | None = None
        self._opened_before: dict[str, bool] = {}
        self._compact: bool | None = None
        self.buttons.panel_wanted.connect(self.show_panel)
        self.buttons.fold_wanted.connect(lambda: self.open_rail(open_=self.compact))
        self.rail.installEventFilter(self)
        self.host.changed.connect(self._place_over_table)
        # The view fits itself when it is first shown, later than the page.
        self.view.fitted.connect(self._place_over_table)
        self.rail.reshaped.connect(self._place_over_table)
        for section in self.rail.sections.values():
            section.folded.connect(self._section_folded)

    @property
    def compact(self) -> bool:
        """Whether there is no rail, so that a panel lies over the table."""
        return self._compact is not False

    @property
    def panel(self) -> str | None:
        """The panel that lies over the table where there is no rail."""
        return self._panel

    def use_theme(self, theme: Theme) -> None:
        """Take the colours of what is drawn on the felt itself."""
        self.heading.use_theme(theme)
        self.status.use_theme(theme)
        self.veil.use_theme(theme)
        self.rail.announcements.use_theme(theme)

    def unit(self) -> int:
        """Return the text unit for this height."""
        height = self.window().height()
        if not self._is_before_class:
            return text_unit(height, self.scale)
        # A window as low as that stands on no projector.
        scale = self.scale if height >= COMPACT_HEIGHT else 100
        return max(text_unit(height, scale), taught_text(height))

    @property
    def least_text(self) -> int:
        """No text is smaller, in pixels."""
        if not self._is_before_class:
            return smallest_text(self.scale)
        return taught_text(self.window().height())

    @property
    def _is_before_class(self) -> bool:
        return self._lesson is not None and not self._lesson[1].is_for_teacher

    def use_lesson(self, bar: LessonBar | None, panel: LessonPanel | None) -> None:
        """Take what a taught table has below and beside it; nothing: it is not taught any more."""
        for part in self._lesson or ():
            part.hide()
        self._lesson = None if bar is None or panel is None else (bar, panel)
        for part in self._lesson or ():
            part.setParent(self)
            part.show()
        self.arrange()

    def show_glance(self, glance: Glance) -> None:
        """Show a look at the table in heading, line and panels."""
        self.heading.show_glance(glance)
        self.rail.show_glance(glance)
        self.status.show_glance(glance)
        self._place_over_table()

    def open_rail(self, *, open_: bool) -> None:
        """Open the rail or put it away."""
        self.rail_open = open_
        self.arrange()
        self.rail_turned.emit(open_)

    def show_panel(self, name: str) -> None:
        """Open or close a panel: over the table where there is no rail, else in the rail."""
        if self.compact:
            self._panel = None if self._panel == name else name
            self.rail.log.show_whole(on=True)
        else:
            self.rail.toggle(name)
        self.arrange()

    def open_panel(self, name: str) -> None:
        """Open a panel wherever it is; one that is open stays so."""
        if self.compact:
            self._panel = name
            self.rail.log.show_whole(on=True)
        else:
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

    # -- places ---------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Give every part its place."""
        self._set_compact(compact=not self._has_room_for_rail())
        self.view.setGeometry(self.rect())
        self._place_lesson()
        self.view.use_rail(self._kept_free())
        self._place_over_table()

    @property
    def is_tight(self) -> bool:
        """Whether the window has so little room for its text that there is no rail."""
        factor = max(100, self.scale)
        is_narrow = self.width() * 100 < COMPACT_WIDTH * factor
        is_low = self.height() * 100 < COMPACT_HEIGHT * factor
        return is_narrow or is_low or self._rail_width() > MOST_RAIL * self.width()

    def _has_room_for_rail(self) -> bool:
        is_tight = self.is_tight
        self.buttons.fold_button.setVisible(self._lesson is None and not is_tight)
        if self._lesson is not None or is_tight:
            return False
        return self.width() >= ROOMY_WIDTH if self.rail_open is None else self.rail_open

    def _area(self) -> QRect:
        """Return where anything may lie: what is taught keeps off the edge of the picture."""
        if self._lesson is None:
            return self.rect()
        if not self._is_before_class:
            edge = round(rim_of(QSizeF(self.size()))) + Space.S
            return self.rect().adjusted(edge, edge, -edge, -edge)
        beside, below = -(-self.width() * OVERSCAN // 100), -(-self.height() * OVERSCAN // 100)
        return self.rect().adjusted(beside, below, -beside, -below)

    def _place_lesson(self) -> None:
        """Lay the bar of steps and, in a wide window, the column; the view keeps them free."""
        if self._lesson is None:
            self.view.use_around(Around())
            return
        area, (bar, panel) = self._area(), self._lesson
        is_narrow = self._is_before_class and self.width() * 10 < self.height() * WIDE
        panel.use_corner(on=is_narrow)
        self.buttons.stand(upright=False)
        menu = QSize(0, 0) if self.buttons.isHidden() else self.buttons.sizeHint()
        along = area.width() - (menu.width() + Space.S if is_narrow else 0)
        tall = max(bar.height_for(along), menu.height() if is_narrow else 0)
        bar.setGeometry(area.left(), area.bottom() + 1 - tall, along, tall)
        row = QRect(area.right() + 1 - menu.width(), area.top(), menu.width(), menu.height())
        if is_narrow:
            row.moveBottom(area.bottom())
        self.buttons.setGeometry(row)
        widest = round(min(COLUMN_UNITS * self.unit(), COLUMN_PART * area.width()))
        wide = 0 if is_narrow else widest
        head = self._place_lesson_head(area, wide)
        if not is_narrow:
            top = head + Space.S
            panel.fit_into(QSize(wide, bar.y() - Space.S - top))
            tall = min(bar.y() - Space.S - top, panel.height_for(wide))
            panel.setGeometry(area.right() + 1 - wide, top, wide, tall)
        self.view.use_around(
            Around(
                column=wide + Space.L if wide else 0.0,
                head=float(head if is_narrow else 0),
                foot=float(self.height() - bar.y()),
            )
        )

    def _place_reason(self) -> None:
        """Lay the reason into the lower right corner, where it has no column of its own."""
        if self._lesson is None or not self.view.table.is_open or self.view.table.has_column:
            return
        panel = self._lesson[1]
        room = reason_place(self.view.table).toRect()
        panel.fit_into(room.size())
        tall = min(room.height(), panel.height_for(room.width()))
        panel.setGeometry(room.left(), room.bottom() + 1 - tall, room.width(), tall)

    def _place_lesson_head(self, area: QRect, wide: int) -> int:
        """Lay the heading on the column, or into the upper left corner; return where it ends."""
        self.rail.hold_heading(on=False)
        self._take_heading()
        self.heading.setVisible(self.says_game)
        self.heading.be_plaque(on=True, is_low=not wide)
        self.heading.use_unit(self.unit(), self.least_text)
        left = area.right() + 1 - wide if wide else area.left()
        beside_menu = wide - self.buttons.width() - Space.S
        beside_hand = round(HEAD_PART * area.width())
        size = self.heading.plaque_size(beside_menu if wide else beside_hand)
        self.heading.setGeometry(
            left, area.top(), beside_menu if wide else size.width(), size.height()
        )
        self.heading.settle()
        return area.top() + size.height()

    def _rail_width(self) -> int:
        most = RAIL_UNITS * self.unit()
        # What stands in it grows with the text.
        least = max(LEAST_RAIL, RAIL_LINE * self.unit())
        return round(min(max(least, RAIL_PART * self.width()), max(least, most)))

    def _kept_free(self) -> int:
        """Return how much of the right edge of the table is taken."""
        if self._lesson is not None:
            return 0
        taken = self.buttons.strip_width() if self.compact else self._rail_width()
        return taken + Space.S

    def _place_over_table(self) -> None:
        """Lay everything over the table, now that it is laid out itself."""
        if self._compact is None:
            # Before it is arranged nobody knows how much room there is.
            return
        table, area = self.view.table, self.view.geometry()
        rim = round(table.rim)
        top, right = area.top() + rim + Space.S, area.right() + 1 - rim - Space.S
        if self._lesson is None:
            self._place_buttons(area, top, right)
            self._place_heading(area, top)
        self._place_rail(area, top, right)
        line = table.line_area.toRect().translated(area.topLeft())
        self.status.set_room(line, round(table.centre.x()), table.unit, self.least_text)
        is_alone = self._lesson is None and self.host.prompt is None
        self.status.setVisible(is_alone and self.says_turn)
        self._place_reason()
        self._place_prompt()
        prompt = QRect() if self.host.prompt is None else self.host.geometry()
        self.view.talon_label.keep_clear(QRectF(prompt.translated(-area.topLeft())))
        below_head = round(table.head) + Space.S
        self.notice.place(area.left() + round(table.centre.x()), max(top, below_head))

    def _place_buttons(self, area: QRect, top: int, right: int) -> None:
        """Lay the buttons at the foot of the rail, or in a column at the right edge."""
        self.buttons.stand(upright=self.compact)
        size = self.buttons.sizeHint()
        if self.compact:
            wide = self.buttons.strip_width()
            self.buttons.setGeometry(right - wide + Space.XS, top, wide, size.height())
            return
        wide, foot = self._rail_width(), area.bottom() + 1 - round(self.view.table.rim) - Space.S
        self.buttons.setGeometry(right - wide, foot - size.height(), wide, size.height())

    def _place_heading(self, area: QRect, top: int) -> None:
        self.rail.hold_heading(on=not self.compact)
        if not self.compact:
            return
        self._take_heading()
        self.heading.be_plaque(on=True)
        self.heading.use_unit(self.view.table.unit, self.least_text)
        left, least = area.left() + round(self.view.table.rim) + Space.S, _LEAST_HEADING
        top = max(top, area.top() + round(self.view.resting.lower_edge) + Space.XS)
        stacks, open_hand = self.view.table.stacks, self.view.open_hand_at(Side.LEFT)
        bottom = stacks[Side.LEFT].top()
        if not open_hand.isEmpty():
            # The cards have the corner, and no tricks lie below the heading.
            left, least = area.left() + round(open_hand.right()) + Space.S, _LEAST_HEADING // 2
            bottom = stacks[Side.LEFT].bottom()
        widest = round(stacks[Side.TOP].left()) - Space.S - left
        tallest = area.top() + round(bottom) - Space.XS - top
        is_narrow = not open_hand.isEmpty() and widest < _LINES_UNITS * self.view.table.unit
        if is_narrow:
            # Its lines would be broken and cut: there is room for the name of the game, or none.
            tallest = round(_NAME_UNITS * self.view.table.unit)
        size = self.heading.plaque_size(max(least, widest), tallest)
        talon = self._kept_clear().toRect().translated(area.topLeft())
        if talon.intersects(QRect(QPoint(left, top), size)):
            above = talon.top() - Space.XS - top
            size = self.heading.plaque_size(max(least, widest), above)
        fits = not is_narrow or self.heading.contract.wanted_width() <= size.width() - 2 * PAD
        self.heading.setVisible(self.says_game and fits)
        self.heading.setGeometry(QRect(QPoint(left, top), size))
        self.heading.settle()
        self.veil.lower()
        self.heading.lower()
        self.view.lower()

    def _take_heading(self) -> None:
        """Have the heading on the page itself."""
        if self.heading.parent() is not self:
            self.heading.setParent(self)

    def _kept_clear(self) -> QRectF:
        """Return where cards lie on the felt that are asked about, or are to be seen meanwhile."""
        if self.keeps_off is None or self.host.prompt is None:
            return QRectF()
        return self.keeps_off(self.view.table).bounds

    def _place_prompt(self) -> None:
        """Lay the prompt above the hand, or in the middle while there is no hand."""
        table, area = self.view.table, self.view.geometry()
        is_page = self.host.prompt is not None and self.host.prompt.is_page
        felt = round(table.rim)
        self.veil.cover(area.adjusted(felt, felt, -felt, -felt), on=is_page)
        if is_page:
            rim = round(table.rim) + Space.XS
            between = round(between_seats(table).width())
            room = area.adjusted(rim, rim, 0, -rim)
            room.setRight(area.left() + round(table.right) - Space.XS)
            # The seats at the sides stay in sight where there is room between them.
            usual, widest = (self.unit() * units for units in _PAGE_UNITS)
            wide = min(widest, between) if between >= usual else min(usual, room.width())
            whole = float(room.width() * room.height())
            self.host.set_rooms((room,), wide, whole, in_middle=True)
            return
        found = places(table, self._kept_clear())
        if self.host.prompt is not None and self.host.prompt.is_line:
            found = (table.line_area, *found)
        rooms = [place.toRect().translated(area.topLeft()) for place in found]
        if self.hand_is_empty:
            for room in rooms:
                room.setBottom(area.bottom() - round(table.rim) - Space.L)
        # Before the deal nothing but the seats is to be seen beside it.
        part = 1.0 if self.hand_is_empty and not self.felt_is_asked else _PROMPT_PART
        most = part * (table.right - table.rim) * (area.height() - 2 * table.rim)
        in_middle = self.hand_is_empty and not self.felt_is_asked
        self.host.set_rooms(rooms, self.unit() * _PROMPT_UNITS, most, in_middle=in_middle)

    def _place_rail(self, area: QRect, top: int, right: int) -> None:
        wide = self._rail_width()
        if not self.compact:
            most = self.buttons.geometry().top() - Space.S - top
            tall = self.rail.height_for(wide, most)
            self.rail.setGeometry(right - wide, top, wide, tall)
            self.rail.show()
            return
        self.rail.setVisible(self._panel is not None)
        self.host.step_aside(aside=self._panel is not None)
        if self._panel is None:
            return
        for name, section in self.rail.sections.items():
            section.setVisible(name == self._panel)
        self.rail.sections[self._panel].set_open(open_=True)
        self.notice.put_away()
        left = area.left() + round(self.view.table.rim) + Space.S
        end = right if self._lesson is not None else self.buttons.geometry().left() - Space.S
        most = round(self.view.table.lifted_top) + area.top() - Space.S - top
        wide = min(end - left, _PANEL_UNITS * self.unit())
        tall = self.rail.height_for(wide, most)
        self.rail.setGeometry(end - wide, top, wide, tall)
        self.rail.raise_()

    def _set_compact(self, *, compact: bool) -> None:
        if compact is self._compact:
            return
        was_before, self._compact = self._compact, compact
        self._panel = None
        if compact:
            self._opened_before = {
                name: section.is_open for name, section in self.rail.sections.items()
            }
            return
        if was_before is None:
            return
        for name in SECTIONS:
            section = self.rail.sections[name]
            section.setVisible(True)
            section.set_open(open_=self._opened_before.get(name, section.is_open))

    # -- events ---------------------------------------------------------------------------------

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
        if watched is self.rail and event.type() == QEvent.Type.KeyPress and self.compact:
            escape = getattr(event, "key", lambda: None)() == Qt.Key.Key_Escape
            if escape and self.close_panel():
                return True
        return super().eventFilter(watched, event)

    def _section_folded(self) -> None:
        """Close the panel over the table when its heading was clicked."""
        if self._panel is not None and not self.rail.sections[self._panel].is_open:
            self.close_panel()
