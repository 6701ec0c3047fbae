"""Which customs hold at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.referee.customs import Customs
from tarock_desktop.referee.czech.customs import CzechCustoms
from tarock_desktop.referee.koenigrufen.customs import KoenigrufenCustoms
from tarock_desktop.referee.texas.customs import TexasCustoms
from tarock_desktop.referee.ziri.customs import ZiriCustoms
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.sheet import CzechSheet
from tarock_desktop.variants.koenigrufen.sheet import KoenigrufenSheet
from tarock_desktop.variants.schema import Sheet
from tarock_desktop.variants.texas.sheet import TexasSheet
from tarock_desktop.variants.ziri.sheet import ZiriSheet

CUSTOMS: Final[Mapping[type[Sheet], Customs]] = {
    TexasSheet: TexasCustoms(),
    CzechSheet: CzechCustoms(),
    ZiriSheet: ZiriCustoms(),
    KoenigrufenSheet: KoenigrufenCustoms(),
}
"""The customs of each family, by the form of its sheets."""


def customs_of(variant: Variant) -> Customs:
    """Return the customs of the ruleset."""
    return CUSTOMS[type(variant.sheet)]
