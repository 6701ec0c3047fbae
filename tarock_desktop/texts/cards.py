"""The names of the 54 cards and of the suits."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class CardNames(SentenceTable):
    """A card as a subject or after a colon, by its text form."""

    SENTENCES: ClassVar[Sentences] = {
        "T1": lambda self, _: self.tr("Pagat"),
        "T2": lambda self, _: self.tr("trump II"),
        "T3": lambda self, _: self.tr("trump III"),
        "T4": lambda self, _: self.tr("trump IV"),
        "T5": lambda self, _: self.tr("trump V"),
        "T6": lambda self, _: self.tr("trump VI"),
        "T7": lambda self, _: self.tr("trump VII"),
        "T8": lambda self, _: self.tr("trump VIII"),
        "T9": lambda self, _: self.tr("trump IX"),
        "T10": lambda self, _: self.tr("trump X"),
        "T11": lambda self, _: self.tr("trump XI"),
        "T12": lambda self, _: self.tr("trump XII"),
        "T13": lambda self, _: self.tr("trump XIII"),
        "T14": lambda self, _: self.tr("trump XIV"),
        "T15": lambda self, _: self.tr("trump XV"),
        "T16": lambda self, _: self.tr("trump XVI"),
        "T17": lambda self, _: self.tr("trump XVII"),
        "T18": lambda self, _: self.tr("trump XVIII"),
        "T19": lambda self, _: self.tr("trump XIX"),
        "T20": lambda self, _: self.tr("trump XX"),
        "T21": lambda self, _: self.tr("Mond"),
        "T22": lambda self, _: self.tr("Skys"),
        "HK": lambda self, _: self.tr("king of hearts"),
        "HQ": lambda self, _: self.tr("queen of hearts"),
        "HN": lambda self, _: self.tr("rider of hearts"),
        "HJ": lambda self, _: self.tr("jack of hearts"),
        "H1": lambda self, _: self.tr("ace of hearts"),
        "H2": lambda self, _: self.tr("two of hearts"),
        "H3": lambda self, _: self.tr("three of hearts"),
        "H4": lambda self, _: self.tr("four of hearts"),
        "DK": lambda self, _: self.tr("king of diamonds"),
        "DQ": lambda self, _: self.tr("queen of diamonds"),
        "DN": lambda self, _: self.tr("rider of diamonds"),
        "DJ": lambda self, _: self.tr("jack of diamonds"),
        "D1": lambda self, _: self.tr("ace of diamonds"),
        "D2": lambda self, _: self.tr("two of diamonds"),
        "D3": lambda self, _: self.tr("three of diamonds"),
        "D4": lambda self, _: self.tr("four of diamonds"),
        "SK": lambda self, _: self.tr("king of spades"),
        "SQ": lambda self, _: self.tr("queen of spades"),
        "SN": lambda self, _: self.tr("rider of spades"),
        "SJ": lambda self, _: self.tr("jack of spades"),
        "S7": lambda self, _: self.tr("seven of spades"),
        "S8": lambda self, _: self.tr("eight of spades"),
        "S9": lambda self, _: self.tr("nine of spades"),
        "S10": lambda self, _: self.tr("ten of spades"),
        "CK": lambda self, _: self.tr("king of clubs"),
        "CQ": lambda self, _: self.tr("queen of clubs"),
        "CN": lambda self, _: self.tr("rider of clubs"),
        "CJ": lambda self, _: self.tr("jack of clubs"),
        "C7": lambda self, _: self.tr("seven of clubs"),
        "C8": lambda self, _: self.tr("eight of clubs"),
        "C9": lambda self, _: self.tr("nine of clubs"),
        "C10": lambda self, _: self.tr("ten of clubs"),
    }


@final
class CardObjects(SentenceTable):
    """A card as the object of a sentence: with article, in the accusative."""

    SENTENCES: ClassVar[Sentences] = {
        "T1": lambda self, _: self.tr("the Pagat"),
        "T2": lambda self, _: self.tr("the II"),
        "T3": lambda self, _: self.tr("the III"),
        "T4": lambda self, _: self.tr("the IV"),
        "T5": lambda self, _: self.tr("the V"),
        "T6": lambda self, _: self.tr("the VI"),
        "T7": lambda self, _: self.tr("the VII"),
        "T8": lambda self, _: self.tr("the VIII"),
        "T9": lambda self, _: self.tr("the IX"),
        "T10": lambda self, _: self.tr("the X"),
        "T11": lambda self, _: self.tr("the XI"),
        "T12": lambda self, _: self.tr("the XII"),
        "T13": lambda self, _: self.tr("the XIII"),
        "T14": lambda self, _: self.tr("the XIV"),
        "T15": lambda self, _: self.tr("the XV"),
        "T16": lambda self, _: self.tr("the XVI"),
        "T17": lambda self, _: self.tr("the XVII"),
        "T18": lambda self, _: self.tr("the XVIII"),
        "T19": lambda self, _: self.tr("the XIX"),
        "T20": lambda self, _: self.tr("the XX"),
        "T21": lambda self, _: self.tr("the Mond"),
        "T22": lambda self, _: self.tr("the Skys"),
        "HK": lambda self, _: self.tr("the king of hearts"),
        "HQ": lambda self, _: self.tr("the queen of hearts"),
        "HN": lambda self, _: self.tr("the rider of hearts"),
        "HJ": lambda self, _: self.tr("the jack of hearts"),
        "H1": lambda self, _: self.tr("the ace of hearts"),
        "H2": lambda self, _: self.tr("the two of hearts"),
        "H3": lambda self, _: self.tr("the three of hearts"),
        "H4": lambda self, _: self.tr("the four of hearts"),
        "DK": lambda self, _: self.tr("the king of diamonds"),
        "DQ": lambda self, _: self.tr("the queen of diamonds"),
        "DN": lambda self, _: self.tr("the rider of diamonds"),
        "DJ": lambda self, _: self.tr("the jack of diamonds"),
        "D1": lambda self, _: self.tr("the ace of diamonds"),
        "D2": lambda self, _: self.tr("the two of diamonds"),
        "D3": lambda self, _: self.tr("the three of diamonds"),
        "D4": lambda self, _: self.tr("the four of diamonds"),
        "SK": lambda self, _: self.tr("the king of spades"),
        "SQ": lambda self, _: self.tr("the queen of spades"),
        "SN": lambda self, _: self.tr("the rider of spades"),
        "SJ": lambda self, _: self.tr("the jack of spades"),
        "S7": lambda self, _: self.tr("the seven of spades"),
        "S8": lambda self, _: self.tr("the eight of spades"),
        "S9": lambda self, _: self.tr("the nine of spades"),
        "S10": lambda self, _: self.tr("the ten of spades"),
        "CK": lambda self, _: self.tr("the king of clubs"),
        "CQ": lambda self, _: self.tr("the queen of clubs"),
        "CN": lambda self, _: self.tr("the rider of clubs"),
        "CJ": lambda self, _: self.tr("the jack of clubs"),
        "C7": lambda self, _: self.tr("the seven of clubs"),
        "C8": lambda self, _: self.tr("the eight of clubs"),
        "C9": lambda self, _: self.tr("the nine of clubs"),
        "C10": lambda self, _: self.tr("the ten of clubs"),
    }


@final
class SuitNames(SentenceTable):
    """A suit as a subject or after a colon, by its letter."""

    SENTENCES: ClassVar[Sentences] = {
        "T": lambda self, _: self.tr("trumps"),
        "H": lambda self, _: self.tr("hearts"),
        "D": lambda self, _: self.tr("diamonds"),
        "S": lambda self, _: self.tr("spades"),
        "C": lambda self, _: self.tr("clubs"),
    }
