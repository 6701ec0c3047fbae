"""The rules of a sheet on one page: what a player who knows another one asks first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from tarock_desktop.messages.message import NameRef
from tarock_desktop.variants.fact import Fact, Section
from tarock_desktop.variants.schema import Sheet
from tarock_desktop.variants.sheet_facts import facts

_DEALT: Final = ("deal.hand", "deal.talon", "deal.packet")
_WORTH: Final = (
    "contract.multiplier",
    "contract.rate",
    "contract.value",
    "contract.wins",
    "item.announced",
    "item.silent",
    "value",
)
"""What a game or an extra is worth; everything else about it is for who plays it."""
_DUTIES: Final = ("play.follow-suit", "play.must-trump")
_COUNTED: Final = ("bidding.least", "fewest.", "score.")


class Named(Struct, frozen=True):
    """A game or an extra, and what it is worth."""

    name: NameRef
    worth: tuple[Fact, ...]


class RulesCard(Struct, frozen=True):
    """One page about a sheet."""

    cards: tuple[Fact, ...]
    """Order and points of the cards, and how they are dealt."""
    duties: tuple[str, ...]
    """The rules that say which card may be played."""
    games: tuple[Named, ...]
    extras: tuple[Named, ...]
    """What is paid besides the game: values in the hand, and what can be announced."""
    steps: tuple[NameRef, ...]
    """The doublings."""
    counting: tuple[Fact, ...]
    """What wins a game, and what is paid for it."""


def rules_card(sheet: Sheet) -> RulesCard:
    """Return the page about *sheet*."""
    found, broken = facts(sheet), {rule for row in sheet.irregularity for rule in row.rules}
    return RulesCard(
        cards=(
            *(fact for fact in found if fact.section is Section.CARDS),
            *(fact for fact in found if fact.subject.key in _DEALT),
        ),
        duties=tuple(rule for rule in _DUTIES if rule in broken),
        games=_named("contract", (law.id for law in sheet.contract), found),
        extras=(
            *_named("value", (law.id for law in getattr(sheet, "value", ())), found),
            *_named("item", (law.id for law in sheet.item), found),
        ),
        steps=tuple(NameRef("step", step.id) for step in sheet.challenge.steps),
        counting=tuple(fact for fact in found if fact.subject.key.startswith(_COUNTED)),
    )


def _named(kind: str, ids: Iterable[str], found: tuple[Fact, ...]) -> tuple[Named, ...]:
    names = [NameRef(kind, each) for each in ids]
    worth = [fact for fact in found if fact.subject.key in _WORTH]
    return tuple(
        Named(name, tuple(fact for fact in worth if fact.subject.name == name)) for name in names
    )
