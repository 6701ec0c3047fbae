"""Why: what the player to move may do, what not, the reason and the article of the sheet."""

from __future__ import annotations

from typing import Final, final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import Message
from tarock_desktop.session.explaining import Denied, Why
from tarock_desktop.table.phases import Phase
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.page.lesson_parts import LessonPanel
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import asset_id
from tarock_desktop.ui.scene.marks import Mark, paint_mark
from tarock_desktop.ui.scene.picture import Ranked
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import GREEN_BAIZE, Space, Theme
from tarock_desktop.ui.style.widgets import LineButton, Scrolling, Text, clear, set_role
from tarock_desktop.ui.teaching.ballot_view import BallotRow, BallotView

CHIP_RATIO: Final = 0.64
"""Width of an index chip in heights."""
CHIP_UNITS: Final = 2.2
"""Height of a chip in text units."""
LINE: Final = 1.2
"""Height of a line in text units."""
TALL_CHIP: Final = 60
"""Height of a chip beside the table at least: its letters are 24 pixels high."""
FRAME: Final = 2
"""Both lines around the panel."""
GROWN: Final = 1.3
"""How much larger the reason is written in a column that has the room."""
MOST_ACTS: Final = 8
"""So many acts are named in one line."""
FEW_CARDS: Final = 3
"""So many cards are named in words where there is no room for chips."""


class Length(Struct, frozen=True):
    """How much is said of a reason."""

    has_chips: bool = True
    """Whether cards that the table marks stand there as chips too."""
    has_articles: bool = True
    acts: int = MOST_ACTS
    """Acts that are named in one line; of more, the last one too, which is often to pass."""
    barred: int = MOST_ACTS
    """The same of acts that may not be done."""
    has_question: bool = True
    reasons: int | None = None
    """Reasons that are said at most."""
    has_title: bool = True
    """Whether it says whose turn it is, which the table shows too."""
    has_allowed: bool = True
    """Whether it says what is allowed, where something is not."""


_SHORT: Final = Length(has_chips=False, has_articles=False, acts=4, barred=1, has_question=False)
_UNTITLED: Final = replace(_SHORT, has_title=False)
SHORTER: Final = (
    Length(),
    Length(has_chips=False),
    Length(has_chips=False, has_articles=False),
    Length(has_chips=False, has_articles=False, acts=4, barred=3),
    Length(has_chips=False, has_articles=False, acts=4, barred=3, has_question=False),
    _SHORT,
    _UNTITLED,
    replace(_UNTITLED, acts=3),
    replace(_UNTITLED, acts=2),
    replace(_UNTITLED, acts=2, reasons=2),
    replace(_UNTITLED, acts=2, reasons=1),
    replace(_UNTITLED, acts=1, reasons=1),
    replace(_UNTITLED, acts=1, reasons=1, has_allowed=False),
)
"""What is left out in turn where nobody can scroll, until the rest fits."""


