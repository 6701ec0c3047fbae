"""The rulesets this program plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.variant import CzechGp
from tarock_desktop.variants.koenigrufen.variant import Koenigrufen
from tarock_desktop.variants.loader import Choices, load_sheet
from tarock_desktop.variants.texas.spjst import Spjst
from tarock_desktop.variants.texas.westfest import Westfest
from tarock_desktop.variants.ziri.variant import Ziri

VARIANTS: Final[Mapping[str, type[Variant]]] = {
    "spjst": Spjst,
    "westfest": Westfest,
    "czech-gp": CzechGp,
    "ziri": Ziri,
    "koenigrufen": Koenigrufen,
}
"""The class of each ruleset, by id."""


def load_variant(ruleset: str, options: Choices | None = None) -> Variant:
    """Return the ruleset with these table options.

    Raises:
        KeyError: there is no such ruleset.
        DocumentError: its file is damaged.
        OptionError: an option is unknown or can't have this value.
    """
    kind = VARIANTS[ruleset]
    return kind(load_sheet(ruleset, options or {}))
