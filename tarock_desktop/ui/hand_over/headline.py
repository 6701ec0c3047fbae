"""What a finished hand is called in one line: who won, or what else became of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QObject

from tarock_desktop.messages.message import NameRef, SeatRef
from tarock_desktop.table.amounts import ScoreLine, total
from tarock_desktop.table.outcomes import GameOutcome, game_outcome
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.game.parties import parties
from tarock_desktop.ui.style.party import Party

GAME: Final = "game"
"""The part of a score that the game itself is."""
_BESIDE: Final = ("values", "rounding", "cap")
"""Parts that say nothing of how a hand ended."""


_WITH_SIDES: Final = (GameOutcome.WON, GameOutcome.LOST, GameOutcome.TIED)
"""Outcomes of a game that one side played against the other."""


class Headline(Struct, frozen=True):
    """The line in the band at the top of the page."""

    text: str
    party: Party | None = None
    """The side the line is about, where there are two."""
    more: str = ""
    """A second, smaller line."""


@final
class Headlines(QObject):
    """Finds the line for what is to be seen."""

    def of(self, glance: Glance) -> Headline:
        """Return the line for a look at the table between two hands."""
        view = glance.observation
        if view.phase is Phase.CLOSED:
            return Headline(self.tr("The round is closed"))
        if view.round.hand_no == 0:
            return Headline(self.tr("The table is ready"))
        if view.result.void:
            return Headline(self.tr("This hand does not count"))
        lines = view.result.lines
        games = [line for line in lines if line.part == GAME]
        if games:
            return self._game(glance, games)
        rest = [line for line in lines if line.part not in _BESIDE]
        ruled = [line for line in rest if line.ruling is not None]
        if ruled:
            label = glance.words.message(ruled[-1].label)
            return Headline(self.tr("A ruling ends the hand"), more=label)
        if rest:
            return Headline(glance.words.message(rest[0].label))
        return Headline(self.tr("Hand {number} is over").format(number=view.round.hand_no))

    def _game(self, glance: Glance, games: Sequence[ScoreLine]) -> Headline:
        """Return who won, lost or tied; where each plays for himself, who lost."""
        words, first = glance.words, games[0].label
        outcome = game_outcome(games[0])
        owner = next((r.seat for r in first.parameters if isinstance(r, SeatRef)), None)
        contract = glance.observation.auction.contract or ""
        game = words.name(NameRef("contract", contract))
        sides = parties(glance.sheet, glance.observation)
        decided = outcome if outcome in _WITH_SIDES else None
        if decided and len(games) > 1:
            return Headline(" · ".join(words.message(line.label) for line in games))
        if decided and owner is not None:
            party = sides.get(Seat(owner))
            side = [seat for seat, each in sides.items() if each is party] if party else [owner]
            names = [glance.name(Seat(seat)) for seat in side]
            return Headline(self._decided(decided, names, game), party)
        losers = _losers(glance, games)
        if outcome and losers:
            return Headline(self._lost([glance.name(seat) for seat in losers], game))
        return Headline(words.message(first))

    def _decided(self, outcome: GameOutcome, names: Sequence[str], game: str) -> str:
        if outcome is GameOutcome.WON:
            return self._won(names, game)
        if outcome is GameOutcome.LOST:
            return self._lost(names, game)
        return self.tr("{names}: {game} ends in a tie").format(names=", ".join(names), game=game)

    def _won(self, names: Sequence[str], game: str) -> str:
        match names:
            case [one]:
                return self.tr("{one} wins the {game}").format(one=one, game=game)
            case [first, second]:
                text = self.tr("{first} and {second} win the {game}")
                return text.format(first=first, second=second, game=game)
            case _:
                text = self.tr("{names} and {last} win the {game}")
        return text.format(names=", ".join(names[:-1]), last=names[-1], game=game)

    def _lost(self, names: Sequence[str], game: str) -> str:
        match names:
            case [one]:
                return self.tr("{one} loses the {game}").format(one=one, game=game)
            case [first, second]:
                text = self.tr("{first} and {second} lose the {game}")
                return text.format(first=first, second=second, game=game)
            case _:
                text = self.tr("{names} and {last} lose the {game}")
        return text.format(names=", ".join(names[:-1]), last=names[-1], game=game)


def _losers(glance: Glance, games: Sequence[ScoreLine]) -> list[Seat]:
    """Return who pays for the game, or writes a loss where scores are kept beside payments."""
    kept = (line.written if any(line.written) else line.amounts for line in games)
    return [Seat(seat) for seat, sum_ in enumerate(total(kept, len(glance.names))) if sum_ < 0]
