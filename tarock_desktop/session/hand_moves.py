"""The cards of a finished hand as its players met them, for whoever looks back at it."""

from __future__ import annotations

from collections.abc import Iterable

from tarock_desktop.bots.costs import Move
from tarock_desktop.bots.protocol import Request
from tarock_desktop.engine.moves import prompt_from
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.table.actions import PlayCard, StartHand
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.base import Variant


def moves_of_hand(
    entries: Iterable[Entry], chips: Amounts, variant: Variant, hand: int | None = None
) -> tuple[Move, ...]:
    """Return the cards of a hand in order.

    Args:
        entries: the acts of a game that count.
        chips: what each seat had before the first of them.
        variant: its ruleset.
        hand: number of the hand, from 1; `None`: the last one.
    """
    state = opening_state(chips)
    moves: list[Move] = []
    wanted: tuple[Move, ...] = ()
    for ticket, entry in enumerate(entries):
        if isinstance(entry.action, StartHand):
            moves = []
        move = _move(state, entry, variant, ticket)
        if move is not None:
            moves.append(move)
        state = fold(state, entry.events)
        if hand is None or state.round.hand_no == hand:
            wanted = tuple(moves)
    return wanted


def _move(state: State, entry: Entry, variant: Variant, ticket: int) -> Move | None:
    """Return the card of an act as its player met it; `None` for any other act."""
    action = entry.action
    in_turn = state.phase is Phase.PLAY and state.turn == action.seat
    if not isinstance(action, PlayCard) or not in_turn:
        return None
    seen = observe(state, action.seat)
    request = Request(ticket, variant, seen, prompt_from(seen, variant), f"review/{ticket}")
    return Move(request, state, action.card)
