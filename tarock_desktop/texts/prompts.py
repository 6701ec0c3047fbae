"""What is asked of a seat."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class PromptSentences(SentenceTable):
    """Questions, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "ask.shuffle": lambda self, _: self.tr("Shuffle the deck."),
        "ask.cut": lambda self, _: self.tr("Cut the deck or knock on it."),
        "ask.packet": lambda self, _: self.tr("Choose a packet."),
        "ask.bid": lambda self, _: self.tr("What do you bid?"),
        "ask.vote": lambda self, _: self.tr(
            "{seat} exposed a card in dealing: {card}. Does the deal go on?"
        ),
        "ask.overbid": lambda self, _: self.tr("{seat} bids {name}. Do you bid higher?"),
        "ask.take": lambda self, n: self.tr("Take the top %n card(s) of the talon.", None, n),
        "ask.take-or-pass": lambda self, _: self.tr("Take the talon card, or pass it on unseen?"),
        "ask.offer": lambda self, _: self.tr(
            "{seat} passes on a talon card, unseen. Do you take it?"
        ),
        "ask.draw": lambda self, _: self.tr("Which talon cards do you play with?"),
        "ask.call": lambda self, _: self.tr("Which trump do you call?"),
        "ask.discard": lambda self, n: self.tr("Discard %n card(s).", None, n),
        "ask.discard-or-draw": lambda self, n: self.tr(
            "Discard %n card(s), or change the talon cards.", None, n
        ),
        "ask.declare": lambda self, _: self.tr("Do you have anything to declare?"),
        "ask.announce": lambda self, _: self.tr("Do you announce anything?"),
        "ask.challenge": lambda self, _: self.tr("Do you challenge?"),
        "ask.leave": lambda self, _: self.tr("{seat} asks whether everybody is ready."),
        "ask.lead-leave": lambda self, _: self.tr("Ask whether everybody is ready."),
        "ask.lead": lambda self, _: self.tr("Lead a card."),
        "ask.follow": lambda self, _: self.tr("Follow suit: {suit}."),
        "ask.trump": lambda self, _: self.tr(
            "You are out of the suit led ({suit}): play a trump."
        ),
        "ask.any-card": lambda self, _: self.tr("Play any card."),
    }
