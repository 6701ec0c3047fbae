"""Questions, buttons and score lines of sheets with many ranked games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class RankedPrompts(SentenceTable):
    """Questions, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "ask.forehand-game": self.tr(
                "All have passed: which of your three games do you play?"
            ),
            "ask.call-king": self.tr("Which king do you call?"),
            "ask.closing-round": self.tr("Is the closing round announced?"),
            "ask.talon-way": self.tr("Which tricks does the talon go to?"),
            "ask.lay-open": self.tr("Lay your cards open."),
        }


@final
class RankedChoices(SentenceTable):
    """Labels, glosses and reasons, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "choice.join": self.tr("{name} bei"),
            "choice.way": self.tr("{name_gloss}"),
            "choice.lie": self.tr("Ready (ich liege)"),
            "choice.good": self.tr("Good"),
            "choice.lay-open": self.tr("Lay the cards open"),
            "choice.take-cards": self.tr("Take {cards}"),
            "choice.drag": self.tr("Give up the game"),
            "choice.call-fourth": self.tr("Call the fourth"),
            "gloss.claim": self.tr(
                "You want to play and name the game when all others have passed; until then you "
                "may still outbid."
            ),
            "gloss.game-fewest": self.tr(
                "{name_gloss}. Each of the two losers pays {value_object}, each of the two others "
                "gets as much."
            ),
            "gloss.game-tricks": self.tr(
                "{name_gloss}. Won, each other player pays you {value_object}; lost, you pay each "
                "as much."
            ),
            "gloss.game-partner": self.tr(
                "{name_gloss}. Won, each of your side gets {value_object}, each opponent pays as "
                "much; lost, it is the other way round."
            ),
            "gloss.game-alone": self.tr(
                "{name_gloss}. With {least} points each of the three others pays you "
                "{value_object}; otherwise you pay each {lost_object}."
            ),
            "gloss.drag": self.tr(
                "Each of the three others gets the value of the game, without doubling."
            ),
            "gloss.call-fourth": self.tr("The suit is not named: it is the king you do not hold."),
            "gloss.beside-valat": self.tr(
                "Beside an announced Valat it counts only when it is doubled."
            ),
            "reason.last-bird": self.tr("This is the last bird you could announce."),
            "reason.needless-suit": self.tr("There are enough trumps to discard."),
            "reason.own-king": self.tr("You hold this king yourself."),
            "reason.bird-early": self.tr("It is announced for a later trick."),
            "reason.bird-due": self.tr("The bird announced for this trick has to be played."),
            "reason.king-early": self.tr("The king is announced for the last trick."),
            "reason.bird-order": self.tr("A higher announced bird has to go first."),
        }


@final
class RankedScores(SentenceTable):
    """Labels and workings of score lines, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "line.dragged": self.tr("{name} given up: {seat}"),
            "line.game-settled": self.tr("{name}: {seat}"),
            "working.renonce": self.tr("What winning would bring {seat}: {amount}"),
            "working.radl": self.tr("Double round: × 2"),
            "working.taker": self.tr("All tricks: {seat}"),
            "working.mayor": self.tr("Bürgermeister, with the game made: {seat}"),
            "working.places": self.tr("By places: two pay and two get {value_object}."),
        }
