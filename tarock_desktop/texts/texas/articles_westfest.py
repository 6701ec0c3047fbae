"""The articles of the Westfest sheet: titles, and what they say in our own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class WestfestTitles(SentenceTable):
    """Title of each article."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "westfest.par. 1": self.tr("Chips"),
            "westfest.par. 2": self.tr("Shuffling, cutting, dealing"),
            "westfest.par. 3": self.tr("Tapping"),
            "westfest.par. 4": self.tr("Misdeal and overturned card"),
            "westfest.par. 5": self.tr("Bottom card and dealing mistakes"),
            "westfest.par. 6": self.tr("Wrong number of discards"),
            "westfest.par. 7": self.tr("Povinost and the call"),
            "westfest.par. 8": self.tr("Drawing from the talon"),
            "westfest.par. 9": self.tr("Five point discards"),
            "westfest.par. 10": self.tr("Prever"),
            "westfest.par. 11": self.tr("Order of bonus calls"),
            "westfest.Card Values": self.tr("Card Values"),
            "westfest.Pagat": self.tr("Pagat"),
            "westfest.Valat": self.tr("Valat"),
            "westfest.Bonus Points": self.tr("Bonus Points"),
            "westfest.Uni / Bida": self.tr("Uni / Bida"),
            "westfest.Counting": self.tr("Counting of Score"),
            "westfest.Prever Score": self.tr("Calculating Prever Score"),
            "westfest.Contra": self.tr("Contra"),
            "westfest.Rhea": self.tr("Rhea Contra"),
            "westfest.Suprhea": self.tr("Suprhea"),
            "westfest.Ties": self.tr("Ties"),
            "westfest.Following Suit": self.tr("Following Suit"),
            "westfest.Judging": self.tr("Judging"),
        }


@final
class WestfestGists(SentenceTable):
    """What each article says, in one or two sentences."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "westfest.par. 1": self.tr(
                "Everybody starts with 100 chips. A player with none left borrows from the "
                "bank and pays it back."
            ),
            "westfest.par. 2": self.tr(
                "The dealer shuffles and the left neighbor cuts or taps. Six cards make the "
                "talon, then everybody gets twelve in packets of six, from the dealer's right on."
            ),
            "westfest.par. 3": self.tr(
                "A player who taps instead of cutting chooses how to deal: one, two, three, "
                "four or twelve cards at a time, or packets of twelve from which Povinost "
                "chooses first."
            ),
            "westfest.par. 4": self.tr(
                "For a misdeal, or for exposing a king or trump, the dealer pays 2 chips to "
                "each player and deals again. If another card is exposed, the others may let "
                "the deal continue."
            ),
            "westfest.par. 5": self.tr(
                "Nobody may look at the bottom card. A player who does so while cutting pays "
                "2 chips to each player, and the deck is shuffled again. If a dealing mistake "
                "is found at the end of the hand, the dealer pays each player the chips lost."
            ),
            "westfest.par. 6": self.tr(
                "After a wrong number of discards the hand is finished and counted; the "
                "disputed card goes to the other side. A lone offender pays the count, won or "
                "lost, and 2 chips more to each player. Any other offender collects nothing "
                "and pays what the partners win or lose."
            ),
            "westfest.par. 7": self.tr(
                "The player scheduled for Povinost takes the top four talon cards, unless "
                "Prever is played, and calls the XIX, or with the XIX in hand the next lower "
                "trump down to the XV. A player who draws the trump to be called may throw in "
                "the hand for 2 chips to each player."
            ),
            "westfest.par. 8": self.tr(
                "Povinost discards four cards; then each of the two next players takes a talon "
                "card and discards one."
            ),
            "westfest.par. 9": self.tr(
                "Five-point cards may not be discarded; the penalty is 5 chips to each "
                "player. A trump may be discarded only when the rest is trumps and kings, and "
                "it must be shown."
            ),
            "westfest.par. 10": self.tr(
                "Anybody may play Prever, alone with three talon cards, and must announce it; "
                "the other three cards count for the opponents. A loss counts double after "
                "changing to the second three cards and four times after going back."
            ),
            "westfest.par. 11": self.tr(
                "The bidder calls the bonuses first, then the others may."
            ),
            "westfest.Card Values": self.tr(
                "Skys, Mond, Pagat and kings count 5, queens 4, riders 3, jacks 2, all others 1, "
                "in all 106. In red suits the ace is above the 4, the 3 and the 2."
            ),
            "westfest.Pagat": self.tr(
                "Taking the last trick with the Pagat is worth 2 chips, not making it costs "
                "2; called before play it is 4 either way. In a hand with a called Valat it "
                "does not count."
            ),
            "westfest.Valat": self.tr(
                "All tricks are worth 20 chips. Called by the bidder or the partner before play "
                "they win or cost 40."
            ),
            "westfest.Bonus Points": self.tr(
                "What a hand holds before play is paid in chips: many or few trumps, the Trul, "
                "kings and other five-point cards."
            ),
            "westfest.Uni / Bida": self.tr(
                "A hand without trumps is paid 4 chips by each player, one with one or two "
                "trumps 2. To keep it so, the talon card may be passed on, but Povinost can't "
                "be passed."
            ),
            "westfest.Counting": self.tr(
                "The difference to 53 plus 10 is multiplied by 2. The tens of that number, "
                "rounded, are the chips."
            ),
            "westfest.Prever Score": self.tr(
                "A Prever is counted in the same way, but multiplied by 3."
            ),
            "westfest.Contra": self.tr(
                "The opponents say Contra when they expect to win: the hand counts double. A "
                "called Pagat can be answered with a Contra as well."
            ),
            "westfest.Rhea": self.tr(
                "The bidder or the partner answers a Contra with Rhea Contra: the hand counts "
                "four times."
            ),
            "westfest.Suprhea": self.tr(
                "The opponents answer a Rhea Contra with Suprhea: the hand counts eight times."
            ),
            "westfest.Ties": self.tr(
                "With 53 points on both sides the bidder loses 2 chips; after a challenge the "
                "challenger loses."
            ),
            "westfest.Following Suit": self.tr(
                "If you can't follow suit you must play a trump, and without a trump any "
                "card. After a failure to follow suit play continues to the end; the offender "
                "pays 5 chips to each player, collects nothing and settles for the partner."
            ),
            "westfest.Judging": self.tr(
                "Disputes are decided by the judges, and their decision is final; a judge "
                "playing at the table takes no part."
            ),
        }
