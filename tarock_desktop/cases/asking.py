"""What may be done at a table, in the words of a case."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cases.script import Legal
from tarock_desktop.cases.seats import letter_of
from tarock_desktop.cases.translating import action_of
from tarock_desktop.cases.vocabulary import STEPS
from tarock_desktop.engine.moves import legal_actions, prompt
from tarock_desktop.table import actions as act_of
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


def legal_cards(state: State, variant: Variant) -> CardSet:
    """Return the cards the seat that is asked may play or lay away."""
    asked = prompt(state, variant) if state.phase in variant.phases else None
    if asked is None or asked.cards is None:
        return NO_CARDS
    return asked.cards.legal or NO_CARDS


def callable_cards(state: State, seat: Seat, variant: Variant) -> CardSet:
    """Return the cards *seat* may call."""
    asked = variant.phases[Phase.CALL].prompt(observe(state, seat), seat)
    calls = (action for action in asked.open_actions if isinstance(action, act_of.CallCard))
    return CardSet.gather(call.card for call in calls if call.card is not None)


def may_throw_in(state: State, variant: Variant) -> bool:
    """Return whether the declarer may give the hand up."""
    seat = state.declarer
    asked = variant.phases[Phase.DISCARD].prompt(observe(state, seat), seat)
    return any(isinstance(action, act_of.ThrowIn) for action in asked.open_actions)


def values_held(state: State, seat: Seat, variant: Variant) -> frozenset[str]:
    """Return the values the cards of *seat* are worth."""
    asked = variant.phases[Phase.DECLARE].prompt(observe(state, seat), seat)
    return frozenset(choice.value for choice in asked.values)


def difference_of_legal(legal: Legal, state: State, variant: Variant) -> tuple[str, str] | None:
    """Return what was expected and what is legal, if they differ."""
    if legal.cards is not None:
        expected, got = CardSet.gather(legal.cards), legal_cards(state, variant)
        return None if expected == got else (str(expected), str(got))
    seat = state.turn
    if seat is None or state.phase not in variant.phases:
        return "an answer", "nothing is asked"
    wanted = {_in_order(action_of(act, seat, state, variant)) for act in legal.acts}
    allowed = {_in_order(action) for action in legal_actions(state, variant)}
    silence = act_of.CallCard(seat, None)
    if silence not in wanted:
        # Saying nothing names the sheet's own card: a list of calls need not say so.
        allowed.discard(silence)
    # Leaving a question open is no answer that a list names.
    allowed -= {action for action in allowed if _leaves_open(action)}
    return None if wanted == allowed else (_listed(wanted), _listed(allowed))


def _leaves_open(action: Action) -> bool:
    return isinstance(action, act_of.Choose) and action.value == "open"


def _in_order(action: Action) -> Action:
    """Return the same act, its cards and values in a fixed order."""
    match action:
        case act_of.Discard():
            return msgspec.structs.replace(action, cards=tuple(sorted(action.cards)))
        case act_of.Declare():
            return msgspec.structs.replace(action, values=tuple(sorted(action.values)))
        case _:
            return action


def _listed(actions: Iterable[Action]) -> str:
    return ", ".join(sorted(words_of(action) for action in actions)) or "nothing"


def words_of(action: Action) -> str:
    """Return an action in the words of a script."""
    match action:
        case act_of.Bid(_, contract, joins):
            return f"bid {contract} bei" if joins else f"bid {contract}"
        case act_of.CallCard(_, card):
            return f"call {card.name if card else 'nothing'}"
        case act_of.TakeTalon(_, places, shown):
            last = f"-{places[-1] + 1}" if len(places) > 1 else ""
            return f"take {places[0] + 1}{last}" + ("" if shown else " hidden")
        case act_of.AnswerOffer(_, accept):
            return "accept" if accept else "refuse"
        case act_of.Discard(_, cards, shown):
            face_up = f" show {shown}" if shown else ""
            return f"discard {' '.join(card.name for card in cards)}{face_up}"
        case act_of.Declare(_, values):
            return f"declare {' '.join(values) or 'nothing'}"
        case act_of.Announce(_, item):
            return f"announce {item}"
        case act_of.Challenge(seat, target, step):
            return f"{STEPS[step - 1]} {_target_words(target, seat)}"
        case act_of.Choose(_, what, value):
            return _CHOSEN.get((what, value), "")
        case act_of.PlayCard(_, card):
            return card.name
        case act_of.Knock(_, style):
            return f"knock {style}"
        case act_of.ChoosePacket(_, packet):
            return f"packet {packet + 1}"
        case _:
            return _PLAIN.get(type(action), type(action).__name__.lower())


def _target_words(target: str, seat: Seat) -> str:
    """Return what is doubled; with the other seat where two have the same: `game@0/2`."""
    what, _, seats = target.partition("@")
    if not seats:
        return what
    named = [Seat(int(each)) for each in seats.split("/")]
    other = next((each for each in named if each != seat), named[0])
    return f"{what} of {letter_of(other)}"


_CHOSEN = {
    ("talon", "first-six"): "talon first-six",
    ("talon", "last-trick"): "talon last-trick",
    ("stichzwang", "off"): "choose no-stichzwang",
    ("five-suited", "yes"): "choose five-suited",
    ("drag", "trischaken"): "bid trischaken",
    ("kontra", "no"): "ready",
    **{("demand", suit): f"demand {suit}" for suit in ("hearts", "diamonds", "spades", "clubs")},
}
"""Choices that have words in a script; the others are left open quietly."""
_PLAIN = {
    act_of.AddTalonCard: "add talon",
    act_of.LayOpen: "lay open",
    act_of.Pass: "pass",
    act_of.PassTalonCard: "pass talon",
    act_of.Ready: "ready",
    act_of.ThrowIn: "throw in",
    act_of.AskToLead: "can I go",
    act_of.GiveLeave: "go",
}


def turn_words(state: State) -> str:
    """Return the letter of the seat that is due, or that nobody is."""
    return "nobody" if state.turn is None else letter_of(state.turn)
