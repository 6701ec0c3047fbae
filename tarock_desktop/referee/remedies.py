"""From a ruling to what happens next at the table."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.messages.keys import message
from tarock_desktop.referee.offence import Offence
from tarock_desktop.referee.slips import hands_of
from tarock_desktop.rules.bank import paid
from tarock_desktop.rules.calling import basis_hand, duty_card
from tarock_desktop.rules.talon import own_talon_cards
from tarock_desktop.rules.tricks import trick_winner
from tarock_desktop.table.actions import ExposeCard, JudgeRuling, LookAtBottom, PlayCard
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import (
    CardCalled,
    Event,
    HandEnded,
    HandVoided,
    PartnerRevealed,
    ValuesDeclared,
)
from tarock_desktop.table.mishaps import (
    BiddingUndone,
    CardExposed,
    CardsTakenBack,
    DealUndone,
    DiscardsTakenBack,
)
from tarock_desktop.table.records import PlayedCard
from tarock_desktop.table.rulings import Remedy, Ruling
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant


def remedy_events(
    view: View, ruling: Ruling, offence: Offence, variant: Variant
) -> tuple[Event, ...]:
    """Return the events by which the table is put right; none where play simply goes on.

    What the ruling costs is paid when the hand is settled.
    """
    match ruling.remedy:
        case Remedy.TAKE_BACK if offence.card_place is not None:
            return (_taken_back(view, offence.card_place, variant),)
        case Remedy.CORRECT:
            return tuple(_corrected(view, offence, variant))
        case Remedy.REDEAL:
            return variant.redeal_events(view, ruling)
        case Remedy.NONE if offence.rule == "bid.wrong-forehand" and offence.holder is not None:
            return (BiddingUndone(offence.holder),)
        case Remedy.VOID_HAND:
            lines = variant.void_events(view)
            return (HandVoided(), *lines, HandEnded(view.forehand))
        case _:
            return ()


def remedy_at_once(view: View, ruling: Ruling, variant: Variant) -> tuple[Event, ...]:
    """Return how a breach that everybody saw is put right; the act itself does not count."""
    action = ruling.action
    match ruling.remedy:
        case Remedy.EXPOSED_CARD | Remedy.TAKE_BACK if isinstance(action, PlayCard | ExposeCard):
            stays = ruling.remedy is Remedy.EXPOSED_CARD
            return (CardExposed(action.seat, action.card, stays),)
        case Remedy.REDEAL:
            return variant.redeal_events(view, ruling)
        case Remedy.RESHUFFLE_REST if isinstance(action, ExposeCard):
            return variant.rest_dealt_again(view, action.card)
        case Remedy.JUDGE_DECIDES if isinstance(action, JudgeRuling):
            line = ScoreLine(
                ruling.row, message("line.judge"), action.payments, ruling.citation.article
            )
            return paid(view, (line,), variant.sheet.bank)
        case Remedy.JUDGE_DECIDES if isinstance(action, LookAtBottom):
            return (DealUndone(),)
        case _:
            return ()


def _corrected(view: View, offence: Offence, variant: Variant) -> Iterator[Event]:
    """Yield how what was said or laid away is put right."""
    seat = offence.seat
    match offence.rule.partition(".")[0]:
        case "discard":
            yield DiscardsTakenBack(seat, view.deal.discards[seat].cards)
        case "deal":
            yield from hands_of(view, (variant.sheet.deal.hand,) * len(view.round.seats))
        case "declare":
            said = view.notices.declared[seat] or ()
            yield ValuesDeclared(seat, tuple(v for v in said if v != offence.value))
        case "call":
            yield from _right_call(view, seat, variant)
        case _:
            return


def _right_call(view: View, seat: Seat, variant: Variant) -> Iterator[Event]:
    """Yield the call of the card that had to be called, and the partner if it was played."""
    law = variant.sheet.call
    played = (e for t in (*(t.cards for t in view.play.tricks), view.play.trick) for e in t)
    cards = {entry.card: entry.seat for entry in played}
    own = CardSet.gather(card for card, owner in cards.items() if owner == seat)
    if law.basis == "before-drawing":
        own -= own_talon_cards(view, seat)
    card = duty_card(basis_hand(view, seat, law) | own, law)
    yield CardCalled(seat, card, spoken=True)
    if card in cards:
        yield PartnerRevealed(cards[card])


def _taken_back(view: View, place: int, variant: Variant) -> CardsTakenBack:
    """Return the play to where the card at *place* was still in its hand (spjst 30, Failure)."""
    rest = [entry for trick in view.play.tricks for entry in trick.cards]
    rest += view.play.trick
    trick = _trick_before(view, place)
    winning = trick_winner(trick, variant.sheet.pack) if trick else None
    return CardsTakenBack(len(rest) - place, winning)


def _trick_before(view: View, place: int) -> tuple[PlayedCard, ...]:
    for trick in (*(t.cards for t in view.play.tricks), view.play.trick):
        if place < len(trick):
            return trick[:place]
        place -= len(trick)
    return ()
