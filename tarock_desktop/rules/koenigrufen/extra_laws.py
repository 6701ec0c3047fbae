"""Extras: feats that are paid beside the game, silent or announced, by either side."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from tarock_desktop.cards.pack import Card, tarock
from tarock_desktop.rules.base_laws import ItemBase
from tarock_desktop.rules.koenigrufen.games import GameLaw


class ExtraLaw(ItemBase, frozen=True, kw_only=True):
    """One extra."""

    feat: Literal[
        "tarock-trick",
        "king-last",
        "all-kings",
        "trull",
        "card-caught",
        "king-caught",
        "points",
        "all-tricks",
        "honours-held",
    ]
    """What must be done: win a certain trick with a tarock; win the last trick with the called
    king in it; have all kings, the whole Trull, so many points, all tricks; catch a card."""
    silent: Fraction | None = None
    """Settled with each other player when it was not announced; `None`: nothing."""
    announced: Fraction | None = None
    """The same when it was announced; `None`: it can't be."""
    tarock: int | None = None
    """Number of the tarock it is about."""
    trick: int | None = None
    """Number of the trick it is about, from 1."""
    points: Fraction | None = None
    """Card points it needs."""
    held: int | None = None
    """Honours it needs in the hand that was dealt."""
    colour: bool = False
    """Whether it exists where tarocks are no trumps."""
    called: bool = False
    """Whether it exists only where a king is called."""
    plain: bool = False
    """Whether no game multiplies it."""
    beside_valat: bool = False
    """Whether it counts when all tricks are made."""
    offered: bool = True
    """Whether this table plays it."""

    @property
    def is_kept(self) -> bool:
        """Whether its card waits in the hand for its trick, once it is announced."""
        return self.feat in ("tarock-trick", "king-last")


def extra_of(extras: tuple[ExtraLaw, ...], extra_id: str) -> ExtraLaw:
    """Return the extra with this id; an unknown one raises."""
    return next(extra for extra in extras if extra.id == extra_id)


def card_of(extra: ExtraLaw) -> Card | None:
    """Return the tarock an extra is about; `None` if it is about none."""
    return None if extra.tarock is None else tarock(extra.tarock)


def exists_in(extra: ExtraLaw, game: GameLaw) -> bool:
    """Return whether an extra can be made in a game.

    Articles: koenigrufen Zutaten, Farbspiele, Negativspiele.
    """
    if not extra.offered or not game.is_positive:
        return False
    if extra.feat == "honours-held":
        return True
    if game.kind == "colour":
        return extra.colour
    return game.sides == "partner" or not extra.called


def value_of(extra: ExtraLaw, game: GameLaw, *, announced: bool) -> Fraction:
    """Return what an extra is worth in a game, to each other player."""
    value = extra.announced if announced else extra.silent
    factor = Fraction(1) if extra.plain else game.extras_factor
    return Fraction(0) if value is None else value * factor
