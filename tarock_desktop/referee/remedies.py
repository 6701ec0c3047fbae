"""From a ruling to what happens next at the table."""

from __future__ import annotations

from tarock_desktop.referee.families import referee_of
from tarock_desktop.referee.offence import Offence
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.rules.play.tricks import trick_winner
from tarock_desktop.table.actions import ExposeCard, LookAtBottom, PlayCard
from tarock_desktop.table.events import (
    CardExposed,
    CardsTakenBack,
    DealUndone,
    Event,
    HandVoided,
)
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import PlayedCard
from tarock_desktop.table.rulings import Remedy, Ruling
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant


def remedy_events(
    view: View, ruling: Ruling, offence: Offence, variant: Variant
) -> tuple[Event, ...]:
    """Return the events by which the table is put right; none where play simply goes on.

    What the ruling costs is paid when the hand is settled, unless the sheet wants it at once.
    """
    fines = variant.fine_events(view, ruling)
    return (*fines, *_put_right(fold(view, fines), ruling, offence, variant))


def _put_right(
    view: View, ruling: Ruling, offence: Offence, variant: Variant
) -> tuple[Event, ...]:
    match ruling.remedy:
        case Remedy.END_HAND:
            return variant.ended_events(view)
        case Remedy.TAKE_BACK if offence.card_place is not None:
            return (_taken_back(view, offence.card_place, variant),)
        case Remedy.CORRECT:
            return tuple(referee_of(variant).corrected(view, offence, variant))
        case Remedy.REDEAL:
            return variant.redeal_events(view, ruling)
        case Remedy.NONE:
            return referee_of(variant).noted(offence)
        case Remedy.VOID_HAND:
            lines = variant.void_events(view)
            return (HandVoided(), *lines, variant.hand_ended(view))
        case _:
            return ()


def remedy_at_once(view: View, ruling: Ruling, variant: Variant) -> tuple[Event, ...]:
    """Return how a breach that everybody saw is put right; the act itself does not count."""
    fines = variant.fine_events(view, ruling)
    return (*fines, *_put_right_at_once(fold(view, fines), ruling, variant))


def _put_right_at_once(view: View, ruling: Ruling, variant: Variant) -> tuple[Event, ...]:
    action = ruling.action
    match ruling.remedy:
        case Remedy.END_HAND:
            return variant.ended_events(view)
        case Remedy.DEEMED_ACTION:
            return referee_of(variant).deemed(view, ruling, variant)
        case Remedy.NONE:
            return referee_of(variant).voided(view, ruling, variant)
        case Remedy.EXPOSED_CARD | Remedy.TAKE_BACK | Remedy.DEMAND_LEAD if isinstance(
            action, PlayCard | ExposeCard
        ):
            stays = ruling.remedy is Remedy.EXPOSED_CARD
            return (CardExposed(action.seat, action.card, stays),)
        case Remedy.REDEAL:
            return variant.redeal_events(view, ruling)
        case Remedy.RESHUFFLE_REST if isinstance(action, ExposeCard):
            return variant.rest_dealt_again(view, action.card)
        case Remedy.JUDGE_DECIDES if isinstance(action, LookAtBottom):
            return (DealUndone(),)
        case _:
            return ()


def _taken_back(view: View, place: int, variant: Variant) -> CardsTakenBack:
    """Return the play to where the card at *place* was still in its hand (spjst 30, Failure)."""
    rest = [entry for trick in view.play.tricks for entry in trick.cards]
    rest += view.play.trick
    trick = _trick_before(view, place)
    playing = variant.phases.get(Phase.PLAY)
    law = playing.law_of(view) if isinstance(playing, TrickPlay) else None
    winning = trick_winner(trick, variant.sheet.pack, law) if trick else None
    return CardsTakenBack(len(rest) - place, winning)


def _trick_before(view: View, place: int) -> tuple[PlayedCard, ...]:
    for trick in (*(t.cards for t in view.play.tricks), view.play.trick):
        if place < len(trick):
            return trick[:place]
        place -= len(trick)
    return ()
