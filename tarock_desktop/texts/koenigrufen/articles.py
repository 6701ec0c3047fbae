"""The headings of the Königrufen sheet, and what stands there in our own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class KoenigrufenTitles(SentenceTable):
    """Title of each heading."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "koenigrufen.Speisen": self.tr("Speisen (table of games)"),
            "koenigrufen.Zutaten": self.tr("Zutaten (table of extras)"),
            "koenigrufen.Kaiserstich": self.tr("Kaiserstich (emperor's trick)"),
            "koenigrufen.Grundlagen": self.tr("Grundlagen (basics)"),
            "koenigrufen.Allgemeines": self.tr("Allgemeines (general)"),
            "koenigrufen.Lizitation I": self.tr("Lizitation, phase I (bidding)"),
            "koenigrufen.Lizitation II": self.tr("Lizitation, phase II (call and announcements)"),
            "koenigrufen.Lizitation III": self.tr("Lizitation, phase III (close)"),
            "koenigrufen.Vorhandspiele": self.tr("Vorhandspiele (forehand games)"),
            "koenigrufen.Solospiele": self.tr("Solospiele (solo games)"),
            "koenigrufen.Farbspiele": self.tr("Farbspiele (suit games)"),
            "koenigrufen.Übrige Positivspiele": self.tr(
                "Übrige Positivspiele (other positive games)"
            ),
            "koenigrufen.Negativspiele": self.tr("Negativspiele (negative games)"),
            "koenigrufen.Zusätze": self.tr("Zusätze (extras)"),
            "koenigrufen.Renonce": self.tr("Renonce (offenses)"),
            "koenigrufen.Optionale Regeln": self.tr("Optionale Regeln (optional rules)"),
        }


@final
class KoenigrufenGists(SentenceTable):
    """What stands under each heading, in a few sentences."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "koenigrufen.Speisen": self.tr(
                "Twenty games are named with rank, value and goal. Three belong to the forehand, "
                "the others are bid by rank."
            ),
            "koenigrufen.Zutaten": self.tr(
                "Extras are paid beside the game, announced ones double. The birds are the trumps "
                "I to IIII, each with its own trick near the end."
            ),
            "koenigrufen.Kaiserstich": self.tr(
                "When Skys, Mond and Pagat fall into one trick, the Pagat is the highest trump, "
                "whatever the order."
            ),
            "koenigrufen.Grundlagen": self.tr(
                "Four play with 54 cards; a fifth and a sixth sit out. Suit must be followed, "
                "otherwise a trump is played. Cards are counted in threes; 35 points and 2 leaves "
                "of 70 win."
            ),
            "koenigrufen.Allgemeines": self.tr(
                "What lies, lies; an offense can be put right until the trick is turned. Game and "
                "extras can be doubled one by one, up to ×8. After Trischaken and a hand without "
                "a score a full round counts double."
            ),
            "koenigrufen.Lizitation I": self.tr(
                "The forehand claims the right to play or bids at once; then everybody outbids or "
                "passes, and a pass is for good. A game is outbid only by one of higher rank."
            ),
            "koenigrufen.Lizitation II": self.tr(
                "The bidder calls a king, takes talon cards, discards and announces extras; then "
                "he declares himself ready. Nobody calls an own king unless he holds all four."
            ),
            "koenigrufen.Lizitation III": self.tr(
                "In turn everybody may announce more extras or double. It ends when three in a "
                "row have said that they are content."
            ),
            "koenigrufen.Vorhandspiele": self.tr(
                "Rufer, Trischaken and Sechserdreier are for the forehand only, and only when "
                "nobody has bid."
            ),
            "koenigrufen.Solospiele": self.tr(
                "The talon stays closed and counts for the opponents; extras count double except "
                "Valat. If the called king lies there, his half goes to the bidder and no "
                "doubling counts."
            ),
            "koenigrufen.Farbspiele": self.tr(
                "Trumps win no trick in another suit, but must be played when void, and are led "
                "only from a hand of nothing else. Trumps are discarded first."
            ),
            "koenigrufen.Übrige Positivspiele": self.tr(
                "The talon is turned up; the bidder takes a half or a card and discards as many, "
                "never kings or Trull cards and trumps only when forced, face up. If the called "
                "king lies there, the game can be given up or played alone."
            ),
            "koenigrufen.Negativspiele": self.tr(
                "Tricks must be beaten, there are no extras and no talon, and the Pagat is the "
                "last trump. Equal games can be played side by side. In Trischaken the two with "
                "the most points pay."
            ),
            "koenigrufen.Zusätze": self.tr(
                "Both sides may announce or make extras. Announced birds and the announced king "
                "stay in the hand until their trick as long as another card may be played; the "
                "highest bird goes first."
            ),
            "koenigrufen.Renonce": self.tr(
                "Everybody else gets what winning the game and the announced extras would have "
                "brought; the offender alone pays. Offenses about to happen may and should be "
                "pointed out."
            ),
            "koenigrufen.Optionale Regeln": self.tr(
                "What clubs may agree on besides: the Skoty-Trophy, private rounds and a pot for "
                "announced Pagats."
            ),
        }
