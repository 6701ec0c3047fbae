"""Until when an offence can be ruled on in a given way: windows computed from what happened."""

from __future__ import annotations

from tarock_desktop.referee.offence import Offence, is_played_out
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.view import View
from tarock_desktop.variants.schema import Sheet, Window


def is_open(view: View, window: Window | None, offence: Offence, sheet: Sheet) -> bool:
    """Return whether *window* is still open for *offence*; without a window it always is."""
    match window:
        case None:
            return True
        case "before-bidding":
            return not view.auction.bids
        case "before-next-bid":
            return bool(view.auction.bids) and view.auction.bids[-1].seat == offence.seat
        case "before-talon":
            return not any(view.exchange.drawn)
        case "before-lying":
            return view.phase not in (Phase.CHALLENGE, Phase.PLAY, Phase.BETWEEN)
        case "before-first-card":
            return not view.play.trick and not view.play.tricks
        case "before-next-card":
            place = offence.card_place
            return place is not None and place + 1 == _cards_played(view)
        case "before-next-lead" if offence.trick is not None:
            return _is_before_lead(view, offence.trick + 1)
        case "before-next-lead" | "before-second-lead":
            return _is_before_lead(view, 1)
        case "trick-on-table" | "next-trick-on-table" | "hand-in-progress":
            if view.phase is Phase.BETWEEN or is_played_out(view, sheet):
                return False
            if window == "hand-in-progress" or offence.trick is None:
                return True
            later = len(view.play.tricks) - offence.trick
            return later <= (0 if window == "trick-on-table" else 1)


def _is_before_lead(view: View, tricks: int) -> bool:
    """Return whether the trick after the first *tricks* has not been led to."""
    if view.phase is Phase.BETWEEN:
        return False
    done = len(view.play.tricks)
    return done < tricks or (done == tricks and not view.play.trick)


def _cards_played(view: View) -> int:
    return sum(len(trick.cards) for trick in view.play.tricks) + len(view.play.trick)
