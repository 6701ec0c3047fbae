"""What lies before a seat: plate, chips of public declarations, tricks won, cards laid away."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import BACK, asset_id
from tarock_desktop.ui.scene.layout import CARD_RATIO
from tarock_desktop.ui.scene.marks import Mark
from tarock_desktop.ui.style.fonts import BOLD, display_font, text_font
from tarock_desktop.ui.style.glass import paint_glass
from tarock_desktop.ui.style.party import Party, paint_party
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import (
    GREEN_BAIZE,
    LEAST_TEXT,
    TextSize,
    Theme,
)

_RING: Final = 6.0


class Tab(Struct, frozen=True):
    """A role tab: its shape, and the letter on it."""

    mark: Mark
    letter: str = ""


class SeatFacts(Struct, frozen=True):
    """What a plate says."""

    name: str = ""
    line: str = ""
    """Score and tricks in words."""
    short_line: str = ""
    """The score alone, for a narrow plate."""
    cards: int = 0
    tabs: tuple[Tab, ...] = ()
    is_due: bool = False
    """Whether the act of this seat is due."""
    is_own: bool = False
    """Whether it is the viewer's own seat, whose cards he sees."""
    party: Party | None = None
    """With whom the seat plays, if everybody knows it."""
    portrait: int = 0
    """Number of the portrait."""
    colour: str = ""
    """Color of the person, one of `PERSON_COLOURS`; empty: he has chosen none."""


class FeltItem(QGraphicsItem):
    """Something in a rectangle of the felt that is not a card."""

    cards: tuple[Card, ...] = ()
    """Cards whose faces it shows."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__()
        self.deck = deck
        self.theme: Theme = GREEN_BAIZE
        self.unit = 15.0
        self.least_text = LEAST_TEXT
        """No text is smaller, in pixels."""
        self.place = QRectF()

    def settle(self, place: QRectF, unit: float, theme: Theme) -> None:
        """Take a place, the text unit and the colours."""
        if (place, unit, theme) == (self.place, self.unit, self.theme):
            return
        self.prepareGeometryChange()
        self.place, self.unit, self.theme = place, unit, theme
        self.update()

    def shows(self, name: str) -> bool:
        """Return whether the picture of a card may be in it; all may show backs."""
        return name == BACK or any(asset_id(card.name) == name for card in self.cards)

    def boundingRect(self) -> QRectF:
        """Return the place with room for rings."""
        return self.place.adjusted(-_RING, -_RING, _RING, _RING)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw it."""
        del option, widget
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw what it shows."""
        raise NotImplementedError

    def font(self, units: float, *, bold: bool = False) -> QFont:
        """Return the interface font at a size in text units."""
        font = QFont()
        font.setPixelSize(max(self.least_text, round(units * self.unit)))
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        return font


class SeatItem(FeltItem):
    """Base of what shows the facts of a seat."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self.facts = SeatFacts()

    def say(self, facts: SeatFacts) -> None:
        """Show other facts."""
        if facts != self.facts:
            self.facts = facts
            self.update()


class SeatPlate(SeatItem):
    """Sign of the party, name and score of a seat; the portrait says the rest."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self.from_right = False
        """Whether a short plate keeps to the right end of its place."""

    def draw(self, painter: QPainter) -> None:
        """Draw sign of the party, name and score; the name alone where there is no more room."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tall, pad = self.place.height(), 0.7 * self.unit
        name_font = display_font(max(self.least_text, TextSize.NAME.pixels(self.unit)))
        figure_font = text_font(max(self.least_text, TextSize.BODY.pixels(self.unit)), BOLD)
        name, figure = QFontMetricsF(name_font), QFontMetricsF(figure_font)
        sign = 0.5 * tall if self.facts.party is not None else 0.0
        needed, said = name.horizontalAdvance(self.facts.name) + 2, self.facts.short_line
        taken = 2 * pad + (sign + 0.4 * self.unit if sign else 0)
        score = figure.horizontalAdvance(said) + 0.5 * self.unit if said else 0.0
        if needed + taken + score > self.place.width():
            said, score = "", 0.0
        taken += score
        room = min(needed, self.place.width() - taken)
        box = QRectF(self.place.topLeft(), QSizeF(taken + room, tall))
        if self.from_right:
            box.moveRight(self.place.right())
        paint_glass(painter, box, tall / 2, self.theme, is_lit=self.facts.is_due)
        left = box.left() + pad
        if self.facts.party is not None:
            place = QRectF(left, box.center().y() - sign / 2, 0.94 * sign, sign)
            paint_party(painter, self.facts.party, place, self.theme)
            left += sign + 0.4 * self.unit
        painter.setPen(QColor(self.theme.on_glass))
        paint_elided(painter, QRectF(left, box.top() - 1, room, tall), name_font, self.facts.name)
        painter.setPen(QColor(self.theme.turn_on_glass))
        line = QRectF(left + room + 0.5 * self.unit, box.top(), score + 2, tall)
        paint_elided(painter, line, figure_font, said)


