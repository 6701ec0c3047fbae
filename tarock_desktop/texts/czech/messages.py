"""The sentences for the messages that only the Czech tournament has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class CzechMessages(SentenceTable):
    """Sentences by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "talon.forgotten": self.tr("{seat} forgot to add a talon card to the trick."),
            "talon.refused": self.tr("{seat} refused the talon card."),
            "bid.unspoken": self.tr("{seat} continued before everybody had approved or bid."),
            "deal.wrong-count": self.tr("{seat} had a wrong number of cards."),
            "discard.late": self.tr(
                "Wrong discards came to light after the announcements had begun: {seat}."
            ),
            "score.ceiling": self.tr(
                "{seat} owes more than the ceiling in this hand; it is cut to {amount}."
            ),
            "lapse.look-cards": self.tr("{seat} looked at cards while dealing."),
            "lapse.lead-early": self.tr("{seat} led before the trick was collected."),
            "lapse.money": self.tr(
                "{seat} had other money on the table, or bought in without the others."
            ),
            "ask.style": self.tr("After the knock: how do you want the cards dealt?"),
            "ask.approve": self.tr("{seat} plays {name}: do you approve?"),
            "ask.stop": self.tr("{seat} plays {name}: do you stop it?"),
            "ask.after-approval": self.tr("All have approved: which game do you play?"),
            "ask.add-talon": self.tr("Add a talon card to the trick."),
            "choice.knock-open": self.tr("Knock"),
            "choice.style": self.tr("{name}"),
            "choice.stop": self.tr("Stop: {name}"),
            "choice.approve": self.tr("Good"),
            "choice.keep": self.tr("Play the first povinnost"),
            "choice.add-talon": self.tr("Add the talon card"),
            "verdict.big-renonc": self.tr("A big renonc at the rate of the game"),
            "gloss.knock-open": self.tr(
                "Instead of cutting: the forehand chooses how the cards are dealt."
            ),
            "gloss.game-each": self.tr("Each for himself: whoever has the most points pays."),
            "gloss.draw-rate": self.tr("Each point then counts {rate}."),
            # What other sheets call points is an eye (oko) on this one, in Czech.
            "hint.talon-part": self.tr(
                "These cards help your hand most; card points among them: {points}."
            ),
            "hint.laid-points": self.tr("Card points discarded: {points}."),
            "hint.takes-trick": self.tr(
                "It takes the trick; points on the table so far: {points}."
            ),
            "line.rounding": self.tr("Rounded up to whole koruny"),
            "line.ceiling": self.tr("Ceiling: {amount}"),
            "line.most-eyes": self.tr("Most points: {seat} ({points})"),
            "working.eyes": self.tr("{points} of 70 points, difference from 35|{result}"),
            "working.eyes.won": self.tr("{points} of 70 points, above 35|{result}"),
            "working.eyes.lost": self.tr("{points} of 70 points, below 35|{result}"),
            "working.eyes.short.won": self.tr("{points} of 70, {result} above 35"),
            "working.eyes.short.lost": self.tr("{points} of 70, {result} below 35"),
            "working.rate": self.tr("Each point counts {rate}|{result}"),
            "working.rate.short": self.tr("each point {rate}"),
            "working.renonc": self.tr("Rate of a big renonc|{rate}"),
            "working.announced": self.tr("All announcements|{amount}"),
            "remark.ceiling": self.tr(
                "The ceiling applies: {amount} from one player to one other."
            ),
        }

    def _counted(self, n: int) -> Mapping[str, str]:
        return {
            "contract.needs-whole": self.tr("%n point(s) to win", None, n),
            "gloss.style": self.tr("%n card(s) at a time.", None, n),
            "gloss.style-split": self.tr(
                "Half of the first hand, then %n card(s) for each of the others, then the other "
                "half.",
                None,
                n,
            ),
            "gloss.rate-partner": self.tr(
                "With a partner, %n talon card(s); {rate} for each point.", None, n
            ),
            "gloss.rate-alone": self.tr(
                "Alone against three, %n talon card(s); {rate} for each point.", None, n
            ),
        }
