"""What is written on the score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class ScoreSentences(SentenceTable):
    """Labels, workings and remarks, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "line.game-won": self.tr("{name} won: {seat}"),
            "line.game-lost": self.tr("{name} lost: {seat}"),
            "line.game-tied": self.tr("{name} tied: {seat}"),
            "line.throw-in": self.tr("Hand thrown in: {seat}"),
            "line.judge": self.tr("Ruling of the judge"),
            "line.reversed": self.tr("Paid back after a ruling was reopened"),
            "line.values": self.tr("{name}: {seat}"),
            "line.fine": self.tr("Penalty, {name}: {seat}"),
            "line.values-returned": self.tr("{name} paid back: {seat}"),
            "line.item-made": self.tr("{name} made: {seat}"),
            "line.item-lost": self.tr("{name} not made: {seat}"),
            "line.item-announced-made": self.tr("{name} announced and made: {seat}"),
            "line.item-announced-lost": self.tr("{name} announced and not made: {seat}"),
            "working.points": self.tr("{points} of {total} points, {least} needed"),
            "working.add": self.tr("{a} + {b} = {result}"),
            "working.multiply": self.tr("{a} × {b} = {result}"),
            "working.doubling": self.tr("{name}: × {factor} = {result}"),
            "working.each": self.tr("Per player: {amount}"),
            "working.from-each": self.tr("From each player: {amount}"),
            "working.fine": self.tr("To each player entitled: {amount}"),
            "remark.claim-noted": self.tr(
                "The claim is noted and settled at the end of the hand: {seat}"
            ),
            "remark.claim-fails": self.tr("The claim is not confirmed: {seat}"),
        }
