"""What the lessons of Königrufen say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.families import LessonTexts
from tarock_desktop.texts.sentences import SentenceTable
from tarock_desktop.texts.shared_lessons import SharedLessonTexts


@final
class KoenigrufenLessonTexts(SentenceTable):
    """Titles, explanations and help, by the keys of the lesson files."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "cards.trumps": self.tr(
                "There are {trumps} trumps. The highest is the Skys, then the XXI, called Mond, "
                "and so on down to the I, called Pagat. A trump takes every suit card."
            ),
            "cards.trick": self.tr(
                "Everybody plays one card: that is a trick. The highest trump takes it. Without a "
                "trump, the highest card of the suit led takes it. Cards of another suit never "
                "take a trick."
            ),
            "cards.kaiserstich": self.tr(
                "There is one exception, the Kaiserstich: when Skys, Mond and Pagat fall into the "
                "same trick, the Pagat takes it."
            ),
            "cards.threes": self.tr(
                "Cards are counted in threes. Add up the values of three cards and take off "
                "{taken}. A king with two low cards: {points_HK} + {points_H4} + {points_H4} − "
                "{taken} = {king_trick}. Three low cards: {low_trick}."
            ),
            "cards.count": self.tr("How many points are these cards?"),
            "following.suit": self.tr(
                "You must follow the suit led if you can, with any card of it. You need not beat "
                "the trick. When a trump is led, you must play a trump."
            ),
            "following.negative": self.tr(
                "In negative games, such as Trischaken, Piccolo and Bettler, you want few tricks. "
                "There you must beat the trick if you can, with any card that beats it."
            ),
            "following.pagat": self.tr(
                "In negative games the Pagat stays in your hand as long as you hold another "
                "trump. Only a trick with Skys and Mond in it must be taken with the Pagat."
            ),
            "following.color": self.tr(
                "In suit games, such as Farbendreier, a trump beats only trumps. You must still "
                "play one if you cannot follow suit. You may lead a trump only if you hold no "
                "suit card."
            ),
            "counting.leaf": self.tr(
                "The whole deck has {total} points. Cards left over after counting in threes are "
                "worth their value less {off} each. A third of a point is called a leaf, in "
                "German Blatt."
            ),
            "counting.limit": self.tr(
                "The bidder's side needs {limit} points to win; with {short} it loses. Its tricks "
                "and the bidder's discards count together. Count these three piles: which of them "
                "win?"
            ),
            "counting.pay": self.tr(
                "Each game has a value. A Rufer is worth {rufer}: the two opponents pay {rufer} "
                "each, the two on the bidder's side get {rufer} each. If the game is lost, it is "
                "the other way round."
            ),
            "counting.pay-won": self.tr(
                "{A} plays a Rufer, and {C} has the called king. Together they count {told} "
                "points. What does each player get or pay?"
            ),
            "counting.pay-lost": self.tr(
                "Again {A} plays a Rufer, and {C} has the called king. This time they count "
                "{told} points. What does each player get or pay?"
            ),
            "counting.pay-alone": self.tr(
                "{B} plays a Dreier alone against three. It is worth {dreier} and is settled with "
                "each of them. {B} counts {told} points. What does each player get or pay?"
            ),
            "counting.hint-pay": self.tr(
                "Is the game won? Then each opponent pays its value, otherwise each opponent gets "
                "it. All amounts add up to zero."
            ),
            "talon.half": self.tr(
                "In a Rufer, Besserrufer or Dreier the talon is turned up in two halves of three. "
                "The bidder takes one half and discards three cards. They count for the bidder; "
                "the other half counts for the opponents."
            ),
            "talon.never": self.tr(
                "Never discard a king, the Skys, the Mond or the Pagat. Suit cards go first, face "
                "down. A trump may go only if no other card is left to discard, and it lies face "
                "up."
            ),
            "talon.plan": self.tr(
                "Two aims: get rid of a whole suit, so that you can trump it, and save points. A "
                "queen without her king is often lost in play; among the discards she is safe."
            ),
            "talon.take": self.tr("Which half do you take?"),
            "talon.discard": self.tr("Choose three cards to discard."),
            "talon.color": self.tr(
                "In suit games it is the other way round: trumps are discarded first, face down, "
                "and suit cards only if there is nothing else. Here you play a Farbendreier."
            ),
            "talon.must": self.tr(
                "Here not enough suit cards are left. Choose what to discard and mind the rule "
                "about trumps."
            ),
            "bidding.forehand": self.tr(
                "The forehand speaks first. “Vorhand” means: I want to play and name my game when "
                "all others have passed. The others in turn pass or bid a game from the list."
            ),
            "bidding.rank": self.tr(
                "The list shows the games from the lowest to the highest. A bid must rank above "
                "the one before. If you pass once, you are out of the bidding of this hand."
            ),
            "bidding.positive": self.tr(
                "For {limit} points you need trumps, best six or more with high ones, and kings. "
                "Besserrufer: with partner and a bird, that is a trump I to IIII. Solorufer: with "
                "partner, no talon. Dreier: alone."
            ),
            "bidding.negative": self.tr(
                "With low cards a negative game can be won: Piccolo wants exactly one trick, "
                "Bettler none. You must beat tricks there, so middle cards are dangerous and low "
                "ones good."
            ),
            "bidding.last": self.tr(
                "If all others pass, the forehand chooses: Rufer with a fair hand, Sechserdreier "
                "with a very strong one, Trischaken with a poor one. In Trischaken the two "
                "players with the most points pay."
            ),
            "bidding.choose": self.tr("All others have passed. Which game do you choose?"),
            "partner.title": self.tr("The called king"),
            "partner.call": self.tr(
                "In a Rufer the bidder calls a king he or she does not hold. The player with that "
                "king is the partner and keeps it secret. All know it when the king is played."
            ),
            "partner.choose": self.tr(
                "Call the king of a suit of which you hold one or two cards: you lead one, and "
                "your partner's king brings its points home. In your longest suits the king is "
                "soon trumped."
            ),
            "partner.own": self.tr(
                "You may not call a king you hold. Only with all four kings in your hand do you "
                "call one of your own: then you play alone, and nobody knows it."
            ),
            "partner.which": self.tr("Which king do you call?"),
            "partner.talon": self.tr(
                "If the called king lies in the talon, nobody is your partner. You may give up "
                "the game and pay each of the others {rufer}, or play on alone against three."
            ),
            "partner.drag": self.tr("Your king lies in the talon. What do you do?"),
            "partner.sides-drag": self.tr(
                "The called king lies in the talon, and {A} gives up the game. What does each "
                "player get or pay?"
            ),
            "partner.play": self.tr(
                "You hold the called king, so you are the partner. Bring points to the bidder's "
                "tricks and take what the bidder cannot take."
            ),
            "announcing.title": self.tr("Announcements and Kontra"),
            "announcing.birds": self.tr(
                "The trumps I to IIII are birds: Pagat, Uhu, Kakadu, Quapil. The Pagat pays "
                "{pagat} if it takes the last trick, the Uhu {uhu} in the trick before, then "
                "{kakadu} and {quapil}. Announced, they pay {pagat_announced}, {uhu_announced}, "
                "{kakadu_announced} and {quapil_announced}."
            ),
            "announcing.keep": self.tr(
                "An announced bird must take its trick itself and may not be played earlier while "
                "you may play another card. For that you need many trumps: announce it only with "
                "about eight."
            ),
            "announcing.extras": self.tr(
                "Other extras pay {silent}, announced {announced}: all four kings, the Trull of "
                "Skys, Mond and Pagat, the captured Mond, and König ultimo, the called king in "
                "the last trick. All twelve tricks are a Valat."
            ),
            "announcing.kontra": self.tr(
                "An opponent who expects to win may say Kontra to the game or to an announcement: "
                "it counts ×{kontra}, after Rekontra ×{re}, after Subkontra ×{sub}. With a "
                "partner's game say nothing."
            ),
            "announcing.must": self.tr(
                "You bid Besserrufer, a game with a bird. What do you have to say before you may "
                "finish?"
            ),
            "announcing.pay-made": self.tr(
                "{A} plays a Rufer with {C}, and they win. {A} announces the Pagat, and it takes "
                "the last trick. What does each player get or pay?"
            ),
            "announcing.pay-lost": self.tr(
                "The same Rufer is won, but the announced Pagat is beaten in the last trick. Its "
                "capture, the Pagatfang, pays {pagatfang} more to the opponents. What does each "
                "player get or pay?"
            ),
            "defense.points": self.tr(
                "Against the bidder, bring points to the tricks of your side: queens and riders, "
                "and kings that are no longer safe. In a trick of the bidder play your lowest "
                "card."
            ),
            "defense.trumps": self.tr(
                "Count the trumps that have been played. Take a trick with the lowest trump that "
                "is enough, and keep the high ones for the tricks with many points."
            ),
            "wrong.correct": self.tr(
                "Mistakes happen. Until the trick is turned over or the next one is led, a wrong "
                "card may be taken back, and nobody pays."
            ),
            "wrong.renonce": self.tr(
                "A breach that is not put right in time is a Renonce. The offender pays alone; "
                "all others get what a won game would have brought them. Pointing out a mistake "
                "in time is good manners."
            ),
        }


FAMILY: Final = LessonTexts(tables=(KoenigrufenLessonTexts, SharedLessonTexts))
