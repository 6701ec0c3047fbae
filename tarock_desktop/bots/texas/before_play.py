"""Rules of thumb before the first card: bidding, talon, calling, discards, words."""

from __future__ import annotations

from tarock_desktop.bots.hand_strength import tarock_count, trick_strength
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import PAGAT, SKYS, Card
from tarock_desktop.rules.pack import KINGS
from tarock_desktop.table.actions import (
    Action,
    Announce,
    AnswerOffer,
    Bid,
    CallCard,
    Challenge,
    ChoosePacket,
    Cut,
    Declare,
    Discard,
    Knock,
    PassTalonCard,
    Shuffle,
    TakeTalon,
)
from tarock_desktop.table.prompts import CardChoice, Prompt

ALONE = 6.5
"""Strength from which the bot plays alone against all others."""
CALLS_ITSELF = 8.5
KONTRA = 5.6
"""Strength from which it doubles; each further step asks for one trick more."""
PAGAT_TAROCKS = 9
"""Tarocks with which it announces the Pagat."""
EXACT_FEW_TAROCKS = (0, 2)
"""Tarock counts that a further card could spoil."""


def own_hand(request: Request) -> CardSet:
    """Return the bot's cards."""
    return request.observation.deal.hands[request.seat].cards


def choose_before_play(request: Request) -> Action:
    """Return the bot's act in any phase before trick play."""
    asked = request.prompt
    if asked.shuffle is not None:
        return Shuffle(asked.seat, asked.shuffle.least, request.seed)
    if asked.cut is not None:
        return _cut_or_knock(request)
    if asked.cards is not None:
        return _discard_or_draw(request, asked.cards)
    if not asked.options:
        return Declare(asked.seat, tuple(choice.value for choice in asked.values))
    actions = asked.open_actions
    if isinstance(actions[0], ChoosePacket):
        return actions[request.generator().below(len(actions))]
    return next((act for act in actions if _wants(request, act)), actions[_fallback(asked)])


def _fallback(asked: Prompt) -> int:
    """Return the place of the quiet act: the pass or the word that one is ready."""
    quiet = [
        place
        for place, act in enumerate(asked.open_actions)
        if not isinstance(act, Announce | Challenge | Bid | PassTalonCard)
    ]
    return quiet[0] if quiet else 0


def _cut_or_knock(request: Request) -> Action:
    asked, generator = request.prompt, request.generator()
    knocks = [act for act in asked.open_actions if isinstance(act, Knock)]
    if asked.cut is None or (knocks and generator.below(6) == 0):
        return knocks[generator.below(len(knocks))]
    depth = generator.below(asked.cut.most - asked.cut.least + 1)
    return Cut(asked.seat, asked.cut.least + depth)


def _wants(request: Request, action: Action) -> bool:
    """Return whether the bot chooses this option when it comes to it."""
    hand = own_hand(request)
    strength = trick_strength(hand)
    match action:
        case Bid():
            return _wants_bid(request, action, strength)
        case TakeTalon(places=places):
            return len(places) > 1 or tarock_count(hand) not in EXACT_FEW_TAROCKS
        case PassTalonCard():
            return tarock_count(hand) in EXACT_FEW_TAROCKS
        case AnswerOffer(accept=accept):
            return accept == (tarock_count(hand) not in EXACT_FEW_TAROCKS)
        case CallCard(card=card):
            return card is not None and (card not in hand or strength >= CALLS_ITSELF)
        case Announce(item=item):
            return _wants_announcement(request, item, hand)
        case Challenge(step=step):
            return strength >= KONTRA + step - 1
        case _:
            return False


def _wants_bid(request: Request, action: Bid, strength: float) -> bool:
    contracts = request.variant.sheet.contract
    contract = next(law for law in contracts if law.id == action.contract)
    if contract.sides == "alone":
        return strength >= ALONE
    return strength < ALONE


def _wants_announcement(request: Request, item: str, hand: CardSet) -> bool:
    law = next(law for law in request.variant.sheet.item if law.id == item)
    long_with_top = tarock_count(hand) >= PAGAT_TAROCKS and SKYS in hand
    return law.feat == "pagat-last" and PAGAT in hand and long_with_top


def _discard_or_draw(request: Request, choice: CardChoice) -> Action:
    """Lay away what is weak and rich: short suits first, never breaking a king's guard."""
    hand = own_hand(request)
    legal = choice.legal if choice.legal is not None else hand
    chosen = choice.required
    while len(chosen) < choice.count:
        free = legal - chosen
        chosen = chosen.add(max(free, key=lambda card: _discard_worth(request, hand, card)))
    return Discard(request.seat, tuple(chosen), chosen & (choice.must_show or NO_CARDS))


def _discard_worth(request: Request, hand: CardSet, card: Card) -> tuple[float, int]:
    suit = hand.of_suit(card.suit)
    guarded = bool(suit & KINGS)
    points = float(request.variant.sheet.pack.values[card.id])
    worth = points * (0.2 if guarded else 1.0) - 1.5 * len(suit)
    return worth, card.id
