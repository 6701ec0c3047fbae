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
            "lapse.deal-style": self.tr(
                "The dealer must deal level above the table, the first six cards to the talon."
            ),
            "lapse.other": self.tr("The chief referee must decide what is not on the list."),
            "declare.omitted": self.tr(
                "You must declare every value that you hold before the first card."
            ),
            "deal.misdeal-open": self.tr(
                "Everybody must get twelve cards, and must count them during the deal."
            ),
            "deal.misdeal-late": self.tr(
                "A player with a wrong number of cards must say so before the first lead."
            ),
            "each.turn": self.tr("You may play a card only in your turn."),
            "each.thrown-in": self.tr("You must play the hand to its end, trick by trick."),
            "each.revoke": self.tr("In Varšava, too, you must follow suit, or else play a trump."),
            "each.must-beat": self.tr("In Varšava you must beat the trick if you can."),
            "each.pagat": self.tr("In Varšava you may play the pagát only as your last trump."),
            "score.ceiling": self.tr(
                "Nobody may pay one other player more than the ceiling in a hand."
            ),
            "talon.forgotten": self.tr(
                "In Varšava the forehand must add a talon card to each of the first six tricks."
            ),
            "talon.refused": self.tr("You must not refuse a talon card."),
            "bid.unspoken": self.tr(
                "Everybody must say aloud whether he or she approves or bids."
            ),
            "discard.late": self.tr(
                "You must put wrong discards right before the first announcement."
            ),
            "lapse.look-cards": self.tr("The dealer must not look at cards."),
            "lapse.lead-early": self.tr(
                "You must not lead before the trick is collected, unless the others agree."
            ),
            "lapse.money": self.tr(
                "Only game money may lie on the table; you may buy in only if all agree."
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
            "each.revoke": self.tr("Varšava: failing to follow suit"),
            "each.must-beat": self.tr("Varšava: trick not beaten"),
            "each.pagat": self.tr("Varšava: pagát before another trump"),
            "discard.forbidden": self.tr("Trul card discarded"),
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
