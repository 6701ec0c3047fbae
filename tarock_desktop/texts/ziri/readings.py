"""Questions the Žiri sheet leaves open, and how they are decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class ZiriReadings(SentenceTable):
    """Question and choice of each reading."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "question.A01": self.tr(
                "How is a defender's renons written: in full, or by the table with a share "
                "for the bidder?"
            ),
            "choice.A01": self.tr(
                "By the table; both entries together come to what is paid at once."
            ),
            "question.A02": self.tr(
                "Does kontra double a renons in a trojka, although the table has the same figure?"
            ),
            "choice.A02": self.tr("No, it stays at 4; only re doubles it, and so on."),
            "question.A03": self.tr("May a lost brez talona cost more than a renons in it?"),
            "choice.A03": self.tr("Yes: each figure stands as printed."),
            "question.A04": self.tr("What does an announced bonus count, made or failed?"),
            "choice.A04": self.tr(
                "Two, made or failed (valat eight); it does not count again as a silent one."
            ),
            "question.A05": self.tr("Does kontra double only a lost game, or a won one too?"),
            "choice.A05": self.tr("Both: under kontra the game counts as much won as lost."),
            "question.A06": self.tr("What do re, sub and mor multiply by?"),
            "choice.A06": self.tr("Each step doubles: 4, 8, 16."),
            "question.A07": self.tr("May one player say both kontra and sub on an announcement?"),
            "choice.A07": self.tr(
                "No, as on the game; on a defenders' announcement the steps therefore end at re."
            ),
            "question.A08": self.tr("Do 40, 50 and 60 points count for the bidder only?"),
            "choice.A08": self.tr("No: they count for the side that wins the game."),
            "question.A09": self.tr("Does a valat replace what else is counted?"),
            "choice.A09": self.tr("No: it is added like every other bonus."),
            "question.A10": self.tr(
                "Who makes trul or kralji when one of the cards lies in the talon at the end?"
            ),
            "choice.A10": self.tr("Nobody: only tricks and a side's own discards count."),
            "question.A11": self.tr("How does the auction work?"),
            "choice.A11": self.tr(
                "The player on the dealer's right begins; a pass is final; a player seated "
                "earlier may hold a bid."
            ),
            "question.A12": self.tr("Who leads to the first trick?"),
            "choice.A12": self.tr("The player on the dealer's right."),
            "question.A13": self.tr("Is the talon shown before it is taken?"),
            "choice.A13": self.tr("Yes: it is turned up for all, except in brez talona."),
            "question.A14": self.tr("Until when may the game be sold?"),
            "choice.A14": self.tr("Between discarding and saying “ready”; not in brez talona."),
            "question.A15": self.tr("Until when may kontra be said in klop?"),
            "choice.A15": self.tr(
                "With three players before the talon is handed out, and later only “no”; "
                "said too late it is void and means “no”. With four players both until one's "
                "own first card."
            ),
            "question.A16": self.tr("How does the player with the talon take part in klop?"),
            "choice.A16": self.tr("By playing to every trick until the six cards are gone."),
            "question.A17": self.tr(
                "What is written in a tie of two or three, at 35 points or under kontra?"
            ),
            "choice.A17": self.tr(
                "Two write 1 each, also with 35 each (2 under kontra); three share 2. A tied "
                "player who said kontra writes alone."
            ),
            "question.A18": self.tr("When may the Pagat be led in klop?"),
            "choice.A18": self.tr("Only as the last card of a hand."),
            "question.A19": self.tr("Who may knock with four at the table?"),
            "choice.A19": self.tr("The player who is offered the cut."),
            "question.A20": self.tr("What does a renons before any bid cost?"),
            "choice.A20": self.tr("It counts 4, and the same dealer deals again."),
            "question.A21": self.tr(
                "What follows a wrong turn when no partner can be asked for a suit?"
            ),
            "choice.A21": self.tr("The card goes back, and nobody pays."),
            "question.A22": self.tr("What does claiming at once mean?"),
            "choice.A22": self.tr("Before the next card is played or the next word is spoken."),
            "question.A23": self.tr("Does kontra count with wrong discards?"),
            "choice.A23": self.tr("No: the price is that of the sold game."),
            "question.A24": self.tr("Does a renons end the hand?"),
            "choice.A24": self.tr("Yes, and nothing else of the hand is written."),
            "question.A25": self.tr("Which tricks and cards may be looked at?"),
            "choice.A25": self.tr(
                "The previous trick, if it lies on your side's pile; the bidder also the "
                "discards before the first lead."
            ),
            "question.A26": self.tr("Is the defenders' result written in their columns?"),
            "choice.A26": self.tr("No: only the bidder's column is written."),
            "question.A27": self.tr("Who may announce the Pagat?"),
            "choice.A27": self.tr("Any player of either side, with or without the card."),
            "question.A28": self.tr("What does an announcement against the rule cost?"),
            "choice.A28": self.tr("Nothing: it is struck out."),
            "question.A29": self.tr("May the resting dealer claim a renons?"),
            "choice.A29": self.tr("No; in klop every other player may."),
            "question.A30": self.tr("What follows when a wrong number of cards is found late?"),
            "choice.A30": self.tr(
                "It is a sold game if the number is wrong only since the discards, otherwise "
                "a misdeal."
            ),
            "question.A31": self.tr("What does looking into the talon in brez talona cost?"),
            "choice.A31": self.tr("It is a renons in brez talona."),
            "question.A32": self.tr("Do several kontras in klop multiply?"),
            "choice.A32": self.tr(
                "No: each player who said kontra bears only the risk of that kontra."
            ),
            "question.A34": self.tr("What does a wrong claim cost?"),
            "choice.A34": self.tr("Nothing, and play continues."),
            "question.A35": self.tr(
                "Who makes the Pagat when its holder's partner takes the last trick with it?"
            ),
            "choice.A35": self.tr("The side makes it."),
            "question.A36": self.tr("Who deals first, and who deals next?"),
            "choice.A36": self.tr("The first dealer is drawn; then the deal passes to the right."),
            "question.A37": self.tr("Who notices a renons?"),
            "choice.A37": self.tr("The opponents claim it; an unclaimed one costs nothing."),
            "question.A38": self.tr("Whose announcements count with a renons?"),
            "choice.A38": self.tr("Those of both sides."),
        }
