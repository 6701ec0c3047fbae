"""The records: people, games and hands of this computer. All other modules of the layer serve it.

Nothing here may be called where a window draws: reading and writing take as long as the disk does.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, TypeVar, final

from tarock_desktop.paths import data_folder
from tarock_desktop.records import database, games, given_away, learning, lists, people, statistics
from tarock_desktop.records.errors import DamagedRecordsError, RecordsError
from tarock_desktop.records.given_away import GivenAway
from tarock_desktop.records.learning import KeptAnswer, KeptPuzzle
from tarock_desktop.records.people import Forgotten, Person
from tarock_desktop.records.statistics import HandOfPerson, SheetStatistics
from tarock_desktop.session.saves import saved_games
from tarock_desktop.table.seats import Seat

T = TypeVar("T")


@final
class Records:
    """Opens the database for every question anew, so any thread may ask, and several windows.

    Every method raises `NewerRecordsError` where a newer version has written the database, which
    is left alone, and `RecordsError` where it can't be used now. A damaged one is kept aside and
    built again; `report` tells that.
    """

    def __init__(self, path: Path | None = None, folder: Path | None = None) -> None:
        """Serve a database, `database_path()` if none is named, with the games of a *folder*."""
        self.path = database.database_path() if path is None else path
        self.folder = data_folder() / "games" if folder is None else folder
        """Where the journals lie."""
        self.report: RecordsError | None = None
        """What was wrong with the database and has been put right."""

    # ------------------------------------------------------------------ people

    def people(self) -> tuple[Person, ...]:
        """Return everybody, by name."""
        return self._do(people.people)

    def person(self, name: str, *, make: bool = False) -> int | None:
        """Return the person with a name; `None`: a guest, or nobody.

        *make*: a name that nobody has had is a new person's.
        """

        def find(connection: sqlite3.Connection) -> int | None:
            return people.person_of(connection, name, people.now(), make=make)

        return self._do(find)

    def change(
        self, person: int, *, language: str | None = None, colour: str | None = None
    ) -> None:
        """Give a person a language, a colour or both; an empty one takes it away."""
        self._do(partial(people.change, person=person, language=language, colour=colour))

    def rename(self, person: int, name: str) -> None:
        """Call a person otherwise from now on; the games played so far stay his.

        Raises:
            NameTakenError: somebody else is called so, or guests are.
        """
        self._do(partial(people.rename, person=person, name=name))

    def forget(self, person: int) -> Forgotten | None:
        """Take a person's name out of the database; saved games are not changed.

        Returns `None` if there is no such person.
        """
        kept = tuple(self.path.parent.glob(f"{self.path.name}.kept-*"))
        return self._do(partial(people.forget, person=person, kept=kept))

    # ------------------------------------------------------------------ learning

    def answered(self, person: int, kind: str, item: str, day: int, *, is_right: bool) -> None:
        """Keep an answer of a person.

        Args:
            person: who has answered.
            kind: what is asked, such as `puzzle`.
            item: the puzzle or question, by a name that stays the same.
            day: on which day, as `date.toordinal` counts.
            is_right: whether the first try was right.
        """
        job = partial(learning.answered, person=person, kind=kind, item=item, day=day)
        self._do(partial(job, is_right=is_right))

    def answers(self, person: int, kind: str) -> tuple[KeptAnswer, ...]:
        """Return all answers of a person to one kind of question, in order.

        `learning.spacing` tells what is due from them.
        """
        return self._do(partial(learning.answers, person=person, kind=kind))

    def lesson_passed(self, person: int, lesson: str, ruleset: str) -> None:
        """Keep that a person has passed a lesson by the rules of a sheet."""
        job = partial(learning.pass_lesson, person=person, lesson=lesson, ruleset=ruleset)
        self._do(job)

    def lessons(self, person: int) -> frozenset[tuple[str, str]]:
        """Return which lessons a person has passed, each with the ruleset."""
        return self._do(partial(learning.lessons, person=person))

    def keep_puzzles(self, person: int, puzzles: Iterable[KeptPuzzle]) -> None:
        """Keep puzzles of a person; one that is there already stays as it is."""
        self._do(partial(learning.keep_puzzles, person=person, puzzles=tuple(puzzles)))

    def puzzles(self, person: int) -> tuple[KeptPuzzle, ...]:
        """Return all puzzles of a person, those first that were found last."""
        return self._do(partial(learning.puzzles, person=person))

    def keep_given_away(self, path: Path, hand: int, seats: Mapping[Seat, GivenAway]) -> None:
        """Keep what the people at some seats have given away in a hand of a saved game."""
        self.read_file(path)
        job = partial(given_away.keep, file=path.name, hand=hand, seats=dict(seats))
        self._do(job)

    def drop_given_away(self, path: Path, hand: int) -> None:
        """Take back what is known of the hands of a game from one on, which are played again."""
        self._do(partial(given_away.drop, file=path.name, hand=hand))

    # ------------------------------------------------------------------ games

    def read_file(self, path: Path) -> bool:
        """Bring what is new in a journal into the database; return whether anything was.

        Only games of the folder of saved games are kept.
        """
        if path.parent.resolve() != self.folder.resolve():
            return False
        return self._do(partial(games.read_file, path=path))

    def read_folder(self) -> int:
        """Bring all that is new in the saved games into the database; return how many had news.

        The numbers of files that are gone stay.
        """
        changed = 0
        for path in saved_games(self.folder):
            changed += self.read_file(path)
        return changed

    def refused(self, path: Path, hand: int, seat: int, rule: str, article: str) -> None:
        """Note that the referee refused an act of a person; guests and computers have none.

        Args:
            path: the journal of the game.
            hand: number of the hand, from 1.
            seat: whose act it was.
            rule: the rule it would have broken.
            article: where that stands.
        """
        self.read_file(path)
        values = hand, rule, article, path.name, seat
        self._do(lambda connection: connection.execute(_REFUSED, values))

    def rebuild(self) -> int:
        """Read all journals again; return how many games there are.

        Names that people had before, languages, colours and refusals stay, and who was forgotten
        stays forgotten. Games whose files are gone are left out.
        """
        found = saved_games(self.folder)
        self._do(partial(games.drop_others, files=frozenset(path.name for path in found)))
        for path in reversed(found):
            self._do(partial(games.read_file, path=path, whole=True))
        return len(found)

    # ------------------------------------------------------------------ questions

    def statistics(self, person: int) -> tuple[SheetStatistics, ...]:
        """Return what a person has played, the sheet with the most hands first."""
        return self._do(partial(statistics.statistics_of, person=person))

    def hands_of(self, person: int) -> tuple[HandOfPerson, ...]:
        """Return all hands a person has played, the earliest first."""
        return self._do(lambda connection: tuple(statistics.hands_of(connection, person)))

    def games(self) -> tuple[lists.ListedGame, ...]:
        """Return all games, the one first that was played last."""
        return self._do(lists.games)

    def hands(self, game: int | None = None) -> tuple[lists.ListedHand, ...]:
        """Return the finished hands of a game; `None`: of all games."""
        return self._do(lambda connection: tuple(lists.hands(connection, game)))

    def files_of(self, person: int) -> tuple[str, ...]:
        """Return the names of the saved games that hold a person's name."""
        return self._do(partial(people.files_of, person=person))

    # ------------------------------------------------------------------ the file

    def check(self) -> None:
        """Look through the whole database, such as once after the program was started."""
        self._do(database.check)

    def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Do something with the database; if it turns out to be damaged, once more after that."""
        try:
            with database.opened(self.path) as connection:
                return job(connection)
        except DamagedRecordsError as error:
            self.report = error
            database.set_aside(self.path)
            self.rebuild()
        with database.opened(self.path) as connection:
            return job(connection)


_REFUSED: Final = """
INSERT INTO refusal
SELECT file, ?, seat, ?, ?, 1 FROM place JOIN game ON game.id = place.game
WHERE file = ? AND seat = ? AND person IS NOT NULL
ON CONFLICT DO UPDATE SET times = times + 1
"""
