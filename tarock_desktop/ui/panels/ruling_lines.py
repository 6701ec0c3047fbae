"""A ruling on screen: a sign with what happened, duty, cost, the article; the rest on demand."""

from __future__ import annotations

import math
from functools import partial
from typing import Final, final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.texts.ruling_texts import RulingText
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import LineButton, Text

_SIGN: Final = 1.9
"""Width of the sign in lines of text."""


@final
class RulingLines(QWidget):
    """The same card wherever a ruling is shown."""

    article_wanted = Signal(str)
    """The article whose rule is to be opened."""

    def __init__(self, said: RulingText, payments: tuple[str, ...] = ()) -> None:
        """Show what is *said*; *payments* tell who pays whom."""
        super().__init__()
        column = _column(self)
        head = QGridLayout()
        head.setHorizontalSpacing(Space.S)
        head.setColumnStretch(1, 1)
        head.addWidget(StopSign(), 0, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(Text(said.what, "verdict"), 0, 1)
        column.addLayout(head)
        column.addLayout(self._parts(said, payments))
        column.addLayout(self._links(said))
        self.more_button = QToolButton()
        self.more_button.setText(self.tr("Details"))
        self.more_button.setProperty("role", "head")
        self.more_button.setCheckable(True)
        self.more_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more_button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.more_button.toggled.connect(self._unfold)
        column.addWidget(self.more_button)
        self.more = QWidget()
        inside = _column(self.more)
        for text in said.more:
            inside.addWidget(Text(text, "muted"))
        column.addWidget(self.more)
        self._unfold()

    def _parts(self, said: RulingText, payments: tuple[str, ...]) -> QGridLayout:
        """Return duty and cost, each with its label."""
        # A form of Qt's gives lines that break too little height.
        parts = QGridLayout()
        parts.setHorizontalSpacing(Space.M)
        parts.setVerticalSpacing(Space.XS)
        parts.setColumnStretch(1, 1)
        costs = [(said.follows, ""), *((text, "strong") for text in payments)]
        costs.append((said.elsewhere, "muted"))
        row = 0
        for title, lines in (
            (self.tr("Duty"), [(said.duty, "legal")]),
            (self.tr("Cost"), costs),
        ):
            label = title
            for text, look in lines:
                if text:
                    parts.addWidget(_label(label), row, 0, Qt.AlignmentFlag.AlignTop)
                    parts.addWidget(Text(text, look), row, 1)
                    row, label = row + 1, ""
        return parts

    def _links(self, said: RulingText) -> QVBoxLayout:
        """Return the articles."""
        links = QVBoxLayout()
        links.setSpacing(0)
        for button in article_buttons(said, self.article_wanted):
            set_tip(button, self.tr("Open the rule"))
            links.addWidget(button)
        return links

    def _unfold(self) -> None:
        is_open = self.more_button.isChecked()
        self.more.setVisible(is_open)
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.more_button.setArrowType(arrow)


@final
class StopSign(QLabel):
    """An octagon with an exclamation mark, in the colour of a warning."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "warning")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size, which follows the text."""
        side = round(_SIGN * self.fontMetrics().height())
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Return the same: it is never smaller."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the octagon and its mark."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, half = QRectF(self.rect()).center(), self.width() / 2
        turns = (math.radians(22.5 + 45 * corner) for corner in range(8))
        corners = [
            QPointF(middle.x() + half * math.cos(turn), middle.y() + half * math.sin(turn))
            for turn in turns
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(self.foregroundRole()))
        painter.drawPolygon(QPolygonF(corners))
        font = QFont(self.font())
        font.setPixelSize(max(1, round(0.66 * self.width())))
        font.setWeight(QFont.Weight.ExtraBold)
        painter.setFont(font)
        painter.setPen(self.palette().color(self.backgroundRole()))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, "!")


def article_buttons(said: RulingText, wanted: SignalInstance) -> tuple[LineButton, ...]:
    """Return a button for each article that is cited; a click emits its id by *wanted*."""
    return tuple(
        LineButton(article.heading, partial(wanted.emit, article.id), "link")
        for article in said.articles
    )


def _label(text: str) -> Text:
    made = Text(text, "title")
    made.setWordWrap(False)
    return made


def _column(widget: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(Space.XS)
    return column
