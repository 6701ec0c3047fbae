"""The words of one sheet that a case may use (docs/case-format.md, section 4).

A vocabulary is made from the data of a ruleset; reading a case needs nothing else of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.rules.words.announcing import ItemLaw
from tarock_desktop.table.amounts import Amount

REMEDIES: Final = (
    "none",
    "correct",
    "take-back",
    "redeal",
    "reshuffle-rest",
    "play-on",
    "end-hand",
    "void-hand",
    "exposed-card",
    "demand-lead",
    "deemed-action",
    "players-vote",
    "judge-decides",
)

OPEN: Final = "open"
"""The word for a number that is not limited; the sheet's data says 0."""

STEPS: Final = ("kontra", "re", "sub", "mor")
"""The first four steps of doubling; cases use these words for every sheet."""


class ContractWord(Struct, frozen=True):
    """A game that may be played."""

    partners: bool = False
    """A second player may belong to the declarer."""
    alone: bool = False
    """Each plays for himself: `points` name every player."""


class OptionWord(Struct, frozen=True):
    """What the value of a table option may be."""

    words: frozenset[str] = frozenset()
    flag: bool = False
    number: bool = False
    amount: bool = False
    keys: Mapping[str, OptionWord] = field(default_factory=dict)
    """Keys of a table, for an option that has several values."""


class Vocabulary(Struct, frozen=True):
    """The words of one sheet."""

    ruleset: str
    players: tuple[int, ...]
    """How many people may sit at the table, the usual number first."""
    contracts: Mapping[str, ContractWord]
    items: frozenset[str]
    values: frozenset[str]
    rules: frozenset[str]
    """Ids of the irregularities."""
    articles: frozenset[str]
    options: Mapping[str, OptionWord]
    total: Amount
    """Card points of the whole pack."""
    thirds: bool
    """Card points may have thirds."""
    ladder: int
    """Steps of doubling on the game."""
    rounded: bool = False
    """Counted in thirds and told in whole points; what each player has may be told in thirds."""
    item_ladders: Mapping[str, int] = field(default_factory=dict)
    """Steps of doubling on an item, where they are not those on the game."""
    bids: frozenset[str] = frozenset()
    """Bids that are not contracts."""
    signed: bool = False
    """A round is added up on a card that everybody signs."""
    bare_knock: bool = False
    """Whoever knocks need not say how the cards are dealt."""
    hand_size: int = 12
    talon_size: int = 6
    dealt: int = 4
    """How many are dealt a hand; of more people at the table the others rest."""
    may_declare: Callable[[CardSet], frozenset[str]] | None = None
    """Names the values that a full hand may declare, where the sheet has values."""
    false_declarations: frozenset[str] = frozenset()
    """Ids of the irregularities that are about a value somebody does not hold."""
    also: Mapping[str, str] = field(default_factory=dict)
    """What contracts are called beside their names, with their ids."""
    longer: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Table options that make the ladder longer, with its steps by their values."""

    def with_options(self, options: Mapping[str, object]) -> Vocabulary:
        """Return the words of a table with these options, as far as they change the ladder."""
        for name, steps in self.longer.items():
            ladder = steps.get(str(options.get(name)))
            if ladder is not None:
                items = {item: ladder if own else 0 for item, own in self.item_ladders.items()}
                return replace(self, ladder=ladder, item_ladders=items)
        return self

    def steps_on(self, target: str) -> int:
        """Return how many steps of doubling there are on `game` or an item."""
        return self.item_ladders.get(target, self.ladder)


Vocabularies = Mapping[str, Vocabulary]
"""The vocabularies of the sheets this program carries, by ruleset id."""


def item_ladders(items: Iterable[ItemLaw]) -> Mapping[str, int]:
    """Return the steps of doubling on each item; none where it shares those of the game."""
    return {item.id: item.steps if item.doubling == "own" else 0 for item in items}
