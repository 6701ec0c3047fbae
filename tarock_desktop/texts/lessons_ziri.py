"""What the lessons of Žiri tarok say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.families import LessonTexts
from tarock_desktop.texts.sentences import SentenceTable


@final
class ZiriLessonTexts(SentenceTable):
    """Titles, explanations and help, by the keys of the lesson files."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "cards.title": self.tr("Cards, tricks and points"),
            "cards.trumps": self.tr(
                "There are 22 trumps. The highest is the Škis, then the XXI, called Mond, and "
                "so on down to the I, called Pagat. A trump takes every suit card."
            ),
            "cards.suits": self.tr(
                "Each suit begins with king, queen, rider and jack. Below them come 10, 9, 8, 7"
                " in spades and clubs, and 1, 2, 3, 4 in hearts and diamonds: there the 1 is "
                "the best of the four."
            ),
            "cards.trick": self.tr(
                "Three play, and each plays one card: that is a trick. The highest trump takes "
                "it. Without a trump, the highest card of the suit led takes it. Cards of "
                "another suit never take a trick."
            ),
            "cards.winner": self.tr("Who takes this trick?"),
            "cards.hint-winner": self.tr(
                "Look for the highest trump. Without a trump only the suit led matters."
            ),
            "cards.pagat": self.tr(
                "There is one exception: when Škis, Mond and Pagat fall into the same trick, "
                "the Pagat takes it."
            ),
            "cards.values": self.tr(
                "Tricks are worth points. Kings, Škis, Mond and Pagat have the value 5, queens "
                "4, riders 3, jacks 2 and all other cards 1."
            ),
            "cards.threes": self.tr(
                "A trick has three cards and is counted as it lies: add the three values and "
                "take off 2. A king with two low cards: 5 + 1 + 1 − 2 = 5 points. Three low "
                "cards: 1 point."
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
            "following.klop": self.tr(
                "If nobody bids, klop is played: each for himself, and the player with the most"
                " points writes minus. There you must beat the trick if you can, with any card "
                "that beats it."
            ),
            "following.pagat": self.tr(
                "In klop the Pagat must be the last of your trumps, and you may not lead it "
                "while you hold any other card."
            ),
            "counting.title": self.tr("Counting and writing"),
            "counting.list": self.tr(
                "The whole deck has 70 points. Cards left over after counting in threes are "
                "worth their value less ⅔ each. A third of a point is called a list."
            ),
            "counting.quick": self.tr(
                "A quick way: each card counts ⅓. Then add 4 for each king, Škis, Mond and "
                "Pagat, 3 for each queen, 2 for each rider, 1 for each jack. The result is the "
                "same."
            ),
            "counting.count": self.tr("Count these cards."),
            "counting.hint": self.tr(
                "Each card counts ⅓: first count the cards. Then add 4, 3, 2 and 1 for the high"
                " ones."
            ),
            "counting.limit": self.tr(
                "To win, the bidder needs more than half: 36 in a trojka and in brez talona, "
                "35⅔ in a dvojka, 35⅓ in an enka. Tricks and discards count together."
            ),
            "counting.trojka": self.tr("The pile of a bidder in a trojka. Count it: is it won?"),
            "counting.pay": self.tr(
                "A won game counts 1, a lost trojka 2. From 40 points 1 more, from 50 it is 2, "
                "from 60 it is 3. A dvojka counts all of it twice, an enka three times, brez "
                "talona four times."
            ),
            "counting.pay-rule": self.tr(
                "This is settled with each of the two others: the bidder gets it from both, or "
                "pays it to both."
            ),
            "counting.pay-trojka": self.tr(
                "{A} plays a trojka and counts 41 points. What does each player get or pay?"
            ),
            "counting.pay-lost": self.tr(
                "{B} plays a trojka and counts 33 points. What does each player get or pay?"
            ),
            "counting.pay-dvojka": self.tr(
                "{C} plays a dvojka and counts 35⅔ points. What does each player get or pay?"
            ),
            "counting.hint-pay": self.tr(
                "Is the game won? What does it count, with the points? The bidder settles this "
                "with each of the others. All amounts add up to zero."
            ),
            "talon.title": self.tr("Talon and discards"),
            "talon.parts": self.tr(
                "The six talon cards are turned up for all. In a trojka the bidder takes the "
                "first or the second three, in a dvojka the first, middle or last two, in an "
                "enka any one card."
            ),
            "talon.never": self.tr(
                "Then the bidder discards as many cards. They count for the bidder, the rest of"
                " the talon for the opponents. Never discard a king, Škis, Mond or Pagat. A "
                "discarded trump must be named."
            ),
            "talon.plan": self.tr(
                "Two aims: get rid of a whole suit, so that you can trump it, and save points. "
                "A queen without her king is often lost in play; among the discards she is "
                "safe."
            ),
            "talon.take": self.tr("Which part of the talon do you take?"),
            "talon.discard": self.tr("Choose the cards to discard."),
            "bidding.title": self.tr("Bidding"),
            "bidding.games": self.tr(
                "The games from low to high: trojka, dvojka, enka, brez talona. The higher the "
                "game, the fewer talon cards you get and the more it counts. The dealer's right"
                " neighbor speaks first."
            ),
            "bidding.loss": self.tr(
                "A lost game is dear: it counts 2 in a trojka, 6 in a dvojka, 18 in an enka and"
                " 48 in brez talona, to each. A won one counts only 1, 2, 3 or 4."
            ),
            "bidding.strong": self.tr(
                "You play alone against two. For a trojka you want about eight trumps with high"
                " ones among them, and few queens without their kings. With less, pass. If all "
                "pass, klop is played."
            ),
            "bidding.hold": self.tr(
                "If somebody who sits after you bids higher than you, you may hold that game: "
                "you take it at the same height. A player who sits after you must then bid "
                "higher still."
            ),
            "bidding.bid": self.tr("What do you say with these cards?"),
            "bidding.hint": self.tr(
                "Count your trumps, look at the highest ones, then at your kings."
            ),
            "bidding.higher": self.tr("Your trojka was outbid. What do you say now?"),
            "sides.title": self.tr("One against two, and the sale"),
            "sides.two": self.tr(
                "The bidder plays alone. The two others are partners for this hand: their "
                "tricks count together, and they win or lose together. They cannot harm each "
                "other."
            ),
            "sides.rest": self.tr(
                "With four at the table the dealer rests, and pays or gets as much as each "
                "opponent of the bidder."
            ),
            "sides.sale": self.tr(
                "After discarding, the bidder may sell the game: minus 4 in a trojka, 6 in a "
                "dvojka, 18 in an enka, and nothing else counts. A lost trojka counts only 2, "
                "so playing on is often cheaper."
            ),
            "sides.sell-or-play": self.tr(
                "Your discards lie there. Do you sell the game or play it?"
            ),
            "sides.pay-two": self.tr(
                "{B} plays a trojka and wins with 37 points. Most of the other tricks lie with "
                "{C}. What does each player get or pay?"
            ),
            "sides.pay-enka": self.tr(
                "{C} plays an enka and loses with 35 points: 6, and an enka counts it three "
                "times. What does each player get or pay?"
            ),
            "sides.pay-sale": self.tr("{A} sells a dvojka. What does each player get or pay?"),
            "sides.pay-mond": self.tr(
                "{A} plays a trojka and loses with 34 points. On the way {C} took the Mond of "
                "{B} with the Škis; they are partners. What does each player get or pay?"
            ),
            "sides.klop": self.tr(
                "In klop there are no sides. The player with the most points writes minus 2, "
                "with 35 or more minus 4."
            ),
            "sides.pay-klop": self.tr(
                "Klop: {A} has 20 points, {B} 36 and {C} 14. What does each player get or pay?"
            ),
            "announcing.title": self.tr("Announcements and kontra"),
            "announcing.items": self.tr(
                "Besides the game these count 1: trul, that is Škis, Mond and Pagat in the "
                "tricks of a side; kralji, all four kings; the Pagat in the last trick; "
                "mondfang, catching the Mond. Valat, all tricks, counts 4."
            ),
            "announcing.double": self.tr(
                "Announced, they count twice as much, also against you if they fail. Trul may "
                "be announced only by a player who does not hold all three cards, kralji only "
                "without all four kings in the hand."
            ),
            "announcing.pagat": self.tr(
                "An announced Pagat must stay in the hand until the last trick, unless it is "
                "the last trump. So announce it only with many trumps."
            ),
            "announcing.kontra": self.tr(
                "An opponent who expects the bidder to lose may say kontra. The game then "
                "counts twice, won as much as lost. The bidder may answer re, then come sub and"
                " mor."
            ),
            "announcing.say": self.tr("What do you say?"),
            "defense.title": self.tr("Playing against the bidder, and klop"),
            "defense.points": self.tr(
                "Against the bidder, bring points to the tricks of your partner: queens and "
                "riders, and kings that are no longer safe. In a trick of the bidder play your "
                "lowest card."
            ),
            "defense.klop": self.tr(
                "In klop it is the other way round: you want few points. Give points to the "
                "others, and keep low cards to get rid of the lead."
            ),
            "defense.best": self.tr("The last tricks. Find the best card."),
            "defense.deal": self.tr(
                "Now play a whole deal against the bidder. Try not to give away more than two "
                "points."
            ),
            "wrong.title": self.tr("Something goes wrong"),
            "wrong.renons": self.tr(
                "A breach of the rules is a renons. Only an opponent may claim it, some kinds "
                "only at once. The hand ends, and the offender pays: 4 in a trojka, 6 in a "
                "dvojka, 18 in an enka."
            ),
            "wrong.alone": self.tr(
                "A defender's renons is paid by that defender alone, not by the partner. So "
                "watch your own cards before you play."
            ),
            "wrong.find": self.tr("Watch the play and stop at the act that breaks a rule."),
        }


FAMILY: Final = LessonTexts(tables=(ZiriLessonTexts,))
