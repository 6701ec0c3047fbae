"""The window of the room: one step of a lecture, and nothing that was not released.

It is drawn from `RoomSight` alone. It has no menu, no button and no message of the program.
"""

from __future__ import annotations

from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.session.lecture import RoomSight
from tarock_desktop.session.preferences import Preferences
from tarock_desktop.table.events import CardPlayed
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.language.retranslating import retranslate
from tarock_desktop.ui.page.appearance import use_appearance
from tarock_desktop.ui.page.lesson_parts import LessonBar
from tarock_desktop.ui.page.table_page import WIDE, TablePage
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.style.style_sheet import palette, style_sheet
from tarock_desktop.ui.style.tokens import Space, Theme
from tarock_desktop.ui.style.widgets import Text
from tarock_desktop.ui.teaching.ballot_view import BallotRow
from tarock_desktop.ui.teaching.board import Told, lines_of, show_reason
from tarock_desktop.ui.teaching.lesson_table import for_lesson
from tarock_desktop.ui.teaching.opening_page import OpeningPage
from tarock_desktop.ui.teaching.pointing import place_of
from tarock_desktop.ui.teaching.spotlight import BLACK, Spotlight
from tarock_desktop.ui.teaching.step_bar import ChapterTexts
from tarock_desktop.ui.teaching.why_panel import WhyPanel
from tarock_desktop.variants.schema import Sheet

REMOTE: Final = {
    Qt.Key.Key_PageDown: "lesson.on",
    Qt.Key.Key_PageUp: "lesson.back",
    Qt.Key.Key_Right: "lesson.on",
    Qt.Key.Key_Down: "lesson.on",
    Qt.Key.Key_Left: "lesson.back",
    Qt.Key.Key_Up: "lesson.back",
    Qt.Key.Key_B: "lesson.blank",
    Qt.Key.Key_Period: "lesson.blank",
    Qt.Key.Key_F5: "lesson.question",
    Qt.Key.Key_Escape: "lesson.question",
}
"""What the buttons of a presenter's remote do: two of them send two keys in turn, and some remotes
send arrows."""


class RoomScene(Struct, frozen=True, kw_only=True):
    """What belongs to a step beside the step itself."""

    words: Words
    sheet: Sheet
    mode: Mode
    names: tuple[str, ...]
    near: Seat | None
    """Who sits at the lower edge; `None`: the first seat."""
    comment: str
    """What the teacher wrote for the room."""
    rows: tuple[BallotRow, ...]
    """What is voted on."""


TOGETHER: Final = 150
"""Milliseconds after the last face of a card came."""
WIDE_BAR: Final = 1.2
"""How much larger than usual the words below the table are in a wide window."""


