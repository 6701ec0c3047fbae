"""What the table shows: one observation, what is asked, and the words for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from fractions import Fraction
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import Message, NameRef
from tarock_desktop.table.events import Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CardChoice, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation, View
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.scene.layout import Side, sides
from tarock_desktop.variants.schema import TalonFate

Ranked = Callable[[CardSet], Sequence[Card]]
"""Gives cards in the order in which a hand is held."""


class TableWords(Protocol):
    """The words the table needs, in the reader's language."""

    def card(self, card: Card) -> str:
        """Return the name of a card."""

    def message(self, message: Message) -> str:
        """Return a message as a sentence."""

    def said(self, event: Event) -> str:
        """Return what somebody says at an event; empty: nothing."""

    def name(self, name: NameRef) -> str:
        """Return a name of the ruleset."""

    def amount(self, amount: Fraction) -> str:
        """Return an amount with its unit."""

    def role(self, role: str) -> str:
        """Return what somebody at the table is called, by the value of a `Mark`."""

    @property
    def unbid(self) -> str | None:
        """Return the contract that is nobody's, because it is played when nobody bids."""

    def talon_left(self, contract: str | None) -> TalonFate:
        """Return what becomes of talon cards that nobody has taken."""

    def known_sides(self, view: View) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """Return who is known to play with the declarer, and who against him."""


class HelpLevel(Enum):
    """Whether the cards show what may be played."""

    OFF = "off"
    ON_REQUEST = "on request"
    """While a key is held."""
    ALWAYS = "always"


class Picture(Struct, frozen=True):
    """What is to be seen. It knows no more than the observation of one viewer."""

    observation: Observation
    prompt: Prompt | None
    """What the viewer is asked; `None` if somebody else is asked, or nobody."""
    names: tuple[str, ...]
    words: TableWords
    hand: tuple[Card | None, ...]
    """The viewer's cards in order; `None` for a card he does not know himself."""
    ranked: Ranked
    """Gives cards in the order in which a hand is held."""
    near: Seat | None = None
    """The seat at the lower edge for those who look on."""

    @property
    def bottom(self) -> Seat:
        """The seat at the lower edge: the viewer's own, or one that those who look on chose."""
        viewer = self.observation.viewer
        playing = self.observation.deal.order or self.observation.round.seats
        own = viewer if isinstance(viewer, int) else self.near
        return own if own is not None and own in playing else playing[0]

    @property
    def viewer(self) -> Seat | None:
        """The seat whose cards are on screen."""
        viewer = self.observation.viewer
        return viewer if isinstance(viewer, int) else None

    @property
    def sides(self) -> dict[Seat, Side]:
        """The side of each playing seat."""
        playing = self.observation.deal.order or self.observation.round.seats
        return sides(playing, self.bottom)

    @property
    def resting(self) -> tuple[Seat, ...]:
        """Those at the table who do not play this hand."""
        view = self.observation
        playing = view.deal.order
        return tuple(seat for seat in view.round.seats if playing and seat not in playing)

    @property
    def choice(self) -> CardChoice | None:
        """The cards to choose from; `None` if no card is asked for."""
        return None if self.prompt is None else self.prompt.cards

    @property
    def may_play(self) -> bool:
        """Whether a card is to be played."""
        return self.choice is not None and self.observation.phase is Phase.PLAY

    @property
    def may_select(self) -> bool:
        """Whether cards are to be laid away."""
        return self.choice is not None and not self.may_play

    @property
    def from_talon(self) -> CardSet:
        """Cards of the hand that came from the talon, while others are laid away for them."""
        if not self.may_select or self.viewer is None:
            return NO_CARDS
        return self.observation.taken(self.viewer)

    @property
    def called(self) -> Card | None:
        """The called card, if the viewer holds it and is not the declarer himself."""
        card = self.observation.calls.card
        is_partner = card in self.hand and self.viewer != self.observation.auction.declarer
        return card if is_partner else None

    def reason(self, card: Card) -> Message | None:
        """Return why a card may not be chosen; `None` if it may, or if nobody tells."""
        barred = self.choice.barred if self.choice is not None else ()
        return next((entry.reason for entry in barred if entry.card is card), None)


def public_picture(glance: Glance, near: Seat | None = None) -> Picture:
    """Return what all see at a glance, without a hand: where people sit and what is said of them.

    *near* sits below for those who look on.
    """
    return Picture(glance.observation, None, glance.names, glance.words, (), tuple, near)


def take_picture(
    observation: Observation,
    prompt: Prompt | None,
    names: Sequence[str],
    words: TableWords,
    ranked: Ranked,
    *,
    near: Seat | None = None,
) -> Picture:
    """Return what is to be seen of an observation; *near* sits below for those who look on."""
    viewer = observation.viewer
    asked = prompt if prompt is not None and prompt.seat == viewer else None
    picture = Picture(observation, asked, tuple(names), words, (), ranked, near)
    own = viewer if isinstance(viewer, int) else picture.bottom
    held = observation.deal.hands[own] if observation.deal.hands else None
    known = held.cards if held is not None else NO_CARDS
    hidden = held.size - len(known) if held is not None else 0
    return replace(picture, hand=(*ranked(known), *(None,) * hidden))
