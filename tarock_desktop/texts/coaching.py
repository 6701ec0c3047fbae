"""What the coach says: why an act, and what one has cost."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class CoachSentences(SentenceTable):
    """Reasons for a hint and remarks of a review, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "hint.only-card": lambda self, _: self.tr("It is the only card you may play."),
        "hint.all-alike": lambda self, _: self.tr("Your cards come to the same here."),
        #: %n: ways in which the hidden cards may lie
        "hint.card-better": lambda self, n: self.tr(
            "{card}. Next best: {other}. Difference: {amount}, on average over %n way(s) the "
            "hidden cards may lie.",
            None,
            n,
        ),
        "hint.act-better": lambda self, n: self.tr(
            "Difference to the next best choice: {amount}, on average over %n way(s) the hidden "
            "cards may lie.",
            None,
            n,
        ),
        "hint.close": lambda self, n: self.tr(
            "The choices come to nearly the same, over %n way(s) the hidden cards may lie.",
            None,
            n,
        ),
        "hint.rule-of-thumb": lambda self, _: self.tr("A rule of thumb: nothing could be tried."),
        "hint.takes-trick": lambda self, _: self.tr(
            "It takes the trick; points on the table so far: {points}."
        ),
        "hint.partner-takes": lambda self, _: self.tr(
            "{seat} plays with you and is winning the trick: leave it there and add to it."
        ),
        "hint.cannot-win": lambda self, _: self.tr(
            "You cannot win this trick: give as little as you can."
        ),
        "hint.leave-trick": lambda self, _: self.tr(
            "This trick is not worth a high card: keep it for a better one."
        ),
        "hint.unbeatable": lambda self, _: self.tr("No higher card of its suit is out: {card}."),
        "hint.draws-tarocks": lambda self, _: self.tr("You draw the tarocks of the others."),
        "hint.keeps-pagat": lambda self, _: self.tr("The Pagat stays in hand for the last trick."),
        "hint.void": lambda self, _: self.tr("Then you have no card of this suit: {suit}."),
        "hint.partner": lambda self, _: self.tr(
            "Probably your partner ({share} of 100 ways): {seat}."
        ),
        "review.best": lambda self, _: self.tr("Best: {card}."),
        "review.cost": lambda self, _: self.tr(
            "Played: {card}. Best: {best}. Difference: {amount}."
        ),
        "review.unlucky": lambda self, _: self.tr(
            "Played: {card}, right as far as one could know. With all cards open the best: "
            "{best}. Difference: {amount}."
        ),
        "review.about": lambda self, _: self.tr(
            "Played: {card}. Better, as it seems: {best}. Difference at least: {least}, at most: "
            "{most}."
        ),
    }
