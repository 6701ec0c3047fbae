"""What follows from each irregularity on the Königrufen sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class KoenigrufenConsequences(SentenceTable):
    """What the sheet provides, by row."""

    def _sentences(self) -> Mapping[str, str]:
        common = self._common()
        return {
            "KR-P01": common["back"],
            "KR-P01.late": common["renonce"],
            "KR-P02": common["back"],
            "KR-P02.late": common["renonce"],
            "KR-P03": common["back"],
            "KR-P03.late": common["renonce"],
            "KR-P04": common["back"],
            "KR-P04.late": common["renonce"],
            "KR-P05": common["back"],
            "KR-P05.late": common["renonce"],
            "KR-P06": common["back"],
            "KR-P06.late": common["renonce"],
            "KR-P07": common["back"],
            "KR-P07.late": common["renonce"],
            "KR-P08": common["back"],
            "KR-P08.late": common["renonce"],
            "KR-P09": common["back"],
            "KR-P09.late": common["renonce"],
            "KR-P10": common["back"],
            "KR-P10.late": common["renonce"],
            "KR-P11": common["discards"],
            "KR-P11.late": common["renonce"],
            "KR-P12": common["discards"],
            "KR-P12.late": common["renonce"],
            "KR-P14": common["discards"],
            "KR-P14.late": common["renonce"],
            "KR-P13": common["shown"],
            "KR-P13.late": common["renonce"],
            "KR-P15": common["shown"],
            "KR-P15.late": common["renonce"],
            "KR-P16": common["right"],
            "KR-P16.late": common["renonce"],
            "KR-P18": common["right"],
            "KR-P18.late": common["renonce"],
            "KR-P17": self.tr("The same dealer deals again; nobody pays."),
            "KR-P19": common["weighed"],
            "KR-P19.late": common["warned"],
            "KR-P20": common["weighed"],
            "KR-P20.late": common["warned"],
            "KR-P21": common["weighed"],
            "KR-P21.late": common["warned"],
            "KR-P22": common["weighed"],
            "KR-P22.late": common["warned"],
            "KR-P23": common["call"],
            "KR-P23.late": common["renonce"],
            "KR-P24": common["call"],
            "KR-P24.late": common["renonce"],
            "KR-P25": self.tr("The bid is taken back; nobody pays."),
            "KR-P25.late": self.tr(
                "The bidder alone pays all others as if they had won the game with the bird."
            ),
            "KR-P26": self.tr("The bird is named now; nobody pays."),
            "KR-P26.late": self.tr("The lowest dealt bird counts as announced."),
            "KR-P27": self.tr("The announcement is withdrawn; nobody pays."),
            "KR-P27.late": common["renonce"],
            "KR-P28": self.tr("The announcement does not count; nobody pays."),
            "KR-P29": common["bid"],
            "KR-P30": common["bid"],
            "KR-P30~pass": self.tr("The bid counts as a pass, with a warning; nobody pays."),
            "KR-P31": common["passed"],
            "KR-P32": common["raised"],
            "KR-P33": common["bid"],
            "KR-P34": common["bid"],
            "KR-P35": self.tr("The doubling does not count; nobody pays."),
            "KR-P36": self.tr("What was said does not count, with a warning; nobody pays."),
            "KR-P36.late": common["warned"],
            "KR-P37": common["turn"],
            "KR-P37.late": common["warned"],
            "KR-P38": common["turn"],
            "KR-P38.late": common["warned"],
            "KR-P39": self.tr("The card stays where it lies, with a warning."),
            "KR-P39.late": common["warned"],
            "KR-P40": self.tr("The cards are laid open at once, with a warning."),
            "KR-P40.late": common["warned"],
            "KR-P41": common["weighed"],
            "KR-P41.late": common["warned"],
            "KR-P42": self.tr("The cards are taken up again; nobody pays."),
            "KR-P42.late": common["renonce"],
            "KR-P43": self.tr("Play goes on; nobody pays."),
            "KR-P44": self.tr("No doubling counts when the hand is settled."),
            "KR-P45": self.tr("The doubling of a partner and all that answers it do not count."),
            "KR-P46": self.tr(
                "The hand ends, and the offender pays each of the three others four points."
            ),
            "KR-P47": self.tr(
                "The choice is made or the talon card put in its place, with a warning; nobody "
                "pays."
            ),
            "KR-P47.late": common["warned"],
            "KR-P48": self.tr(
                "What can no longer be made out is decided against the player who mixed the cards."
            ),
            "KR-P49": self.tr("It is put right with a warning; nobody pays."),
            "KR-P50": self.tr("A warning; a player who sits out never pays."),
            "KR-P51": self.tr("It is counted again before the next deal; nobody pays."),
            "KR-P52": self.tr("The missing stake is paid before the next deal."),
            "KR-Fair Play": self.tr("The table or a judge decides."),
        }

    def _common(self) -> Mapping[str, str]:
        """Return what follows from several rows, by names of its own."""
        return {
            "back": self.tr("The card is taken back and another played; nobody pays."),
            "renonce": self.tr(
                "The hand ends. The offender alone pays all others as if they had won the game "
                "and the announced extras."
            ),
            "discards": self.tr("The discards are taken back and chosen again; nobody pays."),
            "shown": self.tr("The card is shown; nobody pays."),
            "right": self.tr("It is put right; nobody pays."),
            "weighed": self.tr(
                "A warning if it makes no difference to the result; otherwise the offender alone "
                "pays all others as if they had won."
            ),
            "warned": self.tr(
                "It is one warning too many, so the hand ends. The offender alone pays all "
                "others as if they had won the game and the announced extras."
            ),
            "call": self.tr("The call is taken back and made again; nobody pays."),
            "bid": self.tr(
                "The bid does not count. The player is warned and bids again in turn; nobody pays."
            ),
            "passed": self.tr(
                "The bid does not count, because the pass was for good. The player is warned; "
                "nobody pays."
            ),
            "raised": self.tr(
                "The raise does not count and the earlier bid stands. The player is warned; "
                "nobody pays."
            ),
            "turn": self.tr(
                "The card is taken back with a warning, and the right player plays. If it "
                "affects the result or happens too often, it is a Renonce."
            ),
        }
