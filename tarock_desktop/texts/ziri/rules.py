"""The rules that only Žiri has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class ZiriRights(SentenceTable):
    """What would have been right, by rule."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "deal.put-right": self.tr(
                "A wrong deal is put right before anybody has looked at the cards."
            ),
            "talon.exchange": self.tr("The talon part lifted first is kept."),
            "talon.peeked": self.tr(
                "In brez talona nobody looks at the talon before the hand is over."
            ),
            "announce.holds-all": self.tr(
                "Trul and kralji are announced only by a player who does not hold all of them."
            ),
            "announce.holder": self.tr("At this table only its holder announces the Pagat."),
            "play.demanded": self.tr("The demanded suit is led by a hand that has it."),
            "turn.lead-partner": self.tr("The winner of the last trick leads."),
            "kontra.silent": self.tr("Everybody decides on kontra before the own first card."),
            "kontra.late": self.tr(
                "With three players kontra comes before the talon is handed out."
            ),
            "kontra.talon-hand": self.tr("The player with the talon does not say kontra."),
            "claim.opponent": self.tr("Only an opponent claims a renons."),
            "claim.late": self.tr(
                "Some kinds of renons are claimed before the next card or word."
            ),
            "lapse.pull": self.tr("A card is drawn from the hand only in turn."),
            "lapse.talk": self.tr("Partners keep silent."),
            "lapse.show-hand": self.tr("Partners show each other no cards."),
            "lapse.swap": self.tr("Cards are not exchanged during the hand."),
            "lapse.merge": self.tr("Tricks lie in order, one on the other."),
            "lapse.throw": self.tr("One card is played at a time."),
            "lapse.throw-covered": self.tr("One card is played at a time."),
            "game.sold": self.tr(
                "The game is sold between the discards and the word that one is ready."
            ),
            "feat.own-partner": self.tr("Mond and Pagat are caught from opponents only."),
            "lapse.deal-talon": self.tr(
                "The first six cards are the talon, laid singly or all at once."
            ),
        }


@final
class ZiriRules(SentenceTable):
    """What breaks a rule, in few words."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "deal.put-right": self.tr("Wrong deal put right"),
            "talon.exchange": self.tr("Exchanging the talon part"),
            "talon.peeked": self.tr("Looking into the talon in brez talona"),
            "announce.holds-all": self.tr("Announcing what one holds"),
            "announce.holder": self.tr("Announcing a Pagat one does not hold"),
            "play.demanded": self.tr("Demanded suit not led"),
            "turn.lead-partner": self.tr("Leading in the partner's place"),
            "kontra.silent": self.tr("No word on kontra"),
            "kontra.late": self.tr("Kontra after the talon"),
            "kontra.talon-hand": self.tr("Kontra with the talon"),
            "claim.opponent": self.tr("Claim by somebody who is no opponent"),
            "claim.late": self.tr("Claim too late"),
            "lapse.pull": self.tr("Card pulled out before the turn"),
            "lapse.talk": self.tr("Partners talking"),
            "lapse.show-hand": self.tr("Showing cards"),
            "lapse.swap": self.tr("Cards exchanged"),
            "lapse.merge": self.tr("Tricks mixed"),
            "lapse.throw": self.tr("Two cards thrown at once"),
            "lapse.throw-covered": self.tr("Card hidden under another one"),
            "game.sold": self.tr("Game sold"),
            "feat.own-partner": self.tr("Catching the partner's card"),
        }
