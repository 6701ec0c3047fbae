"""A long evening is opened by its digests; only the running hand is decided again at once."""

from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
import pytest

from tarock_desktop.engine.decide import decide
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.journal.errors import ContradictedError
from tarock_desktop.journal.lines import ActLine, Line, digest_of, seal
from tarock_desktop.journal.outline import PackedLines, WrittenAct, outline
from tarock_desktop.journal.reading import Reading, read_journal
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.journal.upcast import UPCASTS
from tarock_desktop.session import saves
from tarock_desktop.session.saves import open_saved, resume, saved_games
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import StartHand
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.table.state import before_hand, opening_state, with_round
from tests.kit.clumsy_bots import sloppy_round
from tests.kit.play import random_steps, variant_with
from tests.unit.session.tables import go_to, play_acts, session

ACTS = 190
"""Two hands of SPJST and a part of the third."""
VIEWERS = (Seat(0), Seat(1), Seat(2), Seat(3), Watcher.PUBLIC, Watcher.REFEREE)


def saved(folder: Path, acts: int = ACTS, level: str = "plain") -> Path:
    game = session(0, folder=folder, level=level)
    play_acts(game, acts)
    game.close()
    return saved_games(folder)[0]


def written(path: Path, reading: Reading, lines: Iterable[Line]) -> None:
    """Write a journal whose digests are right, whatever its lines say."""
    sealed = seal(reading.header, "")
    content = sealed.content
    for line in lines:
        sealed = seal(line, sealed.digest)
        content += sealed.content
    path.write_bytes(content)


def with_forged_act(path: Path, place: int = 9) -> int:
    """Leave the last event of an act out, by default of the first hand; return its line."""
    reading = read_journal(path)
    line = reading.lines[place]
    assert isinstance(line, ActLine)
    forged = msgspec.structs.replace(line, e=line.e[:-1])
    written(path, reading, (*reading.lines[:place], forged, *reading.lines[place + 1 :]))
    return place + 2


def look(game: GameSession) -> list[object]:
    """Return all that can be seen of a game."""
    hands = range(1, game.hands + 1)
    return [
        *(game.observation(viewer) for viewer in VIEWERS),
        *(game.history(viewer) for viewer in VIEWERS),
        *(game.look_back(Watcher.PUBLIC, hand).events for hand in hands),
        *(game.look_back(Seat(0), hand).result for hand in hands),
        *(game.rulings(viewer) for viewer in VIEWERS),
        (game.prompt(), game.ticket, game.position, game.length, game.hands, game.seating),
    ]


@pytest.mark.slow
@pytest.mark.parametrize("is_clumsy", [False, True])
@pytest.mark.parametrize("ruleset", sorted(FAMILY_OF))
def test_only_the_events_of_the_round_outlast_a_hand(ruleset: str, is_clumsy: bool):
    variant = variant_with(ruleset)
    play = sloppy_round if is_clumsy else random_steps
    steps = list(play(variant, "outlast", hands=3))
    table, begun = opening_state((variant.start,) * len(steps[-1].after.round.seats)), 0
    for step in steps:
        if isinstance(step.action, StartHand):
            table = before_hand(table)
            assert begun == 0 or table == before_hand(step.before)
            begun += 1
        act = Entry(step.action, step.decision.events)
        table = with_round(table, act.outlasting(), act.count)
    assert begun == 3


@pytest.mark.parametrize("undone", [0, 1, 20])
def test_it_is_the_same_game_as_before(tmp_path: Path, undone: int):
    game = session(0, folder=tmp_path)
    play_acts(game, ACTS)
    for _ in range(undone):
        assert game.undo()
    before = look(game)
    game.close()
    resumed = resume(saved_games(tmp_path)[0])
    assert resumed.reports == ()
    assert resumed.session is not None
    assert len(resumed.session.rechecks) > 0
    assert look(resumed.session) == before
    for move, times in (("redo", 2), ("undo", 50), ("redo", 10)):
        for _ in range(times):
            getattr(resumed.session, move)()
        again = session(0)
        play_acts(again, resumed.session.position)
        assert resumed.session.observation(Watcher.REFEREE) == again.observation(Watcher.REFEREE)


def test_every_line_is_read_as_one_by_one(tmp_path: Path):
    path = saved(tmp_path)
    content = path.read_bytes()
    quick, slow = outline(content, "x"), read_journal(path)
    assert quick is not None
    assert list(quick.game.entries) == list(slow.timeline().entries)
    assert (quick.count, quick.digest, quick.size) == (slow.count, slow.digest, slow.size)
    for act, entry in zip(quick.game.entries.acts, slow.timeline().entries, strict=True):
        assert (act.starts_hand, act.count) == (entry.starts_hand, entry.count)
        assert act.outlasting() == entry.outlasting()


