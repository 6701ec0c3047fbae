"""The Žiri sheet's own words, and what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.names import SheetWords
from tarock_desktop.texts.sentences import SentenceTable

ZIRI_WORDS: Final[SheetWords] = {
    "contract.trojka": "Trojka",
    "contract.dvojka": "Dvojka",
    "contract.enka": "Enka",
    "contract.brez-talona": "Brez talona",
    "contract.klop": "Klop",
    "item.trul": "Trul",
    "item.kralji": "Kralji",
    "item.pagat": "Pagat",
    "item.mondfang": "Mondfang",
    "item.valat": "Valat",
    "step.kontra": "Kontra",
    "step.re": "Re",
    "step.sub": "Sub",
    "step.mor": "Mor",
}
"""Spelt as on the sheet; never translated."""


@final
class ZiriGlosses(SentenceTable):
    """What the words mean."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "contract.trojka": self.tr("one against two, three talon cards"),
            "contract.dvojka": self.tr("one against two, two talon cards, counts double"),
            "contract.enka": self.tr("one against two, one talon card, counts three times"),
            "contract.brez-talona": self.tr(
                "one against two without the talon, counts four times"
            ),
            "contract.klop": self.tr("each for himself: whoever has the most points writes minus"),
            "item.trul": self.tr("Škis, Mond and Pagat in the tricks of one side"),
            "item.kralji": self.tr("all four kings with one side at the end"),
            "item.pagat": self.tr("the Pagat falls in the last trick of the side"),
            "item.mondfang": self.tr("the other side's Mond is taken"),
            "item.valat": self.tr("one side takes all tricks"),
            "step.kontra": self.tr("first doubling, ×2"),
            "step.re": self.tr("answer to the kontra, ×4"),
            "step.sub": self.tr("answer to the re, ×8"),
            "step.mor": self.tr("answer to the sub, ×16"),
            "way.kontra=no": self.tr("no kontra"),
            "way.kontra=open": self.tr("no answer yet on kontra"),
            "way.demand=tarocks": self.tr("a trump must be led"),
            "way.demand=hearts": self.tr("hearts must be led"),
            "way.demand=diamonds": self.tr("diamonds must be led"),
            "way.demand=spades": self.tr("spades must be led"),
            "way.demand=clubs": self.tr("clubs must be led"),
            "way.demand=none": self.tr("any suit may be led"),
        }