class ChipStrip(FeltItem):
    """Public declarations of a seat, as chips that stay until the end of the hand."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self.texts: tuple[str, ...] = ()
        self.from_right = False
        """Whether the first chip stands at the right end."""

    def say(self, texts: tuple[str, ...]) -> None:
        """Show other declarations."""
        if texts != self.texts:
            self.texts = texts
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw one chip after the other; what does not fit is counted in the last."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = self.font(0.8, bold=True)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        room = self.place.width()
        left = self.place.left()
        pad = 0.5 * self.unit
        for number, text in enumerate(self.texts):
            rest = len(self.texts) - number
            reserve = metrics.horizontalAdvance(f"+{rest}") + 2 * pad if rest > 1 else 0
            wide = metrics.horizontalAdvance(text) + 2 * pad
            fits = wide <= room - reserve
            shown = text if fits or rest == 1 else f"+{rest}"
            wide = min(metrics.horizontalAdvance(shown) + 2 * pad, room)
            x = self.place.left() + self.place.right() - left - wide if self.from_right else left
            box = QRectF(x, self.place.top(), wide, self.place.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.theme.accent))
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
            painter.setPen(QColor(self.theme.panel))
            fitted = metrics.elidedText(shown, Qt.TextElideMode.ElideRight, wide - pad)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, fitted)
            left += wide + 4
            room -= wide + 4
            if not fits:
                return


class FeltLabel(FeltItem):
    """A few words on the felt."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self.text = ""

    def width_of(self, text: str) -> float:
        """Return the width of a text in the present size."""
        return QFontMetricsF(self.font(0.85)).horizontalAdvance(text) + 2

    def say(self, text: str) -> None:
        """Show other words, or none."""
        if text != self.text:
            self.text = text
            set_tip(self, text)
            self.update()

    def keep_clear(self, covered: QRectF) -> None:
        """Say nothing where something else lies on the felt: half a word tells nobody anything."""
        self.setVisible(not covered.intersects(self.mapRectToScene(self.place)))

    def draw(self, painter: QPainter) -> None:
        """Write the words."""
        if self.text:
            painter.setPen(QColor(self.theme.on_felt))
            paint_elided(painter, self.place, self.font(0.85), self.text)


class TrickPile(FeltItem):
    """The tricks a seat has won, lying crosswise before it."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self.count = 0

    def hold(self, count: int) -> None:
        """Show another number of tricks."""
        if count != self.count:
            self.count = count
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the tricks one upon the other."""
        rise = self.place.height() * 0.24 / 12
        for index in range(self.count):
            lift = rise * index + (1.5 if index % 2 else 0)
            _paint_lying_back(painter, self.deck, self.place.translated(0, -lift))
        if self.count:
            self._paint_number(painter)

    def _paint_number(self, painter: QPainter) -> None:
        """Draw the number of tricks on a disc at the lower corner."""
        side = 1.5 * max(self.unit, self.least_text)
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(self.place.bottomRight() - QPointF(side / 3, side / 3))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.panel_line), 1))
        painter.setBrush(QColor(self.theme.panel))
        painter.drawEllipse(disc)
        painter.setPen(QColor(self.theme.on_panel))
        painter.setFont(self.font(0.85, bold=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.count))


class DiscardPile(FeltItem):
    """Cards a seat laid away: backs, and index chips of those that lie face up."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self.count = 0
        self.shown: tuple[Card, ...] = ()

    def hold(self, count: int, shown: tuple[Card, ...]) -> None:
        """Show another number of cards, *shown* of them face up."""
        if (count, shown) != (self.count, self.shown):
            self.count, self.shown = count, shown
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the backs upright, unlike tricks, and chips of those that lie face up."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = painter.device().devicePixelRatioF()
        hidden, shown = self.count - len(self.shown), len(self.shown)
        tall = self.place.height() * 0.9
        back, chip = float(round(tall / CARD_RATIO)), float(round(tall * 0.64))
        room = self.place.width() - max(back, chip if shown else 0)
        step = min(0.3 * back, room / max(1, self.count - 1))
        pixmap = self.deck.pixmap(BACK, back, ratio)
        left, top = self.place.left(), self.place.bottom() - tall
        for _ in range(hidden):
            painter.drawPixmap(QPointF(left, top), pixmap)
            left += step
        step = min(chip + 2, (self.place.right() - left - chip) / max(1, shown - 1))
        for card in self.shown:
            painter.drawPixmap(
                QPointF(left, top), self.deck.chip(asset_id(card.name), tall, ratio)
            )
            left += step


def _paint_lying_back(painter: QPainter, deck: DeckTheme, place: QRectF) -> None:
    """Draw a back turned by a quarter, as wide as the place, at its lower edge."""
    wide = float(round(place.width() / CARD_RATIO))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(place.left(), place.bottom() - wide)
    painter.rotate(90)
    painter.translate(0, -round(wide * CARD_RATIO))
    pixmap = deck.pixmap(BACK, wide, painter.device().devicePixelRatioF())
    painter.drawPixmap(QPointF(0, 0), pixmap)
    painter.restore()


def paint_elided(painter: QPainter, box: QRectF, font: QFont, text: str) -> None:
    """Write words at the left of a box, shortened where they don't fit."""
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    fitted = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, fitted)
