"""A ruling in words: what happened, what the duty is, what follows."""

from __future__ import annotations

from typing import Final, final

from msgspec import Struct

from tarock_desktop.texts.sentences import Texts

BETWEEN_ARTICLES: Final = " · "
"""Stands between the articles that are cited in one line."""


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


class RulingText(Struct, frozen=True, kw_only=True):
    """A ruling, ready to be shown: three short parts, then the article, the rest on demand."""

    what: str
    """What happened."""
    duty: str
    """What the rules ask for."""
    follows: str
    """What becomes of the act."""
    elsewhere: str = ""
    """What the sheet provides where nobody guards the table; empty: that is what follows."""
    rule: ArticleText
    """The article of the duty."""
    consequence: ArticleText | None = None
    """The article of what follows, where it is another one."""
    allowed: str = ""
    """Which cards would have been right; only for those who may know them."""
    notes: tuple[str, ...] = ()
    """Further findings on the same act."""
    reading: ReadingText | None = None
    """The decided reading the ruling rests on."""

    @property
    def articles(self) -> tuple[ArticleText, ...]:
        """The article of the duty, then that of what follows if it is another one."""
        return (self.rule,) if self.consequence is None else (self.rule, self.consequence)

    @property
    def cited(self) -> str:
        """The articles in one line."""
        return BETWEEN_ARTICLES.join(article.heading for article in self.articles)

    @property
    def shown(self) -> tuple[str, ...]:
        """The sentences that are always shown, in their order."""
        parts = (self.what, self.duty, self.follows, self.elsewhere)
        return tuple(part for part in parts if part)

    @property
    def more(self) -> tuple[str, ...]:
        """The sentences that are folded away."""
        reading = () if self.reading is None else (self.reading.question, self.reading.choice)
        gists = (article.gist for article in self.articles)
        parts = (self.allowed, *self.notes, *gists, *reading)
        return tuple(part for part in parts if part)


class StepText(Struct, frozen=True):
    """One step of a calculation: what it is about, and what it comes to."""

    cause: str
    result: str = ""
    """Empty where a sentence says all."""

    @property
    def line(self) -> str:
        """Both in one line."""
        return f"{self.cause}: {self.result}" if self.result else self.cause


class ScoreLineText(Struct, frozen=True):
    """One line of a score, ready to be shown."""

    label: str
    amounts: tuple[str, ...]
    """Gain of each seat with its sign."""
    working: tuple[StepText, ...]
    article: ArticleText
    summary: str = ""
    """The causes in few words; empty where the label says enough."""
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
            return self.tr("The referee does not allow this.")
        return self.tr("The referee does not allow this: {seat} chooses again.").format(seat=seat)

    def elsewhere(self, consequence: str) -> str:
        """Say what the sheet provides where nobody guards the table."""
        return self.tr("Otherwise, by the rule sheet: {consequence}").format(
            consequence=consequence
        )


@final
class OffenderTexts(Texts):
    """Who else answers for what happened, beside the one whom a sentence names."""

    def also(self, sentence: str, names: str) -> str:
        """Return *sentence* with the *names* of those of whom it is true as well."""
        return self.tr("{sentence} Also: {names}.").format(sentence=sentence, names=names)

    def responsible(self, sentence: str, name: str) -> str:
        """Return *sentence* with the *name* of who let it happen and pays as well."""
        return self.tr("{sentence} Also responsible: {name}.").format(sentence=sentence, name=name)


@final
class ConsequenceTexts(Texts):
    """How the two branches of a consequence stand beside each other."""

    def branches(self, in_time: str, late: str) -> str:
        """Say what follows as long as it can be put right, and what follows later."""
        return self.tr("In time: {in_time} Later: {late}").format(in_time=in_time, late=late)
