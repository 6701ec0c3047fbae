"""What a person's acts have given away, by kind and from hand to hand, where it is known."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tarock_desktop.records.statistics import SheetStatistics, mean
from tarock_desktop.texts.languages import Language
from tarock_desktop.texts.numbers import decimal
from tarock_desktop.ui.people.course import Course, Fared
from tarock_desktop.ui.people.flat_table import FlatTable
from tarock_desktop.ui.style.tokens import Space, Theme
from tarock_desktop.ui.style.widgets import Text

_PLACES: Final = 2
"""Decimals of a mean."""


@final
class GivenAwayPart(QWidget):
    """A table by kind, and a line over the hands of which it is known."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.note = Text("", "muted")
        self.figures = FlatTable(self.tr("Given away, by kind"))
        self.course = Course(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.S)
        column.addWidget(Text(self.tr("Given away"), "name"))
        for part in (self.note, self.figures, self.course):
            column.addWidget(part)

    def show_person(
        self, played: SheetStatistics, a_hand: str, fared: Sequence[Fared], language: Language
    ) -> None:
        """Show it of one person, and the lines of those he is compared with.

        Args:
            played: what he has played.
            a_hand: the head of the column with the mean.
            fared: what he and the others have given away in each hand of which it is known.
            language: of the figures.
        """
        known, count = played.given_away, len(played.hands)
        self.setVisible(bool(count))
        self.figures.setVisible(bool(known))
        self.course.setVisible(bool(known))
        self.note.setText(self._note(len(known), count))
        names = self.tr("All acts"), *self._kinds()
        amounts = [(hand.total, *hand.by_kind) for hand in known]
        rows = []
        for place, name in enumerate(names):
            own = [Fraction(each[place]) for each in amounts]
            in_all = decimal(sum(own, Fraction(0)), language, 1)
            rows.append([name, in_all, decimal(mean(own), language, _PLACES)])
        self.figures.fill(("", self.tr("In all"), a_hand), rows)
        self.course.show_course(
            fared, lambda amount: decimal(amount, language, 0 if amount.denominator == 1 else 1)
        )

    def _note(self, known: int, count: int) -> str:
        """Return of how many hands it is known, and what counts."""
        if not known:
            return self.tr(
                "Not known of these hands: it is found right after a hand, and saved games do "
                "not hold it."
            )
        counts = self.tr(
            "Only what one could know counts; an act that costs up to one half counts as good."
        )
        if known == count:
            return counts
        some = self.tr(
            "Known of {known} of {count} hands; the others were not looked through to the end."
        )
        return f"{some.format(known=known, count=count)} {counts}"

    def _kinds(self) -> tuple[str, ...]:
        """Return what the kinds are called, in the order of `given_away.KINDS`."""
        return (
            *(self.tr("Bidding"), self.tr("Talon and discards"), self.tr("Calling")),
            *(self.tr("Announcements, values, Kontra"), self.tr("Cards")),
        )
