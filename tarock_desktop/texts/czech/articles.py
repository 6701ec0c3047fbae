"""The headings of the Czech tournament sheet, and what stands there in our own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class CzechTitles(SentenceTable):
    """Title of each heading."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "czech-gp.Fair play": self.tr("Fair play and agreement"),
            "czech-gp.Hrací doba": self.tr("Playing time (Hrací doba)"),
            "czech-gp.Protest": self.tr("Protest and chief referee"),
            "czech-gp.Herní strop": self.tr("Ceiling (Herní strop)"),
            "czech-gp.Renonc je zejména": self.tr("What is a renonc"),
            "czech-gp.Zadání karet": self.tr("Misdeal (Zadání karet)"),
            "czech-gp.Vynášení": self.tr("Leading, keeping the tricks"),
            "czech-gp.Malý renonc": self.tr("Small renonc (Malý renonc)"),
            "czech-gp.Velký renonc": self.tr("Big renonc (Velký renonc)"),
            "czech-gp.Hlášky": self.tr("Announcements (Hlášky)"),
            "czech-gp.Rozdávání karet": self.tr("Dealing (Rozdávání karet)"),
            "czech-gp.Povinnost": self.tr("Auction and approval (Povinnost)"),
            "czech-gp.Rozebírání talonu": self.tr("Taking the talon"),
            "czech-gp.Základní povinnost": self.tr("First povinnost (Základní povinnost)"),
            "czech-gp.Druhá povinnost": self.tr("Second povinnost (Druhá povinnost)"),
            "czech-gp.Preferanc": self.tr("Preferanc: alone with talon cards"),
            "czech-gp.Sólo": self.tr("Sólo: alone without the talon"),
            "czech-gp.Valát": self.tr("Valát: all tricks"),
            "czech-gp.Počítání hry": self.tr("Counting and rounding"),
            "czech-gp.Varšava": self.tr("Varšava: each for himself"),
            "czech-gp.Samokontrola": self.tr("Check at the end of a round"),
            "czech-gp.Osobní finance": self.tr("Stakes and buying in again"),
        }


@final
class CzechGists(SentenceTable):
    """What stands under each heading, in a few sentences."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "czech-gp.Fair play": self.tr(
                "Everybody plays fairly; what goes wrong is first settled by agreement at the "
                "table, within the rules."
            ),
            "czech-gp.Hrací doba": self.tr(
                "Four rounds of sixty minutes; a hand that has begun is finished."
            ),
            "czech-gp.Protest": self.tr(
                "What the players can't agree on is decided by the chief referee."
            ),
            "czech-gp.Herní strop": self.tr(
                "One player pays one other at most 40 koruny in a hand, a renonc included."
            ),
            "czech-gp.Renonc je zejména": self.tr(
                "The list of offenses: wrong or missing announcements, wrong discards, "
                "looking at cards, leading or playing out of turn, not following suit, "
                "throwing in the rest. Wrong discards pointed out before the announcements "
                "are no renonc. What is not on the list is decided by the chief referee."
            ),
            "czech-gp.Zadání karet": self.tr(
                "Players must count their cards during the deal. Before the talon is taken up "
                "the cards are dealt again without a penalty; until the first lead every "
                "player with a wrong count also pays 1 koruna to each other player. Later it "
                "is a big renonc of everybody who kept silent."
            ),
            "czech-gp.Vynášení": self.tr(
                "The winner of a trick collects it before leading, unless the others have "
                "agreed; tricks stay closed until the end, and every hand is played out trick "
                "by trick."
            ),
            "czech-gp.Malý renonc": self.tr(
                "Leading or playing out of turn, and not following suit if it is noticed "
                "before the next card: 2 koruny to each of the others, and play continues."
            ),
            "czech-gp.Velký renonc": self.tr(
                "Every other renonc, and every one found only after further tricks, ends the "
                "hand. The offender pays each player the renonc rate of the game and all "
                "announcements; in preferanc and sólo a defender pays the bidder three rates."
            ),
            "czech-gp.Hlášky": self.tr(
                "Values of the hand bring 0.50 or 1 koruna, the pagát 2 when silent and 4 "
                "when announced, the valát 4 and 8, in every game. Only its holder may "
                "announce the pagát, also when it is added later."
            ),
            "czech-gp.Rozdávání karet": self.tr(
                "Cards are dealt level above the table; the first six are the talon. After a "
                "cut, six cards at a time; after a knock the forehand chooses: six at a time, "
                "packets of twelve, or ábeles."
            ),
            "czech-gp.Povinnost": self.tr(
                "The forehand begins, then the others to the right; every player must say "
                "aloud whether he or she approves or bids higher, until the three others have "
                "approved."
            ),
            "czech-gp.Rozebírání talonu": self.tr(
                "In the first and second povinnost the bidder takes four talon cards, the next "
                "two players one each; no card may be refused."
            ),
            "czech-gp.Základní povinnost": self.tr(
                "Played when all have approved. Before drawing, the bidder calls the highest "
                "trump from the XIX to the XVI that is not in hand, and plays alone after "
                "drawing it. Ten hellers for each point, doubled by each flek."
            ),
            "czech-gp.Druhá povinnost": self.tr(
                "Like the first, with the duty to take the last trick with the pagát: it counts "
                "as announced. Only its holder may bid it."
            ),
            "czech-gp.Preferanc": self.tr(
                "One against three. The bidder takes the first three talon cards, or the "
                "second three, or goes back to the first: each step doubles the rate. With "
                "the first three the rest of the talon stays hidden until the end, otherwise "
                "it is turned up after the announcements. No approval is needed, but a sólo "
                "may stop it before the talon is touched."
            ),
            "czech-gp.Sólo": self.tr(
                "One against three without the talon, which stays hidden and counts for the "
                "opponents; eighty hellers for each point."
            ),
            "czech-gp.Valát": self.tr(
                "All tricks for one side: paid beside the points, which are 35 less what the "
                "other side discarded or owns of the talon."
            ),
            "czech-gp.Počítání hry": self.tr(
                "The difference from 35 points times the rate, announcements added or "
                "subtracted, then rounded up to whole koruny. At 35 on both sides only the "
                "announcements count."
            ),
            "czech-gp.Varšava": self.tr(
                "The forehand may announce it when the others have approved. Each for "
                "himself: the trick must be beaten, the pagát goes last, and the forehand "
                "adds a talon card to each of the first six tricks. Whoever has the most "
                "points pays each player 4 koruny, the forehand 8. A renonc costs the same "
                "and ends the hand, a forgotten talon card 4. A player without a trick gets "
                "double."
            ),
            "czech-gp.Samokontrola": self.tr(
                "After a round the final sums are added, written down with the start numbers "
                "and signed; their sum must equal all stakes and buy-ins. A judge settles a "
                "difference."
            ),
            "czech-gp.Osobní finance": self.tr(
                "Each player stakes 50 koruny in coins, at least 20 of them in small ones; a "
                "player who runs out buys in again in tens, openly and with the others' "
                "agreement. No other money may lie on the table. Stakes and buy-ins are taken "
                "back after the round."
            ),
        }
