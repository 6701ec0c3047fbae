"""The sentences for the messages that only Žiri has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class ZiriMessages(SentenceTable):
    """Sentences by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "lapse.deal-style": self.tr(
                "{seat} took a knock for a cut, or a cut for a knock, and dealt accordingly."
            ),
            "deal.put-right": self.tr("{seat} put a wrong deal right."),
            "discard.hidden-trump": self.tr("{seat} discarded {card_object} without naming it."),
            # Slovenian has another word for it at this table, the sheet's own.
            "discard.king": self.tr("{seat} discarded {card_object}."),
            "discard.forbidden": self.tr("{seat} discarded {card_object}."),
            "discard.right": self.tr("Can be discarded: {cards}."),
            "discard.closed": self.tr("{seat} discards face down: {cards}."),
            "discard.open": self.tr("{seat} discards face up: {cards}."),
            "discard.done": self.tr("{seat} discards no more cards."),
            "challenge.same-player": self.tr("{seat} said kontra and then {name} as well."),
            "lapse.look-talon": self.tr("{seat} looked into the talon before a game was bid."),
            "talon.exchange": self.tr(
                "{seat} wanted to exchange a talon part that was lifted already."
            ),
            "talon.peeked": self.tr("{seat} looked into the talon in brez talona."),
            "announce.holds-all": self.tr("{seat} announced {name} and held all its cards."),
            "announce.holder": self.tr("{seat} announced {name} without the card."),
            "play.demanded": self.tr("{seat} led {card_object} but held the demanded suit."),
            "turn.lead-partner": self.tr("{seat} led, but it was the partner's turn: {right}."),
            "kontra.silent": self.tr("{seat} played the first card without a word on kontra."),
            "kontra.late": self.tr("{seat} said kontra after the talon was handed out."),
            "kontra.talon-hand": self.tr("{seat} played with the talon and said kontra."),
            "claim.opponent": self.tr(
                "{seat} claimed a renons but is not an opponent of the offender."
            ),
            "claim.late": self.tr("{seat} claimed a renons too late."),
            "lapse.pull": self.tr("{seat} showed the partner that a card was ready."),
            "lapse.talk": self.tr("{seat} talked with the partner."),
            "lapse.show-hand": self.tr("{seat} showed cards to the partner."),
            "lapse.swap": self.tr("{seat} exchanged cards during the hand."),
            "lapse.merge": self.tr("{seat} mixed cards of the tricks."),
            "lapse.throw": self.tr("{seat} threw two cards so that both could be seen."),
            "lapse.throw-covered": self.tr(
                "{seat} threw a legal card with another one hidden under it."
            ),
            "ask.sale": self.tr("Do you play the game or sell it?"),
            "ask.own-kontra": self.tr("Do you say kontra?"),
            "ask.demanded": self.tr("Lead the demanded suit: {suit}."),
            "ask.demand": self.tr("Which suit do you demand?"),
            "choice.hold": self.tr("Hold: {name}"),
            "choice.take-part": self.tr("Take: {cards}"),
            "choice.play-on": self.tr("Ready"),
            "choice.sell": self.tr("Sell the game"),
            "choice.no-kontra": self.tr("No kontra"),
            "choice.kontra-later": self.tr("Leave it open"),
            "choice.demand": self.tr("Demand: {suit}"),
            "choice.no-demand": self.tr("Demand nothing"),
            "verdict.result": self.tr("The result of the hand counts"),
            "gloss.sell": self.tr("You write minus {amount}; nothing is played."),
            "gloss.kontra-later": self.tr(
                "Decide before your first card: silence counts as kontra."
            ),
            "gloss.own-kontra": self.tr(
                "Counts ×{factor}, and twice as much again if you have the most points yourself."
            ),
            "reason.demanded": self.tr("You must lead the demanded suit."),
            "line.sold": self.tr("{seat} sells the game: {name}"),
            "line.most": self.tr("{name}: {seat} has the most points"),
            "line.most-full": self.tr("Full {name}: {seat} has the most points"),
            "working.bonus": self.tr("Bonus for {points} points|{bonus}"),
            "working.bonus.short": self.tr("bonus {bonus}"),
            "working.add": self.tr("{a} for the game, {b} for the points|{result}"),
            "working.written": self.tr("Written|{amount}"),
            "working.renons": self.tr("Value of the renons|{amount}"),
        }

    def _counted(self, n: int) -> Mapping[str, str]:
        return {
            "discard.count": self.tr("{seat} discarded %n card(s) instead of {right}.", None, n),
        }


@final
class ZiriPublicMessages(SentenceTable):
    """Sentences for those who may not know the cards, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "announce.holds-all": self.tr("{seat} announced {name} although it was not allowed."),
            "discard.hidden-trump": self.tr("{seat} discarded a trump without naming it."),
            "discard.king": self.tr("{seat} discarded a king."),
            "discard.forbidden": self.tr("{seat} discarded a card that must stay in the hand."),
        }
