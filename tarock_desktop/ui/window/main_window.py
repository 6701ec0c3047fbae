"""The main window: the table with everything around it, for one session after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.session.evening import shared_options
from tarock_desktop.session.preferences import Preferences
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import Action
from tarock_desktop.table.events import Event, HandStarted
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.texts.catalogue import Catalogue
from tarock_desktop.texts.problems import ProblemTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.commands.held_keys import HeldKeys
from tarock_desktop.ui.commands.registry import CommandRegistry
from tarock_desktop.ui.game.acts import cards_of
from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.hotseat.hot_seat import HotSeat
from tarock_desktop.ui.language.retranslating import retranslate
from tarock_desktop.ui.language.window_language import WindowLanguage, spoken
from tarock_desktop.ui.page.appearance import use_appearance
from tarock_desktop.ui.page.first_page import FirstPage
from tarock_desktop.ui.page.payments import TablePayments
from tarock_desktop.ui.page.prompts import TablePrompts
from tarock_desktop.ui.page.shown_table import ShownTable
from tarock_desktop.ui.page.table_page import TablePage
from tarock_desktop.ui.page.table_stack import TableStack
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.referee.notices import RefereeNotices
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.scene.tempo import Tempo
from tarock_desktop.ui.style.felts import SYSTEM, chosen_theme
from tarock_desktop.ui.style.style_sheet import palette, style_sheet
from tarock_desktop.ui.style.tokens import (
    FIRST_SIZE,
    GREEN_BAIZE,
    MINIMUM_HEIGHT,
    MINIMUM_WIDTH,
    Theme,
)
from tarock_desktop.variants.schema import Sheet


@final
class MainWindow(QMainWindow):
    """The window. It shows one bridge's session and hands every act to it.

    What its features may ask of it is said in `page.tables`.
    """

    closed = Signal()
    refreshed = Signal()
    """Everything is shown anew."""
    resumed = Signal()
    """The game that waited may go on."""
    rules_wanted = Signal(str)
    judge_wanted = Signal(int)
    """A ruling of this hand, counted from 0, is to be decided."""

    def __init__(self, preferences: Preferences, language: WindowLanguage) -> None:
        super().__init__()
        self.preferences = self._settings = preferences
        self.may_close: Callable[[], bool] = lambda: True
        """Whether the window may be closed now; whoever says no asks and closes it later."""
        self._adapt: Callable[[Preferences], Preferences] | None = None
        self.language = language
        self._spoken_before = ""
        """The language of the person for whom the curtain rises; empty: that of the settings."""
        self.bridge: Bridge | None = None
        self.words: Words | None = None
        self.theme: Theme = GREEN_BAIZE
        self.view = TableView(ranked=self._ranked)
        self.page = TablePage(self.view)
        self.tables = TableStack(self.page)
        self.setCentralWidget(self.tables)
        self.setMinimumSize(MINIMUM_WIDTH, MINIMUM_HEIGHT)
        # Before the style sheet, which depends on the height and is slow to change.
        self.resize(*FIRST_SIZE)
        # It is laid out before the window gives it its size: once is enough.
        self.page.resize(*FIRST_SIZE)
        self.commands = CommandRegistry(self)
        HeldKeys(self)
        self.hot_seat = HotSeat(self, self, self.theme)
        self.prompts = TablePrompts(self)
        self.payments = TablePayments(self.view)
        self.referee = RefereeNotices(self)
        self.round_line = ""
        self.is_held = self.is_taught = self._runs_fast = False
        self._reports: list[str] = []
        self._unit = 0
        self._restrict()
        self._connect()
        self.use_settings(preferences)

    def _connect(self) -> None:
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_desktop)
        self.view.action_chosen.connect(self.submit)
        self.view.selection_changed.connect(self.prompts.select)
        self.view.selection_confirmed.connect(self.prompts.discard)
        self.view.answer_wanted.connect(self.prompts.answer)
        self.view.settled.connect(self._settled)
        for panel in (self.page.rail.referee, self.page.rail.scores):
            panel.article_wanted.connect(self.rules_wanted)
        self.page.rail.referee.act_wanted.connect(self.page.show_event)
        self.page.rail.referee.judge_wanted.connect(self.judge_wanted)
        self.page.rail.referee.reopened.connect(self.submit)

    @property
    def session(self) -> GameSession | None:
        """The game on the table."""
        return None if self.bridge is None else self.bridge.session

    @property
    def catalogue(self) -> Catalogue:
        """Our words in the present language."""
        return self.language.catalogue

    # ------------------------------------------------------------------ the session

    def play(self, bridge: Bridge) -> None:
        """Show another session from now on."""
        if self.bridge is not None:
            self.bridge.leave()
            self.bridge.deleteLater()
        # Together, before anything is heard: what shows one needs the other.
        self.bridge = bridge
        self._new_words()
        bridge.happened.connect(self._happened)
        bridge.rewound.connect(self._rewound)
        self.referee.follow(bridge)
        self.hot_seat.follow(bridge)
        self.forget_ruling()
        self.page.rail.log.replace(bridge.history())
        self.view.use_mode(bridge.session.mode)
        self._appear()
        self.refresh(settled=True)
        if bridge.is_covered:
            self.hot_seat.fall()

    def _ranked(self, cards: CardSet) -> tuple[Card, ...]:
        """Return cards in the order of the sheet, as a hand is held."""
        if self.bridge is None:
            return tuple(cards)
        return self.bridge.session.sheet.pack.ranked(cards)

    def submit(self, action: Action) -> None:
        """Hand an act of the person at the screen to the session."""
        if self.bridge is not None:
            self.bridge.submit(action)

    def warn(self, action: Action, ruling: Ruling) -> None:
        """Ask whether an act that breaks a rule is to be done all the same."""
        self.prompts.warn(action, ruling)

    def insist(self, action: Action) -> None:
        """Do an act although the referee has warned of it."""
        if self.bridge is not None:
            self.bridge.submit(action, acknowledged=True)

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
            by_table=self.bridge.done_by_table(),
            deal_number=str(session.deal_number() or ""),
            table_acts=session.act_by_table() is not None,
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
        self.page.show_glance(glance)
        self.prompts.show(glance)
        self._title(glance)
        self.commands.refresh()
        self.refreshed.emit()

    def _happened(self, events: tuple[Event, ...], public: tuple[Event, ...]) -> None:
        glance = self.glance()
        if glance is None:
            return
        self.forget_ruling()
        self.page.notice.pass_by()
        if any(isinstance(event, HandStarted) for event in public):
            self.page.rail.log.replace(())
        self.page.rail.log.append(public)
        self.view.play_events(events, glance.observation, glance.prompt)
        self.payments.show(public, glance)
        self.refresh()
        self.referee.tell(public)

    def forget_ruling(self) -> None:
        """Say no more what the referee said of the last act: something else has happened."""
        self.referee.forget()
        self.prompts.forget()

    def tell(
        self,
        sentence: str,
        audience: Audience,
        more: Callable[[], None] | None = None,
        label: str = "",
    ) -> None:
        """Say a sentence in a notice to its *audience*, with a button that does *more*."""
        first, is_table = self.tables.first, self.in_front is not None
        notice = first.notice if first is not None and not is_table else self.tables.page.notice
        notice.tell(sentence, audience, more, label)

    def report(self, sentence: str) -> None:
        """Say what went wrong in a notice, after what waits to be said already."""
        if not self._reports:
            QTimer.singleShot(0, self, self._tell_reports)
        self._reports.append(sentence)

    def report_unsaved(self, error: Exception) -> None:
        """Say that something could not be saved."""
        details = self.problem(error)
        self.report(self.tr("This could not be saved. {details}").format(details=details))

    def problem(self, error: Exception) -> str:
        """Return what is wrong with a file, in the present language."""
        if not isinstance(error, DocumentError):
            return str(error)
        return ProblemTexts(self.catalogue).problem(error)

    def _tell_reports(self) -> None:
        sentences, self._reports = " ".join(self._reports), []
        self.tell(sentences, Audience.TROUBLE)

    def _rewound(self) -> None:
        self.forget_ruling()
        self.page.notice.pass_by()
        if self.bridge is not None:
            self.page.rail.log.replace(self.bridge.history())
        self.refresh(settled=True)

    def point_out(self, action: Action | None) -> None:
        """Mark the cards or the button of an act, and nothing else."""
        self.view.control.point_out(cards_of(action))
        self.prompts.point_out(action)

    def _settled(self) -> None:
        """Ask what is to be asked once everything lies still."""
        glance = self.glance()
        if glance is not None and self.prompts.waits:
            self.prompts.show(glance)

    # ------------------------------------------------------------------ in front of the game

    @property
    def shows_game(self) -> bool:
        """Whether the game is to be seen, and nothing in front of it."""
        return self.tables.shows_game

    @property
    def in_front(self) -> ShownTable | None:
        """What is in front of the game."""
        return self.tables.in_front

    @property
    def is_covered(self) -> bool:
        """Whether the curtain hides the table."""
        return self.hot_seat.is_covered

    def shown_glance(self) -> Glance | None:
        """Return what is to be shown of the table that is to be seen."""
        return self.glance() if self.in_front is None else self.in_front.glance()

    def put_in_front(self, shown: ShownTable) -> None:
        """Show a table in front of the game; cards of people who share the screen go off it."""
        self._clear_front()
        self.tables.put(shown)
        self.speak("")
        self.hot_seat.cover()
        self.hot_seat.uncover()
        self.refresh(settled=True)
        self._style_front()
        self._restrict()

    def back_to_game(self) -> None:
        """Show the game again, as it lay, and let it go on."""
        if self._clear_front():
            self.go_on()

    def put_first(self, page: FirstPage) -> None:
        """Show the first page in front of the game, which waits; no cards stay on the screen."""
        self.tables.put_first(page)
        self.speak("")
        self.hot_seat.cover()
        self.hot_seat.uncover()
        page.use_look(self.theme, self.page.unit())
        self._restrict()
        self.setWindowTitle(self.tr("Tarock Desktop"))

    def take_first(self) -> None:
        """Take the first page away, and let the game go on."""
        if self.tables.take_first():
            self._show_game()
            self.go_on()

    def go_on(self) -> None:
        """Let the game go on that waited."""
        self.resumed.emit()

    def arrange(self) -> None:
        """Give everything on the page that is to be seen its place."""
        self.tables.page.arrange()

    def _clear_front(self) -> bool:
        """Show the game; where several people share the screen, the curtain."""
        if not self.tables.take_away():
            return False
        self._show_game()
        return True

    def _show_game(self) -> None:
        """Show the game as it lies; where several people share the screen, the curtain."""
        # Before the prompt asks which commands it may offer.
        self._restrict()
        # What is asked takes the focus, or else the table.
        self.refresh(settled=True)
        if self.bridge is not None and self.bridge.is_covered:
            self.hot_seat.cover()

    def _restrict(self) -> None:
        """Let only those commands be called that make sense for what is to be seen."""
        shown = self.in_front or self.tables.first
        self.commands.restrict(self.hot_seat.may_run if shown is None else shown.may_run)

    def _style_front(self) -> None:
        """Let what is in front of the game look as the settings say."""
        if self.tables.first is not None:
            self.tables.first.use_look(self.theme, self.page.unit())
        shown = self.in_front
        if shown is None:
            return
        shown.page.scale = self.page.scale
        shown.pace = self.preferences.pace
        use_appearance(shown.page, self.preferences, self.theme, shown.sheet)
        shown.view.use_unit(self.page.unit(), self.page.least_text)
        shown.page.arrange()
        shown.fit()

    # ------------------------------------------------------------------ looks

    def use_settings(self, settings: Preferences) -> None:
        """Look as the settings say, or as a lesson adapts them."""
        self._settings = settings
        self._use(settings if self._adapt is None else self._adapt(settings))

    def run_fast(self, *, on: bool) -> None:
        """Let nothing on the table move until it is switched off: nobody plays who could look."""
        self._runs_fast = on
        self._appear()

    def _appear(self) -> None:
        """Let the table of the game look as the settings say."""
        sheet = None if self.bridge is None else self.bridge.session.sheet
        use_appearance(self.page, self.preferences, self.theme, sheet)
        if self._runs_fast:
            self.view.use_tempo(Tempo(speed=0))

    def _follow_desktop(self) -> None:
        """Be light or dark as the desktop is, unless the player chose a theme."""
        if self.preferences.theme == SYSTEM:
            self.use_settings(self._settings)

    def adapt_settings(self, adapt: Callable[[Preferences], Preferences] | None) -> None:
        """Look by other settings than those that are kept; `None`: by those."""
        self._adapt = adapt
        self.use_settings(self._settings)

    def _use(self, preferences: Preferences) -> None:
        other_numbers = preferences.points != self.preferences.points
        self.preferences = preferences
        self.theme = chosen_theme(preferences.theme, preferences.felt)
        self.page.scale = preferences.text_scale
        self.page.rail_open = preferences.opens_side_panel
        self.commands.use_letters(on=preferences.letter_keys)
        self.hot_seat.use_look(self.theme, preferences.idle_seconds)
        self._unit = 0
        self._style()
        self._appear()
        self._style_front()
        if other_numbers:
            self._new_words()
            self.refresh(settled=True)
        self.speak(self._spoken_before)

    def speak(self, code: str) -> None:
        """Speak a language before somebody; empty: that of the settings."""
        self._spoken_before = code
        code = code or spoken(self.preferences.language)
        if code != self.language.language.code:
            # The cards are off the screen before the words change, which takes time.
            self.hot_seat.repaint()
            self.language.use(code)

    def be_of_size(self, size: QSize) -> None:
        """Take a size; a window not shown yet has everything laid out for it at once."""
        self.resize(size)
        if not self.isVisible() and self.page.size() != size:
            self.page.resize(size)
            self._style()
            self.page.arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, for all parts of the window."""
        if event.type() == QEvent.Type.LanguageChange:
            self._new_words()
            retranslate(self)
            self.refresh(settled=True)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size: text unit, curtain."""
        super().resizeEvent(event)
        self._style()
        self.hot_seat.fill_window()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that the window closes; every act is on disk already."""
        if not self.may_close():
            event.ignore()
            return
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
        self._style_front()

    def words_for(self, sheet: Sheet, names: Sequence[str]) -> Words:
        """Return the words for a sheet, with points as the settings want them."""
        whole = self.preferences.points == "whole"
        return Words(self.catalogue, sheet, names, whole=whole)

    def _new_words(self) -> None:
        if self.bridge is not None:
            session = self.bridge.session
            self.words = self.words_for(session.sheet, session.seating.names)

    def _title(self, glance: Glance) -> None:
        title = self.tr("Tarock Desktop")
        if not self.is_covered and (self.shows_game or self.in_front is not None):
            title = self.tr("{sheet} · Tarock Desktop").format(sheet=glance.sheet.ruleset.name)
            if self.in_front is not None:
                title = self.in_front.title()
            elif glance.prompt is not None:
                title = self.tr("Your turn · {title}").format(title=title)
        self.setWindowTitle(title)
