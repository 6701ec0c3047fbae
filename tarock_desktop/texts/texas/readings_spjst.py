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
                "The sheet names the holder of the II as first bidder, and also the seat on the "
                "dealer's right."
            ),
            "choice.A1": self.tr(
                "The II decides the first hand of a round; then the seat rotates."
            ),
            "question.A2": self.tr(
                "Stacks of twelve are chosen before the II can decide who is Povinost in the "
                "first hand."
            ),
            "choice.A2": self.tr(
                "The dealer's right neighbour chooses first; the II decides afterwards."
            ),
            "question.A5": self.tr("The last lines of the table of values are garbled."),
            "choice.A5": self.tr("No trump at all pays 4 (Uni), one or two trumps pay 2 (Beeda)."),
            "question.A7": self.tr("The table of values does not say which lines add up."),
            "choice.A7": self.tr(
                "The best line of each of the two families is paid; the two families add."
            ),
            "question.A9": self.tr("A second passed card and a refused card are not regulated."),
            "choice.A9": self.tr(
                "It goes to seats without a card, unseen; if all refuse, the passer takes it."
            ),
            "question.A10": self.tr(
                "Nothing says whose the discards and the untaken Prever cards are."
            ),
            "choice.A10": self.tr(
                "Discards count for the discarder's side, untaken talon cards for the opponents."
            ),
            "question.A11": self.tr("Only the first three talon cards are said to be exposed."),
            "choice.A11": self.tr("Whatever is laid back has been shown."),
            "question.A13": self.tr(
                "Only Kings are forbidden as discards; the Trull is not named."
            ),
            "choice.A13": self.tr(
                "Trull cards may be discarded like other trumps: when necessary and face up."
            ),
            "question.A14": self.tr(
                "A shown trump discard that was not necessary is not regulated."
            ),
            "choice.A14": self.tr("It is taken back before play; no chips."),
            "question.A16": self.tr(
                "How a Valat goes with the point count, the challenges and the Prever draws is "
                "not said."
            ),
            "choice.A16": self.tr(
                "It replaces the count and takes the challenges on the hand; a Valat made against "
                "the Prever player takes his draw factor; no Pagat is paid."
            ),
            "question.A17": self.tr("Nothing limits who may announce a Valat."),
            "choice.A17": self.tr(
                "Any player for his side; the call cancels and blocks Pagat announcements."
            ),
            "question.A18": self.tr("When is a Valat lost because of an omitted declaration?"),
            "choice.A18": self.tr(
                "When the trick that broke it was won by an opponent who held an undeclared value."
            ),
            "question.A23": self.tr("Until when is the holder of the right trump in time?"),
            "choice.A23": self.tr("Until the first card is led."),
            "question.A28": self.tr(
                "The game of a wrong Povinost is concluded: stopped, or played to its end?"
            ),
            "choice.A28": self.tr(
                "Played to its end and scored; before the talon is touched the right player takes "
                "over."
            ),
            "question.A42": self.tr("The size of a bank loan is not said."),
            "choice.A42": self.tr("The smallest multiple of ten that covers the debt."),
            "question.A44": self.tr("Who may challenge a Pagat while the partner is unknown?"),
            "choice.A44": self.tr(
                "Anybody but the announcer; it is void if it proves to be his own side's, and an "
                "opponent may still say it."
            ),
            "question.A45": self.tr(
                "The quick sheet wants values before challenges; announcements are not named."
            ),
            "choice.A45": self.tr("Announcements too must come before the first challenge."),
            "question.A15": self.tr(
                "Nothing says until when a discarded King can be taken back without a penalty."
            ),
            "choice.A15": self.tr(
                "It costs five each whenever it is found; before the first card the King is taken "
                "back as well."
            ),
            "question.A22": self.tr("How long a revoke can be backed up is not said."),
            "choice.A22": self.tr("As long as the hand is being played."),
        }
