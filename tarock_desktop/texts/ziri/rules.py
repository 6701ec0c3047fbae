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
            "discard.count": self.tr("You must discard as many cards as you took."),
            "discard.king": self.tr("You must not discard a king."),
            "discard.forbidden": self.tr("You must not discard this card."),
            "discard.hidden-trump": self.tr("You must name a trump that you discard."),
            "lapse.deal-style": self.tr(
                "After a cut you must deal eight cards at a time, after a knock three piles of "
                "sixteen."
            ),
            "deal.put-right": self.tr(
                "You may put a wrong deal right only before anybody has looked at the cards."
            ),
            "challenge.side": self.tr(
                "The two sides must speak by turns, and kontra and sub must come from different "
                "players."
            ),
            "each.revoke": self.tr("In klop, too, you must follow suit, or else play a trump."),
            "each.must-beat": self.tr("In klop you must beat the trick if you can."),
            "each.pagat": self.tr(
                "In klop the Pagat must be your last trump, and you must not lead it before your "
                "last card."
            ),
            "lapse.look-talon": self.tr(
                "Nobody may look into the talon before a game is bid or klop is played."
            ),
            "lapse.look-trick": self.tr(
                "During the hand you may look only at the last trick on your own pile."
            ),
            "lapse.look-discards": self.tr(
                "Only the bidder may look at the discards, and only before the first lead."
            ),
            "talon.exchange": self.tr("You must keep the talon part that you lifted first."),
            "talon.peeked": self.tr(
                "In brez talona nobody may look at the talon before the hand is over."
            ),
            "announce.holds-all": self.tr(
                "You may announce trul or kralji only if you do not hold all of them."
            ),
            "announce.holder": self.tr("At this table only its holder may announce the Pagat."),
            "play.demanded": self.tr("You must lead the demanded suit if you have it."),
            "turn.lead-partner": self.tr("Only the winner of the last trick may lead."),
            "kontra.silent": self.tr("You must decide on kontra before your first card."),
            "kontra.late": self.tr(
                "With three players you must say kontra before the talon is handed out."
            ),
            "kontra.talon-hand": self.tr("The player with the talon must not say kontra."),
            "claim.opponent": self.tr("Only an opponent may claim a renons."),
            "claim.late": self.tr(
                "You must claim some kinds of renons before the next card or word."
            ),
            "lapse.pull": self.tr("You may draw a card from your hand only in your turn."),
            "lapse.talk": self.tr("Partners must keep silent."),
            "lapse.show-hand": self.tr("Partners must not show each other cards."),
            "lapse.swap": self.tr("You must not exchange cards during the hand."),
            "lapse.merge": self.tr("You must lay tricks in order, one on the other."),
            "lapse.throw": self.tr("You must play one card at a time."),
            "lapse.throw-covered": self.tr("You must play one card at a time."),
            "game.sold": self.tr(
                "You may sell the game only between discarding and saying “ready”."
            ),
            "feat.own-partner": self.tr("Only a Mond or Pagat caught from an opponent counts."),
            "lapse.deal-talon": self.tr(
                "The dealer must lay the first six cards into the talon, singly or all at once."
            ),
        }


@final
class ZiriRules(SentenceTable):
    """What breaks a rule, in few words."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "deal.put-right": self.tr("Wrong deal put right"),
            "discard.hidden-trump": self.tr("Trump discarded without being named"),
            "challenge.side": self.tr("Word of kontra by the wrong player"),
            "each.revoke": self.tr("Klop: failing to follow suit"),
            "each.must-beat": self.tr("Klop: trick not beaten"),
            "each.pagat": self.tr("Klop: Pagat before another trump"),
            "lapse.deal-style": self.tr("Another way of dealing than chosen"),
            "lapse.look-talon": self.tr("Looking into the talon too early"),
            "talon.exchange": self.tr("Exchanging the talon part"),
            "talon.peeked": self.tr("Looking into the talon in brez talona"),
            "announce.holds-all": self.tr("Announcing what the player holds"),
            "announce.holder": self.tr("Announcing a Pagat that another player holds"),
            "play.demanded": self.tr("Demanded suit not led"),
            "turn.lead-partner": self.tr("Leading in the partner's place"),
            "kontra.silent": self.tr("No word on kontra"),
            "kontra.late": self.tr("Kontra after the talon"),
            "kontra.talon-hand": self.tr("Kontra with the talon"),
            "claim.opponent": self.tr("Claim by a player who is not an opponent"),
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
