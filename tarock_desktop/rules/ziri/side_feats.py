"""Feats of two sides: who announced them, and which side made them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final, Literal

from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import MOND, PAGAT
from tarock_desktop.rules.base_laws import ItemBase
from tarock_desktop.rules.hand.counting import pile
from tarock_desktop.rules.hand.facts import Feat
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS
from tarock_desktop.table.records import Announcement
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

Side = tuple[Seat, ...]

SET_CARDS: Final[Mapping[str, CardSet]] = {"trull": HONOUR_TAROCKS, "kings": KINGS}
"""The feats of having all cards of a set at the end."""


class SideItem(ItemBase, frozen=True, kw_only=True):
    """One feat."""

    feat: Literal["trull", "kings", "pagat-last", "mond-caught", "all-tricks"]
    silent: Fraction
    """Counted when nobody announced it."""
    announced: Fraction
    """Counted when it was announced, for its maker or against the announcer."""
    must_hold: bool = False
    """Whether an announced card must wait for its trick while another tarock is held."""


class SideFeats(Struct, frozen=True):
    """Which feats a played hand holds."""

    items: tuple[SideItem, ...]
    talon_counts: bool
    """Whether cards in the untaken talon make the defenders' feats or not."""

    def of(self, view: View, side: Side) -> tuple[Feat, ...]:
        """Return the feats of a finished hand; *side*: the declarer's."""
        others = tuple(seat for seat in view.deal.order if seat not in side)
        return tuple(feat for item in self.items for feat in self._of(view, item, (side, others)))

    def _of(self, view: View, item: SideItem, sides: tuple[Side, Side]) -> Iterator[Feat]:
        maker = self.maker(view, item.feat, sides)
        said = [entry for entry in entries(view) if entry.item == item.id]
        for entry in said:
            own = next(side for side in sides if entry.seat in side)
            steps = len(view.notices.doubling(named_target(view, entry)))
            yield Feat(item.id, entry.seat, announced=True, made=maker == own, steps=steps)
        if not said and maker is not None:
            yield Feat(item.id, maker[0], announced=False, made=True)

    def maker(self, view: View, feat: str, sides: tuple[Side, Side]) -> Side | None:
        """Return the side that made a feat, if one did."""
        match feat:
            case "pagat-last":
                return _pagat_last(view, sides)
            case "mond-caught":
                return _mond_caught(view, sides)
            case "all-tricks":
                winners = {trick.winner for trick in view.play.tricks}
                return next((side for side in sides if winners <= set(side)), None)
            case _:
                return self._holder_of_set(view, SET_CARDS[feat], sides)

    def _holder_of_set(self, view: View, cards: CardSet, sides: tuple[Side, Side]) -> Side | None:
        for number, side in enumerate(sides):
            held = CardSet.gather(card for seat in side for card in pile(view, seat))
            if number == 1 and self.talon_counts:
                left = (p.card for p in view.deal.talon if p.taken_by is None and p.card)
                held |= CardSet.gather(left)
            if cards <= held:
                return side
        return None


def _pagat_last(view: View, sides: tuple[Side, Side]) -> Side | None:
    last = view.play.tricks[-1]
    falls = any(entry.card is PAGAT for entry in last.cards)
    return next(side for side in sides if last.winner in side) if falls else None


def _mond_caught(view: View, sides: tuple[Side, Side]) -> Side | None:
    for trick in view.play.tricks:
        player = next((entry.seat for entry in trick.cards if entry.card is MOND), None)
        if player is not None:
            catcher = next(side for side in sides if trick.winner in side)
            return None if player in catcher else catcher
    return None


def entries(view: View) -> tuple[Announcement, ...]:
    """Return the announcements that count, in order."""
    return tuple(entry for entry in view.notices.announcements if not entry.cancelled)


def named_target(view: View, entry: Announcement) -> str:
    """Return what a doubling of an announcement names: the feat, or also whose if two said it."""
    first = next(other for other in entries(view) if other.item == entry.item)
    return entry.item if first == entry else f"{entry.item}@{entry.seat}"


def split_target(target: str) -> tuple[str, Seat | None]:
    """Return the feat of a target, and whose announcement, where it says so."""
    item, _, seat = target.partition("@")
    return item, Seat(int(seat)) if seat.isdecimal() else None
