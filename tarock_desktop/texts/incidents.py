"""The words around an incident: its position, and the parts of its rulings by name."""

from __future__ import annotations

from typing import final

from tarock_desktop.texts.sentences import Texts


@final
class IncidentTexts(Texts):
    """Headings of an incident, and its parts that are told nowhere else."""

    def position(self) -> str:
        """Return the heading of what is so before anybody acts."""
        return self.tr("The position")

    def course(self) -> str:
        """Return the heading of the acts."""
        return self.tr("The course of events")

    def ruling(self) -> str:
        """Return the heading of a ruling."""
        return self.tr("The ruling")

    def talon(self, cards: str) -> str:
        """Return the line for the cards of the talon that nobody has taken."""
        return self.tr("The talon from the top: {cards}").format(cards=cards)

    def what(self, sentence: str) -> str:
        """Return the first part of a ruling."""
        return self.tr("What happened: {sentence}").format(sentence=sentence)

    def duty(self, sentence: str) -> str:
        """Return the part that says what the rules ask for."""
        return self.tr("The rule: {sentence}").format(sentence=sentence)

    def follows(self, sentence: str) -> str:
        """Return the part that says what follows."""
        return self.tr("What follows: {sentence}").format(sentence=sentence)

    def more(self) -> str:
        """Return the heading of all that is not needed to understand a ruling."""
        return self.tr("More")

    def payments(self, amounts: str) -> str:
        """Return the line for what each has gained or paid in the hand."""
        return self.tr("Payments of all seats: {amounts}").format(amounts=amounts)

    def written(self, amounts: str) -> str:
        """Return the line for what each has written, where points are kept beside payments."""
        return self.tr("Written points: {amounts}").format(amounts=amounts)
