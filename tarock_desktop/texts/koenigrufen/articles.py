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
            "koenigrufen.Speisen/Vogel": self.tr("Speisen: games with a bird"),
            "koenigrufen.Zutaten": self.tr("Zutaten (table of extras)"),
            "koenigrufen.Kaiserstich": self.tr("Kaiserstich (emperor's trick)"),
            "koenigrufen.Grundlagen": self.tr("Grundlagen (basics)"),
            "koenigrufen.Grundlagen/Geben": self.tr("Grundlagen: dealing"),
            "koenigrufen.Grundlagen/Spielen": self.tr("Grundlagen: playing and leading"),
            "koenigrufen.Grundlagen/Zwang": self.tr("Grundlagen: following suit"),
            "koenigrufen.Grundlagen/Zählen": self.tr("Grundlagen: counting"),
            "koenigrufen.Allgemeines": self.tr("Allgemeines (general)"),
            "koenigrufen.Allgemeines/Korrektur": self.tr("Allgemeines: corrections"),
            "koenigrufen.Allgemeines/Einsehen": self.tr("Allgemeines: what may be looked at"),
            "koenigrufen.Allgemeines/Kontrieren": self.tr("Allgemeines: doubling"),
            "koenigrufen.Lizitation I": self.tr("Lizitation, phase I (bidding)"),
            "koenigrufen.Lizitation II": self.tr("Lizitation, phase II (call and announcements)"),
            "koenigrufen.Lizitation II/Ruf": self.tr("Lizitation, phase II: the call"),
            "koenigrufen.Lizitation III": self.tr("Lizitation, phase III (close)"),
            "koenigrufen.Vorhandspiele": self.tr("Vorhandspiele (forehand games)"),
            "koenigrufen.Solospiele": self.tr("Solospiele (solo games)"),
            "koenigrufen.Farbspiele": self.tr("Farbspiele (suit games)"),
            "koenigrufen.Farbspiele/Ablage": self.tr("Farbspiele: discards"),
            "koenigrufen.Farbspiele/Zusätze": self.tr("Farbspiele: extras"),
            "koenigrufen.Übrige Positivspiele": self.tr(
                "Übrige Positivspiele (other positive games)"
            ),
            "koenigrufen.Übrige Positivspiele/Ablage": self.tr("Übrige Positivspiele: discards"),
            "koenigrufen.Übrige Positivspiele/Schleifen": self.tr(
                "Übrige Positivspiele: king in the talon"
            ),
            "koenigrufen.Negativspiele": self.tr("Negativspiele (negative games)"),
            "koenigrufen.Negativspiele/Bei": self.tr("Negativspiele: joining a game"),
            "koenigrufen.Negativspiele/Ouvert": self.tr("Negativspiele: open games"),
            "koenigrufen.Negativspiele/Trischaken": self.tr("Negativspiele: Trischaken"),
            "koenigrufen.Zusätze": self.tr("Zusätze (extras)"),
            "koenigrufen.Zusätze/Vögel": self.tr("Zusätze: birds and König ultimo"),
            "koenigrufen.Renonce": self.tr("Renonce (offenses)"),
            "koenigrufen.Renonce/Fair Play": self.tr("Renonce: fair play"),
            "koenigrufen.Optionale Regeln": self.tr("Optionale Regeln (optional rules)"),
            "koenigrufen.Optionale Regeln/Pagatkassa": self.tr("Optionale Regeln: Pagat pot"),
        }


