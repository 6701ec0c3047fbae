"""The history in the window: found games are looked back at, opened, written out and taken in."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, final

from msgspec import Struct
from PySide6.QtCore import QLocale, QObject

from tarock_desktop.documents.errors import START, DocumentError
from tarock_desktop.documents.faults import fault
from tarock_desktop.ui.coach.reviews import Reviews
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.people.keeper import Keeper
from tarock_desktop.ui.window.deal_editing import not_saved
from tarock_desktop.ui.window.dialogs import Dialogs
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.home import Home
from tarock_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from tarock_desktop.printing.exporting import Form
    from tarock_desktop.records.records import Records
    from tarock_desktop.texts.catalogue import Catalogue
    from tarock_desktop.texts.past_games import PastGame
    from tarock_desktop.ui.history.dialog import HistoryDialog, Moment

# ruff: noqa: PLC0415 - nobody looks at the history while the program starts


class _Done(Struct, frozen=True):
    """What came of writing or reading a file."""

    file: Path | None = None
    """The file that was written."""
    problem: DocumentError | None = None
    is_secret: bool = False
    """Whether nobody may see this yet."""


@final
class History(QObject):
    """Opens the list of games, and does what is chosen there."""

    def __init__(
        self,
        window: MainWindow,
        opener: GameOpener,
        dialogs: Dialogs,
        home: Home,
        *,
        keeper: Keeper,
        reviews: Reviews,
    ) -> None:
        super().__init__(window)
        self._window, self._opener, self._dialogs = window, opener, dialogs
        self._home, self._keeper, self._reviews = home, keeper, reviews
        self.dialog: HistoryDialog | None = None
        """The one that is open."""

    def commands(self) -> tuple[Command, ...]:
        """Return the command that opens the list."""
        text = self.tr("Histor&y…")
        return (
            Command(
                "game.history", Menu.GAME, text, self.show, "Ctrl+Shift+H", enabled=self._is_kept
            ),
        )

    def _is_kept(self) -> bool:
        return self._opener.folder is not None

    def show(self) -> None:
        """Open the list; what is new in the folder is read meanwhile, beside the window."""
        from tarock_desktop.ui.history.dialog import HistoryDialog

        dialog = HistoryDialog(self._window, QLocale())
        dialog.look_back_wanted.connect(self._look_back)
        dialog.open_wanted.connect(self._open)
        dialog.export_wanted.connect(self._ask_export)
        dialog.import_wanted.connect(self._ask_import)
        dialog.destroyed.connect(partial(self._forget, dialog))
        self.dialog = dialog
        dialog.open()
        self._list()

    def _forget(self, dialog: HistoryDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None

    def _list(self) -> None:
        """Show what is known at once, and again when the folder has been read."""
        games = partial(_games, self._window.catalogue)
        self._keeper.ask(games, self._show_games)
        self._keeper.ask(lambda records: records.read_folder(), self._again)

    def _again(self, news: int) -> None:
        if news:
            self._keeper.ask(partial(_games, self._window.catalogue), self._show_games)

    def _show_games(self, games: tuple[PastGame, ...]) -> None:
        if self.dialog is not None:
            self.dialog.show_games(games)

    # ------------------------------------------------------------------ opening

    def _path(self, file: str) -> Path:
        folder = self._opener.folder
        if folder is None:
            raise LookupError("no game is saved")
        return folder / file

    def _close(self) -> None:
        if self.dialog is not None:
            self.dialog.accept()
        self._home.leave()

    def _open(self, file: str) -> None:
        self._close()
        self._opener.open_saved(self._path(file))

    def _look_back(self, moment: Moment, at_mistake: bool) -> None:  # noqa: FBT001 - a signal
        """Put the game on the table, and the hand in front of it."""
        self._open(moment.file)
        session = self._window.session
        if session is None or session.path is None or session.path.name != moment.file:
            return
        self._reviews.open_hand(moment.hand, moment.act, at_mistake=at_mistake)

    # ------------------------------------------------------------------ writing out

    def _ask_export(self, file: str, hand: int | None, form: Form) -> None:
        """Ask for a name and write a game, or a hand of it."""
        from tarock_desktop.printing.exporting import Form

        kinds = {
            Form.TEXT: (self.tr("Plain text (*.txt)"), "txt"),
            Form.JSON_LINES: (self.tr("JSON lines (*.jsonl)"), "jsonl"),
            Form.PDF: (self.tr("PDF (*.pdf)"), "pdf"),
        }
        wanted, suffix = kinds[form]
        part = "" if hand is None else f"-{hand}"
        name = f"{Path(file).stem}{part}.{suffix}"
        dialog = self._dialogs.save_dialog(self.tr("Export"), wanted, name)
        dialog.fileSelected.connect(
            lambda chosen: self._export(self._path(file), hand, form, Path(chosen))
        )
        dialog.open()

    def _export(self, source: Path, hand: int | None, form: Form, target: Path) -> None:
        job = partial(_exported, source, hand, form, target, self._window.catalogue)
        self._keeper.ask(job, partial(self._exported, target))

    def _exported(self, target: Path, done: _Done) -> None:
        if done.is_secret:
            sentence = self.tr("Nobody may see this before the round is closed.")
            self._window.tell(sentence, Audience.TABLE)
        elif done.problem is None:
            self._window.tell(self.tr("Saved: {file}").format(file=target.name), Audience.TABLE)
        else:
            self._window.report_unsaved(done.problem)

    # ------------------------------------------------------------------ taking in

    def _ask_import(self) -> None:
        """Ask for a file and take its game in."""
        dialog = self._dialogs.file_dialog(
            self.tr("Import a game"), self.tr("Games (*.tarock *.jsonl)")
        )
        dialog.fileSelected.connect(lambda chosen: self.take_in(Path(chosen)))
        dialog.open()

    def take_in(self, path: Path) -> None:
        """Copy the game of a file into the folder of saved games, and open it."""
        folder = self._opener.folder
        if folder is not None:
            self._keeper.ask(partial(_taken_in, path, folder), self._taken_in)

    def _taken_in(self, done: _Done) -> None:
        details = "" if done.problem is None else self._window.problem(done.problem)
        if done.file is None:
            self._window.report(details)
            return
        self._open(done.file.name)
        if details:
            self._window.report(
                self.tr(
                    "Not all of the file could be read; what stands before is here. {details}"
                ).format(details=details)
            )


def _games(catalogue: Catalogue, records: Records) -> tuple[PastGame, ...]:
    """Return what is known of all games whose files are there, in words."""
    from tarock_desktop.texts.past_games import PastGameTexts

    games = [game for game in records.games() if (records.folder / game.file).exists()]
    return PastGameTexts(catalogue).games(games, records.hands())


def _exported(
    source: Path, hand: int | None, form: Form, target: Path, catalogue: Catalogue, _: Records
) -> _Done:
    """Write a game to a file."""
    from tarock_desktop.journal.reading import read_journal
    from tarock_desktop.journal.rules import variant_of
    from tarock_desktop.journal.storage import replace_content
    from tarock_desktop.journal.verify import IMPOSSIBLE
    from tarock_desktop.printing.exporting import written
    from tarock_desktop.session.game_record import known_part, record_of_file
    from tarock_desktop.texts.render import Words

    try:
        reading = read_journal(source)
        variant = variant_of(reading.header, reading.name)
        record = known_part(record_of_file(reading))
        if record.hands < (hand or 1):
            return _Done(is_secret=True)
        words = Words(catalogue, variant.sheet, record.names)
        replace_content(target, written(record, variant, words, form, hand))
    except DocumentError as error:
        return _Done(problem=error)
    except OSError as error:
        return _Done(problem=not_saved(target, error))
    except IMPOSSIBLE:
        what = fault("the events contradict each other")
        return _Done(problem=DocumentError(source.name, START, what))
    return _Done(target)


def _taken_in(path: Path, folder: Path, _: Records) -> _Done:
    """Copy a game into the folder of saved games."""
    from tarock_desktop.session.saves import take_in

    try:
        taken = take_in(path, folder)
    except DocumentError as error:
        return _Done(problem=error)
    return _Done(taken.path, taken.damage)