@final
class ChipRow(QWidget):
    """A tick or a bar, and the cards it stands for as index chips, in as many rows as need be."""

    def __init__(self, deck: DeckTheme, mark: Mark, cards: tuple[Card, ...], theme: Theme) -> None:
        super().__init__()
        self._deck, self._theme = deck, theme
        self.mark, self.cards = mark, cards
        self.chip_height = 40
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _chip(self) -> QSize:
        return QSize(round(self.chip_height * CHIP_RATIO), self.chip_height)

    def _columns(self, width: int) -> int:
        step = self._chip().width() + 3
        return max(1, (width - self._chip().height()) // step)

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        rows = -(-len(self.cards) // self._columns(width))
        return max(1, rows) * (self._chip().height() + 3)

    def sizeHint(self) -> QSize:
        """Ask for one row."""
        chip = self._chip()
        return QSize(chip.height() + len(self.cards) * (chip.width() + 3), chip.height() + 3)

    def minimumSizeHint(self) -> QSize:
        """Ask for a few chips."""
        return QSize(self._chip().height() + 4 * (self._chip().width() + 3), self._chip().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw mark and chips."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        chip, columns = self._chip(), self._columns(self.width())
        side = chip.height() * 0.72
        place = QRectF(0, (chip.height() - side) / 2, side, side)
        paint_mark(painter, self.mark, place, self._theme)
        for index, card in enumerate(self.cards):
            row, column = divmod(index, columns)
            left = chip.height() + column * (chip.width() + 3)
            name = asset_id(card.name)
            pixmap = self._deck.chip(name, chip.height(), self.devicePixelRatioF())
            painter.drawPixmap(left, row * (chip.height() + 3), pixmap)


@final
class WhyPanel(LessonPanel):
    """Says it in the corner of the table, or in a column where the window is wide."""

    article_wanted = Signal(str)
    resized = Signal()
    """It says something else and needs another height."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__()
        self.setObjectName("why")
        self._deck = deck
        self.theme: Theme = GREEN_BAIZE
        self.title = Text("", "title")
        self.ballot = BallotView(deck)
        self.ballot.hide()
        self._is_in_corner = True
        """Whether there is only the corner."""
        self.is_brief = False
        """Whether in the corner only what can't be seen on the table is said, and what fits."""
        self._length = SHORTER[0]
        self._told: tuple[Why, Words, Ranked] | None = None
        """What is said besides votes."""
        self._fitted: object = None
        """For what the length was found."""
        inside = self._page = QWidget()
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._parts.setSpacing(Space.M)
        self._inside = QVBoxLayout(inside)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.addWidget(self.ballot)
        self._inside.addLayout(self._parts, 1)
        self._scroll = Scrolling(inside, takes_focus=False)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.M, Space.S, Space.S, Space.S)
        column.setSpacing(Space.XS)
        column.addWidget(self.title)
        column.addWidget(self._scroll, 1)

    def use_corner(self, *, on: bool) -> None:
        """Lie in the corner, with smaller cards, or in the column."""
        self._is_in_corner = self.ballot.is_narrow = on
        self._parts.setSpacing(Space.XS if on else Space.M)
        if self.is_brief:
            self._hide_bar(on=True)
        set_role(self.title, "title" if on else "question")
        if not on and self._told is not None and self._length is not SHORTER[0]:
            self._length = SHORTER[0]
            self._say_why(*self._told)

    def height_for(self, width: int) -> int:
        """Return the height of title and reasons in a *width*."""
        inner = width - Space.M - Space.S - FRAME
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        tall = self._inside.totalHeightForWidth(inner)
        tall = max(tall, self._scroll.minimumSizeHint().height())
        has_title = not self.title.isHidden()
        title = self.title.heightForWidth(inner) + Space.XS if has_title else 0
        return title + tall + 2 * Space.S + FRAME

    def fit_into(self, room: QSize) -> None:
        """Say it as large as there is room, and only what fits: a class can't scroll."""
        size = room.width(), room.height(), self.fontMetrics().height()
        wanted = self._told, self.ballot.rows, self.title.text(), size
        if not self.is_brief:
            is_vote = bool(self.ballot.rows) and self._is_in_corner
            if is_vote and self.height_for(room.width()) > room.height():
                # On the only screen the whole vote is to be seen too.
                self.title.hide()
            return
        if wanted == self._fitted:
            return
        for factor in (1.0,) if self._is_in_corner else (GROWN, 1.0):
            self._page.setStyleSheet(f"* {{ font-size: {round(factor * self._body())}px; }}")
            if self.height_for(room.width()) <= room.height():
                break
        else:
            self._shorten(room)
        self._fitted = wanted

    def _hide_bar(self, *, on: bool) -> None:
        """Let nobody scroll before a class: a bar would leave the words less width."""
        policies = Qt.ScrollBarPolicy
        policy = policies.ScrollBarAlwaysOff if on else policies.ScrollBarAsNeeded
        self._scroll.setVerticalScrollBarPolicy(policy)

    def _shorten(self, room: QSize) -> None:
        """Leave out of the reason what has no room."""
        if self._told is None:
            # The acts are what is to be read; whose turn it is can be seen on the table.
            self.title.setVisible(not self.ballot.rows)
            return
        told = self._told
        for length in SHORTER:
            self._length = length
            self._say_why(*told)
            if self.height_for(room.width()) <= room.height():
                return

    def _body(self) -> int:
        """Return the usual size of text, in pixels."""
        self.ensurePolished()
        return self.fontInfo().pixelSize()

    def show_nobody(
        self, lines: tuple[str, ...] = (), *, is_trick_full: bool = False, is_over: bool = False
    ) -> None:
        """Say that nobody is asked; the *lines* say what has happened."""
        said = self.tr("It is nobody's turn.")
        if is_over:
            said = self.tr("The hand is over.")
        self._begin(self.tr("The trick is complete.") if is_trick_full else said, ())
        column = self._column()
        # Where there is only the corner they stand below the table, and nowhere else.
        for line in () if self.is_brief and self._is_in_corner else lines:
            column.addWidget(Text(line))
        column.addStretch(1)
        self.resized.emit()

    def ask(self, player: str, rows: tuple[BallotRow, ...], *, is_card: bool) -> None:
        """Ask what one would do in the place of a *player*, or play; *rows* can be voted for."""
        said, alone = self.tr("► {player}: What would you do?"), self.tr("What would you do?")
        if is_card:
            said, alone = (
                self.tr("► {player}: What would you play?"),
                self.tr("What would you play?"),
            )
        # Where there is only the corner, the table shows who; the acts need the room.
        is_short = bool(rows) and self._is_in_corner
        self._begin(alone if is_short else said.format(player=player), rows)
        self.resized.emit()

    def show_why(
        self, why: Why, words: Words, ranked: Ranked, rows: tuple[BallotRow, ...] = ()
    ) -> None:
        """Show what a player may do, and what was voted."""
        if rows:
            # The votes need the room, and say why; the cards are marked on the table.
            title = "" if self._is_in_corner else self._asked(why, words, is_short=False)
            self._begin(title, rows)
        else:
            self._length = SHORTER[0]
            self._say_why(why, words, ranked)
        self.resized.emit()

    def _asked(self, why: Why, words: Words, *, is_short: bool) -> str:
        player = words.seat(why.seat)
        if is_short:
            return f"► {player}"
        said = self.tr("{player}: {question}")
        return f"► {said.format(player=player, question=words.message(why.question))}"

    def _say_why(self, why: Why, words: Words, ranked: Ranked) -> None:
        title = self._asked(why, words, is_short=not self._length.has_question)
        self._begin(title if self._length.has_title else "", ())
        self._told = why, words, ranked
        allowed, denied = self._column(), self._column()
        if self._length.has_allowed or not why.denied:
            self._allow(allowed, why, words, ranked)
        for group in _groups(why.denied)[: self._length.reasons]:
            self._deny(denied, group, why, words, ranked)
        for column in (allowed, denied):
            for place in range(column.count()):
                item = column.itemAt(place)
                widget = None if item is None else item.widget()
                if widget is not None:
                    # What is not shown yet has no height.
                    widget.show()
        denied.addStretch(1)

    def _begin(self, title: str, rows: tuple[BallotRow, ...]) -> None:
        clear(self._parts)
        self._told = self._fitted = None
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.ballot.theme, self.ballot.is_narrow = self.theme, self._is_in_corner
        self.ballot.show_rows(rows)
        self._hide_bar(on=self.is_brief or (self._is_in_corner and bool(rows)))

    def said(self) -> str:
        """Return everything that is said, line by line."""
        parts = (self.title, *self._scroll.findChildren(Text))
        return "\n".join(part.text() for part in parts if part.text())

    def _column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(Space.XS)
        self._parts.addLayout(column, int(self._parts.count() > 0))
        return column

    def _allow(self, column: QVBoxLayout, why: Why, words: Words, ranked: Ranked) -> None:
        cards = tuple(ranked(why.cards))
        if cards and not (self.is_brief and self._leaves_marks(why)):
            row = self._chips(Mark.SELECTED, cards, words)
            column.addWidget(row)
        if why.acts:
            listed = self._listed(why.acts, words, self._length.acts)
            column.addWidget(Text(f"✓ {listed}", "legal"))
        if cards and not why.denied and why.phase is Phase.PLAY:
            column.addWidget(Text(self.tr("Every card may be played."), "muted"))

    def _deny(
        self,
        column: QVBoxLayout,
        group: tuple[Denied, ...],
        why: Why,
        words: Words,
        ranked: Ranked,
    ) -> None:
        cards = tuple(c for c in ranked(why.barred) if any(each.card is c for each in group))
        labels = tuple(each.label for each in group if each.label is not None)
        said, article = words.message(group[0].reason), group[0].article
        if cards and not self._leaves_marks(why):
            column.addWidget(self._chips(Mark.BARRED, cards, words))
        listed = self._listed(labels, words, self._length.barred)
        if not self._length.has_chips and 0 < len(cards) <= FEW_CARDS < len(why.barred):
            listed = ", ".join(words.card(card) for card in cards)
        if listed:
            said = self.tr("✗ {acts}: {reason}").format(acts=listed, reason=said)
        if article is None or not self._length.has_articles:
            column.addWidget(Text(said, "warning"))
            return
        said = self.tr("{reason} – {article}").format(
            reason=said, article=words.article(article).heading
        )
        button = LineButton(said, lambda: self.article_wanted.emit(article), "warning")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column.addWidget(button)

    def _leaves_marks(self, why: Why) -> bool:
        """Whether only the table marks the cards: in the corner the reason has the room."""
        is_marked = why.phase is Phase.PLAY or not self._length.has_chips
        return self._is_in_corner and is_marked

    def _chips(self, mark: Mark, cards: tuple[Card, ...], words: Words) -> QWidget:
        named = ", ".join(words.card(card) for card in cards)
        said = self.tr("May be chosen: {cards}")
        if mark is Mark.BARRED:
            said = self.tr("May not be chosen: {cards}")
        tall = CHIP_UNITS * self.fontMetrics().height() / LINE
        row = ChipRow(self._deck, mark, cards, self.theme)
        row.chip_height = round(tall if self._is_in_corner else max(tall, TALL_CHIP))
        row.setAccessibleName(said.format(cards=named))
        set_tip(row, said.format(cards=named))
        return row

    def _listed(self, labels: tuple[Message, ...], words: Words, most: int) -> str:
        """Name at most so many acts, the first ones and the last."""
        named = [words.message(label) for label in labels]
        more = len(named) - most
        if more <= 1:
            # To say that there is one more takes as much room as to say which.
            return ", ".join(named)
        last = named[-1:] if most > 1 else []
        listed = ", ".join((*named[: most - len(last)], *last))
        return self.tr("{acts} and %n more", None, more).format(acts=listed)


def _groups(denied: tuple[Denied, ...]) -> tuple[tuple[Denied, ...], ...]:
    """Return what is denied, together where it is for the same reason.

    The reason of an act that is no card names the act: those of one kind stand together.
    """
    groups: dict[tuple[object, str | None], list[Denied]] = {}
    for each in denied:
        kind: object = each.reason.key if each.card is None else each.reason
        groups.setdefault((kind, each.article), []).append(each)
    return tuple(tuple(group) for group in groups.values())
