"""What the buttons say, what they mean, and why one can't be pressed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class ChoiceSentences(SentenceTable):
    """Labels, glosses and reasons, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "choice.knock": self.tr("Knock: {name}"),
            "choice.bid": self.tr("{name}"),
            "choice.pass": self.tr("Pass"),
            "choice.take-second": self.tr("Take the second set"),
            "choice.take-back-first": self.tr("Go back to the first set"),
            "choice.call": self.tr("Call {card}"),
            "choice.call-own": self.tr("Call {card} (your own)"),
            "choice.call-nothing": self.tr("Say nothing"),
            "choice.announce": self.tr("Announce: {name}"),
            "choice.challenge": self.tr("{step}: {target}"),
            "choice.ready": self.tr("Ready"),
            "choice.throw-in": self.tr("Throw in the hand"),
            "choice.ask-to-lead": self.tr("Can I go?"),
            "choice.go": self.tr("Go ahead"),
            "verdict.as-sheet": self.tr("As the rules of this table have it"),
            "verdict.nothing": self.tr("It is let pass"),
            "verdict.fined": self.tr("{amount} to each other player"),
            "verdict.fined-bystanders": self.tr("{amount} to each player who has no part in it"),
            "verdict.settles": self.tr(
                "{amount} to each other player; nothing is collected, and the partner's share is "
                "paid as well"
            ),
            "verdict.settles-only": self.tr(
                "Nothing is collected, and the partner's share is paid as well"
            ),
            "verdict.void": self.tr("The hand is void, and {amount} to each other player"),
            "verdict.exposed": self.tr("The card stays face up and is played at the first chance"),
            "verdict.back": self.tr("The card goes back to the hand"),
            "verdict.nullified": self.tr("The call of the Valat does not count"),
            "verdict.warned": self.tr("The offender is warned"),
            "verdict.renonce": self.tr(
                "Everybody else gets what winning the game would bring, from the offender alone"
            ),
            "gloss.call": self.tr("Whoever holds {card_object} is your partner."),
            "gloss.call-own": self.tr("You play alone, and nobody is told."),
            "gloss.call-nothing": self.tr("Counts as called: {card}."),
            "gloss.value": self.tr("{amount} from each player"),
            "gloss.item": self.tr("silent: {silent}, announced: {announced}"),
            "gloss.challenge": self.tr("Win or loss ×{factor}"),
            "reason.valat-called": self.tr("A Valat is called."),
            "reason.not-held": self.tr("Not in your hand: {card}."),
            "reason.after-challenge": self.tr("A challenge has been made."),
            "reason.one-announcement": self.tr("This is announced already."),
            "reason.not-your-side": self.tr("This is up to the other side."),
            "reason.king": self.tr("Kings can't be discarded."),
            "reason.forbidden": self.tr("This card can't be discarded."),
            "reason.needless-trump": self.tr("There are enough other cards to discard."),
            "reason.follow-suit": self.tr("You still hold the suit led: {suit}."),
            "reason.must-trump": self.tr("You are out of the suit led ({suit}) and hold a trump."),
            "reason.pagat-last": self.tr("It is announced for the last trick."),
            "reason.exposed": self.tr("A card lying face up has to be played first."),
            "reason.must-beat": self.tr("The trick has to be beaten as long as you can."),
            "reason.pagat-waits": self.tr("The Pagat stays until it is the last trump."),
            "reason.trull-pagat": self.tr(
                "Skys and Mond lie in the trick: the Pagat takes it and has to be played."
            ),
            "reason.suits-first": self.tr(
                "A trump may be led only from a hand without other suits."
            ),
            "value.label": self.tr("{name}"),
        }

    def _counted(self, n: int) -> Mapping[str, str]:
        return {
            "choice.packet": self.tr("Packet %n", None, n),
            "choice.take": self.tr("Take %n card(s)", None, n),
            "gloss.knock": self.tr("Instead of cutting: %n card(s) at a time.", None, n),
            "gloss.knock-choose": self.tr(
                "Instead of cutting: closed packets of %n card(s) to choose from.", None, n
            ),
            "gloss.bid-partner": self.tr(
                "With a partner: %n talon card(s) for you; your side needs {least} points.",
                None,
                n,
            ),
            "gloss.bid-alone": self.tr(
                "Alone against all others: %n talon card(s) for you; you need {least} points.",
                None,
                n,
            ),
        }
