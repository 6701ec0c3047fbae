"""An evening: the games that are played one after another by people of one table.

Its file lies beside the journals of the games and names them in their order. What was played is
read from the journals; only what they do not know stands here: which game goes on with which, how
much of the clock is used up, how long a round is, start numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, Literal, final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.documents.conversion import convert, refuse_newer
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.faults import Fault, fault, not_known
from tarock_desktop.documents.files import load
from tarock_desktop.documents.names import quoted
from tarock_desktop.documents.people import is_name
from tarock_desktop.documents.toml import Document
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.journal.rules import variant_of
from tarock_desktop.journal.storage import replace_content
from tarock_desktop.records.score_sheet import ScoreSheet, score_sheet, sheet_of_journal
from tarock_desktop.session.saves import EVENING
from tarock_desktop.session.saves import SUFFIX as GAME
from tarock_desktop.session.session import GameSession

SUFFIX: Final = EVENING
FORMAT: Final = 1
MOST_GAMES: Final = 500
MOST_NUMBER: Final = 9_999
_MOST_HANDS: Final = 1_000
_MOST_MINUTES: Final = 24 * 60
_LOOKED_AT: Final = 50
"""How many of the newest evenings are looked at for the one that a game belongs to."""


class PlayedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game of the evening."""

    file: str
    """Its journal, in the folder of the evening."""
    begins: Literal["round", "people"]
    """Why it was begun: another round, or another number of people at the table."""
    seconds: int = 0
    """How much of the round's time was used up in it."""


class EveningFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands in the file of an evening."""

    evening: int = FORMAT
    ruleset: str
    hands: int = 0
    """Hands in a round; 0: as the sheet says."""
    minutes: int = 0
    """Minutes of a round; 0: as the sheet says."""
    numbers: dict[str, int] = {}
    """Start numbers, by name."""
    game: tuple[PlayedGame, ...]


def load_evening(path: Path) -> EveningFile:
    """Return the evening of a file.

    Raises:
        DocumentError: the first mistake, with line and column.
    """
    return read_evening(load(path))


def read_evening(document: Document) -> EveningFile:
    """Return the evening of a document; as `load_evening`."""
    refuse_newer(document, "evening", FORMAT)
    file = convert(document, EveningFile)
    for mistake in _mistakes(document, file):
        raise mistake
    return file


def _mistakes(document: Document, file: EveningFile) -> Iterator[DocumentError]:
    if file.evening < 1:
        yield document.error(("evening",), _bounds(1, FORMAT))
    if file.ruleset not in FAMILY_OF:
        yield document.error(("ruleset",), not_known("ruleset", file.ruleset, FAMILY_OF))
    if not 0 <= file.hands <= _MOST_HANDS:
        yield document.error(("hands",), _bounds(0, _MOST_HANDS))
    if not 0 <= file.minutes <= _MOST_MINUTES:
        yield document.error(("minutes",), _bounds(0, _MOST_MINUTES))
    for name, number in file.numbers.items():
        if not is_name(name):
            yield document.key_error(("numbers", name), fault("a name is not empty"))
        elif not 1 <= number <= MOST_NUMBER:
            yield document.error(("numbers", name), _bounds(1, MOST_NUMBER))
    if not 1 <= len(file.game) <= MOST_GAMES:
        yield document.key_error(("game",), fault("an evening has at least one game"))
    for place, game in enumerate(file.game):
        if Path(game.file).name != game.file or not game.file.endswith(GAME):
            what = fault("{name} is no game of this folder", name=quoted(game.file))
            yield document.error(("game", place, "file"), what)
        if game.seconds < 0:
            yield document.error(("game", place, "seconds"), _bounds(0, _MOST_MINUTES * 60))


def _bounds(least: int, most: int) -> Fault:
    return fault("this is a whole number from {least} to {most}", least=least, most=most)


def format_evening(file: EveningFile) -> str:
    """Return the text of an evening's file."""
    lines = [f"evening = {file.evening}", f"ruleset = {_text(file.ruleset)}"]
    if file.hands:
        lines.append(f"hands = {file.hands}")
    if file.minutes:
        lines.append(f"minutes = {file.minutes}")
    if file.numbers:
        lines += ["", "[numbers]"]
        lines += [f"{_text(name)} = {number}" for name, number in file.numbers.items()]
    for game in file.game:
        lines += ["", "[[game]]", f"file = {_text(game.file)}", f"begins = {_text(game.begins)}"]
        lines.append(f"seconds = {game.seconds}")
    return "\n".join(lines) + "\n"


