"""Questions the Königrufen sheet leaves open, and how they are decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class KoenigrufenReadings(SentenceTable):
    """Question and choice of each reading."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "question.A01": self.tr(
                "May the forehand open with a forehand game before the others have passed?"
            ),
            "choice.A01": self.tr(
                "No: only after three passes, because everybody must have agreed."
            ),
            "question.A04": self.tr("Does “equal” mean the same game or the same value?"),
            "choice.A04": self.tr("The value: that is the heading of the column."),
            "question.A13": self.tr(
                "Is the capture included when an announced Pagat or called king is beaten?"
            ),
            "choice.A13": self.tr(
                "No: it has a row of its own and is paid beside the lost announcement."
            ),
            "question.A16": self.tr(
                "What happens to the game and the extras when an announced Valat is lost?"
            ),
            "choice.A16": self.tr("They are settled as they turned out and set off against it."),
            "question.A25": self.tr(
                "May the bidder still announce after finishing the announcements?"
            ),
            "choice.A25": self.tr("Yes, when it is the bidder's turn."),
            "question.A26": self.tr(
                "What follows when an announced card is given up without need?"
            ),
            "choice.A26": self.tr("It is an offense (Renonce), because it is forbidden."),
            "question.A27": self.tr(
                "Is a bird given up as well if it is held back in its own trick?"
            ),
            "choice.A27": self.tr("Yes: it is a Renonce, like playing it too early."),
            "question.A29": self.tr(
                "Must the Pagat be played on Skys and Mond in a negative game?"
            ),
            "choice.A29": self.tr(
                "Yes: there it is the highest trump, and you must beat the trick."
            ),
            "question.A34": self.tr("What does the Jungfrau get?"),
            "choice.A34": self.tr("Everything that the losers pay."),
            "question.A37": self.tr("What if a double round begins during another one?"),
            "choice.A37": self.tr(
                "They merge: the next full round of hands counts double, never more."
            ),
            "question.A39": self.tr("Which hands are the final round?"),
            "choice.A39": self.tr(
                "The running round is finished, then one doubled hand for each person from the "
                "first forehand on."
            ),
            "question.A40": self.tr("Until when can a wrong call, talon or discard be put right?"),
            "choice.A40": self.tr("Until the first trick is turned or the second is led."),
            "question.A43": self.tr("What follows a wrong bid?"),
            "choice.A43": self.tr("It is put right with a warning; no trick has been turned."),
            "question.A44": self.tr("Is every slip an offense (Renonce)?"),
            "choice.A44": self.tr(
                "No: slips that make no difference to the result are put right with a "
                "warning, a few times."
            ),
            "question.A50": self.tr("How is the first forehand drawn?"),
            "choice.A50": self.tr(
                "Trumps rank above suits, then the rank in the trick counts; ties draw again."
            ),
            "question.A52": self.tr("What is the bonus for Honneurs?"),
            "choice.A52": self.tr(
                "Four of the seven honors in the dealt hand, said at the first turn: one "
                "point from each other player."
            ),
            "question.A53": self.tr("What do compulsory ouverts mean?"),
            "choice.A53": self.tr(
                "Piccolo and Bettler are not offered; negative games begin with the half-open "
                "ones."
            ),
            "question.A54": self.tr("What changes with two cards instead of one?"),
            "choice.A54": self.tr("Einer and Farbeneiner take two cards and discard two."),
            "question.A55": self.tr("What does not apply in a five-suited Farbendreier?"),
            "choice.A55": self.tr(
                "Trumps are an ordinary suit: they are not forced, and may be led at any time."
            ),
            "question.A56": self.tr("How is the Besserrufer divided?"),
            "choice.A56": self.tr(
                "Four bids of their own with talon; the bird named must be dealt and "
                "announced; there is no Solobesser."
            ),
            "question.A57": self.tr("Who shares the Pagat pot, and how?"),
            "choice.A57": self.tr(
                "The announcer's side in equal parts, the odd unit to the announcer; Kontra "
                "and double rounds do not change it."
            ),
            "question.A58": self.tr("Does a lost negative game continue?"),
            "choice.A58": self.tr("It ends when all running negative games are lost."),
            "question.A61": self.tr(
                "What does it mean that only announcements count double in a double round?"
            ),
            "choice.A61": self.tr("Game and announced extras count double, silent extras single."),
            "question.A62": self.tr("Who plays Trischaken instead of giving up the game?"),
            "choice.A62": self.tr("The bidder is Trischaker with the talon shown, and leads."),
            "question.A65": self.tr("What does the Skoty-Trophy change?"),
            "choice.A65": self.tr(
                "No captures, no silent sacks, no doubled hands at all, Kontra up to Rekontra."
            ),
            "question.A67": self.tr(
                "Does the void Kontra of a partner block that of an opponent?"
            ),
            "choice.A67": self.tr("No: it does not count, so an opponent may still say it."),
            "question.P17": self.tr("What follows a misdeal that is noticed before the bidding?"),
            "choice.P17": self.tr("The same dealer deals again; the sheet is silent."),
            "question.P25": self.tr("Until when can a Besserrufer without a bird be put right?"),
            "choice.P25": self.tr(
                "Until the next player has spoken: the others relied on it when they bid and "
                "passed, and no correction undoes that."
            ),
            "question.P48": self.tr(
                "Who bears the doubt if cards are mixed before a claim is settled?"
            ),
            "choice.P48": self.tr("The player who mixed them; the sheet is silent."),
            "question.P50": self.tr("May a player who sits out comment or look at the talon?"),
            "choice.P50": self.tr("No, but such a player never pays; the sheet is silent."),
        }
