"""Which typed form the file of a ruleset has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.variants.czech.sheet import CzechSheet
from tarock_desktop.variants.koenigrufen.sheet import KoenigrufenSheet
from tarock_desktop.variants.schema import Sheet
from tarock_desktop.variants.texas.sheet import TexasSheet
from tarock_desktop.variants.ziri.sheet import ZiriSheet

SHEET_KINDS: Final[Mapping[str, type[Sheet]]] = {
    "spjst": TexasSheet,
    "westfest": TexasSheet,
    "czech-gp": CzechSheet,
    "ziri": ZiriSheet,
    "koenigrufen": KoenigrufenSheet,
}
"""The form of each ruleset, by id."""


def sheet_kind(data: Mapping[str, object]) -> type[Sheet]:
    """Return the form of a file by the ruleset it names; the common form if it names none known.

    A file with a wrong id is then read as far as all sheets agree, and its own tables are reported
    as unknown keys.
    """
    identity = data.get("ruleset")
    ruleset = identity.get("id") if isinstance(identity, Mapping) else None
    return SHEET_KINDS.get(str(ruleset), Sheet)