def _text(text: str) -> str:
    return msgspec.json.encode(text).decode()


class Stretch(Struct, frozen=True):
    """One game of the evening with its score sheet."""

    number: int
    """The round it belongs to, from 1."""
    sheet: ScoreSheet


class ReadSeries(Struct, frozen=True):
    """What was read of an evening."""

    stretches: tuple[Stretch, ...]
    """All games that can be read, with their sheets, the one on the table last."""
    problems: tuple[DocumentError, ...]
    """Why the others can't be read."""
    sheets: Mapping[str, ScoreSheet]
    """Sheets of games that are over, by their files."""


class SeriesReader(Struct, frozen=True):
    """Reads an evening as it was when this was made; a thread may do it."""

    file: EveningFile
    path: Path | None
    sheets: Mapping[str, ScoreSheet]
    """Those that were read before."""
    present: Callable[[], ScoreSheet]
    """Gives the sheet of the game on the table."""

    def read(self) -> ReadSeries:
        """Return what the evening has brought."""
        sheets, problems, found = dict(self.sheets), list[DocumentError](), list[Stretch]()
        number = 0
        for place, game in enumerate(self.file.game):
            number += game.begins == "round"
            if place == len(self.file.game) - 1:
                found.append(Stretch(number, self._numbered(self.present())))
                continue
            if game.file not in sheets and self.path is not None:
                sheet = read_sheet(self.path.with_name(game.file))
                if isinstance(sheet, DocumentError):
                    problems.append(sheet)
                else:
                    sheets[game.file] = sheet
            if game.file in sheets:
                found.append(Stretch(number, self._numbered(sheets[game.file])))
        return ReadSeries(tuple(found), tuple(problems), sheets)

    def _numbered(self, sheet: ScoreSheet) -> ScoreSheet:
        known = self.file.numbers
        if not known:
            return sheet
        numbers = tuple(known.get(name, place) for place, name in enumerate(sheet.names, 1))
        return replace(sheet, numbers=numbers)


