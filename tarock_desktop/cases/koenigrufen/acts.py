"""Acts of a script that mean something of their own at a Königrufen table."""

from __future__ import annotations

from typing import Final

from tarock_desktop.cases import acts
from tarock_desktop.cases.acts import Act, Saying
from tarock_desktop.cases.seats import seat_of
from tarock_desktop.cases.turned_tricks import is_last_trick
from tarock_desktop.rules.koenigrufen.declarer_announcements import (
    FIRST,
    FIVE,
    LAST,
    TALON,
    UNFORCED,
)
from tarock_desktop.rules.koenigrufen.extra_announcements import announced
from tarock_desktop.rules.koenigrufen.games import games_played
from tarock_desktop.rules.koenigrufen.kontra_targets import GAME, Target
from tarock_desktop.rules.koenigrufen.talon_halves import DRAG
from tarock_desktop.table import actions as act_of
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.koenigrufen.variant import Koenigrufen, as_koenigrufen

LAPSES: Final = {
    Saying.LOOK_TALON: "peek-talon",
    Saying.SHOW_HAND: "betray",
    Saying.TALK: "chat",
    Saying.TAKE_BACK: "take-back",
    Saying.MERGE: "mix",
    Saying.SWAP: "mix",
}
OTHERS: Final = {
    "show talon": "show-talon",
    "allot talon": "allot",
    "no cut": "no-cut",
    "miscount": "miscount",
    "no stake": "no-stake",
    "comment": "interfere",
}
"""What people do that the sheet names."""


def koenigrufen_actions(
    act: Act, seat: Seat, state: State, variant: Variant
) -> tuple[Action, ...]:
    """Return the action of an act, where this sheet has one of its own."""
    action = _action(act, seat, state, as_koenigrufen(variant))
    return () if action is None else (action,)


def _action(act: Act, seat: Seat, state: State, variant: Koenigrufen) -> Action | None:
    match act:
        case acts.Bid(contract, joined) if joined:
            return act_of.Bid(seat, contract, joins=True)
        case acts.Bid(contract) if state.phase is Phase.TALON:
            return act_of.Choose(seat, DRAG, contract)
        case acts.Knock():
            return act_of.Knock(seat, variant.sheet.deal.knock[0].id)
        case acts.Challenge(step, _, owner):
            told = None if owner is None else seat_of(owner)
            return act_of.Challenge(seat, _target(state, variant, seat, act, told), step)
        case acts.LookTrick(number):
            last = is_last_trick(number, state, variant.sheet.deal.hand)
            return act_of.Lapse(seat, "look-last" if last else "peek-trick")
        case acts.Other(words):
            return act_of.Lapse(seat, OTHERS.get(words, words))
        case acts.Say(saying):
            return _said(saying, seat, state)
        case _:
            return None


def _said(saying: Saying, seat: Seat, state: State) -> Action | None:
    match saying:
        case Saying.HOLD:
            bids = [entry.contract for entry in state.auction.bids if entry.contract]
            return act_of.Bid(seat, bids[-1]) if bids else act_of.Pass(seat)
        case Saying.CALL_FOURTH | Saying.CALL_NOTHING:
            return act_of.CallCard(seat, None)
        case Saying.TALON_FIRST_SIX:
            return act_of.Choose(seat, TALON, FIRST)
        case Saying.TALON_LAST_TRICK:
            return act_of.Choose(seat, TALON, LAST)
        case Saying.CHOOSE_FREE:
            return act_of.Choose(seat, *UNFORCED)
        case Saying.CHOOSE_FIVE:
            return act_of.Choose(seat, *FIVE)
        case Saying.DRAG | Saying.THROW_IN:
            return act_of.ThrowIn(seat)
        case Saying.LAY_OPEN:
            return act_of.LayOpen(seat)
        case _ if saying in LAPSES:
            return act_of.Lapse(seat, LAPSES[saying])
        case _:
            return None


def _target(
    state: State, variant: Koenigrufen, seat: Seat, act: acts.Challenge, told: Seat | None
) -> str:
    """Return what a doubling is said to, in the words of the table."""
    games = games_played(state)
    if not games or variant.game(state).is_positive:
        return _extra_target(state, act.target, told)
    named = [g.seat for g in games if act.target in (GAME, g.contract)]
    owners = named or [games[0].seat]
    if seat in owners and (told == seat or told not in owners):
        named_other = told is not None and told != seat
        opponent = told if named_other else _asked(state, seat, act.step)
        return Target(GAME, seat, opponent).text
    others = [owner for owner in owners if owner != seat]
    owner = told if told in others else next(iter(others), owners[0])
    return Target(GAME, owner, seat).text


def _asked(state: State, owner: Seat, step: int) -> Seat:
    """Return the opponent whose last step the owner of a game answers."""
    others = state.from_seat(owner)[1:]
    for other in others:
        said = state.notices.doubling(Target(GAME, owner, other).text)
        if len(said) == step - 1 and said:
            return other
    return others[0]


def _extra_target(state: State, item: str, told: Seat | None) -> str:
    said = [entry.seat for entry in announced(state) if entry.item == item]
    if told is None or not said or told == said[0]:
        return item
    return Target(item, told).text


def quiet_koenigrufen_action(
    state: State, variant: Variant, *, spoken: bool = False
) -> Action | None:
    """Return the act of the seat that is due if it does nothing of note; `None`: it chooses."""
    del spoken
    seat, rules = state.turn, as_koenigrufen(variant)
    if seat is None:
        return None
    match state.phase:
        case Phase.SHUFFLE:
            return act_of.Shuffle(seat, variant.sheet.shuffle.least, seed="case")
        case Phase.TALON if rules.game(state).talon == "all":
            return act_of.TakeTalon(seat, tuple(range(len(state.deal.talon))))
        case Phase.ANNOUNCE if rules.game(state).kind == "fewest":
            return act_of.Choose(seat, TALON, LAST)
        case Phase.ANNOUNCE | Phase.CHALLENGE:
            return act_of.Ready(seat)
        case Phase.PLAY if seat in rules.playing.to_lay_open(state):
            return act_of.LayOpen(seat)
        case _:
            return None


def is_stake(act: Act, seat: Seat, state: State, variant: Variant) -> bool:
    """Return whether the dealer says that he puts in his stake, which is booked by itself."""
    stake = as_koenigrufen(variant).sheet.pot.stake
    return act == acts.Say(Saying.STAKE) and stake > 0 and seat == state.round.dealer
