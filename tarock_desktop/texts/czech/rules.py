"""The rules that only the Czech tournament has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class CzechRights(SentenceTable):
    """What would have been right, by rule."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "deal.misdeal-open": self.tr(
                "Everybody gets twelve cards, and counts them during the deal."
            ),
            "deal.misdeal-late": self.tr(
                "Who has a wrong number of cards says so before the first lead."
            ),
            "each.turn": self.tr("Only whose turn it is plays a card."),
            "each.thrown-in": self.tr("The hand is played to its end, trick by trick."),
            "score.ceiling": self.tr(
                "Nobody pays one other player more than the ceiling in a hand."
            ),
            "talon.forgotten": self.tr(
                "In Varšava the first bidder adds a talon card to each of the first six tricks."
            ),
            "talon.refused": self.tr("A talon card may not be refused."),
            "bid.unspoken": self.tr("Everybody says aloud whether he approves or bids."),
            "discard.late": self.tr("Discards are put right before the first announcement."),
            "lapse.look-cards": self.tr("The dealer does not look at cards."),
            "lapse.lead-early": self.tr(
                "Leading before the trick is collected needs the others' agreement."
            ),
            "lapse.money": self.tr(
                "Only game money lies on the table; buying in is open and agreed."
            ),
        }


@final
class CzechRules(SentenceTable):
    """What breaks a rule, in few words."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "deal.misdeal-open": self.tr("Wrong deal found after the talon was opened"),
            "deal.misdeal-late": self.tr("Wrong deal found after the first lead"),
            "each.turn": self.tr("Varšava: card out of turn"),
            "each.thrown-in": self.tr("Varšava: rest thrown in"),
            "score.ceiling": self.tr("Payment above the ceiling"),
            "talon.forgotten": self.tr("Talon card forgotten"),
            "talon.refused": self.tr("Talon card refused"),
            "bid.unspoken": self.tr("No word of approval"),
            "discard.late": self.tr("Wrong discards found late"),
            "lapse.look-cards": self.tr("Looking at cards while dealing"),
            "lapse.lead-early": self.tr("Lead before the trick is collected"),
            "lapse.money": self.tr("Other money, or a hidden buy-in"),
        }
