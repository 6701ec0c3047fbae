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
            "KR-P01": self.tr(
                "Until the next lead the card is taken back and another one is played. Afterwards "
                "the hand ends: everybody else gets what winning the game and the announced "
                "extras would bring, and the offender alone pays."
            ),
            "KR-P02": self.tr(
                "Until the next lead the card is taken back and another one is played. Afterwards "
                "the hand ends: everybody else gets what winning the game and the announced "
                "extras would bring, and the offender alone pays."
            ),
            "KR-P03": self.tr(
                "Until the next lead the card is taken back and another one is played. Afterwards "
                "the hand ends: everybody else gets what winning the game and the announced "
                "extras would bring, and the offender alone pays."
            ),
            "KR-P04": self.tr(
                "Until the next lead the card is taken back and another one is played. Afterwards "
                "the hand ends: everybody else gets what winning the game and the announced "
                "extras would bring, and the offender alone pays."
            ),
            "KR-P05": self.tr(
                "Until the next lead the card is taken back and another one is played. Afterwards "
                "the hand ends: everybody else gets what winning the game and the announced "
                "extras would bring, and the offender alone pays."
            ),
            "KR-P06": self.tr(
                "Until the next lead the card is taken back and another one is played. Afterwards "
                "the hand ends: everybody else gets what winning the game and the announced "
                "extras would bring, and the offender alone pays."
            ),
            "KR-P07": self.tr(
                "Until the next lead the card is taken back and another one is played. Afterwards "
                "the hand ends: everybody else gets what winning the game and the announced "
                "extras would bring, and the offender alone pays."
            ),
            "KR-P08": self.tr(
                "Until the next lead the card is taken back and another one is played. Afterwards "
                "the hand ends: everybody else gets what winning the game and the announced "
                "extras would bring, and the offender alone pays."
            ),
            "KR-P09": self.tr(
                "Until the next lead the card is taken back and another one is played. Afterwards "
                "the hand ends: everybody else gets what winning the game and the announced "
                "extras would bring, and the offender alone pays."
            ),
            "KR-P10": self.tr(
                "Until the next lead the card is taken back and another one is played. Afterwards "
                "the hand ends: everybody else gets what winning the game and the announced "
                "extras would bring, and the offender alone pays."
            ),
            "KR-P11": self.tr(
                "Until the second trick is led it is put right. Afterwards the hand ends: "
                "everybody else gets what winning the game and the announced extras would bring, "
                "and the offender alone pays."
            ),
            "KR-P12": self.tr(
                "Until the second trick is led it is put right. Afterwards the hand ends: "
                "everybody else gets what winning the game and the announced extras would bring, "
                "and the offender alone pays."
            ),
            "KR-P14": self.tr(
                "Until the second trick is led it is put right. Afterwards the hand ends: "
                "everybody else gets what winning the game and the announced extras would bring, "
                "and the offender alone pays."
            ),
            "KR-P16": self.tr(
                "Until the second trick is led it is put right. Afterwards the hand ends: "
                "everybody else gets what winning the game and the announced extras would bring, "
                "and the offender alone pays."
            ),
            "KR-P18": self.tr(
                "Until the second trick is led it is put right. Afterwards the hand ends: "
                "everybody else gets what winning the game and the announced extras would bring, "
                "and the offender alone pays."
            ),
            "KR-P23": self.tr(
                "Until the second trick is led it is put right. Afterwards the hand ends: "
                "everybody else gets what winning the game and the announced extras would bring, "
                "and the offender alone pays."
            ),
            "KR-P24": self.tr(
                "Until the second trick is led it is put right. Afterwards the hand ends: "
                "everybody else gets what winning the game and the announced extras would bring, "
                "and the offender alone pays."
            ),
            "KR-P13": self.tr(
                "Until the second trick is led the card is shown. Afterwards the hand ends: "
                "everybody else gets what winning the game and the announced extras would bring, "
                "and the offender alone pays."
            ),
            "KR-P15": self.tr(
                "Until the second trick is led the card is shown. Afterwards the hand ends: "
                "everybody else gets what winning the game and the announced extras would bring, "
                "and the offender alone pays."
            ),
            "KR-P17": self.tr("Before the first bid the same dealer deals again; nobody pays."),
            "KR-P19": self.tr(
                "A warning, if it decides nothing; otherwise it counts as a grave offense, and "
                "everybody else gets what winning would bring, from the offender alone."
            ),
            "KR-P20": self.tr(
                "A warning, if it decides nothing; otherwise it counts as a grave offense, and "
                "everybody else gets what winning would bring, from the offender alone."
            ),
            "KR-P21": self.tr(
                "A warning, if it decides nothing; otherwise it counts as a grave offense, and "
                "everybody else gets what winning would bring, from the offender alone."
            ),
            "KR-P22": self.tr(
                "A warning, if it decides nothing; otherwise it counts as a grave offense, and "
                "everybody else gets what winning would bring, from the offender alone."
            ),
            "KR-P41": self.tr(
                "A warning, if it decides nothing; otherwise it counts as a grave offense, and "
                "everybody else gets what winning would bring, from the offender alone."
            ),
            "KR-P25": self.tr(
                "Until the next player speaks the bid is taken back. Afterwards, if the game is "
                "played, everybody else gets what winning it with the bird would bring, and the "
                "bidder alone pays."
            ),
            "KR-P26": self.tr(
                "Until the second trick is led the bird is named; afterwards the lowest dealt "
                "bird counts as announced."
            ),
            "KR-P27": self.tr(
                "Until the second trick is led the announcement is withdrawn. Afterwards the hand "
                "ends: everybody else gets what winning the game and the announced extras would "
                "bring, and the announcer alone pays."
            ),
            "KR-P28": self.tr("The announcement does not count; nobody pays."),
            "KR-P29": self.tr(
                "The bid does not count and is made anew in turn, with a warning; nobody pays."
            ),
            "KR-P30": self.tr(
                "The bid does not count and is made anew in turn, with a warning; nobody pays."
            ),
            "KR-P31": self.tr(
                "The bid does not count and is made anew in turn, with a warning; nobody pays."
            ),
            "KR-P32": self.tr(
                "The bid does not count and is made anew in turn, with a warning; nobody pays."
            ),
            "KR-P33": self.tr(
                "The bid does not count and is made anew in turn, with a warning; nobody pays."
            ),
            "KR-P34": self.tr(
                "The bid does not count and is made anew in turn, with a warning; nobody pays."
            ),
            "KR-P35": self.tr("The doubling does not count; nobody pays."),
            "KR-P36": self.tr("What was said does not count, with a warning; nobody pays."),
            "KR-P37": self.tr(
                "The card goes back with a warning, and the right player plays; if it decides the "
                "hand or happens too often, it counts as a grave offense."
            ),
            "KR-P38": self.tr(
                "The card goes back with a warning, and the right player plays; if it decides the "
                "hand or happens too often, it counts as a grave offense."
            ),
            "KR-P39": self.tr("The card stays where it lies, with a warning."),
            "KR-P40": self.tr("The cards are laid open at once, with a warning."),
            "KR-P42": self.tr(
                "Until the next lead the cards are taken up again. Afterwards the hand ends: "
                "everybody else gets what winning the game and the announced extras would bring, "
                "and the offender alone pays."
            ),
            "KR-P43": self.tr("The game is not given up; play goes on and nobody pays."),
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
            "KR-P50": self.tr("A warning; whoever sits out never pays."),
            "KR-P51": self.tr("It is counted again before the next deal; nobody pays."),
            "KR-P52": self.tr("The missing stake is paid before the next deal."),
            "KR-Fair Play": self.tr("The table or a judge decides."),
        }
