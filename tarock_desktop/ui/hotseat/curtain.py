"""The curtain: with several people at one screen nobody sees the cards of another."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tarock_desktop.ui.style.tokens import Duration, Space, Theme
from tarock_desktop.ui.style.widgets import Choice, Text


@final
class Curtain(QWidget):
    """Covers the whole window at once; the next person lifts it.

    It falls without any motion. Whoever lets it fall has taken the cards off the table before.
    """

    lifted = Signal()
    """The person whose name stands on it wants to see his cards."""
    fell_again = Signal()
    """The key or button that held it up was let go, or nobody has done anything for long."""

    def __init__(self, over: QWidget, theme: Theme) -> None:
        super().__init__(over)
        self.setObjectName("curtain")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._over = over
        self._name = ""
        self.hold = False
        """Whether the cards are seen only while the key or the button is held."""
        self._held = False
        self.held_with_mouse = False
        """Whether it is held up with the button, not with the key."""
        self.card_back = CardBack(theme)
        self.request, self.person = Text("", "muted"), Text("", "big")
        self.open_button = Choice("", self._tap, primary=True)
        self.open_button.pressed.connect(self._press)
        self.warning, self.public = Text("", "muted"), Text("", "muted")
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(Duration.CURTAIN_IDLE)
        self._idle.timeout.connect(self.fell_again)
        self._build()
        self.hide()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.XL, Space.XL, Space.XL, Space.XL)
        layout.setSpacing(Space.M)
        layout.addStretch(1)
        middle = Qt.AlignmentFlag.AlignHCenter
        layout.addWidget(self.card_back, 4, middle)
        for part in (self.request, self.person, self.warning, self.public):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self.request)
        layout.addWidget(self.person)
        layout.addWidget(self.open_button, 0, middle)
        layout.addWidget(self.warning)
        layout.addWidget(self.public)
        layout.addStretch(1)

    @property
    def is_down(self) -> bool:
        """Whether it covers the window."""
        return self.isVisibleTo(self._over)

    def use_theme(self, theme: Theme) -> None:
        """Take the colours of *theme*."""
        self.card_back.use_theme(theme)

    def fall(self, name: str, public: str) -> None:
        """Cover the window now; *name* is whose turn it is, *public* what may be read on it."""
        self._name, self._held = name, False
        self.public.setText(public)
        self.retranslate()
        self._idle.stop()
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self.open_button.setFocus()

    def rise(self) -> None:
        """Uncover the window."""
        self.hide()
        self.touch()

    def touch(self) -> None:
        """Note that somebody is there: the curtain waits longer before it falls by itself."""
        if not self.is_down:
            self._idle.start()

    def rest(self) -> None:
        """Never fall by itself until it has fallen again: nobody else is at the screen."""
        self._idle.stop()

    def let_go(self) -> bool:
        """DropTarget again if it was only held up; return whether it was."""
        was_held = self._held
        self._held = False
        if was_held:
            self.fell_again.emit()
        return was_held

    @property
    def is_held(self) -> bool:
        """Whether it is up only as long as a key or button is held."""
        return self._held

    def retranslate(self) -> None:
        """Say all texts anew."""
        self.request.setText(self.tr("Pass the screen to"))
        self.person.setText(self._name)
        self.open_button.setText(
            self.tr("Hold to look at my cards (Space)")
            if self.hold
            else self.tr("Look at my cards (Space)")
        )
        self.warning.setText(self.tr("Everybody else looks away."))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Space or Enter."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._press() if self.hold else self._tap()
            return
        super().keyPressEvent(event)

    def _press(self) -> None:
        if self.hold:
            self._held = True
            self.held_with_mouse = self.open_button.isDown()
            self.lifted.emit()

    def _tap(self) -> None:
        if not self.hold:
            self.lifted.emit()


@final
class CardBack(QWidget):
    """The back of a card, large."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setMinimumSize(64, 96)
        self.setMaximumSize(200, 350)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def use_theme(self, theme: Theme) -> None:
        """Take the colours of *theme*."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the back."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = min(self.height(), self.width() * 1.75)
        box = QRectF(0, 0, height / 1.75, height)
        box.moveCenter(QRectF(self.rect()).center())
        painter.setPen(QPen(QColor("#26212B"), 1))
        painter.setBrush(QColor("#FBF5E6"))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 10, 10)
        inner = box.adjusted(8, 8, -8, -8)
        painter.setBrush(QColor("#5A2A5C"))
        painter.drawRoundedRect(inner, 6, 6)
        painter.setClipRect(inner)
        painter.setPen(QPen(QColor("#D9B88A"), 1.5))
        step = max(12.0, inner.width() / 7)
        for number in range(-20, 40):
            left = inner.left() + number * step
            painter.drawLine(
                int(left), int(inner.top()), int(left + inner.height()), int(inner.bottom())
            )
            painter.drawLine(
                int(left), int(inner.bottom()), int(left + inner.height()), int(inner.top())
            )
