"""Looking back at a hand: what was asked of each player, what he could know, what he did.

How much somebody may look at stands in `sight`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.bots.costs import Move
from tarock_desktop.bots.protocol import Request
from tarock_desktop.engine.moves import prompt_from
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.session.sight import Sight
from tarock_desktop.table.actions import (
    Action,
    ArrangeDeal,
    ArrangeDeck,
    Claim,
    CloseRound,
    JudgeRuling,
    PlayCard,
    ReopenRuling,
    Slip,
    StartHand,
)
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.events import Event
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import BETWEEN_HANDS
from tarock_desktop.table.records import Round
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.seats import Seat, Viewer, Watcher
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.table.view import Observation, View
from tarock_desktop.variants.base import Variant

NOT_ASKED: Final = (
    StartHand | CloseRound | ArrangeDeck | ArrangeDeal | Claim | JudgeRuling | ReopenRuling | Slip
)
"""What nobody is asked to do."""


class Decision(Struct, frozen=True):
    """An act that somebody was asked for."""

    number: int
    """Place among the acts of the hand that were asked for, from 0."""
    act: int
    """How many acts of the game came before it."""
    place: int
    """Place of its first event among those of the hand."""
    request: Request
    """What its doer was asked and knew."""
    action: Action
    truth: Observation | None = None
    """The table before it as the referee sees it; `None`: that may not be seen yet."""

    @property
    def seat(self) -> Seat:
        """Whose decision it was."""
        return self.request.seat

    @property
    def move(self) -> Move | None:
        """The same as a card to be judged; `None` for another act, or while hands are hidden."""
        if self.truth is None or not isinstance(self.action, PlayCard):
            return None
        return Move(self.request, self.truth, self.action.card)


class PlayedHand(Struct, frozen=True):
    """One hand to look back at."""

    number: int
    """Of the hand, from 1."""
    decisions: tuple[Decision, ...]
    """Those that may be looked at."""
    events: tuple[Event, ...]
    """What happened, as it may be known."""
    sight: Sight
    result: Observation
    """The table as it stands or was left, as it may be known."""
    before: Round
    """The round before its first act."""
    first: int
    """How many acts of the game came before its first one."""
    acts: tuple[Action, ...] = ()
    """All acts in order; nothing while hands are hidden."""


class Looker(Struct, frozen=True):
    """Who looks back, and how much he may see."""

    sight: Sight
    viewer: Viewer
    people: tuple[Seat, ...]
    """Seats whose decisions nobody else may look at while hands are hidden."""
    asked: Callable[[int], Request | None] = lambda _: None
    """Gives the request that a computer player really got, by the number of acts before it."""

    def may_see(self, seat: Seat) -> bool:
        """Return whether he may look at a decision of *seat*."""
        match self.sight:
            case Sight.NOTHING:
                return False
            case Sight.OWN:
                return seat == self.viewer
            case Sight.PLAYERS:
                return seat == self.viewer or seat not in self.people
            case Sight.EVERYTHING:
                return True


def look_back(
    start: View, entries: Sequence[Entry], first: int, variant: Variant, looker: Looker
) -> PlayedHand:
    """Return a hand for *looker*.

    Args:
        start: the full table before the first of *entries*.
        entries: the acts of the hand.
        first: how many acts of the game came before them.
        variant: the ruleset of the game.
        looker: who looks back.
    """
    if not isinstance(start, State):
        raise TypeError("only from the full table can a hand be followed")
    is_open = looker.sight is Sight.EVERYTHING
    as_seen = Watcher.REFEREE if is_open else looker.viewer
    state: State = start
    events, found = list[Event](), list[Decision]()
    for number, entry in enumerate(entries):
        place = len(events)
        decision = _decision(state, entry, variant, first + number)
        if decision is not None and looker.may_see(decision.seat):
            known = looker.asked(decision.act)
            if known is not None and known.observation == decision.request.observation:
                decision = replace(decision, request=known)
            truth = observe(state, Watcher.REFEREE) if is_open else None
            found.append(replace(decision, number=len(found), place=place, truth=truth))
        events += (redact(event, as_seen) for event in entry.events)
        state = fold(state, entry.events)
    result = observe(state, as_seen)
    return PlayedHand(
        *(state.round.hand_no, tuple(found), tuple(events), looker.sight, result),
        before=start.round,
        first=first,
        acts=tuple(entry.action for entry in entries) if is_open else (),
    )


def _decision(state: State, entry: Entry, variant: Variant, act: int) -> Decision | None:
    """Return what was asked when an act was done; `None`: nobody was asked for it."""
    action = entry.action
    if state.turn is None or state.turn != action.seat or isinstance(action, NOT_ASKED):
        return None
    if state.phase in BETWEEN_HANDS:
        return None
    seen = observe(state, action.seat)
    request = Request(act, variant, seen, prompt_from(seen, variant), f"review/{act}")
    return Decision(0, act, 0, request, action)


def moves_of_hand(
    entries: Sequence[Entry], chips: Amounts, variant: Variant, hand: int | None = None
) -> tuple[Move, ...]:
    """Return the cards of a hand in order, all hands open; nothing: there is no such hand.

    Args:
        entries: the acts of a game that count.
        chips: what each seat had before the first of them.
        variant: its ruleset.
        hand: number of the hand, from 1; `None`: the last one.
    """
    state = opening_state(chips)
    starts: list[tuple[int, State]] = []
    for place, entry in enumerate(entries):
        if isinstance(entry.action, StartHand):
            starts.append((place, state))
        state = fold(state, entry.events)
    number = len(starts) if hand is None else hand
    if not 1 <= number <= len(starts):
        return ()
    first, start = starts[number - 1]
    last = starts[number][0] if number < len(starts) else len(entries)
    looker = Looker(Sight.EVERYTHING, Watcher.REFEREE, ())
    played = look_back(start, entries[first:last], first, variant, looker)
    return tuple(each.move for each in played.decisions if each.move is not None)
