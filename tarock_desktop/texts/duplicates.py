"""The comparison of tables that played the same deals, to be printed or read by a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from io import StringIO
from typing import Final, final

from tarock_desktop.records.duplicate_results import TableResults
from tarock_desktop.records.duplicate_scores import Comparison, DealScores
from tarock_desktop.records.duplicate_sets import DuplicateSet
from tarock_desktop.session.deals import LETTERS
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.texts.numbers import gain, mixed
from tarock_desktop.texts.printout import Block, Column, Heading, Line, Row, Table, Tone
from tarock_desktop.texts.sentences import Texts

_NOTHING: Final = "–"
_PLACES: Final = Decimal("0.0001")


@final
class DuplicateTexts(Texts):
    """Says how tables compare."""

    def title(self, played: DuplicateSet) -> str:
        """Return the title of the comparison."""
        return self.tr("{set}: comparison of the tables").format(set=played.name)

    def blocks(
        self, played: DuplicateSet, tables: Sequence[TableResults], found: Comparison
    ) -> Iterator[Block]:
        """Yield the comparison: places, totals of the tables, every deal, and the sum check."""
        yield Line(
            self.tr(
                "Every seat is compared with the mean of all tables at the same seat of the "
                "same deal. Set {digest}."
            ).format(digest=played.digest),
            Tone.QUIET,
        )
        yield Heading(self.tr("Places"), 2)
        yield self._places(tables, found)
        yield Heading(self.tr("Tables"), 2)
        yield self._tables(tables, found)
        said = self.tr("All scores and all differences add up to 0.")
        wrong = self.tr("The scores do not add up to 0: a table has written something wrong.")
        yield Line(
            said if found.is_proved else wrong, Tone.STRONG if found.is_proved else Tone.WRONG
        )
        yield Heading(self.tr("Deals"), 2)
        for deal in found.deals:
            yield from self._deal(played, tables, deal)

    def _places(self, tables: Sequence[TableResults], found: Comparison) -> Table:
        columns = (
            Column(self.tr("Place"), is_number=True),
            Column(self.tr("Name"), share=34),
            Column(self.tr("Table"), share=26),
            Column(self.tr("Seat")),
            Column(self.tr("Score"), is_number=True),
            Column(self.tr("Difference"), is_number=True),
        )
        rows = (
            Row(
                (
                    f"{each.place}.",
                    each.name,
                    tables[each.table].table,
                    LETTERS[each.seat],
                    gain(each.scored),
                    gain(each.difference),
                ),
                tone=Tone.STRONG if each.place == 1 else Tone.PLAIN,
            )
            for each in found.standings
        )
        return Table(columns, tuple(rows))

    def _tables(self, tables: Sequence[TableResults], found: Comparison) -> Table:
        people = len(found.differences[0]) if found.differences else 0
        rows = [
            Row((table.table, *map(gain, row), mixed(sum(row, Fraction(0)))), tone=Tone.PLAIN)
            for table, row in zip(tables, found.differences, strict=True)
        ]
        sums = [sum(column, Fraction(0)) for column in zip(*found.differences, strict=True)]
        rows.append(
            Row(
                (self.tr("Sum"), *map(mixed, sums), mixed(sum(sums, Fraction(0)))),
                tone=Tone.WRONG if any(sums) else Tone.STRONG,
            )
        )
        return Table(self._seats(self.tr("Difference"), people), tuple(rows))

    def _seats(self, head: str, people: int) -> tuple[Column, ...]:
        seats = (Column(LETTERS[seat], is_number=True, share=12) for seat in range(people))
        return (Column(head, share=36), *seats, Column(self.tr("Sum"), is_number=True, share=12))

    def _deal(
        self, played: DuplicateSet, tables: Sequence[TableResults], deal: DealScores
    ) -> Iterator[Block]:
        # It tells all cards: not before every table has played them.
        is_over = None not in deal.scores
        number = played.deals[deal.number - 1].number if is_over else ""
        title = self.tr("Deal {number}, dealer {seat}").format(
            number=deal.number, seat=LETTERS[deal.dealer]
        )
        yield Heading(f"{title} · {number}" if number else title, 3)
        rows = []
        for at, table in enumerate(tables):
            scores, differences = deal.scores[at], deal.differences[at]
            if scores is None:
                rows.append(
                    Row((table.table, *[_NOTHING] * (len(deal.mean) + 1)), tone=Tone.QUIET)
                )
                continue
            wrong = Tone.WRONG if sum(scores) else Tone.PLAIN
            rows.append(Row((table.table, *_row(scores)), tone=wrong))
            if differences is not None:
                said = self.tr("difference")
                rows.append(Row((f"   {said}", *_row(differences)), tone=Tone.QUIET))
        if any(row is not None for row in deal.differences):
            rows.append(Row((self.tr("Mean"), *_row(deal.mean)), tone=Tone.STRONG))
        yield Table(self._seats(self.tr("Score"), len(deal.mean)), tuple(rows))


def _row(amounts: Amounts) -> Iterator[str]:
    yield from map(gain, amounts)
    yield mixed(sum(amounts, Fraction(0)))


def comparison_csv(tables: Sequence[TableResults], found: Comparison) -> str:
    """Return the comparison for a spreadsheet: a row for each deal, table and seat.

    Numbers are decimal with up to four places; the heads are English.
    """
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["deal", "table", "seat", "name", "score", "mean", "difference"])
    for deal in found.deals:
        for at, table in enumerate(tables):
            scores, differences = deal.scores[at], deal.differences[at]
            if scores is None:
                continue
            for seat, score in enumerate(scores):
                away = "" if differences is None else _plain(differences[seat])
                writer.writerow(
                    [
                        deal.number,
                        _safe(table.table),
                        LETTERS[seat],
                        _safe(table.names[seat]),
                        _plain(score),
                        _plain(deal.mean[seat]),
                        away,
                    ]
                )
    return text.getvalue()


def _plain(value: Fraction) -> str:
    exact = Decimal(value.numerator) / value.denominator
    return str(value.numerator) if value.denominator == 1 else str(exact.quantize(_PLACES))


def _safe(name: str) -> str:
    """Return a name that a spreadsheet does not take for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name
