"""A clumsy player: breaks a rule now and then, in a way that looks like any other act.

For training referees and for tests. It knows no more than any bot; what it does is physically
possible, and at a table that lets things happen it happens.
"""

from __future__ import annotations

from tarock_desktop.bots.before_play import choose_before_play, own_hand
from tarock_desktop.bots.card_play import choose_card
from tarock_desktop.bots.protocol import Choice, Request
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PAGAT, Card, tarock
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.rules.pack import KINGS, TAROCKS
from tarock_desktop.table.actions import Action, Announce, CallCard, Declare, Discard, PlayCard
from tarock_desktop.table.phases import Phase

ONE_IN = 12
"""One act in so many is a slip, where a slip is possible at all."""


def sloppy(request: Request) -> Choice:
    """Return a club player's act, or a slip."""
    chance = request.generator()
    slip = _slip(request, chance) if chance.below(ONE_IN) == 0 else None
    return Choice(request.ticket, slip or _sensible(request))


def _sensible(request: Request) -> Action:
    if request.prompt.phase is Phase.PLAY:
        return PlayCard(request.seat, choose_card(request))
    return choose_before_play(request)


def _slip(request: Request, chance: Generator) -> Action | None:
    match request.prompt.phase:
        case Phase.PLAY:
            return _revoke(request, chance)
        case Phase.DISCARD:
            return _wrong_discard(request, chance)
        case Phase.CALL:
            number = 15 + chance.below(5)
            return CallCard(request.seat, tarock(number))
        case Phase.DECLARE:
            values = request.variant.sheet.value
            return Declare(request.seat, (values[chance.below(len(values))].id,))
        case Phase.ANNOUNCE if PAGAT not in own_hand(request):
            items = request.variant.sheet.item
            pagat = next((item.id for item in items if item.feat == "pagat-last"), None)
            return None if pagat is None else Announce(request.seat, pagat)
        case _:
            return None


def _revoke(request: Request, chance: Generator) -> Action | None:
    """Play a card that does not follow, if there is one."""
    choice = request.prompt.cards
    legal = own_hand(request) if choice is None or choice.legal is None else choice.legal
    wrong = tuple(own_hand(request) - legal)
    return PlayCard(request.seat, wrong[chance.below(len(wrong))]) if wrong else None


def _wrong_discard(request: Request, chance: Generator) -> Action | None:
    """Lay away a king, hide a tarock, or miscount by one."""
    choice, hand = request.prompt.cards, own_hand(request)
    if choice is None:
        return None
    cards = list(_club_discard(request))
    if not cards:
        return None
    slips = (tuple(hand & KINGS), tuple((hand & TAROCKS) - CardSet.gather(cards)))
    kind = chance.below(4)
    if kind < len(slips) and slips[kind]:
        cards[-1] = slips[kind][chance.below(len(slips[kind]))]
    elif kind == 2 and len(cards) > 1:
        cards.pop()
    else:
        cards.append(next(iter(hand - CardSet.gather(cards))))
    return Discard(request.seat, tuple(dict.fromkeys(cards)))


def _club_discard(request: Request) -> tuple[Card, ...]:
    act = choose_before_play(request)
    return act.cards if isinstance(act, Discard) else ()
