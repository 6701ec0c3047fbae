"""What the cases of each family of sheets do in their own way."""

from __future__ import annotations

from tarock_desktop.cases import staging
from tarock_desktop.cases.czech_scene import CzechScene, czech_scene_of
from tarock_desktop.cases.czech_settling import CzechSettlement
from tarock_desktop.cases.czech_staging import ask_czech, set_czech_scene
from tarock_desktop.cases.scene import Scene
from tarock_desktop.cases.scene import scene_of as texas_scene_of
from tarock_desktop.cases.schema import HandFacts
from tarock_desktop.cases.settling import Settlement
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech_sheet import CzechSheet


def scene_of(facts: HandFacts, variant: Variant, order: tuple[Seat, ...]) -> Scene:
    """Return the scene of a hand."""
    match variant.sheet:
        case CzechSheet():
            return czech_scene_of(facts, variant, order)
        case _:
            return texas_scene_of(facts, variant, order)


def set_scene(state: State, facts: HandFacts, variant: Variant, *, filled: bool) -> State:
    """Return a table on which the act named by `at` is due.

    Raises:
        UnjudgedError: the position can't be or is not supported.
    """
    match variant.sheet:
        case CzechSheet():
            return set_czech_scene(state, facts, variant, filled=filled)
        case _:
            return staging.set_scene(state, facts, variant, filled=filled)


def ask(state: State, seat: Seat, variant: Variant) -> State:
    """Return the table when *seat* is asked instead of the seat that is due."""
    match variant.sheet:
        case CzechSheet():
            return ask_czech(state, seat, variant)
        case _:
            return staging.ask(state, seat, variant)


def settlement_of(scene: Scene) -> Settlement | CzechSettlement:
    """Return what settles the hand of a scene."""
    return CzechSettlement(scene) if isinstance(scene, CzechScene) else Settlement(scene)
