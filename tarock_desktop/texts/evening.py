"""The ledger of an evening in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, final

from tarock_desktop.records.ledger import Account, Ledger
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.numbers import MINUS
from tarock_desktop.texts.printout import (
    Block,
    Column,
    Heading,
    Line,
    Row,
    Signatures,
    Table,
    Tone,
)
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.score_sheet import ToldProof, ToldRow, ToldSheet
from tarock_desktop.texts.sentences import Texts
from tarock_desktop.texts.spreadsheet import csv_line

RIGHT: Final = "✓"
"""Stands before a sentence of the proof that holds."""
WRONG: Final = "✗"
"""Stands before one that does not, and before a figure that is wrong."""
_CALCULATION: Final = 50
"""Percent of a printed page for how a hand was counted."""


@final
class EveningTexts(Texts):
    """Says what an evening has brought everybody."""

    def __init__(self, translations: Translations, words: Words) -> None:
        super().__init__(translations)
        self._words = words

    def ledger(self, found: Ledger) -> ToldSheet:
        """Return the ledger as a table: a row a person, a column a round."""
        rounds = (
            self.tr("Round {number}").format(number=number)
            for number in range(1, found.rounds + 1)
        )
        heads = self.tr("Player"), self.tr("Hands"), *rounds, self.tr("Total")
        total = self._words.gain(found.total)
        proof = ToldProof(
            self.tr("All gains of the evening come to 0.")
            if not found.total
            else self.tr("All gains of the evening come to {total}; it should be 0.").format(
                total=total
            ),
            holds=not found.total,
        )
        return ToldSheet(
            title=self.tr("The evening"),
            heads=heads,
            texts=1,
            totals=frozenset({len(heads) - 1}),
            is_ledger=True,
            rows=tuple(self._row(account) for account in found.accounts),
            sums=(ToldRow((self.tr("Together"), *("" for _ in heads[2:]), total)),),
            proofs=(proof,),
        )

    def _row(self, account: Account) -> ToldRow:
        gain = self._words.gain
        name = account.name
        if not account.sits:
            name = self.tr("{player} (has left, settled)").format(player=name)
        return ToldRow((name, str(account.hands), *map(gain, account.gains), gain(account.gain)))

    def round_title(self, number: int, rounds: int) -> str:
        """Return the heading of a round."""
        return self.tr("Round {number} of {rounds}").format(number=number, rounds=rounds)

    def blocks(self, sheet: ToldSheet, *, on_new_page: bool = False) -> Iterator[Block]:
        """Yield a sheet as it is printed: its table, the proof, the card that is signed."""
        yield Heading(sheet.title, 1, on_new_page)
        columns = tuple(
            Column(head, is_number=place >= sheet.texts) for place, head in enumerate(sheet.heads)
        )
        rows = [_printed(row, len(columns)) for row in sheet.rows]
        rows += [_printed(row, len(columns), Tone.STRONG) for row in sheet.sums]
        yield Table(columns, tuple(rows))
        for proof in sheet.proofs:
            sign = RIGHT if proof.holds else WRONG
            yield Line(f"{sign} {proof.sentence}", Tone.PLAIN if proof.holds else Tone.WRONG)
        if sheet.card:
            yield Heading(self.tr("Card of the round"), 2)
            heads = sheet.card_heads[:-1]
            card = tuple(Column(head, is_number=place != 1) for place, head in enumerate(heads))
            yield Table(card, tuple(Row(row.cells[: len(heads)]) for row in sheet.card))
            yield Signatures(tuple(row.cells[1] for row in sheet.card[:-1]))
        if any(row.details for row in sheet.rows):
            yield Heading(self.tr("How every hand was counted"), 2)
            yield self._calculation(sheet)

    def _calculation(self, sheet: ToldSheet) -> Table:
        """Return the lines of all hands; those of a hand come to what stands below them."""
        names = sheet.heads[sheet.texts :: 2]
        columns = (
            Column(sheet.heads[0]),
            Column(self.tr("Calculation"), share=_CALCULATION),
            *(Column(name, is_number=True) for name in names),
        )
        rows = list[Row]()
        for row in sheet.rows:
            number = row.cells[0]
            for line in row.details:
                amounts = line.amounts or tuple("" for _ in names)
                rows.append(Row((number, line.text, *amounts)))
                number = ""
            if row.details:
                gains = row.cells[sheet.texts :: 2]
                rows.append(Row(("", self.tr("Total"), *gains), tone=Tone.STRONG))
        return Table(columns, tuple(rows))


def marked(figure: str) -> str:
    """Return a figure that is wrong, with its sign."""
    return figure if figure.startswith(WRONG) else f"{WRONG} {figure}"


def told_csv(sheets: Iterable[ToldSheet]) -> str:
    """Return sheets for a spreadsheet, one below the other, each with its proof."""
    lines = list[str]()
    for sheet in sheets:
        lines += ["", csv_line((sheet.title,)), csv_line(sheet.heads)]
        lines += [csv_line(map(_plain, row.cells)) for row in (*sheet.rows, *sheet.sums)]
        for proof in sheet.proofs:
            lines.append(csv_line((RIGHT if proof.holds else WRONG, proof.sentence)))
        lines += [csv_line(map(_plain, row.cells)) for row in sheet.card]
    return "\n".join(lines[1:]) + "\n"


def _plain(cell: str) -> str:
    """Return a figure as a spreadsheet reads it; other words stay as they are."""
    number = cell.replace(MINUS, "-").removeprefix("+")
    return number if number.removeprefix("-").isdigit() else cell


def _printed(row: ToldRow, columns: int, tone: Tone = Tone.PLAIN) -> Row:
    cells = tuple(
        marked(cell) if place in row.wrong else cell for place, cell in enumerate(row.cells)
    )
    cells = (*cells, *("" for _ in range(columns - len(cells))))
    return Row(cells, tone=Tone.WRONG if row.wrong else tone)
