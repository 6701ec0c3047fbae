"""What lessons of several families say, in words that no sheet has of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class SharedLessonTexts(SentenceTable):
    """Titles, tasks and explanations that hold under every sheet."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "title.cards": self.tr("Cards, ranks and points"),
            "title.following": self.tr("Following suit"),
            "title.counting": self.tr("Counting and paying"),
            "title.talon": self.tr("Talon and discards"),
            "title.bidding": self.tr("Bidding"),
            "title.partner": self.tr("Who plays with whom"),
            "title.announcing": self.tr("Announcements and challenges"),
            "title.defense": self.tr("Playing against the bidder"),
            "title.wrong": self.tr("Something goes wrong"),
            "cards.trick": self.tr(
                "One player leads a card, then the others play one each, in turn to the right. "
                "The highest trump takes the trick. Without a trump the highest card of the suit "
                "led takes it."
            ),
            "cards.who": self.tr("Who takes this trick?"),
            "cards.other-suit": self.tr(
                "A card of another suit takes nothing, however high it is. Who takes this trick?"
            ),
            "hint.highest-trump": self.tr(
                "There are trumps in the trick: the highest one takes it."
            ),
            "hint.suit-led": self.tr(
                "There is no trump in the trick: only cards of the suit led count."
            ),
            "following.led": self.tr(
                "You must follow the suit that was led. If you have none of it, you must play a "
                "trump. If you have no trump either, you may play any card."
            ),
            "following.free": self.tr(
                "Nobody has to beat the cards on the table. A low card of the suit is as good as "
                "a high one, and a low trump as good as a high one."
            ),
            "following.mark": self.tr("Mark every card that you may play."),
            "following.trump-led": self.tr("A trump was led. Mark every card that you may play."),
            "hint.holds-suit": self.tr("You hold a card of the suit led."),
            "hint.holds-trump": self.tr("You have nothing of the suit led, but you have a trump."),
            "counting.alone": self.tr(
                "A player alone against three is paid by each of them, or pays each of them."
            ),
            "talon.choose": self.tr("What do you discard? Several choices may be good."),
            "bidding.try": self.tr("What do you say?"),
            "announcing.try": self.tr("What is your hand worth? It may be nothing."),
            "defense.together": self.tr(
                "Those who play against the bidder play together. Put low cards on tricks that "
                "the bidder takes, and valuable cards on tricks that your own side takes."
            ),
            "defense.remember": self.tr(
                "Near the end, remember what has been played. Which trumps are still out, and who "
                "has none of a suit? Then you know which card takes a trick."
            ),
            "defense.card": self.tr("Which card do you play?"),
            "defense.whole": self.tr(
                "Now play a whole hand to its end. It is solved if you give away at most "
                "{amount_given_away_object}."
            ),
            "wrong.watch": self.tr(
                "Watch what happens and stop at the act that breaks a rule. Then choose the rule."
            ),
            "wrong.next": self.tr("Here, too, one rule is broken. Where?"),
            "talon.mark": self.tr("Mark every card that you may discard."),
            "hint.high-to-us": self.tr(
                "Your own side takes this trick: give it something valuable."
            ),
            "hint.low-to-them": self.tr(
                "The other side takes this trick: give it as little as you can."
            ),
            "hint.no-need": self.tr(
                "You can't beat the trump on the table: keep your high cards."
            ),
            "hint.draw": self.tr(
                "Which trumps are still out? Lead one that nobody can beat, and the others must "
                "give theirs."
            ),
            "sides.ask": self.tr("Who plays with the bidder? Answer by what you can know now."),
            "cards.black": self.tr(
                "In every suit the king is highest, then queen, rider and jack. In spades and "
                "clubs {pips_black} follow, from high to low."
            ),
            "cards.red": self.tr(
                "In hearts and diamonds the jack is followed by {pips_red}, from high to low. The "
                "one is the ace."
            ),
            "cards.points": self.tr(
                "Card values: king, {T22}, {T21} and {T1} {points_HK} each, queen {points_HQ}, "
                "rider {points_HN}, jack {points_HJ}, every other card {points_H4}."
            ),
            "counting.quick": self.tr(
                "A quick way: each card counts {each}. Then add {king} for each king, {T22}, "
                "{T21} and {T1}, {queen} for each queen, {rider} for each rider, {jack} for each "
                "jack. The result is the same."
            ),
            "hint.counting-quick": self.tr(
                "Each card counts {each}: first count the cards. Then add {king}, {queen}, "
                "{rider} and {jack} for the high ones."
            ),
            "hint.counting-threes": self.tr(
                "Add the values of three cards and take off {taken}; then the next three."
            ),
            "hint.bidding": self.tr(
                "Count your trumps, look at the highest ones, then at your kings."
            ),
            "hint.winner": self.tr(
                "Look for the highest trump. Without a trump only the suit led matters."
            ),
            "counting.these": self.tr("Count these cards."),
            "defense.best": self.tr("The last tricks. Find the best card."),
            "following.act": self.tr("It is your turn. Play a card that is allowed."),
            "hint.following": self.tr("Do you hold the suit led? If not, do you hold a trump?"),
            "following.trump": self.tr(
                "If you have no card of the suit led, you must play a trump. If you have no trump "
                "either, you may play any card."
            ),
            "bidding.with-these": self.tr("What do you say with these cards?"),
        }
