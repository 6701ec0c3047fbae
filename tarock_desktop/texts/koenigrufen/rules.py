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
            "phase.after-lying": self.tr("After saying “ready” the bidder may only double."),
            "play.bird-early": self.tr(
                "You must keep an announced bird for its trick if you can."
            ),
            "play.bird-due": self.tr(
                "You must play an announced bird in its trick if it is legal."
            ),
            "play.king-early": self.tr(
                "You must keep an announced king for the last trick if you can."
            ),
            "play.bird-order": self.tr(
                "Of several announced birds you must play the highest first."
            ),
            "discard.needless-suit": self.tr("In a suit game you must discard trumps first."),
            "discard.hidden-suit": self.tr("In a suit game you must discard a suit card face up."),
            "discard.last-bird": self.tr("You must keep a bird that you have to announce."),
            "talon.early": self.tr("You must call the king before you turn up the talon."),
            "talon.mixed": self.tr("You may take only the chosen half or card of the talon."),
            "lapse.show-talon": self.tr("In a Sechserdreier the others must not see the talon."),
            "lapse.peek-talon": self.tr("Nobody may look at a closed talon."),
            "talon.drag": self.tr(
                "You may give up only if the called king lies in the talon, before you take a "
                "half."
            ),
            "lapse.peek-trick": self.tr("You may look only at the previous trick."),
            "lapse.betray": self.tr("You must keep cards, partner and plans to yourself."),
            "lapse.chat": self.tr("You must keep silent in open games."),
            "lapse.mix": self.tr(
                "You must keep cards, tricks and talon apart until a claim is settled."
            ),
            "lapse.interfere": self.tr(
                "A player who sits out must keep silent and must not look at the talon."
            ),
            "call.own-king": self.tr(
                "You must call a king that you do not hold, unless you hold all four."
            ),
            "call.fourth": self.tr(
                "You may call the fourth only if you hold exactly three kings."
            ),
            "bid.no-bird": self.tr("For this game you must hold a bird in the dealt hand."),
            "bid.after-pass": self.tr("You must not bid again after passing."),
            "bid.own-game": self.tr(
                "You may raise your own game only after somebody has outbid it."
            ),
            "bid.forehand-game": self.tr(
                "Only the forehand may bid these games, after all others have passed."
            ),
            "bid.join": self.tr("You may join only a negative game of the same value."),
            "announce.no-bird": self.tr(
                "You must announce one of the dealt birds before you say that you are ready."
            ),
            "announce.no-such": self.tr("You may announce only the extras of this game."),
            "phase.not-lying": self.tr("The others must wait until the bidder is ready."),
            "lapse.take-back": self.tr("You must leave a legal card on the table."),
            "open.late": self.tr(
                "You must lay your cards open after the first trick, before the second lead."
            ),
            "open.early": self.tr("You may lay cards open only when the game asks for it."),
            "challenge.void": self.tr(
                "You must not double a game that is given up or whose called king lies in "
                "the talon."
            ),
            "challenge.partners": self.tr("You may double only opponents."),
            "talon.mode-first": self.tr(
                "You must say before the lead which tricks the talon goes to."
            ),
            "lapse.allot": self.tr("Each talon card must go to its own trick, from the top."),
            "lapse.no-cut": self.tr("Somebody must cut or knock before every deal."),
            "lapse.miscount": self.tr(
                "You must count the cards in threes and take off two points for each three."
            ),
            "lapse.no-stake": self.tr("The dealer must pay the stake before the deal."),
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
            "talon.drag": self.tr("Game given up without the right to do so"),
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
            "bid.join": self.tr("Game joined without the right to do so"),
            "announce.no-bird": self.tr("No bird announced"),
            "announce.no-such": self.tr("Extra that this game does not have"),
            "phase.not-lying": self.tr("Speaking before the bidder is ready"),
            "lapse.take-back": self.tr("Allowed card taken back"),
            "open.late": self.tr("Cards laid open too late"),
            "open.early": self.tr("Cards laid open too early"),
            "challenge.void": self.tr("Doubling that does not count"),
            "challenge.partners": self.tr("Doubling between partners"),
            "talon.mode-first": self.tr("Talon not allotted before the lead"),
            "lapse.allot": self.tr("Talon card at the wrong trick"),
            "lapse.no-cut": self.tr("Deal without a cut"),
            "lapse.miscount": self.tr("Wrong count"),
            "lapse.no-stake": self.tr("Stake not paid"),
            "phase.after-lying": self.tr("Announcing after finishing"),
        }
