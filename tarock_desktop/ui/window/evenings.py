"""The evening of the table: its score sheets, who plays, breaks, and scores kept on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, final

from msgspec import Struct
from PySide6.QtCore import QObject

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.journal.errors import JournalError
from tarock_desktop.session.seating import Seating, computer, human
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.game.setup import SeatSetup
from tarock_desktop.ui.threads.calculations import Calculations
from tarock_desktop.ui.window.dialogs import Dialogs
from tarock_desktop.ui.window.game_in_play import GameInPlay
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.home import Home
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.papers import Papers

if TYPE_CHECKING:
    from tarock_desktop.records.series import ReadSeries, SeriesReader
    from tarock_desktop.texts.evening import EveningTexts
    from tarock_desktop.texts.score_sheet import ScoreSheetTexts, ToldSheet
    from tarock_desktop.ui.evening.evening_dialog import EveningDialog
    from tarock_desktop.ui.evening.table_dialog import TableDialog

# ruff: noqa: PLC0415 - score sheets are read when somebody wants one


@final
class Evenings(QObject):
    """Leads from the game on the table to what the evening has brought, and to who goes on."""

    def __init__(
        self,
        window: MainWindow,
        game: GameInPlay,
        opener: GameOpener,
        dialogs: Dialogs,
        home: Home,
    ) -> None:
        super().__init__(window)
        self._window, self._game, self._opener = window, game, opener
        self._dialogs, self._home = dialogs, home
        self.papers = Papers(window, opener, dialogs)
        self._dialog: EveningDialog | None = None
        self._reading = Calculations(self)
        self._reading.found.connect(self._show_told)
        window.closed.connect(self._reading.close)

    def commands(self) -> tuple[Command, ...]:
        """Return the commands of the evening."""
        menu, can = Menu.EVENING, self._has_game
        sheets, people = self.tr("&Score sheets of the evening…"), self.tr("&Who plays…")
        may_change, paper = self.may_change_people, self.tr("Scores &from paper…")
        rest = self.tr("Take a &break")
        return (
            Command("evening.sheets", menu, sheets, self.show_sheets, "Shift+F5", enabled=can),
            Command("evening.paper", menu, paper, self.papers.ask),
            Command("evening.people", menu, people, self.ask_people, enabled=may_change),
            Command("evening.break", menu, rest, self.take_break, "Pause", enabled=can),
        )

    def _has_game(self) -> bool:
        return self._window.session is not None

    # ------------------------------------------------------------------ score sheets

    def show_sheets(self) -> None:
        """Open the score sheets of the evening."""
        self.sheets_dialog().show()

    def sheets_dialog(self) -> EveningDialog:
        """Return the score sheets of the evening."""
        from tarock_desktop.texts.evening import EveningTexts
        from tarock_desktop.texts.score_sheet import ScoreSheetTexts
        from tarock_desktop.ui.evening.evening_dialog import EveningDialog

        window, series = self._window, self._game.rounds.series
        session, words = window.session, window.words
        if session is None or series is None or words is None:
            raise LookupError("no game is on the table")
        self._dialog = dialog = EveningDialog(window, window.theme)
        dialog.pdf_wanted.connect(lambda: self._save(dialog.sheets, "pdf"))
        dialog.csv_wanted.connect(lambda: self._save(dialog.sheets, "csv"))
        dialog.finished.connect(self._leave_sheets)
        catalogue, sheet = window.catalogue, session.sheet

        def texts_for(names: Sequence[str]) -> ScoreSheetTexts:
            return ScoreSheetTexts(catalogue, window.words_for(sheet, names))

        texts, rounds = EveningTexts(catalogue, words), max(series.round, sheet.rounds)
        tell = partial(_told, series.reader(), texts, texts_for, rounds)
        self._reading.begin((tell,))
        return dialog

    def _leave_sheets(self) -> None:
        self._dialog = None
        self._reading.stop()

    def _show_told(self, _calculation: object, found: object) -> None:
        """Fill the dialog with what the thread has read."""
        if isinstance(found, Exception):
            raise found
        series, dialog = self._game.rounds.series, self._dialog
        if not isinstance(found, _Told) or series is None or dialog is None:
            return
        series.take(found.read)
        dialog.show_sheets(found.sheets, tuple(map(self._window.problem, found.read.problems)))

    def _save(self, told: tuple[ToldSheet, ...], form: str) -> None:
        """Ask where the sheets are to be written, and write them."""
        session = self._window.session
        if session is None:
            return
        stem = session.ruleset if session.path is None else session.path.stem
        filters = {"pdf": self.tr("PDF (*.pdf)"), "csv": self.tr("Spreadsheet (*.csv)")}
        title = self.tr("Save the score sheets")
        dialog = self._dialogs.save_dialog(title, filters[form], f"{stem}.{form}")
        dialog.fileSelected.connect(lambda chosen: self.write(told, Path(chosen)))
        dialog.open()

    def write(self, told: tuple[ToldSheet, ...], path: Path) -> None:
        """Write sheets as the name of the file says, as PDF or for a spreadsheet."""
        from tarock_desktop.journal.rules import hash_of
        from tarock_desktop.ui.window.sheet_files import SheetHead, write_sheets

        window, session = self._window, self._window.session
        if session is None or window.words is None:
            return
        identity = session.sheet.ruleset
        head = SheetHead(
            self.tr("Score sheet: {sheet}").format(sheet=identity.name),
            identity.sheet,
            hash_of(session.ruleset, session.options),
            on_own_pages=True,
        )
        try:
            write_sheets(told, path, head, window.catalogue, window.words)
        except OSError as error:
            window.report_unsaved(error)

    # ------------------------------------------------------------------ people

    def may_change_people(self) -> bool:
        """Whether others may sit down now: between two hands of a round that is not closed."""
        session = self._window.session
        if session is None or not self._window.shows_game:
            return False
        phase = session.observation(Watcher.PUBLIC).phase
        return phase is Phase.BETWEEN and session.mode is not Mode.TOURNAMENT

    def ask_people(self) -> None:
        """Ask who leaves, who joins, and how long a round lasts."""
        dialog = self.people_dialog()
        dialog.accepted.connect(lambda: self._use(dialog))
        dialog.open()

    def people_dialog(self) -> TableDialog:
        """Return the dialog that asks who plays."""
        from tarock_desktop.ui.evening.table_dialog import TableDialog, TableNow

        session, series = self._window.session, self._game.rounds.series
        if session is None or series is None:
            raise LookupError("no game is on the table")
        sheet, view = session.sheet, session.observation(Watcher.PUBLIC)
        now = TableNow(
            seats=_seats(session),
            numbers=sheet.ruleset.players,
            levels=tuple(LEVELS),
            new_names=tuple(seat.name for seat in self._opener.usual_seats()),
            keeps_number=session.variant.is_pending(view.round),
            is_limited_by_sheet=bool(sheet.round.length or sheet.round_minutes),
            hands=series.file.hands,
            minutes=series.file.minutes,
        )
        return TableDialog(self._window, now)

    def _use(self, dialog: TableDialog) -> None:
        """Let those play who were named."""
        rounds = self._game.rounds
        series = rounds.series
        if series is not None and dialog.limits() != (series.file.hands, series.file.minutes):
            self._game.limit_round(*dialog.limits())
        self.change_people(dialog.seats(), dialog.stayed())

    def change_people(self, seats: tuple[SeatSetup, ...], places: tuple[int, ...]) -> None:
        """Let others play from the next hand on.

        Args:
            seats: who sits at the table.
            places: where each of them sat or was shown, from 0; who sat there before deals when
                it was his turn.
        """
        session = self._window.session
        if session is None or seats == _seats(session):
            return
        if len(seats) == len(session.seating.places):
            self._reseat(seats)
            return
        dealer = _next_dealer(session, places)
        self._game.close_quietly()
        setup = self._game.rounds.going_on(session, "people", seats, dealer)
        self._opener.open_new(setup)

    def _reseat(self, seats: tuple[SeatSetup, ...]) -> None:
        places = tuple(
            human(seat.name) if seat.level is None else computer(seat.name, seat.level)
            for seat in seats
        )
        try:
            self._game.reseat(Seating(places))
        except JournalError as error:
            self._window.report_unsaved(error)

    # ------------------------------------------------------------------ a break

    def take_break(self) -> None:
        """Stop the clock and show the first page; whoever goes on lets the clock run again."""
        self._game.rounds.pause()
        self._home.show_start()


class _Told(Struct, frozen=True):
    """What was read of an evening, and its sheets in words."""

    read: ReadSeries
    sheets: tuple[ToldSheet, ...]


def _told(
    reader: SeriesReader,
    texts: EveningTexts,
    texts_for: Callable[[Sequence[str]], ScoreSheetTexts],
    rounds: int,
) -> _Told:
    """Return the sheet of each game of the evening in words, and the ledger last."""
    from tarock_desktop.records.ledger import ledger

    read = reader.read()
    sheets = (
        texts_for(stretch.sheet.names).told(
            stretch.sheet, texts.round_title(stretch.number, rounds)
        )
        for stretch in read.stretches
    )
    return _Told(read, (*sheets, texts.ledger(ledger(read.stretches))))


def _seats(session: GameSession) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup(each.name, each.level or None) for each in session.seating.places)


def _next_dealer(session: GameSession, places: tuple[int, ...]) -> Seat | None:
    """Return who deals the next hand when those of *places* play on, by his new seat.

    It is who would have dealt, or the next after him who stays; `None`: no hand was dealt yet.
    """
    due = session.observation(Watcher.PUBLIC).round.next_dealer
    if due is None:
        return None
    after = [new for new, place in enumerate(places) if place >= due]
    return Seat(after[0] if after else 0)
