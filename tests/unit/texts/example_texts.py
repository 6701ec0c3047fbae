"""The worked example of docs/translating.md; the tests run the real lupdate over it."""

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable, Texts


@final
class ExampleRulings(SentenceTable):
    """Sentences by message key."""

    SENTENCES: ClassVar[Sentences] = {
        #: {suit} is the name of a suit in the nominative
        "play.follow-suit": lambda self, _: self.tr("{suit} was led and {seat} still holds it."),
        "penalty.flat": lambda self, n: self.tr("{payer} pays %n chip(s).", None, n),
        "penalty.each": lambda self, n: self.tr(
            "{payer} pays %n chip(s) to every player and the cards are collected, "
            "shuffled and dealt again.",
            None,
            n,
        ),
    }


@final
class ExampleTexts(Texts):
    """Sentences by method."""

    def tricks_won(self, who: str, n: int, *, female: bool) -> str:
        if female:
            return self.tr("{who} won %n trick(s)", "female", n).format(who=who)
        return self.tr("{who} won %n trick(s)", "male", n).format(who=who)

    def cards(self, n: int) -> str:
        return self.tr("%n card(s)", None, n)

    def save(self) -> str:
        return self.tr("Save")
