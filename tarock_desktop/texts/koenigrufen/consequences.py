"""What follows from each irregularity on the Königrufen sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class KoenigrufenConsequences(SentenceTable):
    """What the sheet provides, by row."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "KR-P01": self.tr("The card is taken back and another played; nobody pays."),
            "KR-P01.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P02": self.tr("The card is taken back and another played; nobody pays."),
            "KR-P02.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P03": self.tr("The card is taken back and another played; nobody pays."),
            "KR-P03.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P04": self.tr("The card is taken back and another played; nobody pays."),
            "KR-P04.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P05": self.tr("The card is taken back and another played; nobody pays."),
            "KR-P05.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P06": self.tr("The card is taken back and another played; nobody pays."),
            "KR-P06.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P07": self.tr("The card is taken back and another played; nobody pays."),
            "KR-P07.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P08": self.tr("The card is taken back and another played; nobody pays."),
            "KR-P08.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P09": self.tr("The card is taken back and another played; nobody pays."),
            "KR-P09.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P10": self.tr("The card is taken back and another played; nobody pays."),
            "KR-P10.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P11": self.tr("It is put right; nobody pays."),
            "KR-P11.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P12": self.tr("It is put right; nobody pays."),
            "KR-P12.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P14": self.tr("It is put right; nobody pays."),
            "KR-P14.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P16": self.tr("It is put right; nobody pays."),
            "KR-P16.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P18": self.tr("It is put right; nobody pays."),
            "KR-P18.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P23": self.tr("It is put right; nobody pays."),
            "KR-P23.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P24": self.tr("It is put right; nobody pays."),
            "KR-P24.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P13": self.tr("The card is shown; nobody pays."),
            "KR-P13.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P15": self.tr("The card is shown; nobody pays."),
            "KR-P15.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P17": self.tr("The same dealer deals again; nobody pays."),
            "KR-P19": self.tr(
                "A warning if it makes no difference to the result; otherwise the offender alone "
                "pays all others as if they had won."
            ),
            "KR-P20": self.tr(
                "A warning if it makes no difference to the result; otherwise the offender alone "
                "pays all others as if they had won."
            ),
            "KR-P21": self.tr(
                "A warning if it makes no difference to the result; otherwise the offender alone "
                "pays all others as if they had won."
            ),
            "KR-P22": self.tr(
                "A warning if it makes no difference to the result; otherwise the offender alone "
                "pays all others as if they had won."
            ),
            "KR-P41": self.tr(
                "A warning if it makes no difference to the result; otherwise the offender alone "
                "pays all others as if they had won."
            ),
            "KR-P25": self.tr("The bid is taken back; nobody pays."),
            "KR-P25.late": self.tr(
                "The bidder alone pays all others as if they had won the game with the bird."
            ),
            "KR-P26": self.tr("The bird is named now; nobody pays."),
            "KR-P26.late": self.tr("The lowest dealt bird counts as announced."),
            "KR-P27": self.tr("The announcement is withdrawn; nobody pays."),
            "KR-P27.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P28": self.tr("The announcement does not count; nobody pays."),
            "KR-P29": self.tr(
                "The bid does not count. The player is warned and bids again in turn; nobody pays."
            ),
            "KR-P30": self.tr(
                "The bid does not count. The player is warned and bids again in turn; nobody pays."
            ),
            "KR-P31": self.tr(
                "The bid does not count. The player is warned and bids again in turn; nobody pays."
            ),
            "KR-P32": self.tr(
                "The bid does not count. The player is warned and bids again in turn; nobody pays."
            ),
            "KR-P33": self.tr(
                "The bid does not count. The player is warned and bids again in turn; nobody pays."
            ),
            "KR-P34": self.tr(
                "The bid does not count. The player is warned and bids again in turn; nobody pays."
            ),
            "KR-P35": self.tr("The doubling does not count; nobody pays."),
            "KR-P36": self.tr("What was said does not count, with a warning; nobody pays."),
            "KR-P37": self.tr(
                "The card is taken back with a warning, and the right player plays. If it decides "
                "the hand or happens too often, it is a grave offense."
            ),
            "KR-P38": self.tr(
                "The card is taken back with a warning, and the right player plays. If it decides "
                "the hand or happens too often, it is a grave offense."
            ),
            "KR-P39": self.tr("The card stays where it lies, with a warning."),
            "KR-P40": self.tr("The cards are laid open at once, with a warning."),
            "KR-P42": self.tr("The cards are taken up again; nobody pays."),
            "KR-P42.late": self.tr(
                "The hand ends. The offender alone pays all others what winning the game and the "
                "announced extras would bring them."
            ),
            "KR-P43": self.tr("Play goes on; nobody pays."),
            "KR-P44": self.tr("No doubling counts when the hand is settled."),
            "KR-P45": self.tr("The doubling of a partner and all that answers it do not count."),
            "KR-P46": self.tr(
                "The hand ends, and the offender pays four points to each of the three others."
            ),
            "KR-P47": self.tr(
                "The choice is made or the talon card put in its place, with a warning; nobody "
                "pays."
            ),
            "KR-P48": self.tr(
                "What can no longer be made out is decided against whoever mixed the cards."
            ),
            "KR-P49": self.tr("It is put right with a warning; nobody pays."),
            "KR-P50": self.tr("A warning; a player who sits out never pays."),
            "KR-P51": self.tr("It is counted again before the next deal; nobody pays."),
            "KR-P52": self.tr("The missing stake is paid before the next deal."),
            "KR-Fair Play": self.tr("The table or a judge decides."),
        }
