"""The main window: the table with everything around it, for one session after another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import Message
from tarock_desktop.session.evening import shared_options
from tarock_desktop.session.preferences import Preferences
from tarock_desktop.table.actions import Action
from tarock_desktop.table.events import AgreementMade, Event, HandStarted, RemarkMade, RulingIssued
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Watcher
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.commands.registry import CommandRegistry
from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.hotseat.curtain import Curtain
from tarock_desktop.ui.language.current import Speech, spoken
from tarock_desktop.ui.page.looks import use_looks
from tarock_desktop.ui.page.table_page import TablePage
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.style.style_sheet import palette, style_sheet
from tarock_desktop.ui.style.tokens import (
    GREEN_BAIZE,
    MINIMUM_HEIGHT,
    MINIMUM_WIDTH,
    THEMES,
    Theme,
)
from tarock_desktop.ui.window.prompts import TableSheets
from tarock_desktop.ui.window.stage import Stage
from tarock_desktop.variants.schema import Sheet

PRIVATE: Final = "private"
"""Property of dialogs and menus that only the person whose cards are on screen may see."""
_INPUT: Final = (QEvent.Type.MouseMove, QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)
"""Signs that somebody is there."""


@final
class MainWindow(QMainWindow):
    """The window. It shows one bridge's session and hands every act to it."""

    next_hand = Signal()
    close_round = Signal()
    next_round = Signal()
    new_game = Signal()
    closed = Signal()
    refreshed = Signal()
    """Everything is shown anew."""
    rules_wanted = Signal(str)
    judge_wanted = Signal(int)
    """A ruling of this hand, counted from 0, is to be decided."""

    def __init__(self, preferences: Preferences, speech: Speech) -> None:
        super().__init__()
        self.preferences = preferences
        self.speech = speech
        self.bridge: Bridge | None = None
        self.words: Words | None = None
        self.theme: Theme = GREEN_BAIZE
        self.view = TableView(ranked=self._ranked)
        self.page = TablePage(self.view)
        self.stage = Stage(self)
        self.setCentralWidget(self.stage)
        self.setMinimumSize(MINIMUM_WIDTH, MINIMUM_HEIGHT)
        self.commands = CommandRegistry(self)
        self.curtain = Curtain(self, self.theme)
        self.sheets = TableSheets(self)
        self.round_line = ""
        """What is to be said of the round between two hands."""
        self._unit = 0
        self._connect()
        self.use_preferences(preferences)

    def _connect(self) -> None:
        self.view.action_chosen.connect(self.submit)
        self.view.selection_changed.connect(self.sheets.select)
        self.view.selection_confirmed.connect(self.sheets.discard)
        self.view.settled.connect(self._settled)
        self.curtain.lifted.connect(self._lift)
        self.curtain.fell_again.connect(self.cover)
        for panel in (self.page.rail.referee, self.page.rail.scores):
            panel.article_wanted.connect(self.rules_wanted)
        self.page.rail.referee.act_wanted.connect(self.page.show_event)
        self.page.rail.referee.judge_wanted.connect(self.judge_wanted)
        self.page.rail.referee.reopened.connect(self.submit)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.applicationStateChanged.connect(self._state_changed)

    # ------------------------------------------------------------------ the session

    def play(self, bridge: Bridge) -> None:
        """Show another session from now on."""
        if self.bridge is not None:
            self.bridge.leave()
            self.bridge.deleteLater()
        self.bridge = bridge
        bridge.happened.connect(self._happened)
        bridge.rewound.connect(self._rewound)
        bridge.ruled.connect(self._ruled)
        bridge.warned.connect(self._warned)
        bridge.impossible.connect(self._impossible)
        bridge.covered.connect(self._fall)
        # Every event of the program passes here, so only where the curtain needs it.
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
            if bridge.shares_screen:
                application.installEventFilter(self)
        self._forget()
        self.page.rail.log.replace(bridge.history())
        self.view.use_mode(bridge.session.mode)
        use_looks(self.view, self.preferences, self.theme, bridge.session.sheet)
        self._new_words()
        self.curtain.hide()
        self.refresh(settled=True)
        if bridge.is_covered:
            self._fall()

    def _ranked(self, cards: CardSet) -> tuple[Card, ...]:
        """Return cards in the order of the sheet, as a hand is held."""
        if self.bridge is None:
            return tuple(cards)
        return self.bridge.session.sheet.pack.ranked(cards)

    def submit(self, action: Action, *, acknowledged: bool = False) -> None:
        """Hand an act of the person at the screen to the session."""
        if self.bridge is not None:
            self.bridge.submit(action, acknowledged=acknowledged)

    def glance(self) -> Glance | None:
        """Return what is to be shown now."""
        if self.bridge is None or self.words is None:
            return None
        session = self.bridge.session
        return Glance(
            words=self.words,
            sheet=session.sheet,
            names=tuple(session.seating.names),
            observation=self.bridge.observation(),
            prompt=self.bridge.prompt(),
            mode=session.mode,
            events=self.page.rail.log.events,
            viewer=self.bridge.shown,
            shared=shared_options(session),
            questions=self.bridge.questions(),
        )

    def refresh(self, *, settled: bool = False) -> None:
        """Show everything anew; *settled*: the table too, without any motion."""
        glance = self.glance()
        if glance is None:
            return
        if settled:
            self.view.show_table(glance.observation, glance.prompt, glance.names, glance.words)
        self.page.ribbon.show_glance(glance)
        self.page.status.show_glance(glance)
        self.page.rail.show_glance(glance)
        self.sheets.show(glance)
        self._title(glance)
        self.commands.refresh()
        self.refreshed.emit()

    def _happened(self, events: tuple[Event, ...], public: tuple[Event, ...]) -> None:
        glance = self.glance()
        if glance is None:
            return
        self._forget()
        self.page.notice.pass_by()
        if any(isinstance(event, HandStarted) for event in public):
            self.page.rail.log.replace(())
        self.page.rail.log.append(public)
        self.view.play_events(events, glance.observation, glance.prompt)
        self.refresh()
        self._tell_table(public)

    def _forget(self) -> None:
        """Something else has happened: what the referee said of the last act is over."""
        self.page.rail.referee.forget()
        self.sheets.forget()

    def _tell_table(self, public: tuple[Event, ...]) -> None:
        """Say in a notice what the referee said to the whole table."""
        for event in public:
            match event:
                case RulingIssued():
                    self._tell_ruling(event.ruling)
                    self._ask_judge()
                case RemarkMade() if self.words is not None:
                    self.page.notice.tell(self.words.message(event.remark))
                case AgreementMade() if self.words is not None:
                    said = self.words.event(event, Watcher.PUBLIC)
                    self.page.notice.tell(said or "")
                case _:
                    pass

    def _tell_ruling(self, ruling: Ruling) -> None:
        glance = self.glance()
        if glance is not None and (self.page.compact or self.page.rail.is_folded):
            what = glance.ruling(ruling).what
            self.page.notice.tell(what, lambda: self.page.show_panel("referee"))

    def _ask_judge(self) -> None:
        """Ask for a judge where the sheet leaves the ruling that was given last to people."""
        glance = self.glance()
        question = None if glance is None else next(reversed(glance.questions), None)
        if question is not None and question.asks:
            self.page.notice.tell(
                self.tr("The sheet leaves this to a judge."),
                lambda: self.judge_wanted.emit(question.number),
                self.tr("Decide…"),
            )

    def _rewound(self) -> None:
        self._forget()
        if self.bridge is not None:
            self.page.rail.log.replace(self.bridge.history())
        self.refresh(settled=True)

    def _ruled(self, ruling: Ruling) -> None:
        self.page.rail.referee.show_ruling(ruling)
        self.view.refuse()
        self._tell_ruling(ruling)
        self.page.notice.is_private = True

    def _warned(self, action: Action, ruling: Ruling) -> None:
        self.page.rail.referee.show_ruling(ruling)
        self.view.refuse()
        self.sheets.warn(action, ruling)

    def _impossible(self, reason: Message) -> None:
        self.page.rail.referee.show_reason(reason)
        self.view.refuse()

    # ------------------------------------------------------------------ sheets

    def focus_sheet(self) -> None:
        """Give the question over the table the focus."""
        self.sheets.take_focus()

    def _settled(self) -> None:
        """Show the score sheet once the last trick has been seen."""
        glance = self.glance()
        if glance is not None and glance.is_between_hands and self.page.host.sheet is None:
            self.sheets.show(glance)

    # ------------------------------------------------------------------ the curtain

    def cover(self) -> None:
        """Let the curtain fall, where several people share the screen."""
        if self.bridge is not None:
            self.bridge.cover()

    def _fall(self) -> None:
        if self.bridge is None or self.bridge.person is None or not self.stage.is_free:
            return
        self._forget()
        if self.page.notice.is_private:
            self.page.notice.pass_by()
        self._close_private()
        names = self.bridge.session.seating.names
        self.curtain.hold = self.bridge.holds
        self.curtain.fall(names[self.bridge.person], self._public_line())
        self.refresh(settled=True)

    def _close_private(self) -> None:
        """Close what shows the person's cards in words over the table."""
        for part in self.findChildren(QWidget):
            if part.property(PRIVATE):
                part.close()

    def _public_line(self) -> str:
        if self.bridge is None or self.words is None:
            return ""
        trick = self.bridge.observation().play.trick
        names = self.bridge.session.seating.names
        return " · ".join(f"{names[each.seat]}: {self.words.card(each.card)}" for each in trick)

    def _lift(self) -> None:
        if self.bridge is None:
            return
        self.bridge.lift()
        self.curtain.rise()
        self.refresh(settled=True)

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        shared = self.bridge is not None and self.bridge.shares_screen
        if shared and state != Qt.ApplicationState.ApplicationActive and not self.curtain.is_down:
            self.cover()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that somebody is there, and that a held key is let go."""
        kind = event.type()
        shared = self.bridge is not None and self.bridge.shares_screen
        if shared and kind in _INPUT:
            self.curtain.touch()
        if self.curtain.is_held:
            key = getattr(event, "key", None)
            is_space = key is not None and key() == Qt.Key.Key_Space
            if kind in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride) and is_space:
                return True
            if kind == QEvent.Type.MouseButtonRelease and self.curtain.held_with_mouse:
                self.curtain.let_go()
                return True
            released = kind == QEvent.Type.KeyRelease and is_space
            if released and not event.isAutoRepeat():  # type: ignore[attr-defined]
                self.curtain.let_go()
                return True
        return super().eventFilter(watched, event)

    # ------------------------------------------------------------------ looks

    def use_preferences(self, preferences: Preferences) -> None:
        """Take over all settings that show."""
        other_numbers = preferences.points != self.preferences.points
        self.preferences = preferences
        self.theme = THEMES.get(preferences.theme, GREEN_BAIZE)
        self.page.scale = preferences.text_scale
        self.commands.use_letters(on=preferences.letter_keys)
        self.curtain.use_theme(self.theme)
        self._unit = 0
        self._style()
        sheet = self.bridge.session.sheet if self.bridge is not None else None
        use_looks(self.view, preferences, self.theme, sheet)
        self.stage.dress()
        if other_numbers:
            self._new_words()
            self.refresh(settled=True)
        code = spoken(preferences.language)
        if code != self.speech.language.code:
            self.speech.speak(code)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language: the commands, the words and everything that is shown."""
        if event.type() == QEvent.Type.LanguageChange:
            self.commands.retranslate()
            self._new_words()
            self.refresh(settled=True)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size: text unit, curtain."""
        super().resizeEvent(event)
        self._style()
        self.curtain.setGeometry(self.rect())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that the window closes; every act is on disk already."""
        self.closed.emit()
        super().closeEvent(event)

    def _style(self) -> None:
        unit = self.page.unit()
        if unit == self._unit:
            return
        self._unit = unit
        self.setPalette(palette(self.theme))
        least = self.page.least_text
        self.setStyleSheet(style_sheet(self.theme, unit, least))
        self.view.use_unit(unit, least)
        self.page.arrange()
        self.stage.dress()

    def words_for(self, sheet: Sheet, names: Sequence[str]) -> Words:
        """Return the words for a sheet, with points as the settings want them."""
        whole = self.preferences.points == "whole"
        return Words(self.speech.catalogue, sheet, names, whole=whole)

    def _new_words(self) -> None:
        if self.bridge is not None:
            session = self.bridge.session
            self.words = self.words_for(session.sheet, session.seating.names)

    def _title(self, glance: Glance) -> None:
        title = self.tr("Tarock Desktop")
        if not self.curtain.is_down:
            title = self.tr("{sheet} · Tarock Desktop").format(sheet=glance.sheet.ruleset.name)
            if not self.stage.is_free:
                title = self.tr("Incident · Tarock Desktop")
            elif glance.prompt is not None:
                title = self.tr("Your turn · {title}").format(title=title)
        self.setWindowTitle(title)
