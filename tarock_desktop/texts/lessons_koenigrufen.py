"""What the lessons of Königrufen say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.families import LessonTexts
from tarock_desktop.texts.sentences import SentenceTable


@final
class KoenigrufenLessonTexts(SentenceTable):
    """Titles, explanations and help, by the keys of the lesson files."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "cards.title": self.tr("Cards, tricks and points"),
            "cards.trumps": self.tr(
                "There are 22 trumps. The highest is the Skys, then the XXI, called Mond, and "
                "so on down to the I, called Pagat. A trump takes every suit card."
            ),
            "cards.suits": self.tr(
                "Each suit begins with king, queen, rider and jack. Below them come 10, 9, 8, 7"
                " in spades and clubs, and 1, 2, 3, 4 in hearts and diamonds: there the 1 is "
                "the best of the four."
            ),
            "cards.trick": self.tr(
                "Everybody plays one card: that is a trick. The highest trump takes it. Without"
                " a trump, the highest card of the suit led takes it. Cards of another suit "
                "never take a trick."
            ),
            "cards.winner": self.tr("Who takes this trick?"),
            "cards.hint-winner": self.tr(
                "Look for the highest trump. Without a trump only the suit led matters."
            ),
            "cards.kaiserstich": self.tr(
                "There is one exception, the Kaiserstich: when Skys, Mond and Pagat fall into "
                "the same trick, the Pagat takes it."
            ),
            "cards.values": self.tr(
                "Tricks are worth points. Kings, Skys, Mond and Pagat have the value 5, queens "
                "4, riders 3, jacks 2 and all other cards 1."
            ),
            "cards.threes": self.tr(
                "Cards are counted in threes. Add up the values of three cards and take off 2. "
                "A king with two low cards: 5 + 1 + 1 − 2 = 5 points. Three low cards: 1 point."
            ),
            "cards.count": self.tr("How many points are these cards?"),
            "cards.hint-count": self.tr(
                "Add the values of three cards and take off 2; then the next three."
            ),
            "following.title": self.tr("Following suit and trumping"),
            "following.suit": self.tr(
                "You must follow the suit led if you can, with any card of it. You need not "
                "beat the trick. When a trump is led, you must play a trump."
            ),
            "following.trump": self.tr(
                "If you have no card of the suit led, you must play a trump. If you have no "
                "trump either, you may play any card."
            ),
            "following.act": self.tr("It is your turn. Play a card that is allowed."),
            "following.mark": self.tr("Mark all the cards you may play."),
            "following.hint": self.tr("Do you hold the suit led? If not, do you hold a trump?"),
            "following.negative": self.tr(
                "In negative games, such as Trischaken, Piccolo and Bettler, you want few "
                "tricks. There you must beat the trick if you can, with any card that beats it."
            ),
            "following.pagat": self.tr(
                "In negative games the Pagat stays in your hand as long as you hold another "
                "trump. Only a trick with Skys and Mond in it must be taken with the Pagat."
            ),
            "following.color": self.tr(
                "In suit games, such as Farbendreier, a trump beats only trumps. You must still"
                " play one if you cannot follow suit. You may lead a trump only if you hold no "
                "suit card."
            ),
            "counting.title": self.tr("Counting and paying"),
            "counting.leaf": self.tr(
                "The whole deck has 70 points. Cards left over after counting in threes are "
                "worth their value less ⅔ each. A third of a point is called a leaf, in German "
                "Blatt."
            ),
            "counting.quick": self.tr(
                "A quick way: each card counts ⅓. Then add 4 for each king, Skys, Mond and "
                "Pagat, 3 for each queen, 2 for each rider, 1 for each jack. The result is the "
                "same."
            ),
            "counting.count": self.tr("Count these cards."),
            "counting.hint": self.tr(
                "Each card counts ⅓: first count the cards. Then add 4, 3, 2 and 1 for the high"
                " ones."
            ),
            "counting.limit": self.tr(
                "The bidder's side needs 35⅔ points to win; with 35⅓ it loses. Its tricks and "
                "the bidder's discards count together. Count these three piles: which of them "
                "win?"
            ),
            "counting.pay": self.tr(
                "Each game has a value. A Rufer is worth 1: the two opponents pay 1 each, the "
                "two on the bidder's side get 1 each. If the game is lost, it is the other way "
                "round."
            ),
            "counting.pay-won": self.tr(
                "{A} plays a Rufer, and {C} has the called king. Together they count 41 points."
                " What does each player get or pay?"
            ),
            "counting.pay-lost": self.tr(
                "Again {A} plays a Rufer, and {C} has the called king. This time they count 35⅓"
                " points. What does each player get or pay?"
            ),
            "counting.pay-alone": self.tr(
                "{B} plays a Dreier alone against three. It is worth 5 and is settled with each"
                " of them. {B} counts 38 points. What does each player get or pay?"
            ),
            "counting.hint-pay": self.tr(
                "Is the game won? Then each opponent pays its value, otherwise each opponent "
                "gets it. All amounts add up to zero."
            ),
            "talon.title": self.tr("Talon and discards"),
            "talon.half": self.tr(
                "In a Rufer, Besserrufer or Dreier the talon is turned up in two halves of "
                "three. The bidder takes one half and discards three cards. They count for the "
                "bidder; the other half counts for the opponents."
            ),
            "talon.never": self.tr(
                "Never discard a king, the Skys, the Mond or the Pagat. Suit cards go first, "
                "face down. A trump may go only if no other card is left to discard, and it "
                "lies face up."
            ),
            "talon.plan": self.tr(
                "Two aims: get rid of a whole suit, so that you can trump it, and save points. "
                "A queen without her king is often lost in play; among the discards she is "
                "safe."
            ),
            "talon.take": self.tr("Which half do you take?"),
            "talon.discard": self.tr("Choose three cards to discard."),
            "talon.color": self.tr(
                "In suit games it is the other way round: trumps are discarded first, face "
                "down, and suit cards only if there is nothing else. Here you play a "
                "Farbendreier."
            ),
            "talon.must": self.tr(
                "Here not enough suit cards are left. Choose what to discard and mind the rule "
                "about trumps."
            ),
            "bidding.title": self.tr("Bidding"),
            "bidding.forehand": self.tr(
                "The forehand speaks first. “Vorhand” means: I want to play and name my game "
                "when all others have passed. The others in turn pass or bid a game from the "
                "list."
            ),
            "bidding.rank": self.tr(
                "The list shows the games from the lowest to the highest. A bid must rank above"
                " the one before. If you pass once, you are out of the bidding of this hand."
            ),
            "bidding.positive": self.tr(
                "For 35⅔ points you need trumps, best six or more with high ones, and kings. "
                "Besserrufer: with partner and a bird, that is a trump I to IIII. Solorufer: "
                "with partner, no talon. Dreier: alone."
            ),
            "bidding.negative": self.tr(
                "With low cards a negative game can be won: Piccolo wants exactly one trick, "
                "Bettler none. You must beat tricks there, so middle cards are dangerous and "
                "low ones good."
            ),
            "bidding.last": self.tr(
                "If all others pass, the forehand chooses: Rufer with a fair hand, "
                "Sechserdreier with a very strong one, Trischaken with a poor one. In "
                "Trischaken the two players with the most points pay."
            ),
            "bidding.bid": self.tr("What do you say with these cards?"),
            "bidding.choose": self.tr("All others have passed. Which game do you choose?"),
            "bidding.hint": self.tr(
                "Count your trumps, look at the highest ones, then at your kings."
            ),
            "partner.title": self.tr("The called king"),
            "partner.call": self.tr(
                "In a Rufer the bidder calls a king he or she does not hold. The player with "
                "that king is the partner and keeps it secret. All know it when the king is "
                "played."
            ),
            "partner.choose": self.tr(
                "Call the king of a suit of which you hold one or two cards: you lead one, and "
                "your partner's king brings its points home. In your longest suits the king is "
                "soon trumped."
            ),
            "partner.own": self.tr(
                "You may not call a king you hold. Only with all four kings in your hand do you"
                " call one of your own: then you play alone, and nobody knows it."
            ),
            "partner.which": self.tr("Which king do you call?"),
            "partner.talon": self.tr(
                "If the called king lies in the talon, nobody is your partner. You may give up "
                "the game and pay each of the others 1, or play on alone against three."
            ),
            "partner.drag": self.tr("Your king lies in the talon. What do you do?"),
            "partner.sides-hand": self.tr(
                "{A} plays a Rufer and calls the king of hearts. {D} has it, and they win. Who "
                "plays with whom? Show it by what each player gets or pays."
            ),
            "partner.sides-talon": self.tr(
                "{A} calls the king of clubs. It lies in the talon, {A} takes it, plays on "
                "alone and loses. What does each player get or pay?"
            ),
            "partner.sides-drag": self.tr(
                "The called king lies in the talon, and {A} gives up the game. What does each "
                "player get or pay?"
            ),
            "partner.sides-four": self.tr(
                "{B} plays a Solorufer without anybody having the called king: all four kings "
                "are in the hand of {B}, who wins. It is worth 2. What does each player get or "
                "pay?"
            ),
            "partner.play": self.tr(
                "You hold the called king, so you are the partner. Bring points to the bidder's"
                " tricks and take what the bidder cannot take."
            ),
            "partner.card": self.tr("Which card do you play?"),
            "announcing.title": self.tr("Announcements and Kontra"),
            "announcing.birds": self.tr(
                "The trumps I to IIII are birds: Pagat, Uhu, Kakadu, Quapil. The Pagat pays 1 "
                "if it takes the last trick, the Uhu 2 in the trick before, then 3 and 4. "
                "Announced, they pay double."
            ),
            "announcing.keep": self.tr(
                "An announced bird must take its trick itself and may not be played earlier "
                "while you may play another card. For that you need many trumps: announce it "
                "only with about eight."
            ),
            "announcing.extras": self.tr(
                "Other extras pay 1, announced 2: all four kings, the Trull of Skys, Mond and "
                "Pagat, the captured Mond, and König ultimo, the called king in the last trick."
                " All twelve tricks are a Valat."
            ),
            "announcing.kontra": self.tr(
                "An opponent who expects to win may say Kontra to the game or to an "
                "announcement: it counts ×2, after Rekontra ×4, after Subkontra ×8. With a "
                "partner's game say nothing."
            ),
            "announcing.must": self.tr(
                "You bid Besserrufer, a game with a bird. What do you have to say before you "
                "may finish?"
            ),
            "announcing.pay-made": self.tr(
                "{A} plays a Rufer with {C}, and they win. {A} announces the Pagat, and it "
                "takes the last trick. What does each player get or pay?"
            ),
            "announcing.pay-lost": self.tr(
                "The same Rufer is won, but the announced Pagat is beaten in the last trick. "
                "Its capture, the Pagatfang, pays 1 more to the opponents. What does each "
                "player get or pay?"
            ),
            "announcing.say": self.tr("What do you say?"),
            "defense.title": self.tr("Playing against the bidder"),
            "defense.points": self.tr(
                "Against the bidder, bring points to the tricks of your side: queens and "
                "riders, and kings that are no longer safe. In a trick of the bidder play your "
                "lowest card."
            ),
            "defense.trumps": self.tr(
                "Count the trumps that have been played. Take a trick with the lowest trump "
                "that is enough, and keep the high ones for the tricks with many points."
            ),
            "defense.best": self.tr("The last tricks. Find the best card."),
            "defense.deal": self.tr(
                "Now play a whole deal against the bidder. Try not to give away more than two "
                "points."
            ),
            "wrong.title": self.tr("Something goes wrong"),
            "wrong.correct": self.tr(
                "Mistakes happen. Until the trick is turned over or the next one is led, a "
                "wrong card may be taken back, and nobody pays."
            ),
            "wrong.renonce": self.tr(
                "A breach that is not put right in time is a Renonce. The offender pays alone; "
                "all others get what a won game would have brought them. Pointing out a mistake"
                " in time is good manners."
            ),
            "wrong.find": self.tr("Watch the play and stop at the act that breaks a rule."),
        }


FAMILY: Final = LessonTexts(tables=(KoenigrufenLessonTexts,))
