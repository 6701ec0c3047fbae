"""What is said to the hands that a club can show on its first evening."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class DemonstrationTexts(SentenceTable):
    """Titles, comments for the room and questions for the teacher, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "demonstration.partner": self.tr("The partner is revealed late"),
            "demonstration.overtrump": self.tr("A trump is beaten by a higher one"),
            "demonstration.pagat": self.tr("The Pagat takes the last trick"),
            "demonstration.mond": self.tr("The Mond is caught"),
            "demonstration.doubled": self.tr("The game is challenged"),
            "demonstration.partner.deal": self.tr(
                "Watch how long nobody knows who plays with the bidder."
            ),
            "demonstration.partner.task": self.tr(
                "Close two hands and ask: who plays with the bidder? What gives it away?"
            ),
            "demonstration.partner.call": self.tr(
                "The bidder calls a card. Whoever holds it is the partner and says nothing."
            ),
            "demonstration.partner.ask": self.tr(
                "Stop here and ask: should the called card be played now?"
            ),
            "demonstration.partner.seen": self.tr(
                "Only now is the called card played. From here on everybody knows the two sides."
            ),
            "demonstration.partner.end": self.tr(
                "Go back: which tricks would have gone otherwise, had the sides been known?"
            ),
            "demonstration.overtrump.deal": self.tr(
                "One trick decides this game. Watch who runs out of which suit."
            ),
            "demonstration.overtrump.ask": self.tr(
                "Stop here and ask: which trump is high enough, and is the trick worth it?"
            ),
            "demonstration.overtrump.taken": self.tr(
                "The first trump was too low: the other side plays a higher one and takes the "
                "trick with all its points."
            ),
            "demonstration.overtrump.end": self.tr(
                "If that trick had gone to the other side, so would the game."
            ),
            "demonstration.pagat.deal": self.tr(
                "The lowest trump is worth most in the last trick. Watch who keeps it, and who "
                "hunts it."
            ),
            "demonstration.pagat.ask": self.tr(
                "Close the other hands and ask: are these trumps enough to announce the Pagat?"
            ),
            "demonstration.pagat.said": self.tr(
                "The Pagat is announced for the last trick. Now the others know where it is."
            ),
            "demonstration.pagat.count": self.tr(
                "Three tricks to go: let the room count the trumps that are still out."
            ),
            "demonstration.pagat.falls": self.tr("The Pagat takes the last trick."),
            "demonstration.pagat.end": self.tr(
                "The Pagat is paid on its own, whoever wins the game."
            ),
            "demonstration.mond.deal": self.tr(
                "Only one card is higher than the Mond. Watch whether the two meet."
            ),
            "demonstration.mond.ask": self.tr(
                "Stop here and ask: is the Skys still out, and who may hold it?"
            ),
            "demonstration.mond.falls": self.tr("The Mond is caught by the Skys."),
            "demonstration.mond.end": self.tr(
                "A player who loses the Mond pays for it, even if the game is won."
            ),
            "demonstration.doubled.deal": self.tr(
                "An opponent of the bidder expects to win. Watch whether that comes true."
            ),
            "demonstration.doubled.ask": self.tr(
                "Close the other hands and ask: would you challenge with these cards?"
            ),
            "demonstration.doubled.said": self.tr(
                "The game is challenged: from now on it counts double."
            ),
            "demonstration.doubled.won": self.tr(
                "The bidder has won all the same, and is paid double."
            ),
            "demonstration.doubled.lost": self.tr("The bidder has lost, and pays double."),
        }
