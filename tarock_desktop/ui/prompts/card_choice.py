"""Parts of the talon, or a card that is passed on, as pictures to click."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, assert_never, final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.actions import AnswerOffer, PassTalonCard, TakeTalon
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.prompts.act_prompt import ActPrompt, default_of, row
from tarock_desktop.ui.prompts.card_pictures import LEAST_WIDTH, CardPictures, draw_card
from tarock_desktop.ui.scene.face_style import BACK, asset_id
from tarock_desktop.ui.scene.layout import CARD_RATIO, even
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Radius, Space
from tarock_desktop.ui.style.widgets import Choice, Text
from tarock_desktop.variants.schema import TalonFate

_OVER: Final = 0.5
"""How far a card of a part lies beside the one before, in widths."""
_PAD: Final = 8
"""Between the edge of a tile and its cards, in pixels."""
_HALVES: Final = 2
_LETTERS: Final = 22
"""Width of a prompt with cards at least, in heights of a line."""


def shows_cards(glance: Glance, prompt: Prompt) -> bool:
    """Return whether it is asked about talon cards among which there is a choice."""
    if prompt.phase is not Phase.TALON:
        return False
    taking = [option.action for option in prompt.options if isinstance(option.action, TakeTalon)]
    talon = glance.observation.deal.talon
    known = all(talon[place].card is not None for action in taking for place in action.places)
    if len(taking) > 1:
        return known
    return any(isinstance(o.action, AnswerOffer | PassTalonCard) for o in prompt.options)


def cards_prompt(glance: Glance, prompt: Prompt, pictures: CardPictures) -> ActPrompt:
    """Return the prompt for a choice among talon cards."""
    taking = [option for option in prompt.options if isinstance(option.action, TakeTalon)]
    kind = TalonPrompt if len(taking) > 1 else OfferPrompt
    return kind(glance, prompt, pictures)


@final
class TalonPrompt(ActPrompt):
    """Several parts of an open talon; one is chosen, and then taken by the button."""

    def __init__(self, glance: Glance, prompt: Prompt, pictures: CardPictures) -> None:
        super().__init__(glance, prompt)
        self._by_places = {
            tuple(sorted(option.action.places)): option
            for option in prompt.options
            if isinstance(option.action, TakeTalon)
        }
        parts = tuple(self._by_places)
        all_places = [place for part in parts for place in part]
        self._count = len(parts[0])
        is_split = len(set(all_places)) == len(all_places)
        # Where any cards may go together, each is chosen by itself.
        shown = parts if is_split else tuple((place,) for place in sorted(set(all_places)))
        self._picks_one = is_split
        self.tiles = [self._tile(places, len(shown), pictures) for places in shown]
        rest = self._rest(glance)
        if rest:
            self.body.addWidget(Text(rest, "muted"))
        self.body.addWidget(TileRow(self.tiles, pictures))
        others = [o for o in prompt.options if not isinstance(o.action, TakeTalon)]
        self.take_button = Choice("", self._take, primary=True)
        self.body.addLayout(row(*(self.button(option) for option in others), self.take_button))
        self.first = None
        self._show_choice()

    def _tile(self, places: tuple[int, ...], count: int, pictures: CardPictures) -> CardTile:
        talon = self.glance.observation.deal.talon
        cards = tuple(talon[place].card for place in places)
        title = ""
        if count == _HALVES and len(places) > 1:
            title = self.tr("Right half") if places[0] else self.tr("Left half")
        known = [card for card in cards if card is not None]
        caption = self.words.short_cards(known, pictures.deck.style.language)
        tile = CardTile(cards, title, caption, pictures)
        tile.places = places
        option = self._by_places.get(places)
        if option is not None:
            self.buttons[option.action] = tile
            tile.setAccessibleName(self.words.message(option.label))
        else:
            tile.setAccessibleName(self.words.cards(known))
        tile.clicked.connect(lambda _=False: self._chose(tile))
        tile.meant = self._take
        return tile

    def _rest(self, glance: Glance) -> str:
        """Return what becomes of the cards that are not taken."""
        match glance.words.talon_left(glance.observation.auction.contract):
            case TalonFate.OPPONENTS:
                return self.tr("The other cards count for the opponents.")
            case TalonFate.TRICKS:
                return self.tr("The other cards go with the tricks.")
            case TalonFate.NOBODY:
                return self.tr("The other cards count for nobody.")
            case fate:
                assert_never(fate)

    def _chose(self, tile: CardTile) -> None:
        """Keep as many tiles as can be taken; the newest choice stays."""
        picked = [other for other in self.tiles if other.isChecked()]
        most = 1 if self._picks_one else self._count
        for other in picked:
            if len(picked) <= most:
                break
            if other is not tile:
                other.setChecked(False)
                picked = [each for each in picked if each is not other]
        self._show_choice()

    @property
    def picked(self) -> Option | None:
        """The option whose cards are chosen."""
        places = sorted(n for tile in self.tiles if tile.isChecked() for n in tile.places)
        return self._by_places.get(tuple(places))

    def _show_choice(self) -> None:
        option = self.picked
        self.take_button.setEnabled(option is not None)
        taken = [tile.caption for tile in self.tiles if tile.isChecked()]
        if option is None:
            self.take_button.setText(self.tr("Choose %n card(s)", None, self._count))
        else:
            self.take_button.setText(self.tr("Take: {cards}").format(cards=", ".join(taken)))

    def _take(self) -> None:
        option = self.picked
        if option is not None:
            self.choose(option.action)

    def width_for(self, widest: int) -> int:
        """Ask for enough that the question has two lines."""
        least = _LETTERS * self.fontMetrics().height()
        return min(widest, max(least, super().width_for(widest)))

    def take_focus(self) -> None:
        """Give the focus to the first part; it is not chosen by that."""
        self.tiles[0].setFocus(Qt.FocusReason.OtherFocusReason)


@final
class OfferPrompt(ActPrompt):
    """One talon card that may be had: its picture, or its back, and the answers."""

    def __init__(self, glance: Glance, prompt: Prompt, pictures: CardPictures) -> None:
        super().__init__(glance, prompt)
        tile = CardTile((self._card(glance, prompt),), "", "", pictures)
        tile.setEnabled(False)
        self.card = tile.cards[0]
        free = [option for option in prompt.options if option.barred is None]
        words = QVBoxLayout()
        for option in prompt.options:
            told = option.barred if option.barred is not None else option.gloss
            if told is not None:
                words.addWidget(Text(self.words.message(told), "muted"))
        words.addStretch(1)
        usual = default_of(prompt.options)
        buttons = [self.button(option, primary=option is usual) for option in free]
        words.addLayout(row(*buttons))
        beside = QHBoxLayout()
        beside.setSpacing(Space.L)
        beside.addWidget(TileRow([tile], pictures))
        beside.addLayout(words, 1)
        self.body.addLayout(beside)
        self.first = None if usual is None else self.buttons[usual.action]

    def width_for(self, widest: int) -> int:
        """Ask for enough that the question has two lines."""
        least = _LETTERS * self.fontMetrics().height()
        return min(widest, max(least, super().width_for(widest)))

    @staticmethod
    def _card(glance: Glance, prompt: Prompt) -> Card | None:
        """Return the card, as far as it may be seen."""
        view = glance.observation
        taking = [o.action.places for o in prompt.options if isinstance(o.action, TakeTalon)]
        place = view.exchange.place if not taking else taking[0][0]
        return None if place is None else view.deal.talon[place].card


@final
class CardTile(QPushButton):
    """Some cards in a frame that can be chosen."""

    def __init__(
        self,
        cards: tuple[Card | None, ...],
        title: str,
        caption: str,
        pictures: CardPictures,
    ) -> None:
        super().__init__()
        self.cards, self.title, self.caption = cards, title, caption
        self.places: tuple[int, ...] = ()
        """Places of the talon that are chosen with it."""
        self.card_width = LEAST_WIDTH
        self.is_on_felt = False
        """Whether it lies on the felt and not on a panel."""
        self._pictures = pictures
        self.setCheckable(True)
        self.setMinimumSize(0, 0)
        set_tip(self, caption)
        self._is_meant = False
        self.meant: Callable[[], None] = lambda: None
        """Called when it is meant without any doubt: by a double click."""
        pictures.deck.face_ready.connect(self._redraw)

    def _redraw(self) -> None:
        self.update()

    @property
    def spread(self) -> float:
        """Width of its cards beside each other, in widths of a card."""
        return 1 + _OVER * (len(self.cards) - 1)

    def across(self, card_width: float) -> int:
        """Return the width for cards of a width: the title stands below them in one line."""
        font = QFont(self.font())
        font.setBold(True)
        title = QFontMetrics(font).horizontalAdvance(self.title) + 4 if self.title else 0
        return max(round(card_width * self.spread), title) + 2 * _PAD

    @property
    def lines(self) -> int:
        """Lines of words below the cards."""
        return bool(self.title) + bool(self.caption)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Choose and mean it, once the button of the mouse is let go."""
        super().mouseDoubleClickEvent(event)
        self._is_meant = True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose; after a double click take what is chosen."""
        super().mouseReleaseEvent(event)
        if not self._is_meant:
            return
        self._is_meant = False
        if not self.isChecked():
            self.click()
        self.meant()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Enter too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, the cards, and the words below them."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.isEnabled():
            self._paint_frame(painter)
        wide = self.card_width
        left = (self.width() - wide * self.spread) / 2
        tall = round(wide * CARD_RATIO)
        for card in self.cards:
            name = BACK if card is None else asset_id(card.name)
            draw_card(painter, self._pictures.deck, name, QRectF(round(left), _PAD, wide, tall))
            left += _OVER * wide
        self._paint_words(painter, _PAD + tall + 2)
        if not self.icon().isNull():
            self.icon().paint(painter, self.width() - 30, 4, 26, 26)

    def _paint_frame(self, painter: QPainter) -> None:
        theme = self._pictures.theme()
        is_lit = self.isChecked() or self.underMouse()
        wide = 3.0 if self.isChecked() else 1.2
        painter.setPen(QPen(QColor(theme.information if is_lit else theme.panel_line), wide))
        painter.setBrush(QColor(theme.panel_sunk))
        box = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        painter.drawRoundedRect(box, Radius.PANEL, Radius.PANEL)
        if self.hasFocus():
            pen = QPen(QColor(theme.on_panel), 1.4, Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), Radius.BUTTON, Radius.BUTTON)

    def _paint_words(self, painter: QPainter, top: float) -> None:
        theme, line = self._pictures.theme(), self.fontMetrics().height()
        for text, is_title in ((self.title, True), (self.caption, False)):
            if not text:
                continue
            font = QFont(self.font())
            font.setBold(is_title)
            painter.setFont(font)
            ink = theme.on_panel if is_title else theme.muted
            painter.setPen(QColor(theme.on_felt if self.is_on_felt else ink))
            room = QRectF(_PAD, top, self.width() - 2 * _PAD, line)
            fitted = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, round(room.width())
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, fitted)
            top += line


@final
class TileRow(QWidget):
    """Tiles beside each other, all with cards of one size, as large as there is room."""

    def __init__(self, tiles: Sequence[CardTile], pictures: CardPictures) -> None:
        super().__init__()
        self._tiles, self._pictures = tuple(tiles), pictures
        for tile in tiles:
            tile.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _around(self) -> int:
        """Width that no card can take."""
        return len(self._tiles) * 2 * _PAD + Space.M * (len(self._tiles) - 1)

    @property
    def _spread(self) -> float:
        return sum(tile.spread for tile in self._tiles)

    def _card_width(self, width: float) -> float:
        widest = min(self._pictures.widest(), (width - self._around) / self._spread)
        return even(max(LEAST_WIDTH, widest))

    def _tall(self, card_width: float) -> int:
        words = max(tile.lines for tile in self._tiles) * self.fontMetrics().height()
        return round(card_width * CARD_RATIO) + 2 * _PAD + words + (4 if words else 0)

    def sizeHint(self) -> QSize:
        """Ask for cards as large as may be, and for the words below them."""
        wide = even(self._pictures.widest())
        across = sum(tile.across(wide) for tile in self._tiles)
        return QSize(across + Space.M * (len(self._tiles) - 1), self._tall(wide))

    def minimumSizeHint(self) -> QSize:
        """Ask for the smallest cards; the height follows from the width."""
        across = round(LEAST_WIDTH * self._spread) + self._around
        return QSize(across, self._tall(LEAST_WIDTH))

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of cards and words in a *width*."""
        return self._tall(self._card_width(width))

    def resizeEvent(self, event: object) -> None:
        """Lay the tiles from the middle."""
        del event
        wide = self._card_width(self.width())
        tall = self._tall(wide)
        widths = [tile.across(wide) for tile in self._tiles]
        left = max(0, self.width() - sum(widths) - Space.M * (len(widths) - 1)) // 2
        for tile, across in zip(self._tiles, widths, strict=True):
            tile.card_width = wide
            tile.setGeometry(left, 0, across, tall)
            left += across + Space.M
