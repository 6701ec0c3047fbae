"""What a bot is given and what it gives back."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant


class Request(Struct, frozen=True):
    """One question to a bot. The same request always gets the same choice."""

    ticket: int
    """Length of the journal when the question was asked; an answer to an older one is dropped."""
    variant: Variant
    observation: Observation
    """What the bot's seat knows."""
    prompt: Prompt
    seed: str
    """All the chance the bot gets, for shuffling and for choices between equals."""

    @property
    def seat(self) -> Seat:
        """The bot's seat."""
        return self.prompt.seat

    @property
    def asks_for_card(self) -> bool:
        """Whether a card is to be played."""
        return self.prompt.phase is Phase.PLAY and self.prompt.cards is not None

    @property
    def hand(self) -> CardSet:
        """The bot's cards."""
        return self.observation.deal.hands[self.seat].cards

    @property
    def legal(self) -> CardSet:
        """The cards that may be played or laid away; the whole hand if nothing is forbidden."""
        choice = self.prompt.cards
        return self.hand if choice is None or not choice.legal else choice.legal

    def generator(self) -> Generator:
        """Return the bot's own stream of numbers."""
        return Generator(self.seed)


Bot = Callable[[Request], Action]
