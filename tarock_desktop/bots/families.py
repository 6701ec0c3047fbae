"""What the bots ask of a family of rulesets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from tarock_desktop.bots.inferences import Inferences
from tarock_desktop.bots.likelihood import HandLikelihood
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.pack import Card
from tarock_desktop.families import Families
from tarock_desktop.referee.offence import Offence
from tarock_desktop.rules.base_laws import ContractBase
from tarock_desktop.table.actions import Action
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation, View
from tarock_desktop.variants.base import Variant

Avoiders: TypeAlias = Literal["nobody", "declarer", "everybody"]
"""Who wants few tricks or few points in a game."""
Band: TypeAlias = tuple[float, float]
"""Least and most, as shares of the deals."""


class BotFamily(Struct, frozen=True, kw_only=True):
    """The computer players of one family of rulesets: heuristics, inferences and proofs."""

    act: Callable[[Request], Action]
    """The heuristic for every prompt that asks for no card to be played."""
    card: Callable[[Request], Card]
    """The heuristic for a card to be played."""
    interest: Callable[[Request, Action], float | None]
    """How promising an act before play is, to choose those that are evaluated; `None`: rollouts do
    not tell its worth."""
    doubling_margins: tuple[float, ...]
    """Chips by which a doubling must be better than silence, by its step."""
    infer: Callable[[Observation, Variant, Inferences], None]
    """Adds what the words and discards of the others prove while nobody breaks a rule."""
    likely: Callable[[Observation, Variant, Seat, HandLikelihood], HandLikelihood]
    """Adds what the words of a seat make likely about its hand."""
    proofs: Callable[[View, Variant, Seat], Iterator[Offence]]
    """The offences of others that a seat can prove before all cards lie open."""
    avoiders: Callable[[ContractBase], Avoiders]
    """Who wants few tricks or few points in a game."""
    bands: Mapping[str, Mapping[str, Band]]
    """By ruleset: in how many deals the heuristics should say what (`tarock bids`)."""


FAMILIES: Final = Families(
    BotFamily,
    {
        "texas": "tarock_desktop.bots.texas.family",
        "czech": "tarock_desktop.bots.czech.family",
        "ziri": "tarock_desktop.bots.ziri.family",
        "koenigrufen": "tarock_desktop.bots.koenigrufen.family",
    },
)


def bots_of(variant: Variant) -> BotFamily:
    """Return the computer players of the family that a ruleset belongs to."""
    return FAMILIES[variant.family]
