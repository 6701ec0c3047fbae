"""How the cases of the Texas-Czech sheets are worked out."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases.families import CaseFamily
from tarock_desktop.cases.texas.acts import quiet_texas_action, texas_actions
from tarock_desktop.cases.texas.scene import TexasScene
from tarock_desktop.cases.texas.settling import TexasSettlement
from tarock_desktop.cases.texas.staging import ask_texas, set_texas
from tarock_desktop.cases.vocabulary import Vocabulary, item_ladders
from tarock_desktop.rules.words.declaring import is_worth
from tarock_desktop.variants.schema import Sheet
from tarock_desktop.variants.texas.sheet import texas


def texas_words(words: Vocabulary, sheet: Sheet) -> Vocabulary:
    """Return the words with the values, and the doublings of items."""
    values = texas(sheet).value

    def may_declare(hand: CardSet) -> frozenset[str]:
        return frozenset(value.id for value in values if is_worth(hand, value))

    return replace(
        words,
        values=frozenset(value.id for value in values),
        may_declare=may_declare,
        item_ladders=item_ladders(texas(sheet).item),
    )


FAMILY: Final = CaseFamily(
    scene=TexasScene,
    set_up=set_texas,
    ask=ask_texas,
    settlement=TexasSettlement,
    quiet_action=quiet_texas_action,
    words=texas_words,
    actions=texas_actions,
)
