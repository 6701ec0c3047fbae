"""The games and their kinds, and which of them are played in a hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from tarock_desktop.rules.base_laws import ContractBase
from tarock_desktop.table.records import BidEntry
from tarock_desktop.table.view import View


class GameLaw(ContractBase, frozen=True, kw_only=True):
    """One game."""

    kind: Literal["tarock", "colour", "negative", "fewest"]
    """Most points with or without trumps, a number of tricks, or the fewest points."""
    value: Fraction
    """Settled with each other player."""
    lost: Fraction | None = None
    """The same when the declarer loses, where it is another amount."""
    forehand: bool = False
    """Whether only the forehand may choose it, when nobody has bid."""
    talon: Literal["half", "cards", "all", "untouched", "tricks", "unused"] = "unused"
    """What becomes of the talon: a half, single cards or all of it taken; left to the opponents;
    added to the tricks; counted for nobody."""
    take: int = 0
    """How many single cards are taken."""
    tricks: int | None = None
    """Exactly so many tricks win."""
    open: Literal["nobody", "declarer", "everybody"] = "nobody"
    """Who plays with open cards."""
    extras_factor: Fraction = Fraction(1)
    """Factor of the extras that are not plain."""
    birds: tuple[str, ...] = ()
    """Extras of which one must be dealt to the bidder and announced."""
    beside: str | None = None
    """The game it can only be joined to."""
    offered: bool = True
    """Whether this table plays it."""

    @property
    def is_positive(self) -> bool:
        """Whether card points win it."""
        return self.kind in ("tarock", "colour")


def game_of(games: tuple[GameLaw, ...], game_id: str | None) -> GameLaw:
    """Return the game with this id; an unknown one raises."""
    return next(game for game in games if game.id == game_id)


def games_played(view: View) -> tuple[BidEntry, ...]:
    """Return the games that are played at once, the first announced first; usually only one."""
    if view.auction.games:
        return view.auction.games
    if view.auction.contract is None or view.auction.declarer is None:
        return ()
    return (BidEntry(view.auction.declarer, view.auction.contract),)
