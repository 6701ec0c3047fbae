"""The curtain: with several people at one screen nobody sees the cards of another."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tarock_desktop.ui.style.tokens import Duration, Space, Theme
from tarock_desktop.ui.style.widgets import Choice, Text

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
        self.holder: Qt.Key | Qt.MouseButton | None = None
        """What holds it up: it falls when that is let go."""
        self.card_back = CardBack(theme)
        self.request, self.person = Text("", "muted"), Text("", "big")
        self.open_button = Choice("", self._tap, primary=True)
        self.open_button.installEventFilter(self)
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
        self._name, self.holder = name, None
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
        self.warning.setText(self.tr("Everybody else: look away."))

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