@final
class RoomBar(LessonBar):
    """What happened, and the teacher's comment."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("steps")
        self._chapters = ChapterTexts(self)
        self.said, self.comment = Text(), Text("", "legal")
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.M, Space.S, Space.M, Space.S)
        column.setSpacing(Space.XS)
        for part in (self.said, self.comment):
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            column.addWidget(part)

    def show_step(self, sight: RoomSight, scene: RoomScene) -> None:
        """Show another step."""
        what = " ".join(lines_of(sight, scene.words))
        self.said.setText(self._chapters.said(sight.chapter, what))
        self.comment.setText(scene.comment)
        self.comment.setVisible(bool(scene.comment))

    def height_for(self, width: int) -> int:
        """Return the height it needs in a *width*."""
        inner = width - 2 * Space.M
        tall = self.said.heightForWidth(inner)
        if not self.comment.isHidden():
            tall += self.comment.heightForWidth(inner) + Space.XS
        return tall + 2 * Space.S + 1


@final
class RoomWindow(QWidget):
    """The table for everybody to look at."""

    pressed = Signal(str)
    """A button of the remote was pressed: the name of its command."""
    drawn = Signal()
    """Something else is to be seen."""
    given_up = Signal()
    """Somebody has closed the window."""

    def __init__(self) -> None:
        flags = Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint
        super().__init__(None, flags)
        self.setObjectName("room")
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self._sheet: Sheet | None = None
        self._shown: tuple[RoomSight, RoomScene] | None = None
        self._look: tuple[Preferences, Theme] | None = None
        self._styled: tuple[object, ...] = ()
        deck = DeckTheme(self)
        self.view = TableView(ranked=self._ranked, deck=deck)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.viewport().setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.page = TablePage(self.view)
        self.page.rail_open = False
        self.page.buttons.hide()
        self.page.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.bar, self.panel = RoomBar(), WhyPanel(deck)
        self.panel.is_brief = True
        # Rows of the reason have a height only when they are shown, after this turn of the loop.
        self.panel.resized.connect(self._settle, Qt.ConnectionType.QueuedConnection)
        self.view.teach(on=True)
        self.page.use_lesson(self.bar, self.panel)
        self.opening = OpeningPage(deck)
        self.spotlight = Spotlight(self)
        self.view.settled.connect(self.drawn)
        self._watch_faces(deck)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        for part in (self.page, self.opening):
            whole.addWidget(part)
            part.hide()
        self.setWindowTitle(self.tr("Room · Tarock Desktop"))
        # Else the first card would have it, and be raised.
        self.setFocus()

    def _watch_faces(self, deck: DeckTheme) -> None:
        """Tell once that faces of cards, which come one by one, are to be seen."""
        faces = QTimer(self)
        faces.setSingleShot(True)
        faces.setInterval(TOGETHER)
        faces.timeout.connect(self.drawn)
        deck.face_ready.connect(lambda _: faces.start())

    def _ranked(self, cards: CardSet) -> tuple[Card, ...]:
        return tuple(cards) if self._sheet is None else self._sheet.pack.ranked(cards)

    # ------------------------------------------------------------------ what is to be seen

    def show_title(self, title: str) -> None:
        """Show the title of an evening, and nothing else."""
        self.show_step(None, None)
        self.opening.show_title(title)
        self.opening.show()
        self.drawn.emit()

    def show_step(self, sight: RoomSight | None, scene: RoomScene | None) -> None:
        """Show what the room may see; `None`: nothing."""
        self.opening.hide()
        if sight is None or scene is None:
            self._shown = None
            self.spotlight.hide()
            self.page.hide()
            self.update()
            self.drawn.emit()
            return
        before, self._shown = self._shown, (sight, scene)
        if self._sheet is not scene.sheet:
            self._sheet = scene.sheet
            self._style()
        self.view.near = scene.near
        self.panel.theme = self._look[1] if self._look is not None else self.panel.theme
        self.bar.show_step(sight, scene)
        self.page.rail.log.replace(sight.story)
        self.page.rail.referee.forget()
        self.page.show()
        self._lay(None if before is None else before[0], sight, scene)
        told = Told(sight, scene.rows, scene.words, scene.sheet.pack.ranked)
        show_reason(self.panel, self.view, told)
        self.page.show_glance(
            Glance(
                words=scene.words,
                sheet=scene.sheet,
                names=scene.names,
                observation=sight.table,
                mode=scene.mode,
                events=sight.story,
                caption=scene.comment,
            )
        )
        self.page.arrange()
        self._shine()
        self.drawn.emit()

    def _lay(self, before: RoomSight | None, sight: RoomSight, scene: RoomScene) -> None:
        """Lay the table; a card that is played next is seen on its way."""
        is_next = before is not None and before.story + sight.events == sight.story
        if is_next and any(isinstance(event, CardPlayed) for event in sight.events):
            self.view.play_events(sight.events, sight.table, None)
        elif before is None or before.table != sight.table or not is_next:
            self.view.show_table(sight.table, None, scene.names, scene.words)

    def _settle(self) -> None:
        self.page.arrange()
        self._shine()
        self.drawn.emit()

    def _shine(self) -> None:
        light = None if self._shown is None else self._shown[0].light
        place = None if light is None else place_of(light, self.page)
        if place is None:
            self.spotlight.hide()
        else:
            self.spotlight.light(place)

    # ------------------------------------------------------------------ looks

    def use_look(self, preferences: Preferences, theme: Theme) -> None:
        """Look as a lesson does."""
        self._look = preferences, theme
        self._style()

    def _style(self) -> None:
        if self._look is None:
            return
        preferences, theme = self._look
        self.page.scale = preferences.text_scale
        unit, least = self.page.unit(), self.page.least_text
        wanted = preferences, theme, self._sheet, unit, least
        if wanted == self._styled:
            return
        self._styled = wanted
        self.setPalette(palette(theme))
        self.setStyleSheet(style_sheet(theme, unit, least))
        use_appearance(self.page, preferences, theme, self._sheet)
        self.opening.use_look(theme, unit)
        self.view.use_tempo(for_lesson(self.view.tempo))
        self.view.use_unit(unit, least)
        is_wide = self.width() * 10 >= self.height() * WIDE
        self.bar.setStyleSheet(f"QLabel {{ font-size: {round(unit * WIDE_BAR)}px; }}" * is_wide)
        self.panel.theme = theme
        self.page.arrange()

    def retranslate(self) -> None:
        """Say everything anew; the step comes in the new language by itself."""
        self.setWindowTitle(self.tr("Room · Tarock Desktop"))
        retranslate(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size of the screen."""
        super().resizeEvent(event)
        self._style()
        self._shine()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw nothing but black where no page is."""
        QPainter(self).fillRect(self.rect(), QColor(BLACK))

    # ------------------------------------------------------------------ keys

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - as Qt names it
        """Keep the focus: nothing in the room can be chosen."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the remote says."""
        command = REMOTE.get(Qt.Key(event.key()))
        if command is None or event.isAutoRepeat():
            event.ignore()
        else:
            self.pressed.emit(command)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell that nobody sees anything any more."""
        self.view.deck.close()
        self.given_up.emit()
        super().closeEvent(event)
