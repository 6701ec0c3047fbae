"""What would have been right on sheets with many ranked games."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class RankedRights(SentenceTable):
    """What would have been right, by rule."""

    SENTENCES: ClassVar[Sentences] = {
        "phase.after-lying": lambda self, _: self.tr(
            "After the closing words the bidder only doubles."
        ),
        "play.bird-early": lambda self, _: self.tr(
            "An announced bird stays in the hand until its trick as long as another card may be "
            "played."
        ),
        "play.bird-due": lambda self, _: self.tr(
            "In its trick an announced bird is played if it may be played."
        ),
        "play.king-early": lambda self, _: self.tr(
            "An announced king stays in the hand until the last trick as long as another card may "
            "be played."
        ),
        "play.bird-order": lambda self, _: self.tr(
            "Of several announced birds the highest goes first."
        ),
        "discard.needless-suit": lambda self, _: self.tr(
            "In a suit game trumps are discarded first."
        ),
        "discard.hidden-suit": lambda self, _: self.tr(
            "A suit card that has to be discarded in a suit game lies face up."
        ),
        "discard.last-bird": lambda self, _: self.tr(
            "A bird that has to be announced stays in the hand."
        ),
        "talon.early": lambda self, _: self.tr(
            "First the king is called, then the talon is turned up."
        ),
        "talon.mixed": lambda self, _: self.tr(
            "Only the chosen half or card of the talon is taken."
        ),
        "lapse.show-talon": lambda self, _: self.tr(
            "In a Sechserdreier the talon is taken up unseen by the others."
        ),
        "lapse.peek-talon": lambda self, _: self.tr("Nobody looks at a closed talon."),
        "talon.drag": lambda self, _: self.tr(
            "A game is given up only when the called king lies in the talon, before a half is "
            "taken."
        ),
        "lapse.peek-trick": lambda self, _: self.tr("Only the previous trick may be looked at."),
        "lapse.betray": lambda self, _: self.tr("Cards, partner and plans are kept to oneself."),
        "lapse.chat": lambda self, _: self.tr("Open games are played in silence."),
        "lapse.mix": lambda self, _: self.tr(
            "Cards, tricks and talon are kept apart until a claim is settled."
        ),
        "lapse.interfere": lambda self, _: self.tr(
            "Whoever sits out keeps silent and does not look at the talon."
        ),
        "call.own-king": lambda self, _: self.tr(
            "A king of another hand is called, unless all four are held."
        ),
        "call.fourth": lambda self, _: self.tr(
            "Only who holds exactly three kings may call the fourth."
        ),
        "bid.no-bird": lambda self, _: self.tr("This game needs a bird in the dealt hand."),
        "bid.after-pass": lambda self, _: self.tr("Whoever has passed stays out of the bidding."),
        "bid.own-game": lambda self, _: self.tr(
            "An own game is raised only after somebody has outbid it."
        ),
        "bid.forehand-game": lambda self, _: self.tr(
            "The three forehand games are for the forehand alone, when all others have passed."
        ),
        "bid.join": lambda self, _: self.tr(
            "Only negative games of equal value are played side by side."
        ),
        "announce.no-bird": lambda self, _: self.tr(
            "One of the dealt birds is announced before the bidder is ready."
        ),
        "announce.no-such": lambda self, _: self.tr("Only the extras of this game are announced."),
        "phase.not-lying": lambda self, _: self.tr("The others speak when the bidder is ready."),
        "lapse.take-back": lambda self, _: self.tr("A card that was allowed stays on the table."),
        "open.late": lambda self, _: self.tr(
            "After the first trick and before the second lead the cards are laid open."
        ),
        "open.early": lambda self, _: self.tr("Cards are laid open only when the game wants it."),
        "challenge.void": lambda self, _: self.tr(
            "Nothing is doubled in a game that is given up or whose called king lies in the talon."
        ),
        "challenge.partners": lambda self, _: self.tr("Only opponents double each other."),
        "challenge.no-target": lambda self, _: self.tr(
            "Only the game and announced extras are doubled."
        ),
        "talon.mode-first": lambda self, _: self.tr(
            "Before the lead it is said whether the talon goes to the first six tricks or to the "
            "last."
        ),
        "lapse.allot": lambda self, _: self.tr(
            "Each talon card goes to its own trick, from the top."
        ),
        "deal.packet-order": lambda self, _: self.tr(
            "The forehand chooses the first packet, the others follow in turn."
        ),
        "lapse.no-cut": lambda self, _: self.tr("Before every deal somebody cuts or knocks."),
        "lapse.miscount": lambda self, _: self.tr(
            "The cards are counted in threes, less two points each."
        ),
        "lapse.no-stake": lambda self, _: self.tr("The dealer pays the stake before the deal."),
    }
