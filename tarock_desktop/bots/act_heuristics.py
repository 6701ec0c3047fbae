"""Heuristics before the first card that several families share: cut, discards, calls and words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tarock_desktop.bots.hand_strength import tarock_count, trick_strength
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.cards.pack import PAGAT, SKYS, Card
from tarock_desktop.rules.pack import KINGS
from tarock_desktop.table.actions import (
    Action,
    Announce,
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
)
from tarock_desktop.table.prompts import CardChoice, Prompt

CALLS_ITSELF: Final = 8.5
KONTRA: Final = 5.6
"""Strength from which a bot doubles; each further step asks for one trick more."""
PAGAT_TAROCKS: Final = 9
"""Tarocks with which a bot announces the Pagat."""
KNOCKS_ONE_IN: Final = 6
"""How often a bot knocks instead of cutting."""


def wants_act(request: Request, action: Action) -> bool:
    """Return whether a bot calls this card, announces this feat or doubles this."""
    hand = request.hand
    match action:
        case CallCard(card=card):
            calls_itself = trick_strength(hand) >= CALLS_ITSELF
            return card is not None and (card not in hand or calls_itself)
        case Announce(item=item):
            law = next(law for law in request.variant.sheet.item if law.id == item)
            long_with_top = tarock_count(hand) >= PAGAT_TAROCKS and SKYS in hand
            return law.feat == "pagat-last" and PAGAT in hand and long_with_top
        case Challenge(step=step):
            return trick_strength(hand) >= KONTRA + step - 1
        case _:
            return False


def choose_act(request: Request, wants: Callable[[Request, Action], bool] = wants_act) -> Action:
    """Return an act for any prompt that asks for no card to be played.

    Of the options the first one that the bot *wants* is chosen, else the first quiet one.
    """
    asked = request.prompt
    if asked.shuffle is not None:
        return Shuffle(asked.seat, asked.shuffle.least, request.seed)
    if asked.cut is not None:
        return _cut_or_knock(request)
    if asked.cards is not None:
        return _discards(request, asked.cards)
    if not asked.options:
        return Declare(asked.seat, tuple(choice.value for choice in asked.values))
    actions = asked.open_actions
    if isinstance(actions[0], ChoosePacket):
        return actions[request.generator().below(len(actions))]
    return next((act for act in actions if wants(request, act)), _quiet(asked))


def _quiet(asked: Prompt) -> Action:
    """Return the pass, or the word that one is ready."""
    actions = asked.open_actions
    loud = Announce | Challenge | Bid | PassTalonCard
    return next((act for act in actions if not isinstance(act, loud)), actions[0])


def _cut_or_knock(request: Request) -> Action:
    asked, generator = request.prompt, request.generator()
    knocks = [act for act in asked.open_actions if isinstance(act, Knock)]
    if asked.cut is None or (knocks and generator.below(KNOCKS_ONE_IN) == 0):
        return knocks[generator.below(len(knocks))]
    depth = generator.below(asked.cut.most - asked.cut.least + 1)
    return Cut(asked.seat, asked.cut.least + depth)


def _discards(request: Request, choice: CardChoice) -> Discard:
    """Return weak and rich cards to lay away."""
    legal = request.hand if choice.legal is None else choice.legal
    chosen = choice.required
    while len(chosen) < choice.count:
        free = legal - chosen
        chosen = chosen.add(max(free, key=lambda card: _discard_worth(request, card)))
    return Discard(request.seat, tuple(chosen), chosen & (choice.must_show or NO_CARDS))


def _discard_worth(request: Request, card: Card) -> tuple[float, int]:
    """Return how good a discard a card is: rich, of a short suit, but no king's guard."""
    suit = request.hand.of_suit(card.suit)
    guarded = bool(suit & KINGS)
    points = float(request.variant.sheet.pack.values[card.id])
    return points * (0.2 if guarded else 1.0) - 1.5 * len(suit), card.id
