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
            "question.A04": self.tr("Does 'equal' mean the same game or the same value?"),
            "choice.A04": self.tr("The value: that is the heading of the column."),
            "question.A13": self.tr(
                "Is the capture included when an announced Pagat or called king is beaten?"
            ),
            "choice.A13": self.tr(
                "No: it is paid beside the lost announcement, being a row of its own."
            ),
            "question.A16": self.tr(
                "What becomes of the game and the extras when an announced Valat is lost?"
            ),
            "choice.A16": self.tr("They are settled as they turned out and set off against it."),
            "question.A25": self.tr(
                "May the declarer still announce after he has closed his announcements?"
            ),
            "choice.A25": self.tr("Yes, when his turn comes."),
            "question.A26": self.tr(
                "What follows when an announced card is given up without need?"
            ),
            "choice.A26": self.tr("It is a Renonce, being a thing forbidden."),
            "question.A34": self.tr("What does the Jungfrau get?"),
            "choice.A34": self.tr("Everything that the losers pay."),
            "question.A37": self.tr("What if a doubled round begins inside another one?"),
            "choice.A37": self.tr(
                "They merge: the next full round of hands counts double, never more."
            ),
            "question.A39": self.tr("Which hands are the closing round?"),
            "choice.A39": self.tr(
                "The running round is finished, then one doubled hand for each person from the "
                "first forehand on."
            ),
            "question.A40": self.tr("Until when can a wrong call, talon or discard be put right?"),
            "choice.A40": self.tr("Until the first trick is turned or the second is led."),
            "question.A43": self.tr("What follows an insufficient bid?"),
            "choice.A43": self.tr("It is put right with a warning; no trick has been turned."),
            "question.A44": self.tr("Is every slip a Renonce?"),
            "choice.A44": self.tr(
                "No: slips that decide nothing are put right with a warning, a few times."
            ),
            "question.A50": self.tr("How is the first forehand drawn?"),
            "choice.A50": self.tr("Tarock over suits, then rank in the trick; ties draw again."),
            "question.A52": self.tr("What is the bonus for Honneurs?"),
            "choice.A52": self.tr(
                "Four of the seven honours in the dealt hand, said at the first turn: one point "
                "from each other player."
            ),
            "question.A53": self.tr("What do compulsory ouverts mean?"),
            "choice.A53": self.tr(
                "Piccolo and Bettler are not offered; negative games begin with the half-open "
                "ones."
            ),
            "question.A54": self.tr("What changes with two cards instead of one?"),
            "choice.A54": self.tr("Einer and Farbeneiner take two cards and lay two away."),
            "question.A55": self.tr("What falls away in a five-suited Farbendreier?"),
            "choice.A55": self.tr(
                "Tarock is an ordinary suit: it is not forced, and may be led at any time."
            ),
            "question.A56": self.tr("How is the Besserrufer divided?"),
            "choice.A56": self.tr(
                "Four bids of their own with talon; the bird named must be dealt and announced; "
                "Solobesser falls away."
            ),
            "question.A57": self.tr("Who shares the Pagat pot, and how?"),
            "choice.A57": self.tr(
                "The announcer's side in equal parts, the odd unit to the announcer; Kontra and "
                "doubled rounds leave it alone."
            ),
            "question.A58": self.tr("Does a lost negative game go on?"),
            "choice.A58": self.tr("It ends when all running negative games are lost."),
            "question.A61": self.tr("What does doubling announcements only mean?"),
            "choice.A61": self.tr("Game and announced extras count double, silent extras single."),
            "question.A62": self.tr("Who plays Trischaken instead of dragging?"),
            "choice.A62": self.tr("The declarer is Trischaker with the talon shown, and leads."),
            "question.A65": self.tr("What does the Skoty-Trophy change?"),
            "choice.A65": self.tr(
                "No captures, no silent Säcke, no doubled hands at all, Kontra up to Rekontra."
            ),
            "question.A67": self.tr(
                "Does the void Kontra of a partner block that of an opponent?"
            ),
            "choice.A67": self.tr("No: it does not count, so an opponent may still say it."),
            "question.P25": self.tr("Until when can a Besserrufer without a bird be put right?"),
            "choice.P25": self.tr(
                "Until the next player has spoken: the others bid and passed in reliance on it, "
                "which no correction undoes."
            ),
        }
