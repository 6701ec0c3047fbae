"""What a seat is asked, and which acts are possible or legal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.table.actions import Action, Declare, Discard, PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CardChoice, Prompt
from tarock_desktop.table.redact import observe
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant


def prompt(state: State, variant: Variant) -> Prompt | None:
    """Return what is asked now, made from what the asked seat knows; `None` between hands."""
    if state.turn is None:
        return None
    return prompt_from(observe(state, state.turn), variant)


def prompt_from(observation: Observation, variant: Variant) -> Prompt:
    """Return what is asked of the seat whose turn it is, from that seat's own observation."""
    seat = observation.turn
    if seat is None or observation.viewer != seat:
        raise ValueError("a prompt is made from what the asked seat knows")
    return variant.phases[observation.phase].prompt(observation, seat)


def legal_actions(state: State, variant: Variant) -> Iterator[Action]:
    """Yield every legal act of the seat whose turn it is, cuts and shuffles left out.

    Discards come once for each set of cards.
    """
    asked = prompt(state, variant)
    if asked is None:
        return
    yield from asked.open_actions
    if asked.cards is not None:
        yield from _card_actions(asked.seat, asked, asked.cards)
    if asked.phase is Phase.DECLARE:
        rules, view = variant.phases[asked.phase], observe(state, asked.seat)
        for declaration in _declarations(asked):
            if not any(rules.findings(view, declaration)):
                yield declaration


def _card_actions(seat: Seat, asked: Prompt, choice: CardChoice) -> Iterator[Action]:
    if choice.legal is None:
        raise LookupError("this table does not tell legal cards")
    if asked.phase is Phase.PLAY:
        yield from (PlayCard(seat, card) for card in choice.legal)
        return
    free = choice.legal - choice.required
    for more in combinations(free, choice.count - len(choice.required)):
        cards = CardSet.gather(more) | choice.required
        yield Discard(seat, tuple(cards), cards & choice.must_show)


def _declarations(asked: Prompt) -> Iterator[Action]:
    names = tuple(choice.value for choice in asked.values)
    for count in range(len(names) + 1):
        for values in combinations(names, count):
            yield Declare(asked.seat, values)
