"""What is written on the score sheet."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class ScoreSentences(SentenceTable):
    """Labels, workings and remarks, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "line.game-won": lambda self, _: self.tr("{name} won: {seat}"),
        "line.game-lost": lambda self, _: self.tr("{name} lost: {seat}"),
        "line.game-tied": lambda self, _: self.tr("{name} tied: {seat}"),
        "line.throw-in": lambda self, _: self.tr("Hand thrown in: {seat}"),
        "line.judge": lambda self, _: self.tr("Ruling of the judge"),
        "line.reversed": lambda self, _: self.tr("Paid back after a ruling was reopened"),
        "line.values": lambda self, _: self.tr("{name}: {seat}"),
        "line.fine": lambda self, _: self.tr("Penalty, {name}: {seat}"),
        "line.values-returned": lambda self, _: self.tr("{name} paid back: {seat}"),
        "line.item-made": lambda self, _: self.tr("{name} made: {seat}"),
        "line.item-lost": lambda self, _: self.tr("{name} not made: {seat}"),
        "line.item-announced-made": lambda self, _: self.tr("{name} announced and made: {seat}"),
        "line.item-announced-lost": lambda self, _: self.tr(
            "{name} announced and not made: {seat}"
        ),
        "working.points": lambda self, _: self.tr("{points} of {total} points, {least} needed"),
        "working.difference": lambda self, _: self.tr("{more} − {less} = {result}"),
        "working.add": lambda self, _: self.tr("{a} + {b} = {result}"),
        "working.multiply": lambda self, _: self.tr("{a} × {b} = {result}"),
        "working.tens": lambda self, _: self.tr("{a} ÷ 10, rounded: {result}"),
        "working.tie": lambda self, _: self.tr("A tie is lost for the bidder."),
        "working.tie-won": lambda self, _: self.tr("This tie is won for the bidder."),
        "working.doubling": lambda self, _: self.tr("{name}: × {factor} = {result}"),
        "working.draw": lambda self, _: self.tr("Talon cards changed: × {factor} = {result}"),
        "working.each": lambda self, _: self.tr("Per player: {amount}"),
        "working.from-each": lambda self, _: self.tr("From each player: {amount}"),
        "working.fine": lambda self, _: self.tr("To each player entitled: {amount}"),
        "working.valat-replaces": lambda self, _: self.tr("The Valat replaces the point count."),
        "remark.valat-void": lambda self, _: self.tr(
            "The Valat does not count as called: it failed because of an undeclared value "
            "({seat})."
        ),
        "remark.claim-noted": lambda self, _: self.tr(
            "The claim is noted and settled at the end of the hand: {seat}"
        ),
        "remark.claim-fails": lambda self, _: self.tr("The claim is not confirmed: {seat}"),
    }
