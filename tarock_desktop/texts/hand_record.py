"""The record of a hand, all cards open: deal, bidding, tricks, count, payments, rulings.

Whoever reads it can add up everything himself: each line of the payments comes to zero, the card
points to those of the pack, and the score before the hand and the lines to the score after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final, final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.session.game_record import GameRecord, HandRecord, hand_records
from tarock_desktop.session.numbered_deals import number_of_hand
from tarock_desktop.table import events as ev
from tarock_desktop.table.amounts import Amounts, total
from tarock_desktop.table.events import Event
from tarock_desktop.table.evolve import evolve
from tarock_desktop.table.records import Deal, Trick
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.table.view import Observation
from tarock_desktop.texts.cards import deck_of, held_by_suit, in_a_row
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.printout import (
    Block,
    Box,
    Column,
    Diagram,
    Heading,
    Line,
    Printout,
    PrintoutTexts,
    Row,
    Table,
    Tone,
)
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.sentences import Texts
from tarock_desktop.variants.base import Variant

LEADS: Final = "▸"
"""Stands before the card that was led."""
TAKES: Final = "✓"
"""Stands behind the card that takes the trick, and where a sum is right."""
WRONG: Final = "✗"
"""Stands where a sum is not what it should be."""
SUM: Final = "Σ"
_SAID = ev.AuctionEvent | ev.ExchangeEvent | ev.CallingEvent | ev.AnnouncingEvent
"""What is said and done before the first card."""
_PLAYED_SHARE: Final = 94
_LABEL_SHARE: Final = 40
_PAID_SHARE: Final = 48
"""Percent of the width for the cards played, for what a line is about, for what all seats get."""


@final
class HandRecordTexts(Texts):
    """Makes the record of a hand or of a game."""

    def __init__(self, translations: Translations, variant: Variant, words: Words) -> None:
        """Take the rules of the game, and the words for them and the people at the table."""
        super().__init__(translations)
        self._pages = PrintoutTexts(translations)
        self._variant, self._words = variant, words
        self._deck = deck_of(words.language)

    def printout(self, record: GameRecord, hand: int | None = None) -> Printout:
        """Return the record of a *hand*, counted from 1; without it, of the whole game.

        Raises:
            LookupError, ValueError, TypeError: the events contradict each other.
            JournalError: an act can't be read.
        """
        sheet = self._variant.sheet.ruleset.sheet
        title = ", ".join(record.names)
        blocks: list[Block] = list(self._opening(record))
        for each in hand_records(record, self._variant, Watcher.REFEREE, hand):
            if each.number:
                blocks += self._hand(each, record.header.mode, is_next=len(blocks) > 2)
        return self._pages.printout(title, sheet, record.header.hash, blocks)

    def _opening(self, record: GameRecord) -> Iterator[Block]:
        """Yield what is said of the game."""
        if record.name:
            yield Line(self.tr("Game: {file}").format(file=record.name), Tone.QUIET)
        branch = record.header.branch
        if branch is not None:
            text = self.tr("Played on from {file}, hand {number}, after act {act}").format(
                file=branch.game, number=branch.hand, act=branch.act
            )
            yield Line(text, Tone.QUIET)

    def _hand(self, hand: HandRecord, mode: Mode, *, is_next: bool) -> Iterator[Block]:
        follow = _Following(hand)
        view = follow.view
        title = self.tr("Hand {number}").format(number=hand.number)
        yield Heading(title, 1, on_new_page=is_next)
        yield from self._facts(hand, view)
        yield from self._dealt(follow)
        yield from self._before_play(follow.said)
        yield from self._tricks(view)
        yield from self._count(view)
        yield from self._payments(hand, view)
        yield from self._rulings(follow.judged, mode)

    def _facts(self, hand: HandRecord, view: Observation) -> Iterator[Block]:
        words, dealer = self._words, view.round.dealer
        facts = []
        if dealer is not None:
            facts.append(self.tr("Dealer: {name}").format(name=words.seat(dealer)))
        number = number_of_hand(hand.entries, self._variant.sheet.deal)
        if number is not None:
            facts.append(words.deal_number(str(number)))
        yield Line(" · ".join(facts))

    # ------------------------------------------------------------------------- cards

    def _dealt(self, follow: _Following) -> Iterator[Block]:
        deal = follow.dealt
        if deal is None:
            return
        yield Heading(self.tr("Deal"), 2)
        around = tuple(
            Box(self._words.seat(seat), self._held(deal.hands[seat].cards)) for seat in deal.order
        )
        talon = tuple(place.card for place in deal.talon if place.card is not None)
        middle = Box(self.tr("Talon"), (self._cards(talon),)) if talon else None
        yield Diagram(around, middle)

    def _held(self, cards: CardSet) -> tuple[str, ...]:
        """Return a hand, a line for each suit."""
        return held_by_suit(self._variant.sheet.pack.ranked(cards), self._deck)

    def _cards(self, cards: Sequence[Card]) -> str:
        return in_a_row(cards, self._deck)

    # ------------------------------------------------------------------------- what was said

    def _before_play(self, said: Sequence[Event]) -> Iterator[Block]:
        lines = [line for event in said if (line := self._said(event))]
        if lines:
            yield Heading(self.tr("Bidding and announcements"), 2)
            yield from (Line(line) for line in lines)

    def _said(self, event: Event) -> str:
        line = self._words.event(event, Watcher.REFEREE) or ""
        match event:
            case ev.TalonTaken() | ev.TalonReturned() | ev.TalonHandTaken():
                cards = tuple(card for card in event.cards if card is not None)
            case ev.CardsDiscarded():
                cards = self._variant.sheet.pack.ranked(event.cards)
            case ev.CalledUnnamed() if event.card is not None:
                cards = (event.card,)
            case _:
                cards = ()
        return f"{line} [{self._cards(cards)}]" if cards and line else line

    # ------------------------------------------------------------------------- tricks and count

    def _tricks(self, view: Observation) -> Iterator[Block]:
        if not view.play.tricks:
            return
        seats = sorted(view.deal.order)
        share = _PLAYED_SHARE // len(seats)
        heads = (Column(), *(Column(self._words.seat(seat), share=share) for seat in seats))
        rows = (
            Row((str(number), *(self._played(trick, seat) for seat in seats)), self._added(trick))
            for number, trick in enumerate(view.play.tricks, start=1)
        )
        yield Heading(self.tr("Tricks"), 2)
        yield Table(heads, tuple(rows))
        legend = self.tr("{leads} leads, {takes} takes the trick")
        yield Line(legend.format(leads=LEADS, takes=TAKES), Tone.QUIET)

    def _played(self, trick: Trick, seat: Seat) -> str:
        cards = self._cards(tuple(each.card for each in trick.cards if each.seat == seat))
        leads = LEADS if trick.cards[0].seat == seat else ""
        takes = TAKES if trick.winner == seat else ""
        return " ".join(part for part in (leads, cards, takes) if part)

    def _added(self, trick: Trick) -> tuple[str, ...]:
        return (f"+ {self._cards(tuple(trick.added))}",) if trick.added else ()

    def _count(self, view: Observation) -> Iterator[Block]:
        """Yield the card points, which come to those of the pack."""
        points = view.result.points
        if points is None:
            return
        pack = self._variant.sheet.pack
        elsewhere = pack.count(_counted_by_nobody(view))
        whole = sum(points) + elsewhere
        is_right = whole == pack.points.total
        number = self._words.number
        seats = tuple(number(each) for each in points)
        heads = [*self._seat_columns(), Column(self.tr("Nobody"), is_number=True)]
        proof = f"{number(whole)} {TAKES if is_right else WRONG}"
        row = Row(
            (self.tr("Card points"), *seats, number(elsewhere), proof),
            (self.tr("All cards of the deck: {points}").format(points=number(pack.points.total)),),
            Tone.PLAIN if is_right else Tone.WRONG,
        )
        yield Heading(self.tr("Count"), 2)
        yield Table((*heads, Column(SUM, is_number=True)), (row,))

    # ------------------------------------------------------------------------- payments

    def _payments(self, hand: HandRecord, view: Observation) -> Iterator[Block]:
        """Yield what each line brings each seat, and the scores before and after."""
        lines, seats = view.result.lines, len(view.round.seats)
        before, after = hand.start.round.scores, view.round.scores
        gains = total((line.amounts for line in lines), seats)
        is_right = total((before, gains), seats) == after
        rows = [self._row(self.tr("Score before"), before, None)]
        for line in lines:
            text = self._words.score_line(line)
            notes = (text.article.heading, *(step.line for step in text.working))
            rows.append(self._row(text.label, line.amounts, notes, is_gain=True))
        rows.append(self._row(self.tr("The hand"), gains, (), is_gain=True, tone=Tone.STRONG))
        rows.append(self._row(self.tr("Score after"), after, None, is_right=is_right))
        if any(view.round.written):
            rows.append(self._row(self.tr("Written"), view.round.written, None))
        yield Heading(self.tr("Payments"), 2)
        yield Table((*self._seat_columns(), Column(SUM, is_number=True)), tuple(rows))

    def _row(
        self,
        label: str,
        amounts: Amounts,
        notes: tuple[str, ...] | None,
        *,
        is_gain: bool = False,
        is_right: bool = True,
        tone: Tone = Tone.PLAIN,
    ) -> Row:
        """Return a row of amounts with their sum; that of gains is zero, or the row is wrong."""
        figure = self._words.gain if is_gain else self._words.figure
        whole = sum(amounts, Fraction(0))
        is_right = is_right and not (is_gain and whole)
        sign = TAKES if is_right else WRONG
        proof = figure(whole) if is_right and not is_gain else f"{figure(whole)} {sign}"
        cells = (label, *map(figure, amounts), proof)
        return Row(cells, notes or (), tone if is_right else Tone.WRONG)

    def _seat_columns(self) -> tuple[Column, ...]:
        names = self._words.names
        share = _PAID_SHARE // len(names)
        seats = (Column(name, is_number=True, share=share) for name in names)
        return (Column(share=_LABEL_SHARE), *seats)

    # ------------------------------------------------------------------------- rulings

    def _rulings(self, judged: Sequence[tuple[int, Event]], mode: Mode) -> Iterator[Block]:
        if not judged:
            return
        yield Heading(self.tr("Rulings"), 2)
        rows = []
        for act, event in judged:
            if isinstance(event, ev.RulingIssued):
                text = self._words.ruling(event.ruling, Watcher.REFEREE, mode)
                said, cited = " ".join(text.shown), text.cited
            else:
                said, cited = self._words.event(event, Watcher.REFEREE) or "", ""
            rows.append(Row((self.tr("Act {number}").format(number=act), said, cited)))
        yield Table((Column(share=10), Column(share=60), Column(share=30)), tuple(rows))


class _Following:
    """Follows a hand and keeps what its record tells of it."""

    def __init__(self, hand: HandRecord) -> None:
        self.view: Observation = hand.start
        """The table as it was left, all cards open."""
        self.dealt: Deal | None = None
        """The cards as they were dealt; `None`: they never were."""
        self.said: list[Event] = []
        """What came before the first card."""
        self.judged: list[tuple[int, Event]] = []
        """Rulings and what became of them, each with the number of its act."""
        for number, entry in enumerate(hand.entries, hand.first + 1):
            for event in entry.events:
                self._see(event, number)
                self.view = evolve(self.view, event)

    def _see(self, event: Event, act: int) -> None:
        match event:
            case ev.DealUndone() | ev.HandRedealt():
                self.dealt = None
                self.said.clear()
            case ev.RulingIssued() | ev.RulingJudged() | ev.RulingReopened() | ev.AgreementMade():
                self.judged.append((act, event))
            case _ if isinstance(event, _SAID | ev.CardPlayed):
                self.dealt = self.dealt or self.view.deal
                if isinstance(event, _SAID):
                    self.said.append(event)


def _counted_by_nobody(view: Observation) -> CardSet:
    """Return the cards that count for nobody: left in the talon or in a hand, or lost."""
    left = (p.card for p in view.deal.talon if p.card and p.taken_by is None and not p.added)
    kept = (card for hand in view.deal.hands for card in hand.cards)
    lost = (dropped.card for dropped in view.deal.dropped if dropped.card)
    return CardSet.gather(left) | CardSet.gather(kept) | CardSet.gather(lost)
