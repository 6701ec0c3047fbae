"""The ruleset of the Czech tournaments."""

from __future__ import annotations

from typing import Final

from tarock_desktop.variants.czech.facts import czech_facts
from tarock_desktop.variants.czech.sheet import CzechSheet
from tarock_desktop.variants.czech.variant import CzechGp
from tarock_desktop.variants.families import VariantFamily

FAMILY: Final = VariantFamily(sheet=CzechSheet, variants={"czech-gp": CzechGp}, facts=czech_facts)
