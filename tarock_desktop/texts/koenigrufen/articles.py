"""The headings of the Königrufen sheet, and what stands there in our own words."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class KoenigrufenTitles(SentenceTable):
    """Title of each heading."""

    SENTENCES: ClassVar[Sentences] = {
        "koenigrufen.Speisen": lambda self, _: self.tr("Speisen (table of games)"),
        "koenigrufen.Zutaten": lambda self, _: self.tr("Zutaten (table of extras)"),
        "koenigrufen.Kaiserstich": lambda self, _: self.tr("Kaiserstich (emperor's trick)"),
        "koenigrufen.Grundlagen": lambda self, _: self.tr("Grundlagen (basics)"),
        "koenigrufen.Allgemeines": lambda self, _: self.tr("Allgemeines (general)"),
        "koenigrufen.Lizitation I": lambda self, _: self.tr("Lizitation, phase I (bidding)"),
        "koenigrufen.Lizitation II": lambda self, _: self.tr(
            "Lizitation, phase II (call and announcements)"
        ),
        "koenigrufen.Lizitation III": lambda self, _: self.tr("Lizitation, phase III (close)"),
        "koenigrufen.Vorhandspiele": lambda self, _: self.tr("Vorhandspiele (forehand games)"),
        "koenigrufen.Solospiele": lambda self, _: self.tr("Solospiele (solo games)"),
        "koenigrufen.Farbspiele": lambda self, _: self.tr("Farbspiele (suit games)"),
        "koenigrufen.Übrige Positivspiele": lambda self, _: self.tr(
            "Übrige Positivspiele (other positive games)"
        ),
        "koenigrufen.Negativspiele": lambda self, _: self.tr("Negativspiele (negative games)"),
        "koenigrufen.Zusätze": lambda self, _: self.tr("Zusätze (extras)"),
        "koenigrufen.Renonce": lambda self, _: self.tr("Renonce (offenses)"),
        "koenigrufen.Optionale Regeln": lambda self, _: self.tr(
            "Optionale Regeln (optional rules)"
        ),
    }


@final
class KoenigrufenGists(SentenceTable):
    """What stands under each heading, in a few sentences."""

    SENTENCES: ClassVar[Sentences] = {
        "koenigrufen.Speisen": lambda self, _: self.tr(
            "Twenty games are named with rank, value and goal. Three belong to the forehand, the "
            "others are bid by rank."
        ),
        "koenigrufen.Zutaten": lambda self, _: self.tr(
            "Extras are paid beside the game, announced ones double. The birds are the trumps I "
            "to IIII, each with its own trick near the end."
        ),
        "koenigrufen.Kaiserstich": lambda self, _: self.tr(
            "When Skys, Mond and Pagat fall into one trick, the Pagat is the highest trump, "
            "whatever the order."
        ),
        "koenigrufen.Grundlagen": lambda self, _: self.tr(
            "Four play with 54 cards; a fifth and a sixth sit out. Suit must be followed, "
            "otherwise a trump is played. Cards are counted in threes; 35 points and 2 leaves of "
            "70 win."
        ),
        "koenigrufen.Allgemeines": lambda self, _: self.tr(
            "What lies, lies; an offense can be put right until the trick is turned. Game and "
            "extras can be doubled one by one, up to ×8. After Trischaken and a hand without a "
            "score a full round counts double."
        ),
        "koenigrufen.Lizitation I": lambda self, _: self.tr(
            "The forehand claims the right to play or bids at once; then everybody outbids or "
            "passes, and a pass is for good. A game is outbid only by one of higher rank."
        ),
        "koenigrufen.Lizitation II": lambda self, _: self.tr(
            "The bidder calls a king, takes talon cards, discards and announces extras; then he "
            "declares himself ready. Nobody calls an own king unless he holds all four."
        ),
        "koenigrufen.Lizitation III": lambda self, _: self.tr(
            "In turn everybody may announce more extras or double. It ends when three in a row "
            "have said that they are content."
        ),
        "koenigrufen.Vorhandspiele": lambda self, _: self.tr(
            "Rufer, Trischaken and Sechserdreier are for the forehand only, and only when nobody "
            "has bid."
        ),
        "koenigrufen.Solospiele": lambda self, _: self.tr(
            "The talon stays closed and counts for the opponents; extras count double except "
            "Valat. If the called king lies there, his half goes to the bidder and no doubling "
            "counts."
        ),
        "koenigrufen.Farbspiele": lambda self, _: self.tr(
            "Trumps win no trick in another suit, but must be played when void, and are led only "
            "from a hand of nothing else. Trumps are discarded first."
        ),
        "koenigrufen.Übrige Positivspiele": lambda self, _: self.tr(
            "The talon is turned up; the bidder takes a half or a card and discards as many, "
            "never kings or Trull cards and trumps only when forced, face up. If the called king "
            "lies there, the game can be given up or played alone."
        ),
        "koenigrufen.Negativspiele": lambda self, _: self.tr(
            "Tricks must be beaten, there are no extras and no talon, and the Pagat is the last "
            "trump. Equal games can be played side by side. In Trischaken the two with the most "
            "points pay."
        ),
        "koenigrufen.Zusätze": lambda self, _: self.tr(
            "Both sides may announce or make extras. Announced birds and the announced king stay "
            "in the hand until their trick as long as another card may be played; the highest "
            "bird goes first."
        ),
        "koenigrufen.Renonce": lambda self, _: self.tr(
            "Everybody else gets what winning the game and the announced extras would have "
            "brought; the offender alone pays. Offenses about to happen may and should be pointed "
            "out."
        ),
        "koenigrufen.Optionale Regeln": lambda self, _: self.tr(
            "What clubs may agree on besides: the Skoty-Trophy, private rounds and a pot for "
            "announced Pagats."
        ),
    }
