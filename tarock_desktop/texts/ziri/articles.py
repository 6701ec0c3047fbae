"""The headings of the Žiri sheet, and what stands there in our own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class ZiriTitles(SentenceTable):
    """Title of each heading."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "ziri.1": self.tr("Basic rules (Osnovna pravila)"),
            "ziri.2": self.tr("Dealing (Delitev kart)"),
            "ziri.3": self.tr("The sides (Igra)"),
            "ziri.4": self.tr("Bidding the game (Napoved igre)"),
            "ziri.5": self.tr("Counting written points (Štetje poenov)"),
            "ziri.Začetek igre": self.tr("Talon and kontra (Začetek igre)"),
            "ziri.6": self.tr("Counting the cards (Štetje kart)"),
            "ziri.7": self.tr("Klop: each for himself"),
            "ziri.8": self.tr("Announcements (Napovedi)"),
            "ziri.9": self.tr("What counts (Način štetja poenov)"),
            "ziri.10": self.tr("Renons: punishable breaches"),
            "ziri.11": self.tr("Other rules (Ostala pravila)"),
            "ziri.Appendix": self.tr("Written points of a renons (Appendix)"),
        }


@final
class ZiriGists(SentenceTable):
    """What stands under each heading."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "ziri.1": self.tr(
                "Follow suit; without the suit play a trump; without both any card. Nobody has to "
                "beat a trick. The highest trump takes it, else the highest card of the suit led; "
                "if Škis, Mond and Pagat fall together, the Pagat does."
            ),
            "ziri.2": self.tr(
                "Play goes counterclockwise. The pack is cut, or knocked on and dealt in three "
                "stacks to choose from. Six cards are the talon. A dealer who misdeals writes "
                "minus two and deals again."
            ),
            "ziri.3": self.tr(
                "The highest bidder plays against the other two, who count as one. Only a renons "
                "is borne by the player who made it. With four the dealer rests, and pays and "
                "gains like a defender."
            ),
            "ziri.4": self.tr(
                "Trojka, dvojka and enka take three, two or one talon cards, brez talona takes "
                "none. As many cards are laid away; never a king, Škis, Mond or Pagat, and a "
                "trump laid away is named."
            ),
            "ziri.5": self.tr(
                "Everything made counts one point, times one, two, three or four by the game. The "
                "lost game itself counts two, three, six or twelve."
            ),
            "ziri.Začetek igre": self.tr(
                "A talon part that has been lifted can't be exchanged. Kontra, re, sub and mor "
                "concern the game alone; under kontra it counts as much won as lost, and kontra "
                "and sub come from different players."
            ),
            "ziri.6": self.tr(
                "The pack has seventy points. Trojka and brez talona are won with thirty-six, "
                "dvojka with thirty-five and two leaves, enka with thirty-five and one leaf."
            ),
            "ziri.7": self.tr(
                "Played when nobody bids. Whoever has most points writes minus two, minus four "
                "from thirty-five points on; kontra doubles it, and for a player who said kontra "
                "himself once more. Every trick must be beaten, and the Pagat falls as the last "
                "trump."
            ),
            "ziri.8": self.tr(
                "Trul, kralji, pagat, mondfang and valat may be announced by both sides, each "
                "once by a side. An announced feat counts one point more, valat four more. Each "
                "can be doubled by itself."
            ),
            "ziri.9": self.tr(
                "The won game counts one point, and one, two or three more from forty, fifty and "
                "sixty points on. Trul, kralji, the Pagat in the last trick and mondfang count "
                "one each, valat four."
            ),
            "ziri.10": self.tr(
                "Only an opponent may claim a renons, some kinds only at once. It counts as "
                "printed for each game, with all announcements and kontras; wrong discards count "
                "like a sold game."
            ),
            "ziri.11": self.tr(
                "If the wrong defender leads, the declarer may demand the suit his partner has to "
                "lead. The declarer may sell the game after the discards. Tricks stay closed, "
                "except the last one on the own pile."
            ),
            "ziri.Appendix": self.tr(
                "A defender pays his renons alone. The table shows what he and the declarer "
                "write, with three and with four at the table; the other players write nothing."
            ),
        }
