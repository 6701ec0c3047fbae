"""What follows from each irregularity on the SPJST sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class SpjstConsequences(SentenceTable):
    """What the sheet provides, by row."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "SPJST-P01": self.tr(
                "The dealer pays 2 chips to each player and deals again; chips for values are "
                "returned."
            ),
            "SPJST-P02": self.tr("The deal is put right before play, and nobody pays."),
            "SPJST-P03": self.tr(
                "The hand counts, and extra cards go to the opponents; there is no penalty."
            ),
            "SPJST-P04": self.tr(
                "The card is shuffled back into the undealt cards and dealing continues; "
                "nobody pays."
            ),
            "SPJST-P05": self.tr(
                "The card stays face up and is played as soon as it is allowed; nobody pays."
            ),
            "SPJST-P05: play.exposed": self.tr(
                "The card lying face up is played, and the other one stays face up too; "
                "nobody pays."
            ),
            "SPJST-P06": self.tr("The deck is cut again, and nobody pays."),
            "SPJST-P07": self.tr("This is a reminder only; nobody pays."),
            "SPJST-P08": self.tr(
                "The sheet has no penalty for this. The deck is shuffled again; a judge may "
                "decide otherwise."
            ),
            "SPJST-P09": self.tr(
                "The extra card goes to the opponents. The offender pays each player 2 chips. If "
                "won, the offender pays the partner instead of the losers; if lost, for both."
            ),
            "SPJST-P10": self.tr(
                "The extra discard goes to the opponents. The offender pays each player 2 chips. "
                "If won, the offender pays the partner instead of the losers; if lost, for both."
            ),
            "SPJST-P11": self.tr("The number is put right; nobody pays."),
            "SPJST-P12": self.tr(
                "The king is taken back, and the offender pays 5 chips to each player."
            ),
            "SPJST-P12.late": self.tr("The offender pays each player 5 chips."),
            "SPJST-P12~grace": self.tr("The king is taken back; nobody pays."),
            "SPJST-P13": self.tr(
                "The trump is shown or replaced, and the offender pays 5 chips to each player."
            ),
            "SPJST-P13.late": self.tr("The offender pays each player 5 chips."),
            "SPJST-P14": self.tr("The trump is taken back; nobody pays."),
            "SPJST-P15": self.tr(
                "The cards played since are taken back and the right one is played; nobody pays."
            ),
            "SPJST-P16": self.tr(
                "The offender pays each player 2 chips. If won, the offender pays the partner "
                "instead of the losers; if lost, for both."
            ),
            "SPJST-P17": self.tr(
                "The chips for the value are returned, and the offender pays 2 chips to each "
                "player."
            ),
            "SPJST-P18": self.tr("The chips for the value are returned; nobody pays more."),
            "SPJST-P19": self.tr("The Valat counts as if it had not been called."),
            "SPJST-P20": self.tr("The value is not paid; nobody pays a penalty."),
            "SPJST-P21": self.tr(
                "The Valat counts as if it had not been called, and nobody pays for the value."
            ),
            "SPJST-P21~judge": self.tr("A judge decides whether the called Valat counts."),
            "SPJST-P22": self.tr(
                "The hand is void. The caller pays 5 chips to each player and loses the Povinost; "
                "chips for values are returned."
            ),
            "SPJST-P23": self.tr(
                "The hand is void; values are returned. Caller and silent holder pay each "
                "player 5 chips; the caller loses the Povinost."
            ),
            "SPJST-P24": self.tr(
                "The hand counts. The wrong and the right player each pay the two others 2 "
                "chips; the right one is next, the wrong one is skipped."
            ),
            "SPJST-P24~void": self.tr(
                "The hand is void; values are returned. The wrong and the right player each pay "
                "the two others 2 chips; the right one is next, the wrong one is skipped."
            ),
            "SPJST-P25": self.tr("The XIX counts as called and can't be changed any more."),
            "SPJST-P26": self.tr(
                "The announcement is lost, and the announcer also pays 2 chips to each player."
            ),
            "SPJST-P27": self.tr(
                "The Pagat and its trick go to the opponents. The offender pays 2 chips to "
                "each player and settles for the partner."
            ),
            "SPJST-P28": self.tr("The Pagat is taken back; nobody pays."),
            "SPJST-P28.late": self.tr("The announcement is lost."),
            "SPJST-P29": self.tr(
                "The announcement is lost. Being forced to play the Pagat is not an offense."
            ),
            "SPJST-P30": self.tr(
                "The extra card goes to the opponents. The offender pays each player 2 chips. If "
                "won, the offender pays the partner instead of the losers; if lost, for both."
            ),
            "SPJST-P31": self.tr("What is said after the first card does not count; nobody pays."),
            "SPJST-P32": self.tr(
                "What is declared or announced after a challenge does not count; nobody pays."
            ),
            "SPJST-P33": self.tr("The challenge does not count; nobody pays."),
            "SPJST-P34": self.tr(
                "The card goes back into the hand, and the question comes first; nobody pays."
            ),
            "SPJST-P35": self.tr("The Povinost player still has to bid; nobody pays."),
            "SPJST-P36": self.tr("The talon card is not passed on; nobody pays."),
            "SPJST-P37": self.tr("The first three cards are shown now; nobody pays."),
            "SPJST-P38": self.tr("The piles are separated if possible; nobody pays."),
            "SPJST-P38.late": self.tr(
                "The cards count as they lie, as if there had been no mistake; there is no "
                "penalty."
            ),
            "SPJST-P39": self.tr("Play continues; nobody pays."),
            "SPJST-P40": self.tr("The round stays open until the sheet is right."),
            "SPJST-P41": self.tr("The loan is taken off the score, which may become negative."),
            "SPJST-P42": self.tr(
                "The sheet does not deal with this. The card stays face up and is played as soon "
                "as it is allowed; a judge may decide otherwise."
            ),
            "SPJST-P43": self.tr("A judge decides."),
            "SPJST-P44": self.tr("The announcement of the Pagat does not count; nobody pays."),
            "SPJST-P45": self.tr("The bid does not count; nobody pays."),
            "SPJST-P45: turn.bid": self.tr(
                "The sheet does not deal with this. The bid waits for its turn; a judge may "
                "decide otherwise."
            ),
            "SPJST-P46": self.tr("The right player cuts or knocks anew; nobody pays."),
            "SPJST-Art.6": self.tr(
                "The right player takes over; nobody pays and nobody is skipped."
            ),
            "SPJST-Art.7": self.tr("The act waits for its turn; nobody pays."),
            "SPJST-Art.9": self.tr("The card is taken back; nobody pays."),
            "SPJST-Art.9.late": self.tr(
                "The sheet does not deal with this. The card stays where it lies; nobody pays."
            ),
            "SPJST-Art.10": self.tr("The bid does not count; nobody pays."),
            "SPJST-Art.12": self.tr("The announcement counts once; nobody pays."),
            "SPJST-Art.16": self.tr("The announcement does not count; nobody pays."),
        }
