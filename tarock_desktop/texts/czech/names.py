"""The Czech tournament sheet's own words, and what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.names import SheetWords
from tarock_desktop.texts.sentences import SentenceTable

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

    def _sentences(self) -> Mapping[str, str]:
        return {
            "contract.zakladni": self.tr(
                "the basic game with a partner; the bidder takes four talon cards"
            ),
            "contract.druha": self.tr("the same, with the pagát announced"),
            "contract.preferanc": self.tr("alone against three, with three talon cards"),
            "contract.solo": self.tr("alone against three, without the talon"),
            "contract.varsava": self.tr("each for himself, the fewest points win"),
            "item.pagat": self.tr("trump I takes the last trick"),
            "item.valat": self.tr("one side takes all tricks"),
            "value.barvy": self.tr("no trump"),
            "value.barvicky": self.tr("one or two trumps"),
            "value.tarocky": self.tr("eight or nine trumps"),
            "value.taroky": self.tr("ten or more trumps"),
            "value.trul": self.tr("škýz, mont and pagát in one hand"),
            "value.honery": self.tr("four of the five-point cards"),
            "value.trulhonery": self.tr("the trul and a king"),
            "value.kralovske-honery": self.tr("all four kings"),
            "step.flek": self.tr("first challenge, ×2"),
            "step.re": self.tr("answer to the flek, ×4"),
            "step.sup": self.tr("answer to the re, ×8"),
            "step.dalsi": self.tr("answer to the sup, ×16"),
            "bank.loan": self.tr("buying in again, taken back after the round"),
        }
