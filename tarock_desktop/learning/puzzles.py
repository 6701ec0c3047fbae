"""Puzzles from a person's own hands: decisions that have cost something he could have known.

A puzzle holds the acts of its hand up to the decision, so it outlives the file of its game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from tarock_desktop.bots.act_search import SPOKEN
from tarock_desktop.bots.costs import LITTLE, CardCost, Cost, NoCost
from tarock_desktop.bots.thought import rounded
from tarock_desktop.documents.names import quoted
from tarock_desktop.engine.decide import decide
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.journal.lines import Choice
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.learning.judging import LIMIT
from tarock_desktop.learning.lesson_file import Text
from tarock_desktop.learning.recording import (
    AskedAct,
    HandToAsk,
    RecordingError,
    recorded_hand,
)
from tarock_desktop.learning.trial import Trial
from tarock_desktop.session.looking_back import Decision, PlayedHand
from tarock_desktop.session.seating import Seating
from tarock_desktop.table.actions import Action, PlayCard
from tarock_desktop.table.codec import new_decoder, new_encoder
from tarock_desktop.table.events import Event
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Round
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import OptionError, load_variant

MOST: Final = 3
"""Puzzles that one hand gives at most."""
FORMAT: Final = 1
SEED: Final = "review"
"""What the review draws its sampled deals by: a puzzle is judged in the same deals."""


class PuzzleError(ValueError):
    """A puzzle that this program can't set: its game is unknown, or its rules have changed."""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A decision to be made again."""

    format: int = FORMAT
    ruleset: str
    options: dict[str, Choice]
    """Table options that were set, by id."""
    mode: Mode
    """What the table of the game did with acts that break a rule."""
    names: tuple[str, ...]
    """Of the computer players, by seat; empty for people, who may be forgotten."""
    seat: Seat
    """Whose decision it was."""
    before: Round
    """The round before the hand."""
    acts: tuple[Action, ...]
    """Of the hand, up to the decision."""
    act: int
    """How many acts of the game came before the decision."""
    done: Action
    """What was done."""
    cost: float
    """What that has cost as far as one could know, in the unit of the sheet."""

    @property
    def hand(self) -> int:
        """The number of the hand in its game, from 1."""
        return self.before.hand_no + 1


class Game(Struct, frozen=True, kw_only=True):
    """The game in which the hands were played."""

    ruleset: str
    options: dict[str, Choice]
    mode: Mode
    seating: Seating


