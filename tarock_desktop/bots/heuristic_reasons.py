"""Reasons for an act that a heuristic has chosen: counts of the bot's own hand.

The coach gives them where nothing could be evaluated. Every reason is true of what the seat sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tarock_desktop.bots.card_heuristics import others_of_suit
from tarock_desktop.bots.families import Avoiders, bots_of
from tarock_desktop.bots.hand_strength import tarock_count
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import (
    CardRef,
    CountRef,
    Message,
    NameRef,
    NumberRef,
    SeatRef,
    SuitRef,
)
from tarock_desktop.rules.pack import KINGS
from tarock_desktop.table.actions import (
    Action,
    Announce,
    AnswerOffer,
    AskToLead,
    Bid,
    CallCard,
    Challenge,
    Choose,
    ChoosePacket,
    Cut,
    Declare,
    Discard,
    GiveLeave,
    Knock,
    Pass,
    PassTalonCard,
    Ready,
    Shuffle,
    TakeTalon,
    ThrowIn,
)
from tarock_desktop.table.phases import Phase


def heuristic_reasons(request: Request, action: Action) -> Iterator[Message]:
    """Yield what speaks for an act that a heuristic has chosen."""
    if _is_forced(request):
        yield message("hint.only-act")
        return
    match action:
        case Shuffle() | Cut() | Knock() | ChoosePacket():
            yield message("hint.chance")
        case Bid() | Pass():
            yield from _about_bid(request, action)
        case TakeTalon() | PassTalonCard() | AnswerOffer():
            yield from _about_talon(request, action)
        case CallCard(card=card) if card is not None:
            yield from _about_call(request, card)
        case Discard(cards=cards):
            yield message("hint.laid-points", NumberRef(_points(request, cards)))
        case Declare(values=values):
            yield message("hint.declares" if values else "hint.declares-none", *_count(values))
        case Announce(item=item):
            yield from _about_item(request, item)
        case Challenge():
            yield message("hint.doubles", *_counts(request))
        case Ready() | GiveLeave() | AskToLead():
            yield from _about_silence(request)
        case Choose(value="no"):
            yield message("hint.silent", *_counts(request))
        case Choose():
            yield message("hint.plain-choice")
        case ThrowIn():
            yield message("hint.gives-up", *_counts(request))
        case _:
            pass


def _is_forced(request: Request) -> bool:
    """Return whether there is one thing only that can be done."""
    asked = request.prompt
    others = asked.cards or asked.shuffle or asked.cut or asked.values
    return not others and len(asked.open_actions) == 1


def _count(values: tuple[str, ...]) -> tuple[CountRef, ...]:
    return (CountRef(len(values)),) if values else ()


def _counts(request: Request) -> tuple[CountRef, NumberRef]:
    """Return how many tarocks and how many kings the hand holds."""
    hand = request.hand
    return CountRef(tarock_count(hand)), NumberRef.whole(len(hand & KINGS))


def _points(request: Request, cards: tuple[Card, ...]) -> Fraction:
    values = request.variant.sheet.pack.values
    return sum((values[card.id] for card in cards), Fraction(0))


def _about_bid(request: Request, action: Bid | Pass) -> Iterator[Message]:
    if isinstance(action, Pass):
        is_bidding = request.prompt.phase is Phase.BID
        yield message("hint.weak-hand" if is_bidding else "hint.silent", *_counts(request))
    elif _wants_no_tricks(request, action.contract):
        yield message("hint.low-hand", *_counts(request))
    elif all(isinstance(act, Bid) for act in request.prompt.open_actions):
        # Whoever has to bid something bids what asks least of the hand.
        yield message("hint.must-bid", *_counts(request))
    else:
        yield message("hint.strong-hand", *_counts(request))


def _wants_no_tricks(request: Request, contract: str) -> bool:
    """Return whether a game is won by taking little."""
    return _avoiders(request, contract) != "nobody"


def _about_talon(
    request: Request, action: TakeTalon | PassTalonCard | AnswerOffer
) -> Iterator[Message]:
    tarocks = CountRef(tarock_count(request.hand))
    keeps_away = isinstance(action, PassTalonCard) or (
        isinstance(action, AnswerOffer) and not action.accept
    )
    if keeps_away:
        yield message("hint.count-pays", tarocks)
        return
    places = action.places if isinstance(action, TakeTalon) else ()
    talon = request.observation.deal.talon
    known = [talon[place].card for place in places if place < len(talon)]
    cards = tuple(card for card in known if card is not None)
    if cards:
        yield message("hint.talon-part", NumberRef(_points(request, cards)))
    else:
        yield message("hint.card-helps", tarocks)


def _about_call(request: Request, card: Card) -> Iterator[Message]:
    hand = request.hand
    if card in hand:
        yield message("hint.calls-itself", *_counts(request))
    elif card.suit is Suit.TAROCK:
        yield message("hint.calls-tarock", CardRef(card))
    else:
        held = CountRef(len(hand.of_suit(card.suit)))
        yield message("hint.calls-king", SuitRef(card.suit), held)


def _about_item(request: Request, item: str) -> Iterator[Message]:
    law = next((law for law in request.variant.sheet.item if law.id == item), None)
    tarocks = CountRef(tarock_count(request.hand))
    if law is not None and getattr(law, "feat", "") == "pagat-last":
        yield message("hint.pagat-long", tarocks)
    else:
        yield message("hint.announces", NameRef("item", item), tarocks)


def _about_silence(request: Request) -> Iterator[Message]:
    louder = (Announce, Challenge)
    if any(isinstance(act, louder) for act in request.prompt.open_actions):
        yield message("hint.silent", *_counts(request))
    elif any(isinstance(act, ThrowIn) for act in request.prompt.open_actions):
        yield message("hint.plays-on")
    else:
        yield message("hint.nothing-left")


# ------------------------------------------------------------------------ games for few tricks


def wants_few(request: Request) -> bool | None:
    """Return whether the seat wants few tricks; `None`: an opponent does, and should fail."""
    view = request.observation
    known = {law.id for law in request.variant.sheet.contract}
    played = [entry for entry in view.auction.games if entry.contract in known]
    if any(entry.seat == request.seat for entry in played):
        # Several games are played at once: everybody who bid one wants little himself.
        return True
    contract = played[0].contract if played else view.auction.contract
    avoiders = _avoiders(request, contract)
    if avoiders == "nobody":
        return False
    wants = not played and (avoiders == "everybody" or view.auction.declarer == request.seat)
    return True if wants else None


def _avoiders(request: Request, contract: str | None) -> Avoiders:
    law = next((law for law in request.variant.sheet.contract if law.id == contract), None)
    return "nobody" if law is None else bots_of(request.variant).avoiders(law)


def few_tricks_reasons(request: Request, card: Card, *, wins: bool) -> Iterator[Message]:
    """Yield what speaks for a card where tricks are not wanted; *wins*: it lies highest now."""
    if not request.observation.play.trick:
        higher = others_of_suit(request, card)[1]
        if higher:
            yield message("hint.low-lead", CountRef(higher))
        else:
            yield message("hint.cannot-duck")
    elif wins:
        yield message("hint.cannot-duck")
    else:
        yield message("hint.stays-under", CardRef(card))


def against_few_reasons(request: Request, *, wins: bool) -> Iterator[Message]:
    """Yield what speaks for a card against somebody who wants few tricks."""
    view = request.observation
    victim = view.auction.declarer
    if victim is None:
        return
    leaves = not wins and view.play.winning == victim
    yield message("hint.leave-him-trick" if leaves else "hint.against-few", SeatRef(victim))


def plain_card_reasons(request: Request, card: Card) -> Iterator[Message]:
    """Yield what the own hand says for a card when nothing weightier does."""
    hand, strength = request.hand, request.variant.sheet.pack.strength
    suit = hand.of_suit(card.suit)
    lowest = all(strength[card.id] <= strength[other.id] for other in suit)
    if card.suit is not Suit.TAROCK:
        yield _of_suit(card.suit, len(suit), lowest=lowest)
    elif len(suit) == 1:
        yield message("hint.only-tarock")
    else:
        yield message("hint.lowest-tarock" if lowest else "hint.of-tarocks", CountRef(len(suit)))


def _of_suit(suit: Suit, held: int, *, lowest: bool) -> Message:
    if held == 1:
        return message("hint.only-of-suit", SuitRef(suit))
    return message("hint.lowest" if lowest else "hint.of-suit", SuitRef(suit), CountRef(held))
