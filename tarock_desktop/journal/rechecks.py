"""Hands of a long evening that were read from a file, to be decided again when there is time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import final

from msgspec import Struct

from tarock_desktop.documents.errors import Position
from tarock_desktop.journal.errors import NOT_BY_THE_RULES, ContradictedError, JournalError
from tarock_desktop.journal.outline import WrittenAct
from tarock_desktop.journal.timeline import Act
from tarock_desktop.journal.verify import verify_hand
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


class HandCheck(Struct, frozen=True):
    """One hand of a file whose acts have not been decided again."""

    table: State
    """The table before it."""
    acts: Sequence[Act]
    first: int
    """Number of its first act in the game, from 1."""
    variant: Variant
    mode: Mode

    def fault(self) -> JournalError | None:
        """Return the first act that the rules contradict; `None`: all follow them."""
        try:
            number = verify_hand(self.table, self.acts, self.first, self.variant, self.mode)
        except JournalError as error:
            return ContradictedError(error.name, error.position, error.what)
        if number is None:
            return None
        act = self.acts[number - self.first]
        if not isinstance(act, WrittenAct):
            raise TypeError("only what was read from a file is decided again")
        return ContradictedError(act.lines.name, Position(act.number, 1), NOT_BY_THE_RULES)


@final
class Rechecks:
    """The hands of a game that were not decided again yet, by their number.

    Nobody looks at such a hand: `check` stands before every look. In a window a thread decides
    the others meanwhile.
    """

    def __init__(self, hands: Iterable[tuple[int, HandCheck]] = ()) -> None:
        self._waiting = dict(hands)

    def __len__(self) -> int:
        return len(self._waiting)

    def check(self, hand: int) -> None:
        """Decide a hand again, unless that was done.

        Raises:
            JournalError: what stands in the file does not follow the rules.
        """
        fault = self._fault(hand)
        if fault is not None:
            raise fault

    def pieces(self) -> tuple[Callable[[], JournalError | None], ...]:
        """Return a call for each hand; it returns what is wrong with it, in any thread."""
        return tuple(partial(self._fault, hand) for hand in sorted(self._waiting, reverse=True))

    def _fault(self, hand: int) -> JournalError | None:
        waiting = self._waiting.get(hand)
        fault = None if waiting is None else waiting.fault()
        if fault is None:
            self._waiting.pop(hand, None)
        return fault
