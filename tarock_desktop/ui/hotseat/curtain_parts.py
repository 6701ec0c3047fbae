"""What is seen on the curtain: the person with a fan of backs, and what everybody knows."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tarock_desktop.table.records import PlayedCard
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.panels.heading import Heading
from tarock_desktop.ui.prompts.card_pictures import CardPictures
from tarock_desktop.ui.prompts.card_tiles import CardTile, TileRow
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.picture import public_picture
from tarock_desktop.ui.scene.portraits import portrait
from tarock_desktop.ui.scene.seat_portrait import paint_fan
from tarock_desktop.ui.scene.speech import TableSpeech
from tarock_desktop.ui.style.glass import paint_glass
from tarock_desktop.ui.style.person import person_colour
from tarock_desktop.ui.style.tokens import Radius, Space, Theme
from tarock_desktop.ui.style.widgets import Text, clear

_TALL, _WIDE = 1.78, 2.5
"""Size of the fan with the portrait, in portraits."""
_ABOVE: Final = 1.24
"""How far the fan reaches above the middle of the portrait, in portraits."""
_LARGEST, _LEAST = 190, 40
"""Diameter of the portrait, in pixels."""
_HEADING: Final = 18
"""Width of what is said of the contract at most, in lines of text."""


@final
class CurtainFan(QWidget):
    """The portrait of the person before a fan of as many backs as he holds."""

    def __init__(self, deck: DeckTheme, theme: Theme) -> None:
        super().__init__()
        self._deck, self._theme = deck, theme
        self._portrait, self._cards, self._colour = 0, 0, ""
        self.setMinimumSize(round(_LEAST * _WIDE), round(_LEAST * _TALL))
        self.setMaximumHeight(round(_LARGEST * _TALL))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        deck.face_ready.connect(self._redraw)

    def _redraw(self) -> None:
        self.update()

    def use_theme(self, theme: Theme) -> None:
        """Take the colours of *theme*."""
        self._theme = theme
        self.update()

    def show_person(self, number: int, cards: int, colour: str) -> None:
        """Show another person: number of the portrait, how many cards are held, and color."""
        self._portrait, self._cards, self._colour = number, cards, colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw backs, portrait and ring."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        across = round(min(self.height() / _TALL, self.width() / _WIDE, _LARGEST))
        place = QRectF(0, 0, across, across)
        top = (self.height() - _TALL * across) / 2 + (_ABOVE - 0.5) * across
        place.moveTo(round((self.width() - across) / 2), round(top))
        paint_fan(painter, self._deck, place, 0.0, self._cards)
        picture = portrait(self._portrait, across, painter.device().devicePixelRatioF())
        painter.drawPixmap(place.topLeft(), picture)
        ink, wide = self._theme.turn, max(3.0, 0.035 * across)
        if self._colour:
            ink, wide = person_colour(self._colour, self._theme.felt), 1.8 * wide
        painter.setPen(QPen(QColor(ink), wide))
        painter.drawEllipse(place)


@final
class PersonFacts(QFrame):
    """Name and score of a person, and what he has bid or announced."""

    def __init__(self, glance: Glance, seat: Seat, said: str, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("seatfacts")
        self._theme = theme
        self._is_due = glance.observation.turn == seat
        self.name = Text(glance.names[seat], "strong")
        self.score = Text(glance.words.amount(glance.observation.round.scores[seat]))
        self.said = Text(said)
        self.setAccessibleName(
            ", ".join(filter(None, (self.name.text(), self.score.text(), said)))
        )
        head = QHBoxLayout()
        head.setSpacing(Space.M)
        for part in (self.name, self.score):
            part.setWordWrap(False)
            head.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.M, Space.XS, Space.M, Space.XS)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.said)
        self.said.setVisible(bool(said))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def use_theme(self, theme: Theme) -> None:
        """Take the colours of *theme*."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a pane of glass, lit before the person who is due."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        paint_glass(painter, box, Radius.PANEL, self._theme, is_lit=self._is_due)


