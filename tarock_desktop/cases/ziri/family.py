"""How the cases of the Žiri sheet are worked out."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tarock_desktop.cases.families import CaseFamily
from tarock_desktop.cases.vocabulary import Vocabulary
from tarock_desktop.cases.ziri.acts import quiet_ziri_action, ziri_actions
from tarock_desktop.cases.ziri.scene import ZiriScene
from tarock_desktop.cases.ziri.settling import ZiriSettlement
from tarock_desktop.cases.ziri.staging import ask_ziri, set_ziri
from tarock_desktop.referee.families import referee_of
from tarock_desktop.referee.offence import Offence
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.schema import Sheet


def ziri_words(words: Vocabulary, sheet: Sheet) -> Vocabulary:
    """Return the words; there is one way of dealing after a knock, so that it is not named."""
    del sheet
    return replace(words, bare_knock=True)


def comes_to_light(
    end: State, offence: Offence, variant: Variant, declarers: frozenset[Seat]
) -> bool:
    """Return whether an offence is ruled on: only what comes to light by itself."""
    del declarers
    return referee_of(variant).comes_to_light(end, offence, variant)


FAMILY: Final = CaseFamily(
    scene=ZiriScene,
    set_up=set_ziri,
    ask=ask_ziri,
    settlement=ZiriSettlement,
    quiet_action=quiet_ziri_action,
    words=ziri_words,
    actions=ziri_actions,
    comes_to_light=comes_to_light,
)
