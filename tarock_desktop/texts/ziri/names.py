"""The Žiri sheet's own words, and what they mean."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tarock_desktop.texts.names import SheetWords
from tarock_desktop.texts.sentences import Sentences, SentenceTable

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

    SENTENCES: ClassVar[Sentences] = {
        "contract.trojka": lambda self, _: self.tr("one against two, three talon cards"),
        "contract.dvojka": lambda self, _: self.tr(
            "one against two, two talon cards, counts double"
        ),
        "contract.enka": lambda self, _: self.tr(
            "one against two, one talon card, counts three times"
        ),
        "contract.brez-talona": lambda self, _: self.tr(
            "one against two without the talon, counts four times"
        ),
        "contract.klop": lambda self, _: self.tr(
            "each for himself: whoever has most points writes minus"
        ),
        "item.trul": lambda self, _: self.tr("Škis, Mond and Pagat in the tricks of one side"),
        "item.kralji": lambda self, _: self.tr("all four kings with one side at the end"),
        "item.pagat": lambda self, _: self.tr("the Pagat falls in the last trick of the side"),
        "item.mondfang": lambda self, _: self.tr("the other side's Mond is taken"),
        "item.valat": lambda self, _: self.tr("one side takes all tricks"),
        "step.kontra": lambda self, _: self.tr("first doubling, ×2"),
        "step.re": lambda self, _: self.tr("answer to the kontra, ×4"),
        "step.sub": lambda self, _: self.tr("answer to the re, ×8"),
        "step.mor": lambda self, _: self.tr("answer to the sub, ×16"),
        "way.kontra=no": lambda self, _: self.tr("no kontra"),
        "way.kontra=open": lambda self, _: self.tr("no answer yet on kontra"),
        "way.demand=tarocks": lambda self, _: self.tr("a trump has to be led"),
        "way.demand=hearts": lambda self, _: self.tr("hearts have to be led"),
        "way.demand=diamonds": lambda self, _: self.tr("diamonds have to be led"),
        "way.demand=spades": lambda self, _: self.tr("spades have to be led"),
        "way.demand=clubs": lambda self, _: self.tr("clubs have to be led"),
        "way.demand=none": lambda self, _: self.tr("any suit may be led"),
    }
