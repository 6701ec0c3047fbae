"""What follows from each irregularity on the Žiri sheet."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class ZiriConsequences(SentenceTable):
    """What the sheet provides, by row."""

    SENTENCES: ClassVar[Sentences] = {
        "ZIRI-P01": lambda self, _: self.tr("The dealer writes minus 2 and deals again."),
        "ZIRI-P02": lambda self, _: self.tr("The dealer writes minus 2 and deals again."),
        "ZIRI-P03": lambda self, _: self.tr("The dealer writes minus 2 and deals again."),
        "ZIRI-P04": lambda self, _: self.tr(
            "The right card goes where it belongs, and nobody writes anything."
        ),
        "ZIRI-P05": lambda self, _: self.tr(
            "The offender writes minus 4, and the same dealer deals again."
        ),
        "ZIRI-P06": lambda self, _: self.tr("The hand ends with a renons at brez talona."),
        "ZIRI-P07": lambda self, _: self.tr("The part lifted first stays with the declarer."),
        "ZIRI-P08": lambda self, _: self.tr(
            "The hand ends like a sold game; announcements do not count. If it comes out at "
            "the end and the declarer has lost, the opponents choose."
        ),
        "ZIRI-P09": lambda self, _: self.tr(
            "The hand ends like a sold game; announcements do not count. If it comes out at "
            "the end and the declarer has lost, the opponents choose."
        ),
        "ZIRI-P10": lambda self, _: self.tr("The hand ends like a sold game."),
        "ZIRI-P11": lambda self, _: self.tr(
            "Nothing is played; the declarer writes the price of the game."
        ),
        "ZIRI-P12": lambda self, _: self.tr(
            "The hand ends with the value of a renons, borne by the offender alone."
        ),
        "ZIRI-P13": lambda self, _: self.tr(
            "The hand ends with the value of a renons, borne by the offender alone."
        ),
        "ZIRI-P14": lambda self, _: self.tr(
            "The hand ends with the value of a renons, borne by the offender alone."
        ),
        "ZIRI-P15": lambda self, _: self.tr(
            "The hand ends with the value of a renons, borne by the offender alone."
        ),
        "ZIRI-P16": lambda self, _: self.tr(
            "The hand ends with the value of a renons, borne by the offender alone."
        ),
        "ZIRI-P17": lambda self, _: self.tr(
            "The hand ends with the value of a renons, borne by the offender alone."
        ),
        "ZIRI-P18": lambda self, _: self.tr(
            "The hand ends with the value of a renons, borne by the offender alone."
        ),
        "ZIRI-P19": lambda self, _: self.tr(
            "The hand ends with the value of a renons, borne by the offender alone."
        ),
        "ZIRI-P20": lambda self, _: self.tr("It is no renons; the hidden card goes back."),
        "ZIRI-P21": lambda self, _: self.tr(
            "The card goes back, and the declarer may demand the suit that is led."
        ),
        "ZIRI-P22": lambda self, _: self.tr(
            "The hand ends with the value of a renons, borne by the offender alone."
        ),
        "ZIRI-P23": lambda self, _: self.tr(
            "The card goes back, and the right player plays; nobody writes anything."
        ),
        "ZIRI-P24": lambda self, _: self.tr("The hand ends; the offender writes minus 4."),
        "ZIRI-P25": lambda self, _: self.tr(
            "The hand ends; under kontra the offender writes minus 8."
        ),
        "ZIRI-P26": lambda self, _: self.tr(
            "The hand ends; the offender said kontra himself and writes minus 16."
        ),
        "ZIRI-P27": lambda self, _: self.tr("Silence counts as kontra."),
        "ZIRI-P28": lambda self, _: self.tr("The kontra does not count."),
        "ZIRI-P29": lambda self, _: self.tr("The word does not count."),
        "ZIRI-P30": lambda self, _: self.tr("The announcement is struck out, without points."),
        "ZIRI-P31": lambda self, _: self.tr("Partners can't harm each other: nothing is counted."),
        "ZIRI-P32": lambda self, _: self.tr("The claim is refused, and play goes on."),
        "ZIRI-P33": lambda self, _: self.tr("The referee decides."),
        "ZIRI-30": lambda self, _: self.tr("The bid does not count."),
        "ZIRI-10": lambda self, _: self.tr("The act does not count."),
        "ZIRI-11": lambda self, _: self.tr("The right player cuts or knocks."),
        "ZIRI-36": lambda self, _: self.tr("What is said after the first card does not count."),
    }
