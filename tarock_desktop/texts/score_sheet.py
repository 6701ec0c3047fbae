"""A score sheet in words: its columns, a row a hand, and the sentences that prove it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final, final

from msgspec import Struct

from tarock_desktop.messages.message import NameRef
from tarock_desktop.records.score_sheet import Check, Proof, ScoreSheet, SheetHand, proofs
from tarock_desktop.table.amounts import Amount, Amounts
from tarock_desktop.table.records import RoundMark
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.numbers import MINUS
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.sentences import Texts

BETWEEN_LINES: Final = "; "
RESTS: Final = "–"
"""Stands for the gain of who rested."""
_TIMES: Final = "×"
LOAN: Final = NameRef("bank", "loan")
_LAP: Final = NameRef("round", "lap")


class ToldLine(Struct, frozen=True):
    """What was paid for one thing."""

    text: str
    """What for, and how it was worked out."""
    amounts: tuple[str, ...] = ()
    """What it brought each seat; empty: the line only explains."""

    @property
    def whole(self) -> str:
        """All in one line."""
        return f"{self.text} ({', '.join(self.amounts)})" if self.amounts else self.text


class ToldRow(Struct, frozen=True):
    """One row of the table."""

    cells: tuple[str, ...]
    wrong: frozenset[int] = frozenset()
    """The cells in which something does not add up."""
    details: tuple[ToldLine, ...] = ()
    """What was paid in the hand, line by line with its calculation."""
    hand: int = 0
    """The number of the hand; 0: it is none."""


class ToldProof(Struct, frozen=True):
    """One sentence of the proof."""

    sentence: str
    holds: bool


class ToldSheet(Struct, frozen=True):
    """A score sheet, ready to be shown, printed or written to a file."""

    title: str
    heads: tuple[str, ...]
    texts: int
    """How many columns at the left hold words; the others hold figures."""
    rows: tuple[ToldRow, ...]
    sums: tuple[ToldRow, ...]
    """Rows below the hands: loans, chips, the columns of a written sheet."""
    proofs: tuple[ToldProof, ...]
    totals: frozenset[int] = frozenset()
    """The columns of totals."""
    is_ledger: bool = False
    """Whether its rows are people, not hands."""
    card: tuple[ToldRow, ...] = ()
    """The card that is signed: a row a player; empty: nothing is signed."""
    card_heads: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether everything adds up."""
        return all(proof.holds for proof in self.proofs)


