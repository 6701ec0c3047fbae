"""Saved games: a folder of journals, one for each game, resumed where they end."""

from __future__ import annotations

import shutil
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop import __version__
from tarock_desktop.documents.faults import fault
from tarock_desktop.documents.files import reason
from tarock_desktop.journal.comments import Comments
from tarock_desktop.journal.errors import (
    NOT_BY_THE_RULES,
    BusyError,
    JournalError,
    OtherVersionError,
    at_line,
)
from tarock_desktop.journal.excerpt import excerpt, with_digests
from tarock_desktop.journal.journal import Journal
from tarock_desktop.journal.lines import SAME_LINES, Branch, Header
from tarock_desktop.journal.outline import outline
from tarock_desktop.journal.reading import Reading, bytes_of, read_content
from tarock_desktop.journal.rules import check_same_rules, hash_of, variant_of
from tarock_desktop.journal.storage import (
    JournalFile,
    kept_aside,
    name_aside,
    replace_content,
)
from tarock_desktop.journal.verify import IMPOSSIBLE, contradiction, verify
from tarock_desktop.session.game_record import GameRecord
from tarock_desktop.session.seating import Seating, from_notes
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.events import RoundClosed
from tarock_desktop.table.rulings import Mode
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import Choices, load_variant

SUFFIX: Final = ".tarock"
EVENING: Final = ".tarock-evening"
"""Ends the name of a file that tells which games belong to one evening (`records.series`)."""
SCORES: Final = ".tarock-scores"
"""Ends the name of a file with scores from paper (`records.paper`)."""
LECTURE: Final = ".tarock-lecture"
"""Ends the name of a file that says what a teacher shows (`learning.playlist`)."""
LAST_PLAYED: Final = "last-played"
"""Names the game of its folder that was on the table last: a clock may have been wrong."""
_ACT: Final = b'{"line":"act",'
_CLOSED: Final = b'{"event":"round-closed",'
_LOOKED_AT: Final = 20
"""How many of the newest games are looked at for one to go on with."""


class Resumed(Struct, frozen=True):
    """What came of looking for a game to go on with."""

    session: GameSession | None
    """The game; `None`: there is none."""
    reports: tuple[JournalError, ...] = ()
    """What was wrong with files on the way; a damaged one has got a new name."""


class Imported(Struct, frozen=True):
    """A game that was taken in from another file."""

    path: Path
    """Where it is saved now."""
    damage: JournalError | None
    """Why nothing after a line could be read."""


def new_game(
    ruleset: str,
    options: Choices,
    seating: Seating,
    folder: Path | None = None,
    seeds: Seeds | None = None,
    *,
    mode: Mode = Mode.GUARD,
) -> GameSession:
    """Return a new game; it is saved in *folder*, or not at all.

    Raises:
        KeyError: there is no such ruleset.
        OptionError: an option is unknown or can't have this value.
        ValueError: the game is not for so many.
        JournalError: it can't be saved there.
    """
    return begin(load_variant(ruleset, options), options, seating, folder, seeds, mode=mode)


def begin(
    variant: Variant,
    options: Choices,
    seating: Seating,
    folder: Path | None = None,
    seeds: Seeds | None = None,
    *,
    mode: Mode = Mode.GUARD,
) -> GameSession:
    """Return a new game by a loaded *variant* that has these *options*; as `new_game`."""
    identity = variant.sheet.ruleset
    if len(seating.places) not in identity.players:
        raise ValueError(f"{len(seating.places)} can't play {identity.name}")
    header = Header(
        ruleset=identity.id,
        hash=hash_of(identity.id, options),
        options=dict(options),
        mode=mode,
        seats=seating.notes(),
        engine=__version__,
    )
    file = None if folder is None else _new_file(folder, identity.id)
    return GameSession(variant, Journal(header, file), seating, seeds)


def play_on(
    record: GameRecord,
    act: int,
    seating: Seating,
    folder: Path | None = None,
    seeds: Seeds | None = None,
) -> GameSession:
    """Return a new game that goes on from a moment of another one, which is not changed.

    Args:
        record: the other game.
        act: how many of its acts are taken over.
        seating: who plays on, one for every seat.
        folder: where the new game is saved; `None`: nowhere.
        seeds: where its chance comes from.

    Raises:
        OtherVersionError: the rules have changed since the other game was played.
        JournalError: it can't be saved, or an act can't be read.
    """
    check_same_rules(record.header, record.name)
    source = Branch(record.name, record.hand_of(act), act)
    content = excerpt(record.header, record.acts[:act], seating.notes(), source)
    return _begun_with(content, record.header.ruleset, folder, seeds)