@final
class PublicFacts(QWidget):
    """What is played, the trick so far or the last one, and what everybody has and has said."""

    def __init__(self, pictures: CardPictures, theme: Theme) -> None:
        super().__init__()
        self._pictures, self._theme = pictures, theme
        self.heading = Heading()
        self.heading.be_plaque(on=True)
        self.taken = Text("", "muted")
        self._speech = TableSpeech(self)
        self.seats: tuple[PersonFacts, ...] = ()
        self.tiles: tuple[CardTile, ...] = ()
        """The cards of the trick."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.L)
        line = QHBoxLayout()
        line.setSpacing(Space.XL)
        line.addStretch(1)
        line.addWidget(self.heading, 0, Qt.AlignmentFlag.AlignVCenter)
        cards = QVBoxLayout()
        cards.addWidget(self.taken)
        self._trick = QHBoxLayout()
        cards.addLayout(self._trick)
        line.addLayout(cards)
        line.addStretch(1)
        column.addLayout(line)
        self._places = QGridLayout()
        self._places.setSpacing(Space.M)
        column.addLayout(self._places)

    def use_theme(self, theme: Theme) -> None:
        """Take the colours of *theme*."""
        self._theme = theme
        self.heading.use_theme(theme)
        for seat in self.seats:
            seat.use_theme(theme)

    def show_glance(self, glance: Glance) -> None:
        """Show what everybody knows at *glance*."""
        self.heading.show_glance(glance)
        self._show_trick(glance)
        clear(self._places)
        speech, picture = self._speech, public_picture(glance)
        self.seats = tuple(
            PersonFacts(glance, seat, " · ".join(speech.chips(picture, seat)), self._theme)
            for seat in map(Seat, range(len(glance.names)))
        )
        for place, seat in enumerate(self.seats):
            self._places.addWidget(seat, 0, place + 1)
            # Qt shows it later, and measures nothing hidden.
            seat.show()

    def asides(self) -> tuple[QWidget, ...]:
        """Return the lines that may be left out first, if they say anything."""
        lines = (self.taken, *(seat.said for seat in self.seats))
        return tuple(line for line in lines if line.text())

    def fit(self, width: int) -> None:
        """Lay everything in a *width*: the people in one line, or in two."""
        # The style sheet's fonts are known only of what has been polished.
        for part in self.findChildren(QWidget):
            part.ensurePolished()
            part.updateGeometry()
        widest = min(width, _HEADING * self.taken.fontMetrics().height())
        self.heading.setFixedSize(self.heading.plaque_size(widest))
        wide = sum(seat.sizeHint().width() + Space.M for seat in self.seats)
        columns = len(self.seats) if wide <= width else (len(self.seats) + 1) // 2
        for column in range(len(self.seats) + 2):
            self._places.setColumnStretch(column, column in (0, columns + 1))
        for place, seat in enumerate(self.seats):
            line, column = divmod(place, columns)
            self._places.removeWidget(seat)
            self._places.addWidget(seat, line, column + 1)

    def settle(self) -> None:
        """Give every part its place now, and not when Qt comes to it."""
        self.updateGeometry()
        layout = self.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()

    def _show_trick(self, glance: Glance) -> None:
        """Show the cards on the table; where there are none, those of the last trick."""
        clear(self._trick)
        play = glance.observation.play
        cards, winner = play.trick, None
        if not cards and play.tricks:
            cards, winner = play.tricks[-1].cards, play.tricks[-1].winner
        said = "" if winner is None else self.tr("Previous trick: {name}")
        self.taken.setText(said.format(name="" if winner is None else glance.names[winner]))
        self.taken.setVisible(winner is not None)
        self.tiles = tuple(self._tile(glance, entry) for entry in cards)
        if self.tiles:
            row = TileRow(self.tiles, self._pictures)
            self._trick.addWidget(row)
            row.show()

    def _tile(self, glance: Glance, entry: PlayedCard) -> CardTile:
        name = glance.names[entry.seat]
        tile = CardTile((entry.card,), name, "", self._pictures)
        tile.setAccessibleName(f"{name}: {glance.words.card(entry.card)}")
        tile.setEnabled(False)
        tile.is_on_felt = True
        return tile
