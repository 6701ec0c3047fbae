"""The band at the top of a page after a hand: one line in large letters."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from tarock_desktop.ui.hand_over.headline import Headline
from tarock_desktop.ui.panels.heading import GOLD_LINE, paint_band
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.party import party_picture
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text


@final
class HeadlineBand(QFrame):
    """Says who won, with the sign of the side, and which hand it was."""

    def __init__(self, headline: Headline, hand: str, look: Look) -> None:
        """Show a *headline*; *hand* stands at the right end."""
        super().__init__()
        self.setObjectName("headline")
        self._look = look
        self.title = Text(headline.text)
        self.title.setObjectName("winner")
        line = QHBoxLayout(self)
        line.setContentsMargins(Space.XL, Space.M, Space.XL, Space.M + GOLD_LINE)
        line.setSpacing(Space.M)
        if headline.party is not None:
            sign, side = QLabel(), round(2 * look.unit)
            picture = party_picture(headline.party, look.theme, side, self.devicePixelRatioF())
            sign.setPixmap(picture)
            line.addWidget(sign)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.title)
        if headline.more:
            column.addWidget(Text(headline.more))
        line.addLayout(column, 1)
        if hand:
            number = Text(hand)
            number.setWordWrap(False)
            number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            line.addWidget(number)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_band(painter, QRectF(self.rect()), self._look.theme)