def take_in(path: Path, folder: Path) -> Imported:
    """Copy the game of any file into the folder of saved games; the file is not changed.

    JSON lines without digests get them. What can be read is taken in, with what was taken back.

    Raises:
        JournalError: nothing of it can be used.
    """
    content = with_digests(bytes_of(path))
    reading = read_content(content, str(path))
    variant_of(reading.header, reading.name)
    file = _new_file(folder, reading.header.ruleset)
    try:
        file.append(content[: reading.size])
    except JournalError:
        file.close()
        file.path.unlink(missing_ok=True)
        raise
    file.close()
    return Imported(file.path, reading.damage)


def _begun_with(
    content: bytes, ruleset: str, folder: Path | None, seeds: Seeds | None
) -> GameSession:
    """Return a new game whose journal begins with *content*, which is sound."""
    file = None if folder is None else _new_file(folder, ruleset)
    name = ruleset if file is None else str(file.path)
    if file is not None:
        try:
            file.append(content)
        except JournalError:
            file.close()
            file.path.unlink(missing_ok=True)
            raise
    session = _opened_by_digests(content, Path(name), file, seeds)
    if session is None:
        raise ValueError("the beginning of a sound game is sound")
    return session


def resume(path: Path, seeds: Seeds | None = None) -> Resumed:
    """Return the game of one file, up to its first damage.

    A damaged file is kept under a new name. What could be read of it stands in its place and can
    be played on. A file of a newer version, or by other rules, is left as it is.

    Raises:
        BusyError: another window is playing this game.
    """
    file = JournalFile.reopen(path)
    try:
        content = bytes_of(file)
        session = _opened_by_digests(content, path, file, seeds)
        if session is not None:
            return Resumed(session)
        reading = read_content(content, str(path))
        variant = variant_of(reading.header, reading.name)
        check_same_rules(reading.header, reading.name)
    except OtherVersionError as error:
        file.close()
        return Resumed(None, (error,))
    except JournalError as error:
        file.close()
        _keep_aside(path)
        return Resumed(None, (error,))
    reading = _checked(reading, variant)
    if reading.damage is not None or reading.version < SAME_LINES:
        file.close()
        file, reading = _written_again(path, reading)
    elif reading.torn:
        file.cut(reading.size)
    journal = Journal(reading.header, file, reading)
    session = GameSession(variant, journal, from_notes(journal.seats), seeds)
    return Resumed(session, () if reading.damage is None else (reading.damage,))


def open_saved(path: Path, seeds: Seeds | None = None) -> Resumed:
    """Return the game of a file that somebody chose, which is never renamed or repaired.

    What can't be played on as it stands - the rules have changed, another window plays it, a part
    of it is damaged - comes as a copy in memory, with the reason; its comments can be written.

    Raises:
        JournalError: nothing of it can be used.
    """
    try:
        file: JournalFile | None = JournalFile.reopen(path)
        reports: tuple[JournalError, ...] = ()
    except BusyError as error:
        file, reports = None, (error,)
    try:
        content = bytes_of(file or path)
        session = _opened_by_digests(content, path, file, seeds)
        if session is not None:
            session.comments = Comments.beside(path)
            return Resumed(session, reports)
        reading = read_content(content, str(path))
        variant = variant_of(reading.header, reading.name)
        reading, doubts = _doubted(reading, variant)
    except JournalError:
        if file is not None:
            file.close()
        raise
    if file is not None and (doubts or reading.version < SAME_LINES):
        file.close()
        file = None
    elif file is not None and reading.torn:
        file.cut(reading.size)
    journal = Journal(reading.header, file, reading)
    session = GameSession(variant, journal, from_notes(journal.seats), seeds)
    session.comments = Comments.beside(path)
    return Resumed(session, reports + doubts)


def _opened_by_digests(
    content: bytes, path: Path, file: JournalFile | None, seeds: Seeds | None
) -> GameSession | None:
    """Return the game of a file without damage, of which only the running hand is decided again.

    `None`: everything must be read and decided, to find what is wrong.
    """
    try:
        found = outline(content, str(path))
        if found is None:
            return None
        variant = variant_of(found.header, found.name)
        check_same_rules(found.header, found.name)
        journal = Journal(found.header, file, found)
        seating = from_notes(journal.seats)
        session = GameSession(variant, journal, seating, seeds, is_decided=False)
        session.rechecks.check(session.hands)
    except (JournalError, *IMPOSSIBLE):
        return None
    if file is not None and found.torn:
        file.cut(found.size)
    return session


