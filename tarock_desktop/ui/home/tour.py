"""A few words at the right moments of a hand, for somebody who has never sat at the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Final, final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QTimer
from PySide6.QtWidgets import QWidget

from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat, turn_order
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.home.tour_bubble import Cover, TourBubble
from tarock_desktop.ui.page.tables import FrontTable
from tarock_desktop.ui.scene.layout import CARD_RATIO, CROSS_HALF, TRICK_CARD, Side, sides
from tarock_desktop.ui.style.tokens import Space

_COUNTED: Final = 3
"""After so many tricks it is said what counts."""


_FAN: Final = 0.5
"""So far the backs reach beyond a portrait, in portraits."""
_APART: Final = 6
"""The bubble keeps so far from what lies over the table, in pixels."""


class Stop(Enum):
    """What the tour tells of."""

    HAND = "hand"
    TAKEN = "taken"
    SIDES = "sides"
    HINT = "hint"
    POINTS = "points"


@final
class Tour(QObject):
    """Waits for what happens at the table, and says a sentence about it.

    A sentence stays until the person has acted. What is past already is left out.
    """

    def __init__(self, table: FrontTable) -> None:
        super().__init__(table.page)
        self._table = table
        self._left: list[Stop] = []
        self._shown: Stop | None = None
        self._tricks = 0
        """Complete tricks when the tour began."""
        self._asked: int | None = None
        """Number of acts when the person was asked something."""
        self.bubble = TourBubble(table.page, self.end)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._place)
        table.refreshed.connect(self._look)
        table.view.settled.connect(self._look)
        table.page.installEventFilter(self)

    @property
    def is_on(self) -> bool:
        """Whether anything is still to be told."""
        return bool(self._left) or self._shown is not None

    def begin(self) -> None:
        """Tell everything from here on."""
        glance = self._table.glance()
        self._left, self._shown = list(Stop), None
        self._tricks = 0 if glance is None else len(glance.observation.play.tricks)
        self._asked = None
        self._look()

    def end(self) -> None:
        """Tell nothing more."""
        self._left, self._shown = [], None
        self._look()

    def retranslate(self) -> None:
        """Say the sentence anew."""
        glance = self._table.glance()
        if self._shown is not None and glance is not None:
            self.bubble.say(self._sentence(self._shown, glance))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the table."""
        if self.is_on and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._soon.start()
        return super().eventFilter(watched, event)

    # ------------------------------------------------------------------ what is told when

    def _look(self) -> None:
        """Go on from one sentence to the next."""
        glance, session = self._table.glance(), self._table.session
        if not self.is_on or glance is None or session is None:
            self.bubble.hide()
            return
        if self._asked is not None and session.ticket != self._asked:
            self._shown = None
        self._asked = None if glance.prompt is None else session.ticket
        if glance.is_between_hands and glance.observation.play.tricks:
            self._left, self._shown = [], None
        if self._shown is None and self._table.view.is_settled:
            self._shown = next((stop for stop in self._left if self._is_due(stop, glance)), None)
            if self._shown is not None:
                self._left.remove(self._shown)
                self.bubble.say(self._sentence(self._shown, glance))
        self._soon.start()

    def _is_due(self, stop: Stop, glance: Glance) -> bool:
        view, is_asked = glance.observation, glance.prompt is not None
        plays = view.phase is Phase.PLAY
        taken = len(view.play.tricks) - self._tricks
        match stop:
            case Stop.HAND:
                return is_asked and plays
            case Stop.TAKEN:
                return plays and taken > 0
            case Stop.SIDES:
                return is_asked and plays and taken > 1
            case Stop.HINT:
                return is_asked and (not plays or taken > 1)
            case Stop.POINTS:
                return plays and taken >= _COUNTED

    def _sentence(self, stop: Stop, glance: Glance) -> str:
        match stop:
            case Stop.HAND if self._table.preferences.single_click:
                return self.tr(
                    "Your lit cards may be played: click one, drag it to the middle, or use the "
                    "arrow keys and Enter."
                )
            case Stop.HAND:
                return self.tr(
                    "Your lit cards may be played: double-click one, drag it to the middle, or "
                    "use the arrow keys and Enter."
                )
            case Stop.SIDES:
                return self.tr(
                    "At the upper left stands what is played, and who plays with whom as soon as "
                    "it is known."
                )
            case Stop.HINT:
                return self.tr("Not sure? Press Hint: it says what is good here, and why.")
            case Stop.TAKEN:
                winner = glance.observation.play.tricks[-1].winner
                return self.tr(
                    "{name} takes this trick and leads to the next. The key L shows it again."
                ).format(name=glance.name(winner))
            case Stop.POINTS:
                return self.tr(
                    "The points in the tricks decide. After the last one you see how they were "
                    "counted."
                )

    # ------------------------------------------------------------------ where it is told

    def _place(self) -> None:
        glance = self._table.glance()
        if self._shown is None or glance is None:
            self.bubble.hide()
            return
        page = self._table.page
        area, unit = page.view.geometry(), page.unit()
        rim = round(page.view.table.rim) + Space.XS
        area = area.adjusted(rim, rim, -rim, -rim)
        self.bubble.lie(area, self._cover(), self._about(self._shown, glance), unit)

    def _cover(self) -> Cover:
        """Return what may not be covered: cards, seats, and all that lies over the table."""
        page, table = self._table.page, self._table.page.view.table
        measure = table.trick_card.width() / TRICK_CARD
        trick = QRectF(0, 0, 2 * CROSS_HALF * measure, CARD_RATIO * 1.25 * measure)
        trick.moveCenter(table.centre)
        hand = QRectF(table.rim, table.lifted_top, table.right - table.rim, table.size.height())
        fan = _FAN * table.portrait(Side.LEFT)
        seats = [
            *(table.portrait_place(side).adjusted(-fan, -fan, fan, fan) for side in table.seats),
            *(*table.plates.values(), *table.chips.values(), *table.stacks.values()),
            table.last_trick,
        ]
        needed = (page.rail, page.status, page.buttons, page.host, page.notice)
        return Cover(
            never=(*self._on_page((trick, hand)), *self._of_widgets(needed)),
            unwillingly=(*self._on_page(seats), *self._of_widgets((page.heading,))),
        )

    def _on_page(self, places: Iterable[QRectF]) -> Iterator[QRect]:
        corner = self._table.page.view.geometry().topLeft()
        for place in places:
            if not place.isEmpty():
                yield place.toAlignedRect().translated(corner)

    def _of_widgets(self, widgets: Iterable[QWidget]) -> Iterator[QRect]:
        page = self._table.page
        for widget in widgets:
            if widget.isVisible():
                place = QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())
                yield place.adjusted(-_APART, -_APART, _APART, _APART)

    def _about(self, stop: Stop, glance: Glance) -> QPoint:
        """Return the point that a sentence is about."""
        page, table = self._table.page, self._table.page.view.table
        corner = page.view.geometry().topLeft()
        middle = table.centre.toPoint() + corner
        match stop:
            case Stop.HAND:
                return QPoint(middle.x(), round(table.hand_top)) + corner
            case Stop.SIDES:
                return page.heading.geometry().center()
            case Stop.HINT:
                return page.buttons.geometry().center()
            case Stop.TAKEN:
                side = _side_of(glance.observation.play.tricks[-1].winner, glance)
                return table.seat(side).toPoint() + corner
            case _:
                return middle


def _side_of(seat: Seat, glance: Glance) -> Side:
    """Return the side of the table on which somebody sits."""
    order, near = glance.observation.deal.order, glance.viewer
    if near is None or near not in order or seat not in order:
        return Side.BOTTOM
    return sides(turn_order(order, near), near)[seat]
