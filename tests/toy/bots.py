"""Toy tarock in the layer `bots`: heuristics, and nothing that others' words prove."""

from collections.abc import Iterator

from tarock_desktop.bots.act_heuristics import choose_act
from tarock_desktop.bots.card_heuristics import points, rank
from tarock_desktop.bots.families import BotFamily
from tarock_desktop.bots.family_parts import DOUBLING_MARGINS, interest
from tarock_desktop.bots.inferences import Inferences
from tarock_desktop.bots.likelihood import HandLikelihood
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.pack import Card
from tarock_desktop.referee.offence import Offence
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation, View
from tarock_desktop.variants.base import Variant


def choose_card(request: Request) -> Card:
    """Return the legal card that counts least, of several the lowest."""
    asked = request.prompt.cards
    if asked is None or not asked.legal:
        raise LookupError("no card is asked for")
    return min(asked.legal, key=lambda card: (points(request, card), rank(request, card)))


def infer(observation: Observation, variant: Variant, found: Inferences) -> None:
    """Add nothing: nobody says or lays away anything."""


def likely(
    observation: Observation, variant: Variant, seat: Seat, hand: HandLikelihood
) -> HandLikelihood:
    """Return *hand*: there are no words."""
    return hand


def proofs(view: View, variant: Variant, seat: Seat) -> Iterator[Offence]:
    """Yield nothing: these bots claim when all cards lie open."""
    yield from ()


FAMILY = BotFamily(
    act=choose_act,
    card=choose_card,
    interest=interest,
    doubling_margins=DOUBLING_MARGINS,
    infer=infer,
    likely=likely,
    proofs=proofs,
    avoiders=lambda law: "nobody",
    bands={"toy": {}},
)
