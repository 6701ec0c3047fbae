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
            "deal.put-right": self.tr(
                "{seat} puts a wrong deal right: the right card goes where it belongs."
            ),
            "talon.exchange": self.tr(
                "{seat} wants to exchange a talon part that was lifted already."
            ),
            "talon.peeked": self.tr("{seat} looks into the talon in a game without it."),
            "announce.holds-all": self.tr(
                "{seat} announces {name} with all its cards in the own hand."
            ),
            "announce.holder": self.tr("{seat} announces {name} without the card."),
            "play.demanded": self.tr("{seat} holds the demanded suit and leads {card_object}."),
            "turn.lead-partner": self.tr(
                "{seat} leads although it is the partner's turn: {right}."
            ),
            "kontra.silent": self.tr(
                "{seat} plays the first card without a word on kontra: it counts as kontra."
            ),
            "kontra.late": self.tr("{seat} says kontra after the talon was handed out."),
            "kontra.talon-hand": self.tr("{seat} plays with the talon and may not say kontra."),
            "claim.opponent": self.tr("{seat} is no opponent of the offender and can't claim."),
            "claim.late": self.tr("{seat} claims too late: this kind only counts at once."),
            "lapse.pull": self.tr("{seat} shows the partner that a card is ready."),
            "lapse.talk": self.tr("{seat} talks with the partner."),
            "lapse.show-hand": self.tr("{seat} shows cards to the partner."),
            "lapse.swap": self.tr("{seat} exchanges cards during the hand."),
            "lapse.merge": self.tr("{seat} mixes cards of the tricks."),
            "lapse.throw": self.tr("{seat} throws two cards so that both can be seen."),
            "lapse.throw-covered": self.tr(
                "{seat} throws a legal card with another one hidden under it."
            ),
            "ask.sale": self.tr("Do you play the game or sell it?"),
            "ask.own-kontra": self.tr("Do you say kontra?"),
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
                "Counts ×{factor}, and once more as much if you have most points yourself."
            ),
            "reason.demanded": self.tr("The demanded suit has to be led."),
            "line.sold": self.tr("{seat} sells the game: {name}"),
            "line.most": self.tr("{seat} has most points: {name}"),
            "line.most-full": self.tr("{seat} has most points, a full one: {name}"),
            "working.bonus": self.tr("With {points} points: {bonus} more"),
            "working.written": self.tr("Written: {amount}"),
            "working.renons": self.tr("Value of the renons: {amount}"),
        }


@final
class ZiriPublicMessages(SentenceTable):
    """Sentences for those who may not know the cards, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "announce.holds-all": self.tr("{seat} announces {name} although it was not allowed."),
        }
