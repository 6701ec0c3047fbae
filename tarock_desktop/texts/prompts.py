"""What is asked of a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class PromptSentences(SentenceTable):
    """Questions, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "ask.shuffle": self.tr("Shuffle the deck."),
            "ask.cut": self.tr("Cut the deck or knock on it."),
            "ask.packet": self.tr("Choose a packet."),
            "ask.bid": self.tr("What do you bid?"),
            "ask.overbid": self.tr("{seat} bids {name}. Do you bid higher?"),
            "ask.draw": self.tr("Which talon cards do you play with?"),
            "ask.call": self.tr("Which trump do you call?"),
            "ask.declare": self.tr("Do you have anything to declare?"),
            "ask.announce": self.tr("Do you announce anything?"),
            "ask.challenge": self.tr("Do you challenge?"),
            "ask.lead": self.tr("Lead a card."),
            "ask.follow": self.tr("Follow suit: {suit}."),
            "ask.trump": self.tr("You are out of the suit led ({suit}): play a trump."),
            "ask.any-card": self.tr("Play any card."),
        }

    def _counted(self, n: int) -> Mapping[str, str]:
        return {
            "ask.take": self.tr("Take the top %n card(s) of the talon.", None, n),
            "ask.discard": self.tr("Discard %n card(s).", None, n),
            "ask.discard-or-draw": self.tr(
                "Discard %n card(s), or change the talon cards.", None, n
            ),
            "ask.take-part": self.tr("Which part do you take: %n talon card(s)?", None, n),
        }
