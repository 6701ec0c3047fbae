"""What announcements and talon do to trick play: cards that must wait, cards that are added."""

from __future__ import annotations

from msgspec import Struct

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.kernel.games import NO_CARDS as NOT_DUE
from tarock_desktop.kernel.order import CardOrder
from tarock_desktop.kernel.stakes import UntranslatableError
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.table.records import TalonCard
from tarock_desktop.table.view import View


class Duties(Struct, frozen=True):
    """What announcements ask of the hands; see `games.Game`."""

    due: tuple[int, ...] = NOT_DUE
    order_only: bool = False
    pagat_waits: bool = False
    """Whether the Pagat waits for the other tarocks of its hand."""
    exposed: int = 0


def only_exposed(view: View, playing: TrickPlay, order: CardOrder) -> Duties:
    """Return the duties where announcements ask nothing: cards that lie open must be played."""
    del playing
    return Duties(exposed=order.mask(view.deal.exposed))


class AddedCards(Struct, frozen=True):
    """Talon cards that go to tricks."""

    to_next: tuple[CardSet, ...] = ()
    """With the trick that is being played and those after it."""
    to_last: CardSet = NO_CARDS
    late: CardSet = NO_CARDS
    """Still to be laid to the trick that is complete."""


def nothing_added(view: View, playing: TrickPlay) -> AddedCards:
    """Return that no talon card goes to a trick."""
    del view, playing
    return AddedCards()


def talon_left(view: View) -> list[CardSet]:
    """Return the talon cards that have not been added to a trick, each as a set.

    Raises:
        UntranslatableError: *view* does not know one of them.
    """
    return [_of(place) for place in view.deal.talon if not place.added]


def _of(place: TalonCard) -> CardSet:
    if place.card is None:
        raise UntranslatableError("not all cards of the talon are known")
    return CardSet.of(place.card)
