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
                "Everybody begins with 100 chips in blue, red and white. Who runs short borrows "
                "from the bank and pays it back in the end."
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
                "Who knocks instead of cutting chooses how many cards are dealt at a time. When "
                "packets of twelve are made, Povinost chooses first."
            ),
            "spjst.6": self.tr(
                "The holder of the II bids first, or of the next trump if that one lies in the "
                "talon. The choice is between a game with a partner and a game alone."
            ),
            "spjst.7": self.tr(
                "Povinost takes four talon cards and calls the XIX, or the highest missing one "
                "down to the XV; its holder is the partner. It can't be refused, and the two next "
                "players get a talon card each."
            ),
            "spjst.8": self.tr(
                "Prever is played alone with three talon cards. They may be shown and changed for "
                "the other three, and back again, which makes a loss two or three times as dear; "
                "Povinost leads."
            ),
            "spjst.9": self.tr(
                "Everybody discards as many cards as were drawn: never a king, and a trump only "
                "when it must be, face up."
            ),
            "spjst.10": self.tr("Prever is higher than Povinost."),
            "spjst.11": self.tr(
                "Before the first card Povinost gives all others the chance to declare and to "
                "challenge by asking whether they are ready. After that card it is too late for "
                "values."
            ),
            "spjst.12": self.tr(
                "The bidder declares values first, the others follow in turn. To forget one costs "
                "no chips, but it can undo the failure of a called Valat."
            ),
            "spjst.13": self.tr(
                "The hand and an announced Pagat can be challenged with Kontra, Re, Supre and "
                "Mort, each doubling once more. With 53 points on both sides the bidder has lost."
            ),
            "spjst.14": self.tr(
                "The suit led must be followed; who is out of it plays a trump, and without a "
                "trump any card."
            ),
            "spjst.15": self.tr(
                "The last trick taken with the Pagat wins 2 chips, and a Pagat lost there costs "
                "2. Announced it counts double and can be challenged."
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
                "One or two trumps are paid 2 chips, and the talon card may be passed on in the "
                "same way."
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
                "A misdeal that can't be put right before play costs the dealer 2 chips to each "
                "player, and the same dealer deals again."
            ),
            "spjst.23": self.tr(
                "A mistake in dealing that is found during or after play changes nothing: the "
                "hand counts, and cards too many go to the opponents, without a penalty."
            ),
            "spjst.24": self.tr(
                "Everybody counts the own cards and discards. To point out another player's "
                "possible mistake early is good manners."
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
                "Everybody keeps the own tricks apart until the hand is over, so that mistakes "
                "can still be put right."
            ),
            "spjst.29": self.tr(
                "The difference to 53 plus 10 is multiplied by 2 for Povinost or by 3 for Prever. "
                "The tens of that number, rounded, are the chips."
            ),
            "spjst.30/tabulating": self.tr(
                "A second person checks the sheet. With negative scores subtracted, the four "
                "scores must come to 400."
            ),
            "spjst.30/discarding": self.tr(
                "With a wrong number of discards the hand is played out and cards too many go to "
                "the opponents. The offender pays 2 chips to each player, wins nothing and "
                "settles for the partner."
            ),
            "spjst.30/king-or-trump": self.tr(
                "A king in the discard, or a trump nobody was shown, costs 5 chips to each player."
            ),
            "spjst.30/revoke": self.tr(
                "If possible, the cards are taken back and the right one is played. Otherwise the "
                "hand is played out with the penalties for a wrong discard."
            ),
            "spjst.30/declarations": self.tr(
                "Who is paid for a value not held returns the chips and pays 2 to each player, "
                "unless it is noticed before the first card. A called Valat that failed because "
                "of it does not count."
            ),
            "spjst.31/wrong-trump": self.tr(
                "When the wrong trump is called the hand is void: the bidder pays 5 chips to each "
                "player and loses the Povinost. If the holder of the right trump stays silent as "
                "well, both pay; when nothing is called, it is the XIX."
            ),
            "spjst.31/wrong-povinost": self.tr(
                "The hand is finished. Who played Povinost out of turn and who should have played "
                "it pay 2 chips to each of the two others; the right player follows, and the "
                "wrong one is skipped."
            ),
            "spjst.31/partners": self.tr(
                "One may ask whether the called trump has been played, and by whom. When piles "
                "were mixed up, the cards count as they lie."
            ),
            "spjst.31/pagat": self.tr(
                "Only the holder can announce the Pagat; who does it without the card pays 2 "
                "chips to each player and can be challenged by the holder. With a wrong number of "
                "cards the Pagat can't take the trick."
            ),
            "spjst.31/wrong-table": self.tr("Who sits at the wrong table goes on playing there."),
            "spjst.31/few-cards": self.tr(
                "A hand with a wrong number of cards that no discard and no deal explains is its "
                "owner's fault, with the penalties for a wrong discard."
            ),
            "spjst.31/dealer-exposes": self.tr(
                "A card the dealer turns up goes back into the rest, which is shuffled, and "
                "dealing goes on without a penalty."
            ),
            "spjst.31/player-exposes": self.tr(
                "A card a player shows stays face up and is played as soon as it is allowed, "
                "without a penalty."
            ),
            "spjst.31/cut": self.tr(
                "Both parts of a cut should have at least six cards; there is no penalty."
            ),
            "spjst.31/other": self.tr(
                "What the table can't settle by itself is decided by a judge, best before the "
                "hand is played."
            ),
            "spjst.QS": self.tr(
                "The last page repeats the most important rules in short sentences."
            ),
        }
