"""Prompts: what is asked of a seat, with everything a window needs to show it.

No rule stands in a widget: what may be done, what may not and why, and what a choice means is said
here, made by the rules from the seat's own knowledge.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import Message
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat


class Option(Struct, frozen=True):
    """One act that can be chosen, or one that can't with the reason."""

    action: Action
    label: Message
    """What the button says."""
    gloss: Message | None = None
    """What it means, promises or pays."""
    value: Message | None = None
    """What it counts by the sheet, as short as can be: an amount without its unit, a factor."""
    barred: Message | None = None
    """Why it is not to be had now; `None`: it may be chosen."""


class Barred(Struct, frozen=True):
    """A card that may not be chosen, with the reason."""

    card: Card
    reason: Message


class CardChoice(Struct, frozen=True):
    """Cards of the own hand to choose from: one to play, or several to lay away."""

    count: int
    """How many cards must be chosen."""
    legal: CardSet | None
    """The cards that may be chosen; `None` at the tournament table, which does not tell."""
    barred: tuple[Barred, ...] = ()
    required: CardSet = NO_CARDS
    """Cards that must be among those chosen."""
    must_show: CardSet = NO_CARDS
    """Cards that lie face up when they are laid away."""


class ValueChoice(Struct, frozen=True):
    """A value the hand is worth, to be declared."""

    value: str
    label: Message
    gloss: Message


class ShuffleChoice(Struct, frozen=True):
    """The pack is to be shuffled; *least* is the number the sheet asks for."""

    least: int


class CutChoice(Struct, frozen=True):
    """The pack is to be cut; the sheet wants *least* cards lifted, *most* can be."""

    least: int
    most: int


class Prompt(Struct, frozen=True):
    """What is asked of one seat now."""

    seat: Seat
    phase: Phase
    question: Message
    """The question in words."""
    to_beat: Message | None = None
    """The bid that must be exceeded, and whose it is."""
    options: tuple[Option, ...] = ()
    cards: CardChoice | None = None
    values: tuple[ValueChoice, ...] = ()
    """Values held, to be declared all together in one act."""
    every_value: tuple[ValueChoice, ...] = ()
    """All values of the sheet, for a table that does not tell which are held."""
    shuffle: ShuffleChoice | None = None
    cut: CutChoice | None = None

    def without_help(self) -> Prompt:
        """Return the prompt as the tournament table shows it: it does not tell what is allowed."""
        cards = None if self.cards is None else CardChoice(self.cards.count, legal=None)
        options = tuple(replace(option, barred=None) for option in self.options)
        return replace(self, options=options, cards=cards, values=self.every_value)

    @property
    def open_actions(self) -> tuple[Action, ...]:
        """The options that may be chosen."""
        return tuple(option.action for option in self.options if option.barred is None)
