"""Names that all sheets share, and the place where each sheet keeps its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable

SheetWords: TypeAlias = Mapping[str, str]
"""A sheet's own words, the same in every language, by kind and id: `contract.povinost`."""


@final
class CommonNames(SentenceTable):
    """Names no sheet has a word of its own for, by kind and id."""

    SENTENCES: ClassVar[Sentences] = {
        #: what can be challenged: the hand itself, as one deal from shuffling to paying
        "item.game": lambda self, _: self.tr("the hand"),
        "bank.loan": lambda self, _: self.tr("Bank loan"),
        "style.1": lambda self, _: self.tr("one card at a time"),
        "style.2": lambda self, _: self.tr("two cards at a time"),
        "style.3": lambda self, _: self.tr("three cards at a time"),
        "style.4": lambda self, _: self.tr("four cards at a time"),
        "style.6": lambda self, _: self.tr("six cards at a time"),
        "style.12": lambda self, _: self.tr("twelve cards at a time"),
        "style.first-chooses": lambda self, _: self.tr("the first bidder chooses"),
        "style.I": lambda self, _: self.tr("I: six cards at a time"),
        "style.II": lambda self, _: self.tr("II: packets of twelve to choose from"),
        "style.III": lambda self, _: self.tr("III: ábeles (the first hand in two halves)"),
        "style.16": lambda self, _: self.tr("three stacks of sixteen to choose from"),
        "style.choice": lambda self, _: self.tr("packets of twelve to choose from"),
        "style.halves": lambda self, _: self.tr(
            "the first hand in two halves, the others twelve at a time"
        ),
        "style.choice-12": lambda self, _: self.tr("packets of twelve to choose from"),
        "style.choice-16": lambda self, _: self.tr("three stacks of sixteen to choose from"),
    }
