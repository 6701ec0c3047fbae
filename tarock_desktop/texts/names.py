"""Names that all sheets share, and the place where each sheet keeps its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, final

from tarock_desktop.texts.sentences import SentenceTable

SheetWords: TypeAlias = Mapping[str, str]
"""A sheet's own words, the same in every language, by kind and id: `contract.povinost`."""


@final
class RoleNames(SentenceTable):
    """What people at a table are called, by role, unless a family has a word of its own."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "dealer": self.tr("dealer"),
            #: the letter on the dealer's seat
            "dealer.letter": self.tr("D", "dealer"),
            "forehand": self.tr("forehand"),
            #: the letter on the forehand's seat
            "forehand.letter": self.tr("F", "forehand"),
            "cutter": self.tr("cuts the deck"),
            "sits out": self.tr("sits out"),
            "declarer": self.tr("bidder"),
            "partner": self.tr("bidder's partner"),
            "partner unknown": self.tr("partner not known yet"),
        }


@final
class CommonNames(SentenceTable):
    """Names no sheet has a word of its own for, by kind and id."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            #: what can be challenged: the hand itself, as one deal from shuffling to paying
            "item.game": self.tr("the hand"),
            "bank.loan": self.tr("Bank loan"),
            "style.1": self.tr("one card at a time"),
            "style.2": self.tr("two cards at a time"),
            "style.3": self.tr("three cards at a time"),
            "style.4": self.tr("four cards at a time"),
            "style.6": self.tr("six cards at a time"),
            "style.12": self.tr("twelve cards at a time"),
            "style.first-chooses": self.tr("the forehand chooses"),
            "style.I": self.tr("I: six cards at a time"),
            "style.II": self.tr("II: packets of twelve to choose from"),
            "style.III": self.tr("III: ábeles (the first hand in two halves)"),
            "style.16": self.tr("three stacks of sixteen to choose from"),
            "style.choice": self.tr("packets of twelve to choose from"),
            "style.halves": self.tr("the first hand in two halves, the others twelve at a time"),
            "style.choice-12": self.tr("packets of twelve to choose from"),
            "style.choice-16": self.tr("three stacks of sixteen to choose from"),
        }
