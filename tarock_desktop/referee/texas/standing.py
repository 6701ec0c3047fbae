"""How a seat stands in a hand: alone, against one alone, in a team; with the winners or not."""

from __future__ import annotations

from tarock_desktop.referee.offence import is_played_out
from tarock_desktop.rules.hand.counting import side_points
from tarock_desktop.rules.hand.sides import declarer_side
from tarock_desktop.rules.texas.feats import all_tricks
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.texas.sheet import TexasSheet


def situation(view: View, sheet: TexasSheet, seat: Seat) -> tuple[str, ...]:
    """Return the conditions of the sheet's rows that hold for *seat*; the full state is needed.

    Who wins is known when the hand is played out: `team` then is joined by `team-winner` or
    `team-loser`, `against-solo` by `against-solo-winner` or `against-solo-loser`.
    """
    side = declarer_side(view)
    alone = "solo" if seat in side else "against-solo"
    stand = alone if len(side) == 1 else "team"
    if not is_played_out(view, sheet):
        return (stand,)
    wins = (seat in side) is declarer_wins(view, sheet)
    return stand, f"{stand}-{'winner' if wins else 'loser'}"


def declarer_wins(view: View, sheet: TexasSheet) -> bool:
    """Return whether the declarer's side wins the hand, played out, penalties aside."""
    side = declarer_side(view)
    valat = next(all_tricks(view, sheet.item_of("all-tricks"), side, lambda _: False), None)
    if valat is not None:
        return (valat.seat in side) is valat.made
    if view.result.points is None:
        points = side_points(view, sheet.pack, side)
    else:
        points = sum((view.result.points[seat] for seat in side), sheet.score.par * 0)
    if points == sheet.score.par:
        challenged = len(view.notices.doubling(GAME))
        return sheet.score.tie == "last-challenger-loses" and challenged % 2 == 1
    return points > sheet.score.par
