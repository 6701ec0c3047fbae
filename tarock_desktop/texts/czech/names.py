"""The Czech tournament sheet's own words, and what they mean."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tarock_desktop.texts.names import SheetWords
from tarock_desktop.texts.sentences import Sentences, SentenceTable

CZECH_WORDS: Final[SheetWords] = {
    "contract.zakladni": "Základní povinnost",
    "contract.druha": "Druhá povinnost",
    "contract.preferanc": "Preferanc",
    "contract.solo": "Sólo",
    "contract.varsava": "Varšava",
    "item.pagat": "Pagát",
    "item.valat": "Valát",
    "value.barvy": "Barvy",
    "value.barvicky": "Barvičky",
    "value.tarocky": "Taročky",
    "value.taroky": "Taroky",
    "value.trul": "Trul",
    "value.honery": "Honery",
    "value.trulhonery": "Trulhonery",
    "value.kralovske-honery": "Královské honery",
    "step.flek": "Flek",
    "step.re": "Re",
    "step.sup": "Sup",
    "step.dalsi": "Další flek",
    "bank.loan": "Dokup",
}
"""Spelt as on the sheet; never translated."""


@final
class CzechGlosses(SentenceTable):
    """What the words mean."""

    SENTENCES: ClassVar[Sentences] = {
        "contract.zakladni": lambda self, _: self.tr(
            "the basic game with a partner; the bidder takes four talon cards"
        ),
        "contract.druha": lambda self, _: self.tr("the same, with the pagát announced"),
        "contract.preferanc": lambda self, _: self.tr(
            "alone against three, with three talon cards"
        ),
        "contract.solo": lambda self, _: self.tr("alone against three, without the talon"),
        "contract.varsava": lambda self, _: self.tr("each for himself, the fewest eyes win"),
        "item.pagat": lambda self, _: self.tr("trump I takes the last trick"),
        "item.valat": lambda self, _: self.tr("one side takes all tricks"),
        "value.barvy": lambda self, _: self.tr("no trump"),
        "value.barvicky": lambda self, _: self.tr("one or two trumps"),
        "value.tarocky": lambda self, _: self.tr("eight or nine trumps"),
        "value.taroky": lambda self, _: self.tr("ten or more trumps"),
        "value.trul": lambda self, _: self.tr("škýz, mont and pagát in one hand"),
        "value.honery": lambda self, _: self.tr("four of the cards of five eyes"),
        "value.trulhonery": lambda self, _: self.tr("the trul and a king"),
        "value.kralovske-honery": lambda self, _: self.tr("all four kings"),
        "step.flek": lambda self, _: self.tr("first challenge, ×2"),
        "step.re": lambda self, _: self.tr("answer to the flek, ×4"),
        "step.sup": lambda self, _: self.tr("answer to the re, ×8"),
        "step.dalsi": lambda self, _: self.tr("answer to the sup, ×16"),
        "bank.loan": lambda self, _: self.tr("buying in again, taken back after the round"),
    }
