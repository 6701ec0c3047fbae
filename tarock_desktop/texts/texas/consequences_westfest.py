"""What follows from each irregularity on the Westfest sheet."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class WestfestConsequences(SentenceTable):
    """What the sheet provides, by row."""

    SENTENCES: ClassVar[Sentences] = {
        "WF-P01": lambda self, _: self.tr(
            "The dealer pays 2 chips to each player and deals again; chips for values are "
            "returned."
        ),
        "WF-P02": lambda self, _: self.tr("The others let the deal go on, and nobody pays."),
        "WF-P03": lambda self, _: self.tr(
            "The dealer pays 2 chips to each player and deals again."
        ),
        "WF-P04": lambda self, _: self.tr(
            "The dealer pays 2 chips to each player and deals again."
        ),
        "WF-P05": lambda self, _: self.tr(
            "The offender pays 2 chips to each player, and the deck is shuffled again."
        ),
        "WF-P06": lambda self, _: self.tr(
            "The deck is shuffled again if no card is dealt yet; the judges may fine."
        ),
        "WF-P07": lambda self, _: self.tr(
            "The dealer pays each player what the hand would have cost a loser, and the deal "
            "passes on."
        ),
        "WF-P08": lambda self, _: self.tr(
            "The hand is played out; then the dealer pays each player what it would have cost "
            "a loser."
        ),
        "WF-P09": lambda self, _: self.tr(
            "The lone player pays the count to each player, won or lost, and 2 chips more to "
            "each; the card in question goes to the opponents."
        ),
        "WF-P10": lambda self, _: self.tr(
            "The lone player pays the two others only, and the offender collects nothing; the "
            "card in question goes to the lone player."
        ),
        "WF-P11": lambda self, _: self.tr(
            "The offender pays the lone player's whole win, the shares of the others too; the "
            "card in question goes to the lone player."
        ),
        "WF-P12": lambda self, _: self.tr(
            "The losers pay nothing, and the offender pays the partner's win; the card in "
            "question goes to the other side."
        ),
        "WF-P13": lambda self, _: self.tr(
            "The offender pays the loss of both partners; the card in question goes to the "
            "other side."
        ),
        "WF-P14": lambda self, _: self.tr(
            "Before the first card a wrong number is put right and costs nothing."
        ),
        "WF-P15": lambda self, _: self.tr(
            "A discarded five-point card costs 5 chips to each player; before play it is also "
            "taken back."
        ),
        "WF-P16": lambda self, _: self.tr(
            "Before play the trump is shown or replaced; nobody pays."
        ),
        "WF-P17": lambda self, _: self.tr(
            "The hand is over: the bidder pays 2 chips to each player and deals next."
        ),
        "WF-P18": lambda self, _: self.tr("The hand is played; nobody pays."),
        "WF-P19": lambda self, _: self.tr(
            "No card is taken back. The offender pays 5 chips to each player. If the offender's "
            "side wins, the losers pay nothing and the offender pays the partner's win; if it "
            "loses, the offender pays the partner's loss too."
        ),
        "WF-P20": lambda self, _: self.tr(
            "The announcement of the Pagat does not count; nobody pays."
        ),
        "WF-P21": lambda self, _: self.tr("The announcement does not count; nobody pays."),
        "WF-P22": lambda self, _: self.tr(
            "The sheet does not deal with this: the announcement counts as lost, unless the "
            "judges decide otherwise."
        ),
        "WF-P23": lambda self, _: self.tr("The announcement is lost; this is no offense."),
        "WF-P24": lambda self, _: self.tr(
            "The sheet does not deal with this: before the first card the call is corrected, "
            "and nobody pays."
        ),
        "WF-P25": lambda self, _: self.tr(
            "The sheet does not deal with this: the chips are returned, and the judges may fine."
        ),
        "WF-P26": lambda self, _: self.tr(
            "What is said after the first card does not count; nobody pays."
        ),
        "WF-P27": lambda self, _: self.tr("The challenge does not count; nobody pays."),
        "WF-P28": lambda self, _: self.tr("Another way of dealing is chosen; nobody pays."),
        "WF-P29": lambda self, _: self.tr("The talon card is not passed on; nobody pays."),
        "WF-P30": lambda self, _: self.tr(
            "The sheet does not deal with this: the card is taken back if the next player has "
            "not acted yet, unless the judges decide otherwise."
        ),
        "WF-P31": lambda self, _: self.tr(
            "The sheet does not deal with this: the hand is played out, and a card too many "
            "goes to the other side."
        ),
        "WF-P32": lambda self, _: self.tr(
            "The sheet does not deal with this: the hand stands, unless the judges decide "
            "otherwise."
        ),
        "WF-P33": lambda self, _: self.tr(
            "The loan is taken off the score, which may become negative."
        ),
        "WF-P34": lambda self, _: self.tr("The round stays open until the sheet is right."),
        "WF-P35": lambda self, _: self.tr("The judges decide, and their decision is final."),
        "WF-par. 2": lambda self, _: self.tr("It is done again in the right way; nobody pays."),
        "WF-par. 7": lambda self, _: self.tr("The right player takes over; nobody pays."),
        "WF-par. 8": lambda self, _: self.tr("The act waits for its turn; nobody pays."),
        "WF-par. 10": lambda self, _: self.tr("The bid does not count; nobody pays."),
        "WF-Pagat": lambda self, _: self.tr(
            "The Pagat goes back to the hand if the next player has not played; otherwise it "
            "is lost."
        ),
        "WF-Judging": lambda self, _: self.tr("The ruling does not count; other judges decide."),
        "WF-par. 11": lambda self, _: self.tr("The announcement counts once; nobody pays."),
    }
