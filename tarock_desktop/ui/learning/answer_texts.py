"""The words of a lesson, in one language, and an answer to a task in words."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.learning.sides import Sides
from tarock_desktop.learning.task import Answer, WrongAct
from tarock_desktop.messages.message import NameRef
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.texts.judge_questions import JudgeTexts
from tarock_desktop.texts.lessons import Lessons as LessonTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.vocabulary import LIST_SEPARATOR
from tarock_desktop.variants.schema import Sheet


class LessonWords(Struct, frozen=True):
    """The words of a lesson, in one language."""

    words: Words
    texts: LessonTexts
    acts: ActTexts
    judge: JudgeTexts

    def part_right(self, answer: Answer | None, right: Answer | None) -> str:
        """Return what is right of a wrong answer, where that can be said without the rest."""
        match answer, right:
            case WrongAct(), WrongAct():
                return self.acts.part_found(is_act=answer.act == right.act)
            case tuple(), tuple():
                same = (n for n, amount in enumerate(answer) if amount == right[n])
                return self.acts.part_paid([self.words.seat(seat) for seat in same])
            case _:
                return ""

    def answer(self, answer: Answer, asked: Prompt | None, sheet: Sheet) -> str:
        """Return what is answered, to stand after a colon; *asked* is what an act answers."""
        words = self.words
        match answer:
            case CardSet():
                return words.cards(sheet.pack.ranked(answer))
            case frozenset():
                named = [words.name(NameRef("value", value)) for value in sorted(answer)]
                return LIST_SEPARATOR.join(named) or "–"
            case tuple():
                gains = (f"{words.seat(n)} {words.gain(each)}" for n, each in enumerate(answer))
                return LIST_SEPARATOR.join(gains)
            case Sides(is_known=False):
                return self.acts.unknown_sides()
            case Sides():
                alone = self.acts.plays_alone()
                return alone if answer.partner is None else words.seat(answer.partner)
            case WrongAct():
                return words.offence(answer.row)
            case Fraction():
                return words.number(answer)
            case int():
                return words.seat(answer)
            case _:
                return "" if asked is None else self.acts.act(answer, asked, words)
