"""What the referee and the table say at the Žiri table."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class ZiriRulings(SentenceTable):
    """What happened, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "deal.put-right": lambda self, _: self.tr(
            "{seat} puts a wrong deal right: the right card goes where it belongs."
        ),
        "talon.exchange": lambda self, _: self.tr(
            "{seat} wants to exchange a talon part that was lifted already."
        ),
        "talon.peeked": lambda self, _: self.tr(
            "{seat} looks into the talon in a game without it."
        ),
        "announce.holds-all": lambda self, _: self.tr(
            "{seat} announces {name} with all its cards in the own hand."
        ),
        "announce.holder": lambda self, _: self.tr("{seat} announces {name} without the card."),
        "play.demanded": lambda self, _: self.tr(
            "{seat} holds the demanded suit and leads {card_object}."
        ),
        "turn.lead-partner": lambda self, _: self.tr(
            "{seat} leads although it is the partner's turn: {right}."
        ),
        "kontra.silent": lambda self, _: self.tr(
            "{seat} plays the first card without a word on kontra: it counts as kontra."
        ),
        "kontra.late": lambda self, _: self.tr(
            "{seat} says kontra after the talon was handed out."
        ),
        "kontra.talon-hand": lambda self, _: self.tr(
            "{seat} plays with the talon and may not say kontra."
        ),
        "claim.opponent": lambda self, _: self.tr(
            "{seat} is no opponent of the offender and can't claim."
        ),
        "claim.late": lambda self, _: self.tr(
            "{seat} claims too late: this kind only counts at once."
        ),
        "lapse.pull": lambda self, _: self.tr("{seat} shows the partner that a card is ready."),
        "lapse.talk": lambda self, _: self.tr("{seat} talks with the partner."),
        "lapse.show-hand": lambda self, _: self.tr("{seat} shows cards to the partner."),
        "lapse.swap": lambda self, _: self.tr("{seat} exchanges cards during the hand."),
        "lapse.merge": lambda self, _: self.tr("{seat} mixes cards of the tricks."),
        "lapse.throw": lambda self, _: self.tr(
            "{seat} throws two cards so that both can be seen."
        ),
        "lapse.throw-covered": lambda self, _: self.tr(
            "{seat} throws a legal card with another one hidden under it."
        ),
    }


@final
class ZiriPublicRulings(SentenceTable):
    """What happened, without what only the offender may know."""

    SENTENCES: ClassVar[Sentences] = {
        "announce.holds-all": lambda self, _: self.tr(
            "{seat} announces {name} although it was not allowed."
        ),
    }


@final
class ZiriRights(SentenceTable):
    """What would have been right, by rule."""

    SENTENCES: ClassVar[Sentences] = {
        "deal.put-right": lambda self, _: self.tr(
            "A wrong deal is put right before anybody has looked at the cards."
        ),
        "talon.exchange": lambda self, _: self.tr("The talon part lifted first is kept."),
        "talon.peeked": lambda self, _: self.tr(
            "In brez talona nobody looks at the talon before the hand is over."
        ),
        "announce.holds-all": lambda self, _: self.tr(
            "Trul and kralji are announced only by a player who does not hold all of them."
        ),
        "announce.holder": lambda self, _: self.tr(
            "At this table only its holder announces the Pagat."
        ),
        "play.demanded": lambda self, _: self.tr(
            "The demanded suit is led by a hand that has it."
        ),
        "turn.lead-partner": lambda self, _: self.tr("The winner of the last trick leads."),
        "kontra.silent": lambda self, _: self.tr(
            "Everybody decides on kontra before the own first card."
        ),
        "kontra.late": lambda self, _: self.tr(
            "With three players kontra comes before the talon is handed out."
        ),
        "kontra.talon-hand": lambda self, _: self.tr(
            "The player with the talon does not say kontra."
        ),
        "claim.opponent": lambda self, _: self.tr("Only an opponent claims a renons."),
        "claim.late": lambda self, _: self.tr(
            "Some kinds of renons are claimed before the next card or word."
        ),
        "lapse.pull": lambda self, _: self.tr("A card is drawn from the hand only in turn."),
        "lapse.talk": lambda self, _: self.tr("Partners keep silent."),
        "lapse.show-hand": lambda self, _: self.tr("Partners show each other no cards."),
        "lapse.swap": lambda self, _: self.tr("Cards are not exchanged during the hand."),
        "lapse.merge": lambda self, _: self.tr("Tricks lie in order, one on the other."),
        "lapse.throw": lambda self, _: self.tr("One card is played at a time."),
        "lapse.throw-covered": lambda self, _: self.tr("One card is played at a time."),
        "game.sold": lambda self, _: self.tr(
            "The game is sold between the discards and the word that one is ready."
        ),
        "feat.own-partner": lambda self, _: self.tr(
            "Mond and Pagat are caught from opponents only."
        ),
        "lapse.deal-talon": lambda self, _: self.tr(
            "The first six cards are the talon, laid singly or all at once."
        ),
    }


@final
class ZiriPrompts(SentenceTable):
    """What is asked, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "ask.take-part": lambda self, n: self.tr(
            "Which part do you take: %n talon card(s)?", None, n
        ),
        "ask.sale": lambda self, _: self.tr("Do you play the game or sell it?"),
        "ask.own-kontra": lambda self, _: self.tr("Do you say kontra?"),
        "ask.demand": lambda self, _: self.tr("Which suit do you demand?"),
    }


@final
class ZiriChoices(SentenceTable):
    """Buttons and what they mean, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "choice.hold": lambda self, _: self.tr("Hold: {name}"),
        "choice.take-part": lambda self, _: self.tr("Take: {cards}"),
        "choice.play-on": lambda self, _: self.tr("Ready"),
        "choice.sell": lambda self, _: self.tr("Sell the game"),
        "choice.no-kontra": lambda self, _: self.tr("No kontra"),
        "choice.kontra-later": lambda self, _: self.tr("Leave it open"),
        "choice.demand": lambda self, _: self.tr("Demand: {suit}"),
        "choice.no-demand": lambda self, _: self.tr("Demand nothing"),
        "verdict.result": lambda self, _: self.tr("The result of the hand counts"),
        "gloss.sell": lambda self, _: self.tr("You write minus {amount}; nothing is played."),
        "gloss.kontra-later": lambda self, _: self.tr(
            "Decide before your first card: silence counts as kontra."
        ),
        "gloss.own-kontra": lambda self, _: self.tr(
            "Counts ×{factor}, and once more as much if you have most points yourself."
        ),
        "reason.demanded": lambda self, _: self.tr("The demanded suit has to be led."),
    }


@final
class ZiriScores(SentenceTable):
    """Score lines and their working, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "line.sold": lambda self, _: self.tr("{seat} sells the game: {name}"),
        "line.most": lambda self, _: self.tr("{seat} has most points: {name}"),
        "line.most-full": lambda self, _: self.tr("{seat} has most points, a full one: {name}"),
        "working.bonus": lambda self, _: self.tr("With {points} points: {bonus} more"),
        "working.written": lambda self, _: self.tr("Written: {amount}"),
        "working.renons": lambda self, _: self.tr("Value of the renons: {amount}"),
    }
