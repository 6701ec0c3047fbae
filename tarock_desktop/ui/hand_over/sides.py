"""The people of a hand: two sides beside each other, or everybody for himself."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final, final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.messages.message import NameRef
from tarock_desktop.table.amounts import ZERO, payments, total
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.game.parties import parties
from tarock_desktop.ui.hand_over.columns import Columns
from tarock_desktop.ui.panels.chips import ChipStacks, paint_disc, piles
from tarock_desktop.ui.panels.round_state import POT
from tarock_desktop.ui.scene.portraits import portrait, portraits_of
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.party import Party, party_colour, party_picture
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text

_COLUMN: Final = 20
"""Width of a side at least, in text units."""
_THREE, _NARROW = 3, 14
"""Where three play, each for himself, they stand beside each other in narrower columns."""
_GAP: Final = 4
"""Room between two sides, in text units: the arrow has its place there."""
_PORTRAIT: Final = 2.6
"""Diameter of a portrait in text units."""


@final
class Sides(QWidget):
    """Two panels with an arrow to the winners between them, or one panel with everybody."""

    def __init__(self, glance: Glance, look: Look) -> None:
        """Show the people of *glance*."""
        super().__init__()
        self._look, self._has_chips = look, bool(glance.sheet.bank.discs)
        seats = len(glance.names)
        lines = glance.observation.result.lines if _shows_hand(glance) else ()
        self._gains = total((line.amounts for line in lines), seats)
        self._written = total((line.written for line in lines), seats)
        self._places: dict[Seat, QWidget] = {}
        """Where chips go to and come from."""
        sides = parties(glance.sheet, glance.observation) if _shows_hand(glance) else {}
        known = [party for party in Party if party in sides.values()]
        self._two = known if len(known) == len(Party) else []
        gap = (_GAP if self._two else 1) * look.unit
        least = _COLUMN if self._two or seats != _THREE else _NARROW
        beside = _THREE if least == _NARROW else 2
        self._columns = Columns(beside, least * look.unit, gap)
        self._panels: list[QWidget] = []
        for party in self._two:
            rows = [seat for seat, each in sides.items() if each is party]
            self._add(SidePanel(glance, party, rows, look), [self._row(glance, s) for s in rows])
        rest = [Seat(seat) for seat in range(seats) if Seat(seat) not in sides or not self._two]
        for seat in rest:
            self._add(PersonPanel(glance, seat, look), [self._row(glance, seat)])
        self.setLayout(self._columns)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def middle(self, seat: Seat, of: QWidget) -> QPoint:
        """Return where the chips of a person lie, or his portrait is, as seen by a widget."""
        place = self._places[seat]
        return place.mapTo(of, place.rect().center())

    def payments(self) -> list[tuple[Seat, Seat]]:
        """Return who pays whom for the hand: each who lost pays each who won."""
        return list(payments(self._gains))

    def _add(self, panel: SidePanel | PersonPanel, rows: list[QWidget]) -> None:
        for row in rows:
            panel.column.addWidget(row)
        panel.column.addStretch(1)
        self._panels.append(panel)
        self._columns.addWidget(panel)

    def _row(self, glance: Glance, seat: Seat) -> QWidget:
        """Return portrait, name, chips and score of a person."""
        party = parties(glance.sheet, glance.observation).get(seat) if self._two else None
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.M)
        face = _face(glance, seat, self._look, party)
        self._places[seat] = face
        row.addWidget(face)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addStretch(1)
        names.addWidget(Text(glance.name(seat), "name"))
        for note in self._notes(glance, seat):
            names.addWidget(Text(note, "muted"))
        names.addStretch(1)
        row.addLayout(names, 1)
        laid = piles(glance.observation.round.chips[seat], glance.sheet)
        if laid:
            chips = ChipStacks(laid)
            self._places[seat] = chips
            row.addWidget(chips)
        row.addLayout(self._figures(glance, seat))
        return made

    def _notes(self, glance: Glance, seat: Seat) -> list[str]:
        """Return what is to be said of a person beside his score."""
        words, round_ = glance.words, glance.observation.round
        notes = []
        if glance.sheet.keeps_written:
            column = round_.written[seat] if round_.written else Fraction(0)
            said = self.tr("Written: {amount}").format(amount=words.figure(column))
            added = self._written[seat]
            notes.append(f"{said} ({words.gain(added)})" if added else said)
        if round_.notes.kassa:
            notes.append(f"{words.name(POT)}: {words.figure(round_.notes.kassa[seat])}")
        if round_.loans[seat]:
            loan = words.name(NameRef("bank", "loan"))
            notes.append(f"{loan}: {words.amount(round_.loans[seat])}")
        points = glance.observation.result.points
        if not self._two and points is not None and _shows_hand(glance):
            counted = words.number(points[seat])
            notes.append(self.tr("Card points: {points}").format(points=counted))
        return notes

    def _figures(self, glance: Glance, seat: Seat) -> QGridLayout:
        """Return the score of a person and, below it, what this hand changed."""
        grid, gain = QGridLayout(), self._gains[seat]
        grid.setVerticalSpacing(0)
        score = Text(glance.words.figure(glance.observation.round.scores[seat]), "figure")
        change = Text(glance.words.gain(gain) if gain else "", "legal" if gain > 0 else "warning")
        paid = Text(self.tr("Paid") if glance.sheet.keeps_written else "", "muted")
        for place, text in enumerate((paid, score, change)):
            text.setWordWrap(False)
            text.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if text.text():
                grid.addWidget(text, place, 0)
        return grid

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the arrow between two sides that stand beside each other."""
        del event
        if not self._two or self._columns.columns(self.width()) < len(self._panels):
            return
        left, right = (panel.geometry() for panel in self._panels[:2])
        gain = sum((self._gains[s] for s in self._places if self._is_left(s)), ZERO)
        if not gain:
            return
        unit = self._look.unit
        middle = QPointF((left.right() + right.left()) / 2, left.center().y())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(_THREE if self._has_chips else 0):
            at = middle + QPointF((place - 1) * 0.8 * unit, (-0.8 - 0.3 * (place == 1)) * unit)
            paint_disc(painter, at, 1.2 * unit, "white")
        _paint_arrow(painter, middle, 1.5 * unit, self._look.theme.gold, back=gain > 0)

    def _is_left(self, seat: Seat) -> bool:
        return self._panels[0].isAncestorOf(self._places[seat])


