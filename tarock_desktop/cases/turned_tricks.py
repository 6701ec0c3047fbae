"""Which of the turned tricks a script means."""

from __future__ import annotations

from tarock_desktop.table.state import State


def is_turned(number: int, state: State, tricks: int) -> bool:
    """Return whether *number* is that of a complete trick of a hand of so many *tricks*."""
    return 1 <= number <= tricks - max(hand.size for hand in state.deal.hands)


def is_last_trick(number: int, state: State, tricks: int) -> bool:
    """Return whether *number* is that of the last complete trick of a hand of so many *tricks*.

    A position may begin in the middle: its tricks are counted from there, or from the first.
    """
    known = sum(bool(trick.cards) for trick in state.play.tricks)
    turned = tricks - max(hand.size for hand in state.deal.hands)
    return bool(known) and number in (known, turned)
