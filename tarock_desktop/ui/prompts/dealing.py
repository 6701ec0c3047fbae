"""The prompts of the deal: shuffling, cutting or knocking, choosing a packet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from tarock_desktop.table.actions import Cut, Knock, Shuffle
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.prompts.act_prompt import ActPrompt, OptionPrompt
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text

_CARD, _LIGHT, _DARK = QColor("#F6F1E2"), QColor("#5A2A5C"), QColor("#2A2030")
_RATIO: Final = 3
"""Packet pictures are drawn for the sharpest screen."""


@final
class ShufflePrompt(ActPrompt):
    """The pack is shuffled as often as one likes; a counter tells how often."""

    def __init__(self, glance: Glance, prompt: Prompt, seed: Callable[[], str]) -> None:
        super().__init__(glance, prompt)
        if prompt.shuffle is None:
            raise ValueError("a shuffle prompt needs a shuffle")
        self._least = prompt.shuffle.least
        self._seed = seed
        self._times = 0
        self._counter = Text("", "big")
        self._counter.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(self._counter)
        least = self.tr("The rule sheet requires %n shuffle(s).", None, self._least)
        self.body.addWidget(Text(least, "muted"))
        self.once = Choice(self.tr("Shuffle once"), lambda: self._shuffle(1))
        self.enough = Choice(
            self.tr("Shuffle as the rule sheet requires"),
            lambda: self._shuffle(self._least - self._times),
        )
        self.done = Choice(self.tr("Have the deck cut"), self._offer, primary=True)
        flow = FlowLayout()
        for button in (self.once, self.enough, self.done):
            flow.addWidget(button)
        self.body.addLayout(flow)
        self.first = self.enough
        self._tell()

    def _shuffle(self, times: int) -> None:
        self._times += max(1, times)
        self._tell()
        if self._times >= self._least:
            self.done.setFocus()

    def _tell(self) -> None:
        self._counter.setText(self.tr("Shuffled %n time(s)", None, self._times))
        self.done.setEnabled(self._times > 0)
        self.enough.setEnabled(self._times < self._least)

    def _offer(self) -> None:
        self.choose(Shuffle(self.prompt.seat, self._times, self._seed()))


@final
class CutPrompt(ActPrompt):
    """The pack is cut at a depth one chooses, or knocked on with a way of dealing."""

    def __init__(self, glance: Glance, prompt: Prompt) -> None:
        super().__init__(glance, prompt)
        if prompt.cut is None:
            raise ValueError("a cut prompt needs a cut")
        self._bounds = prompt.cut
        self._picture = CutPicture(self._bounds.most + self._bounds.least)
        self.lift = QSlider(Qt.Orientation.Horizontal)
        self.lift.setRange(1, self._bounds.most + self._bounds.least - 1)
        self.lift.setAccessibleName(self.tr("Cards to lift"))
        self._lifted = Text()
        self.first = Choice(self.tr("Cut"), self._cut, primary=True)
        left = QVBoxLayout()
        left.addWidget(self.lift)
        left.addWidget(self._lifted)
        line = QHBoxLayout()
        line.setSpacing(Space.M)
        line.addWidget(self._picture)
        line.addLayout(left, 1)
        line.addWidget(self.first)
        self.body.addLayout(line)
        self.lift.valueChanged.connect(self._tell)
        self.lift.setValue((self._bounds.most + self._bounds.least) // 2)
        self._add_knocks()

    def _add_knocks(self) -> None:
        self.body.addWidget(Text(self.tr("Or knock and say how the cards are dealt:"), "muted"))
        flow = FlowLayout()
        for option in self.prompt.options:
            button = self.button(option)
            if isinstance(option.action, Knock):
                button.setIcon(packet_icon(self._packet(option.action.style)))
                button.setIconSize(QSize(40, 22))
            flow.addWidget(button)
        self.body.addLayout(flow)

    def _packet(self, style: str) -> int:
        styles = self.glance.sheet.deal.knock
        return next((way.packet for way in styles if way.id == style), 1)

    def _tell(self) -> None:
        lifted = self.lift.value()
        self._picture.show_depth(lifted)
        self._lifted.setText(self.tr("Lift %n card(s)", None, lifted))

    def _cut(self) -> None:
        self.choose(Cut(self.prompt.seat, self.lift.value()))


@final
class PacketPrompt(OptionPrompt):
    """Closed packets to choose from, each with its picture."""

    def __init__(self, glance: Glance, prompt: Prompt) -> None:
        super().__init__(glance, prompt)
        packets = glance.observation.deal.packets
        size = packets[0].size if packets else 1
        for button in self.findChildren(Choice):
            button.setIcon(packet_icon(size))
            button.setIconSize(QSize(40, 22))


class CutPicture(QWidget):
    """The pack from the side, the lifted part beside the rest."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size, self._lifted = size, 1
        self.setFixedSize(112, 76)

    def show_depth(self, lifted: int) -> None:
        """Show *lifted* cards beside the rest."""
        self._lifted = lifted
        self.update()

    def paintEvent(self, event: object) -> None:
        """Draw both parts."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for left, cards in ((4.0, self._lifted), (60.0, self._size - self._lifted)):
            _draw_stack(painter, QRectF(left, 6.0, 48.0, 64.0), cards)


def _draw_stack(painter: QPainter, place: QRectF, cards: int) -> None:
    """Draw a stack of *cards* seen from the side, standing on the lower edge of *place*."""
    for number in range(cards):
        y = place.bottom() - (number + 1) * (place.height() / 54)
        painter.setPen(QPen(_DARK if number % 2 else _CARD, 1.0))
        painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y))
    top = place.bottom() - cards * (place.height() / 54) - 2
    painter.setPen(QPen(_LIGHT, 2.0))
    painter.drawLine(QPointF(place.left(), top), QPointF(place.right(), top))


def packet_icon(cards: int) -> QIcon:
    """Return the picture of a packet of so many cards."""
    pixmap = QPixmap(40 * _RATIO, 22 * _RATIO)
    pixmap.setDevicePixelRatio(_RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shown = min(cards, 12)
    for number in range(shown):
        box = QRectF(2.0 + number * 2.0, 2.0, 13.0, 18.0)
        painter.setPen(QPen(_DARK, 0.8))
        painter.setBrush(_LIGHT if number == shown - 1 else _CARD)
        painter.drawRoundedRect(box, 2.0, 2.0)
    painter.end()
    return QIcon(pixmap)
