"""The worked example of docs/translating.md; the tests run the real lupdate over it."""

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable, Texts


@final
class ExampleRulings(SentenceTable):
    """Sentences by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            #: {suit} is the name of a suit in the nominative
            "play.follow-suit": self.tr("{suit} was led and {seat} still holds it."),
        }

    def _counted(self, n: int) -> Mapping[str, str]:
        return {
            "penalty.flat": self.tr("{payer} pays %n chip(s).", None, n),
            "penalty.each": self.tr(
                "{payer} pays %n chip(s) to every player and the cards are collected, shuffled "
                "and dealt again.",
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
