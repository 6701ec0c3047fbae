"""Toy tarock in the layer `texts`: its words, articles and rulings."""

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.families import SheetTexts, TextFamily
from tarock_desktop.texts.sentences import SentenceTable


@final
class ToyGlosses(SentenceTable):
    def _sentences(self) -> Mapping[str, str]:
        return {"contract.most": self.tr("The game for the most card points")}


@final
class ToyTitles(SentenceTable):
    def _sentences(self) -> Mapping[str, str]:
        return {
            "toy.1": self.tr("Cards"),
            "toy.2": self.tr("Dealing"),
            "toy.3": self.tr("Play"),
            "toy.4": self.tr("Payment"),
        }


@final
class ToyGists(SentenceTable):
    def _sentences(self) -> Mapping[str, str]:
        return {
            "toy.1": self.tr("A pack of 54 cards; kings, court cards and the Trull count."),
            "toy.2": self.tr("Each of three gets sixteen cards; six are left and count nothing."),
            "toy.3": self.tr("Follow suit; who can't plays a tarock."),
            "toy.4": self.tr("Who has most card points gets a point from each other player."),
        }


@final
class ToyConsequences(SentenceTable):
    def _sentences(self) -> Mapping[str, str]:
        return {
            "TOY-1": self.tr("The card is taken back."),
            "TOY-2": self.tr("Play goes on in the right order."),
            "TOY-3": self.tr("It is done again."),
            "TOY-4": self.tr("Nothing follows."),
            "TOY-5": self.tr("The cards are dealt again."),
            "TOY-6": self.tr("Nothing is put right: the cards count where they lie."),
        }


@final
class ToySubjects(SentenceTable):
    def _sentences(self) -> Mapping[str, str]:
        return {"prize.amount": self.tr("Prize from each other player")}


FAMILY = TextFamily(
    sheets={
        "toy": SheetTexts(
            words={"contract.most": "Most points"},
            glosses=ToyGlosses,
            titles=ToyTitles,
            gists=ToyGists,
            consequences=ToyConsequences,
            options=SentenceTable,
            readings=SentenceTable,
        )
    },
    subjects=ToySubjects,
)
