"""From the acts of a script to the actions of the engine."""

from __future__ import annotations

from fractions import Fraction
from itertools import chain
from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases import acts
from tarock_desktop.cases.acts import Act, Saying
from tarock_desktop.cases.families import family_of
from tarock_desktop.cases.quiet import is_back
from tarock_desktop.cases.seats import seat_of
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.referee.offence_rulings import open_offences, undecided_offences
from tarock_desktop.table import actions as act_of
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant

QUIET_WORDS: Final = (Saying.READY, Saying.GOOD, Saying.GO)
"""Words that mean: nothing more from me, whatever is asked."""

LAPSES: Final = {"wrong table": "wrong-table"}
"""What people do that the sheets name; anything else goes to the judge."""


def actions_of(act: Act, seat: Seat, state: State, variant: Variant) -> tuple[Action, ...]:
    """Return what is asked of the engine by an act, as things stand: mostly one action.

    Raises:
        UnjudgedError: the act belongs to another sheet or to the tournament table.
    """
    own = family_of(variant).actions(act, seat, state, variant)
    if own:
        return own
    match act:
        case acts.Play(cards):
            players = (state.after(seat, number) for number in range(len(cards)))
            return tuple(map(act_of.PlayCard, players, cards))
        case acts.Throw((first, *others), covered):
            # The first card is played, the others lie under it.
            under = (act_of.DropCard(seat, card, shown=not covered) for card in others)
            return (act_of.PlayCard(seat, first), *under)
        case _:
            return (_single_action(act, seat, state, variant),)


def action_of(act: Act, seat: Seat, state: State, variant: Variant) -> Action:
    """Return the one action by which *seat* does an act, or the last of several.

    Raises:
        UnjudgedError: the act belongs to another sheet or to the tournament table.
    """
    return actions_of(act, seat, state, variant)[-1]


def _single_action(act: Act, seat: Seat, state: State, variant: Variant) -> Action:
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
        case acts.Claim(offender, row):
            return _claim(seat, seat_of(offender), row, state, variant)
        case acts.Agree():
            return _agreement(act, seat, state, variant)
        case acts.Say(saying):
            return _said(saying, seat, state)
        case _:
            return _slip(act, seat, state, variant)


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
    found = chain(open_offences(state, variant), undecided_offences(state, variant))
    broken = (o.rule for o in found if o.seat == offender)
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


def _said(saying: Saying, seat: Seat, state: State) -> Action:
    if saying in QUIET_WORDS:
        return _quiet_word(seat, state)
    match saying:
        case Saying.PASS:
            return act_of.Pass(seat)
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
        case Saying.MERGE:
            return act_of.MergePiles(seat, state.after(seat, 2))
        case _:
            raise UnjudgedError(f'the act "{saying.value}" is not judged yet')


def _quiet_word(seat: Seat, state: State) -> Action:
    match state.phase:
        case Phase.BID:
            return act_of.Pass(seat)
        case Phase.DECLARE:
            return act_of.Declare(seat)
        case _:
            return act_of.Ready(seat)
