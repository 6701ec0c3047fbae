"""Until when an offence can be ruled on in a given way: windows computed from what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from tarock_desktop.referee.offence import Offence, is_played_out, played
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.view import View
from tarock_desktop.variants.schema import Sheet, Window

Condition: TypeAlias = Callable[[View, Offence, Sheet], bool]
"""Whether a window is still open for an offence."""


def is_open(view: View, window: Window | None, offence: Offence, sheet: Sheet) -> bool:
    """Return whether *window* is still open for *offence*; without a window it always is."""
    return window is None or CONDITIONS[window](view, offence, sheet)


def _nobody_has_bid(view: View, offence: Offence, sheet: Sheet) -> bool:
    del offence, sheet
    return not view.auction.bids


def _nobody_has_bid_since(view: View, offence: Offence, sheet: Sheet) -> bool:
    del sheet
    return bool(view.auction.bids) and view.auction.bids[-1].seat == offence.seat


def _talon_is_untouched(view: View, offence: Offence, sheet: Sheet) -> bool:
    del offence, sheet
    return not any(view.exchange.drawn)


def _declarer_speaks(view: View, offence: Offence, sheet: Sheet) -> bool:
    """Return whether the declarer has not yet said that he lies, which ends his announcements."""
    del offence, sheet
    return view.phase not in (Phase.CHALLENGE, Phase.PLAY, Phase.BETWEEN)


def _no_card_is_played(view: View, offence: Offence, sheet: Sheet) -> bool:
    del offence, sheet
    return not view.play.trick and not view.play.tricks


def _no_card_is_played_since(view: View, offence: Offence, sheet: Sheet) -> bool:
    del sheet
    if view.phase is Phase.BETWEEN:
        return False
    return offence.card_place is not None and offence.card_place + 1 == len(played(view))


def _next_trick_is_not_led(view: View, offence: Offence, sheet: Sheet) -> bool:
    """Return whether the trick after the offence's is not led to, or the second of the hand."""
    del sheet
    return _is_before_lead(view, 1 if offence.trick is None else offence.trick + 1)


def _second_trick_is_not_led(view: View, offence: Offence, sheet: Sheet) -> bool:
    del offence, sheet
    return _is_before_lead(view, 1)


def _is_before_lead(view: View, tricks: int) -> bool:
    """Return whether the trick after the first *tricks* has not been led to."""
    if view.phase is Phase.BETWEEN:
        return False
    done = len(view.play.tricks)
    return done < tricks or (done == tricks and not view.play.trick)


def _is_running(view: View, offence: Offence, sheet: Sheet) -> bool:
    del offence
    return view.phase is not Phase.BETWEEN and not is_played_out(view, sheet)


def _its_trick_is_on_table(view: View, offence: Offence, sheet: Sheet) -> bool:
    return _is_running(view, offence, sheet) and _tricks_since(view, offence) <= 0


def _next_trick_is_on_table(view: View, offence: Offence, sheet: Sheet) -> bool:
    return _is_running(view, offence, sheet) and _tricks_since(view, offence) <= 1


def _tricks_since(view: View, offence: Offence) -> int:
    """Return how many tricks are complete since the offence's began; 0 if it has none."""
    return 0 if offence.trick is None else len(view.play.tricks) - offence.trick


CONDITIONS: Final[Mapping[Window, Condition]] = {
    "before-bidding": _nobody_has_bid,
    "before-next-bid": _nobody_has_bid_since,
    "before-talon": _talon_is_untouched,
    "before-lying": _declarer_speaks,
    "before-first-card": _no_card_is_played,
    "before-next-card": _no_card_is_played_since,
    "trick-on-table": _its_trick_is_on_table,
    "before-next-lead": _next_trick_is_not_led,
    "before-second-lead": _second_trick_is_not_led,
    "next-trick-on-table": _next_trick_is_on_table,
    "hand-in-progress": _is_running,
}
"""When each window of a sheet is open."""
