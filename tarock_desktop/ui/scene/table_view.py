"""The table as a widget: shows observations, plays motions, and tells what the player asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast, final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.events import Event
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.records import PlayedCard, Trick
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.ui.scene.accessibility import SpokenTable
from tarock_desktop.ui.scene.card_item import CardItem
from tarock_desktop.ui.scene.choreographer import Choreographer
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import FaceStyle
from tarock_desktop.ui.scene.hand_control import HandControl
from tarock_desktop.ui.scene.hand_order import HandOrder
from tarock_desktop.ui.scene.keyboard import CHOOSING_KEYS, MOVING_KEYS, Keyboard
from tarock_desktop.ui.scene.layout import Side, TableLayout
from tarock_desktop.ui.scene.open_layout import Around
from tarock_desktop.ui.scene.picture import (
    HelpLevel,
    Picture,
    Ranked,
    TableWords,
    take_picture,
)
from tarock_desktop.ui.scene.pointer import Pointer
from tarock_desktop.ui.scene.seat_plate import FeltItem
from tarock_desktop.ui.scene.table_scene import TableScene
from tarock_desktop.ui.scene.tempo import Tempo
from tarock_desktop.ui.scene.under_pointer import UnderPointer
from tarock_desktop.ui.style.tips import show_tip
from tarock_desktop.ui.style.tokens import GREEN_BAIZE, LEAST_TEXT, Theme, text_unit


@final
class TableView(QGraphicsView):
    """The table. It is made from an observation and holds nothing that is not in it."""

    action_chosen = Signal(object)
    """The player wants to play a card: a `PlayCard`. The referee has not been asked."""
    selection_changed = Signal(object)
    """Cards to be laid away, in the order of their choice: a tuple of `Card`."""
    selection_confirmed = Signal(object)
    """The player goes on with the cards selected: a tuple of `Card`, as many as asked for."""
    card_refused = Signal(object, object)
    """Card and reason (a `Message`) while the cursor is on a card that may not be chosen; both
    `None` when it leaves."""
    trick_confirmed = Signal()
    """The player has seen the complete trick and goes on."""
    announced = Signal(str)
    """A sentence that a screen reader says."""
    menu_wanted = Signal(object, object)
    """What else can happen to a card is asked, at a point of the screen."""
    answer_wanted = Signal()
    """Enter was pressed where no card is asked for: the question over the table is meant."""
    fitted = Signal()
    """Everything has been laid out anew: the hand takes another height."""
    motion_began = Signal(object)
    """The motion of an event begins."""
    settled = Signal()
    """No motion is under way any more."""

    def __init__(
        self, ranked: Ranked, deck: DeckTheme | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._ranked = ranked
        self.deck = deck if deck is not None else DeckTheme(self)
        self.control = HandControl(self)
        self._scene = scene = TableScene(self.deck, self.control, self)
        self.speech, self.resting = scene.speech, scene.resting
        self.talon_label = scene.talon_label
        self._choreographer = Choreographer(self._scene)
        self._pointer = Pointer(scene, self.control, self)
        self._keyboard = Keyboard(self.control, self)
        self.spots = UnderPointer(self._scene)
        self.spoken = SpokenTable(self.viewport(), self._choose_at, self._point_at)
        self._theme: Theme = GREEN_BAIZE
        self._unit: float | None = None
        self._fitted = QSize()
        """The size for which everything lies where it does."""
        self._names: Sequence[str] = ()
        self._order = HandOrder()
        self._words: TableWords | None = None
        self._told: tuple[object, ...] = ()
        """What the buttons and labels of the screen reader were made from."""
        self.plays_on_click = False
        """Whether a single click plays a card."""
        self.near: Seat | None = None
        """Who sits at the lower edge where nobody at the screen does; `None`: the first seat."""
        self._set_up()
        self._connect()

    def _set_up(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 240)
        self.setAccessibleName(self.tr("Table"))

    def _connect(self) -> None:
        self.control.action_chosen.connect(self.action_chosen)
        self.control.selection_changed.connect(self.selection_changed)
        self.control.selection_confirmed.connect(self.selection_confirmed)
        self.control.card_refused.connect(self.card_refused)
        self.control.changed.connect(self._speak)
        self.deck.face_ready.connect(self._scene.refresh_faces)
        self._choreographer.began.connect(self.motion_began)
        self._choreographer.settled.connect(self._speak)
        self._choreographer.settled.connect(self.settled)

    # -- what is shown ------------------------------------------------------------------------

    def show_table(
        self,
        observation: Observation,
        prompt: Prompt | None,
        names: Sequence[str],
        words: TableWords,
    ) -> None:
        """Show a table at once; a card that lies where it was let go glides home.

        Args:
            observation: what the viewer knows.
            prompt: what is asked; shown only if it is the viewer who is asked.
            names: of the people, by seat.
            words: of the interface language.
        """
        self._names, self._words = names, words
        QToolTip.hideText()
        self._pointer.cancel()
        self._choreographer.show(self._picture(observation, prompt, words))
        self._scene.ask_for_faces()

    def play_events(
        self, events: Sequence[Event], observation: Observation, prompt: Prompt | None
    ) -> None:
        """Show how *events* led to *observation*; call `show_table` once before.

        Motions under way are ended first. Input stays open.

        Raises:
            LookupError: `show_table` was not called yet.
        """
        if self._words is None:
            raise LookupError("show_table comes before play_events")
        picture = self._picture(observation, prompt, self._words)
        QToolTip.hideText()
        self._choreographer.play(tuple(events), picture)
        self._scene.bubbles.hear(events, picture, self.tempo)
        sentence = self._scene.speech.happened(picture, tuple(events))
        self._speak()
        if sentence:
            self.spoken.announce(sentence)
            self.announced.emit(sentence)

    def _picture(
        self, observation: Observation, prompt: Prompt | None, words: TableWords
    ) -> Picture:
        near = self.near
        return self._arranged(
            take_picture(observation, prompt, self._names, words, self._ranked, near=near)
        )

    def _arranged(self, picture: Picture) -> Picture:
        """Return a picture with the hand in the person's own order."""
        seat = picture.viewer
        if seat is None:
            return picture
        hand_no = picture.observation.round.hand_no
        return replace(picture, hand=self._order.arrange(seat, hand_no, picture.hand))

    def move_card(self, card: Card, place: int) -> None:
        """Put a card at another place in the own hand, counted from 0."""
        picture = self._scene.picture
        if picture is None or picture.viewer is None or picture.hand.index(card) == place:
            return
        hand_no = picture.observation.round.hand_no
        self._order.move(picture.viewer, hand_no, picture.hand, card, place)
        self._show_order()

    def sort_hand(self) -> None:
        """Sort the own hand by rank again."""
        picture = self._scene.picture
        if picture is not None and picture.viewer is not None:
            self._order.sort(picture.viewer)
            self._show_order()

    def _show_order(self) -> None:
        picture = self._scene.picture
        if picture is None:
            return
        known = CardSet.gather(card for card in picture.hand if card is not None)
        hidden = (None,) * (len(picture.hand) - len(known))
        ranked = replace(picture, hand=(*self._ranked(known), *hidden))
        self._choreographer.rearrange(self._arranged(ranked))
        self._speak()

    def refuse(self) -> None:
        """Let a card that was let go glide home: the referee refused it."""
        self._pointer.cancel()
        self.control.refuse()
        self._pointer.send_home()

    def teach(self, *, on: bool) -> None:
        """Make room for all hands to lie open, with an index that is read from afar.

        A complete trick then waits until somebody goes on.
        """
        if not on:
            self.deck.least_index = 0.0
        self._scene.is_open = on
        self.use_tempo(self.tempo)
        self._fit()

    def judge(self, legal: CardSet, barred: CardSet) -> None:
        """Mark the cards that may be played with ticks and those that may not with bars."""
        for hand in self._scene.open_hands.values():
            hand.judge(legal, barred)
        self.control.judge(legal, barred)

    def clear_selection(self) -> None:
        """Take all cards back that were selected to be laid away."""
        self.control.clear()

    @property
    def is_settled(self) -> bool:
        """Whether no motion is under way."""
        return not self._choreographer.is_moving

    def show_talon(self, *, on: bool) -> None:
        """Show the talon on the felt, or not while a prompt shows its cards."""
        self._scene.show_talon(on=on)

    def open_hand_at(self, side: Side) -> QRectF:
        """Return the place of a hand that lies open beside the table; empty if none does."""
        hand = self._scene.open_hands[side]
        return QRectF(hand.place) if hand.isVisible() and hand.fans is None else QRectF()

    def use_rail(self, width: float) -> None:
        """Keep so much of the right edge of the felt free of cards and seats."""
        if width != self._scene.rail:
            self._scene.rail = width
            self._fit()

    def use_around(self, around: Around) -> None:
        """Keep free what the parts of a lesson take of the table."""
        if around != self._scene.around:
            self._scene.around = around
            self._fit()

    @property
    def table(self) -> TableLayout:
        """Where everything lies, for what is laid over the table."""
        return self._scene.layout

    # -- looks ----------------------------------------------------------------------------------

    def use_theme(self, theme: Theme) -> None:
        """Take the colours of felt and plates."""
        if theme != self._theme:
            self._theme = theme
            self._fit()

    def use_faces(self, style: FaceStyle) -> None:
        """Take palette and index of the cards."""
        self.deck.style = style
        for item in self._scene.items():
            item.update()

    def use_unit(self, unit: float, least: int = LEAST_TEXT) -> None:
        """Take the text unit of the window and the least size of text, in pixels."""
        self._unit = unit
        for item in self._scene.items():
            if isinstance(item, FeltItem):
                item.least_text = least
                item.update()
        self._fit()

    @property
    def tempo(self) -> Tempo:
        """Speed and kind of motion."""
        return self._scene.tempo

    def use_tempo(self, tempo: Tempo) -> None:
        """Take speed and kind of motion."""
        self._choreographer.finish()
        self._scene.tempo = replace(tempo, trick_waits=self._scene.is_open)

    def use_help(self, level: HelpLevel) -> None:
        """Take when cards show whether they may be chosen."""
        self.control.help_level = level
        self.control.changed.emit()

    def use_mode(self, mode: Mode) -> None:
        """Take what the table does with an act that breaks a rule."""
        self.control.mode = mode

    def use_letter_keys(self, *, on: bool) -> None:
        """Switch the keys that are single letters on or off."""
        self._keyboard.letters = on

    def _fit(self) -> None:
        # Without frame and scroll bars it is that of the viewport, which lags behind while hidden.
        self._fitted = self.size()
        unit = self._unit or text_unit(self.window().height())
        self.deck.forget_requests()
        self._scene.fit(QSizeF(self._fitted), unit, self._theme)
        if self._scene.is_open:
            self.deck.least_index = self._scene.layout.index
        self._choreographer.lay_again()
        self.fitted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what has changed."""
        self._scene.begin_frame()
        super().paintEvent(event)
        self._scene.end_frame()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        if self._fitted != self.size():
            self._fit()

    def event(self, event: QEvent) -> bool:
        """Draw everything anew where a pixel has another size."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.viewport().update()
        return super().event(event)

    def retranslate(self) -> None:
        """Say the name anew."""
        self.setAccessibleName(self.tr("Table"))

    # -- mouse ----------------------------------------------------------------------------------

    def card_at(self, point: QPointF) -> CardItem | None:
        """Return the card of the own hand at a point of the view."""
        return self._pointer.card_at(point)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a card, or go on after a trick."""
        self._scene.bubbles.skip()
        if event.button() == Qt.MouseButton.LeftButton:
            self._pointer.press(event.position(), was_moving=self._choreographer.skip())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the card held, or let the cursor follow."""
        self._pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the card go."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pointer.release(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Play a card."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pointer.double_click(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        """Take the cursor away, unless it is led by the keyboard."""
        self._pointer.leave()
        super().leaveEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask what else can happen to the card under the pointer, or under the cursor."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        card = self._pointer.card_meant(None if by_key else QPointF(event.pos()))
        if card is not None and self.control.is_free:
            self.menu_wanted.emit(card, event.globalPos())

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the tooltip of a card of the hand; the items have their own."""
        if event.type() == QEvent.Type.ToolTip:
            help_event = cast(QHelpEvent, event)
            item = self.card_at(QPointF(help_event.pos()))
            picture = self._scene.picture
            if item is not None and item.card is not None and picture is not None:
                text = self.tip(item.card)
                show_tip(help_event.globalPos(), text, self)
                return True
        return super().viewportEvent(event)

    def tip(self, card: Card) -> str:
        """Return the tooltip of a card of the own hand."""
        picture = self._scene.picture
        helps = self.control.shows_help
        return self._scene.speech.card_tip(picture, card, helps=helps) if picture else ""

    # -- keyboard -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key says."""
        self._pointer.forget()
        if event.isAutoRepeat() and event.key() not in MOVING_KEYS:
            return
        key = Qt.Key(event.key())
        self._scene.bubbles.skip()
        if self._choreographer.skip() and key in CHOOSING_KEYS:
            # Whoever hurries a motion along has not chosen anything yet.
            return
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if not plain or not self._keyboard.press(key):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Notice that a held key is let go."""
        if event.isAutoRepeat() or not self._keyboard.release(Qt.Key(event.key())):
            event.ignore()

    def go_on(self) -> bool:
        """End the pause of a complete trick; return whether there was one."""
        was_resting = self._choreographer.go_on()
        if was_resting:
            self.trick_confirmed.emit()
        return was_resting

    def answer(self) -> None:
        """Answer what is asked with its first button."""
        self.answer_wanted.emit()

    def show_last_trick(self) -> None:
        """Open or close the last trick."""
        self._scene.last_trick.toggle()

    def show_trick(self, trick: Trick, accused: PlayedCard) -> None:
        """Open a trick that a ruling is about, older than the last one if need be."""
        self._scene.last_trick.look_back(trick, accused, tuple(self._names))

    def view_card(self) -> None:
        """Open or close the large picture of the card under the cursor."""
        self._scene.view_card()

    def escape(self) -> bool:
        """Close or cancel what is open; return whether anything was."""
        if self._scene.viewer.close() or self._pointer.cancel():
            return True
        if self._scene.last_trick.close():
            return True
        had_selection = bool(self.control.selected)
        self.control.clear()
        return had_selection

    # -- screen reader --------------------------------------------------------------------------

    def _choose_at(self, index: int) -> None:
        picture = self._scene.picture
        if picture is not None and index < len(picture.hand):
            self.control.choose(picture.hand[index])

    def _point_at(self, index: int) -> None:
        picture = self._scene.picture
        if picture is not None and index < len(picture.hand):
            self.control.point_at(picture.hand[index])

    def _speak(self) -> None:
        """Bring buttons and labels up to date."""
        picture, control = self._scene.picture, self.control
        if picture is None:
            return
        # The pointer alone changes no sentence, and it moves from card to card all the time.
        told = (picture, control.selected, control.shows_help, self._scene.layout)
        if told != self._told:
            self._told = told
            self.spoken.show(*self._scene.spoken(picture))
        if self.control.cursor is not None:
            self.spoken.follow(picture.hand.index(self.control.cursor))
