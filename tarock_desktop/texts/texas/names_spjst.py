"""The SPJST sheet's own words, and what they mean."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tarock_desktop.texts.names import SheetWords
from tarock_desktop.texts.sentences import Sentences, SentenceTable

SPJST_WORDS: Final[SheetWords] = {
    "contract.povinost": "Povinost",
    "contract.prever": "Prever",
    "item.pagat": "Pagat",
    "item.valat": "Valat",
    "value.uni": "Uni",
    "value.beeda": "Beeda",
    "value.tarocky": "Tarocky",
    "value.taroky": "Taroky",
    "value.trull": "Trull",
    "value.pane": "Pane",
    "value.trull-pane": "Trull Pane",
    "value.krale": "Krale",
    "value.rosanne-pane": "Rosanne Pane",
    "value.spjst": "SPJST",
    "step.kontra": "Kontra",
    "step.re": "Re",
    "step.supre": "Supre",
    "step.mort": "Mort",
}
"""Spelt as on the sheet; never translated."""


@final
class SpjstGlosses(SentenceTable):
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
        "value.beeda": lambda self, _: self.tr("one or two trumps"),
        "value.tarocky": lambda self, _: self.tr("eight or nine trumps"),
        "value.taroky": lambda self, _: self.tr("ten or more trumps"),
        "value.trull": lambda self, _: self.tr("Skys, Mond and Pagat in one hand"),
        "value.pane": lambda self, _: self.tr("four five-point cards"),
        "value.trull-pane": lambda self, _: self.tr("Skys, Mond, Pagat and a king"),
        "value.krale": lambda self, _: self.tr("all four kings"),
        "value.rosanne-pane": lambda self, _: self.tr("all four kings and a Trull card"),
        "value.spjst": lambda self, _: self.tr("all seven five-point cards"),
        "step.kontra": lambda self, _: self.tr("first challenge, ×2"),
        "step.re": lambda self, _: self.tr("answer to the Kontra, ×4"),
        "step.supre": lambda self, _: self.tr("answer to the Re, ×8"),
        "step.mort": lambda self, _: self.tr("answer to the Supre, ×16"),
    }
