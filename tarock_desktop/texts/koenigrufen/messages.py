"""The sentences for the messages that only Königrufen has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class KoenigrufenMessages(SentenceTable):
    """Sentences by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "play.bird-early": self.tr(
                "{seat} played {card_object}, announced for a later trick."
            ),
            "play.bird-due": self.tr(
                "{seat} played {card_object} and kept back the bird announced for this trick."
            ),
            "play.king-early": self.tr(
                "{seat} played {card_object}, announced for the last trick."
            ),
            "play.bird-order": self.tr(
                "{seat} played {card_object} before a higher announced bird."
            ),
            "discard.needless-suit": self.tr(
                "{seat} discarded {card_object} although a trump could be discarded."
            ),
            "discard.hidden-suit": self.tr("{seat} discarded {card_object} face down."),
            "discard.last-bird": self.tr(
                "{seat} discarded {card_object}, the last bird that could be announced."
            ),
            "talon.early": self.tr("{seat} turned up the talon before a king was called."),
            "talon.mixed": self.tr("{seat} took talon cards that do not belong together."),
            "lapse.show-talon": self.tr("{seat} showed talon cards that must stay hidden."),
            "lapse.peek-talon": self.tr("{seat} looked at the closed talon."),
            "talon.drag": self.tr("{seat} gave up the game without the right to do so."),
            "lapse.peek-trick": self.tr("{seat} looked at an older trick."),
            "lapse.betray": self.tr("{seat} gave away cards or plans."),
            "lapse.chat": self.tr("{seat} talked in a game that is played in silence."),
            "lapse.mix": self.tr("{seat} mixed cards before the claim was settled."),
            "lapse.interfere": self.tr("{seat} sat out and interfered with the game."),
            "call.own-king": self.tr("{seat} called {card_object} while holding it."),
            "call.fourth": self.tr("{seat} called the fourth king without holding exactly three."),
            "announce.not-fourth": self.tr("{seat} announced it without holding the called king."),
            "bid.no-bird": self.tr("{seat} bid {name} without a bird in the hand."),
            "bid.after-pass": self.tr("{seat} bid {name} after passing."),
            "bid.own-game": self.tr("{seat} raised to {name}, but nobody had outbid the game."),
            "bid.forehand-game": self.tr("{seat} bid a forehand game at the wrong time: {name}."),
            "bid.join": self.tr(
                "{seat} joined with {name}, which does not fit the standing game."
            ),
            "announce.no-bird": self.tr(
                "{seat} finished the announcements without naming a bird."
            ),
            "announce.no-such": self.tr(
                "{seat} announced {name}, but this game has no such extra."
            ),
            "phase.not-lying": self.tr(
                "{seat} spoke before the bidder had finished the announcements."
            ),
            "lapse.take-back": self.tr("{seat} wanted to take back a card that was allowed."),
            "open.late": self.tr("{seat} did not lay the cards open after the first trick."),
            "open.early": self.tr("{seat} laid the cards open too early or without having to."),
            "challenge.void": self.tr(
                "{seat} doubled {name}, but no doubling counts in this hand."
            ),
            "challenge.partners": self.tr("{seat} doubled {name} against a partner."),
            "talon.mode-first": self.tr(
                "{seat} led without saying which tricks the talon goes to."
            ),
            "lapse.allot": self.tr("{seat} put a talon card to the wrong trick."),
            "lapse.no-cut": self.tr("{seat} dealt without having the deck cut."),
            "lapse.miscount": self.tr("{seat} counted wrong."),
            "lapse.no-stake": self.tr("{seat} did not pay into the Pagat pot."),
            "phase.after-lying": self.tr("{seat} made an announcement after finishing."),
            "ask.forehand-game": self.tr(
                "All have passed: which of your three games do you play?"
            ),
            "ask.call-king": self.tr("Which king do you call?"),
            "ask.closing-round": self.tr("Do you announce the final round?"),
            "ask.talon-way": self.tr("Which tricks does the talon go to?"),
            "ask.lay-open": self.tr("Lay your cards open."),
            "choice.join": self.tr("{name}-bei"),
            "choice.way": self.tr("{name_gloss}"),
            "choice.lie": self.tr("Ready (ich liege)"),
            "choice.good": self.tr("Good"),
            "choice.lay-open": self.tr("Lay the cards open"),
            "choice.take-cards": self.tr("Take {cards}"),
            "choice.drag": self.tr("Give up the game"),
            "choice.call-fourth": self.tr("Call the fourth"),
            "gloss.claim": self.tr(
                "You want to play and name the game when all others have passed; until then you "
                "may still outbid."
            ),
            "gloss.game-fewest": self.tr(
                "{name_gloss}. The two losers pay {value_object} each; the two others get "
                "{value_object} each."
            ),
            "gloss.game-tricks": self.tr(
                "{name_gloss}. If you win, each other player pays you {value_object}; if you "
                "lose, you pay each of them the same."
            ),
            "gloss.game-partner": self.tr(
                "{name_gloss}. If you win, each player on your side gets {value_object} and "
                "each opponent pays it; if you lose, the reverse."
            ),
            "gloss.game-alone": self.tr(
                "{name_gloss}. With {least} points each of the three others pays you "
                "{value_object}; otherwise you pay each {lost_object}."
            ),
            "gloss.drag": self.tr(
                "Each of the three others gets the value of the game, without doubling."
            ),
            "gloss.call-fourth": self.tr("The suit is not named: it is the king you do not hold."),
            "gloss.beside-valat": self.tr(
                "Beside an announced Valat it counts only when it is doubled."
            ),
            "reason.last-bird": self.tr("This is the last bird you could announce."),
            "reason.needless-suit": self.tr("You have enough trumps to discard."),
            "reason.own-king": self.tr("You hold this king yourself."),
            "reason.bird-early": self.tr("It is announced for a later trick."),
            "reason.bird-due": self.tr("You must play the bird announced for this trick."),
            "reason.king-early": self.tr("The king is announced for the last trick."),
            "reason.bird-order": self.tr("You must play a higher announced bird first."),
            "line.dragged": self.tr("{name} given up: {seat}"),
            "line.game-settled": self.tr("{name}: {seat}"),
            "working.renonce": self.tr("Would have won: {seat}|{amount}"),
            "working.radl": self.tr("Double round|×2"),
            "working.radl.short": self.tr("double round ×2"),
            "working.taker": self.tr("All tricks|{seat}"),
            "working.mayor": self.tr("Bürgermeister, with the game made|{seat}"),
            "working.places": self.tr("By places: two pay, two get|{value}"),
        }


@final
class KoenigrufenPublicMessages(SentenceTable):
    """Sentences for those who may not know the cards, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "discard.needless-suit": self.tr(
                "{seat} discarded a suit card although a trump could be discarded."
            ),
            "discard.hidden-suit": self.tr("{seat} discarded a suit card face down."),
            "discard.last-bird": self.tr(
                "{seat} discarded the last bird that could be announced."
            ),
        }
