"""What the kernel asks of Königrufen: announced birds, talon cards of a trick, the fourth king."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.kernel.duties import AddedCards, Duties, talon_left
from tarock_desktop.kernel.families import KernelFamily
from tarock_desktop.kernel.koenigrufen.ends import KoenigrufenEnds
from tarock_desktop.kernel.layout import LATEST
from tarock_desktop.kernel.order import CardOrder
from tarock_desktop.rules.koenigrufen.announced_cards import announced_cards
from tarock_desktop.rules.koenigrufen.declarer_announcements import FIRST, LAST, TALON
from tarock_desktop.rules.koenigrufen.king_calling import fourth_king
from tarock_desktop.rules.koenigrufen.play import KoenigrufenPlay
from tarock_desktop.table.state import State
from tarock_desktop.table.view import View
from tarock_desktop.variants.koenigrufen.variant import Koenigrufen


def duties(view: View, playing: KoenigrufenPlay, order: CardOrder) -> Duties:
    """Return the announced cards, each by the trick it waits for."""
    due = [0] * LATEST
    for seat in view.deal.order:
        for card, trick in announced_cards(view, playing.words, seat, 1).targets:
            due[playing.tricks - trick] |= order.bit(card)
    return Duties(tuple(due), order_only=playing.rules.keep == "extra_lost")


def added(view: View, playing: KoenigrufenPlay) -> AddedCards:
    """Return the talon cards still to be added to tricks."""
    if playing.game(view).talon != "tricks":
        return AddedCards()
    left = talon_left(view)
    choice = view.notices.choice(TALON)
    if choice == FIRST:
        more = max(0, playing.rules.first_tricks - len(view.play.tricks))
        return AddedCards(tuple(left[:more]))
    return AddedCards(to_last=reduce(or_, left, NO_CARDS)) if choice == LAST else AddedCards()


def completed(state: State) -> State:
    """Return a state in which the called king is known.

    The declarer who calls the fourth king does not name it: it is the one he lacks.
    """
    if not state.calls.spoken or state.calls.card is not None:
        return state
    return replace(state, calls=replace(state.calls, card=fourth_king(state)))


FAMILY: Final[KernelFamily[Koenigrufen, KoenigrufenPlay]] = KernelFamily(
    KoenigrufenEnds, duties, added, completed
)
