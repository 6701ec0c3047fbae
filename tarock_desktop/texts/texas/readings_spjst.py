"""Questions the SPJST sheet leaves open, and how they are decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class SpjstReadings(SentenceTable):
    """Question and choice of each reading."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "question.A1": self.tr(
                "Who is the first bidder: the holder of the II, or the player on the "
                "dealer's right?"
            ),
            "choice.A1": self.tr(
                "The II decides the first hand of a round; then the seat rotates."
            ),
            "question.A2": self.tr(
                "Who chooses first among stacks of twelve, when the II has not yet decided "
                "who is Povinost?"
            ),
            "choice.A2": self.tr(
                "The dealer's right neighbor chooses first; the II decides afterwards."
            ),
            "question.A5": self.tr("What do the garbled last lines of the table of values mean?"),
            "choice.A5": self.tr("No trump at all pays 4 (Uni), one or two trumps pay 2 (Beeda)."),
            "question.A7": self.tr("Which lines of the table of values add up?"),
            "choice.A7": self.tr(
                "The best line of each of the two families is paid; the two families add."
            ),
            "question.A9": self.tr("What happens to a second passed card, and to a refused one?"),
            "choice.A9": self.tr(
                "It goes unseen to players without a card; if all refuse, the player who "
                "passed it takes it."
            ),
            "question.A10": self.tr("Who gets the discards and the untaken Prever cards?"),
            "choice.A10": self.tr(
                "Discards count for the discarder's side, untaken talon cards for the opponents."
            ),
            "question.A11": self.tr("Are only the first three talon cards shown?"),
            "choice.A11": self.tr("No: whatever is laid back has been shown."),
            "question.A13": self.tr(
                "May Trull cards be discarded, since only Kings are forbidden?"
            ),
            "choice.A13": self.tr("Yes, like other trumps: when necessary and face up."),
            "question.A14": self.tr(
                "What follows when a trump is discarded face up without need?"
            ),
            "choice.A14": self.tr("It is taken back before play; no chips."),
            "question.A16": self.tr(
                "How does a Valat combine with the point count, the challenges and the "
                "Prever draws?"
            ),
            "choice.A16": self.tr(
                "It replaces the count and takes the challenges on the hand; a Valat made "
                "against the Prever player also takes the draw factor; no Pagat is paid."
            ),
            "question.A17": self.tr("Who may announce a Valat?"),
            "choice.A17": self.tr(
                "Any player for his or her side; the call cancels and blocks Pagat announcements."
            ),
            "question.A18": self.tr("When is a Valat lost because of an omitted declaration?"),
            "choice.A18": self.tr(
                "When the trick that broke it was won by an opponent who held an undeclared value."
            ),
            "question.A23": self.tr("Until when is the holder of the right trump in time?"),
            "choice.A23": self.tr("Until the first card is led."),
            "question.A28": self.tr(
                "Is the game of a wrong Povinost stopped, or played to its end?"
            ),
            "choice.A28": self.tr(
                "Played to its end and scored; before the talon is touched the right player takes "
                "over."
            ),
            "question.A42": self.tr("How large is a bank loan?"),
            "choice.A42": self.tr("The smallest multiple of ten that covers the debt."),
            "question.A44": self.tr("Who may challenge a Pagat while the partner is unknown?"),
            "choice.A44": self.tr(
                "Anybody but the announcer; a challenge by the announcer's own side is void, "
                "and an opponent may still make it."
            ),
            "question.A45": self.tr("Must announcements, too, come before the challenges?"),
            "choice.A45": self.tr("Yes, before the first challenge."),
            "question.A15": self.tr(
                "Until when can a discarded King be taken back without a penalty?"
            ),
            "choice.A15": self.tr(
                "Never: five chips are paid to each player whenever it is found; before the "
                "first card the King is also taken back."
            ),
            "question.A22": self.tr("How long can a revoke be backed up?"),
            "choice.A22": self.tr("As long as the hand is being played."),
        }
