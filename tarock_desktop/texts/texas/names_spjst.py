"""The SPJST sheet's own words, and what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.names import SheetWords
from tarock_desktop.texts.sentences import SentenceTable

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

    def _sentences(self) -> Mapping[str, str]:
        return {
            "contract.povinost": self.tr("the basic game with a partner, four talon cards"),
            "contract.prever": self.tr("alone against the three others, three talon cards"),
            "item.pagat": self.tr("trump I takes the last trick"),
            "item.valat": self.tr("one side takes all tricks"),
            "value.uni": self.tr("no trump"),
            "value.beeda": self.tr("one or two trumps"),
            "value.tarocky": self.tr("eight or nine trumps"),
            "value.taroky": self.tr("ten or more trumps"),
            "value.trull": self.tr("Skys, Mond and Pagat in one hand"),
            "value.pane": self.tr("four five-point cards"),
            "value.trull-pane": self.tr("Skys, Mond, Pagat and a king"),
            "value.krale": self.tr("all four kings"),
            "value.rosanne-pane": self.tr("all four kings and a Trull card"),
            "value.spjst": self.tr("all seven five-point cards"),
            "step.kontra": self.tr("first challenge, ×2"),
            "step.re": self.tr("answer to the Kontra, ×4"),
            "step.supre": self.tr("answer to the Re, ×8"),
            "step.mort": self.tr("answer to the Supre, ×16"),
        }
