"""What the lessons of Žiri tarok say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.families import LessonTexts
from tarock_desktop.texts.sentences import SentenceTable
from tarock_desktop.texts.shared_lessons import SharedLessonTexts


@final
class ZiriLessonTexts(SentenceTable):
    """Titles, explanations and help, by the keys of the lesson files."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "cards.trumps": self.tr(
                "There are {trumps} trumps. The highest is the Škis, then the XXI, called Mond, "
                "and so on down to the I, called Pagat. A trump takes every suit card."
            ),
            "cards.trick": self.tr(
                "Three play, and each plays one card: that is a trick. The highest trump takes "
                "it. Without a trump, the highest card of the suit led takes it. Cards of another "
                "suit never take a trick."
            ),
            "cards.pagat": self.tr(
                "There is one exception: when Škis, Mond and Pagat fall into the same trick, the "
                "Pagat takes it."
            ),
            "cards.threes": self.tr(
                "A trick has three cards and is counted as it lies: add the three values and take "
                "off {taken}. A king with two low cards: {points_HK} + {points_H4} + {points_H4} "
                "− {taken} = {king_trick}. Three low cards: {low_trick}."
            ),
            "cards.count": self.tr("How many points are these cards?"),
            "following.suit": self.tr(
                "You must follow the suit led if you can, with any card of it. You need not beat "
                "the trick. When a trump is led, you must play a trump."
            ),
            "following.klop": self.tr(
                "If nobody bids, klop is played: each for himself, and the player with the most "
                "points writes minus. There you must beat the trick if you can, with any card "
                "that beats it."
            ),
            "following.pagat": self.tr(
                "In klop the Pagat must be the last of your trumps, and you may not lead it while "
                "you hold any other card."
            ),
            "counting.title": self.tr("Counting and writing"),
            "counting.list": self.tr(
                "The whole deck has {total} points. Cards left over after counting in threes are "
                "worth their value less {off} each. A third of a point is called a list."
            ),
            "counting.limit": self.tr(
                "To win, the bidder needs more than half: {trojka} in a trojka, {dvojka} in a "
                "dvojka, {enka} in an enka, {brez} in brez talona. Tricks and discards count "
                "together."
            ),
            "counting.trojka": self.tr("The pile of a bidder in a trojka. Count it: is it won?"),
            "counting.pay": self.tr(
                "A won game counts {won}, a lost trojka {lost}. From {first}, {second} and "
                "{third} points it counts one more each time. In a dvojka all of it counts "
                "×{times_dvojka}, in an enka ×{times_enka}, in brez talona ×{times_brez}."
            ),
            "counting.pay-rule": self.tr(
                "This is settled with each of the two others: the bidder gets it from both, or "
                "pays it to both."
            ),
            "counting.pay-trojka": self.tr(
                "{A} plays a trojka and counts {told} points. What does each player get or pay?"
            ),
            "counting.pay-lost": self.tr(
                "{B} plays a trojka and counts {told} points. What does each player get or pay?"
            ),
            "counting.pay-dvojka": self.tr(
                "{C} plays a dvojka and counts {told} points. What does each player get or pay?"
            ),
            "counting.hint-pay": self.tr(
                "Is the game won? What does it count, with the points? The bidder settles this "
                "with each of the others. All amounts add up to zero."
            ),
            "talon.title": self.tr("Talon and discards"),
            "talon.parts": self.tr(
                "The six talon cards are turned up for all. In a trojka the bidder takes the "
                "first or the second three, in a dvojka the first, middle or last two, in an enka "
                "any one card."
            ),
            "talon.never": self.tr(
                "Then the bidder discards as many cards. They count for the bidder, the rest of "
                "the talon for the opponents. Never discard a king, Škis, Mond or Pagat. A "
                "discarded trump must be named."
            ),
            "talon.plan": self.tr(
                "Two aims: get rid of a whole suit, so that you can trump it, and save points. A "
                "queen without her king is often lost in play; among the discards she is safe."
            ),
            "talon.take": self.tr("Which part of the talon do you take?"),
            "talon.discard": self.tr("Choose the cards to discard."),
            "bidding.games": self.tr(
                "The games from low to high: trojka, dvojka, enka, brez talona. The higher the "
                "game, the fewer talon cards you get and the more it counts. The dealer's right "
                "neighbor speaks first."
            ),
            "bidding.loss": self.tr(
                "A lost game is dear: it counts {lost_trojka} in a trojka, {lost_dvojka} in a "
                "dvojka, {lost_enka} in an enka and {lost_brez} in brez talona, to each. A won "
                "one counts only {won_trojka}, {won_dvojka}, {won_enka} or {won_brez}."
            ),
            "bidding.strong": self.tr(
                "You play alone against two. For a trojka you want about eight trumps with high "
                "ones among them, and few queens without their kings. With less, pass. If all "
                "pass, klop is played."
            ),
            "bidding.hold": self.tr(
                "If somebody who sits after you bids higher than you, you may hold that game: you "
                "take it at the same height. A player who sits after you must then bid higher "
                "still."
            ),
            "bidding.higher": self.tr("Your trojka was outbid. What do you say now?"),
            "sides.title": self.tr("One against two, and the sale"),
            "sides.two": self.tr(
                "The bidder plays alone. The two others are partners for this hand: their tricks "
                "count together, and they win or lose together. They cannot harm each other."
            ),
            "sides.rest": self.tr(
                "With four at the table the dealer rests, and pays or gets as much as each "
                "opponent of the bidder."
            ),
            "sides.sale": self.tr(
                "After discarding, the bidder may sell the game: minus {sold_trojka} in a trojka, "
                "{sold_dvojka} in a dvojka, {sold_enka} in an enka, and nothing else counts. A "
                "lost trojka counts only {lost_trojka}, so playing on is often cheaper."
            ),
            "sides.sell-or-play": self.tr(
                "Your discards lie there. Do you sell the game or play it?"
            ),
            "sides.pay-two": self.tr(
                "{B} plays a trojka and wins with {told} points. Most of the other tricks lie "
                "with {C}. What does each player get or pay?"
            ),
            "sides.pay-enka": self.tr(
                "{C} plays an enka and loses with {told} points: {lost}, and an enka counts it "
                "×{times}. What does each player get or pay?"
            ),
            "sides.pay-sale": self.tr("{A} sells a dvojka. What does each player get or pay?"),
            "sides.pay-mond": self.tr(
                "{A} plays a trojka and loses with {told} points. On the way {C} took the Mond of "
                "{B} with the Škis; they are partners. What does each player get or pay?"
            ),
            "sides.klop": self.tr(
                "In klop there are no sides. The player with the most points writes minus {most}, "
                "with {full_from} or more minus {full}."
            ),
            "sides.pay-klop": self.tr(
                "Klop: {A} has {told_of_A} points, {B} {told_of_B} and {C} {told_of_C}. What does "
                "each player get or pay?"
            ),
            "announcing.title": self.tr("Announcements and kontra"),
            "announcing.items": self.tr(
                "Besides the game these count {silent}: trul, that is Škis, Mond and Pagat in the "
                "tricks of a side; kralji, all four kings; the Pagat in the last trick; mondfang, "
                "catching the Mond. Valat, all tricks, counts {valat}."
            ),
            "announcing.double": self.tr(
                "Announced, they count {announced}, valat {valat_announced}, also against you if "
                "they fail. Trul may be announced only by a player who does not hold all three "
                "cards, kralji only without all four kings in the hand."
            ),
            "announcing.pagat": self.tr(
                "An announced Pagat must stay in the hand until the last trick, unless it is the "
                "last trump. So announce it only with many trumps."
            ),
            "announcing.kontra": self.tr(
                "An opponent who expects the bidder to lose may say kontra. The game then counts "
                "×{kontra}, won as much as lost. The bidder may answer re, then come sub and mor."
            ),
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
            "wrong.renons": self.tr(
                "A breach of the rules is a renons. Only an opponent may claim it, some kinds "
                "only at once. The hand ends, and the offender pays: {trojka} in a trojka, "
                "{dvojka} in a dvojka, {enka} in an enka."
            ),
            "wrong.alone": self.tr(
                "A defender's renons is paid by that defender alone, not by the partner. So watch "
                "your own cards before you play."
            ),
        }


FAMILY: Final = LessonTexts(tables=(ZiriLessonTexts, SharedLessonTexts))
