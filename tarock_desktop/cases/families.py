"""What the cases of each family of sheets do in their own way."""

from __future__ import annotations

from typing import TypeAlias

from tarock_desktop.cases.czech.scene import CzechScene, czech_scene_of
from tarock_desktop.cases.czech.settling import CzechSettlement
from tarock_desktop.cases.czech.staging import ask_czech, set_czech_scene
from tarock_desktop.cases.koenigrufen.scene import (
    KoenigrufenScene,
    koenigrufen_follow_law,
    koenigrufen_scene_of,
)
from tarock_desktop.cases.koenigrufen.settling import KoenigrufenSettlement
from tarock_desktop.cases.koenigrufen.staging import ask_koenigrufen, set_koenigrufen_scene
from tarock_desktop.cases.schema import HandFacts
from tarock_desktop.cases.texas import staging
from tarock_desktop.cases.texas.scene import Scene
from tarock_desktop.cases.texas.scene import scene_of as texas_scene_of
from tarock_desktop.cases.texas.settling import Settlement
from tarock_desktop.cases.ziri.scene import ZiriScene, ziri_scene_of
from tarock_desktop.cases.ziri.settling import ZiriSettlement
from tarock_desktop.cases.ziri.staging import ask_ziri, set_ziri_scene
from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.sheet import CzechSheet
from tarock_desktop.variants.koenigrufen.sheet import KoenigrufenSheet
from tarock_desktop.variants.ziri.sheet import ZiriSheet


def scene_of(facts: HandFacts, variant: Variant, order: tuple[Seat, ...], people: int) -> Scene:
    """Return the scene of a hand; *people* sit at the table."""
    match variant.sheet:
        case ZiriSheet():
            return ziri_scene_of(facts, variant, order, people)
        case CzechSheet():
            return czech_scene_of(facts, variant, order)
        case KoenigrufenSheet():
            return koenigrufen_scene_of(facts, variant, order)
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
        case ZiriSheet():
            return set_ziri_scene(state, facts, variant, filled=filled)
        case KoenigrufenSheet():
            return set_koenigrufen_scene(state, facts, variant, filled=filled)
        case _:
            return staging.set_scene(state, facts, variant, filled=filled)


def ask(state: State, seat: Seat, variant: Variant) -> State:
    """Return the table when *seat* is asked instead of the seat that is due."""
    match variant.sheet:
        case CzechSheet():
            return ask_czech(state, seat, variant)
        case ZiriSheet():
            return ask_ziri(state, seat, variant)
        case KoenigrufenSheet():
            return ask_koenigrufen(state, seat, variant)
        case _:
            return staging.ask(state, seat, variant)


AnySettlement: TypeAlias = Settlement | CzechSettlement | KoenigrufenSettlement | ZiriSettlement


def settlement_of(scene: Scene) -> AnySettlement:
    """Return what settles the hand of a scene."""
    match scene:
        case CzechScene():
            return CzechSettlement(scene)
        case KoenigrufenScene():
            return KoenigrufenSettlement(scene)
        case ZiriScene():
            return ZiriSettlement(scene)
        case _:
            return Settlement(scene)


def follow_law(facts: HandFacts, variant: Variant) -> FollowLaw | None:
    """Return the law by which tricks of the game are won; `None`: tarocks win, without more."""
    if isinstance(variant.sheet, ZiriSheet):
        return variant.sheet.follow
    if not isinstance(variant.sheet, KoenigrufenSheet):
        return None
    return koenigrufen_follow_law(facts, variant.sheet)
