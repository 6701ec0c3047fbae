"""Looks through a hand that has just ended, beside the window: for mistakes, and for puzzles."""

from __future__ import annotations

from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from tarock_desktop.bots.costs import ActCost, CardCost, Cost, NoCost
from tarock_desktop.kernel.solver import Memory
from tarock_desktop.learning.looking_through import AllKnown, looked_through
from tarock_desktop.learning.puzzles import Game, Puzzle, puzzles_of
from tarock_desktop.session.looking_back import PlayedHand
from tarock_desktop.ui.threads.calculations import Calculation, Calculations

MEMORY_BITS: Final = 18


class FoundPuzzles(Struct, frozen=True):
    """What a hand has given."""

    game: Game
    puzzles: tuple[Puzzle, ...]


@final
class AfterHand(QObject):
    """Works through the decisions of people, the last one first."""

    known = Signal(object)
    """`AllKnown`: what the acts of people have given away."""
    found = Signal(object)
    """`FoundPuzzles`; told when all is looked through, or when it was stopped before."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._calculations = Calculations(self)
        self._calculations.found.connect(self._piece_found)
        self._calculations.ended.connect(self._ended)
        self._running: tuple[PlayedHand, Game] | None = None
        self._costs: list[Cost] = []

    @property
    def is_busy(self) -> bool:
        """Whether a hand is looked through."""
        return self._calculations.is_busy

    def begin(self, hand: PlayedHand, game: Game) -> None:
        """Look through a finished hand, all cards open."""
        self.stop()
        memory = Memory(MEMORY_BITS)
        own = [each for each in hand.decisions if each.seat in game.seating.humans]
        self._costs = []
        self._running = hand, game
        self._calculations.begin(looked_through(own, memory), memory.stop)

    def give_way(self) -> None:
        """Look no further, at once; what was found so far `stop` will tell."""
        self._calculations.stop()

    def stop(self) -> None:
        """Look no further; what was found so far is told."""
        self._calculations.stop()
        self._tell()

    def close(self) -> None:
        """Stop, and wait until the thread has ended."""
        self.stop()
        self._calculations.close()

    def _piece_found(self, _calculation: Calculation, found: object) -> None:
        match found:
            case AllKnown():
                self.known.emit(found)
            case CardCost() | ActCost() | NoCost():
                self._costs.append(found)
            case _:
                # A decision that can't be reckoned gives no puzzle.
                pass

    def _ended(self, _calculation: Calculation) -> None:
        self._tell()

    def _tell(self) -> None:
        running, self._running = self._running, None
        if running is None:
            return
        hand, game = running
        puzzles = puzzles_of(hand, self._costs, game)
        if puzzles:
            self.found.emit(FoundPuzzles(game, puzzles))
