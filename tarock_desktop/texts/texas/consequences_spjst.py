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
                "The hand counts, cards too many go to the opponents, and nobody pays."
            ),
            "SPJST-P04": self.tr(
                "The card goes back into the rest, which is shuffled; dealing goes on, and nobody "
                "pays."
            ),
            "SPJST-P05": self.tr(
                "The card stays face up and is played as soon as it is allowed; nobody pays."
            ),
            "SPJST-P06": self.tr("The deck is cut again, and nobody pays."),
            "SPJST-P07": self.tr("This is a reminder only; nobody pays."),
            "SPJST-P08": self.tr(
                "The sheet has no penalty for this: the deck is shuffled again unless a judge "
                "decides otherwise."
            ),
            "SPJST-P09": self.tr(
                "The hand is played out, and the card too many goes to the opponents. The "
                "offender pays 2 chips to each player. If the offender's side wins, the losers "
                "pay nothing and the offender pays the partner's win; if it loses, the offender "
                "pays the partner's loss too."
            ),
            "SPJST-P10": self.tr(
                "The hand is played out, and the discard too many goes to the opponents. The "
                "offender pays 2 chips to each player. If the offender's side wins, the losers "
                "pay nothing and the offender pays the partner's win; if it loses, the offender "
                "pays the partner's loss too."
            ),
            "SPJST-P11": self.tr(
                "Before the first card a wrong number is put right and costs nothing."
            ),
            "SPJST-P12": self.tr(
                "A discarded king costs 5 chips to each player; before the first card it is also "
                "taken back."
            ),
            "SPJST-P13": self.tr(
                "A trump discarded unseen costs 5 chips to each player; before the first card it "
                "is also shown or replaced."
            ),
            "SPJST-P14": self.tr(
                "A trump discarded without need is taken back before the first card and costs "
                "nothing."
            ),
            "SPJST-P15": self.tr(
                "The cards played since are taken back and the right one is played; nobody pays."
            ),
            "SPJST-P16": self.tr(
                "The hand is played out. The offender pays 2 chips to each player. If the "
                "offender's side wins, the losers pay nothing and the offender pays the partner's "
                "win; if it loses, the offender pays the partner's loss too."
            ),
            "SPJST-P17": self.tr(
                "The chips for the value are returned, and the offender pays 2 chips to each "
                "player."
            ),
            "SPJST-P18": self.tr(
                "Before the first card the chips for the value are returned, and it costs nothing "
                "else."
            ),
            "SPJST-P19": self.tr("The Valat counts as if it had not been called."),
            "SPJST-P20": self.tr("A value that was not declared is not paid and costs nothing."),
            "SPJST-P21": self.tr(
                "The Valat counts as if it had not been called, and nobody pays for the value."
            ),
            "SPJST-P22": self.tr(
                "The hand is void. The caller pays 5 chips to each player and loses the Povinost; "
                "chips for values are returned."
            ),
            "SPJST-P23": self.tr(
                "The hand is void. The caller and the holder of the right trump each pay 5 chips "
                "to each player, chips for values are returned, and the caller loses the Povinost."
            ),
            "SPJST-P24": self.tr(
                "The hand is played out and counts. The wrong and the right Povinost player pay 2 "
                "chips to each of the two others; the right one plays next and the wrong one is "
                "skipped once."
            ),
            "SPJST-P25": self.tr("The XIX counts as called and can't be changed any more."),
            "SPJST-P26": self.tr(
                "The announcement is lost, and the caller pays 2 chips to each player besides."
            ),
            "SPJST-P27": self.tr(
                "The trick of the Pagat and the card too many go to the opponents. The offender "
                "pays 2 chips to each player, wins nothing and pays for the partner as after a "
                "wrong discard."
            ),
            "SPJST-P28": self.tr(
                "The Pagat is taken back if the next player has not played yet; otherwise the "
                "announcement is lost."
            ),
            "SPJST-P29": self.tr(
                "The announcement is lost; to be forced to play the Pagat is no offense."
            ),
            "SPJST-P30": self.tr(
                "The hand is played out, and a card too many goes to the opponents. The offender "
                "pays 2 chips to each player. If the offender's side wins, the losers pay nothing "
                "and the offender pays the partner's win; if it loses, the offender pays the "
                "partner's loss too."
            ),
            "SPJST-P31": self.tr("What is said after the first card does not count; nobody pays."),
            "SPJST-P32": self.tr(
                "What is declared or announced after a challenge does not count; nobody pays."
            ),
            "SPJST-P33": self.tr("The challenge does not count; nobody pays."),
            "SPJST-P34": self.tr(
                "The card goes back into the hand, and the question comes first; nobody pays."
            ),
            "SPJST-P35": self.tr("The first bidder still has to bid; nobody pays."),
            "SPJST-P36": self.tr("The talon card is not passed on; nobody pays."),
            "SPJST-P37": self.tr("The first three cards are shown now; nobody pays."),
            "SPJST-P38": self.tr(
                "The piles are separated if possible, otherwise the cards count as they lie; "
                "nobody pays."
            ),
            "SPJST-P39": self.tr("Play goes on; nobody pays."),
            "SPJST-P40": self.tr("The round stays open until the sheet is right."),
            "SPJST-P41": self.tr("The loan is taken off the score, which may become negative."),
            "SPJST-P42": self.tr(
                "The sheet does not deal with this: the card stays face up and is played as soon "
                "as it is allowed, unless a judge decides otherwise."
            ),
            "SPJST-P43": self.tr("A judge decides."),
            "SPJST-P44": self.tr("The announcement of the Pagat does not count; nobody pays."),
            "SPJST-P45": self.tr("The bid does not count; nobody pays."),
            "SPJST-P46": self.tr("The right player cuts or knocks anew; nobody pays."),
            "SPJST-Art.6": self.tr(
                "The right player takes over; nobody pays and nobody is skipped."
            ),
            "SPJST-Art.7": self.tr("The act waits for its turn; nobody pays."),
            "SPJST-Art.9": self.tr("The card is taken back before the first card; nobody pays."),
            "SPJST-Art.10": self.tr("The bid does not count; nobody pays."),
            "SPJST-Art.12": self.tr("The announcement counts once; nobody pays."),
            "SPJST-Art.16": self.tr("The announcement does not count; nobody pays."),
        }
