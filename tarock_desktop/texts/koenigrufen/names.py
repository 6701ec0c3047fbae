"""The Königrufen sheet's own words, and what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.names import SheetWords
from tarock_desktop.texts.sentences import SentenceTable

KOENIGRUFEN_WORDS: Final[SheetWords] = {
    "contract.vorhand": "Vorhand",
    "contract.rufer": "Rufer",
    "contract.trischaken": "Trischaken",
    "contract.sechserdreier": "Sechserdreier",
    "contract.piccolo": "Piccolo",
    "contract.zwiccolo": "Zwiccolo",
    "contract.solorufer": "Solorufer",
    "contract.besserrufer": "Besserrufer",
    "contract.bettler": "Bettler",
    "contract.farbendreier": "Farbendreier",
    "contract.dreier": "Dreier",
    "contract.zwiccolo-semiouvert": "Zwiccolo semi-ouvert",
    "contract.piccolo-semiouvert": "Piccolo semi-ouvert",
    "contract.bettel-semiouvert": "Bettel semi-ouvert",
    "contract.farbeneiner": "Farbeneiner",
    "contract.einer": "Einer",
    "contract.solobesser": "Solobesser",
    "contract.zwiccolo-ouvert": "Zwiccolo ouvert",
    "contract.piccolo-ouvert": "Piccolo ouvert",
    "contract.bettel-ouvert": "Bettel ouvert",
    "contract.farbensolo": "Farbensolo",
    "contract.solodreier": "Solodreier",
    "contract.pagatrufer": "Pagatrufer",
    "contract.uhurufer": "Uhurufer",
    "contract.kakadurufer": "Kakadurufer",
    "contract.quapilrufer": "Quapilrufer",
    "item.pagat": "Pagat",
    "item.uhu": "Uhu",
    "item.kakadu": "Kakadu",
    "item.quapil": "Quapil",
    "item.koenig-ultimo": "König ultimo",
    "item.koenige": "Könige",
    "item.trull": "Trull",
    "item.mondfang": "Mondfang",
    "item.koenigfang": "Königfang",
    "item.pagatfang": "Pagatfang",
    "item.sack-1": "1. Sack",
    "item.sack-2": "2. Sack",
    "item.valat": "Valat",
    "item.honneurs": "Honneurs",
    "round.doubled": "Doppeltes Radl",
    "round.closing": "Schlussradl",
    "round.lap": "Radl",
    "round.pot": "Pagatkassa",
    "step.kontra": "Kontra",
    "step.re": "Rekontra",
    "step.sub": "Subkontra",
}
"""Spelt as on the sheet; never translated."""


@final
class KoenigrufenGlosses(SentenceTable):
    """What the words mean."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "contract.vorhand": self.tr(
                "the forehand wants to play and names the game when all have passed"
            ),
            "contract.rufer": self.tr(
                "with the holder of the called king, half the talon; 35⅔ points win"
            ),
            "contract.trischaken": self.tr("each for himself: the two with the most points pay"),
            "contract.sechserdreier": self.tr(
                "alone with the whole talon, taken up unseen; a loss counts double"
            ),
            "contract.piccolo": self.tr("alone, exactly one trick, no talon"),
            "contract.zwiccolo": self.tr("beside a Piccolo: exactly two tricks, no talon"),
            "contract.solorufer": self.tr(
                "like Rufer, the talon goes to the opponents; extras count double"
            ),
            "contract.besserrufer": self.tr(
                "like Rufer, and one of the dealt birds is announced and paid in addition"
            ),
            "contract.bettler": self.tr("alone, no trick, no talon"),
            "contract.farbendreier": self.tr(
                "alone with half the talon; trumps win no trick in another suit"
            ),
            "contract.dreier": self.tr("alone with half the talon"),
            "contract.zwiccolo-semiouvert": self.tr(
                "alone, exactly two tricks; the bidder's cards lie open after the first trick"
            ),
            "contract.piccolo-semiouvert": self.tr(
                "alone, exactly one trick; the bidder's cards lie open after the first trick"
            ),
            "contract.bettel-semiouvert": self.tr(
                "alone, no trick; the bidder's cards lie open after the first trick"
            ),
            "contract.farbeneiner": self.tr(
                "alone with one talon card, with two where the table plays so; trumps win no "
                "trick in another suit"
            ),
            "contract.einer": self.tr(
                "alone with one talon card, with two where the table plays so"
            ),
            "contract.solobesser": self.tr(
                "like Solorufer, and one of the dealt birds is announced and paid in addition"
            ),
            "contract.zwiccolo-ouvert": self.tr(
                "alone, exactly two tricks; all cards lie open after the first trick"
            ),
            "contract.piccolo-ouvert": self.tr(
                "alone, exactly one trick; all cards lie open after the first trick"
            ),
            "contract.bettel-ouvert": self.tr(
                "alone, no trick; all cards lie open after the first trick"
            ),
            "contract.farbensolo": self.tr(
                "alone without talon, which goes to the opponents; trumps win no trick in another "
                "suit; extras count double"
            ),
            "contract.solodreier": self.tr(
                "alone without talon, which goes to the opponents; extras count double"
            ),
            "contract.pagatrufer": self.tr("like Rufer, and the dealt Pagat is announced"),
            "contract.uhurufer": self.tr("like Rufer, and the dealt Uhu is announced"),
            "contract.kakadurufer": self.tr("like Rufer, and the dealt Kakadu is announced"),
            "contract.quapilrufer": self.tr("like Rufer, and the dealt Quapil is announced"),
            # In a row, where there is little room.
            "row.contract.vorhand": self.tr("names the game when all have passed"),
            "row.contract.rufer": self.tr("with the holder of the called king, half the talon"),
            "row.contract.solorufer": self.tr("like Rufer, without the talon"),
            "row.contract.besserrufer": self.tr("like Rufer, with a bird announced"),
            "row.contract.zwiccolo-semiouvert": self.tr(
                "alone, exactly two tricks, own cards open"
            ),
            "row.contract.piccolo-semiouvert": self.tr("alone, exactly one trick, own cards open"),
            "row.contract.bettel-semiouvert": self.tr("alone, no trick, own cards open"),
            "row.contract.solobesser": self.tr("like Solorufer, with a bird announced"),
            "row.contract.zwiccolo-ouvert": self.tr("alone, exactly two tricks, all cards open"),
            "row.contract.piccolo-ouvert": self.tr("alone, exactly one trick, all cards open"),
            "row.contract.bettel-ouvert": self.tr("alone, no trick, all cards open"),
            "row.contract.farbensolo": self.tr(
                "alone without talon; trumps win no trick in another suit"
            ),
            "row.contract.solodreier": self.tr("alone without talon"),
            "item.pagat": self.tr("trump I itself takes the last trick"),
            "item.uhu": self.tr("trump II itself takes the last trick but one"),
            "item.kakadu": self.tr("trump III itself takes the last trick but two"),
            "item.quapil": self.tr("trump IIII itself takes the last trick but three"),
            "item.koenig-ultimo": self.tr(
                "the called king lies in the last trick and its side takes it"
            ),
            "item.koenige": self.tr("all four kings in your side's tricks"),
            "item.trull": self.tr("Skys, Mond and Pagat in your side's tricks"),
            "item.mondfang": self.tr("the other side takes the Mond"),
            "item.koenigfang": self.tr("the opponents take the called king"),
            "item.pagatfang": self.tr("the other side takes the Pagat"),
            "item.sack-1": self.tr("at least 45⅔ points"),
            "item.sack-2": self.tr("at least 55⅔ points"),
            "item.valat": self.tr("one side takes all tricks"),
            "item.honneurs": self.tr(
                "four or more of the seven five-point cards in the dealt hand"
            ),
            "round.doubled": self.tr("a round in which every hand counts double"),
            "round.closing": self.tr("the last round of the evening"),
            "round.lap": self.tr("a round in which everybody deals once"),
            "round.pot": self.tr("the common pot for announced Pagats"),
            "step.kontra": self.tr("first doubling, ×2"),
            "step.re": self.tr("answer to the Kontra, ×4"),
            "step.sub": self.tr("answer to the Rekontra, ×8"),
            "way.talon=first-six": self.tr(
                "the talon goes to the first six tricks, one card each"
            ),
            "way.talon=last-trick": self.tr("the whole talon goes to the last trick"),
            "way.stichzwang=off": self.tr("nobody has to beat a trick in this hand"),
            "way.five-suited=yes": self.tr("trumps are an ordinary fifth suit in this hand"),
            "way.drag=trischaken": self.tr("Trischaken is played instead of giving up the game"),
            "way.schlussradl=begin": self.tr("the final round begins and counts double"),
        }
