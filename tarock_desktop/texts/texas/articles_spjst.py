"""The articles of the SPJST sheet: titles, and what they say in our own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class SpjstTitles(SentenceTable):
    """Title of each article."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "spjst.1": self.tr("Chips"),
            "spjst.2": self.tr("Shuffling the deck"),
            "spjst.3": self.tr("Starting the game"),
            "spjst.4": self.tr("Dealing the cards"),
            "spjst.5": self.tr("Knocking on the deck (Klupek)"),
            "spjst.6": self.tr("Initial bidder"),
            "spjst.7": self.tr("Povinost/Vorhand (Four times)"),
            "spjst.8": self.tr("Prever (Three times)"),
            "spjst.9": self.tr("Discarding"),
            "spjst.10": self.tr("Bid ranks"),
            "spjst.11": self.tr("Leading the first card"),
            "spjst.12": self.tr("Declarations/Announcements"),
            "spjst.13": self.tr("Challenges"),
            "spjst.14": self.tr("Following suit"),
            "spjst.15": self.tr("Pagat"),
            "spjst.16": self.tr("Valat"),
            "spjst.17": self.tr("No trumps"),
            "spjst.18": self.tr("Two trumps"),
            "spjst.19": self.tr("Pagat when announced"),
            "spjst.20": self.tr("Ace"),
            "spjst.21": self.tr("Values"),
            "spjst.22": self.tr("Misdealing - pre play"),
            "spjst.23": self.tr("Misdealing - post play"),
            "spjst.24": self.tr("Players responsibilities"),
            "spjst.25": self.tr("Value of cards"),
            "spjst.26": self.tr("Red suits, black suits"),
            "spjst.27": self.tr("Winning points"),
            "spjst.28": self.tr("Trick taking"),
            "spjst.29": self.tr("Determining chips won or lost"),
            "spjst.30/tabulating": self.tr("Tabulating score sheets"),
            "spjst.30/discarding": self.tr("Discarding irregularities"),
            "spjst.30/king-or-trump": self.tr("Discarding a King or a Trump"),
            "spjst.30/revoke": self.tr("Failure to follow suit (re-nig)"),
            "spjst.30/declarations": self.tr("Illegal declarations"),
            "spjst.31/wrong-trump": self.tr("Announcing the wrong trump"),
            "spjst.31/wrong-povinost": self.tr("Wrong person plays Povinost"),
            "spjst.31/partners": self.tr("Partners not known"),
            "spjst.31/pagat": self.tr("Calling the Pagat on the end"),
            "spjst.31/wrong-table": self.tr("Seated at the wrong table"),
            "spjst.31/few-cards": self.tr("Too few cards in hand"),
            "spjst.31/dealer-exposes": self.tr("Dealer exposes a card"),
            "spjst.31/player-exposes": self.tr("Player exposes a card"),
            "spjst.31/cut": self.tr("Improper cut"),
            "spjst.31/other": self.tr("Other unforeseen problems"),
            "spjst.QS": self.tr("Rules quick sheet"),
        }


