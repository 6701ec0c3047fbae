"""An incident on a table of its own: step by step to the ruling, while the game waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from tarock_desktop.cases.frames import Frame
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.events import Event, RulingIssued
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.texts.incidents import IncidentTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.page.shown_table import ShownTable
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import COMPACT_HEIGHT, Space
from tarock_desktop.ui.style.widgets import Choice, Scrolling, Text, set_role
from tarock_desktop.variants.schema import Sheet

READING: Final = 1600
"""Milliseconds a step stands before the next one, while it plays by itself at normal speed."""
TABLE_PART: Final = 0.62
"""So much of the height of a window is left to the table; what is told scrolls if need be."""
SHOWN: Final = ("referee", "log")
"""The sections of the rail that say something about an incident."""


class ShownIncident(Struct, frozen=True, kw_only=True):
    """What there is to show."""

    row: str
    """The irregularity: `SPJST-P15`."""
    sheet: Sheet
    mode: Mode
    names: tuple[str, ...]
    frames: tuple[Frame, ...]
    """The position, then the table after every act, as the referee sees it."""
    near: Seat | None
    """Who sits at the lower edge; `None`: the first seat."""
    payments: Amounts
    """What each seat has gained or paid in the end."""


class IncidentWords(Struct, frozen=True):
    """The words for what is shown, in one language."""

    words: Words
    texts: IncidentTexts
    title: str
    """What the irregularity is, with its article."""


@final
class IncidentTable(ShownTable):
    """A table that shows one incident; nobody can act at it."""

    commands = ("referee.incident",)
    another_wanted = Signal()
    article_wanted = Signal(str)

    def __init__(
        self, incident: ShownIncident, speak: Callable[[], IncidentWords], deck: DeckTheme
    ) -> None:
        """Show the position of *incident*; *speak* gives the words in the present language."""
        super().__init__(incident.sheet, deck, incident.near)
        self.incident = incident
        self._speak = speak
        self._words = speak()
        self.position = 0
        """The frame that is shown, from 0: the position before the first act."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_on)
        self.is_playing = False
        """Whether it goes on by itself."""
        self._is_tight = False
        """Whether the bar has so little room that signs stand for words."""
        self._build()
        self._connect()
        self._show_frame()

    def _build(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for name, section in self.page.rail.sections.items():
            section.set_open(open_=name in SHOWN)
        self.caption = Text("", "question")
        self.step_line = Text("")
        self.back_button = Choice("", self.go_back)
        self.play_button = Choice("", self.toggle_play)
        self.step_button = Choice("", self.go_forward, primary=True)
        self.end_button = Choice("", self.go_to_end)
        self.another_button = Choice("", self.another_wanted.emit)
        self.leave_button = Choice("", self.left.emit)
        self._buttons = FlowLayout()
        for button in (
            self.back_button,
            self.step_button,
            self.play_button,
            self.end_button,
            self.another_button,
            self.leave_button,
        ):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._buttons.addWidget(button)
        self._told = self._build_told()
        self.bar = QFrame()
        self.bar.setObjectName("bar")
        column = QVBoxLayout(self.bar)
        column.setContentsMargins(Space.M, Space.XS, Space.M, Space.XS)
        column.setSpacing(Space.XS)
        column.addWidget(self._told)
        column.addLayout(self._buttons)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.page, 1)
        whole.addWidget(self.bar)

    def _build_told(self) -> QScrollArea:
        """Return what is told above the buttons."""
        told = QWidget()
        lines = QVBoxLayout(told)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(Space.XS)
        lines.addWidget(self.caption)
        lines.addWidget(self.step_line)
        return Scrolling(told, takes_focus=False)

    def _connect(self) -> None:
        self.view.settled.connect(self._wait_for_next)
        for panel in (self.page.rail.referee, self.page.rail.scores):
            panel.article_wanted.connect(self.article_wanted)
        self.page.rail.referee.act_wanted.connect(self.page.show_event)

    # ------------------------------------------------------------------ steps

    @property
    def is_at_end(self) -> bool:
        """Whether the last act has been shown."""
        return self.position == len(self.incident.frames) - 1

    def go_forward(self) -> None:
        """Show the next act."""
        if self.is_at_end:
            return
        self.position += 1
        self._timer.stop()
        frame = self.incident.frames[self.position]
        self._log()
        self._tell()
        self.view.play_events(frame.events, frame.observation, None)
        if any(isinstance(event, RulingIssued) for event in frame.events):
            self.page.open_panel("referee")

    def go_back(self) -> None:
        """Show the table before the act that was shown last."""
        if self.position:
            self.stop()
            self.position -= 1
            self._show_frame()

    def go_to_end(self) -> None:
        """Show how it ends, without the way there."""
        self.stop()
        self.position = len(self.incident.frames) - 1
        self._show_frame()
        self.page.open_panel("referee")

    def toggle_play(self) -> None:
        """Let it go on by itself, or stop it."""
        if self.is_playing:
            self.stop()
        elif not self.is_at_end:
            self.is_playing = True
            self._label()
            self._play_on()

    def stop(self) -> None:
        """Let nothing go on by itself."""
        self.is_playing = False
        self._timer.stop()
        self._label()

    def _play_on(self) -> None:
        if self.is_playing:
            self.go_forward()

    def _wait_for_next(self) -> None:
        if self.is_playing and self.is_at_end:
            self.stop()
        elif self.is_playing:
            self._timer.start(round(READING / (self.pace or 1)))

    # ------------------------------------------------------------------ what is shown

    def title(self) -> str:
        """Return what the window is called meanwhile."""
        return self.tr("Incident · Tarock Desktop")

    def glance(self) -> Glance:
        """Return what the panels show."""
        frame = self.incident.frames[self.position]
        return Glance(
            words=self._words.words,
            sheet=self.incident.sheet,
            names=self.incident.names,
            observation=frame.observation,
            mode=self.incident.mode,
            events=self.page.rail.log.events,
        )

    def retranslate(self) -> None:
        """Say everything anew."""
        self._words = self._speak()
        self._show_frame()

    def _show_frame(self) -> None:
        """Show the present step without any motion."""
        frame = self.incident.frames[self.position]
        self._log()
        words = self._words.words
        self.view.show_table(frame.observation, None, self.incident.names, words)
        self._tell()

    def _log(self) -> None:
        said: list[Event] = []
        for frame in self.incident.frames[: self.position + 1]:
            said += frame.events
        self.page.rail.log.replace(tuple(said))

    def _tell(self) -> None:
        glance = self.glance()
        self.page.rail.referee.forget()
        self.page.show_glance(glance)
        self.caption.setText(f"{self._words.title}  ({self.incident.row})")
        self.step_line.setText(self._step())
        self._label()
        self.fit()

    def _step(self) -> str:
        """Return in words what the present step shows."""
        number, last = self.position, len(self.incident.frames) - 1
        if not number:
            return self.tr("Before the first of %n step(s).", None, last)
        events = self.incident.frames[number].events
        lines = (self._line(event) for event in events)
        told = " ".join(line if line.endswith(".") else f"{line}." for line in lines if line)
        said = self.tr("Step {number} of {last}: {what}").format(
            number=number, last=last, what=told
        )
        return f"{said} {self._payments()}" if self.is_at_end else said

    def _line(self, event: Event) -> str | None:
        """Return what an event says; of a ruling, which the panel shows, only what happened."""
        words = self._words.words
        if isinstance(event, RulingIssued):
            return words.ruling(event.ruling, Watcher.REFEREE).what
        return words.event(event, Watcher.REFEREE)

    def _payments(self) -> str:
        words = self._words.words
        amounts = ", ".join(
            f"{words.seat(seat)} {words.gain(amount)}"
            for seat, amount in enumerate(self.incident.payments)
        )
        return self._words.texts.payments(amounts)

    def _label(self) -> None:
        for button, name, sign in (
            (self.back_button, self.tr("Back"), "◀"),
            (self.step_button, self.tr("Next step"), "▶"),
            (self.end_button, self.tr("Go to the ruling"), "▶▶"),
        ):
            button.setText(sign if self._is_tight else name)
            button.setAccessibleName(name)
            set_tip(button, name if self._is_tight else "")
        self.play_button.setText(
            self.tr("Pause") if self.is_playing else self.tr("Play automatically")
        )
        self.another_button.setText(self.tr("Another incident…"))
        self.leave_button.setText(self.tr("Back to the game"))
        self.back_button.setEnabled(self.position > 0)
        for button in (self.step_button, self.play_button, self.end_button):
            button.setEnabled(not self.is_at_end)

    # ------------------------------------------------------------------ keys and size

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the keys of a presenter, or leave."""
        match event.key():
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_PageDown | Qt.Key.Key_Right | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.stop()
                self.go_forward()
            case Qt.Key.Key_PageUp | Qt.Key.Key_Left:
                self.go_back()
            case Qt.Key.Key_End:
                self.go_to_end()
            case Qt.Key.Key_Space:
                self.toggle_play()
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                bar, way = (
                    self._told.verticalScrollBar(),
                    1 if event.key() == Qt.Key.Key_Down else -1,
                )
                bar.setValue(bar.value() + way * self.step_line.fontMetrics().height())
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give the bar the height its lines need in this width; in a low window it needs less."""
        self.another_button.setVisible(self.window().height() >= COMPACT_HEIGHT)
        if not self.width():
            return
        most = round((1 - TABLE_PART) * self.height())
        for tight in (False, True):
            self._be_tight(on=tight)
            lines, buttons = self._heights()
            if lines + buttons <= most:
                break
        self._told.setFixedHeight(
            max(self.step_line.fontMetrics().height(), min(lines, most - buttons))
        )
        self.bar.setFixedHeight(self._told.height() + buttons)

    def _be_tight(self, *, on: bool) -> None:
        if on is not self._is_tight:
            self._is_tight = on
            set_role(self.caption, "strong" if on else "question")
            self._label()

    def _heights(self) -> tuple[int, int]:
        """Return the height of what is told, and of everything else in the bar."""
        inside = self.width() - 2 * Space.M
        parts = (self.caption, self.step_line, *(self.bar.findChildren(Choice)))
        for part in parts:
            part.ensurePolished()
        lines = (
            self.caption.heightForWidth(inside) + Space.XS + self.step_line.heightForWidth(inside)
        )
        edge = self.bar.frameWidth()
        return lines, self._buttons.heightForWidth(inside) + 3 * Space.XS + 2 * edge
