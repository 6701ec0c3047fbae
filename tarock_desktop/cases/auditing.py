"""The audit of a hand whose rest a case only tells by its final count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from tarock_desktop.cases.notation import Points
from tarock_desktop.referee.families import referee_of
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
from tarock_desktop.variants.czech.variant import CzechGp
from tarock_desktop.variants.ziri.variant import Ziri


def audited(
    state: State, points: Points | None, variant: Variant, spoken: frozenset[Seat] = frozenset()
) -> State:
    """Return the table with the rulings on everything that the end of the hand brings to light.

    *spoken* are the seats whose declarations the case writes down: of the others it does not say
    that they kept anything back.
    """
    if state.deal.forehand is None or state.auction.contract is None:
        return state
    end = _played_out(state, variant)
    if points is not None and points.side is not None:
        amounts = [Fraction(0)] * len(state.round.seats)
        amounts[state.declarer] = Fraction(points.side)
        end = replace(end, result=replace(end.result, points=tuple(amounts)))
    known = len(played(state))
    while offence := next(_told(_open(end, known, variant), variant, spoken), None):
        claim = Claim(offence.seat, offence.seat, offence.rule)
        ruling = RulingIssued(rule_on_offence(end, variant, offence, claim))
        state, end = evolve(state, ruling), evolve(end, ruling)
        if isinstance(variant, CzechGp) and ruling.ruling.remedy is Remedy.END_HAND:
            break
    return state


def _told(
    offences: Iterator[Offence], variant: Variant, spoken: frozenset[Seat]
) -> Iterator[Offence]:
    for offence in offences:
        omitted = isinstance(variant, CzechGp) and offence.rule == "declare.omitted"
        if not omitted or offence.seat in spoken:
            yield offence


def _open(end: State, known: int, variant: Variant) -> Iterator[Offence]:
    """Yield what is to be ruled on; not what only the cards say that nobody told."""
    referee = referee_of(variant)
    for offence in open_offences(end, variant):
        if isinstance(variant, Ziri) and not referee.comes_to_light(end, offence, variant):
            continue
        if offence.card_place is None or offence.card_place < known:
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
