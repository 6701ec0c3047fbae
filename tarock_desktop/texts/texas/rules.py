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
            "bid.wrong-forehand": self.tr("The Povinost player must open the bidding."),
            "deal.exposed-objected": self.tr("The dealer must deal the cards face down."),
            "SPJST-P08: deal.bottom-card": self.tr(
                "The sheet is silent on the bottom card, so a judge may decide."
            ),
            "SPJST-P08: deal.bottom-card-other": self.tr(
                "The sheet is silent on the bottom card, so a judge may decide."
            ),
            "WF-P30: phase.lead-without-leave": self.tr(
                "You must not lead before the others have called and challenged."
            ),
            "deal.cutter": self.tr("Only the player on the dealer's left may cut or knock."),
            "WF-par. 2: deal.cutter": self.tr(
                "Only the player on the dealer's left may cut or tap."
            ),
            "deal.cut-depth": self.tr("The cut must be deep enough."),
            "discard.forbidden": self.tr("You must not discard Skys, Mond or Pagat."),
            "play.piles": self.tr("All players must keep their own tricks until the end."),
            "phase.too-early": self.tr("You must wait until the discards are done."),
            "phase.lead-without-leave": self.tr(
                "Before the first card you must ask whether everybody is ready."
            ),
            "talon.pass": self.tr(
                "You may pass on a talon card only with at most two trumps, and never as the "
                "bidder."
            ),
            "talon.throw-in": self.tr(
                "You must play the hand unless a drawn card lets you throw it in."
            ),
            "talon.thrown-in": self.tr(
                "A bidder who draws the trump to be called may throw in the hand."
            ),
            "valat.false-declaration": self.tr("You may declare only what you hold."),
            "valat.omission": self.tr(
                "You must declare every value that you hold before the first card."
            ),
            "call.silent": self.tr("The bidder must call a trump before the first card."),
            "announce.card-count": self.tr(
                "You must have the right number of cards to announce the Pagat."
            ),
            "announce.pagat-spent": self.tr(
                "You must keep an announced Pagat for the last trick if you can."
            ),
            "announce.pagat-beaten": self.tr("An announced Pagat must win the last trick."),
            "announce.pagat-missed": self.tr(
                "To count, a called Pagat must take the last trick. You need not hold it back."
            ),
            "lapse.wrong-table": self.tr("You must play at the table you are assigned to."),
        }


@final
class TexasRules(SentenceTable):
    """What breaks a rule, in few words."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "bid.wrong-forehand": self.tr("Wrong Povinost player"),
            "deal.exposed-objected": self.tr("Card exposed while dealing, objected to"),
            "phase.too-early": self.tr("Speaking too early"),
            "phase.lead-without-leave": self.tr("Lead before everybody is ready"),
            "talon.pass": self.tr("Talon card passed on without the right to do so"),
            "talon.throw-in": self.tr("Hand thrown in without the right to do so"),
            "talon.thrown-in": self.tr("Hand rightly thrown in"),
            "call.silent": self.tr("No call"),
            "valat.false-declaration": self.tr("Valat broken after a false declaration"),
            "valat.omission": self.tr("Valat broken after an undeclared value"),
            "announce.card-count": self.tr("Pagat with a wrong number of cards"),
            "announce.pagat-spent": self.tr("Announced Pagat had to be played early"),
            "announce.pagat-missed": self.tr("Called Pagat does not take the last trick"),
            "announce.pagat-beaten": self.tr("Announced Pagat lost in the last trick"),
            "lapse.wrong-table": self.tr("Sitting at the wrong table"),
        }