def _doubted(reading: Reading, variant: Variant) -> tuple[Reading, tuple[JournalError, ...]]:
    """Return what of a game can be looked at, and why it can't be played on."""
    try:
        check_same_rules(reading.header, reading.name)
    except JournalError as error:
        return _without_contradiction(reading, variant, error)
    checked = _checked(reading, variant)
    return checked, () if checked.damage is None else (checked.damage,)


def _without_contradiction(
    reading: Reading, variant: Variant, doubt: JournalError
) -> tuple[Reading, tuple[JournalError, ...]]:
    """Return what can be told of a game by other rules, with *doubt* and where it ends."""
    line = contradiction(reading, variant)
    if line is None:
        return reading, (doubt,) if reading.damage is None else (doubt, reading.damage)
    damage = at_line(reading.name, line, fault("the events contradict each other"))
    kept = replace(reading, lines=reading.lines[: line - 2], damage=damage)
    return kept, (doubt, damage)


def resume_newest(folder: Path, seeds: Seeds | None = None) -> Resumed:
    """Return the unfinished game that was played last; games that others play are left alone."""
    reports: list[JournalError] = []
    for path in _played_last_first(folder)[:_LOOKED_AT]:
        try:
            if is_finished(path):
                continue
            resumed = resume(path, seeds)
        except BusyError:
            continue
        except JournalError as error:
            reports.append(error)
            continue
        reports += resumed.reports
        if resumed.session is not None:
            return Resumed(resumed.session, tuple(reports))
    return Resumed(None, tuple(reports))


def remember(path: Path) -> None:
    """Remember that a saved game is on the table; if that fails, its time is all there is."""
    with suppress(OSError):
        replace_content(path.with_name(LAST_PLAYED), path.name.encode())


def _played_last_first(folder: Path) -> tuple[Path, ...]:
    """Return the saved games, the one first that was on the table last."""
    found = saved_games(folder)
    try:
        name = (folder / LAST_PLAYED).read_bytes().decode()
    except (OSError, UnicodeDecodeError):
        return found
    return tuple(sorted(found, key=lambda path: path.name != name))


def saved_games(folder: Path) -> tuple[Path, ...]:
    """Return the journals of a folder, the one written last first."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in folder.glob(f"*{SUFFIX}")]
    except OSError:
        return ()
    return tuple(path for _, path in sorted(found, reverse=True))


def is_finished(path: Path) -> bool:
    """Return whether the round of a journal is closed; damage is not looked for."""
    try:
        content = bytes_of(path)
        *_, before, last, _torn = (b"", b"", *content.rsplit(b"\n", 2))
        if before and last.startswith(_ACT):
            return _CLOSED in last
        timeline = read_content(content, str(path)).timeline()
    except JournalError:
        return False
    entries = timeline.entries[: timeline.position]
    return bool(entries) and any(isinstance(event, RoundClosed) for event in entries[-1].events)


def _new_file(folder: Path, ruleset: str) -> JournalFile:
    stamp = datetime.now(tz=UTC).astimezone().strftime("%Y%m%d-%H%M%S")
    for number in range(1, 1000):
        more = f"-{number}" if number > 1 else ""
        path = folder / f"{ruleset}-{stamp}{more}{SUFFIX}"
        if not path.exists():
            return JournalFile.create(path)
    raise at_line(str(folder), 1, fault("there are too many games of this second"))


def _checked(reading: Reading, variant: Variant) -> Reading:
    """Return *reading* up to the first line that the rules contradict."""
    difference = verify(reading, variant)
    if difference is None:
        return reading
    damage = at_line(reading.name, difference.line, NOT_BY_THE_RULES)
    return replace(reading, lines=reading.lines[: difference.line - 2], damage=damage)


def _written_again(path: Path, reading: Reading) -> tuple[JournalFile, Reading]:
    """Keep the file aside and put what could be read in its place, in the present format."""
    fresh = path.with_name(f"{path.name}.fresh")
    try:
        fresh.unlink(missing_ok=True)
        shutil.copyfile(path, name_aside(path))
        draft = JournalFile.create(fresh)
        journal = Journal(reading.header, draft)
        for line in reading.lines:
            journal.take(line)
        journal.close()
        # At every moment the game stands under its name, old or new.
        fresh.replace(path)
    except OSError as error:
        raise at_line(
            str(path), 1, fault("cannot be repaired: {reason}", reason=reason(error))
        ) from None
    file = JournalFile.reopen(path)
    again = read_content(bytes_of(file), str(path))
    return file, replace(again, damage=reading.damage)


def _keep_aside(path: Path) -> None:
    try:
        kept_aside(path)
    except OSError as error:
        raise at_line(
            str(path), 1, fault("cannot be kept aside: {reason}", reason=reason(error))
        ) from None
