"""Puzzles from the person's own hands: found behind the table, solved in front of the game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from tarock_desktop.documents.people import is_guest
from tarock_desktop.session.sight import Sight
from tarock_desktop.table.events import Event, HandEnded, HandStarted
from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.people.keeper import Keeper
from tarock_desktop.ui.threads.calculations import Calculations
from tarock_desktop.ui.window.home import Home
from tarock_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from tarock_desktop.learning.looking_through import AllKnown
    from tarock_desktop.records.learning import KeptPuzzle
    from tarock_desktop.records.people import Person
    from tarock_desktop.records.records import Records
    from tarock_desktop.ui.learning.after_hand import AfterHand, FoundPuzzles
    from tarock_desktop.ui.learning.puzzle_round import Asked, PuzzleRound

# ruff: noqa: PLC0415 - nothing of this is read before a hand has ended, or somebody asks for it

SOON: Final = 1500
"""Milliseconds after the end of a hand from which its decisions are looked through: the chips
have moved by then. So long after the beginning of the next one what was found is written."""


class _Today(Struct, frozen=True):
    """What there is for one person."""

    person: int
    asked: Asked
    next_day: int | None
    """When the next puzzle comes again, if there is none today; `None`: he has none at all."""


@final
class Puzzles(QObject):
    """Lets every finished hand be looked through, and opens the puzzles that were found."""

    lesson_wanted = Signal(object)
    """A lesson is to be made of a `Puzzle`."""

    def __init__(self, window: MainWindow, home: Home, keeper: Keeper) -> None:
        super().__init__(window)
        self._window, self._home, self._keeper = window, home, keeper
        self._bridge: Bridge | None = None
        self._behind: AfterHand | None = None
        self._path: Path | None = None
        """The game whose hand is looked through."""
        self._hand = 0
        """The number of that hand."""
        self._found: tuple[str, ...] = ()
        """The items of what the last hand gave."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self._look_through)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SOON)
        self._later.timeout.connect(self._tell_found)
        self._weighing = Calculations(self)
        self.round: PuzzleRound | None = None
        """The session that is open."""
        window.closed.connect(self._close)
        keeper.changed.connect(self.count)
        home.start_shown.connect(self.count)

    # ------------------------------------------------------------------ behind the table

    @property
    def is_busy(self) -> bool:
        """Whether a hand is looked through."""
        return self._behind is not None and self._behind.is_busy

    def follow(self, bridge: Bridge) -> None:
        """Look through the hands of the game that comes on the table."""
        self._stop()
        self._bridge = bridge
        bridge.happened.connect(self._hear)
        bridge.rewound.connect(self._rewound)

    def give_way(self) -> None:
        """Look no further, because the next hand is about to begin."""
        self._soon.stop()
        if self._behind is not None:
            self._behind.give_way()
            # What was found is written once the new hand is on the screen.
            self._later.start()

    def _hear(self, _events: tuple[Event, ...], public: tuple[Event, ...]) -> None:
        if any(isinstance(event, HandStarted) for event in public):
            self.give_way()
            self._say_nothing()
        if any(isinstance(event, HandEnded) for event in public):
            self._soon.start()

    def _stop(self) -> None:
        """Look no further; what was found so far is kept, but the next hand says nothing of it."""
        self._soon.stop()
        self._tell_found()
        self._say_nothing()

    def _tell_found(self) -> None:
        self._later.stop()
        if self._behind is not None:
            self._behind.stop()

    def _say_nothing(self) -> None:
        self._found = ()
        self._window.prompts.tell_puzzles(0)

    def _close(self) -> None:
        self._stop()
        self._weighing.close()
        if self._behind is not None:
            self._behind.close()

    def _look_through(self) -> None:
        from tarock_desktop.learning.puzzles import Game

        bridge = self._bridge
        session = None if bridge is None else bridge.session
        if bridge is None or session is None or session.path is None:
            return
        if all(is_guest(session.seating.names[seat]) for seat in session.seating.humans):
            return
        if session.sight(bridge.viewer, session.hands) is not Sight.EVERYTHING:
            return
        game = Game(
            ruleset=session.ruleset,
            options=session.options,
            mode=session.mode,
            seating=session.seating,
        )
        # What an earlier hand has given is kept as of that one.
        self._tell_found()
        self._path, self._hand = session.path, session.hands
        self._worker().begin(session.look_back(bridge.viewer, session.hands), game)

    def _worker(self) -> AfterHand:
        from tarock_desktop.ui.learning.after_hand import AfterHand

        if self._behind is None:
            self._behind = AfterHand(self)
            self._behind.known.connect(self._keep_given_away)
            self._behind.found.connect(self._keep)
        return self._behind

    def _keep_given_away(self, known: AllKnown) -> None:
        """Keep what people have given away in the hand, for the statistics."""
        path, hand = self._path, self._hand
        if path is not None:
            self._keeper.change(
                lambda records: records.keep_given_away(path, hand, known.given_away)
            )

    def _rewound(self) -> None:
        """Forget what was given away in a hand that is played again."""
        self._stop()
        session = None if self._bridge is None else self._bridge.session
        if session is not None and session.path is not None:
            path, hand = session.path, session.hands
            self._keeper.ask(lambda records: records.drop_given_away(path, hand))

    def _keep(self, found: FoundPuzzles) -> None:
        """Keep what was found for everybody whose decisions these were."""
        from tarock_desktop.learning.puzzles import written
        from tarock_desktop.records.learning import KeptPuzzle

        kept: dict[str, list[KeptPuzzle]] = {}
        file = "" if self._path is None else self._path.name
        for puzzle in found.puzzles:
            name = found.game.seating.names[puzzle.seat]
            each = KeptPuzzle(file, puzzle.act, today(), puzzle.cost, written(puzzle))
            if not is_guest(name):
                kept.setdefault(name, []).append(each)
        items = tuple(each.item for puzzles in kept.values() for each in puzzles)
        hand = self._hand
        self._keeper.ask(partial(_kept, kept), lambda _: self._tell(items, hand))

    def _tell(self, items: tuple[str, ...], hand: int) -> None:
        """Say what was found, unless another hand has begun meanwhile."""
        bridge = self._bridge
        if bridge is not None and bridge.session.hands == hand and bridge.session.may_report():
            self._found = items
            self._window.prompts.tell_puzzles(len(items))
            self.count()

    # ------------------------------------------------------------------ solving

    def count(self) -> None:
        """Say on the first page how many puzzles there are today, once people are known."""
        if self._keeper.people:
            self._keeper.ask(partial(_count, self._wanted(), today()), self._home.tell_puzzles)

    def show(self) -> None:
        """Open what there is for the person at the table; without one, for anybody."""
        self._keeper.ask(partial(_today, self._wanted(), today(), self._found), self._open)

    def _wanted(self) -> tuple[str, ...]:
        """Return the names of the people at the table."""
        session = self._window.session
        if session is None:
            return ()
        names = (session.seating.names[seat] for seat in session.seating.humans)
        return tuple(name for name in names if not is_guest(name))

    def _open(self, today_: _Today | None) -> None:
        if today_ is not None and today_.asked.puzzles:
            self._begin(today_)
            return
        said = self.tr("Puzzles come from hands you have played. There are none yet.")
        if today_ is not None and today_.next_day is not None:
            days = today_.next_day - today()
            said = self.tr(
                "All puzzles of today are solved. The next one comes in %n day(s).", None, days
            )
        self._window.tell(said, Audience.TABLE)

    def _begin(self, today_: _Today) -> None:
        from tarock_desktop.ui.learning.puzzle_round import PuzzleRound

        asked = today_.asked
        self.round = PuzzleRound(self._window, asked, lambda: self._window.theme, self._weighing)
        self.round.answered.connect(partial(self._answered, today_.person))
        self.round.lesson_wanted.connect(self.lesson_wanted)
        self.round.ended.connect(self._end)
        self.round.begin()

    def _answered(self, person: int, item: str, is_right: bool) -> None:  # noqa: FBT001 - a signal
        from tarock_desktop.learning.spacing import PUZZLE

        day = today()
        self._keeper.ask(
            lambda records: records.answered(person, PUZZLE, item, day, is_right=is_right)
        )

    def _end(self) -> None:
        ended, self.round = self.round, None
        self._found = ()
        self._window.prompts.tell_puzzles(0)
        self._window.back_to_game()
        self._weighing.stop()
        self.count()
        if ended is None:
            return
        if ended.is_finished and ended.solved:
            said = self.tr("%n puzzle(s) solved at the first try.", None, ended.solved)
            self._window.tell(said, Audience.TABLE)
        ended.deleteLater()