@final
class KoenigrufenGists(SentenceTable):
    """What stands under each heading, in a few sentences."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "koenigrufen.Speisen": self.tr(
                "Twenty games have a rank, a value and a goal. Three are for the forehand only; "
                "the others are bid by rank."
            ),
            "koenigrufen.Speisen/Vogel": self.tr(
                "Besserrufer and Solobesser are played with a bird: Pagat, Uhu, Kakadu or "
                "Quapil. The bird must be in the hand."
            ),
            "koenigrufen.Zutaten": self.tr(
                "Extras are paid beside the game, announced ones double; Königfang and Pagatfang "
                "cannot be announced. The birds are the trumps I to IIII, each with its own "
                "trick near the end."
            ),
            "koenigrufen.Kaiserstich": self.tr(
                "When Skys, Mond and Pagat fall into one trick, the Pagat is the highest trump, "
                "whatever the order."
            ),
            "koenigrufen.Grundlagen": self.tr(
                "Four play with 54 cards; a fifth and a sixth player sit out. Games are won by "
                "points or, if negative, by few tricks. The bidder plays alone against three, "
                "or with the holder of the called king."
            ),
            "koenigrufen.Grundlagen/Geben": self.tr(
                "Everybody gets twelve cards in packets of six, and six make the talon; the seat "
                "opposite cuts. After a knock twelve are dealt at once, and the forehand chooses "
                "a packet first."
            ),
            "koenigrufen.Grundlagen/Spielen": self.tr(
                "Every hand must be played. Play goes counterclockwise. The forehand leads "
                "first; in negative games the player who named the game does."
            ),
            "koenigrufen.Grundlagen/Zwang": self.tr(
                "You must follow the suit led; if you cannot, you must play a trump. In negative "
                "games you must also beat the trick, and in suit games you must lead suits "
                "before trumps."
            ),
            "koenigrufen.Grundlagen/Zählen": self.tr(
                "Cards are counted in threes, less two points for each three; each card left "
                "over counts ⅔ of a point less. The deck has 70 points, and 35⅔ win."
            ),
            "koenigrufen.Allgemeines": self.tr(
                "After Trischaken and after a hand without a score a full round of hands counts "
                "double, never fourfold. The evening ends with one more double round."
            ),
            "koenigrufen.Allgemeines/Korrektur": self.tr(
                "A card that lies on the table stays there. A breach of the rules may be "
                "corrected until the trick is turned over or the next one is led."
            ),
            "koenigrufen.Allgemeines/Einsehen": self.tr(
                "Everybody may look at the last trick. All older tricks and the talon are taboo."
            ),
            "koenigrufen.Allgemeines/Kontrieren": self.tr(
                "Kontra, Rekontra and Subkontra double the game or a single extra. In negative "
                "games each player doubles alone, otherwise a Kontra counts for all. Between "
                "partners it does not count."
            ),
            "koenigrufen.Lizitation I": self.tr(
                "The forehand claims the right to play or names a game. The others in turn must "
                "name a higher game or pass; a pass is for good. Nobody may hold a game, and you "
                "may raise your own bid only after it was outbid."
            ),
            "koenigrufen.Lizitation II": self.tr(
                "The bidder first calls a king, then picks up talon cards, discards and "
                "announces extras. The words “ich liege” end the announcements."
            ),
            "koenigrufen.Lizitation II/Ruf": self.tr(
                "With three kings in the hand you may call the fourth without naming the suit. "
                "You may call a king that you hold only if you hold all four."
            ),
            "koenigrufen.Lizitation III": self.tr(
                "When the bidder is ready, everybody in turn may announce more extras or "
                "double. It ends when three in a row have said “good”."
            ),
            "koenigrufen.Vorhandspiele": self.tr(
                "Rufer, Trischaken and Sechserdreier are for the forehand only, and only if "
                "nobody has bid; then the forehand must choose one of them. In the Sechserdreier "
                "nobody else sees the talon."
            ),
            "koenigrufen.Solospiele": self.tr(
                "The talon stays closed and counts for the opponents; extras count double except "
                "Valat. If the called king lies there, the bidder gets that half and no "
                "doubling counts."
            ),
            "koenigrufen.Farbspiele": self.tr(
                "Trumps do not beat other suits, but you must play one if you cannot follow "
                "suit. You may lead a trump only if you have nothing else."
            ),
            "koenigrufen.Farbspiele/Ablage": self.tr(
                "In a suit game you must discard trumps, face down. You may discard suit cards "
                "only if there are too few trumps, and face up. Kings and Trull cards must never "
                "be discarded."
            ),
            "koenigrufen.Farbspiele/Zusätze": self.tr(
                "In suit games the only extras are kings, sacks and Valat."
            ),
            "koenigrufen.Übrige Positivspiele": self.tr(
                "The talon is turned up, and the bidder picks up a half or a card. What is "
                "left belongs to the opponents' tricks."
            ),
            "koenigrufen.Übrige Positivspiele/Ablage": self.tr(
                "You may pick up only a half or a card of the talon and must discard as many "
                "cards, face down. Kings and Trull cards must never be discarded, and trumps "
                "only if you are forced to, face up."
            ),
            "koenigrufen.Übrige Positivspiele/Schleifen": self.tr(
                "If the called king lies in the talon, you may give the game up, which is paid "
                "without doubling, or play alone against three."
            ),
            "koenigrufen.Negativspiele": self.tr(
                "You must beat the trick if you can. There are no extras and no talon. The Pagat "
                "must be your last trump, except in a Kaiserstich."
            ),
            "koenigrufen.Negativspiele/Bei": self.tr(
                "Negative games of equal value may be played side by side; the first bidder "
                "leads. Joining with Piccolo or Zwiccolo outbids a Solorufer."
            ),
            "koenigrufen.Negativspiele/Ouvert": self.tr(
                "Open games are played in silence. The cards are laid open after the first trick "
                "and before the second lead."
            ),
            "koenigrufen.Negativspiele/Trischaken": self.tr(
                "You must beat the trick if you can. The Trischaker chooses whether the talon "
                "goes to the first six tricks or to the last one. After a Renonce the offender "
                "pays each other player four points."
            ),
            "koenigrufen.Zusätze": self.tr(
                "Both sides may announce each extra or make it silently. Game and extras are "
                "paid separately; an announced Valat that is lost is set off against all of "
                "them."
            ),
            "koenigrufen.Zusätze/Vögel": self.tr(
                "You may announce a bird or König ultimo only if you hold the card. An announced "
                "one must not be given up as long as you may play another card; if birds must "
                "go, the highest goes first."
            ),
            "koenigrufen.Renonce": self.tr(
                "A breach of the rules is, for example, a mistake with the talon, a wrong number "
                "of cards, not following suit, or giving the hand away. The offender alone pays "
                "all others as if they had won the game and the announced extras."
            ),
            "koenigrufen.Renonce/Fair Play": self.tr(
                "A breach that is about to happen may and should be pointed out. Fair play comes "
                "first."
            ),
            "koenigrufen.Optionale Regeln": self.tr(
                "What clubs may agree on besides: the Skoty-Trophy, private rounds and a pot for "
                "announced Pagats."
            ),
            "koenigrufen.Optionale Regeln/Pagatkassa": self.tr(
                "Into an empty pot everybody pays the agreed amount; every dealer pays more. A "
                "player who wins an announced Pagat takes the pot; one who loses it must double "
                "the pot."
            ),
        }
