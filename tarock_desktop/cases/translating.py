"""From the acts of a script to the actions of the engine."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases import acts
from tarock_desktop.cases.acts import Act, Saying
from tarock_desktop.cases.czech.acts import czech_action, quiet_czech_action
from tarock_desktop.cases.koenigrufen.acts import (
    koenigrufen_action,
    quiet_koenigrufen_action,
)
from tarock_desktop.cases.people import seat_of
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.cases.ziri.acts import quiet_ziri_action, ziri_action
from tarock_desktop.referee.offence_rulings import open_offences
from tarock_desktop.table import actions as act_of
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.variant import CzechGp
from tarock_desktop.variants.koenigrufen.variant import Koenigrufen
from tarock_desktop.variants.ziri.variant import Ziri

QUIET_WORDS: Final = (Saying.READY, Saying.GOOD, Saying.GO)
"""Words that mean: nothing more from me, whatever is asked."""

LAPSES: Final = {"wrong table": "wrong-table"}
"""What people do that the sheets name; anything else goes to the judge."""


def action_of(act: Act, seat: Seat, state: State, variant: Variant) -> Action:
    """Return what *seat* asks the engine for by an act, as things stand.

    Raises:
        UnjudgedError: the act belongs to another sheet or to the tournament table.
    """
    own = _of_family(act, seat, state, variant)
    if own is not None:
        return own
    match act:
        case acts.Shuffle(times):
            return act_of.Shuffle(seat, times, seed=f"case {times}")
        case acts.Cut(lifted):
            return act_of.Cut(seat, lifted)
        case acts.Knock(style):
            return act_of.Knock(seat, style)
        case acts.TakePacket(number):
            return act_of.ChoosePacket(seat, number - 1)
        case acts.Bid(contract, joined) if not joined:
            return act_of.Bid(seat, contract)
        case acts.Call(card):
            return act_of.CallCard(seat, card)
        case acts.TakeTalon():
            return _take(act, seat, state)
        case acts.Discard(cards, shown):
            return act_of.Discard(seat, tuple(cards), CardSet.gather(shown))
        case acts.Declare(values):
            return act_of.Declare(seat, values)
        case acts.Announce(item):
            return act_of.Announce(seat, item)
        case acts.Challenge(step, target):
            return act_of.Challenge(seat, target, step)
        case acts.Play(cards) if len(cards) == 1:
            return act_of.PlayCard(seat, cards[0])
        case acts.Claim(offender, row):
            return _claim(seat, seat_of(offender), row, state, variant)
        case acts.Agree():
            return _agreement(act, seat, state, variant)
        case acts.Say(saying):
            return _said(saying, seat, state)
        case _:
            return _slip(act, seat, state, variant)


def _of_family(act: Act, seat: Seat, state: State, variant: Variant) -> Action | None:
    """Return an act that is understood otherwise in some sheets."""
    match variant:
        case CzechGp():
            return czech_action(act, seat, state, variant)
        case Koenigrufen():
            return koenigrufen_action(act, seat, state, variant)
        case Ziri():
            return ziri_action(act, seat, state, variant)
        case _:
            return None


def _slip(act: Act, seat: Seat, state: State, variant: Variant) -> Action:
    """Return what people do by mistake."""
    match act:
        case acts.Expose(card):
            return act_of.ExposeCard(seat, card)
        case acts.Drop(card) if card is not None:
            return act_of.DropCard(seat, card)
        case acts.Misdeal(sizes) if any(letter is None for letter, _ in sizes):
            return act_of.Lapse(seat, "deal-talon")
        case acts.Misdeal(sizes):
            return act_of.Misdeal(seat, _sizes(sizes, state, variant))
        case acts.Other(words):
            return act_of.Lapse(seat, LAPSES.get(words, "other"))
        case _:
            raise UnjudgedError(f"{_name(act)} is not judged yet: it belongs to tournament play")


def judge_action(act: acts.JudgeRuling | acts.Reopen, state: State) -> Action:
    """Return what the judge asks the engine for.

    Raises:
        UnjudgedError: nobody has been ruled on under the row.
    """
    number = None if act.row is None else _number_of(act.row, state)
    if isinstance(act, acts.Reopen):
        return act_of.ReopenRuling(TABLE, number or 0)
    seat = TABLE if act.seat is None else seat_of(act.seat)
    if act.choice is not None:
        return act_of.JudgeRuling(seat, number=number, choice=act.choice)
    amounts = dict.fromkeys(state.round.seats, Fraction(0))
    amounts |= {seat_of(letter): amount for letter, amount in act.amounts.items()}
    return act_of.JudgeRuling(seat, tuple(amounts[s] for s in state.round.seats), number)


def _number_of(row: str, state: State) -> int:
    """Return the place of the last ruling on a row."""
    places = [n for n, ruling in enumerate(state.book.rulings) if ruling.row == row]
    if not places:
        raise UnjudgedError(f"nobody has been ruled on under {row}")
    return places[-1]


def _sizes(
    sizes: tuple[tuple[str | None, int], ...], state: State, variant: Variant
) -> tuple[int, ...]:
    """Return the size of every hand of a misdeal, by seat."""
    wrong = {seat_of(letter): size for letter, size in sizes if letter is not None}
    return tuple(wrong.get(seat, variant.sheet.deal.hand) for seat in state.round.seats)


def _claim(seat: Seat, offender: Seat, row_id: str, state: State, variant: Variant) -> Action:
    """Return the claim of a rule that the row is about: one that was broken, if any was."""
    return act_of.Claim(seat, offender, _rule_of(row_id, offender, state, variant))


def _agreement(act: acts.Agree, seat: Seat, state: State, variant: Variant) -> Action:
    """Return the agreement on what the row is about, of all who play where none are named."""
    offender = seat_of(act.offender)
    seats = state.deal.order if act.seats is None else tuple(map(seat_of, act.seats))
    if act.rule is None:
        return act_of.Agree(seat, offender, seats)
    return act_of.Agree(seat, offender, seats, _rule_of(act.rule, offender, state, variant))


def _rule_of(row_id: str, offender: Seat, state: State, variant: Variant) -> str:
    """Return the rule of a row that *offender* broke; its first one if he broke none."""
    rules = variant.row(row_id).rules
    broken = (o.rule for o in open_offences(state, variant) if o.seat == offender)
    rule = next((rule for rule in broken if rule in rules), None)
    return rule or next(iter(rules), row_id)


def _name(act: Act) -> str:
    return f'the act "{type(act).__name__.lower()}"'


def _take(act: acts.TakeTalon, seat: Seat, state: State) -> Action:
    places = tuple(range(act.first - 1, act.last))
    offer = state.exchange
    if places == (offer.place,) and offer.offered_to[-1:] == (seat,) and not is_back(state):
        return act_of.AnswerOffer(seat, accept=True)
    return act_of.TakeTalon(seat, places, shown=not act.hidden)


def is_back(state: State) -> bool:
    """Return whether a talon card that all refused lies with the one who passed it."""
    exchange = state.exchange
    return exchange.place is not None and exchange.offered_to[-1:] == exchange.passed[-1:]


def _said(saying: Saying, seat: Seat, state: State) -> Action:
    if saying in QUIET_WORDS:
        return _quiet_word(saying, seat, state)
    match saying:
        case Saying.PASS:
            return act_of.Pass(seat)
        case Saying.THROW_IN if seat == state.deal.forehand and state.phase is Phase.BID:
            # Throwing the duty in is one way of not bidding.
            return act_of.Pass(seat)
        case Saying.THROW_IN:
            return act_of.ThrowIn(seat)
        case Saying.CALL_NOTHING:
            return act_of.CallCard(seat, None)
        case Saying.PASS_TALON:
            return act_of.PassTalonCard(seat)
        case Saying.ACCEPT if is_back(state):
            return act_of.TakeTalon(seat, (state.exchange.place or 0,))
        case Saying.ACCEPT | Saying.REFUSE:
            return act_of.AnswerOffer(seat, accept=saying is Saying.ACCEPT)
        case Saying.MISDEAL_STYLE:
            return act_of.Lapse(seat, "deal-style")
        case Saying.LOOK_BOTTOM:
            return act_of.LookAtBottom(seat)
        case Saying.VOTE_GO_ON | Saying.VOTE_REDEAL:
            return act_of.Vote(seat, saying is Saying.VOTE_GO_ON)
        case Saying.MERGE:
            return act_of.MergePiles(seat, state.after(seat, 2))
        case Saying.CAN_I_GO:
            return act_of.AskToLead(seat)
        case _:
            raise UnjudgedError(f'the act "{saying.value}" is not judged yet')


def _quiet_word(saying: Saying, seat: Seat, state: State) -> Action:
    match state.phase:
        case Phase.BID:
            return act_of.Pass(seat)
        case Phase.DECLARE:
            return act_of.Declare(seat)
        case Phase.CLEARANCE:
            return act_of.GiveLeave(seat)
        case _ if saying is Saying.GO and state.phase is Phase.PLAY:
            return act_of.GiveLeave(seat)
        case _:
            return act_of.Ready(seat)


def quiet_action(state: State, variant: Variant, *, spoken: bool = False) -> Action | None:
    """Return the act of the seat that is due if it does nothing of note; `None`: it must choose.

    Bids and cards are never done quietly. *spoken*: others have answered the same question in
    words, so that silence may have a meaning of its own.
    """
    seat = state.turn
    if seat is None:
        return None
    if isinstance(variant, Koenigrufen):
        return quiet_koenigrufen_action(state, variant)
    if isinstance(variant, Ziri):
        quiet = quiet_ziri_action(state, spoken=spoken)
        if quiet is not None:
            return quiet
    own = quiet_czech_action(state, variant) if isinstance(variant, CzechGp) else None
    if own is not None:
        return own
    match state.phase:
        case Phase.SHUFFLE:
            return act_of.Shuffle(seat, variant.sheet.shuffle.least, seed="case")
        case Phase.TALON if state.exchange.place is None or is_back(state):
            asked = variant.phases[Phase.TALON].prompt(state, seat)
            return next(a for a in asked.open_actions if isinstance(a, act_of.TakeTalon))
        case Phase.CALL:
            return act_of.CallCard(seat, None)
        case Phase.DECLARE:
            return act_of.Declare(seat)
        case Phase.ANNOUNCE | Phase.CHALLENGE:
            return act_of.Ready(seat)
        case Phase.CLEARANCE if state.notices.asked:
            return act_of.GiveLeave(seat)
        case _:
            return None
