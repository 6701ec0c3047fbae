"""Hand-outs of a lesson: diagrams of positions with a question each, and their answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.journal.comments import Comments, Reader
from tarock_desktop.messages.message import NameRef
from tarock_desktop.session.explaining import Why
from tarock_desktop.session.lesson import Lesson
from tarock_desktop.table.seats import Watcher
from tarock_desktop.table.view import Observation
from tarock_desktop.texts.cards import deck_of, held_by_suit, in_a_row
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.comments import comment_text
from tarock_desktop.texts.printout import (
    Block,
    Box,
    Diagram,
    Heading,
    Line,
    Part,
    Printout,
    PrintoutTexts,
    Together,
    Tone,
)
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.sentences import Texts
from tarock_desktop.variants.schema import Sheet

LINE, LINES = "_" * 60, 2
"""To write an answer on."""


class Position(Struct, frozen=True, kw_only=True):
    """One position of a hand-out."""

    lesson: Lesson
    number: int
    """Of the step, from 0."""
    comment: str
    """What the teacher wrote for the room: the question."""
    note: str = ""
    """What he wrote for himself."""
    is_asked: bool = True
    """Whether the room is asked here: not where the teacher only tells something."""
    hand: int = 1
    """The hand to which it belongs: of the game, or of an evening."""


class Handout(Struct, frozen=True, kw_only=True):
    """What is to be printed."""

    title: str
    sheet: Sheet
    digest: str
    """That of the rule sheet with its options."""
    positions: tuple[Position, ...]
    has_answers: bool
    has_notes: bool = False


@final
class HandoutTexts(Texts):
    """Makes it."""

    def __init__(self, translations: Translations, words: Words) -> None:
        """Take the words for the sheet and the people at the table."""
        super().__init__(translations)
        self._pages = PrintoutTexts(translations)
        self._words = words
        self._deck = deck_of(words.language)

    def printout(self, handout: Handout) -> Printout:
        """Return the hand-out: the questions, and the answers on pages of their own."""
        blocks: list[Block] = []
        places = _numbered(handout.positions)
        shown = [each for each in places if _is_shown(each[1], handout)]
        for heading, place, position in self._by_hand(shown):
            blocks += heading
            blocks.append(Together(tuple(self._question(place, position, handout))))
        if handout.has_answers:
            blocks.append(Heading(self.tr("Answers"), 1, on_new_page=True))
            told = [each for each in places if each[1].comment or each[1].is_asked]
            for heading, place, position in self._by_hand(told):
                blocks += heading
                blocks.append(Together(tuple(self._answer(place, position, handout.sheet))))
        citation = handout.sheet.ruleset.sheet
        return self._pages.printout(handout.title, citation, handout.digest, blocks)

    def _by_hand(
        self, places: list[tuple[int, Position]]
    ) -> Iterator[tuple[tuple[Heading, ...], int, Position]]:
        """Yield each position with its number, the first of a hand with a heading.

        There is none where all are of one hand.
        """
        has_several = len({position.hand for _, position in places}) > 1
        before = 0
        for place, position in places:
            name = self.tr("Hand {hand}").format(hand=position.hand)
            is_first = has_several and position.hand != before
            yield (Heading(name, 1),) if is_first else (), place, position
            before = position.hand

    def _question(self, place: int, position: Position, handout: Handout) -> Iterator[Part]:
        view = position.lesson.table(position.number)
        yield Heading(self._name(place, position), 2)
        yield Line(self._played(view))
        if any(hand.cards for hand in view.deal.hands):
            yield self._diagram(view, handout.sheet)
        trick = view.play.trick
        if trick:
            cards = ", ".join(
                f"{self._words.seat(each.seat)} {in_a_row((each.card,), self._deck)}"
                for each in trick
            )
            yield Line(self.tr("In the trick: {cards}").format(cards=cards))
        asked = self._asked(position)
        if asked and position.is_asked:
            yield Line(asked, Tone.STRONG)
        if handout.has_notes and position.note:
            yield Line(self.tr("For you: {note}").format(note=position.note), Tone.QUIET)
        if not handout.has_answers:
            yield from (Line(LINE, Tone.QUIET),) * LINES

    def _name(self, place: int, position: Position) -> str:
        if not position.is_asked:
            return self.tr("Your note")
        return self.tr("Question {number}").format(number=place)

    def _asked(self, position: Position) -> str:
        why = position.lesson.why(position.number)
        if why is None:
            return position.comment
        asked = self.tr("{player}: What would you do?").format(player=self._words.seat(why.seat))
        return f"{position.comment} {asked}".strip()

    def _played(self, view: Observation) -> str:
        """Return what is played and by whom, as far as everybody at the table knows."""
        words, contract = self._words, view.auction.contract
        dealer, parts = view.round.dealer, list[str]()
        if contract is not None and view.auction.declarer is not None:
            parts.append(words.name(NameRef("contract", contract)))
            side, others = words.known_sides(view)
            playing = side if others else (view.declarer,)
            listed = ", ".join(words.seat(seat) for seat in playing)
            parts.append(self.tr("Playing: {names}").format(names=listed))
        if dealer is not None:
            parts.append(self.tr("Dealer: {name}").format(name=words.seat(dealer)))
        return " · ".join(parts)

    def _diagram(self, view: Observation, sheet: Sheet) -> Diagram:
        deal, ranked = view.deal, sheet.pack.ranked
        around = tuple(
            Box(self._words.seat(seat), held_by_suit(ranked(deal.hands[seat].cards), self._deck))
            for seat in deal.order
        )
        talon = tuple(place.card for place in deal.talon if place.card is not None)
        middle = Box(self.tr("Talon"), (in_a_row(talon, self._deck),)) if talon else None
        return Diagram(around, middle)

    # ------------------------------------------------------------------------- answers

    def _answer(self, place: int, position: Position, sheet: Sheet) -> Iterator[Part]:
        lesson, number = position.lesson, position.number
        if not position.is_asked:
            yield Line(position.comment)
            return
        yield Heading(self._name(place, position), 2)
        yield Line(self._asked(position), Tone.QUIET)
        why = lesson.why(number)
        if why is not None:
            yield from self._reasons(why, sheet)
        after = lesson.steps[number + 1].events if number + 1 < len(lesson) else ()
        done = [line for event in after if (line := self._words.event(event, Watcher.PUBLIC))]
        if done:
            said = " ".join(f"{line.rstrip('.')}." for line in done)
            yield Line(self.tr("At the table: {what}").format(what=said), Tone.STRONG)

    def _reasons(self, why: Why, sheet: Sheet) -> Iterator[Part]:
        words = self._words
        if why.cards:
            cards = in_a_row(sheet.pack.ranked(why.cards), self._deck)
            yield Line(self.tr("May be chosen: {cards}").format(cards=cards))
        groups: dict[tuple[str, str | None], list[str]] = {}
        for each in why.denied:
            if each.card is not None:
                card = in_a_row((each.card,), self._deck)
                groups.setdefault((words.message(each.reason), each.article), []).append(card)
        for (reason, article), barred in groups.items():
            said = self.tr("Not {cards}: {reason}")
            cited = "" if article is None else f" – {words.article(article).heading}"
            yield Line(said.format(cards=" ".join(barred), reason=reason) + cited)


def _numbered(positions: tuple[Position, ...]) -> list[tuple[int, Position]]:
    """Return the positions with the numbers of the questions, the same with notes and without."""
    number, found = 0, []
    for position in positions:
        number += position.is_asked
        found.append((number, position))
    return found


def commented_positions(
    lessons: Sequence[Lesson], comments: Comments, words: Words, *, has_notes: bool = False
) -> tuple[Position, ...]:
    """Return the positions of some hands that have a comment for the room.

    *has_notes*: also those to which the teacher has only a note for himself.
    """
    found = []
    for lesson in lessons:
        for number, step in enumerate(lesson.steps):
            said = comment_text(comments.at(step.moment), words)
            note = comment_text(comments.at(step.moment, Reader.TEACHER), words)
            if said or (has_notes and note):
                is_asked = bool(said) and _asks(lesson, number, said)
                position = Position(lesson=lesson, number=number, comment=said, note=note)
                found.append(replace(position, is_asked=is_asked, hand=lesson.number))
    if any(each.is_asked for each in found):
        return tuple(found)
    # Nothing but remarks: each is printed with its position all the same.
    return tuple(replace(each, is_asked=bool(each.comment)) for each in found)


def _asks(lesson: Lesson, number: int, said: str) -> bool:
    """Return whether a comment asks something, and does not only tell what has happened."""
    return "?" in said or lesson.why(number) is not None


def _is_shown(position: Position, handout: Handout) -> bool:
    """Return whether a position stands among the questions: a remark would tell an answer."""
    return position.is_asked or (handout.has_notes and bool(position.note))
