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
                "Everybody begins with 100 chips. Who has none left borrows from the bank and "
                "pays it back."
            ),
            "westfest.par. 2": self.tr(
                "The dealer shuffles and the left neighbor cuts or taps. Six cards make the "
                "talon, then everybody gets twelve in packets of six, from the dealer's right on."
            ),
            "westfest.par. 3": self.tr(
                "Who taps instead of cutting chooses the way of dealing: one, two, three, four or "
                "twelve cards at a time, or packets of twelve from which Povinost chooses first."
            ),
            "westfest.par. 4": self.tr(
                "A misdeal costs the dealer 2 chips to each player and a new deal, and so does a "
                "king or trump turned up. For any other card turned up the others may let the "
                "deal go on."
            ),
            "westfest.par. 5": self.tr(
                "To look at the bottom card while cutting costs 2 chips to each player. A dealing "
                "mistake found at the end of the hand is paid by the dealer, to each player what "
                "was lost."
            ),
            "westfest.par. 6": self.tr(
                "After a wrong number of discards the hand is played and counted, the card in "
                "question goes to the other side, and the offender pays and never collects."
            ),
            "westfest.par. 7": self.tr(
                "Povinost takes the top four talon cards and calls the XIX, or with the XIX in "
                "hand the next lower trump down to the XV. Who draws the trump to be called may "
                "throw in the hand for 2 chips to each player."
            ),
            "westfest.par. 8": self.tr(
                "Povinost discards four cards; then each of the two next players takes a talon "
                "card and discards one."
            ),
            "westfest.par. 9": self.tr(
                "Five-point cards stay in the hand, at a cost of 5 chips to each player. A trump "
                "is discarded only when the rest is trumps and kings, and it is shown."
            ),
            "westfest.par. 10": self.tr(
                "Anybody may play Prever, alone with three talon cards; the other three count for "
                "the opponents. A loss counts double after changing to the second three cards and "
                "four times after going back."
            ),
            "westfest.par. 11": self.tr(
                "The bidder calls the bonuses first, then the others may."
            ),
            "westfest.Card Values": self.tr(
                "Skys, Mond, Pagat and kings count 5, queens 4, riders 3, jacks 2, all others 1, "
                "in all 106. In red suits the ace is above the 4, the 3 and the 2."
            ),
            "westfest.Pagat": self.tr(
                "The last trick with the Pagat is worth 2 chips, a lost one costs 2; called it is "
                "worth 4. In a hand with a called Valat it does not count."
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
                "A hand without trumps is paid 4 chips by each player, one with one or two trumps "
                "2. To keep it so, the talon card may be passed on, but Povinost can't be refused."
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
                "With 53 points on both sides the bidder loses 2 chips; after a challenge it is "
                "lost for the challenger."
            ),
            "westfest.Following Suit": self.tr(
                "Who can't follow suit plays a trump, and without a trump any card. A revoke "
                "costs 5 chips to each player, and the offender wins nothing and settles for the "
                "partner."
            ),
            "westfest.Judging": self.tr(
                "Disputes are decided by the judges for good; a judge who plays at the table "
                "takes no part in it."
            ),
        }
