"""The Westfest sheet's own words, and what they mean."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tarock_desktop.texts.names import SheetWords
from tarock_desktop.texts.sentences import Sentences, SentenceTable

WESTFEST_WORDS: Final[SheetWords] = {
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

    SENTENCES: ClassVar[Sentences] = {
        "contract.povinost": lambda self, _: self.tr(
            "the basic game with a partner, four talon cards"
        ),
        "contract.prever": lambda self, _: self.tr(
            "alone against the three others, three talon cards"
        ),
        "item.pagat": lambda self, _: self.tr("trump I takes the last trick"),
        "item.valat": lambda self, _: self.tr("one side takes all tricks"),
        "value.uni": lambda self, _: self.tr("no trump"),
        "value.bida": lambda self, _: self.tr("one or two trumps"),
        "value.tarocky": lambda self, _: self.tr("eight or nine trumps"),
        "value.taroky": lambda self, _: self.tr("ten or more trumps"),
        "value.trul": lambda self, _: self.tr("Skys, Mond and Pagat in one hand"),
        "value.honery": lambda self, _: self.tr("four five-point cards"),
        "value.trul-honery": lambda self, _: self.tr("Skys, Mond, Pagat and a king"),
        "value.kralovske-honery": lambda self, _: self.tr("all four kings"),
        "value.kralovske-honery-plus": lambda self, _: self.tr("all four kings and a Trul card"),
        "step.contra": lambda self, _: self.tr("first challenge, ×2"),
        "step.rhea": lambda self, _: self.tr("answer to the Contra, ×4"),
        "step.suprhea": lambda self, _: self.tr("answer to the Rhea Contra, ×8"),
    }
