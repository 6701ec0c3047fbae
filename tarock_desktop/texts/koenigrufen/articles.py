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
            "koenigrufen.Grundlagen/Geben": self.tr("Grundlagen: dealing"),
            "koenigrufen.Grundlagen/Spielen": self.tr("Grundlagen: playing and leading"),
            "koenigrufen.Allgemeines/Einsehen": self.tr("Allgemeines: what may be looked at"),
            "koenigrufen.Allgemeines/Kontrieren": self.tr("Allgemeines: doubling"),
            "koenigrufen.Lizitation II/Ruf": self.tr("Lizitation, phase II: the call"),
            "koenigrufen.Speisen/Vogel": self.tr("Speisen: games with a bird"),
            "koenigrufen.Farbspiele/Ablage": self.tr("Farbspiele: discards"),
            "koenigrufen.Farbspiele/Zusätze": self.tr("Farbspiele: extras"),
            "koenigrufen.Negativspiele/Ouvert": self.tr("Negativspiele: open games"),
            "koenigrufen.Negativspiele/Trischaken": self.tr("Negativspiele: Trischaken"),
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
            "koenigrufen.Grundlagen/Geben": self.tr(
                "Everybody gets twelve cards in packets of six, and six make the talon; the "
                "seat opposite cuts. After a knock twelve are dealt at once, and the forehand "
                "chooses a packet first."
            ),
            "koenigrufen.Grundlagen/Spielen": self.tr(
                "Every hand must be played. The forehand leads first, in negative games the "
                "player who named the game."
            ),
            "koenigrufen.Allgemeines/Einsehen": self.tr(
                "Everybody may look at the last trick. All older tricks and the talon are taboo."
            ),
            "koenigrufen.Allgemeines/Kontrieren": self.tr(
                "Kontra, Rekontra and Subkontra double the game or a single extra. In negative "
                "games each player doubles alone, otherwise a Kontra counts for all. Between "
                "partners it does not count."
            ),
            "koenigrufen.Lizitation II/Ruf": self.tr(
                "With three kings in the hand the fourth may be called without naming the suit."
                " An own king may be called only with all four kings in the hand."
            ),
            "koenigrufen.Speisen/Vogel": self.tr(
                "Besserrufer and Solobesser are played with a bird: Pagat, Uhu, Kakadu or "
                "Quapil. The bird must be in the hand."
            ),
            "koenigrufen.Farbspiele/Ablage": self.tr(
                "In a suit game trumps are discarded, face down. Suit cards are discarded only "
                "when they must be, and face up. Kings and Trull cards are never discarded."
            ),
            "koenigrufen.Farbspiele/Zusätze": self.tr(
                "In suit games only kings, sacks and Valat are extras."
            ),
            "koenigrufen.Negativspiele/Ouvert": self.tr(
                "Open games are played in silence. The cards are laid open after the first "
                "trick and before the second lead."
            ),
            "koenigrufen.Negativspiele/Trischaken": self.tr(
                "Tricks must be beaten. The Trischaker chooses whether the talon goes to the "
                "first six tricks or to the last one. A Renonce costs four points to each other"
                " player."
            ),
        }
