"""The Westfest sheet's own words, and what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.names import SheetWords
from tarock_desktop.texts.sentences import SentenceTable

WESTFEST_WORDS: Final[SheetWords] = {
    "deal.knock": "tap",
    "contract.povinost": "Povinost",
    "contract.prever": "Prever",
    "item.pagat": "Pagat",
    "item.valat": "Valat",
    "value.uni": "Uni",
    "value.bida": "Bida",
    "value.tarocky": "Tarocky",
    "value.taroky": "Taroky",
    "value.trul": "Trul",
    "value.honery": "Honery",
    "value.trul-honery": "Trul Honery",
    "value.kralovske-honery": "Kralovske Honery",
    "value.kralovske-honery-plus": "Kralovske Honery+",
    "step.contra": "Contra",
    "step.rhea": "Rhea Contra",
    "step.suprhea": "Suprhea",
}
"""Spelt as on the sheet; never translated."""


@final
class WestfestGlosses(SentenceTable):
    """What the words mean."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "deal.knock": self.tr("leaving the deck uncut"),
            "contract.povinost": self.tr("the basic game with a partner, four talon cards"),
            "contract.prever": self.tr("alone against the three others, three talon cards"),
            "item.pagat": self.tr("trump I takes the last trick"),
            "item.valat": self.tr("one side takes all tricks"),
            "value.uni": self.tr("no trump"),
            "value.bida": self.tr("one or two trumps"),
            "value.tarocky": self.tr("eight or nine trumps"),
            "value.taroky": self.tr("ten or more trumps"),
            "value.trul": self.tr("Skys, Mond and Pagat in one hand"),
            "value.honery": self.tr("four five-point cards"),
            "value.trul-honery": self.tr("Skys, Mond, Pagat and a king"),
            "value.kralovske-honery": self.tr("all four kings"),
            "value.kralovske-honery-plus": self.tr("all four kings and a Trul card"),
            "step.contra": self.tr("first challenge, ×2"),
            "step.rhea": self.tr("answer to the Contra, ×4"),
            "step.suprhea": self.tr("answer to the Rhea Contra, ×8"),
        }
