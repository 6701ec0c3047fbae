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
                "The sheet writes a defender's renons in full, and its table gives the declarer a "
                "share too."
            ),
            "choice.A01": self.tr(
                "The table is what is written; both together come to what is paid at once."
            ),
            "question.A02": self.tr(
                "A renons in a trojka counts with kontra, but the table has the same figure as "
                "without."
            ),
            "choice.A02": self.tr(
                "Kontra on a trojka leaves its renons at 4; re doubles it, and so on."
            ),
            "question.A03": self.tr("A lost brez talona costs more than a renons in it."),
            "choice.A03": self.tr("Each figure stands as printed."),
            "question.A04": self.tr(
                "Announcements count one point more, but not what a failed one costs."
            ),
            "choice.A04": self.tr(
                "An announced feat counts two, made or failed (valat eight), and is not counted "
                "once more in silence."
            ),
            "question.A05": self.tr(
                "Kontra doubles only the lost game, yet winning writes as much as losing."
            ),
            "choice.A05": self.tr("Under kontra the game counts as much won as lost."),
            "question.A06": self.tr("Factors of re, sub and mor are not given."),
            "choice.A06": self.tr("Each step doubles: 4, 8, 16."),
            "question.A07": self.tr(
                "Whether kontra and sub by one player are barred on announcements too."
            ),
            "choice.A07": self.tr(
                "Everywhere; on a defenders' announcement the ladder ends at re."
            ),
            "question.A08": self.tr("Whether 40, 50 and 60 points count for the declarer only."),
            "choice.A08": self.tr("They count for the side that wins the game."),
            "question.A09": self.tr("Whether a valat replaces what else is counted."),
            "choice.A09": self.tr("It is added like every other feat."),
            "question.A10": self.tr("A trul card or king may lie in the talon at the end."),
            "choice.A10": self.tr(
                "Only tricks and own discards count; then nobody makes the feat."
            ),
            "question.A11": self.tr("How the auction goes is not said."),
            "choice.A11": self.tr(
                "From the dealer's right; a pass is final; who sits earlier may hold a bid."
            ),
            "question.A12": self.tr("Who leads first is not said."),
            "choice.A12": self.tr("The player on the dealer's right."),
            "question.A13": self.tr("Whether the talon is shown before it is taken."),
            "choice.A13": self.tr("It is turned up for all, except in brez talona."),
            "question.A14": self.tr("Until when the game may be sold."),
            "choice.A14": self.tr(
                "Between the discards and the word that one is ready; not in brez talona."
            ),
            "question.A15": self.tr(
                "Two deadlines for kontra in klop: the talon, and the own first card."
            ),
            "choice.A15": self.tr(
                "With three kontra is said before the talon is handed out, later only no; said "
                "too late it is void and means no. With four both until the own first card."
            ),
            "question.A16": self.tr("How the player with the talon plays along in klop."),
            "choice.A16": self.tr("He plays to every trick until his six cards are gone."),
            "question.A17": self.tr("Ties of three, at 35 points or under kontra."),
            "choice.A17": self.tr(
                "Two write 1 each, also with 35 each (2 under kontra); three share 2. Who said "
                "kontra himself pays alone."
            ),
            "question.A18": self.tr(
                "The Pagat must be drawn out, unless it is the last card in the talon."
            ),
            "choice.A18": self.tr("It may be led only as the last card of a hand."),
            "question.A19": self.tr("Who may knock with four at the table."),
            "choice.A19": self.tr("Whoever is offered the cut."),
            "question.A20": self.tr("A renons before any game is bid has no value."),
            "choice.A20": self.tr("It counts 4, and the same dealer deals again."),
            "question.A21": self.tr("A wrong turn where no partner can be asked for a suit."),
            "choice.A21": self.tr("The card goes back, and nobody pays."),
            "question.A22": self.tr("What claiming at once means."),
            "choice.A22": self.tr("Before the next card is played or the next word is spoken."),
            "question.A23": self.tr("Whether kontra counts with wrong discards."),
            "choice.A23": self.tr("It does not: the price is that of the sold game."),
            "question.A24": self.tr("Whether a renons ends the hand."),
            "choice.A24": self.tr("It does, and nothing else of the hand is written."),
            "question.A25": self.tr("Which tricks and cards may be looked at."),
            "choice.A25": self.tr(
                "The last trick on the own side's pile; the declarer his own discards before the "
                "first lead."
            ),
            "question.A26": self.tr("Whether the defenders' result is written in their columns."),
            "choice.A26": self.tr("Only the declarer's column is written."),
            "question.A27": self.tr("Who may announce the Pagat."),
            "choice.A27": self.tr("Anybody of either side, whoever holds it."),
            "question.A28": self.tr("What an announcement against the rule costs."),
            "choice.A28": self.tr("It is struck out, without points."),
            "question.A29": self.tr("Whether the resting dealer may claim a renons."),
            "choice.A29": self.tr("He may not; in klop every other player may."),
            "question.A30": self.tr("A wrong number of cards found late."),
            "choice.A30": self.tr(
                "Wrong only after the discards it is a sold game, otherwise a misdeal."
            ),
            "question.A31": self.tr(
                "Looking into the talon in brez talona has no price of its own."
            ),
            "choice.A31": self.tr("It is a renons at brez talona."),
            "question.A32": self.tr("Several kontras in klop."),
            "choice.A32": self.tr(
                "They do not multiply; each player who said kontra has his own risk."
            ),
            "question.A34": self.tr("A wrong claim."),
            "choice.A34": self.tr("It costs nothing, and play goes on."),
            "question.A35": self.tr("The Pagat in the last trick taken by the own partner."),
            "choice.A35": self.tr("It is the side that makes it."),
            "question.A36": self.tr("Who deals first, and how long is played."),
            "choice.A36": self.tr("The first dealer is drawn; then the deal passes to the right."),
            "question.A37": self.tr("How a renons is noticed."),
            "choice.A37": self.tr("Opponents claim it; unclaimed ones cost nothing."),
            "question.A38": self.tr("Whose announcements count for a renons."),
            "choice.A38": self.tr("All of both sides."),
        }
