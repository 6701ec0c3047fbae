"""The Žiri ruleset."""

from __future__ import annotations

from typing import Final

from tarock_desktop.variants.families import VariantFamily
from tarock_desktop.variants.ziri.facts import ziri_facts
from tarock_desktop.variants.ziri.sheet import ZiriSheet
from tarock_desktop.variants.ziri.variant import Ziri

FAMILY: Final = VariantFamily(sheet=ZiriSheet, variants={"ziri": Ziri}, facts=ziri_facts)
