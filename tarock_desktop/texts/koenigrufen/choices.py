"""Questions, buttons and score lines of sheets with many ranked games."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class RankedPrompts(SentenceTable):
    """Questions, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "ask.forehand-game": lambda self, _: self.tr(
            "All have passed: which of your three games do you play?"
        ),
        "ask.call-king": lambda self, _: self.tr("Which king do you call?"),
        "ask.closing-round": lambda self, _: self.tr("Is the closing round announced?"),
        "ask.talon-way": lambda self, _: self.tr("Which tricks does the talon go to?"),
        "ask.lay-open": lambda self, _: self.tr("Lay your cards open."),
    }


@final
class RankedChoices(SentenceTable):
    """Labels, glosses and reasons, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "choice.join": lambda self, _: self.tr("{name} bei"),
        "choice.way": lambda self, _: self.tr("{name_gloss}"),
        "choice.lie": lambda self, _: self.tr("Ready (ich liege)"),
        "choice.good": lambda self, _: self.tr("Good"),
        "choice.lay-open": lambda self, _: self.tr("Lay the cards open"),
        "choice.take-cards": lambda self, _: self.tr("Take {cards}"),
        "choice.drag": lambda self, _: self.tr("Give up the game"),
        "choice.call-fourth": lambda self, _: self.tr("Call the fourth"),
        "gloss.claim": lambda self, _: self.tr(
            "You want to play and name the game when all others have passed; until then you may "
            "still outbid."
        ),
        "gloss.game-fewest": lambda self, _: self.tr(
            "{name_gloss}. Each of the two losers pays {value_object}, each of the two others "
            "gets as much."
        ),
        "gloss.game-tricks": lambda self, _: self.tr(
            "{name_gloss}. Won, each other player pays you {value_object}; lost, you pay each as "
            "much."
        ),
        "gloss.game-partner": lambda self, _: self.tr(
            "{name_gloss}. Won, each of your side gets {value_object}, each opponent pays as "
            "much; lost, it is the other way round."
        ),
        "gloss.game-alone": lambda self, _: self.tr(
            "{name_gloss}. With {least} points each of the three others pays you {value_object}; "
            "otherwise you pay each {lost_object}."
        ),
        "gloss.drag": lambda self, _: self.tr(
            "Each of the three others gets the value of the game, without doubling."
        ),
        "gloss.call-fourth": lambda self, _: self.tr(
            "The suit is not named: it is the king you do not hold."
        ),
        "gloss.beside-valat": lambda self, _: self.tr(
            "Beside an announced Valat it counts only when it is doubled."
        ),
        "reason.last-bird": lambda self, _: self.tr("This is the last bird you could announce."),
        "reason.needless-suit": lambda self, _: self.tr("There are enough trumps to discard."),
        "reason.own-king": lambda self, _: self.tr("You hold this king yourself."),
        "reason.bird-early": lambda self, _: self.tr("It is announced for a later trick."),
        "reason.bird-due": lambda self, _: self.tr(
            "The bird announced for this trick has to be played."
        ),
        "reason.king-early": lambda self, _: self.tr("The king is announced for the last trick."),
        "reason.bird-order": lambda self, _: self.tr("A higher announced bird has to go first."),
    }


@final
class RankedScores(SentenceTable):
    """Labels and workings of score lines, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "line.dragged": lambda self, _: self.tr("{name} given up: {seat}"),
        "line.game-settled": lambda self, _: self.tr("{name}: {seat}"),
        "working.renonce": lambda self, _: self.tr("What winning would bring {seat}: {amount}"),
        "working.radl": lambda self, _: self.tr("Double round: × 2"),
        "working.taker": lambda self, _: self.tr("All tricks: {seat}"),
        "working.mayor": lambda self, _: self.tr("Bürgermeister, with the game made: {seat}"),
        "working.places": lambda self, _: self.tr(
            "By places: two pay and two get {value_object}."
        ),
    }