class PersonPanel(QFrame):
    """A sunk panel for one person."""

    def __init__(self, glance: Glance, seat: Seat, look: Look) -> None:
        super().__init__()
        self.setObjectName("side")
        self.setAccessibleName(glance.name(seat))
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(Space.L, Space.S, Space.L, Space.S)
        self.column.setSpacing(round(0.4 * look.unit))


class SidePanel(QFrame):
    """A sunk panel for one side: its sign, its points, and below them its people."""

    def __init__(self, glance: Glance, party: Party, seats: list[Seat], look: Look) -> None:
        super().__init__()
        self.setObjectName("side")
        self._colour = party_colour(party, look.theme)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(Space.L, Space.M, Space.L, Space.S)
        self.column.setSpacing(round(0.4 * look.unit))
        declares = party is Party.DECLARING
        name = self.tr("Playing") if declares else self.tr("Defending")
        self.setAccessibleName(name)
        head = QHBoxLayout()
        head.setSpacing(Space.S)
        sign = QLabel()
        side = round(1.3 * look.unit)
        sign.setPixmap(party_picture(party, look.theme, side, self.devicePixelRatioF()))
        head.addWidget(sign)
        head.addWidget(Text(name, "name"), 1)
        self.column.addLayout(head)
        counted = glance.sheet.side_points(glance.observation, seats)
        contract = glance.observation.auction.contract
        least = None if contract is None else glance.sheet.points_to_win(contract)
        if counted is None or least is None:
            return
        said = Text(
            self.tr("Points: {points}").format(points=glance.words.number(counted)), "strong"
        )
        said.setWordWrap(False)
        head.addWidget(said)
        mark = (least, glance.words.number(least)) if declares else None
        self.column.addWidget(
            PointsBar(counted, glance.sheet.pack.points.total, mark, self._colour, look)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, and the line in the colour of the side along the upper edge."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(QRectF(Space.M, 0, self.width() - 2 * Space.M, 3), QColor(self._colour))


class PointsBar(QWidget):
    """How many of all points a side has, and how many it needs."""

    def __init__(
        self,
        points: Fraction,
        whole: Fraction,
        mark: tuple[Fraction, str] | None,
        colour: str,
        look: Look,
    ) -> None:
        """Draw *points* of the *whole*; *mark* is what wins, with its figure."""
        super().__init__()
        self._part = float(points / whole) if whole else 0.0
        self._mark = None if mark is None or not whole else (float(mark[0] / whole), mark[1])
        self._colour, self._look = colour, look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Ask for the bar and the figure below it."""
        return QSize(
            10 * self._look.unit, round(1.1 * self._look.unit) + self.fontMetrics().height()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar and the mark."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, theme = self._look.unit, self._look.theme
        bar = QRectF(0, 0.35 * unit, self.width(), 0.6 * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel_line))
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        painter.setBrush(QColor(self._colour))
        filled = QRectF(bar.topLeft(), QSize(round(bar.width() * self._part), round(bar.height())))
        painter.drawRoundedRect(filled, bar.height() / 2, bar.height() / 2)
        if self._mark is None:
            return
        x = bar.left() + bar.width() * self._mark[0]
        painter.setPen(QPen(QColor(theme.on_panel), 2))
        painter.drawLine(
            QPointF(x, bar.top() - 0.3 * unit), QPointF(x, bar.bottom() + 0.15 * unit)
        )
        below = QRectF(
            x - 4 * unit, bar.bottom() + 0.1 * unit, 8 * unit, self.fontMetrics().height()
        )
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._mark[1])


def _shows_hand(glance: Glance) -> bool:
    """Return whether the page is about a hand, and not about the round as a whole."""
    return glance.observation.result.over and glance.observation.phase is not Phase.CLOSED


def _face(glance: Glance, seat: Seat, look: Look, party: Party | None) -> QLabel:
    """Return the portrait of a person in a ring of the colour of his side."""
    made, side = QLabel(), round(_PORTRAIT * look.unit)
    number = portraits_of(glance.names)[seat]
    colour = look.theme.gold if party is None else party_colour(party, look.theme)
    made.setPixmap(_ringed(number, colour, side, made.devicePixelRatioF()))
    return made


@lru_cache(maxsize=48)
def _ringed(number: int, colour: str, side: int, ratio: float) -> QPixmap:
    """Return a portrait in a ring: always the same picture, see `party_picture`."""
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = max(2.0, 0.07 * side)
    painter.drawPixmap(QPointF(line, line), portrait(number, round(side - 2 * line), ratio))
    painter.setPen(QPen(QColor(colour), line))
    painter.drawEllipse(QRectF(line / 2, line / 2, side - line, side - line))
    painter.end()
    return picture


def _paint_arrow(
    painter: QPainter, middle: QPointF, half: float, colour: str, *, back: bool
) -> None:
    """Draw an arrow to the right, or *back* to the left."""
    way = -1 if back else 1
    tip = middle + QPointF(way * half, 0.6 * half)
    painter.setPen(
        QPen(QColor(colour), 0.14 * half, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    )
    painter.drawLine(middle + QPointF(-way * half, 0.6 * half), tip)
    for up in (-1, 1):
        painter.drawLine(tip, tip + QPointF(-way * 0.35 * half, up * 0.3 * half))
