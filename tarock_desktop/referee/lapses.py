"""When each kind of lapse can happen: what only people at the table can do or see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

Condition: TypeAlias = Callable[[View, Seat], bool]
"""Whether a seat can do it now."""


def has_begun(view: View) -> bool:
    """Return whether trick play is under way."""
    return view.phase is Phase.PLAY


def is_dealing(view: View, seat: Seat) -> bool:
    """Return whether *seat* has just dealt: nobody has spoken since."""
    fresh = view.phase is Phase.BID and not view.auction.bids and view.deal.vote is None
    return fresh and seat == view.round.dealer


def _holds_pack(view: View, seat: Seat) -> bool:
    """Return whether *seat* has the cards in its hands, before or while they are dealt."""
    if view.phase in (Phase.CUT, Phase.PACKET):
        return seat == view.round.dealer
    return is_dealing(view, seat)


def _is_dealt(view: View, seat: Seat) -> bool:
    """Return whether the cards are dealt, whoever the seat is."""
    del seat
    return view.deal.forehand is not None


def _has_tricks(view: View, seat: Seat) -> bool:
    """Return whether a trick lies on somebody's pile."""
    del seat
    return has_begun(view) and bool(view.play.tricks)


def _has_discards(view: View, seat: Seat) -> bool:
    """Return whether cards are laid away, and values declared since."""
    del seat
    spoken = any(values is not None for values in view.notices.declared)
    return spoken and any(pile.size for pile in view.deal.discards)


def _has_hidden_talon(view: View, seat: Seat) -> bool:
    """Return whether talon cards are left that were never turned up."""
    del seat
    left = any(c.taken_by is None and not c.shown for c in view.deal.talon)
    return left and view.auction.contract is not None


def _has_talon_face_down(view: View, seat: Seat) -> bool:
    """Return whether talon cards lie face down: the shown ones do after the first trick."""
    if not view.play.tricks:
        return _has_hidden_talon(view, seat)
    left = any(c.taken_by is None for c in view.deal.talon)
    return left and view.auction.contract is not None


def _lies_in_trick(view: View, seat: Seat) -> bool:
    """Return whether a card of *seat* lies in the trick on the table."""
    return any(entry.seat == seat for entry in view.play.trick)


def _goes_to_piles(view: View, seat: Seat) -> bool:
    """Return whether talon cards are given to the winners of tricks."""
    del seat
    return has_begun(view) and view.notices.choice("talon") is not None


CONDITIONS: Final[Mapping[str, Condition]] = {
    "allot": _goes_to_piles,
    "betray": _is_dealt,
    "chat": _is_dealt,
    "deal-style": is_dealing,
    "deal-talon": is_dealing,
    "interfere": _is_dealt,
    "lead-early": _has_tricks,
    "look-cards": _holds_pack,
    "look-discards": _has_discards,
    "look-last": _is_dealt,
    "look-talon": _has_hidden_talon,
    "look-trick": _has_tricks,
    "merge": _is_dealt,
    "miscount": _is_dealt,
    "mix": _has_tricks,
    "money": _is_dealt,
    "no-cut": is_dealing,
    "no-stake": _is_dealt,
    "other": _is_dealt,
    "peek-talon": _has_talon_face_down,
    "peek-trick": _has_tricks,
    "pull": _is_dealt,
    "show-hand": _is_dealt,
    "show-talon": _is_dealt,
    "swap": _is_dealt,
    "take-back": _lies_in_trick,
    "talk": _is_dealt,
    "throw": _is_dealt,
    "throw-covered": _is_dealt,
    "wrong-table": _is_dealt,
}
"""By kind, when a lapse can happen; a kind that is missing here is a mistake of the program."""
RESTING: Final = frozenset({"interfere"})
"""Lapses of those who sit at the table and do not play the hand."""
