"""Rules of thumb for the Czech tournament table before the first card."""

from __future__ import annotations

from typing import Final

from tarock_desktop.bots.hand_strength import tarock_count, trick_strength
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.texas.before_play import choose_before_play, own_hand
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import MOND, PAGAT, SKYS
from tarock_desktop.rules.czech.rates import CzechContract
from tarock_desktop.rules.pack import KINGS
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


def choose_before_lead(request: Request) -> Action:
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
            return _draw(request, asked) or choose_before_play(request)
        case _:
            return choose_before_play(request)


def _bid(request: Request) -> Action:
    """Return the highest game the hand is good for, else the approval."""
    hand, sheet = own_hand(request), czech(request.variant.sheet)
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
    poor = trick_strength(own_hand(request)) < SECOND_DRAW
    return draws[0] if draws and poor and request.observation.exchange.draw == 1 else None
