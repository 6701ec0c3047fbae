"""Heuristics for the Czech tournament table: for eyes, in Varšava for as few as possible."""

from __future__ import annotations

from typing import Final

from tarock_desktop.bots.act_heuristics import choose_act
from tarock_desktop.bots.card_heuristics import choose_card, is_last, rank, split
from tarock_desktop.bots.hand_strength import tarock_count, trick_strength
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import MOND, PAGAT, SKYS, Card
from tarock_desktop.rules.czech.rates import CzechContract
from tarock_desktop.rules.pack import KINGS, TAROCKS
from tarock_desktop.table.actions import Action, AddTalonCard, Bid, Knock, Pass, TakeTalon
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.variants.czech.sheet import czech

SOLO: Final = 8.6
"""Strength from which the bot plays alone without the talon."""
PREFERANC: Final = 6.8
"""Strength from which it plays alone with talon cards."""
SECOND_DRAW: Final = 6.6
"""Below this strength with the first three talon cards it looks at the others."""
PAGAT_TAROCKS: Final = 8
"""Tarocks with which it promises to take the last trick with the Pagat."""
WEAK: Final = 2.1
"""Strength up to which it would rather take no tricks at all."""


def choose_czech_act(request: Request) -> Action:
    """Return the bot's act wherever no card is to be played."""
    asked = request.prompt
    actions = asked.open_actions
    match asked.phase:
        case Phase.BID:
            return _bid(request)
        case Phase.CUT if asked.cut is None:
            knocks = [act for act in actions if isinstance(act, Knock)]
            return knocks[request.generator().below(len(knocks))]
        case Phase.CALL:
            return actions[0]
        case Phase.TALON | Phase.PLAY:
            fits = (act for act in actions if isinstance(act, TakeTalon | AddTalonCard))
            return next(fits)
        case Phase.DISCARD:
            return _draw(request, asked) or choose_act(request)
        case _:
            return choose_act(request)


def _bid(request: Request) -> Action:
    """Return the highest game the hand is good for, else the approval."""
    hand, sheet = request.hand, czech(request.variant.sheet)
    bids = [act for act in request.prompt.open_actions if isinstance(act, Bid)]
    passes = [act for act in request.prompt.open_actions if isinstance(act, Pass)]
    wanted = [bid for bid in bids if _is_good_for(hand, sheet.game(bid.contract))]
    if wanted:
        return max(wanted, key=lambda bid: sheet.game(bid.contract).rank)
    return passes[0] if passes else min(bids, key=lambda bid: sheet.game(bid.contract).rank)


def _is_good_for(hand: CardSet, contract: CzechContract) -> bool:
    strength = trick_strength(hand)
    if contract.sides == "each":
        return strength <= WEAK and not hand & (KINGS | CardSet.of(SKYS, MOND))
    if contract.announces is not None:
        top = SKYS in hand or MOND in hand
        return PAGAT in hand and top and tarock_count(hand) >= PAGAT_TAROCKS
    if contract.sides == "alone":
        return strength >= (PREFERANC if contract.talon else SOLO)
    return False


def _draw(request: Request, asked: Prompt) -> Action | None:
    """Return the second draw of talon cards, if the first was poor; never the third."""
    draws = [act for act in asked.open_actions if isinstance(act, TakeTalon)]
    poor = trick_strength(request.hand) < SECOND_DRAW
    return draws[0] if draws and poor and request.observation.exchange.draw == 1 else None


# ---------------------------------------------------------------------------------- tricks


def choose_czech_card(request: Request) -> Card:
    """Return the card to play."""
    contract = request.observation.auction.contract
    if contract is None or czech(request.variant.sheet).game(contract).sides != "each":
        return choose_card(request)
    legal = request.legal
    return _duck(request, legal) if request.observation.play.trick else _low_lead(request, legal)


def _power(request: Request, card: Card) -> tuple[bool, int]:
    """Return how hard a card is to lose a trick with."""
    return card in TAROCKS, rank(request, card)


def _low_lead(request: Request, legal: CardSet) -> Card:
    """Lead the lowest card of the suit in which the others have most left."""
    hand = request.hand
    return min(legal, key=lambda c: (*_power(request, c), len(hand.of_suit(c.suit)), c.id))


def _duck(request: Request, legal: CardSet) -> Card:
    """Stay under the trick with the most dangerous card; if that can't be, win it cheaply.

    The last to play, who has to win, gets rid of his strongest card.
    """
    under, values = split(request, legal)[1], request.variant.sheet.pack.values
    if under:
        return max(under, key=lambda c: (values[c.id], *_power(request, c), c.id))
    if is_last(request):
        return max(legal, key=lambda c: (*_power(request, c), c.id))
    return min(legal, key=lambda c: (*_power(request, c), c.id))
