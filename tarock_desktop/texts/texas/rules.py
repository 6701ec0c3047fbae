"""The rules that only the Texas rulesets have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class TexasRights(SentenceTable):
    """What would have been right, by rule."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "deal.exposed-objected": self.tr("Cards are dealt face down."),
            "phase.too-early": self.tr(
                "Values, announcements and challenges wait until the discards are done."
            ),
            "phase.lead-without-leave": self.tr(
                "Before the first card the leader asks whether everybody is ready."
            ),
            "talon.pass": self.tr(
                "A talon card is passed on only by a hand with few trumps, never by the bidder."
            ),
            "talon.throw-in": self.tr(
                "The hand is played unless a drawn card gives the right to throw it in."
            ),
            "talon.thrown-in": self.tr(
                "A bidder who draws the trump to be called may throw in the hand."
            ),
            "valat.false-declaration": self.tr("Only values that the hand holds are declared."),
            "valat.omission": self.tr(
                "Every value that the hand holds is declared before the first card."
            ),
            "call.silent": self.tr("The bidder calls a trump before the first card."),
            "announce.card-count": self.tr(
                "Who takes the last trick with the Pagat has the right number of cards."
            ),
            "announce.pagat-spent": self.tr(
                "An announced Pagat stays in the hand until the last trick, if other cards are "
                "allowed."
            ),
            "announce.pagat-beaten": self.tr("An announced Pagat has to win the last trick."),
            "announce.pagat-missed": self.tr(
                "A called Pagat counts if it takes the last trick. It need not be held."
            ),
            "lapse.wrong-table": self.tr("Everybody plays at the table that is due."),
        }


@final
class TexasRules(SentenceTable):
    """What breaks a rule, in few words."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "deal.exposed-objected": self.tr("Card exposed in dealing, objected to"),
            "phase.too-early": self.tr("Speaking too early"),
            "phase.lead-without-leave": self.tr("Lead without asking the others"),
            "talon.pass": self.tr("Passing on a talon card without the right"),
            "talon.throw-in": self.tr("Throwing in without the right"),
            "talon.thrown-in": self.tr("Throwing in by right"),
            "call.silent": self.tr("No call"),
            "valat.false-declaration": self.tr("Valat broken after a false declaration"),
            "valat.omission": self.tr("Valat broken after an undeclared value"),
            "announce.card-count": self.tr("Pagat with a wrong number of cards"),
            "announce.pagat-spent": self.tr("Announced Pagat had to be played early"),
            "announce.pagat-missed": self.tr("Called Pagat does not take the last trick"),
            "announce.pagat-beaten": self.tr("Announced Pagat lost in the last trick"),
            "lapse.wrong-table": self.tr("Sitting at the wrong table"),
        }
