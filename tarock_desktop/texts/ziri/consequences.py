"""What follows from each irregularity on the Žiri sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class ZiriConsequences(SentenceTable):
    """What the sheet provides, by row."""

    def _sentences(self) -> Mapping[str, str]:
        common = self._common()
        return {
            "ZIRI-P01": self.tr("The dealer writes minus 2 and deals again."),
            "ZIRI-P02": self.tr("The dealer writes minus 2 and deals again."),
            "ZIRI-P03": self.tr("The dealer writes minus 2 and deals again."),
            "ZIRI-P04": self.tr(
                "The right card goes where it belongs, and nobody writes anything."
            ),
            "ZIRI-P05": self.tr("The offender writes minus 4, and the same dealer deals again."),
            "ZIRI-P06": self.tr(
                "The hand ends, and the offender alone pays the value of a renons in brez talona."
            ),
            "ZIRI-P07": self.tr("The part lifted first stays with the bidder."),
            "ZIRI-P08": common["sold"],
            "ZIRI-P09": common["sold"],
            "ZIRI-P10": self.tr("The hand ends like a sold game."),
            "ZIRI-P11": self.tr("Nothing is played; the bidder writes the price of the game."),
            "ZIRI-P12": common["renons"],
            "ZIRI-P13": common["renons"],
            "ZIRI-P14": common["renons"],
            "ZIRI-P15": common["renons"],
            "ZIRI-P16": common["renons"],
            "ZIRI-P17": common["renons"],
            "ZIRI-P18": common["renons"],
            "ZIRI-P19": common["renons"],
            "ZIRI-P22": common["renons"],
            "ZIRI-P20": self.tr("It is no renons; the hidden card goes back."),
            "ZIRI-P21": self.tr(
                "The card goes back, and an opponent may demand the suit that is led."
            ),
            "ZIRI-P23": self.tr(
                "The card goes back, and the right player plays; nobody writes anything."
            ),
            "ZIRI-P23~renons": common["renons"],
            "ZIRI-P24": self.tr("The hand ends; the offender writes minus 4."),
            "ZIRI-P25": self.tr("The hand ends; under kontra the offender writes minus 8."),
            "ZIRI-P26": self.tr("The hand ends; the offender, who said kontra, writes minus 16."),
            "ZIRI-P27": self.tr("Silence counts as kontra."),
            "ZIRI-P28": self.tr("The kontra does not count and means no."),
            "ZIRI-P28: kontra.talon-hand": self.tr("The kontra does not count."),
            "ZIRI-P29": self.tr("The word does not count."),
            "ZIRI-P30": self.tr("The announcement is struck out, without points."),
            "ZIRI-P31": self.tr("Partners cannot harm each other: nothing is counted."),
            "ZIRI-P32": self.tr("The claim is refused, and play goes on."),
            "ZIRI-P33": self.tr("The judge decides."),
            "ZIRI-30": self.tr("The bid does not count."),
            "ZIRI-10": self.tr("The act does not count."),
            "ZIRI-11": self.tr("The right player cuts or knocks."),
            "ZIRI-36": self.tr("What is said after the first card does not count."),
        }

    def _common(self) -> Mapping[str, str]:
        """Return what follows from several rows, by names of its own."""
        return {
            "sold": self.tr("The hand ends like a sold game; announcements do not count."),
            "renons": self.tr("The hand ends, and the offender alone pays the value of a renons."),
        }
