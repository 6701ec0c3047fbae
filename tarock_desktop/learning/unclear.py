"""What makes a hand that is over unfit for a question: something that decides cannot be told.

Some of it no question tells, whatever the sheet: who answered whose doubling. Some of it a sheet
leaves open: `variants/questions/doubts.toml` says which.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tarock_desktop.cases.seats import seat_of
from tarock_desktop.learning.doubts import SheetDoubts, doubts_of
from tarock_desktop.learning.worked import Worked
from tarock_desktop.table.outcomes import ExtraOutcome, GameOutcome, game_outcome

_BONUS: Final = "working.bonus"
"""The step of a calculation that adds the bonus for card points."""
_SHARED: Final = ("working.places", "working.taker")
"""Steps about what two losers pay, and about who has made all tricks where that costs less."""


def is_unclear(worked: Worked) -> bool:
    """Return whether nothing can be asked about what a hand pays."""
    doubts = doubts_of(worked.case.facts.ruleset)
    untold = any(is_met(worked) for is_met in _UNTOLD)
    return untold or any(is_met(worked, doubts) for is_met in _LEFT_OPEN)


def _doubles_one_of_several_games(worked: Worked) -> bool:
    hand = worked.case.facts.hand
    return bool(hand.bei) and any((hand.kontra, *(each.kontra for each in hand.bei)))


def _answers_one_of_several_doublings(worked: Worked) -> bool:
    chains = worked.case.facts.hand.kontra or ()
    return len(chains) > 1 and any(len(chain) > 1 for chain in chains)


def _doubles_out_of_turn(worked: Worked) -> bool:
    """Return whether the two sides have not doubled the game by turns, as they may."""
    hand, mine = worked.case.facts.hand, (worked.bidder, worked.partner)
    if hand.declarer is None:
        return False
    steps = (
        (step, seat_of(letter) in mine)
        for chain in hand.kontra or ()
        for step, letter in enumerate(chain, 1)
    )
    return any(is_mine != (step % 2 == 0) for step, is_mine in steps)


def _shares_a_loss(worked: Worked) -> bool:
    return any(step.key in _SHARED for line in worked.lines for step in line.working)


def _hides_who_has_no_trick(worked: Worked) -> bool:
    """Return whether somebody without a point may have a trick or none."""
    hides = worked.case.facts.hand.trickless is None
    return hides and not all(points for _, points in worked.points)


def _doubles_a_valat(worked: Worked) -> bool:
    return worked.valat is not None and bool(worked.case.facts.hand.kontra)


_UNTOLD: Final[tuple[Callable[[Worked], bool], ...]] = (
    _doubles_one_of_several_games,
    _answers_one_of_several_doublings,
    _doubles_out_of_turn,
    _shares_a_loss,
    _hides_who_has_no_trick,
    _doubles_a_valat,
)


def _doubles_an_extra(worked: Worked, doubts: SheetDoubts) -> bool:
    return doubts.plain_extras and any(item.kontra for item in worked.case.facts.hand.items)


def _shares_a_valat(worked: Worked, doubts: SheetDoubts) -> bool:
    return doubts.shared_valat and worked.valat is not None and worked.partner is not None


def _loses_an_announced_valat(worked: Worked, doubts: SheetDoubts) -> bool:
    return doubts.lost_valat and worked.valat == ExtraOutcome(announced=True, made=False)


def _loses_silently(worked: Worked, doubts: SheetDoubts) -> bool:
    silent = (outcome for _, outcome in worked.extras if not outcome.announced)
    return doubts.lost_silent and not all(outcome.made for outcome in silent)


def _has_an_extra_some_do_not_pay(worked: Worked, doubts: SheetDoubts) -> bool:
    return any(item in doubts.silent and not outcome.announced for item, outcome in worked.extras)


def _gives_a_bonus_to_defenders(worked: Worked, doubts: SheetDoubts) -> bool:
    lost = (line for line in worked.lines if game_outcome(line) is GameOutcome.LOST)
    return doubts.lost_bonus and any(step.key == _BONUS for line in lost for step in line.working)


_LEFT_OPEN: Final[tuple[Callable[[Worked, SheetDoubts], bool], ...]] = (
    _doubles_an_extra,
    _shares_a_valat,
    _loses_an_announced_valat,
    _loses_silently,
    _has_an_extra_some_do_not_pay,
    _gives_a_bonus_to_defenders,
)