def today() -> int:
    """Return the present day, as `date.toordinal` counts."""
    return datetime.now(tz=UTC).astimezone().toordinal()


def _kept(kept: dict[str, list[KeptPuzzle]], records: Records) -> None:
    from tarock_desktop.records.people import known

    everybody = records.people()
    for name, puzzles in kept.items():
        person = known(everybody, name)
        if person is not None:
            records.keep_puzzles(person.id, puzzles)


def _today(
    wanted: Sequence[str], day: int, first: Sequence[str], records: Records
) -> _Today | None:
    """Return what there is today for the first of some people who has anything."""
    from tarock_desktop.learning.spacing import PUZZLE, puzzles_of_day, standings
    from tarock_desktop.ui.learning.puzzle_round import Asked

    best: _Today | None = None
    for person in _people(records, wanted):
        puzzles = {each.item: each for each in records.puzzles(person.id)}
        answers = records.answers(person.id, PUZZLE)
        found = puzzles_of_day(tuple(puzzles), answers, day, first)
        asked = Asked(
            person=person.name,
            puzzles=tuple(puzzles[item] for item in found.items),
            standings=standings(answers),
            day=day,
        )
        if asked.puzzles:
            return _Today(person.id, asked, None)
        if best is None or best.next_day is None:
            best = _Today(person.id, asked, found.next_day)
    return best


def _count(wanted: Sequence[str], day: int, records: Records) -> int:
    """Return how many puzzles there are today for the first of some people who has any."""
    from tarock_desktop.learning.spacing import PUZZLE, puzzles_of_day

    for person in _people(records, wanted):
        items = tuple(each.item for each in records.puzzles(person.id))
        if items:
            answers = records.answers(person.id, PUZZLE)
            if found := puzzles_of_day(items, answers, day).items:
                return len(found)
    return 0


def _people(records: Records, wanted: Sequence[str]) -> tuple[Person, ...]:
    """Return those of the people who are known; if none of them is, everybody."""
    from tarock_desktop.records.people import known

    everybody = records.people()
    named = (known(everybody, name) for name in wanted)
    return tuple(person for person in named if person is not None) or everybody
