"""What follows from each irregularity on the Westfest sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class WestfestConsequences(SentenceTable):
    """What the sheet provides, by row."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "WF-P01": self.tr(
                "The dealer pays 2 chips to each player and deals again; chips for values are "
                "returned."
            ),
            "WF-P02": self.tr("The others let the deal continue; nobody pays."),
            "WF-P03": self.tr("The dealer pays 2 chips to each player and deals again."),
            "WF-P04": self.tr("The dealer pays 2 chips to each player and deals again."),
            "WF-P05": self.tr(
                "The offender pays 2 chips to each player, and the deck is shuffled again."
            ),
            "WF-P06": self.tr(
                "The deck is shuffled again if no card is dealt yet; the judges may fine."
            ),
            "WF-P07": self.tr(
                "The dealer pays each player what the hand would have cost a loser, and the deal "
                "passes on."
            ),
            "WF-P08": self.tr(
                "The hand is played out; then the dealer pays each player what it would have cost "
                "a loser."
            ),
            "WF-P09": self.tr(
                "The lone player pays the count to each player, won or lost, and 2 chips more. "
                "The extra card goes to the opponents."
            ),
            "WF-P10": self.tr(
                "The lone player pays the two others only, and the offender collects nothing; the "
                "card in question goes to the lone player."
            ),
            "WF-P11": self.tr(
                "The offender pays the lone player's whole win, the shares of the others too; the "
                "card in question goes to the lone player."
            ),
            "WF-P12": self.tr(
                "The losers pay nothing, and the offender pays the partner's win; the card in "
                "question goes to the other side."
            ),
            "WF-P13": self.tr(
                "The offender pays the loss of both partners; the card in question goes to the "
                "other side."
            ),
            "WF-P14": self.tr(
                "The sheet speaks of a finished hand only. Before the first card the number "
                "is put right; nobody pays."
            ),
            "WF-P15": self.tr(
                "The card is taken back, and the offender pays 5 chips to each player."
            ),
            "WF-P15.late": self.tr("The offender pays each player 5 chips."),
            "WF-P16": self.tr("The trump is shown or replaced; nobody pays."),
            "WF-P16.late": self.tr(
                "The sheet names no penalty. The hand is played out; the judges may decide "
                "otherwise."
            ),
            "WF-P17": self.tr(
                "The hand is over: the bidder pays 2 chips to each player and deals next."
            ),
            "WF-P18": self.tr("The hand is played; nobody pays."),
            "WF-P19": self.tr(
                "The offender pays each player 5 chips. If won, the offender pays the partner "
                "instead of the losers; if lost, for both."
            ),
            "WF-P20": self.tr("The announcement of the Pagat does not count; nobody pays."),
            "WF-P21": self.tr("The announcement does not count; nobody pays."),
            "WF-P22": self.tr(
                "The sheet does not deal with this. The announcement counts as lost; the judges "
                "may decide otherwise."
            ),
            "WF-P23": self.tr("The announcement is lost. This is not an offense."),
            "WF-P24": self.tr("The sheet names no penalty. The call is corrected; nobody pays."),
            "WF-P25": self.tr(
                "The sheet does not deal with this. The chips are returned; the judges may fine."
            ),
            "WF-P26": self.tr("What is said after the first card does not count; nobody pays."),
            "WF-P27": self.tr("The challenge does not count; nobody pays."),
            "WF-P28": self.tr("Another way of dealing is chosen; nobody pays."),
            "WF-P29": self.tr("The talon card is not passed on; nobody pays."),
            "WF-P30": self.tr(
                "The sheet does not deal with this. The card goes back; the judges may decide "
                "otherwise."
            ),
            "WF-P31": self.tr(
                "The sheet does not deal with this. The hand is played out, and an extra card "
                "goes to the other side; the judges may decide otherwise."
            ),
            "WF-P32": self.tr(
                "The sheet does not deal with this. The hand stands; the judges may decide "
                "otherwise."
            ),
            "WF-P33": self.tr("The loan is taken off the score, which may become negative."),
            "WF-P34": self.tr(
                "The sheet does not deal with this. The round stays open until the scores are "
                "right."
            ),
            "WF-P35": self.tr("The judges decide, and their decision is final."),
            "WF-par. 2": self.tr("It is done again in the right way; nobody pays."),
            "WF-par. 7": self.tr("The right player takes over; nobody pays."),
            "WF-par. 8": self.tr("The act waits for its turn; nobody pays."),
            "WF-par. 10": self.tr("The bid does not count; nobody pays."),
            "WF-par. 10: talon.not-shown": self.tr(
                "The sheet does not deal with this. The three cards are shown before the next "
                "three are taken; nobody pays."
            ),
            "WF-P26: phase.after-challenge": self.tr(
                "What is announced after the first Contra does not count; nobody pays."
            ),
            "WF-Pagat": self.tr("The Pagat goes back to the hand; nobody pays."),
            "WF-Pagat.late": self.tr("The announcement of the Pagat is lost."),
            "WF-Judging": self.tr("The ruling does not count; other judges decide."),
            "WF-par. 11": self.tr("The announcement counts once; nobody pays."),
            "WF-P06~fined": self.tr(
                "The offender pays 2 chips to each player, and the deck is shuffled again."
            ),
            "WF-P07~losers": self.tr(
                "The dealer pays only what the losers of the hand would have paid, and the deal "
                "passes on."
            ),
            "WF-P08~losers": self.tr(
                "The hand is played out; then the dealer pays only what its losers would have "
                "paid."
            ),
            "WF-P10~fined": self.tr(
                "The lone player pays the two others only; the offender collects nothing and pays "
                "2 chips to each player. The card in question goes to the lone player."
            ),
            "WF-P11~fined": self.tr(
                "The offender pays the lone player's whole win and 2 chips to each player; the "
                "card in question goes to the lone player."
            ),
            "WF-P12~fined": self.tr(
                "The losers pay nothing; the offender pays the partner's win and 2 chips to each "
                "player. The card in question goes to the other side."
            ),
            "WF-P13~fined": self.tr(
                "The offender pays the loss of both partners and 2 chips to each player; the card "
                "in question goes to the other side."
            ),
            "WF-P15~forfeits": self.tr(
                "The card is taken back. The offender pays 5 chips to each player, wins nothing "
                "and pays the partner's win."
            ),
            "WF-P15~forfeits.late": self.tr(
                "The offender pays 5 chips to each player, wins nothing and pays the partner's "
                "win."
            ),
            "WF-P16~fined: discard.hidden-trump": self.tr(
                "The trump is shown or replaced, and the offender pays 5 chips to each player."
            ),
            "WF-P16~fined.late: discard.hidden-trump": self.tr(
                "The offender pays each player 5 chips."
            ),
            "WF-P19~back": self.tr(
                "The card is taken back and the right one is played; nobody pays."
            ),
            "WF-P19~back.late": self.tr(
                "The offender pays each player 5 chips. If won, the offender pays the partner "
                "instead of the losers; if lost, for both."
            ),
            "WF-P22~fined": self.tr(
                "The announcement counts as lost, and the announcer also pays 2 chips to each "
                "player."
            ),
            "WF-P24~void": self.tr(
                "The hand is void. The caller pays 5 chips to each player; chips for values are "
                "returned."
            ),
            "WF-P25~fined": self.tr("The chips for the value are returned; nobody pays more."),
            "WF-P25~fined.late": self.tr(
                "The chips for the value are returned, and the offender pays 2 chips to each "
                "player."
            ),
            "WF-P30~exposed": self.tr(
                "The card stays face up and is played as soon as it is allowed; nobody pays."
            ),
            "WF-P31~fined": self.tr(
                "An extra card goes to the other side. The offender pays each player 2 chips. If "
                "won, the offender pays the partner instead of the losers; if lost, for both."
            ),
            "WF-P32~fined": self.tr(
                "The hand counts. The wrong and the right player each pay the two others 2 chips; "
                "the right one is next."
            ),
        }
