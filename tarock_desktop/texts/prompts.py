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
            "ask.vote": self.tr("{seat} exposed a card in dealing: {card}. Does the deal go on?"),
            "ask.overbid": self.tr("{seat} bids {name}. Do you bid higher?"),
            "ask.take-or-pass": self.tr("Take the talon card, or pass it on unseen?"),
            "ask.offer": self.tr("{seat} passes on a talon card, unseen. Do you take it?"),
            "ask.draw": self.tr("Which talon cards do you play with?"),
            "ask.call": self.tr("Which trump do you call?"),
            "ask.declare": self.tr("Do you have anything to declare?"),
            "ask.announce": self.tr("Do you announce anything?"),
            "ask.challenge": self.tr("Do you challenge?"),
            "ask.leave": self.tr("{seat} asks whether everybody is ready."),
            "ask.lead-leave": self.tr("Ask whether everybody is ready."),
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
        }
