"""The computer players at a Königrufen table."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Final

from msgspec.structs import replace

from tarock_desktop.bots.families import Avoiders, Band, BotFamily
from tarock_desktop.bots.family_parts import DOUBLING_MARGINS, interest, no_proofs
from tarock_desktop.bots.inferences import infer_called_king
from tarock_desktop.bots.koenigrufen.act_heuristics import choose_koenigrufen_act
from tarock_desktop.bots.koenigrufen.bids import TAKING, WITH_PARTNER, bid_value
from tarock_desktop.bots.koenigrufen.card_heuristics import choose_koenigrufen_card
from tarock_desktop.bots.likelihood import FREE, Bounds, HandLikelihood, bids_of
from tarock_desktop.bots.protocol import Request
from tarock_desktop.rules.base_laws import ContractBase
from tarock_desktop.rules.koenigrufen.games import GameLaw
from tarock_desktop.rules.koenigrufen.kontra_targets import parse_target
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.table.actions import Action, Bid, Challenge, GiveLeave, Pass, Ready
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant

NEGATIVE: Final = 3.2
"""Strength above which hardly anybody wants to lose his tricks."""
QUIET: Final = 5.4
"""Strength with which hardly anybody lets others play."""


def _interest(request: Request, action: Action) -> float | None:
    """Return what a bid can be hoped to bring; of words, only silence and Kontra on the game."""
    spoken = request.prompt.phase in (Phase.ANNOUNCE, Phase.CHALLENGE)
    match action:
        case Bid():
            return bid_value(request, action)
        case Challenge(target=target) if parse_target(target).item == GAME:
            return interest(request, action)
        case Pass() | Ready() | GiveLeave():
            return interest(request, action)
        case _:
            return None if spoken else interest(request, action)


def _likely(
    observation: Observation, variant: Variant, seat: Seat, hand: HandLikelihood
) -> HandLikelihood:
    games = {law.id: law for law in variant.sheet.contract if isinstance(law, GameLaw)}
    bounds = FREE
    for entry in bids_of(observation, seat):
        bounds = _bounds(games.get(entry.contract or ""), bounds, passes=entry.contract is None)
    return replace(hand, bounds=bounds)


def _bounds(game: GameLaw | None, before: Bounds, *, passes: bool) -> Bounds:
    """Return the strength that a bid speaks of, after those before it."""
    if game is None:
        return (before[0], QUIET) if passes else before
    if game.kind in ("negative", "fewest"):
        return -inf, NEGATIVE
    if game.kind != "tarock":
        return before
    hope = (WITH_PARTNER if game.sides == "partner" else TAKING).get(game.talon)
    return (-inf if hope is None else hope.even), inf


def _avoiders(law: ContractBase) -> Avoiders:
    if not isinstance(law, GameLaw) or law.is_positive:
        return "nobody"
    return "everybody" if law.sides == "each" or law.kind == "fewest" else "declarer"


BANDS: Final[Mapping[str, Mapping[str, Band]]] = {
    "koenigrufen": {
        "plays besserrufer": (0.047, 0.1),
        "plays bettel-ouvert": (0, 0.01),
        "plays bettler": (0, 0.013),
        "plays dreier": (0.13, 0.24),
        "plays farbendreier": (0, 0.013),
        "plays farbeneiner": (0, 0.01),
        "plays piccolo": (0, 0.016),
        "plays piccolo-ouvert": (0, 0.011),
        "plays rufer": (0.3, 0.53),
        "plays sechserdreier": (0.005, 0.034),
        "plays solobesser": (0, 0.023),
        "plays solodreier": (0, 0.019),
        "plays solorufer": (0.05, 0.11),
        "plays trischaken": (0.13, 0.25),
        "announces kakadu": (0.001, 0.027),
        "announces koenige": (0, 0.014),
        "announces pagat": (0.08, 0.16),
        "announces quapil": (0, 0.01),
        "announces trull": (0.018, 0.05),
        "announces uhu": (0.022, 0.06),
        "announces valat": (0, 0.015),
        "doubles game, step 1": (0.023, 0.06),
        "doubles game, step 2 or more": (0, 0.022),
    },
}
"""What these bots should say before the first card, around the shares of 2,000 deals."""

FAMILY: Final = BotFamily(
    act=choose_koenigrufen_act,
    card=choose_koenigrufen_card,
    interest=_interest,
    doubling_margins=DOUBLING_MARGINS,
    infer=infer_called_king,
    likely=_likely,
    # The referee rules unasked on every breach that the cards on the table prove. What is left is
    # read from cards that one seat does not see, until all of them lie open.
    proofs=no_proofs,
    avoiders=_avoiders,
    bands=BANDS,
)
