"""A ruling in words: what happened, which rule, what would have been right, what follows."""

from __future__ import annotations

from typing import final

from msgspec import Struct

from tarock_desktop.texts.sentences import Texts


class ArticleText(Struct, frozen=True):
    """An article of a rule sheet in the reader's language."""

    id: str
    """The article as the ruleset names it."""
    number: str
    """Its number, or what it is found by, without our names for parts of it."""
    title: str
    heading: str
    """How it is cited: number and title, or the title of an article without a number."""
    gist: str
    """What it says, in our own words."""


class ReadingText(Struct, frozen=True):
    """A question a sheet leaves open, and how it is decided here."""

    question: str
    choice: str


class OptionText(Struct, frozen=True):
    """A table option in the reader's language."""

    label: str
    about: str
    """What it is about, in one sentence."""


class RulingText(Struct, frozen=True):
    """The four parts of an explanation, each ready to be shown."""

    what: str
    """What happened."""
    rule: ArticleText
    right: str
    """What would have been right; names cards only to those who may know them."""
    follows: str
    """What becomes of the act, and what the sheet provides."""
    notes: tuple[str, ...] = ()
    """Further findings on the same act."""
    reading: ReadingText | None = None
    """The decided reading the ruling rests on."""


class ScoreLineText(Struct, frozen=True):
    """One line of a score, ready to be shown."""

    label: str
    amounts: tuple[str, ...]
    """Gain of each seat with its sign."""
    working: tuple[str, ...]
    article: ArticleText
    written: tuple[str, ...] = ()
    """What each seat writes, with its sign, where a sheet is kept beside the payments."""


@final
class CitationTexts(Texts):
    """How an article is cited."""

    def heading(self, number: str, title: str) -> str:
        """Return number and title of an article; the title alone if it has no number."""
        if not number.isdecimal():
            return title
        return self.tr("Rule {number}: {title}").format(number=number, title=title)


@final
class GuardTexts(Texts):
    """What the guard table does with an act that breaks a rule."""

    def refused(self, seat: str | None) -> str:
        """Say that the act did not happen; *seat* is the name of the person who chooses again."""
        if seat is None:
            return self.tr("It is not carried out here.")
        return self.tr("It is not carried out here: {seat} chooses again.").format(seat=seat)

    def otherwise(self, consequence: str) -> str:
        """Say what the sheet provides where nobody guards the table."""
        return self.tr("By the rule sheet: {consequence}").format(consequence=consequence)
