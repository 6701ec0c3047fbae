"""Acts of a script that mean something of their own at the Czech table."""

from __future__ import annotations

from typing import Final

from tarock_desktop.cases import acts
from tarock_desktop.cases.acts import Act, Saying
from tarock_desktop.cases.quiet import quiet_action
from tarock_desktop.cases.turned_tricks import is_turned
from tarock_desktop.rules.czech.knocking import OPEN_STYLE
from tarock_desktop.rules.exchange.calling import basis_hand, duty_card
from tarock_desktop.table import actions as act_of
from tarock_desktop.table.actions import Action, Knock
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.variant import CzechGp, as_czech

LAPSES: Final = {
    Saying.LOOK_CARDS: "look-cards",
    Saying.LOOK_DISCARDS: "look-discards",
    Saying.LOOK_TALON: "look-talon",
    Saying.SWAP: "other",
    Saying.TALK: "other",
}
OTHERS: Final = {"other money": "money", "lead before collecting": "lead-early"}
"""What people do that the sheet names; anything else goes to the chief referee."""
STYLES: Final = {"abeles": "III", "6": "I", "12": "II", "choice": "II"}
DOWN: Final = (Saying.SHOW_HAND, Saying.LAY_OPEN, Saying.THROW_IN)


def czech_actions(act: Act, seat: Seat, state: State, variant: Variant) -> tuple[Action, ...]:
    """Return the actions of an act, where this sheet has some of its own."""
    rules = as_czech(variant)
    if isinstance(act, acts.Knock):
        return _knocks(act, seat, state, rules)
    action = _action(act, seat, state, rules)
    return () if action is None else (action,)


def _action(act: Act, seat: Seat, state: State, variant: CzechGp) -> Action | None:
    match act:
        case acts.Say(saying) if saying in LAPSES:
            return act_of.Lapse(seat, LAPSES[saying])
        case acts.LookTrick(number) if is_turned(number, state, variant.sheet.deal.hand):
            return act_of.Lapse(seat, "look-trick")
        case acts.Other(words):
            return act_of.Lapse(seat, OTHERS.get(words, "other"))
        case acts.Throw():
            return act_of.ThrowDown(seat)
        case acts.Say(saying) if saying in DOWN and state.phase is Phase.PLAY:
            return act_of.ThrowDown(seat)
        case acts.Say(Saying.ADD_TALON):
            return act_of.AddTalonCard(seat)
        case acts.Say(Saying.TAKE_BACK):
            return act_of.Claim(seat, seat)
        case acts.Bid("zakladni") if state.phase is Phase.BID and _is_kept(seat, state, variant):
            return act_of.Pass(seat)
        case acts.Misdeal(sizes) if any(letter is None for letter, _ in sizes):
            return act_of.Lapse(seat, "deal-style")
        case _:
            return None


def _is_kept(seat: Seat, state: State, variant: CzechGp) -> bool:
    """Return whether the forehand says once more that he plays the game all approved."""
    return seat == state.turn and variant.bidding.is_approved(state)


def _knocks(act: acts.Knock, seat: Seat, state: State, variant: CzechGp) -> tuple[Action, ...]:
    """Return the knock and the choice of the first seat, as far as they are still due.

    Either of the two may say both; a knock without a way leaves the choice open.
    """
    style, first = STYLES.get(act.style, act.style), state.deal.order[0]
    cutter = variant.cutting.due(state)
    if state.deal.style == OPEN_STYLE or cutter is None:
        return (Knock(seat, style),)
    if seat not in (cutter, first):
        return (Knock(seat, OPEN_STYLE),)
    knock = Knock(cutter, OPEN_STYLE)
    return (knock, Knock(first, style)) if style else (knock,)


def quiet_czech_action(state: State, variant: Variant, *, spoken: bool = False) -> Action | None:
    """Return the act of the seat that is due if it does nothing of note; `None`: it chooses."""
    seat, rules = state.turn, as_czech(variant)
    if seat is None:
        return None
    match state.phase:
        case Phase.BID if rules.bidding.standing(state) is not None:
            return act_of.Pass(seat)
        case Phase.CALL:
            law = rules.sheet.call
            return act_of.CallCard(seat, duty_card(basis_hand(state, seat, law), law))
        case Phase.PLAY if rules.phases[Phase.PLAY].prompt(state, seat).cards is None:
            return act_of.AddTalonCard(seat)
        case _:
            return quiet_action(state, variant, spoken=spoken)
