"""What words and talon do to trick play: cards that must wait, cards that are added to tricks."""

from __future__ import annotations

from dataclasses import dataclass

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.kernel.games import NO_CARDS as NOT_DUE
from tarock_desktop.kernel.layout import LATEST
from tarock_desktop.kernel.order import CardOrder
from tarock_desktop.kernel.stakes import UntranslatableError
from tarock_desktop.rules.czech.play import AddingPlay
from tarock_desktop.rules.koenigrufen.announced_cards import announced_cards
from tarock_desktop.rules.koenigrufen.declarer_announcements import FIRST, LAST, TALON
from tarock_desktop.rules.koenigrufen.play import RankedPlay
from tarock_desktop.rules.play.playing import Playing, TrickPlay
from tarock_desktop.rules.ziri.play import DemandingPlay
from tarock_desktop.rules.ziri.side_feats import entries
from tarock_desktop.table.records import TalonCard
from tarock_desktop.table.view import View


@dataclass(frozen=True, slots=True)
class Duties:
    """What announcements ask of the hands; see `games.Game`."""

    due: tuple[int, ...] = NOT_DUE
    order_only: bool = False
    pagat_waits: bool = False
    """Whether the Pagat waits for the other tarocks of its hand."""
    exposed: int = 0


def duties_of(view: View, playing: TrickPlay, order: CardOrder) -> Duties:
    """Return what has to be kept or played, by what was said and what lies open."""
    exposed = order.mask(view.deal.exposed)
    match playing:
        case RankedPlay():
            due = [0] * LATEST
            for seat in view.deal.order:
                for card, trick in announced_cards(view, playing.words, seat, 1).targets:
                    due[playing.tricks - trick] |= order.bit(card)
            return Duties(tuple(due), order_only=playing.rules.keep == "extra_lost")
        case DemandingPlay():
            return Duties(pagat_waits=_keeps_pagat(view, playing), exposed=exposed)
        case Playing():
            kept = order.bit(PAGAT) if _announced_pagat(view, playing) else 0
            return Duties((kept, *NOT_DUE[1:]), exposed=exposed)
        case _:
            return Duties(exposed=exposed)


def _announced_pagat(view: View, playing: Playing) -> bool:
    """Return whether the announcer of the Pagat holds it and must keep it."""
    for item in playing.items:
        announcer = view.notices.announcer(item.id)
        if item.feat == "pagat-last" and item.must_hold and announcer is not None:
            return PAGAT in view.deal.hands[announcer].cards
    return False


def _keeps_pagat(view: View, playing: DemandingPlay) -> bool:
    """Return whether somebody who has announced the Pagat holds it and must keep it."""
    holding = {item.id for item in playing.items if item.must_hold}
    said = (entry.seat for entry in entries(view) if entry.item in holding)
    return any(PAGAT in view.deal.hands[seat].cards for seat in said)


@dataclass(frozen=True, slots=True)
class AddedCards:
    """Talon cards that go to tricks."""

    to_next: tuple[CardSet, ...] = ()
    """With the trick that is being played and those after it."""
    to_last: CardSet = NO_CARDS
    late: CardSet = NO_CARDS
    """Still to be laid to the trick that is complete."""


def added_cards(view: View, playing: TrickPlay) -> AddedCards:
    """Return the talon cards that are still to go to tricks; the whole talon must be known."""
    match playing:
        case RankedPlay() if playing.game(view).talon == "tricks":
            left = _left(view)
            if view.notices.choice(TALON) == FIRST:
                more = max(0, playing.rules.first_tricks - len(view.play.tricks))
                return AddedCards(tuple(left[:more]))
            if view.notices.choice(TALON) == LAST:
                cards = NO_CARDS
                for card in left:
                    cards |= card
                return AddedCards(to_last=cards)
            return AddedCards()
        case AddingPlay() if playing.is_each(view):
            left, late = _left(view), NO_CARDS
            if not view.play.trick and playing.owes(view):
                late, left = left[0], left[1:]
            if view.play.added:
                left = [view.play.added, *left]
            return AddedCards(tuple(left[: max(0, playing.added - playing.done(view))]), late=late)
        case _:
            return AddedCards()


def _left(view: View) -> list[CardSet]:
    return [_of(place) for place in view.deal.talon if not place.added]


def _of(place: TalonCard) -> CardSet:
    if place.card is None:
        raise UntranslatableError("not all cards of the talon are known")
    return CardSet.of(place.card)
