"""The Königrufen ruleset."""

from __future__ import annotations

from typing import Final

from tarock_desktop.variants.families import VariantFamily
from tarock_desktop.variants.koenigrufen.facts import koenigrufen_facts
from tarock_desktop.variants.koenigrufen.sheet import KoenigrufenSheet
from tarock_desktop.variants.koenigrufen.variant import Koenigrufen

FAMILY: Final = VariantFamily(
    sheet=KoenigrufenSheet, variants={"koenigrufen": Koenigrufen}, facts=koenigrufen_facts
)
