"""The rules that only Königrufen has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class KoenigrufenRights(SentenceTable):
    """What would have been right, by rule."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "phase.after-lying": self.tr("After the closing words the bidder only doubles."),
            "play.bird-early": self.tr(
                "An announced bird stays in the hand until its trick as long as another card may "
                "be played."
            ),
            "play.bird-due": self.tr(
                "In its trick an announced bird is played if it may be played."
            ),
            "play.king-early": self.tr(
                "An announced king stays in the hand until the last trick as long as another card "
                "may be played."
            ),
            "play.bird-order": self.tr("Of several announced birds the highest goes first."),
            "discard.needless-suit": self.tr("In a suit game trumps are discarded first."),
            "discard.hidden-suit": self.tr(
                "A suit card that has to be discarded in a suit game lies face up."
            ),
            "discard.last-bird": self.tr("A bird that has to be announced stays in the hand."),
            "talon.early": self.tr("First the king is called, then the talon is turned up."),
            "talon.mixed": self.tr("Only the chosen half or card of the talon is taken."),
            "lapse.show-talon": self.tr(
                "In a Sechserdreier the talon is taken up unseen by the others."
            ),
            "lapse.peek-talon": self.tr("Nobody looks at a closed talon."),
            "talon.drag": self.tr(
                "A game is given up only when the called king lies in the talon, before a half is "
                "taken."
            ),
            "lapse.peek-trick": self.tr("Only the previous trick may be looked at."),
            "lapse.betray": self.tr("Cards, partner and plans are kept to oneself."),
            "lapse.chat": self.tr("Open games are played in silence."),
            "lapse.mix": self.tr(
                "Cards, tricks and talon are kept apart until a claim is settled."
            ),
            "lapse.interfere": self.tr(
                "Whoever sits out keeps silent and does not look at the talon."
            ),
            "call.own-king": self.tr(
                "A king of another hand is called, unless all four are held."
            ),
            "call.fourth": self.tr("Only who holds exactly three kings may call the fourth."),
            "bid.no-bird": self.tr("This game needs a bird in the dealt hand."),
            "bid.after-pass": self.tr("Whoever has passed stays out of the bidding."),
            "bid.own-game": self.tr("An own game is raised only after somebody has outbid it."),
            "bid.forehand-game": self.tr(
                "The three forehand games are for the forehand alone, when all others have passed."
            ),
            "bid.join": self.tr("Only negative games of equal value are played side by side."),
            "announce.no-bird": self.tr(
                "One of the dealt birds is announced before the bidder is ready."
            ),
            "announce.no-such": self.tr("Only the extras of this game are announced."),
            "phase.not-lying": self.tr("The others speak when the bidder is ready."),
            "lapse.take-back": self.tr("A card that was allowed stays on the table."),
            "open.late": self.tr(
                "After the first trick and before the second lead the cards are laid open."
            ),
            "open.early": self.tr("Cards are laid open only when the game wants it."),
            "challenge.void": self.tr(
                "Nothing is doubled in a game that is given up or whose called king lies in the "
                "talon."
            ),
            "challenge.partners": self.tr("Only opponents double each other."),
            "talon.mode-first": self.tr(
                "Before the lead it is said whether the talon goes to the first six tricks or to "
                "the last."
            ),
            "lapse.allot": self.tr("Each talon card goes to its own trick, from the top."),
            "lapse.no-cut": self.tr("Before every deal somebody cuts or knocks."),
            "lapse.miscount": self.tr("The cards are counted in threes, less two points each."),
            "lapse.no-stake": self.tr("The dealer pays the stake before the deal."),
        }


@final
class KoenigrufenRules(SentenceTable):
    """What breaks a rule, in few words."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "play.bird-early": self.tr("Announced bird played early"),
            "play.bird-due": self.tr("Announced bird held back"),
            "play.king-early": self.tr("Announced king played early"),
            "play.bird-order": self.tr("Lower bird before a higher one"),
            "discard.needless-suit": self.tr("Suit card discarded without need"),
            "discard.hidden-suit": self.tr("Suit card discarded face down"),
            "discard.last-bird": self.tr("Last bird discarded"),
            "talon.early": self.tr("Talon turned up too early"),
            "talon.mixed": self.tr("Wrong talon cards taken"),
            "lapse.show-talon": self.tr("Hidden talon shown"),
            "lapse.peek-talon": self.tr("Looking at the talon"),
            "talon.drag": self.tr("Giving up the game without the right"),
            "lapse.peek-trick": self.tr("Looking at an older trick"),
            "lapse.betray": self.tr("Giving away cards or plans"),
            "lapse.chat": self.tr("Talking in an open game"),
            "lapse.mix": self.tr("Cards mixed before a claim is settled"),
            "lapse.interfere": self.tr("Interference by a player who sits out"),
            "call.own-king": self.tr("Own king called"),
            "call.fourth": self.tr("The fourth called without three kings"),
            "bid.no-bird": self.tr("Bird game without a bird"),
            "bid.after-pass": self.tr("Bid after a pass"),
            "bid.own-game": self.tr("Own game raised without need"),
            "bid.forehand-game": self.tr("Forehand game at the wrong moment"),
            "bid.join": self.tr("Joining without the right"),
            "announce.no-bird": self.tr("No bird announced"),
            "announce.no-such": self.tr("Extra that this game does not have"),
            "phase.not-lying": self.tr("Speaking before the bidder is ready"),
            "lapse.take-back": self.tr("Allowed card taken back"),
            "open.late": self.tr("Cards laid open too late"),
            "open.early": self.tr("Cards laid open too early"),
            "challenge.void": self.tr("Doubling where none counts"),
            "challenge.partners": self.tr("Doubling between partners"),
            "talon.mode-first": self.tr("Talon not allotted before the lead"),
            "lapse.allot": self.tr("Talon card at the wrong trick"),
            "lapse.no-cut": self.tr("Deal without a cut"),
            "lapse.miscount": self.tr("Wrong count"),
            "lapse.no-stake": self.tr("Stake not paid"),
            "phase.after-lying": self.tr("Announcing after the closing words"),
        }
