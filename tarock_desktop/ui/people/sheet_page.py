"""What one person has played by one rule sheet: figures, lines, and rules that were broken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never, final

from msgspec import Struct
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tarock_desktop.records.statistics import HandOfPerson, RuleCount, SheetStatistics, mean
from tarock_desktop.records.summaries import Outcome, Role
from tarock_desktop.texts.numbers import decimal
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.people.course import Course, Fared
from tarock_desktop.ui.people.flat_table import FlatTable
from tarock_desktop.ui.people.given_away import GivenAwayPart
from tarock_desktop.ui.style.tokens import Space, Theme
from tarock_desktop.ui.style.widgets import Text
from tarock_desktop.variants.schema import Sheet

_PLACES: Final = 2
"""Decimals of a mean."""


class Compared(Struct, frozen=True):
    """Somebody whose line is drawn, and what he has played."""

    name: str
    colour: str
    """One of `PERSON_COLOURS`; empty: none is chosen."""
    sheets: tuple[SheetStatistics, ...]

    def played(self, ruleset: str) -> SheetStatistics:
        """Return what he has played by a ruleset."""
        found = (each for each in self.sheets if each.ruleset == ruleset)
        return next(found, SheetStatistics(ruleset, (), ()))


@final
class SheetPage(QWidget):
    """Tells everything of one person and one rule sheet."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.figures = FlatTable(self.tr("Hands and games won"))
        self.course = Course(theme)
        self.given_away = GivenAwayPart(theme)
        self.no_rules = Text(self.tr("No act was refused or ruled on."), "muted")
        self.rules = FlatTable(self.tr("Rules broken"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.S)
        column.addWidget(self.figures)
        column.addSpacing(Space.S)
        column.addWidget(Text(self.tr("From hand to hand"), "name"))
        column.addWidget(self.course)
        column.addSpacing(Space.S)
        column.addWidget(self.given_away)
        column.addSpacing(Space.S)
        column.addWidget(Text(self.tr("Rules broken"), "name"))
        column.addWidget(self.no_rules)
        column.addWidget(self.rules)
        column.addStretch(1)

    def show_person(self, words: Words, sheet: Sheet, people: Sequence[Compared]) -> None:
        """Show the first of some people, and the lines of all of them."""
        ruleset, written = sheet.ruleset.id, sheet.keeps_written
        played = people[0].played(ruleset)
        self._show_figures(words, sheet, played.hands)
        fared = [
            Fared(each.name, each.colour, each.played(ruleset).amounts(written=written))
            for each in people
        ]
        self.course.show_course(fared, words.gain)
        lost = [
            Fared(each.name, each.colour, each.played(ruleset).amounts_given_away())
            for each in people
        ]
        self.given_away.show_person(played, self._a_hand(sheet), lost, words.language)
        self._show_rules(words, played)

    def _show_figures(self, words: Words, sheet: Sheet, hands: Sequence[HandOfPerson]) -> None:
        heads = [
            *("", self.tr("Hands"), self.tr("Won"), self.tr("Lost")),
            *(self.tr("In all"), self._a_hand(sheet)),
        ]
        if sheet.keeps_written:
            heads[-2] = self.tr("Written")
            heads.append(self.tr("Paid"))
        rows = [self._row(words, sheet, self.tr("All hands"), hands)]
        for role in Role:
            own = [hand for hand in hands if hand.role is role]
            if own:
                rows.append(self._row(words, sheet, self._role(words, role), own))
        self.figures.fill(heads, rows)

    def _row(
        self, words: Words, sheet: Sheet, name: str, hands: Sequence[HandOfPerson]
    ) -> list[str]:
        outcomes = [hand.outcome for hand in hands]
        kept = [hand.written if sheet.keeps_written else hand.gain for hand in hands]
        average = decimal(mean(kept), words.language, _PLACES)
        row = [name, str(len(hands))]
        row += [str(outcomes.count(each)) for each in (Outcome.WON, Outcome.LOST)]
        row += [words.gain(sum(kept, mean(()))), f"+{average}" if mean(kept) > 0 else average]
        if sheet.keeps_written:
            row.append(words.gain(sum((hand.gain for hand in hands), mean(()))))
        return row

    def _role(self, words: Words, role: Role) -> str:
        match role:
            case Role.DECLARER | Role.PARTNER:
                return words.role(role.value)
            case Role.DEFENDER:
                return self.tr("defender")
            case Role.ALONE:
                return self.tr("each player alone")
            case Role.RESTED:
                return words.role("sits out")
            case _:
                assert_never(role)

    def _a_hand(self, sheet: Sheet) -> str:
        match sheet.ruleset.unit:
            case "chip":
                return self.tr("Chips per hand")
            case "point":
                return self.tr("Points per hand")
            case "koruna":
                return self.tr("Korunas per hand")
            case _:
                assert_never(sheet.ruleset.unit)

    def _show_rules(self, words: Words, played: SheetStatistics) -> None:
        rows = [
            [*_said(words, rule), str(rule.refused or ""), str(rule.ruled or "")]
            for rule in played.rules
        ]
        heads = (
            self.tr("Article"),
            self.tr("What happened"),
            self.tr("Refused"),
            self.tr("Ruled on"),
        )
        self.rules.fill(heads, rows, texts=2)
        self.rules.setVisible(bool(rows))
        self.no_rules.setHidden(bool(rows))


def _said(words: Words, rule: RuleCount) -> tuple[str, str]:
    """Return article and rule in words; as they are written where today's sheet has no such."""
    try:
        return words.article(rule.article).heading, words.rule(rule.rule)
    except KeyError:
        return rule.article, rule.rule
