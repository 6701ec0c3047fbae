"""What follows from each irregularity on the Žiri sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class ZiriConsequences(SentenceTable):
    """What the sheet provides, by row."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "ZIRI-P01": self.tr("The dealer writes minus 2 and deals again."),
            "ZIRI-P02": self.tr("The dealer writes minus 2 and deals again."),
            "ZIRI-P03": self.tr("The dealer writes minus 2 and deals again."),
            "ZIRI-P04": self.tr(
                "The right card goes where it belongs, and nobody writes anything."
            ),
            "ZIRI-P05": self.tr("The offender writes minus 4, and the same dealer deals again."),
            "ZIRI-P06": self.tr("The hand ends with a renons at brez talona."),
            "ZIRI-P07": self.tr("The part lifted first stays with the declarer."),
            "ZIRI-P08": self.tr(
                "The hand ends like a sold game; announcements do not count. If it comes out at "
                "the end and the declarer has lost, the opponents choose."
            ),
            "ZIRI-P09": self.tr(
                "The hand ends like a sold game; announcements do not count. If it comes out at "
                "the end and the declarer has lost, the opponents choose."
            ),
            "ZIRI-P10": self.tr("The hand ends like a sold game."),
            "ZIRI-P11": self.tr("Nothing is played; the declarer writes the price of the game."),
            "ZIRI-P12": self.tr(
                "The hand ends with the value of a renons, borne by the offender alone."
            ),
            "ZIRI-P13": self.tr(
                "The hand ends with the value of a renons, borne by the offender alone."
            ),
            "ZIRI-P14": self.tr(
                "The hand ends with the value of a renons, borne by the offender alone."
            ),
            "ZIRI-P15": self.tr(
                "The hand ends with the value of a renons, borne by the offender alone."
            ),
            "ZIRI-P16": self.tr(
                "The hand ends with the value of a renons, borne by the offender alone."
            ),
            "ZIRI-P17": self.tr(
                "The hand ends with the value of a renons, borne by the offender alone."
            ),
            "ZIRI-P18": self.tr(
                "The hand ends with the value of a renons, borne by the offender alone."
            ),
            "ZIRI-P19": self.tr(
                "The hand ends with the value of a renons, borne by the offender alone."
            ),
            "ZIRI-P20": self.tr("It is no renons; the hidden card goes back."),
            "ZIRI-P21": self.tr(
                "The card goes back, and the declarer may demand the suit that is led."
            ),
            "ZIRI-P22": self.tr(
                "The hand ends with the value of a renons, borne by the offender alone."
            ),
            "ZIRI-P23": self.tr(
                "The card goes back, and the right player plays; nobody writes anything."
            ),
            "ZIRI-P24": self.tr("The hand ends; the offender writes minus 4."),
            "ZIRI-P25": self.tr("The hand ends; under kontra the offender writes minus 8."),
            "ZIRI-P26": self.tr(
                "The hand ends; the offender said kontra himself and writes minus 16."
            ),
            "ZIRI-P27": self.tr("Silence counts as kontra."),
            "ZIRI-P28": self.tr("The kontra does not count."),
            "ZIRI-P29": self.tr("The word does not count."),
            "ZIRI-P30": self.tr("The announcement is struck out, without points."),
            "ZIRI-P31": self.tr("Partners can't harm each other: nothing is counted."),
            "ZIRI-P32": self.tr("The claim is refused, and play goes on."),
            "ZIRI-P33": self.tr("The referee decides."),
            "ZIRI-30": self.tr("The bid does not count."),
            "ZIRI-10": self.tr("The act does not count."),
            "ZIRI-11": self.tr("The right player cuts or knocks."),
            "ZIRI-36": self.tr("What is said after the first card does not count."),
        }