@final
class ScoreSheetTexts(Texts):
    """The words around the figures."""

    def __init__(self, translations: Translations, words: Words) -> None:
        """Say it with the *words* of the sheet and its people."""
        super().__init__(translations)
        self._words = words

    def told(self, sheet: ScoreSheet, title: str) -> ToldSheet:
        """Return a sheet in words."""
        found = proofs(sheet)
        marked = any(hand.mark is not None for hand in sheet.hands)
        first = 4 if marked else 3
        return ToldSheet(
            title=title,
            heads=tuple(self._heads(sheet, marked=marked)),
            texts=first,
            totals=frozenset(range(first + 1, first + 2 * len(sheet.names), 2)),
            rows=tuple(self._rows(sheet, found, marked=marked)),
            sums=tuple(self._sums(sheet, first)),
            proofs=tuple(self._proofs(sheet, found)) if sheet.hands else (),
            card=tuple(self._card(sheet)) if sheet.signed else (),
            card_heads=self._card_heads() if sheet.signed else (),
        )

    # ----------------------------------------------------------------------------- the table

    def _heads(self, sheet: ScoreSheet, *, marked: bool) -> Iterator[str]:
        yield self.tr("Hand")
        if marked:
            yield self._words.name(_LAP)
        yield self.tr("Dealer")
        yield self.tr("Game")
        for name in sheet.names:
            yield name
            yield self.tr("Total")

    def _rows(
        self, sheet: ScoreSheet, found: tuple[Proof, ...], *, marked: bool
    ) -> Iterator[ToldRow]:
        sat = sheet.hands[0].people if sheet.hands else ()
        first = 4 if marked else 3
        for hand in sheet.hands:
            people = hand.people or sheet.names
            if sat and people != sat:
                yield ToldRow(("", *(self._changes(sat, people),)))
            sat = people
            yield ToldRow(
                cells=(*self._about(hand, people, marked=marked), *self._figures(hand)),
                wrong=frozenset(_wrong(found, hand.number, first, len(sheet.names))),
                details=tuple(self._details(hand)),
                hand=hand.number,
            )

    def _changes(self, before: tuple[str, ...], after: tuple[str, ...]) -> str:
        changed = (
            self.tr("{new} takes the seat of {old}.").format(new=new, old=old)
            for old, new in zip(before, after, strict=True)
            if old != new
        )
        return " ".join(changed)

    def _about(self, hand: SheetHand, people: tuple[str, ...], *, marked: bool) -> Iterator[str]:
        yield str(hand.number)
        if marked:
            yield "" if hand.mark is None else self._mark(hand.mark)
        yield people[hand.dealer]
        yield self._game(hand, people)

    def _mark(self, mark: RoundMark) -> str:
        return f"{mark.lap} {_TIMES}{mark.factor}" if mark.factor != 1 else str(mark.lap)

    def _game(self, hand: SheetHand, people: tuple[str, ...]) -> str:
        if hand.contract is None:
            return self.tr("not played")
        game = self._words.name(NameRef("contract", hand.contract))
        nobody = hand.declarer is None or hand.contract == self._words.unbid
        if nobody or hand.declarer is None:
            return game
        return f"{people[hand.declarer]}: {game}"

    def _figures(self, hand: SheetHand) -> Iterator[str]:
        for seat, (gain, score) in enumerate(zip(hand.gains, hand.scores, strict=True)):
            rests = seat in hand.resting and not gain
            yield RESTS if rests else self._words.gain(gain)
            yield self._words.figure(score)

    def _details(self, hand: SheetHand) -> Iterator[ToldLine]:
        if hand.mark is not None and hand.mark.name:
            yield ToldLine(self._words.name(NameRef("round", hand.mark.name)))
        for line in hand.lines:
            said = self._words.score_line(line)
            steps = BETWEEN_LINES.join(step.line for step in said.working)
            yield ToldLine(f"{said.label}: {steps}" if steps else said.label, said.amounts)

    def _sums(self, sheet: ScoreSheet, texts: int) -> Iterator[ToldRow]:
        figures = self._words.figure
        if sheet.keeps_loans:
            yield _row(self._words.name(LOAN), texts, map(figures, sheet.loans))
            yield _row(self.tr("On the table"), texts, map(figures, sheet.chips))
        if sheet.written:
            yield _row(self.tr("Written"), texts, map(figures, sheet.written))
            levelled = sheet.hands[-1].levelled
            if levelled:
                yield _row(self.tr("Written, levelled"), texts, map(figures, levelled))
        yield _row(self.tr("Score"), texts, map(figures, sheet.scores))

    # ----------------------------------------------------------------------------- the proof

    def _proofs(self, sheet: ScoreSheet, found: tuple[Proof, ...]) -> Iterator[ToldProof]:
        for check in Check:
            those = [proof for proof in found if proof.check is check]
            wrong = [proof for proof in those if not proof.holds]
            if wrong:
                yield from (ToldProof(self._wrong(sheet, proof), holds=False) for proof in wrong)
            elif those:
                yield ToldProof(self._right(check, sheet, those[-1]), holds=True)

    def _right(self, check: Check, sheet: ScoreSheet, last: Proof) -> str:
        match check:
            case Check.LINES:
                return self.tr("The lines of every hand come to what the hand brought.")
            case Check.ZERO:
                return self.tr("Every hand comes to 0.")
            case Check.CARRIED:
                return self.tr("Every total is the one before it and what the hand brought.")
            case Check.CEILING:
                return self._ceiling(sheet)
            case Check.WRITTEN:
                return self.tr("Every column is the one before it and what was written.")
            case Check.LEVELLED:
                return self.tr("The written columns, levelled, come to what was paid.")
            case Check.TOTAL:
                return self.tr("Sum of the scores: {sum}. Correct.").format(
                    sum=self._added(sheet.scores)
                )
            case Check.MONEY:
                return self.tr(
                    "On the table: {found} = {stakes} (stakes) + {loans} ({loan})."
                ).format(
                    loan=self._words.name(LOAN),
                    found=self._words.figure(last.found),
                    stakes=self._words.figure(sheet.due),
                    loans=self._words.figure(last.right - sheet.due),
                )
            case Check.CLOSED:
                return self.tr("The round was closed with these scores.")

    def _ceiling(self, sheet: ScoreSheet) -> str:
        cut = [str(hand.number) for hand in sheet.hands if hand.is_cut]
        most = self._words.amount(sheet.ceiling or Fraction(0))
        if not cut:
            return self.tr("No payment reached the ceiling: {most}.").format(most=most)
        return self.tr("Cut to the ceiling ({most}) in these hands: {hands}.").format(
            most=most, hands=", ".join(cut)
        )

    def _wrong(self, sheet: ScoreSheet, proof: Proof) -> str:
        match proof.check:
            case Check.LINES:
                said = self.tr(
                    "Hand {hand}, {player}: {found} stands there, the lines say {right}."
                )
            case Check.ZERO:
                said = self.tr("Hand {hand}: the gains come to {found}; it should be {right}.")
            case Check.CARRIED:
                said = self.tr(
                    "Hand {hand}, {player}: the total is {found}; it should be {right}."
                )
            case Check.CEILING:
                said = self.tr(
                    "Hand {hand}, {player}: {found} is above the ceiling; at most {right}."
                )
            case Check.WRITTEN:
                said = self.tr("Hand {hand}, {player}: {found} is written; it should be {right}.")
            case Check.LEVELLED:
                said = self.tr(
                    "Hand {hand}, {player}: written and levelled {found}, but paid {right}."
                )
            case Check.TOTAL:
                said = self.tr("Sum of the scores: {sum}; it should be: {right}.")
            case Check.MONEY:
                said = self.tr("On the table: {found}; it should be: {right}.")
            case Check.CLOSED:
                said = self.tr("{player}: the round was closed with {found}, not with {right}.")
        name = "" if proof.seat is None else sheet.names[proof.seat]
        return said.format(
            hand=proof.hand,
            player=name,
            found=self._words.figure(proof.found),
            right=self._words.figure(proof.right),
            sum=self._added(sheet.scores),
        )

    def _added(self, scores: Amounts) -> str:
        """Return scores with signs between them, and their sum: `132 + 95 + 188 − 15 = 400`."""
        figure = self._words.figure
        parts = [figure(scores[0])]
        for score in scores[1:]:
            parts += [MINUS if score < 0 else "+", figure(abs(score))]
        return f"{' '.join(parts)} = {figure(sum(scores, Fraction(0)))}"

    # ----------------------------------------------------------------------------- the card

    def _card_heads(self) -> tuple[str, ...]:
        return (
            self.tr("Start number"),
            self.tr("Player"),
            self.tr("Money counted"),
            self.tr("Bought in"),
            self.tr("Score"),
            self.tr("Signature"),
        )

    def _card(self, sheet: ScoreSheet) -> Iterator[ToldRow]:
        figure = self._words.figure
        numbers = sheet.numbers or tuple(range(1, len(sheet.names) + 1))
        for seat, name in enumerate(sheet.names):
            money, loan, score = sheet.chips[seat], sheet.loans[seat], sheet.scores[seat]
            figures = figure(money), _dash(loan, figure(loan)), figure(score)
            yield ToldRow((str(numbers[seat]), name, *figures, ""))
        money, loans = sum(sheet.chips, Fraction(0)), sum(sheet.loans, Fraction(0))
        together = figure(money), _dash(loans, figure(loans)), figure(money - loans)
        yield ToldRow(("", self.tr("Together"), *together, ""))


def _dash(amount: Amount, figure: str) -> str:
    return figure if amount else "–"


def _row(label: str, texts: int, figures: Iterable[str]) -> ToldRow:
    """Return a row below the hands; its figures stand in the columns of the totals."""
    cells = [label, *("" for _ in range(texts - 1))]
    for figure in figures:
        cells += ["", figure]
    return ToldRow(tuple(cells))


def _wrong(found: tuple[Proof, ...], hand: int, first: int, seats: int) -> Iterator[int]:
    """Yield the columns of a hand in which something does not add up."""
    for proof in found:
        if proof.holds or proof.hand != hand:
            continue
        if proof.seat is None:
            yield from (first + 2 * seat for seat in range(seats))
        else:
            yield first + 2 * proof.seat + (proof.check is not Check.LINES)
