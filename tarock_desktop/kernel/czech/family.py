"""What the kernel asks of the Czech sheet: in the game for oneself talon cards go to tricks."""

from __future__ import annotations

from typing import Final

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.kernel.czech.ends import CzechEnds
from tarock_desktop.kernel.duties import AddedCards, talon_left
from tarock_desktop.kernel.families import KernelFamily
from tarock_desktop.rules.czech.play import AddingPlay
from tarock_desktop.table.view import View
from tarock_desktop.variants.czech.variant import CzechGp


def added(view: View, playing: AddingPlay) -> AddedCards:
    """Return the talon cards still to be added to tricks."""
    if not playing.is_each(view):
        return AddedCards()
    left, late = talon_left(view), NO_CARDS
    if not view.play.trick and playing.owes(view):
        late, left = left[0], left[1:]
    if view.play.added:
        left = [view.play.added, *left]
    return AddedCards(tuple(left[: max(0, playing.added - playing.done(view))]), late=late)


FAMILY: Final[KernelFamily[CzechGp, AddingPlay]] = KernelFamily(CzechEnds, added=added)
