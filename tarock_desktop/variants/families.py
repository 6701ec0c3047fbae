"""What the variants layer asks of a family of rulesets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec import Struct

from tarock_desktop.families import Families
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.fact import Fact
from tarock_desktop.variants.schema import Sheet


class VariantFamily(Struct, frozen=True, kw_only=True):
    """One family of rulesets."""

    sheet: type[Sheet]
    """The typed form of the family's files in `variants/`."""
    variants: Mapping[str, type[Variant]]
    """The class of each ruleset, by the ruleset's id."""
    facts: Callable[[Sheet], Iterator[Fact]]
    """What a sheet of the family says beyond what every sheet does, for comparing two sheets."""


FAMILIES: Final = Families(
    VariantFamily,
    {
        "texas": "tarock_desktop.variants.texas.family",
        "czech": "tarock_desktop.variants.czech.family",
        "ziri": "tarock_desktop.variants.ziri.family",
        "koenigrufen": "tarock_desktop.variants.koenigrufen.family",
    },
)
