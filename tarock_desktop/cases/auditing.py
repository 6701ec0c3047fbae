"""The audit of a hand whose rest a case only tells by its final count."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec.structs import replace

from tarock_desktop.cases.families import family_of
from tarock_desktop.cases.notation import Points
from tarock_desktop.referee.offence import Offence, played
from tarock_desktop.referee.offence_rulings import open_offences, rule_on_offence
from tarock_desktop.table.actions import Claim, PlayCard
from tarock_desktop.table.events import RulingIssued
from tarock_desktop.table.evolve import evolve, fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


def audited(
    state: State, points: Points | None, variant: Variant, declarers: frozenset[Seat]
) -> State:
    """Return the table with the rulings on everything that the end of the hand brings to light.

    *declarers* are the seats whose declarations the case writes down: of the others it does not
    say that they kept anything back.
    """
    if state.deal.forehand is None or state.auction.contract is None:
        return state
    end = _played_out(state, variant)
    if points is not None and points.side is not None:
        amounts = [Fraction(0)] * len(state.round.seats)
        amounts[state.declarer] = Fraction(points.side)
        end = replace(end, result=replace(end.result, points=tuple(amounts)))
    known = len(played(state))
    family = family_of(variant)
    while offence := next(_open(end, known, variant, declarers), None):
        claim = Claim(offence.seat, offence.seat, offence.rule)
        ruling = RulingIssued(rule_on_offence(end, variant, offence, claim))
        state, end = evolve(state, ruling), evolve(end, ruling)
        if family.ended_hand_ends_audit and ruling.ruling.remedy is Remedy.END_HAND:
            break
    return state


def _open(
    end: State, known: int, variant: Variant, declarers: frozenset[Seat]
) -> Iterator[Offence]:
    """Yield what is to be ruled on; not what only the cards say that nobody told."""
    comes_to_light = family_of(variant).comes_to_light
    for offence in open_offences(end, variant):
        is_told = offence.card_place is None or offence.card_place < known
        if is_told and comes_to_light(end, offence, variant, declarers):
            yield offence


def _played_out(state: State, variant: Variant) -> State:
    """Return the table after everybody has played legal cards to the end."""
    playing = variant.phases[Phase.PLAY]
    state = replace(state, phase=Phase.PLAY)
    while (seat := playing.due(state)) is not None:
        prompt = playing.prompt(state, seat)
        if prompt.cards is None and prompt.options:
            state = fold(state, playing.events(state, prompt.open_actions[0]))
            continue
        asked = prompt.cards
        if asked is None or not asked.legal:
            raise LookupError("a hand has no card to play")
        card = PlayCard(seat, next(iter(asked.legal)))
        state = fold(state, playing.events(state, card))
    return state