@final
class Series:
    """The evening that the game on the table belongs to."""

    def __init__(self, session: GameSession, file: EveningFile, path: Path | None) -> None:
        """Go on with the evening of *file*, whose last game is *session*; use `series_of`."""
        self._session = session
        self.file = file
        self.path = path
        """Where it is saved; `None`: nowhere."""
        self._sheets: dict[str, ScoreSheet] = {}
        """Sheets of games that are over, by their files."""

    @property
    def round(self) -> int:
        """Number of the present round, from 1."""
        return sum(game.begins == "round" for game in self.file.game)

    @property
    def seconds(self) -> int:
        """How much of the present round's time is used up."""
        used = 0
        for game in self.file.game:
            used = game.seconds if game.begins == "round" else used + game.seconds
        return used

    @property
    def hands(self) -> int | None:
        """How many hands the game on the table may have; `None`: as its sheet says."""
        length = self.file.hands or self._session.sheet.round.length
        earlier = self._hands_before()
        return max(0, length - earlier) if length and (self.file.hands or earlier) else None

    def _hands_before(self) -> int:
        """Return how many hands of the present round were played with others at the table."""
        played = 0
        for game in self.file.game[:-1]:
            played = 0 if game.begins == "round" else played
            sheet = self._sheet(game.file)
            played += 0 if sheet is None else len(sheet.hands)
        return played if self.file.game[-1].begins == "people" else 0

    @property
    def minutes(self) -> int:
        """How many minutes a round lasts; 0: the clock has no say."""
        return self.file.minutes or self._session.sheet.round_minutes

    @property
    def is_more_than_a_game(self) -> bool:
        """Whether there is something to be kept that the journal does not know."""
        file = self.file
        more = len(file.game) > 1 or file.hands or file.minutes or file.numbers
        return bool(more or file.game[-1].seconds)

    def use(self, seconds: int) -> None:
        """Note that so many seconds of the present round are used up."""
        *before, last = self.file.game
        earlier = self.seconds - last.seconds
        self.file = replace(
            self.file, game=(*before, replace(last, seconds=max(0, seconds - earlier)))
        )

    def limit(self, hands: int, minutes: int) -> None:
        """Let a round last so many hands or minutes; 0: as the sheet says."""
        self.file = replace(self.file, hands=hands, minutes=minutes)

    def note_numbers(self, numbers: dict[str, int]) -> None:
        """Note start numbers, by name."""
        self.file = replace(self.file, numbers={**self.file.numbers, **numbers})

    def go_on(self, session: GameSession, begins: Literal["round", "people"]) -> None:
        """Go on with another game; the one before is over."""
        last = self.file.game[-1].file
        self._sheets[last] = self._present()()
        self._session = session
        name = f"{len(self.file.game)}{GAME}" if session.path is None else session.path.name
        games = (*self.file.game, PlayedGame(name, begins))
        self.file = replace(self.file, game=games)

    def save(self) -> None:
        """Write the file.

        Raises:
            OSError: it can't be written.
        """
        if self.path is not None and self.is_more_than_a_game:
            replace_content(self.path, format_evening(self.file).encode())

    def reader(self) -> SeriesReader:
        """Return what reads the evening as it is now; tell `take` what it has read."""
        return SeriesReader(self.file, self.path, dict(self._sheets), self._present())

    def take(self, read: ReadSeries) -> None:
        """Keep what was read of games that are over."""
        self._sheets.update(read.sheets)

    def stretches(self) -> tuple[Stretch, ...]:
        """Return all games that can be read, with their sheets, the one on the table last."""
        read = self.reader().read()
        self.take(read)
        return read.stretches

    def _present(self) -> Callable[[], ScoreSheet]:
        session = self._session
        board, variant = session.scoreboard_reader(), session.variant
        names = session.seating.names
        return lambda: score_sheet(board(), variant, names)

    def _sheet(self, file: str) -> ScoreSheet | None:
        if file in self._sheets or self.path is None:
            return self._sheets.get(file)
        sheet = read_sheet(self.path.with_name(file))
        if isinstance(sheet, DocumentError):
            return None
        self._sheets[file] = sheet
        return sheet


def read_sheet(path: Path) -> ScoreSheet | DocumentError:
    """Return the score sheet of a journal, or why there is none."""
    try:
        reading = read_journal(path)
        return sheet_of_journal(reading, variant_of(reading.header, reading.name))
    except JournalError as error:
        return error


def series_of(session: GameSession) -> Series:
    """Return the evening that a game belongs to; its own one where it is the first."""
    path = session.path
    if path is not None:
        for found in _evenings(path.parent):
            try:
                file = load_evening(found)
            except DocumentError:
                continue  # It is named when somebody opens it.
            if file.game[-1].file == path.name and file.ruleset == session.ruleset:
                return Series(session, file, found)
    name = f"0{GAME}" if path is None else path.name
    own = EveningFile(ruleset=session.ruleset, game=(PlayedGame(name, "round"),))
    return Series(session, own, None if path is None else path.with_suffix(SUFFIX))


def _evenings(folder: Path) -> tuple[Path, ...]:
    """Return the evenings of a folder, the one written last first."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in folder.glob(f"*{SUFFIX}")]
    except OSError:
        return ()
    return tuple(path for _, path in sorted(found, reverse=True)[:_LOOKED_AT])


def last_game(path: Path) -> Path:
    """Return the journal with which an evening goes on.

    Raises:
        DocumentError: the file of the evening can't be used, or its last game is gone.
    """
    document = load(path)
    file = read_evening(document)
    game = path.with_name(file.game[-1].file)
    if not game.is_file():
        what = fault("there is no such file")
        raise document.error(("game", len(file.game) - 1, "file"), what)
    return game
