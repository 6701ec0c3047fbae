"""The board of the editor: all cards open, moved by drag, by click, or by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from tarock_desktop.session.deal_draft import POOL, Spot
from tarock_desktop.ui.deal_editor.board_layout import Laid, Row, lay_board
from tarock_desktop.ui.deal_editor.picture import Content, Picture
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.style.aloud import announce
from tarock_desktop.ui.style.look import Look

_LEAST: Final = QSize(260, 240)


class _Drag(Struct, frozen=True):
    """Cards that follow the pointer."""

    spots: tuple[Spot, ...]
    grip: QPointF
    """From the corner of the card to the pointer."""
    point: QPointF


@final
class DealBoard(QWidget):
    """Shows a deal in the making, and says what is to be moved where."""

    moved = Signal(object, int)
    """Some cards, as a tuple of `Spot`, are to go to a place."""
    swapped = Signal(object, object)
    """Two cards are to be exchanged."""
    held = Signal(object)
    """Some cards are to stay although chance dealt them, or to be chance's again."""
    escaped = Signal()

    def __init__(self, look: Look, deck: DeckTheme, say: Callable[[Spot], str]) -> None:
        """Show nothing yet; *say* gives the name of a card with what is to be known of it."""
        super().__init__()
        self._look, self._deck, self._say = look, deck, say
        self._content = Content()
        self.chosen: tuple[Spot, ...] = ()
        self._row, self._index = 0, 0
        self._drag: _Drag | None = None
        self._pressed: tuple[Laid, QPointF] | None = None
        self._hovered: Spot | None = None
        self._still: QPixmap | None = None
        """All that lies still while something is dragged."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(_LEAST)
        self._layout = lay_board(QSizeF(_LEAST), look.unit, _NOTHING)
        deck.face_ready.connect(self._redraw)

    def _redraw(self) -> None:
        self._still = None
        self.update()

    def use_look(self, look: Look) -> None:
        """Take the colours and the measure of the window."""
        self._look = look
        self._lay()

    def show_content(self, content: Content) -> None:
        """Show another deal; what is still there stays chosen."""
        there, cursor = content.spots, self.at_cursor()
        self._content = content
        self.chosen = tuple(spot for spot in self.chosen if spot in there)
        self._hovered = None
        if cursor is not None and cursor in there:
            self._go_to(cursor)
        self._row = min(self._row, len(content.rows) - 1)
        self._index = max(0, min(self._index, len(content.rows[self._row].cards) - 1))
        self._lay()

    def place(self, spot: Spot) -> QRectF | None:
        """Return what is to be seen of a card, in pixels of the board."""
        laid = self._layout.laid(spot)
        return None if laid is None else laid.seen

    def plate(self, place: int) -> QRectF:
        """Return where the plate of a place is."""
        return self._layout.plates[place]

    def at_cursor(self) -> Spot | None:
        """Return the card at the cursor; `None`: the place is empty."""
        rows = self._content.rows
        cards = rows[self._row].cards if rows else ()
        return cards[self._index] if self._index < len(cards) else None

    def point_at(self, place: int, spot: Spot | None) -> None:
        """Bring focus and cursor to a card, or to the first card of a place."""
        places = [row.place for row in self._content.rows]
        if place in places:
            self._row, self._index = places.index(place), 0
        if spot is not None:
            self._go_to(spot)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell_cursor()

    def _go_to(self, spot: Spot) -> None:
        for number, row in enumerate(self._content.rows):
            if spot in row.cards:
                self._row, self._index = number, row.cards.index(spot)

    def _lay(self) -> None:
        rows = self._content.rows or _NOTHING
        self._layout = lay_board(QSizeF(self.size()), self._look.unit, rows)
        self._tell_cursor(aloud=False)
        self._redraw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size."""
        super().resizeEvent(event)
        self._lay()

    # ------------------------------------------------------------------ the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a card."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        laid = self._layout.card_at(event.position())
        self._pressed = None if laid is None else (laid, event.position())
        if laid is not None:
            self._go_to(laid.spot)
            self._tell_cursor()
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let a card that is held follow the pointer."""
        point = event.position()
        if self._drag is not None:
            self._drag = _Drag(self._drag.spots, self._drag.grip, point)
        elif self._pressed is not None:
            laid, start = self._pressed
            if (point - start).manhattanLength() >= QApplication.startDragDistance():
                spots = self.chosen if laid.spot in self.chosen else (laid.spot,)
                self._drag = _Drag(spots, start - laid.box.topLeft(), point)
        else:
            over = self._layout.card_at(point)
            hovered = None if over is None else over.spot
            if hovered == self._hovered:
                return
            self._hovered = hovered
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of what is dragged, choose what was clicked, or move there what is chosen."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        drag, pressed = self._drag, self._pressed
        self._drag = self._pressed = None
        self.update()
        if drag is not None:
            self._drop(drag.spots, event.position())
        elif pressed is not None:
            extends = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self._choose(pressed[0].spot, extends=extends)
        else:
            place = self._layout.place_at(event.position())
            if place is not None and self.chosen:
                self._send(self.chosen, place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Let a card stay that chance has dealt, or let chance have it again."""
        laid = self._layout.card_at(event.position())
        if laid is not None and event.button() == Qt.MouseButton.LeftButton:
            self.held.emit((laid.spot,))

    def leaveEvent(self, event: object) -> None:
        """No card is pointed at any more."""
        self._hovered = None
        self.update()

    def _drop(self, spots: tuple[Spot, ...], point: QPointF) -> None:
        target = self._target(spots, point)
        if isinstance(target, Spot):
            self.chosen = ()
            self.swapped.emit(spots[0], target)
        elif target is not None:
            self._send(spots, target)

    def _target(self, spots: tuple[Spot, ...], point: QPointF) -> Spot | int | None:
        """Return the card that would be exchanged, or the place where the cards would go."""
        place, over = self._layout.place_at(point), self._layout.card_at(point)
        if place is None or over is None or len(spots) > 1 or place == POOL:
            return None if place == spots[0].place and len(spots) == 1 else place
        if over.spot == spots[0]:
            return None
        # Into a hand that is still to be filled nothing has to be exchanged.
        if spots[0].place == POOL and place not in self._content.full:
            return place
        return over.spot

    def _send(self, spots: Sequence[Spot], place: int) -> None:
        """Ask for cards to go to a place, and show them chosen there no more."""
        self.chosen = ()
        self.moved.emit(tuple(spots), place)

    def _choose(self, spot: Spot, *, extends: bool) -> None:
        """Choose a card, or take the choice back; *extends*: the others stay chosen."""
        others = tuple(each for each in self.chosen if each != spot) if extends else ()
        self.chosen = others if spot in self.chosen else (*others, spot)
        self._tell_cursor()
        self.update()

    # ------------------------------------------------------------------ keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the cards, choose them, and send them to the place of a letter."""
        steps = {
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
        }
        key = Qt.Key(event.key())
        if key in steps:
            self._walk(*steps[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            cards = self._content.rows[self._row].cards
            self._index = 0 if key == Qt.Key.Key_Home else max(0, len(cards) - 1)
            self._tell_cursor()
        elif not self._act(key, event.text().upper()):
            super().keyPressEvent(event)
        self.update()

    def _act(self, key: Qt.Key, letter: str) -> bool:
        """Do what a key stands for; return whether it stands for anything here."""
        spot = self.at_cursor()
        meant = self.chosen or (() if spot is None else (spot,))
        place = next(
            (at for at, plate in self._content.plates.items() if plate.key == letter), None
        )
        if key == Qt.Key.Key_Space and spot is not None:
            self._choose(spot, extends=True)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and meant:
            self.held.emit(meant)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and meant:
            self._send(meant, POOL)
        elif letter == "X" and spot is not None and len(self.chosen) == 1:
            (one,) = self.chosen
            self.chosen = ()
            if one != spot:
                self.swapped.emit(one, spot)
        elif letter and place is not None and meant:
            self._send(meant, place)
        elif key == Qt.Key.Key_Escape:
            self._give_up()
        else:
            return False
        return True

    def _give_up(self) -> None:
        """Choose nothing; if nothing is chosen, leave."""
        if self.chosen or self._drag is not None:
            self.chosen, self._drag, self._pressed = (), None, None
        else:
            self.escaped.emit()

    def _walk(self, rows: int, cards: int) -> None:
        """Go to another card; to another place, to the card that lies nearest."""
        content, here = self._content, self.at_cursor()
        if not content.rows:
            return
        if rows:
            left = 0.0 if here is None else self._layout.laid(here).box.left()  # type: ignore[union-attr]
            self._row = (self._row + rows) % len(content.rows)
            row = content.rows[self._row].cards
            away = [abs(self._left_of(spot) - left) for spot in row]
            self._index = away.index(min(away)) if away else 0
        else:
            there = len(content.rows[self._row].cards)
            self._index = max(0, min(there - 1, self._index + cards))
        self._tell_cursor()

    def _left_of(self, spot: Spot) -> float:
        laid = self._layout.laid(spot)
        return 0.0 if laid is None else laid.box.left()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self.update()

    def _tell_cursor(self, *, aloud: bool = True) -> None:
        """Let a screen reader know the card at the cursor, and its place."""
        rows = self._content.rows
        if not rows:
            return
        spot, plate = self.at_cursor(), self._content.plates[rows[self._row].place]
        name = plate.spoken if spot is None else f"{self._say(spot)}. {plate.spoken}"
        if spot in self.chosen:
            name = self.tr("{card}, chosen").format(card=name)
        if name == self.accessibleName():
            return
        self.setAccessibleName(name)
        if aloud:
            announce(self, name)

    # ------------------------------------------------------------------ the picture

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards, and over them what is dragged; while it moves the others lie still."""
        del event
        painter, drag = QPainter(self), self._drag
        picture = self._picture()
        if drag is None:
            self._still = None
            picture.paint(painter)
            return
        if self._still is None:
            self._still = self._drawn(picture)
        painter.drawPixmap(0, 0, self._still)
        target = self._target(drag.spots, drag.point)
        picture.paint_over(painter, drag.point - drag.grip, target)

    def _picture(self) -> Picture:
        return Picture(
            content=self._content,
            layout=self._layout,
            deck=self._deck,
            theme=self._look.theme,
            font=self.font(),
            ratio=self.devicePixelRatioF(),
            chosen=self.chosen,
            cursor=self.at_cursor() if self.hasFocus() else None,
            hovered=self._hovered,
            dragged=() if self._drag is None else self._drag.spots,
        )

    def _drawn(self, picture: Picture) -> QPixmap:
        """Return the board without what is dragged."""
        still = QPixmap(self.size() * picture.ratio)
        still.setDevicePixelRatio(picture.ratio)
        still.fill(Qt.GlobalColor.transparent)
        painter = QPainter(still)
        painter.setFont(picture.font)
        picture.paint(painter)
        painter.end()
        return still


_NOTHING: Final = (Row(0, ()), Row(POOL, ()))
