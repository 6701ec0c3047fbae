"""The two Texas-Czech rulesets, SPJST and Westfest."""

from __future__ import annotations

from typing import Final

from tarock_desktop.variants.families import VariantFamily
from tarock_desktop.variants.texas.facts import texas_facts
from tarock_desktop.variants.texas.sheet import TexasSheet
from tarock_desktop.variants.texas.spjst import Spjst
from tarock_desktop.variants.texas.westfest import Westfest

FAMILY: Final = VariantFamily(
    sheet=TexasSheet, variants={"spjst": Spjst, "westfest": Westfest}, facts=texas_facts
)