@pytest.mark.parametrize("opened", [resume, open_saved])
def test_only_the_running_hand_is_decided_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: Callable[[Path], saves.Resumed]
):
    path = saved(tmp_path)
    starts = [
        number
        for number, entry in enumerate(read_journal(path).timeline().entries)
        if entry.starts_hand
    ]
    decided: list[object] = []

    def counted(*given: object, **more: object) -> object:
        decided.append(given[1])
        return decide(*given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr("tarock_desktop.journal.verify.decide", counted)
    game = opened(path).session
    assert game is not None
    assert len(decided) == ACTS - starts[-1]
    assert [piece() for piece in game.rechecks.pieces()] == [None] * (len(starts))
    assert len(decided) == ACTS
    assert len(game.rechecks) == 0


def test_the_acts_of_earlier_hands_are_kept_as_they_are_written():
    game = session(0)
    play_acts(game, ACTS)
    acts = game._journal.acts
    starts = [number for number, act in enumerate(acts) if act.starts_hand]
    kinds = [type(act) for act in acts]
    assert kinds == [WrittenAct] * starts[-1] + [Entry] * (ACTS - starts[-1])
    # One object for each of them, not one for each act.
    held = game._journal._timeline.entries.acts.held[: starts[-1]]
    assert len({id(each) for each in held}) == len(starts) - 1
    while game.position > 20 and game.undo():
        pass
    left = game.position
    play_acts(game, ACTS)
    again = session(0)
    play_acts(again, ACTS + left)
    assert list(game._journal.entries) == list(again._journal.entries)


def test_of_a_game_that_was_read_only_the_last_hand_is_not_packed(tmp_path: Path):
    game = session(0, folder=tmp_path)
    # In the second hand something is taken back: lines of its part of the file do not count.
    play_acts(game, 100)
    while game.position > 95:
        assert game.undo()
    play_acts(game, 245 - game.position)
    game.close()
    path = saved_games(tmp_path)[0]
    forged = with_forged_act(path, place=160)
    opened = open_saved(path).session
    assert opened is not None
    held, starts = opened._journal._timeline.entries.acts.held, opened._starts
    kinds = [{type(each) for each in held[: starts[1][0]]}, {type(each) for each in held[-1:]}]
    assert kinds == [{PackedLines}, {WrittenAct}]
    assert list(opened._journal.entries) == list(read_journal(path).timeline().entries)
    faults = [fault for piece in opened.rechecks.pieces() if (fault := piece()) is not None]
    assert [fault.position.line for fault in faults] == [forged]


def test_a_torn_line_is_dropped(tmp_path: Path):
    path = saved(tmp_path)
    content = path.read_bytes()
    path.write_bytes(content + b'{"line":"act","n":191')
    resumed = resume(path)
    assert resumed.session is not None
    assert len(resumed.session.rechecks) > 0
    assert path.read_bytes() == content
    play_acts(resumed.session, 1)
    resumed.session.close()
    assert read_journal(path).damage is None


def test_an_earlier_hand_against_the_rules_is_found_and_not_shown(tmp_path: Path):
    path = saved(tmp_path)
    line = with_forged_act(path)
    content = path.read_bytes()
    resumed = resume(path)
    game = resumed.session
    assert game is not None
    assert game.hands == 3
    faults = [fault for piece in game.rechecks.pieces() if (fault := piece()) is not None]
    assert [fault.position.line for fault in faults] == [line]
    with pytest.raises(ContradictedError):
        game.look_back(Watcher.PUBLIC, 1)
    with pytest.raises(ContradictedError):
        game.lesson(1)
    assert path.read_bytes() == content
    assert game.look_back(Watcher.PUBLIC, 2).number == 2
    play_acts(game, 3)
    assert game.position == ACTS + 3
    with pytest.raises(ContradictedError):
        go_to(game, 0)


def test_a_running_hand_against_the_rules_is_damage(tmp_path: Path):
    path = saved(tmp_path, 30)
    line = with_forged_act(path)
    resumed = resume(path)
    assert [error.position.line for error in resumed.reports] == [line]
    assert resumed.session is not None
    assert resumed.session.position == line - 2


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"seat":1', b'"seat":7'),
        (b'{"event":"', b'{"event":"no-'),
        (b'"a":{', b'"b":{'),
    ],
)
def test_a_line_that_says_something_strange_is_never_taken(tmp_path: Path, old: bytes, new: bytes):
    """Its digests are right: somebody has sealed it again."""
    path = saved(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    place = next(n for n, line in enumerate(lines) if n > 10 and old in line)
    content, digest = b"", ""
    for number, line in enumerate(lines):
        body = line[: line.rindex(b',"d":"')] + b"}"
        changed = body.replace(old, new, 1) if number == place else body
        digest = digest_of(changed, digest)
        content += changed[:-1] + b',"d":"' + digest.encode() + b'"}\n'
    path.write_bytes(content)
    resumed = resume(path)
    game = resumed.session
    assert game is not None
    faults = [fault for piece in game.rechecks.pieces() if (fault := piece()) is not None]
    assert [e.position.line for e in (*resumed.reports, *faults)] == [place + 1]


def test_older_formats_are_read_one_by_one():
    assert set(UPCASTS) == {1, 2, 3}
    folder = Path(__file__).parents[2] / "golden" / "journals"
    for path in folder.glob("*.tarock"):
        # The lines of format 3 are those of format 4.
        is_kept = path.name.startswith("format-3")
        assert (outline(path.read_bytes(), path.name) is not None) == is_kept
