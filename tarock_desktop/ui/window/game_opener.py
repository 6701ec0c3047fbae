"""Which game comes on the table: the last one, a new one, a saved one, a deal of a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from msgspec.structs import replace
from PySide6.QtCore import QObject

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.people import folded, is_guest, told_apart
from tarock_desktop.journal.errors import OtherVersionError
from tarock_desktop.resources import data
from tarock_desktop.session.deal_number import DealNumber
from tarock_desktop.session.deals import HUMAN, Deal, lay_deal, load_deal
from tarock_desktop.session.first_hand import settle_game
from tarock_desktop.session.game_record import GameRecord
from tarock_desktop.session.numbered_deals import deal_of_number
from tarock_desktop.session.saves import EVENING, new_game, open_saved, play_on, resume_newest
from tarock_desktop.session.seating import Place, Seating, computer, human
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.session.session import GameSession
from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.game.setup import GameSetup, SeatSetup
from tarock_desktop.ui.window.game_in_play import GameInPlay
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.settings import Settings
from tarock_desktop.variants.loader import identity_of, rulesets_for

_NAMES: Final = ("Anna", "Josef", "Karel", "Marie", "Pavel", "Eva")


@final
class GameOpener(QObject):
    """Opens games and puts them on the table."""

    def __init__(
        self, window: MainWindow, settings: Settings, game: GameInPlay, folder: Path | None
    ) -> None:
        super().__init__(window)
        self._window, self._settings, self._game = window, settings, game
        self.folder = folder
        """Where games are saved; `None`: nowhere."""
        self.seeds: Seeds | None = None
        """Where the chance of new games comes from; `None`: from the system."""

    def open_first(self, deal: Path | None, saved: Path | None = None) -> None:
        """Open what stands on the table when the program starts: a deal, a saved game, the last.

        If nothing of the *saved* game can be used, that is said over the last game.

        Raises:
            DocumentError: the file of the *deal* can't be used.
        """
        if deal is not None:
            self.open_deal(deal)
            return
        if saved is not None:
            self.open_saved(saved)
        if self._game.session is None:
            self.open_last()

    def open_deal(self, path: Path, *, is_lesson: bool = False) -> None:
        """Begin a game whose first hand is dealt as a file says.

        As a lesson it begins with the first card: who plays what is settled.

        Raises:
            DocumentError: the file can't be used.
        """
        self.play_deal(load_deal(path), is_lesson=is_lesson)

    def play_deal(self, deal: Deal, *, is_lesson: bool = False) -> None:
        """Begin a game whose first hand is dealt like this."""
        usual = self.usual_game(deal.ruleset, len(deal.hands)).seats
        nobody = ("",) * len(usual)
        seats = tuple(
            SeatSetup(name or seat.name, _level(player, seat.level))
            for name, player, seat in zip(
                deal.names or nobody, deal.players or nobody, usual, strict=True
            )
        )
        self.begin_deal(GameSetup(deal.ruleset, {}, seats), deal, is_lesson=is_lesson)

    def begin_deal(self, setup: GameSetup, deal: Deal, *, is_lesson: bool = False) -> Bridge:
        """Begin a game like this whose first hand is dealt like this; return what shows it."""
        session = self._begin(setup)
        lay_deal(session, deal)
        if is_lesson:
            settle_game(session)
        return self._game.play(session, is_lesson=is_lesson)

    def open_number(self, number: DealNumber, ruleset: str = "") -> None:
        """Begin a game whose first hand has the cards of a number.

        Without a *ruleset*, or by that of the table, it is a table like the one that stands there;
        by another one as many as play it sit down, as usual.
        """
        session = self._begin(self.game_like_this(ruleset))
        people = len(session.seating.places)
        lay_deal(session, deal_of_number(number, session.variant, people))
        self._game.play(session)

    def number_of_last_deal(self) -> str:
        """Return the number of the hand that was played last at the table; empty: none."""
        session = self._game.session
        number = None if session is None else session.deal_number()
        return "" if number is None else str(number)

    def may_deal_again(self) -> bool:
        """Whether the last hand of the table has a number."""
        return bool(self.number_of_last_deal())

    def deal_again(self) -> None:
        """Begin a game with the cards of the last hand, in the same seats."""
        session = self._game.session
        number = None if session is None else session.deal_number()
        if number is not None:
            self.open_number(number)

    def game_like_this(self, ruleset: str = "") -> GameSetup:
        """Return the game on the table as it would be begun again.

        It is the usual one where there is none, or none by this *ruleset*.
        """
        session = self._game.session
        if session is None or (ruleset and ruleset != session.ruleset):
            return self.usual_game(ruleset)
        seats = tuple(SeatSetup(each.name, each.level or None) for each in session.seating.places)
        return replace(
            self.usual_game(session.ruleset, len(seats)),
            options=session.options,
            seats=seats,
            mode=session.mode,
        )

    def try_deal(self, path: Path) -> None:
        """Begin a game with the deal of a file, or say what is wrong with it."""
        try:
            self.open_deal(path)
        except DocumentError as error:
            self._window.report(self._window.problem(error))

    def open_last(self) -> None:
        """Go on with the game that was played last, or begin one."""
        if not self.resume_last():
            self.open_new(self.usual_game())

    def resume_last(self) -> bool:
        """Put the game on the table that was played last; return whether there is one."""
        if self.folder is None:
            return False
        resumed = resume_newest(self.folder, self.seeds)
        for report in resumed.reports:
            self._window.report(self._damage(report))
        if resumed.session is not None:
            self._game.play(resumed.session)
        return resumed.session is not None

    def open_first_hand(self, ruleset: str) -> None:
        """Begin the game of somebody who has never played by a ruleset, with a friendly deal."""
        self.open_deal(data("lessons") / "first-hand" / f"{ruleset}.toml", is_lesson=True)

    def open_new(self, setup: GameSetup) -> None:
        """Begin a game, and its first hand."""
        session = self._begin(setup)
        self._game.play(session)
        if self._game.rounds.begins_by_itself(session):
            self._game.next_hand()

    def open_bare(self, ruleset: str) -> None:
        """Put a table on which nothing is dealt or saved; what is taught lies in front of it."""
        session = new_game(ruleset, {}, self.usual_seating(ruleset))
        self._game.play(session, computers=False)

    def open_asked(self, setup: GameSetup) -> None:
        """Begin the game that somebody has asked for; people keep their seats for the next one."""
        before = self._settings.preferences.names
        names = list(before)
        usual = self.usual_seats()[: len(setup.seats)]
        for place, (seat, as_usual) in enumerate(zip(setup.seats, usual, strict=True)):
            if seat.level is None and seat.name != as_usual.name and not is_guest(seat.name):
                names[place] = seat.name
        if tuple(names) != before:
            self._settings.change(names=tuple(names))
        self.open_new(setup)

    def rename(self, before: str, name: str) -> None:
        """Use another name of a person in new games; an empty one: as if none had been set."""
        usual = self.usual_seats()
        names = list(self._settings.preferences.names)
        for place, seat in enumerate(usual):
            if folded(seat.name) == folded(before) and (seat.level is None or names[place]):
                names[place] = name
        self._settings.change(names=tuple(names))

    def next_round(self) -> None:
        """Begin the next round of the tournament."""
        setup = self._game.rounds.next_round()
        if setup is not None:
            self.open_new(setup)

    def open_saved(self, path: Path) -> None:
        """Go on with the game of a file, or say what is wrong with it."""
        session = self._game.session
        playing = None if session is None else session.path
        try:
            game = self._last_game(path) if path.suffix == EVENING else path
            if playing is not None and playing.resolve() == game.resolve():
                return
            opened = open_saved(game, self.seeds)
        except DocumentError as error:
            self._window.report(self._window.problem(error))
            return
        if opened.session is not None:
            self._game.play(opened.session, computers=not opened.reports)
        for report in opened.reports:
            self._window.report(self._only_looked_at(report))

    @staticmethod
    def _last_game(path: Path) -> Path:
        """Return the game with which an evening goes on."""
        from tarock_desktop.records.series import last_game  # noqa: PLC0415 - seldom wanted

        return last_game(path)

    def play_on(self, record: GameRecord, act: int, seating: Seating) -> None:
        """Begin a game with so many acts of another one, which stays as it is."""
        try:
            session = play_on(record, act, seating, self.folder, self.seeds)
        except DocumentError as error:
            self._window.report(self._window.problem(error))
            return
        self._window.back_to_game()
        self._game.play(session)
        self._window.report(
            self.tr("Played on from hand {number}. The other game is as it was.").format(
                number=record.hand_of(act)
            )
        )

    def usual_game(self, ruleset: str = "", people: int | None = None) -> GameSetup:
        """Return the game that is begun when nothing else is said.

        Without a *ruleset* it is the first one of the language that is spoken; without a number
        of *people* it is what the sheet names first.
        """
        ruleset = ruleset or rulesets_for(self._window.language.language.code)[0]
        count = people or identity_of(ruleset).players[0]
        return GameSetup(ruleset, {}, self.usual_seats()[:count])

    def usual_seats(self) -> tuple[SeatSetup, ...]:
        """Return who sits on each seat of the largest table when nothing else is said."""
        settings = self._settings.preferences
        return tuple(
            SeatSetup(name or _NAMES[seat], None if player == "human" else player)
            for seat, (name, player) in enumerate(
                zip(settings.names, settings.players, strict=True)
            )
        )

    def usual_seating(self, ruleset: str) -> Seating:
        """Return who sits at the table of a ruleset when nothing else is said."""
        return _seating(self.usual_game(ruleset).seats)

    def _begin(self, setup: GameSetup) -> GameSession:
        seating = _seating(setup.seats)
        try:
            return new_game(
                setup.ruleset, setup.options, seating, self.folder, self.seeds, mode=setup.mode
            )
        except DocumentError as error:
            self._window.report_unsaved(error)
            return new_game(
                setup.ruleset, setup.options, seating, None, self.seeds, mode=setup.mode
            )

    def _damage(self, error: DocumentError) -> str:
        if isinstance(error, OtherVersionError):
            return self.tr(
                "A saved game belongs to another version of this program and was left as it is. "
                "{details}"
            ).format(details=self._window.problem(error))
        return self.tr("A saved game is damaged and was kept under a new name. {details}").format(
            details=self._window.problem(error)
        )

    def _only_looked_at(self, error: DocumentError) -> str:
        return self.tr(
            "This game can only be viewed; nothing you play is saved. {details}"
        ).format(details=self._window.problem(error))


def _level(player: str, usual: str | None) -> str | None:
    """Return who plays where a file says *player*: a level, or a person (`None`)."""
    if not player:
        return usual
    return None if player == HUMAN else player


def _seating(seats: tuple[SeatSetup, ...]) -> Seating:
    names = told_apart([seat.name for seat in seats])
    named = zip(seats, names, strict=True)
    return Seating(tuple(_place(SeatSetup(name, seat.level)) for seat, name in named))


def _place(seat: SeatSetup) -> Place:
    return human(seat.name) if seat.level is None else computer(seat.name, seat.level)
