"""How the cases of the Czech tournament sheet are worked out."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases.czech.acts import czech_actions, quiet_czech_action
from tarock_desktop.cases.czech.scene import CzechScene
from tarock_desktop.cases.czech.settling import CzechSettlement
from tarock_desktop.cases.czech.staging import ask_czech, set_czech
from tarock_desktop.cases.families import CaseFamily
from tarock_desktop.cases.vocabulary import Vocabulary, item_ladders
from tarock_desktop.referee.offence import Offence
from tarock_desktop.rules.czech.declarations import duty_values
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.sheet import czech
from tarock_desktop.variants.schema import Sheet


def czech_words(words: Vocabulary, sheet: Sheet) -> Vocabulary:
    """Return the words with the values; the sheet counts in thirds and tells whole eyes."""
    values = czech(sheet).value

    def may_declare(hand: CardSet) -> frozenset[str]:
        return frozenset(value.id for value in duty_values(hand, values))

    return replace(
        words,
        values=frozenset(value.id for value in values),
        may_declare=may_declare,
        item_ladders=item_ladders(czech(sheet).item),
        thirds=False,
        rounded=True,
        bare_knock=True,
    )


def comes_to_light(
    end: State, offence: Offence, variant: Variant, declarers: frozenset[Seat]
) -> bool:
    """Return whether an offence is ruled on: a missing value where the case names those said."""
    del end, variant
    return offence.rule != "declare.omitted" or offence.seat in declarers


FAMILY: Final = CaseFamily(
    scene=CzechScene,
    set_up=set_czech,
    ask=ask_czech,
    settlement=CzechSettlement,
    quiet_action=quiet_czech_action,
    words=czech_words,
    actions=czech_actions,
    comes_to_light=comes_to_light,
    ended_hand_ends_audit=True,
)
