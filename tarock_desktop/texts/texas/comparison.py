"""What only the Texas rulesets have, in comparisons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class TexasSubjects(SentenceTable):
    """Subjects of a comparison, by key; `{name}` is a word of the sheet."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "forehand.search": self.tr("Who bids first"),
            "forehand.lowest": self.tr("Trump that is asked for first"),
            "bidding.passes": self.tr("The Povinost player may pass"),
            "draws.sets": self.tr("Sets of talon cards a lone player may take"),
            "draws.shows_second": self.tr("Second set is shown when laid back"),
            "draws.loss_factors": self.tr("Factor of a loss after one, two, three sets"),
            "talon.most_tarocks": self.tr(
                "Most trumps in hand with which a talon card may be passed on"
            ),
            "talon.refused": self.tr("A passed card that nobody wants"),
            "talon.discards_between": self.tr("When cards are discarded"),
            "throw_in.drawn": self.tr("Throwing in after drawing"),
            "throw_in.amount": self.tr("Paid to each player for throwing in the hand"),
            "call.correction": self.tr("Correcting the call"),
            "declaring.automatic": self.tr("Values paid without being declared"),
            "score.add": self.tr("Added to the difference"),
            "score.divide": self.tr("Divided by"),
            "score.tie": self.tr("A tie is lost by"),
            "score.tie_multiplier": self.tr("Multiplier of a lone player's tie"),
            "score.silent_valat_voids_pagat": self.tr("A silent Valat leaves the Pagat unpaid"),
            "score.valat_adds_count": self.tr(
                "The points of the hand are paid in addition to a Valat"
            ),
            "score.failed_valat_keeps_pagat": self.tr(
                "A silent Pagat is paid after a failed Valat"
            ),
            "penalties.omission": self.tr("A failed Valat does not count as called"),
            "penalties.false_valat": self.tr(
                "A failed Valat does not count as called after false declarations"
            ),
            "penalties.go_on_vote": self.tr("After an exposed card the deal continues if"),
        }


@final
class TexasValues(SentenceTable):
    """Choices, by subject and value."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "contract.bidders=forehand": self.tr("the Povinost player only"),
            "next_forehand.rightful": self.tr("the right Povinost player plays next"),
            "fine.offender-and-forehand/each-other": self.tr(
                "fine from offender and Povinost player to each player: {amount}"
            ),
            "fine.offender-and-forehand/bystanders": self.tr(
                "fine from offender and Povinost player to each uninvolved player: {amount}"
            ),
            "forehand.search=never": self.tr("always the seat on the dealer's right"),
            "forehand.search=first-hand": self.tr(
                "in the first hand the holder of the trump, then in turn"
            ),
            "forehand.search=every-hand": self.tr("in every hand the holder of the trump"),
            "talon.refused=passer-takes": self.tr("the player who passed it takes it"),
            "talon.refused=stays-unseen": self.tr("it stays unseen and counts for the opponents"),
            "talon.discards_between=true": self.tr("each player before the next one draws"),
            "talon.discards_between=false": self.tr("all players after everybody has drawn"),
            "throw_in.drawn=never": self.tr("not allowed"),
            "throw_in.drawn=duty-card": self.tr("with the drawn trump that had to be called"),
            "throw_in.drawn=any-callable": self.tr("with any drawn trump that can be called"),
            "call.time=after-discards": self.tr("after discarding"),
            "call.basis=after-drawing": self.tr("the hand with its talon cards"),
            "call.correction=never": self.tr("only by a ruling"),
            "call.correction=until-another-acts": self.tr("until another player has acted"),
            "call.correction=until-first-card": self.tr("until the first card"),
            "discard.forbids_trull=false": self.tr("only when nothing else is left, face up"),
            "declaring.stack=true": self.tr("all are paid"),
            "score.tie=declarer-loses": self.tr("the bidder"),
            "score.tie=last-challenger-loses": self.tr(
                "the side that challenged last, otherwise the bidder"
            ),
            "score.tie_multiplier=own": self.tr("the multiplier of the game"),
            "penalties.omission=breaking-trick": self.tr(
                "if the opponent who broke it had not declared a value"
            ),
            "penalties.omission=any-omission": self.tr("if any opponent had not declared a value"),
            "penalties.omission=judge": self.tr("if a judge decides so"),
            "penalties.false_valat=opponents": self.tr(
                "if the opponent who broke it declared falsely"
            ),
            "penalties.false_valat=anybody": self.tr("if any player declared falsely"),
            "penalties.go_on_vote=unanimous": self.tr("all others agree"),
            "penalties.go_on_vote=majority": self.tr("most of the others agree"),
        }