@final
class SpjstGists(SentenceTable):
    """What each article says, in one or two sentences."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "spjst.1": self.tr(
                "Everybody starts with 100 chips in blue, red and white. A player who runs "
                "out borrows from the bank and pays it back at the end."
            ),
            "spjst.2": self.tr(
                "The deck is shuffled thoroughly, at least seven times, so that the tricks of the "
                "hand before do not come back."
            ),
            "spjst.3": self.tr(
                "Anybody may deal first; if the cards decide, the highest card drawn deals."
            ),
            "spjst.4": self.tr(
                "The dealer's left neighbor cuts. Six cards go to the middle as the talon, then "
                "everybody gets twelve in packets of six, from the dealer's right on."
            ),
            "spjst.5": self.tr(
                "A player who knocks instead of cutting chooses how many cards are dealt at a "
                "time: 1, 2, 3, 4, 6 or 12. With packets of twelve Povinost chooses first."
            ),
            "spjst.6": self.tr(
                "The holder of the II bids first, or the holder of the next trump if the II "
                "lies in the talon. The choice is between Povinost (with a partner) and "
                "Prever (alone)."
            ),
            "spjst.7": self.tr(
                "Povinost can't be passed. If nobody bids Prever, Povinost takes four talon "
                "cards and calls the XIX, or the highest missing trump down to the XV; its "
                "holder is the partner. The next two players get one talon card each."
            ),
            "spjst.8": self.tr(
                "Prever is played alone with three talon cards. They may be shown and "
                "exchanged for the other three, and back again; a loss then counts double or "
                "triple. Povinost leads."
            ),
            "spjst.9": self.tr(
                "Everybody discards as many cards as were drawn: never a king, and a trump "
                "only when forced, face up."
            ),
            "spjst.10": self.tr("Prever is higher than Povinost."),
            "spjst.11": self.tr(
                "Before the first card Povinost must ask whether everybody is ready, so that "
                "the others can declare and challenge. After the first card nothing more can "
                "be declared."
            ),
            "spjst.12": self.tr(
                "Values must be declared, the bidder's first and the others in turn. There is "
                "no penalty for an undeclared value, but a called Valat that is lost because "
                "of it does not count as called."
            ),
            "spjst.13": self.tr(
                "The hand and an announced Pagat can be challenged: the opponents say Kontra, "
                "then Re, Supre and Mort follow by turns of the two sides. Each doubles the "
                "win or loss. A tie at 53 is lost for the bidder."
            ),
            "spjst.14": self.tr(
                "You must follow suit; if you can't, play a trump; if you have no trump, play "
                "any card."
            ),
            "spjst.15": self.tr(
                "Taking the last trick with the Pagat wins 2 chips, losing the Pagat there "
                "costs 2. An announced Pagat counts double and can be challenged."
            ),
            "spjst.16": self.tr(
                "Taking every trick wins 20 chips, or 40 when announced. The Pagat is not paid "
                "then."
            ),
            "spjst.17": self.tr(
                "A hand without trumps is paid 4 chips. To keep it so, the talon card may be "
                "passed on unseen to a player who would get none, but never to the bidder, and it "
                "may be refused."
            ),
            "spjst.18": self.tr(
                "One or two trumps are paid 2 chips. To keep so few, the talon card may be "
                "passed on to a player who would get none, but never to the bidder, and it "
                "may be refused."
            ),
            "spjst.19": self.tr(
                "An announced Pagat stays in the hand until the last trick, unless no other card "
                "can be played."
            ),
            "spjst.20": self.tr(
                "The aces of hearts and diamonds are the lowest cards of their suits."
            ),
            "spjst.21": self.tr(
                "What the hand holds before play is paid by the three others at once: many or few "
                "trumps, the Trull, kings and other five-point cards."
            ),
            "spjst.22": self.tr(
                "A misdeal found before play is put right if possible. If it can't be, the "
                "dealer pays 2 chips to each player and deals again."
            ),
            "spjst.23": self.tr(
                "If a mistake in dealing is found during or after play, the hand is completed "
                "and counts; extra cards go to the opponents. There is no penalty."
            ),
            "spjst.24": self.tr(
                "You are responsible for the number of your cards and discards. Players "
                "should point out a possible error early, so that it can be put right."
            ),
            "spjst.25": self.tr(
                "Skys, Mond, Pagat and kings count 5, queens 4, riders 3, jacks 2, all other "
                "cards 1."
            ),
            "spjst.26": self.tr(
                "Red suits run king, queen, rider, jack, 4, 3, 2, 1; black suits king, queen, "
                "rider, jack, 10, 9, 8, 7."
            ),
            "spjst.27": self.tr("The bidder's side wins with 54 of the 106 points."),
            "spjst.28": self.tr(
                "Players keep their own tricks apart until the hand is over, so that mistakes "
                "can still be put right."
            ),
            "spjst.29": self.tr(
                "The difference to 53 plus 10 is multiplied by 2 for Povinost or by 3 for Prever. "
                "The tens of that number, rounded, are the chips."
            ),
            "spjst.30/tabulating": self.tr(
                "A second person checks the sheet. The four scores, negative ones subtracted, "
                "must add up to 400."
            ),
            "spjst.30/discarding": self.tr(
                "After a wrong number of discards the hand is completed, and extra cards go "
                "to the opponents. The offender pays 2 chips to each player, collects "
                "nothing, pays what the partner wins and covers what the partner loses."
            ),
            "spjst.30/king-or-trump": self.tr(
                "A player who discards a king, or a trump without showing it, pays 5 chips to "
                "each player."
            ),
            "spjst.30/revoke": self.tr(
                "After a failure to follow suit the cards are taken back, if that is "
                "possible. Otherwise the hand is completed with the penalties for a wrong "
                "number of discards: 2 chips to each player, no winnings, and the partner's "
                "share as well."
            ),
            "spjst.30/declarations": self.tr(
                "A player who collects for a value not held returns the chips and pays 2 to "
                "each player, unless the error is announced before the first card. A called "
                "Valat that failed because of it does not count."
            ),
            "spjst.31/wrong-trump": self.tr(
                "If the wrong trump is called, the hand is void and values are returned; the "
                "bidder pays 5 chips to each player and loses the Povinost. If the holder of "
                "the right trump stays silent too, both pay. If nothing is called, it is the "
                "XIX."
            ),
            "spjst.31/wrong-povinost": self.tr(
                "The hand is played out. The player who played Povinost out of turn and the "
                "one who should have played it each pay 2 chips to the two others. The right "
                "player is next, and the wrong one is skipped."
            ),
            "spjst.31/partners": self.tr(
                "You may ask whether the called trump has been played, and by whom. Tricks on "
                "the wrong pile count as they lie and are paid as if there had been no "
                "mistake."
            ),
            "spjst.31/pagat": self.tr(
                "Only the holder may announce the Pagat. A player who announces it without "
                "holding it pays 2 chips to each player, and the holder may challenge. If the "
                "announcer has a wrong number of cards, the Pagat and its trick go to the "
                "opponents, with the penalties for a wrong discard."
            ),
            "spjst.31/wrong-table": self.tr(
                "A player who sits at the wrong table continues to play there."
            ),
            "spjst.31/few-cards": self.tr(
                "If neither discards nor deal explain a wrong number of cards, the player has "
                "dropped a card or played two to a trick. The penalties are those for a wrong "
                "number of discards."
            ),
            "spjst.31/dealer-exposes": self.tr(
                "A card exposed by the dealer is shuffled back into the undealt cards, and "
                "the deal continues; there is no penalty."
            ),
            "spjst.31/player-exposes": self.tr(
                "A card exposed by a player stays face up and must be played at the first "
                "opportunity; there is no penalty."
            ),
            "spjst.31/cut": self.tr(
                "A cut should be at least six cards deep; there is no penalty."
            ),
            "spjst.31/other": self.tr(
                "What the table can't settle by itself is decided by a judge, best before the "
                "hand is played."
            ),
            "spjst.QS": self.tr(
                "The most important rules in short. Values come before any challenge; after "
                "the first card there are no more values and challenges."
            ),
        }
