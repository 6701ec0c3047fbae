"""Acts of a script that mean something of their own at the Žiri table."""

from __future__ import annotations

from typing import Final

from tarock_desktop.cases import acts
from tarock_desktop.cases.acts import Act, Saying
from tarock_desktop.cases.quiet import quiet_action
from tarock_desktop.cases.seats import seat_of
from tarock_desktop.cases.turned_tricks import is_last_trick
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.rules.ziri.own_kontra import KONTRA
from tarock_desktop.rules.ziri.play import (
    DEMAND,
    NONE,
    DemandingPlay,
    demand_word,
    may_demand,
)
from tarock_desktop.rules.ziri.side_feats import entries, named_target
from tarock_desktop.table import actions as act_of
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.schema import AS_SHEET
from tarock_desktop.variants.ziri.variant import Ziri, as_ziri

LAPSES: Final = {
    Saying.TALK: "talk",
    Saying.SHOW_HAND: "show-hand",
    Saying.SWAP: "swap",
    Saying.LOOK_TALON: "look-talon",
    Saying.LOOK_DISCARDS: "look-discards",
    Saying.MERGE: "merge",
    Saying.MISDEAL_STYLE: "deal-style",
}
NO_KONTRA: Final = (Saying.READY, Saying.GOOD, Saying.PASS)
RESULT: Final = "result"


def ziri_actions(act: Act, seat: Seat, state: State, variant: Variant) -> tuple[Action, ...]:
    """Return the action of an act, where this sheet has one of its own."""
    action = _action(act, seat, state, as_ziri(variant))
    return () if action is None else (action,)


def _action(act: Act, seat: Seat, state: State, variant: Ziri) -> Action | None:
    match act:
        case acts.Say(saying):
            return _said(saying, seat, state, variant)
        case acts.Challenge(step, target, owner):
            return act_of.Challenge(seat, _target(target, owner, seat, state), step)
        case acts.DemandLead(suit):
            return act_of.Choose(seat, DEMAND, demand_word(suit))
        case acts.Knock():
            return act_of.Knock(seat, variant.sheet.deal.knock[0].id)
        case acts.LookTrick(number):
            return act_of.Lapse(seat, _look(number, seat, state, variant))
        case acts.Pull():
            return act_of.Lapse(seat, "pull")
        case acts.Expose():
            return act_of.Lapse(seat, "show-hand")
        case acts.Misdeal(sizes) if any(letter is None for letter, _ in sizes):
            return act_of.Lapse(seat, "deal-talon")
        case _:
            return None


def _said(saying: Saying, seat: Seat, state: State, variant: Ziri) -> Action | None:
    match saying:
        case Saying.HOLD:
            standing = variant.bidding.standing(state)
            # Where nothing has been bid there is nothing to hold: no game that can be bid.
            nothing = variant.bidding.law.nobody
            return act_of.Bid(seat, nothing if standing is None else standing[1].id)
        case Saying.SELL | Saying.THROW_IN:
            return act_of.ThrowIn(seat)
        case Saying.CHOOSE_RESULT | Saying.CHOOSE_PENALTY:
            choice = RESULT if saying is Saying.CHOOSE_RESULT else AS_SHEET
            number = len(state.book.rulings) - 1
            return act_of.JudgeRuling(seat, number=number, choice=choice)
        case _ if saying in LAPSES:
            return act_of.Lapse(seat, LAPSES[saying])
        case _ if saying in NO_KONTRA and _asks_kontra(seat, state, variant):
            return act_of.Choose(seat, KONTRA, "no")
        case _ if saying in NO_KONTRA and state.phase is not Phase.BID:
            return act_of.Ready(seat)
        case _:
            return None


def _asks_kontra(seat: Seat, state: State, variant: Ziri) -> bool:
    rules = variant.phases[Phase.PLAY]
    if state.phase is Phase.CHALLENGE:
        return True
    playing = state.phase is Phase.PLAY
    return playing and isinstance(rules, DemandingPlay) and rules.is_undecided(state, seat)


def _target(target: str, owner: str | None, seat: Seat, state: State) -> str:
    """Return what a doubling names; without an owner the announcement of the other side."""
    said = [entry for entry in entries(state) if entry.item == target]
    if target == GAME or not said:
        return target
    if owner is not None:
        said = [entry for entry in said if entry.seat == seat_of(owner)] or said
    elif len(said) > 1:
        alone = seat == state.auction.declarer
        said = [e for e in said if (e.seat == state.auction.declarer) is not alone] or said
    return named_target(state, said[0])


def _look(number: int, seat: Seat, state: State, variant: Ziri) -> str:
    """Return what looking at a trick is: the last one on the own side's pile may be seen."""
    if not is_last_trick(number, state, variant.sheet.deal.hand):
        return "look-trick"
    winner = state.play.tricks[-1].winner
    alone = variant.is_each(state) or state.declarer in (seat, winner)
    return "look-last" if seat == winner or not alone else "look-trick"


def quiet_ziri_action(state: State, variant: Variant, *, spoken: bool = False) -> Action | None:
    """Return the act of the seat that is due if it does nothing of note; `None`: it must choose.

    In klop silence leaves kontra open where others have said no; otherwise nobody wants it.
    """
    seat = state.turn
    if seat is None:
        return None
    match state.phase:
        case Phase.SALE:
            return act_of.Ready(seat)
        case Phase.CHALLENGE:
            return act_of.Choose(seat, KONTRA, "open" if spoken else "no")
        case Phase.PLAY if may_demand(state):
            return act_of.Choose(seat, DEMAND, NONE)
        case _:
            return quiet_action(state, variant, spoken=spoken)
