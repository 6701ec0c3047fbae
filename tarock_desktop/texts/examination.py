"""An examination on paper: the questions, the key to them, and what somebody answered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, final

from msgspec import Struct

from tarock_desktop.cards.pack import Suit
from tarock_desktop.cases.frames import told_before
from tarock_desktop.cases.schema import OptionValue
from tarock_desktop.learning.case_questions import worked_of
from tarock_desktop.learning.examination import PASS_MARK, Examination, Score, score, score_by_part
from tarock_desktop.learning.incident_questions import is_trick_open
from tarock_desktop.learning.payments import payments_of
from tarock_desktop.learning.question import FROM_CASES, Consequence, Kind, Part, Question
from tarock_desktop.learning.questions import shown_frames
from tarock_desktop.learning.situations import Noticed, situation_of
from tarock_desktop.table.seats import Watcher
from tarock_desktop.table.view import Observation
from tarock_desktop.texts.cards import card_sign, deck_of, suit_sign
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.judge_questions import LETTERS, JudgeTexts
from tarock_desktop.texts.printout import (
    Block,
    Column,
    Heading,
    Line,
    Printout,
    PrintoutTexts,
    Row,
    Signatures,
    Table,
    Together,
    Tone,
)
from tarock_desktop.texts.printout import Part as Printed
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.sentences import Texts
from tarock_desktop.variants.loader import load_variant

SEATS: Final = "ABCDEF"
"""What the people of a question are called."""
_BETWEEN: Final = "\N{NO-BREAK SPACE} "
RIGHT: Final = "✓"
WRONG: Final = "✗"


class ToldQuestion(Struct, frozen=True):
    """A question in words."""

    position: tuple[str, ...]
    """What was so before anybody acted; without the cards."""
    course: tuple[str, ...]
    """What was done and said since."""
    told: tuple[str, ...]
    """What nobody can see from that."""
    asked: str
    options: tuple[str, ...]
    article: str
    """Where the right answer stands."""


@final
class ExaminationTexts(Texts):
    """Makes the papers of an examination."""

    def __init__(self, translations: Translations, ruleset: str) -> None:
        """Take the sheet of the examination."""
        super().__init__(translations)
        self._translations = translations
        self._sheet = load_variant(ruleset).sheet
        self._pages = PrintoutTexts(translations)
        self._deck = deck_of(translations.language)
        self.words = Words(translations, self._sheet, SEATS)
        self.judge = JudgeTexts(translations, self.words)

    # -------------------------------------------------------------------------- in words

    def told(self, question: Question) -> ToldQuestion:
        """Return a question in words."""
        words, judge = self.words, self.judge
        frames = shown_frames(question)
        position = frames[0].observation
        before = (words.event(event, Watcher.REFEREE) for event in told_before(position))
        article = question.article
        return ToldQuestion(
            position=(
                *judge.options(self._options(question)),
                *(line for line in before if line and question.kind is not Kind.COUNT),
                *(judge.due(frames[0]) if question.kind not in FROM_CASES else ()),
            ),
            course=judge.course(frames, is_open=is_trick_open(question)),
            told=tuple(self._facts(question)),
            asked=judge.asked(question.kind, in_all=self._is_counted(question)),
            options=tuple(self.answer(question, place) for place in range(len(question.options))),
            article=words.article(article).heading if article else "",
        )

    @staticmethod
    def _is_counted(question: Question) -> bool:
        """Return whether a hand is counted beside what is paid for an offence."""
        situation = situation_of(question.source) if question.kind is Kind.PAYS else None
        paid = None if situation is None else payments_of(situation)
        return paid is None or bool(paid.alone)

    def _options(self, question: Question) -> Mapping[str, OptionValue]:
        """Return the table options that hold for a question and differ from the sheet."""
        if question.kind in FROM_CASES:
            return worked_of(question).case.facts.table.options
        situation = situation_of(question.source)
        return {} if situation is None else situation.incident.case.facts.table.options

    def _facts(self, question: Question) -> Iterator[str]:
        if question.kind in FROM_CASES:
            yield from self.judge.told_case(question)
            return
        situation = situation_of(question.source)
        if situation is None:
            raise LookupError(question.source)
        yield from self.judge.told(situation, question)
        if question.kind is Kind.PAYS:
            paid = payments_of(situation)
            if paid and (note := self.judge.written(situation.variant, paid.right)):
                yield note
            yield from self.judge.result(situation, paid)
        elif question.kind is Kind.FOLLOWS and situation.noticed is Noticed.COUNTED:
            yield from self.judge.result(situation, None)

    def answer(self, question: Question, place: int) -> str:
        """Return an answer as a sentence."""
        option = question.options[place]
        others = None
        if isinstance(option, Consequence) and option.ruleset != question.ruleset:
            others = Words(self._translations, load_variant(option.ruleset).sheet, SEATS)
        return self.judge.answer(option, others)

    def explained(self, question: Question) -> tuple[str, ...]:
        """Return why the right answer is right: the ruling, or how a hand is counted."""
        told = self.told(question)
        if question.kind in FROM_CASES:
            lines = worked_of(question).lines
            counted = (self.words.score_line(line) for line in lines)
            paid = (f"{text.label}: {', '.join(text.amounts)}" for text in counted)
            return (*paid, told.article) if told.article else tuple(paid)
        situation = situation_of(question.source)
        if situation is None:
            raise LookupError(question.source)
        ruling, words = situation.ruling, self.words
        duty = words.duty(ruling.row, ruling.rule)
        gist = words.article(question.article).gist
        if question.twin is not None:
            return (duty, f"{told.article}. {gist}")
        follows = words.applied(ruling.row, ruling.remedy, ruling.rule)
        return (duty, follows, f"{told.article}. {gist}")

    def percent(self, score: Score) -> str:
        """Return how many answers were right."""
        share = round(100 * score.right / score.asked) if score.asked else 0
        return self.tr("{right} of {asked} right ({percent} %)").format(
            right=score.right, asked=score.asked, percent=share
        )

    def verdict(self, score: Score) -> str:
        """Return whether that is enough."""
        mark = round(100 * PASS_MARK)
        passed = (
            self.tr("Passed. The pass mark is {mark} %.")
            if score.is_passed
            else self.tr("Not passed. The pass mark is {mark} %.")
        )
        return passed.format(mark=mark)

    @staticmethod
    def sentence(line: str) -> str:
        """Return a line of the log as a whole sentence."""
        return _sentence(line)

    # ---------------------------------------------------------------------------- papers

    def paper(self, examined: Examination, digest: str) -> Printout:
        """Return the questions for a pencil; *digest*: that of the rule sheet."""
        blocks: list[Block] = [*self._terms(examined), *self._to_fill_in()]
        for number, question in enumerate(examined.questions, 1):
            blocks.append(Together(tuple(self._question(number, question))))
        return self._pages.printout(
            self.tr("Examination for judges"), self._sheet.ruleset.sheet, digest, blocks
        )

    def key(self, examined: Examination, digest: str) -> Printout:
        """Return the right answers."""
        heads = (
            Column("", is_number=True),
            Column(self.tr("Right"), share=8),
            Column(self.tr("Answer"), share=54),
            Column(self.tr("Article"), share=30),
        )
        rows = tuple(
            Row((str(number), LETTERS[question.right], told.options[question.right], told.article))
            for number, question, told in self._numbered(examined)
        )
        blocks = [*self._terms(examined), Table(heads, rows)]
        return self._pages.printout(
            self.tr("Key to the examination"), self._sheet.ruleset.sheet, digest, blocks
        )

    def result(
        self,
        examined: Examination,
        answers: Sequence[int | None],
        who: Mapping[str, str],
        digest: str,
    ) -> Printout:
        """Return what somebody answered; *who* has his `name` and the `date`."""
        given = tuple(answers)
        whole = score(examined, given)
        blocks: list[Block] = [
            Line(f"{who['name']} · {who['date']}", Tone.STRONG),
            *self._terms(examined),
            Line(f"{self.percent(whole)}. {self.verdict(whole)}", Tone.STRONG),
        ]
        heads = (Column("", share=60), Column(self.tr("Right"), is_number=True, share=20))
        parts = score_by_part(examined.questions, given)
        rows = tuple(
            Row((self.judge.part(part), f"{each.right} / {each.asked}"))
            for part, each in parts.items()
        )
        blocks += [Table(heads, rows), Signatures((self.tr("Judge"), self.tr("Candidate")))]
        for (number, question, told), answer in zip(self._numbered(examined), given, strict=True):
            blocks.append(Together(tuple(self._answered(number, question, told, answer))))
        return self._pages.printout(
            self.tr("Result of an examination"), self._sheet.ruleset.sheet, digest, blocks
        )

    def _numbered(self, examined: Examination) -> Iterator[tuple[int, Question, ToldQuestion]]:
        for number, question in enumerate(examined.questions, 1):
            yield number, question, self.told(question)

    def _terms(self, examined: Examination) -> tuple[Block, ...]:
        terms = examined.terms
        book = self.tr("open book") if terms.open_book else self.tr("closed book")
        parts = (
            self.tr("%n question(s)", None, len(examined.questions)),
            self.tr("%n minute(s)", None, terms.minutes),
            book,
            self.tr("pass mark {mark} %").format(mark=round(100 * PASS_MARK)),
            self.tr("seed {seed}").format(seed=terms.seed),
        )
        return (Line(" · ".join(parts), Tone.QUIET),)

    def _to_fill_in(self) -> tuple[Block, ...]:
        names = (self.tr("Name"), self.tr("Date"), self.tr("Judge"))
        ask = self.tr("Exactly one answer is right. Ring its letter.")
        untold = self.tr(
            "What is not told did not happen, no announcement and no doubling either."
        )
        order = self.tr("A, B, C and D sit in the order of play.")
        return (Signatures(names), Line(ask), Line(untold), Line(order))

    def _question(self, number: int, question: Question) -> Iterator[Printed]:
        told = self.told(question)
        yield Heading(self.tr("Question {number}").format(number=number), 2)
        if told.position:
            yield Line(" ".join(map(_sentence, told.position)), Tone.QUIET)
        hands = tuple(self.hands(shown_frames(question)[0].observation))
        # What is wrong with a deal stands in words; the cards may have been told before it.
        if hands and question.part is not Part.DEAL:
            yield Table((Column(), Column()), tuple(Row(hand) for hand in hands))
        if told.course:
            yield Line(" ".join(_sentence(line) for line in told.course))
        for line in told.told:
            yield Line(line, Tone.STRONG)
        yield Line(told.asked, Tone.STRONG)
        options = zip(LETTERS, told.options, strict=False)
        yield Table((Column(share=4), Column(share=94)), tuple(Row(pair) for pair in options))

    def _answered(
        self, number: int, question: Question, told: ToldQuestion, answer: int | None
    ) -> Iterator[Printed]:
        is_right = answer == question.right
        yield Heading(f"{number}. {told.asked} {RIGHT if is_right else WRONG}", 2)
        facts = (*told.course[-1:], *told.told)
        yield Line(" ".join(_sentence(line) for line in facts), Tone.QUIET)
        given = self.tr("no answer") if answer is None else told.options[answer]
        rows = [Row((self.tr("Answer"), given), tone=Tone.PLAIN if is_right else Tone.WRONG)]
        if not is_right:
            rows.append(Row((self.tr("Right"), told.options[question.right])))
        rows.append(Row((self.tr("Article"), told.article)))
        yield Table((Column(share=14), Column(share=84)), tuple(rows))

    def hands(self, seen: Observation) -> Iterator[tuple[str, str]]:
        """Yield the name and the cards of every hand that is known, then the talon."""
        pack = self._sheet.pack
        for seat in seen.deal.order:
            ranked = pack.ranked(seen.deal.hands[seat].cards)
            suits = []
            for suit in Suit:
                sign = suit_sign(suit)
                cards = [card_sign(card, self._deck) for card in ranked if card.suit is suit]
                if cards:
                    faces = _BETWEEN.join(card.removesuffix(sign) for card in cards)
                    suits.append(f"{sign} {faces}".strip())
            if suits:
                yield self.words.seat(seat), "   ".join(suits)
        talon = [place.card for place in seen.deal.talon if place.taken_by is None]
        known = [card_sign(card, self._deck) for card in talon if card is not None]
        if known:
            yield self.tr("Talon"), _BETWEEN.join(known)


def _sentence(line: str) -> str:
    """Return a line as a whole sentence."""
    return line if line.endswith((".", "!", "?", "”", "“")) else f"{line}."
