"""The sentences for the messages that only the Texas rulesets have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class TexasMessages(SentenceTable):
    """Sentences by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "phase.too-early.announce": self.tr(
                "{seat} announced something before anybody was asked."
            ),
            "phase.too-early.challenge": self.tr("{seat} challenged before anybody was asked."),
            "phase.too-early.declare": self.tr(
                "{seat} declared a value before anybody was asked."
            ),
            "phase.lead-without-leave": self.tr("{seat} led before everybody was ready."),
            "phase.too-early": self.tr(
                "{seat} declared, announced or challenged before anybody was asked."
            ),
            "talon.pass-declarer": self.tr("{seat} passed on a talon card as the bidder."),
            "talon.throw-in": self.tr("{seat} threw in the hand without the right to do so."),
            "talon.thrown-in": self.tr(
                "{seat} drew the trump to be called and threw in the hand."
            ),
            "ask.vote": self.tr(
                "{seat} exposed a card while dealing: {card}. Should the deal continue?"
            ),
            "ask.take-or-pass": self.tr("Take the talon card, or pass it on unseen?"),
            "ask.offer": self.tr("{seat} passes on a talon card, unseen. Do you take it?"),
            "ask.leave": self.tr("{seat} asks whether everybody is ready."),
            "ask.lead-leave": self.tr("Ask whether everybody is ready."),
            "choice.pass-card": self.tr("Pass it on"),
            "choice.accept": self.tr("Take it"),
            "choice.refuse": self.tr("Refuse it"),
            "choice.go-on": self.tr("Let the deal continue"),
            "choice.redeal": self.tr("Ask for a new deal"),
            "gloss.draw-loss": self.tr("A loss then counts ×{factor}."),
            "gloss.pass-card": self.tr("The card goes to another player, unseen."),
            "gloss.throw-in": self.tr(
                "You drew {card_object}: if you throw in the hand, you pay each player "
                "{amount_object}."
            ),
            "working.difference": self.tr("Difference from the half, {more} − {less}|{result}"),
            "working.difference.won": self.tr("Points above the half, {more} − {less}|{result}"),
            "working.difference.lost": self.tr("Points below the half, {more} − {less}|{result}"),
            "working.difference.short.won": self.tr("{result} above the half"),
            "working.difference.short.lost": self.tr("{result} below the half"),
            "working.add": self.tr("{b} for the game, {a} + {b}|{result}"),
            "working.add.short": self.tr("{b} for the game"),
            "working.tens": self.tr("Ten points are one chip, rounded|{result}"),
            "working.tie": self.tr("The bidder loses a tie."),
            "working.tie-won": self.tr("The bidder wins this tie."),
            "working.draw": self.tr("Talon cards changed, ×{factor}|{result}"),
            "working.draw.short": self.tr("talon cards changed ×{factor}"),
            "working.valat-replaces": self.tr("The Valat replaces the point count."),
            "remark.valat-void": self.tr(
                "The Valat does not count as called: it failed because of an undeclared value "
                "({seat})."
            ),
        }

    def _counted(self, n: int) -> Mapping[str, str]:
        return {
            "talon.pass": self.tr(
                "{seat} passed on the talon card with %n trump(s); at most {most} are allowed.",
                None,
                n,
            ),
            "announce.card-count": self.tr(
                "{seat} announced the Pagat but discarded %n card(s) instead of {right}.",
                None,
                n,
            ),
        }


@final
class TexasPublicMessages(SentenceTable):
    """Sentences for those who may not know the cards, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "talon.pass": self.tr("{seat} passed on the talon card with too many trumps."),
        }
