"""The heading of the table: what is played, who plays with whom, doubling, what wins."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CountRef, NameRef, NumberRef
from tarock_desktop.table.events import CalledUnnamed, CardCalled
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.game.targets import GAME
from tarock_desktop.ui.panels.round_state import RoundTexts
from tarock_desktop.ui.scene.ornament import paint_rosette
from tarock_desktop.ui.style.glass import paint_glass
from tarock_desktop.ui.style.style_sheet import lit
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import GREEN_BAIZE, Radius, Space, TextSize, Theme
from tarock_desktop.ui.style.widgets import ElidedLabel, Text

PAD: Final = 14
GOLD_LINE: Final = 3
"""Height of the line below a band, in pixels."""
_BAND_EDGES: Final = (PAD, Space.S, PAD, Space.S + GOLD_LINE)


_CONTRACT_SIZES: Final = (
    (TextSize.TITLE, 1),
    (TextSize.NAME, 1),
    (TextSize.NAME, 2),
    (TextSize.BODY, 1),
    (TextSize.BODY, 2),
    (TextSize.LABEL, 1),
)
"""Sizes of the contract on a plaque with its lines, the best first."""
_LOW_SIZES: Final = (
    (TextSize.NAME, 1),
    (TextSize.BODY, 1),
    (TextSize.LABEL, 1),
    (TextSize.BODY, 2),
)


@final
class Contract(ElidedLabel):
    """What is played, in one line, or in two where one has no room."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("contract")
        self._count = 1

    def break_into(self, count: int) -> None:
        """Take one line or two."""
        if count != self._count:
            self._count = count
            self.updateGeometry()
            self.update()

    def size_of(self, text: str, pixels: int, count: int) -> QSize:
        """Return the size of a text written *pixels* large in so many lines."""
        font = self.font()
        font.setPixelSize(pixels)
        return _size(_broken(text, count), QFontMetrics(font))

    def wanted_width(self, text: str | None = None) -> int:
        """Return the width of the longest line, of another *text* if one is given."""
        lines = _broken(self.text() if text is None else text, self._count)
        return _size(lines, self.fontMetrics()).width()

    def sizeHint(self) -> QSize:
        """Ask for all lines."""
        lines = _size(_broken(self.text(), self._count), self.fontMetrics())
        return lines.expandedTo(QSize(0, super().sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """Ask for a few letters, and the height of all lines."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        lines = _broken(self.text(), self._count)
        if len(lines) == 1:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        tall = self.fontMetrics().height()
        for number, line in enumerate(lines):
            room = QRectF(0, tall * number, self.width(), tall)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, line)


def _broken(text: str, count: int) -> tuple[str, ...]:
    """Return a text in one line or two, of which the longer one is as short as it can be."""
    words = text.split(" ")
    if count == 1 or len(words) == 1:
        return (text,)
    pairs = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(pairs, key=lambda pair: max(map(len, pair)))


def _size(lines: tuple[str, ...], metrics: QFontMetrics) -> QSize:
    wide = max(map(metrics.horizontalAdvance, lines))
    return QSize(wide, metrics.height() * len(lines))


@final
class Heading(QFrame):
    """A band at the top of the rail, or in a narrow window a plaque at the upper left."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("heading")
        self._theme: Theme = GREEN_BAIZE
        self._is_plaque = self._is_low = False
        self._unit, self._least = 0.0, 0
        """Text unit on the felt and least text, in pixels, where it lies there; else 0."""
        self._title = ""
        self.contract = Contract()
        self.doubling = QLabel()
        self.doubling.setProperty("role", "badge")
        self.doubling.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sides = Text()
        self.called = Text()
        self.needed = Text()
        self.time = Text()
        self._round = RoundTexts(self)
        self.round = QLabel()
        self.round.setProperty("role", "badge")
        self._head, self._second = QHBoxLayout(), QHBoxLayout()
        for row, part in ((self._head, self.contract), (self._second, self.sides)):
            row.setSpacing(Space.S)
            row.addWidget(part, 1)
        self._head.addWidget(self.doubling)
        self._is_doubled_below = False
        self._settled: tuple[object, ...] = ()
        """What the lines were laid for last."""
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(*_BAND_EDGES)
        column.setSpacing(1)
        column.addLayout(self._head)
        column.addLayout(self._second)
        for line in (self.called, self.needed, self.time):
            column.addWidget(line)
        column.addWidget(self.round, 0, Qt.AlignmentFlag.AlignLeft)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def use_theme(self, theme: Theme) -> None:
        """Take the colours."""
        self._theme = theme
        self.update()

    def be_plaque(self, *, on: bool, is_low: bool = False) -> None:
        """Lie on the felt at the upper left instead of on the rail, and say less.

        A *low* plaque has nothing but the contract.
        """
        if (on, is_low) != (self._is_plaque, self._is_low):
            self._is_plaque, self._is_low = on, is_low
            self.setProperty("plaque", on)
            self.setProperty("low", is_low)
            # The style sheet asks for the property only when a widget is polished.
            for part in (self, *self.findChildren(QWidget)):
                self.style().unpolish(part)
                self.style().polish(part)
            if not on:
                self._column.setContentsMargins(*_BAND_EDGES)
                self.use_unit(0, 0)
            self._show_lines()
            self.update()

    def use_unit(self, unit: float, least: int) -> None:
        """Write as large as what lies on the felt, which large text does not let grow for ever.

        Args:
            unit: a text unit on the felt, in pixels; 0: as the style sheet says.
            least: the size that no text may be below, in pixels.
        """
        self._unit, self._least = unit, least
        if not unit:
            self._write("", 1)

    def _write(self, sheet: str, lines: int) -> None:
        self.contract.break_into(lines)
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def settle(self) -> None:
        """Lay the lines now as they have been measured: Qt does it only in another size."""
        parts = (self.contract, self.doubling, *self._lines())
        shown = tuple((part.text(), part.isHidden(), part.sizeHint()) for part in parts)
        measured = (self.size(), self.styleSheet(), self._column.contentsMargins().bottom(), shown)
        if measured != self._settled:
            # Nothing twice: a layout told anything has the page laid out anew, and that asks here.
            self._settled = measured
            self._column.invalidate()
        # Lines that were shown and hidden again in between have left it to be done anew.
        self._column.activate()

    def _fit_contract(self, widest: int, tallest: int) -> None:
        """Write on the felt, the contract as large as *widest* allows, if need be in two lines."""
        if not self._unit:
            return
        body = TextSize.BODY.pixels(self._unit, self._least)
        room = QSize(widest - 2 * PAD - 4, tallest - 2 * Space.XS)
        if self.doubling.text() and self._is_low:
            room.setWidth(room.width() - self.doubling.sizeHint().width() - Space.S)
        elif self.doubling.text():
            room.setHeight(room.height() - 2 * body)
        known = _LOW_SIZES if self._is_low else _CONTRACT_SIZES
        sizes = [(size.pixels(self._unit, self._least), n) for size, n in known]
        fitting = (each for each in sizes if self._has_room(room, *each))
        title, lines = next(fitting, sizes[-1])
        sheet = f'QLabel, QLabel[role="badge"] {{ font-size: {body}px; }}'
        self._write(f"{sheet} QLabel#contract {{ font-size: {title}px; }}", lines)

    def _has_room(self, room: QSize, pixels: int, lines: int) -> bool:
        needed = self.contract.size_of(self._title, pixels, lines)
        return needed.width() <= room.width() and (lines == 1 or needed.height() <= room.height())

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines in a *width*."""
        layout = self.layout()
        # Without a line that may break, Qt's layout has no answer.
        if layout is None or not layout.hasHeightForWidth():
            return self.sizeHint().height()
        return layout.heightForWidth(width)

    def plaque_size(self, widest: int, tallest: int = 1000) -> QSize:
        """Return the size as a plaque: as wide as the longest line, at most *widest*.

        Where it would be taller than *tallest*, its edges get narrower, and then lines are left
        out: those last that are said nowhere else.
        """
        for part in (self, *self.findChildren(QLabel)):
            part.ensurePolished()
        self._fit_contract(widest, tallest)
        wide = self.contract.wanted_width() + 4
        if self.doubling.text():
            wide += self.doubling.sizeHint().width() + Space.M
        lines = (line for line in self._lines() if line.text() and line is not self.called)
        wide = max([wide, *(line.sizeHint().width() for line in lines)])
        width = min(wide + 2 * PAD + 4, widest)
        return QSize(width, self._leave_out(width, tallest))

    def _leave_out(self, width: int, tallest: int) -> int:
        """Hide the lines that a plaque has no room for, show the others; return the height.

        Qt's layout knows the new height only later.
        """
        self._place_doubling(width)
        first = (self.needed, self.sides, self.called, self.time, self.round)
        heights = {
            line: max(line.heightForWidth(width - 2 * PAD), line.sizeHint().height()) + 1
            for line in first
            if line.text() and self._belongs(line)
        }
        always, badge = self.contract.sizeHint().height(), self.doubling.sizeHint()
        if self._is_doubled_below:
            always += badge.height() + 1
            if self._second.direction() is QBoxLayout.Direction.LeftToRight:
                beside = self.sides.heightForWidth(width - 2 * PAD - badge.width() - Space.S)
                heights[self.sides] = max(0, beside - badge.height())
        elif not self.doubling.isHidden():
            always = max(always, badge.height())
        edge = Space.S if 2 * Space.S + always + sum(heights.values()) <= tallest else Space.XS
        left = tallest - 2 * edge - always
        for line, height in heights.items():
            is_shown = height <= left
            left -= height if is_shown else 0
            if line.isHidden() is is_shown:
                line.setVisible(is_shown)
        if self._column.contentsMargins().bottom() != edge:
            self._column.setContentsMargins(PAD, edge, PAD, edge)
        return tallest - left

    def _belongs(self, line: QLabel) -> bool:
        """Whether a line is to be seen, if there is room; a plaque says less."""
        return not (self._is_low or (self._is_plaque and line is self.called))

    def _lines(self) -> tuple[QLabel, ...]:
        return (self.sides, self.called, self.needed, self.time, self.round)

    def _show_lines(self) -> None:
        """Show the lines that say something; a plaque leaves out what the panels say too."""
        for line in self._lines():
            line.setVisible(bool(line.text()) and self._belongs(line))
        lines = (*self.sides.text().split("\n"), self.needed.text()) if self._is_low else ()
        whole = " · ".join(line.rstrip(".") for line in (self._title, *lines) if line)
        self.contract.set_texts(whole, self._title)
        self.doubling.setVisible(bool(self.doubling.text()))
        self._place_doubling(self.width())
        self.updateGeometry()

    def _place_doubling(self, width: int) -> None:
        """Lay the doubling beside the contract, or below where that would cut the contract."""
        contract = self.contract.wanted_width(self._title)
        needed = contract + Space.S + self.doubling.sizeHint().width() + 2 * PAD
        is_below = not (self._is_low or self.doubling.isHidden()) and needed > width
        is_moved = is_below is not self._is_doubled_below
        if is_moved:
            self._is_doubled_below = is_below
            rows = (self._head, self._second)
            rows[not is_below].removeWidget(self.doubling)
            rows[is_below].addWidget(self.doubling, 0, Qt.AlignmentFlag.AlignTop)
        words = map(self.sides.fontMetrics().horizontalAdvance, self.sides.text().split())
        is_beside = needed - contract + max(words, default=0) + 4 <= width
        ways = QBoxLayout.Direction
        way = ways.LeftToRight if is_beside else ways.TopToBottom
        # Nothing twice: see `settle`.
        if not (is_below and (is_moved or way is not self._second.direction())):
            return
        self._second.setDirection(way)
        side = Qt.AlignmentFlag.AlignRight if is_beside else Qt.AlignmentFlag.AlignLeft
        self._second.setAlignment(self.doubling, side | Qt.AlignmentFlag.AlignTop)
        self._second.setSpacing(Space.S if is_beside else 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the doubling where this width has room for it."""
        super().resizeEvent(event)
        self._place_doubling(event.size().width())

    def show_time(self, text: str) -> None:
        """Say which round it is and how long it lasts; nothing: no clock."""
        is_other = bool(text) is not bool(self.time.text())
        self.time.setText(text)
        if is_other:
            # Not with each second: it would bring the lines that were left out for a moment.
            self._show_lines()

    def show_glance(self, glance: Glance) -> None:
        """Show what is played at *glance*."""
        view, words = glance.observation, glance.words
        contract = view.auction.contract
        if contract is None or view.auction.declarer is None:
            self._title = glance.sheet.ruleset.name
            hand = self.tr("Hand {number}").format(number=max(1, view.round.hand_no))
            self.sides.setText(hand)
            self.called.setText("")
        else:
            games = [game.contract for game in view.auction.games if game.contract] or [contract]
            names = dict.fromkeys(words.name(NameRef("contract", game)) for game in games)
            self._title = " · ".join(names)
            self.sides.setText(self._who_plays(glance))
            self.called.setText(self._who_called(glance))
        self.doubling.setText(self._doubling(glance))
        set_tip(self.doubling, self._doublers(glance))
        self.needed.setText(self._needed(glance))
        self.round.setText(self._round.short(glance))
        set_tip(self.round, self._round.long(glance))
        self._show_lines()

    # -- sentences ------------------------------------------------------------------------------

    def _who_plays(self, glance: Glance) -> str:
        """Say who plays with whom, as far as everybody knows."""
        view = glance.observation
        games = [game for game in view.auction.games if game.contract]
        if glance.is_nobodys_game:
            return self.tr("Everybody plays for himself.")
        if len(games) > 1:
            listed = ", ".join(glance.name(game.seat) for game in games)
            return self.tr("Playing: {names}").format(names=listed)
        side, others = glance.sheet.known_sides(view)
        if not others:
            return self._declarer(glance, view.declarer)
        if glance.viewer in side:
            lines = self._you_play(glance, side), self._defending(glance, others)
        elif glance.viewer in others:
            lines = self._you_defend(glance, others), self._playing(glance, side)
        else:
            lines = self._playing(glance, side), self._defending(glance, others)
        return "\n".join(lines)

    def _declarer(self, glance: Glance, seat: Seat) -> str:
        if seat == glance.viewer:
            return self.tr("You are the bidder.")
        return self.tr("Bidder: {name}").format(name=glance.name(seat))

    def _you_play(self, glance: Glance, side: tuple[Seat, ...]) -> str:
        partners = self._names(glance, side)
        if not partners:
            return self.tr("You play alone.")
        return self.tr("You and {partner} play.").format(partner=partners)

    def _you_defend(self, glance: Glance, side: tuple[Seat, ...]) -> str:
        partners = self._names(glance, side)
        if not partners:
            return self.tr("You defend alone.")
        return self.tr("You and {partner} defend.").format(partner=partners)

    def _playing(self, glance: Glance, side: tuple[Seat, ...]) -> str:
        return self.tr("Playing: {names}").format(names=self._names(glance, side))

    def _defending(self, glance: Glance, side: tuple[Seat, ...]) -> str:
        return self.tr("Defending: {names}").format(names=self._names(glance, side))

    @staticmethod
    def _names(glance: Glance, seats: tuple[Seat, ...]) -> str:
        """Return the names of some people; the viewer knows that he is one of them."""
        return ", ".join(glance.name(seat) for seat in seats if seat != glance.viewer)

    def _who_called(self, glance: Glance) -> str:
        view = glance.observation
        if not view.calls.spoken:
            return ""
        called = (
            CardCalled(view.declarer, view.calls.card, spoken=True)
            if view.calls.is_named and view.calls.card is not None
            else CalledUnnamed(view.declarer, None, ())
        )
        return glance.words.event(called, Watcher.PUBLIC) or ""

    def _doubling(self, glance: Glance) -> str:
        seats = glance.observation.notices.doubling(GAME)
        if not seats:
            return ""
        step = glance.sheet.challenge.steps[glance.step(len(seats))]
        return f"{glance.words.name(NameRef('step', step.id))} ×{step.factor}"

    def _doublers(self, glance: Glance) -> str:
        """Return who doubled the game, each for a step."""
        seats = glance.observation.notices.doubling(GAME)
        return ", ".join(glance.name(seat) for seat in seats)

    def _needed(self, glance: Glance) -> str:
        contract = glance.observation.auction.contract
        least = None if contract is None else glance.sheet.points_to_win(contract)
        if least is None:
            return ""
        if least.denominator != 1:
            return glance.words.message(message("contract.needs", NumberRef(least)))
        return glance.words.message(message("contract.needs-whole", CountRef(int(least))))

    # -- looks ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a band in the colour of the card backs, or a plaque of dark glass."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self._is_plaque:
            paint_glass(painter, box, Radius.PANEL, self._theme)
            return
        paint_band(painter, box, self._theme)


def paint_band(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Draw a band in *box*: the rosette at its right end, a gold line below."""
    clip = QPainterPath()
    clip.addRoundedRect(box.adjusted(0, 0, 0, Radius.PANEL), Radius.PANEL, Radius.PANEL)
    painter.save()
    painter.setClipPath(clip)
    light = QLinearGradient(box.topLeft(), box.bottomLeft())
    light.setColorAt(0, QColor(lit(theme.band)))
    light.setColorAt(1, QColor(theme.band))
    painter.fillRect(box.adjusted(-1, -1, 1, 1), light)
    painter.save()
    painter.translate(box.right() - 0.5 * box.height(), box.center().y())
    ornament = QColor(theme.on_band)
    ornament.setAlphaF(0.17)
    paint_rosette(painter, 1.05 * box.height(), ornament, 10)
    painter.restore()
    line = QRectF(box.left() - 1, box.bottom() - GOLD_LINE, box.width() + 2, GOLD_LINE + 1)
    painter.fillRect(line, QColor(theme.gold))
    painter.restore()
