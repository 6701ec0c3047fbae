"""Questions the Westfest sheet leaves open, and how they are decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class WestfestReadings(SentenceTable):
    """Question and choice of each reading."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "question.A1": self.tr("Who is Povinost in the first hand?"),
            "choice.A1": self.tr("Always the player on the dealer's right."),
            "question.A2": self.tr(
                "Twelve at a time and the choice of twelve: one option or two?"
            ),
            "choice.A2": self.tr("Two options of the player who taps."),
            "question.A3": self.tr("May a player who taps ask for six at a time?"),
            "choice.A3": self.tr("No: six belongs to the cut."),
            "question.A11": self.tr(
                "Does the hand before or after drawing decide which trump is called?"
            ),
            "choice.A11": self.tr(
                "The hand before drawing; otherwise the right to throw in would be pointless."
            ),
            "question.A12": self.tr("Which drawn trump gives the right to throw in?"),
            "choice.A12": self.tr("Only the one that would have to be called."),
            "question.A13": self.tr("Must a holder of the XIX call a partner?"),
            "choice.A13": self.tr("No: calling the XIX and playing alone in secret is allowed."),
            "question.A14": self.tr("When is the trump called, and what if nothing is said?"),
            "choice.A14": self.tr("After the discards; silence means the XIX."),
            "question.A15": self.tr("What follows from a wrong call?"),
            "choice.A15": self.tr("It is corrected to the card that had to be called; no chips."),
            "question.A16": self.tr("Does a hidden or needless trump discard cost anything?"),
            "choice.A16": self.tr("No chips; it is corrected, or a judge rules."),
            "question.A17": self.tr("Does a silent Valat void the Pagat?"),
            "choice.A17": self.tr("No: only a called Valat does."),
            "question.A20": self.tr(
                "How does a Valat combine with the count, the Contra and the Prever draws?"
            ),
            "choice.A20": self.tr(
                "It replaces the count, takes the challenges on the hand, and the draw factor "
                "only when made against the Prever player."
            ),
            "question.A21": self.tr("Are rejected Prever sets shown?"),
            "choice.A21": self.tr("Yes."),
            "question.A22": self.tr("Who gets the Prever if several want it, and who leads?"),
            "choice.A22": self.tr("The first in turn from Povinost; Povinost always leads."),
            "question.A24": self.tr("Which bonuses add up?"),
            "choice.A24": self.tr(
                "The best line of the honors and the trump count; all seven honors are worth six."
            ),
            "question.A26": self.tr("Where does a passed draw card go?"),
            "choice.A26": self.tr(
                "To a player without one, who may refuse; if nobody takes it, the player who "
                "passed it does."
            ),
            "question.A29": self.tr("What does a tied Prever cost?"),
            "choice.A29": self.tr("Three chips by the formula."),
            "question.A30": self.tr("Who loses a tie that was challenged?"),
            "choice.A30": self.tr("The side that made the last challenge."),
            "question.A31": self.tr("Can a Contra on the Pagat be answered?"),
            "choice.A31": self.tr("No: only the Contra is named."),
            "question.A34": self.tr("How large is a loan?"),
            "choice.A34": self.tr("The smallest multiple of ten that covers the debt."),
            "question.A36": self.tr("Until when may bonuses and Contra be called?"),
            "choice.A36": self.tr(
                "Until the first card; the normal order is bonuses, announcements, challenges."
            ),
            "question.A37": self.tr(
                "What follows from irregularities that the sheet does not mention?"
            ),
            "choice.A37": self.tr(
                "No fine is invented; a default is named and the judges may rule otherwise."
            ),
            "question.A45": self.tr("Must a called Pagat be held to the end?"),
            "choice.A45": self.tr("No: it is simply lost when it does not take the last trick."),
            "question.A47": self.tr(
                "Who may challenge a called Pagat while the partner is unknown?"
            ),
            "choice.A47": self.tr(
                "Anybody but the caller; a challenge by the caller's own side is void, and "
                "an opponent may still make it."
            ),
            "question.A4": self.tr("How many of the others must agree that the deal continues?"),
            "choice.A4": self.tr("All three; otherwise it is a misdeal."),
            "question.A6": self.tr("Who is fined for looking at the bottom card?"),
            "choice.A6": self.tr(
                "Only the player who cuts; after anybody else the deck is shuffled again and the "
                "judges may fine."
            ),
            "question.A7": self.tr(
                "Does the dealer pay every player, or only what the losers would have lost?"
            ),
            "choice.A7": self.tr("Every other player the chips a loser would have paid."),
            "question.A9": self.tr("Are two chips to each player due for every wrong discard?"),
            "choice.A9": self.tr(
                "Only from a lone player who discarded wrongly, as in the sheet's example."
            ),
            "question.A18": self.tr("Who pays when the Pagat fails: its holder, or the side?"),
            "choice.A18": self.tr("The side, as it is paid when it succeeds."),
            "question.A25": self.tr("Is Uni paid when nobody declares it?"),
            "choice.A25": self.tr("No; a player who keeps silent is not paid."),
            "question.A38": self.tr(
                "Does a discarded five-point card also keep its player from collecting?"
            ),
            "choice.A38": self.tr(
                "No; its player pays five chips to each player, and once play has begun the "
                "card stays where it lies."
            ),
            "question.A42": self.tr(
                "Is a failure to follow suit corrected when it is seen at once?"
            ),
            "choice.A42": self.tr("No; play continues to the last card."),
        }
