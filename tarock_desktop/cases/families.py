"""What the cases of each family of rulesets do in their own way: one record a family."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, Protocol

from msgspec import Struct

from tarock_desktop.cases.acts import Act
from tarock_desktop.cases.layout import Layout, SomeScene
from tarock_desktop.cases.scene import Scene
from tarock_desktop.cases.schema import HandFacts
from tarock_desktop.cases.settling import Settlement
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.cases.vocabulary import Vocabulary
from tarock_desktop.families import Families
from tarock_desktop.referee.offence import Offence
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.table.actions import Action
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.schema import Sheet


class QuietActing(Protocol):
    """Does what somebody does without a word."""

    def __call__(self, state: State, variant: Variant, *, spoken: bool) -> Action | None:
        """Return the act of the seat that is due.

        *spoken*: others have answered the same question in words, so that silence may have a
        meaning of its own.
        """
        ...


class CaseFamily(Struct, Generic[SomeScene], frozen=True, kw_only=True):
    """What the cases of one family do in their own way.

    What has a default most families do alike; a family names it if its sheet differs.
    """

    scene: type[SomeScene]
    """What the facts of a hand say about the game."""
    set_up: Callable[[State, Layout[SomeScene]], State]
    """Returns the table with the cards of a position and all that was done before it."""
    ask: Callable[[State, Seat, Variant], State]
    """Returns the table when a seat is asked instead of the seat that is due."""
    settlement: type[Settlement]
    """Settles the hand of a scene."""
    quiet_action: QuietActing
    """Returns the act of the seat that is due if it does nothing of note; `None`: it must choose.

    Bids and cards are never done quietly.
    """
    words: Callable[[Vocabulary, Sheet], Vocabulary] = lambda words, _: words
    """Adds to the words that all sheets have those of this family's tables."""
    actions: Callable[[Act, Seat, State, Variant], tuple[Action, ...]] = lambda *_: ()
    """Returns the actions of an act that means something of its own; none: as at every table."""
    is_done: Callable[[Act, Seat, State, Variant], bool] = lambda *_: False
    """Whether the table has done by itself what somebody says."""
    is_game: Callable[[str, Seat | None], bool] = lambda target, _: target == GAME
    """Whether a doubling with this target is on the game of the declarer."""
    round_keys: frozenset[str] = frozenset()
    """Keys of `[table]` about the round that the sheets of other families do not know."""
    comes_to_light: Callable[[State, Offence, Variant, frozenset[Seat]], bool] = lambda *_: True
    """Whether the audit at the end of a hand rules on an offence.

    The last argument are the seats whose declarations the case writes down.
    """
    ended_hand_ends_audit: bool = False
    """Whether nothing more is ruled on after a ruling that ends the hand."""


FAMILIES: Final = Families[CaseFamily[Any]](
    CaseFamily,
    {
        "texas": "tarock_desktop.cases.texas.family",
        "czech": "tarock_desktop.cases.czech.family",
        "ziri": "tarock_desktop.cases.ziri.family",
        "koenigrufen": "tarock_desktop.cases.koenigrufen.family",
    },
)


def family_of(variant: Variant) -> CaseFamily[Any]:
    """Return the record of the family that a ruleset belongs to."""
    return FAMILIES[variant.family]


def scene_of(facts: HandFacts, state: State, variant: Variant) -> Scene:
    """Return the scene of a hand; without a word on it the bidding begins, the deal, or the play.

    Raises:
        UnjudgedError: a call is due in a game in which nothing is called.
    """
    begun = "bid" if facts.trick is None else "play"
    at = facts.at or (begun if facts.deck is None else "deal")
    order = state.deal.order[: variant.sheet.dealt]
    people = len(state.round.seats)
    scene: Scene = family_of(variant).scene(
        facts=facts, variant=variant, order=order, at=at, people=people
    )
    if at == "call" and not scene.calls:
        raise UnjudgedError(f"nothing is called in {scene.game.id}")
    return scene


def settlement_of(facts: HandFacts, state: State, variant: Variant) -> Settlement:
    """Return what settles the hand of a case."""
    scene = scene_of(facts, state, variant)
    return family_of(variant).settlement(scene=scene, variant=variant)
