"""Scores kept on paper in words: what a row comes to, the sheets, the standings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from tarock_desktop.records.paper import (
    Kind,
    PaperScores,
    PaperTable,
    RowCheck,
    RowState,
    Standings,
    check_row,
    standings,
)
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.evening import RIGHT, WRONG
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.score_sheet import LOAN, ToldProof, ToldRow, ToldSheet
from tarock_desktop.texts.sentences import Texts
from tarock_desktop.variants.base import Variant

_OPEN: Final = "…"


@final
class PaperTexts(Texts):
    """The words for the sheets of several tables."""

    def __init__(self, translations: Translations, words: Words, variant: Variant) -> None:
        """Say it with the *words* of the sheet whose *variant* checks the sums."""
        super().__init__(translations)
        self._words, self._variant = words, variant

    def kind(self, kind: Kind) -> str:
        """Return what stands in a row."""
        match kind:
            case "gains":
                return self.tr("what each hand brought")
            case "scores":
                return self.tr("what each has after a round")
            case "written":
                return self.tr("what was written for each hand")

    def loan(self) -> str:
        """Return the sheet's word for what was borrowed."""
        return self._words.name(LOAN)

    def verdict(self, check: RowCheck) -> str:
        """Return what a row comes to: a sign, and words where something is wrong."""
        found = self._words.figure(check.found)
        match check.state:
            case RowState.EMPTY:
                return ""
            case RowState.STRANGE:
                return f"{WRONG} " + self.tr("not a number")
            case RowState.PARTLY:
                return f"{_OPEN} " + self.tr("not complete")
            case RowState.WRONG:
                right = self._words.figure(check.right) if check.right is not None else ""
                return f"{WRONG} " + self.tr("{found}, should be {right}").format(
                    found=found, right=right
                )
            case RowState.RIGHT:
                return f"{RIGHT} {found}"

    def sheets(self, paper: PaperScores) -> tuple[ToldSheet, ...]:
        """Return the sheet of each table, and the standings last."""
        tables = (self._table(paper, table) for table in paper.table)
        return (*tables, self.standings(standings(paper, self._variant)))

    def _table(self, paper: PaperScores, table: PaperTable) -> ToldSheet:
        names = tuple(name for name in table.players if name.strip())
        heads = (self.tr("Row"), *names, self.tr("Sum"))
        checks = [check_row(paper, table, row, self._variant) for row in range(len(table.rows))]
        rows = [
            ToldRow(
                (str(place), *self._cells(table, place - 1), self.verdict(check)),
                frozenset({len(heads) - 1} if check.state is RowState.WRONG else ()),
            )
            for place, check in enumerate(checks, 1)
            if check.state is not RowState.EMPTY
        ]
        return ToldSheet(
            title=table.name,
            heads=heads,
            texts=1,
            rows=tuple(rows),
            sums=(),
            proofs=tuple(self._proofs(checks)),
            is_ledger=True,
        )

    def _cells(self, table: PaperTable, row: int) -> Iterator[str]:
        loans = table.loans[row] if row < len(table.loans) else ()
        for seat, name in enumerate(table.players):
            if not name.strip():
                continue
            figure = table.rows[row][seat].strip()
            loan = loans[seat].strip() if seat < len(loans) else ""
            yield f"{figure} ({self.loan()}: {loan})" if loan else figure

    def _proofs(self, checks: list[RowCheck]) -> Iterator[ToldProof]:
        for place, check in enumerate(checks, 1):
            if check.state in {RowState.WRONG, RowState.STRANGE, RowState.PARTLY}:
                said = self.verdict(check).partition(" ")[2]
                sentence = self.tr("Row {number}: {problem}").format(number=place, problem=said)
                yield ToldProof(sentence, holds=False)
        counted = [check for check in checks if check.state is not RowState.EMPTY]
        if counted and all(check.state is RowState.RIGHT for check in counted):
            yield ToldProof(self.tr("Every row adds up."), holds=True)

    def standings(self, found: Standings) -> ToldSheet:
        """Return the places of everybody."""
        heads = self.tr("Place"), self.tr("Number"), self.tr("Player"), self.tr("Rows")
        rows = (
            ToldRow(
                (
                    str(line.place),
                    line.number,
                    line.name,
                    str(line.rows),
                    self._words.gain(line.gain),
                )
            )
            for line in found.lines
        )
        final = ToldProof(
            self.tr("All rows add up: these are the places.")
            if found.is_final
            else self.tr("Not all rows add up: the places may still change."),
            holds=found.is_final,
        )
        is_begun = not found.is_final or any(line.rows for line in found.lines)
        return ToldSheet(
            title=self.tr("Standings"),
            heads=(*heads, self.tr("Won or lost")),
            texts=3,
            rows=tuple(rows),
            sums=(),
            proofs=(final,) if is_begun else (),
            totals=frozenset({len(heads)}),
            is_ledger=True,
        )
