"""Heuristics at a Königrufen table before the first card: call, talon, discards, words."""

from __future__ import annotations

from typing import Final

from tarock_desktop.bots.act_heuristics import choose_act
from tarock_desktop.bots.hand_strength import trick_strength
from tarock_desktop.bots.koenigrufen.bids import choose_bid
from tarock_desktop.bots.koenigrufen.hands import (
    bird_hope,
    colour_strength,
    risk,
    void_count,
)
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import MOND, PAGAT, SKYS, Card, Suit
from tarock_desktop.rules.koenigrufen.extra_announcements import announced
from tarock_desktop.rules.koenigrufen.extra_laws import ExtraLaw, extra_of
from tarock_desktop.rules.koenigrufen.games import GameLaw, game_of
from tarock_desktop.rules.koenigrufen.kontra_targets import GAME, parse_target
from tarock_desktop.rules.pack import KINGS, TAROCKS
from tarock_desktop.table.actions import (
    Action,
    Announce,
    CallCard,
    Challenge,
    Choose,
    Discard,
    LayOpen,
    Ready,
    TakeTalon,
    ThrowIn,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CardChoice
from tarock_desktop.variants.koenigrufen.sheet import koenigrufen

ALONE_AFTER_ALL: Final = 5.6
"""Strength with which the bot plays on alone when its called king lies in the talon."""
BIRD: Final = 0.72
"""How likely a bird must be to be announced without need."""
TRULL_STRENGTH: Final = 5.0
ALL_TRICKS: Final = 10.5
LAST_KING: Final = 6.0
"""Strength with which the called king is kept to the end, and the last trick won."""
SPARE: Final = 1
"""Other cards of its suit, to follow with."""
KONTRA: Final = 5.2
"""Strength with which an opponent doubles a game with a partner; alone against him more."""
KONTRA_ALONE: Final = 4.6
STEP: Final = 1.4
"""What each further step asks for."""


def choose_koenigrufen_act(request: Request) -> Action:
    """Return the act for any prompt that asks for no card to be played."""
    asked = request.prompt
    actions = asked.open_actions
    if asked.phase is Phase.BID:
        return choose_bid(request)
    if actions and isinstance(actions[0], LayOpen):
        return actions[0]
    match asked.phase:
        case Phase.CALL:
            return _call(request)
        case Phase.TALON:
            return _talon(request)
        case Phase.DISCARD if asked.cards is not None:
            return _discard(request, asked.cards)
        case Phase.ANNOUNCE | Phase.CHALLENGE:
            return _say(request)
        case _:
            return choose_act(request)


def game_played(request: Request) -> GameLaw:
    """Return the game being played, the first announced of several."""
    sheet = koenigrufen(request.variant.sheet)
    return game_of(sheet.contract, request.observation.auction.contract)


def is_declarers(request: Request) -> bool:
    """Return whether the bot plays with the declarer, as far as it can know."""
    view, seat = request.observation, request.seat
    if seat in (view.auction.declarer, view.calls.partner):
        return True
    called = view.calls.card
    return called is not None and view.holder(called) == seat


# ------------------------------------------------------------------------------- call and talon


def _call(request: Request) -> Action:
    """Call a short suit, so that the partner's king comes home; a void one last.

    The fourth king need not be named, and what the others do not know does no harm.
    """
    hand = request.hand
    calls = [act for act in request.prompt.open_actions if isinstance(act, CallCard)]

    def worth(act: CallCard) -> tuple[bool, int]:
        held = 0 if act.card is None else len(hand.of_suit(act.card.suit))
        return held == 0, held

    unnamed = next((act for act in calls if act.card is None), None)
    return min(calls, key=worth) if unnamed is None else unnamed


def _talon(request: Request) -> Action:
    """Take the part that makes the hand strongest; give up where that is not enough."""
    actions = request.prompt.open_actions
    parts = [act for act in actions if isinstance(act, TakeTalon)]
    best = max(parts, key=lambda act: _worth(request, _after_taking(request, act)))
    give_up = [act for act in actions if isinstance(act, ThrowIn | Choose)]
    hand = _after_taking(request, best)
    if give_up and trick_strength(hand) < ALONE_AFTER_ALL:
        return give_up[0]
    return best


def _after_taking(request: Request, act: TakeTalon) -> CardSet:
    talon = request.observation.deal.talon
    cards = (talon[place].card for place in act.places)
    return request.hand | CardSet.gather(card for card in cards if card is not None)


def _worth(request: Request, hand: CardSet) -> float:
    pack = request.variant.sheet.pack
    if game_played(request).kind == "colour":
        return colour_strength(hand, pack)
    points = sum(float(pack.values[card.id]) for card in hand - request.hand)
    return trick_strength(hand) + points * 0.12


def _discard(request: Request, choice: CardChoice) -> Action:
    """Lay away what is rich and short, so that suits run out; king and guard stay together."""
    legal = choice.legal if choice.legal is not None else request.hand
    chosen = choice.required
    while len(chosen) < choice.count:
        left = request.hand - chosen
        free = legal - chosen
        best = max(free, key=lambda card: _discard_worth(request, left, card))
        chosen = chosen.add(best)
    return Discard(request.seat, tuple(chosen), chosen & (choice.must_show or NO_CARDS))


def _discard_worth(request: Request, left: CardSet, card: Card) -> tuple[float, int]:
    pack = request.variant.sheet.pack
    if game_played(request).kind == "colour":
        return -float(pack.strength[card.id]), card.id
    if card.suit is Suit.TAROCK:
        return -float(card.id), card.id
    suit = left.of_suit(card.suit)
    guarded = bool(suit & KINGS)
    worth = float(pack.values[card.id]) * (0.2 if guarded else 1.0) - 1.5 * len(suit)
    return worth, card.id


# ---------------------------------------------------------------------------------------- words


def _say(request: Request) -> Action:
    """Choose, announce or double what one can hope for; otherwise close."""
    actions = request.prompt.open_actions
    for act in actions:
        if isinstance(act, Announce | Challenge) and _wants(request, act):
            return act
    choices = [act for act in actions if isinstance(act, Choose)]
    ready = next((act for act in actions if isinstance(act, Ready)), None)
    if ready is not None:
        return ready
    talon = [act for act in choices if act.what == "talon"]
    if talon:
        return talon[0]
    return _forced_bird(request)


def _forced_bird(request: Request) -> Action:
    """Announce the likeliest bird where the game does not let one close without."""
    birds = game_played(request).birds
    acts = [a for a in request.prompt.open_actions if isinstance(a, Announce) and a.item in birds]
    if not acts:
        return Ready(request.seat)  # It was laid away against the rules: the referee will see.
    return max(acts, key=lambda act: _bird_worth(request, act.item))


def _bird_worth(request: Request, item: str) -> float:
    extra = _extra(request, item)
    return bird_hope(request.hand, extra.tarock or 1) * float(extra.announced or 0)


def _extra(request: Request, item: str) -> ExtraLaw:
    return extra_of(koenigrufen(request.variant.sheet).item, item)


def _wants(request: Request, act: Announce | Challenge) -> bool:
    if isinstance(act, Challenge):
        return _wants_challenge(request, act)
    said = announced(request.observation)
    if any(entry.item == act.item for entry in said):
        return False
    return _wants_extra(request, _extra(request, act.item))


def _wants_extra(request: Request, extra: ExtraLaw) -> bool:
    hand = request.hand
    strong = trick_strength(hand)
    match extra.feat:
        case "tarock-trick":
            return bird_hope(hand, extra.tarock or 1) >= BIRD
        case "trull":
            return hand >= CardSet.of(PAGAT, MOND, SKYS) and strong >= TRULL_STRENGTH
        case "all-kings":
            return hand >= KINGS and strong >= TRULL_STRENGTH
        case "all-tricks":
            return strong >= ALL_TRICKS
        case "king-last":
            return _keeps_king(request)
        case "honours-held":
            return True
        case _:
            return False


def _keeps_king(request: Request) -> bool:
    """Return whether the called king can be kept to the last trick, and that trick be won.

    Other cards of its suit have to be there to follow with, and tarocks to the end: of hands with
    six tarocks every third succeeds, of those as strong as this two of three.
    """
    hand, called = request.hand, request.observation.calls.card
    if called is None or called not in hand:
        return False
    spare = len(hand.of_suit(called.suit)) - 1
    return spare >= SPARE and trick_strength(hand) >= LAST_KING


def _wants_challenge(request: Request, act: Challenge) -> bool:
    """Double only the game, against the other side, with a hand that alone takes many tricks."""
    target, game = parse_target(act.target), game_played(request)
    if target.item != GAME:
        return False
    if not game.is_positive:
        return _wants_negative_challenge(request, act)
    own = is_declarers(request)
    if own is (act.step % 2 == 1):
        return False
    wanted = KONTRA if game.sides == "partner" else KONTRA_ALONE
    measure = trick_strength(request.hand)
    if game.kind == "colour":
        measure = colour_strength(request.hand, request.variant.sheet.pack)
    if own:
        wanted += 1.0 if game.sides == "partner" else 2.4
    return measure >= wanted + STEP * (act.step - 1)


def _wants_negative_challenge(request: Request, act: Challenge) -> bool:
    """Double a game for no tricks with a hand that takes none either."""
    if act.step != 1:
        return False
    hand, pack = request.hand, request.variant.sheet.pack
    few = len(hand & TAROCKS) <= 2 and void_count(hand) == 0
    return game_played(request).tricks == 0 and few and risk(hand, pack) < 1.0