def puzzles_of(hand: PlayedHand, costs: Iterable[Cost], game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles that a finished hand gives, the dearest decision first.

    Args:
        hand: with all hands open.
        costs: what decisions of people have cost, as far as it is known.
        game: in which the hand was played.
    """
    worth = _dearest(hand.decisions, costs, game.seating.humans)
    return tuple(_puzzle(hand, decision, cost, game) for decision, cost in worth)


def _dearest(
    decisions: Sequence[Decision], costs: Iterable[Cost], people: Collection[Seat]
) -> list[tuple[Decision, float]]:
    """Return the dearest decisions for each person, one of each trick or phase."""
    known = [(decisions[cost.number], _known(cost)) for cost in costs if cost.seat in people]
    known.sort(key=lambda pair: -pair[1])
    found: list[tuple[Decision, float]] = []
    taken: set[tuple[Seat, object]] = set()
    for decision, cost in known:
        part = decision.seat, _part(decision)
        count = sum(each.seat == decision.seat for each, _ in found)
        if cost > LIMIT and part not in taken and count < MOST:
            taken.add(part)
            found.append((decision, cost))
    return found


def _known(cost: Cost) -> float:
    """Return what a decision has cost as far as one could know; 0 where that is doubtful."""
    if isinstance(cost, NoCost) or cost.known is None:
        return 0.0
    if isinstance(cost, CardCost) and rounded(cost.least) < LITTLE <= rounded(cost.most):
        # With all cards open it may have cost nothing: the search did not come to an end.
        return 0.0
    return cost.known


def _part(decision: Decision) -> object:
    """Return the trick or the phase to which a decision belongs; all words are one."""
    view = decision.request.observation
    if isinstance(decision.action, PlayCard):
        return len(view.play.tricks)
    return SPOKEN if view.phase in SPOKEN else view.phase


def _puzzle(hand: PlayedHand, decision: Decision, cost: float, game: Game) -> Puzzle:
    places = game.seating.places
    return Puzzle(
        ruleset=game.ruleset,
        options=game.options,
        mode=game.mode,
        names=tuple(place.name if place.level else "" for place in places),
        seat=decision.seat,
        before=hand.before,
        acts=hand.acts[: decision.act - hand.first],
        act=decision.act,
        done=decision.action,
        cost=cost,
    )


# ------------------------------------------------------------------------------ kept


_ENCODER: Final = new_encoder()
_DECODER: Final = new_decoder(Puzzle)


def written(puzzle: Puzzle) -> str:
    """Return a puzzle as it is kept."""
    return _ENCODER.encode(puzzle).decode()


def read(content: str) -> Puzzle:
    """Return the puzzle that was kept.

    Raises:
        PuzzleError: it can't be read.
    """
    try:
        puzzle: Puzzle = _DECODER.decode(content)
    except (msgspec.MsgspecError, ValueError) as error:
        raise PuzzleError(str(error)) from None
    if puzzle.format != FORMAT:
        raise PuzzleError(f"format {puzzle.format}")
    return puzzle


def variant_of(puzzle: Puzzle) -> Variant:
    """Return the rules of a puzzle.

    Raises:
        PuzzleError: there are no such rules any more.
    """
    if puzzle.ruleset not in FAMILY_OF:
        raise PuzzleError(f"ruleset {quoted(puzzle.ruleset)}")
    try:
        return load_variant(puzzle.ruleset, puzzle.options)
    except OptionError as error:
        raise PuzzleError(str(error)) from None


def set_up(puzzle: Puzzle) -> tuple[Trial, tuple[Event, ...]]:
    """Return the table at which the decision is to be made, and what led there.

    The events are as the person knew them.

    Raises:
        PuzzleError: its acts can't be done by the rules of today.
    """
    variant, state, past = variant_of(puzzle), _start(puzzle), list[Event]()
    for entry in _entries(puzzle, variant, puzzle.acts):
        state = fold(state, entry.events)
        past += entry.events
    if state.turn != puzzle.seat:
        raise PuzzleError("the rules have changed since")
    trial = Trial(state, variant, pupils=frozenset((puzzle.seat,)), seed=SEED)
    trial.acts = puzzle.act
    return trial, trial.seen(tuple(past), puzzle.seat)


def lesson_of(puzzle: Puzzle, *, name: str, title: Text) -> str:
    """Return the file of a lesson that asks for the decision.

    Raises:
        RecordingError: no lesson can ask for it.
    """
    acts = (*puzzle.acts, puzzle.done)
    try:
        entries = tuple(_entries(puzzle, variant_of(puzzle), acts))
    except PuzzleError as error:
        raise RecordingError(str(error)) from None
    hand = HandToAsk(
        ruleset=puzzle.ruleset, options=puzzle.options, start=_start(puzzle), entries=entries
    )
    return recorded_hand(hand, (AskedAct(act=len(acts)),), name=name, title=title)


def _start(puzzle: Puzzle) -> State:
    return State(seq=0, phase=Phase.BETWEEN, turn=None, round=puzzle.before)


def _entries(puzzle: Puzzle, variant: Variant, acts: Iterable[Action]) -> Iterator[Entry]:
    """Do acts of the hand again and yield each with what came of it."""
    state = _start(puzzle)
    for action in acts:
        decision = decide(state, action, variant, puzzle.mode, acknowledged=True)
        if decision.verdict is not Verdict.ACCEPTED:
            raise PuzzleError("the rules have changed since")
        state = decision.state
        yield Entry(action, decision.events)
