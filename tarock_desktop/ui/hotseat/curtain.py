"""The curtain: with several people at one screen nobody sees the cards of another."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.hotseat.curtain_parts import CurtainFan, PublicFacts
from tarock_desktop.ui.prompts.card_pictures import CardPictures
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.ornament import paint_rosette
from tarock_desktop.ui.scene.portraits import portraits_of
from tarock_desktop.ui.style.person import person_colour
from tarock_desktop.ui.style.tokens import Space, Theme
from tarock_desktop.ui.style.widgets import Choice, Text

_LINE: Final = 5
"""Thickness of the line in the color of a person, in pixels."""
OPENING_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


@final
class Curtain(QWidget):
    """Covers the whole window at once; the next person lifts it.

    It falls without any motion. Whoever lets it fall has taken the cards off the table before.
    """

    lifted = Signal()
    """The person whose name stands on it wants to see his cards."""
    fell_again = Signal()
    """The key or button that held it up was let go, or nobody has done anything for long."""

    def __init__(self, over: QWidget, theme: Theme, deck: DeckTheme) -> None:
        super().__init__(over)
        self.setObjectName("curtain")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._over = over
        self._name = self._colour = ""
        self.hold = False
        """Whether the cards are seen only while the key or the button is held."""
        self.holder: Qt.Key | Qt.MouseButton | None = None
        """What holds it up: it falls when that is let go."""
        self._theme = theme
        self.fan = CurtainFan(deck, theme)
        self.request, self.person = Text("", "muted"), Text("", "great")
        self.open_button = Choice("", self._tap, primary=True)
        self.open_button.installEventFilter(self)
        self.warning = Text("", "muted")
        pictures = CardPictures(deck, self._picture_width, lambda: self._theme)
        self.public = PublicFacts(pictures, theme)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.timeout.connect(self.fell_again)
        self._build()
        self.hide()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.XL, Space.XL, Space.XL, Space.XL)
        layout.setSpacing(Space.M)
        layout.addStretch(1)
        middle = Qt.AlignmentFlag.AlignHCenter
        layout.addWidget(self.fan, 8)
        for part in (self.request, self.person, self.warning):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self.request)
        layout.addWidget(self.person)
        layout.addWidget(self.open_button, 0, middle)
        layout.addWidget(self.warning)
        layout.addSpacing(Space.M)
        layout.addWidget(self.public)
        layout.addStretch(1)

    @property
    def is_down(self) -> bool:
        """Whether it covers the window."""
        return self.isVisibleTo(self._over)

    def use_theme(self, theme: Theme) -> None:
        """Take the colours of *theme*."""
        self._theme = theme
        self.fan.use_theme(theme)
        self.public.use_theme(theme)
        self.update()

    def use_idle(self, seconds: int) -> None:
        """Fall by itself after so many *seconds* without any input; 0: never."""
        was_waiting = self._idle.isActive()
        self._idle.setInterval(1000 * seconds)
        self._idle.stop()
        if was_waiting:
            self.touch()

    def fall(self, seat: Seat, glance: Glance, colour: str = "") -> None:
        """Cover the window now.

        Args:
            seat: whose turn it is.
            glance: what everybody may know.
            colour: of the person, one of `PERSON_COLOURS`; empty: he has chosen none.
        """
        self._name, self.holder, self._colour = glance.names[seat], None, colour
        hands = glance.observation.deal.hands
        cards = hands[seat].size if hands else 0
        self.fan.show_person(portraits_of(glance.names)[seat], cards, colour)
        self.public.show_glance(glance)
        self.retranslate()
        self._idle.stop()
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self._fit()
        self.open_button.setFocus()

    def rise(self) -> None:
        """Uncover the window."""
        self.hide()
        self.touch()

    def touch(self) -> None:
        """Note that somebody is there: the curtain waits longer before it falls by itself."""
        if not self.is_down and self._idle.interval():
            self._idle.start()

    def let_go(self) -> None:
        """Fall again: what held it up was let go."""
        self.holder = None
        self.fell_again.emit()

    def keep_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Take the focus back from what lies below."""
        if now is None or not self.is_down or now.window() is not self._over.window():
            return
        if now is not self and not self.isAncestorOf(now):
            self.open_button.setFocus()

    def focusNextPrevChild(self, _next: bool) -> bool:  # noqa: FBT001 - Qt's own signature
        """Let no key lead to what lies below."""
        self.open_button.setFocus()
        return True

    def retranslate(self) -> None:
        """Say all texts anew."""
        self.request.setText(self.tr("Pass the screen to"))
        self.person.setText(self._name)
        self.open_button.setText(
            self.tr("Hold to look at my cards (Space)")
            if self.hold
            else self.tr("Look at my cards (Space)")
        )
        self.warning.setText(
            self.tr("Everybody else: look away. While Space is held, the mouse plays.")
            if self.hold
            else self.tr("Everybody else: look away.")
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what there is no room for."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Leave out what there is no room for in texts of another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.is_down:
            self._fit()

    def _fit(self) -> None:
        """Show as much as there is room for; the person and his button always."""
        layout = self.layout()
        if layout is None:
            return
        width = self.width() - 2 * Space.XL
        optional = (self.public.heading, self.warning, self.fan, *self.public.asides())
        for part in optional:
            part.show()
        self.public.fit(width)
        for part in optional:
            # Only this makes the layout ask it again.
            self.public.updateGeometry()
            layout.invalidate()
            if layout.totalMinimumHeightForWidth(self.width()) <= self.height():
                break
            part.hide()
        # At once: the first picture of it is right already.
        self.public.settle()
        layout.activate()

    def _picture_width(self) -> float:
        return 0.085 * self.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the felt, lightest above the middle, opaque to the edge."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, centre = self._theme, QPointF(self.width() / 2, 0.3 * self.height())
        light = QRadialGradient(centre, 0.75 * max(self.width(), self.height()))
        for part, colour in ((0.0, theme.felt_hi), (0.42, theme.felt), (1.0, theme.felt_lo)):
            light.setColorAt(part, QColor(colour))
        painter.fillRect(self.rect(), light)
        inlay = QColor(theme.inlay)
        inlay.setAlpha(theme.inlay_alpha)
        if self._colour:
            # A line in the color of the person below the name.
            name = self.person.geometry()
            wide = min(name.width(), self.person.sizeHint().width() + 2 * Space.XL)
            line = QRectF(0, 0, wide, _LINE)
            line.moveCenter(QPointF(name.center().x(), name.bottom() + Space.S))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(person_colour(self._colour, theme.felt)))
            painter.drawRoundedRect(line, _LINE / 2, _LINE / 2)
        painter.translate(centre)
        paint_rosette(painter, 0.28 * self.height(), inlay)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Space or Enter."""
        if not self._open_with(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open when the button is pressed, not when it is let go."""
        return self._open_with(event) or super().eventFilter(watched, event)

    def _open_with(self, event: QEvent) -> bool:
        """Open with what an event says is pressed; return whether it could be that."""
        pressed: Qt.Key | Qt.MouseButton
        if isinstance(event, QKeyEvent):
            pressed = Qt.Key(event.key())
            if pressed not in OPENING_KEYS:
                return False
            if event.type() != QEvent.Type.KeyPress or event.isAutoRepeat():
                return True
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            pressed = event.button()
            # A click that need not be held is the button's own.
            if pressed != Qt.MouseButton.LeftButton or not self.hold:
                return False
        else:
            return False
        if self.is_down:
            self.holder = pressed if self.hold else None
            self.lifted.emit()
        return True

    def _tap(self) -> None:
        if not self.hold:
            self.lifted.emit()
