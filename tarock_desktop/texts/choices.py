"""What the buttons say, what they mean, and why one can't be pressed."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class ChoiceSentences(SentenceTable):
    """Labels, glosses and reasons, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "choice.knock": lambda self, _: self.tr("Knock: {name}"),
        "choice.packet": lambda self, n: self.tr("Packet %n", None, n),
        "choice.bid": lambda self, _: self.tr("{name}"),
        "choice.pass": lambda self, _: self.tr("Pass"),
        "choice.take": lambda self, n: self.tr("Take %n card(s)", None, n),
        "choice.take-second": lambda self, _: self.tr("Take the second set"),
        "choice.take-back-first": lambda self, _: self.tr("Go back to the first set"),
        "choice.pass-card": lambda self, _: self.tr("Pass it on"),
        "choice.accept": lambda self, _: self.tr("Take it"),
        "choice.refuse": lambda self, _: self.tr("Refuse it"),
        "choice.call": lambda self, _: self.tr("Call {card}"),
        "choice.call-own": lambda self, _: self.tr("Call {card} (your own)"),
        "choice.call-nothing": lambda self, _: self.tr("Say nothing"),
        "choice.announce": lambda self, _: self.tr("Announce: {name}"),
        "choice.challenge": lambda self, _: self.tr("{step}: {target}"),
        "choice.ready": lambda self, _: self.tr("Ready"),
        "choice.throw-in": lambda self, _: self.tr("Throw in the hand"),
        "choice.go-on": lambda self, _: self.tr("Let the deal go on"),
        "choice.redeal": lambda self, _: self.tr("Ask for a new deal"),
        "choice.ask-to-lead": lambda self, _: self.tr("Can I go?"),
        "choice.go": lambda self, _: self.tr("Go ahead"),
        "verdict.as-sheet": lambda self, _: self.tr("As the rules of this table have it"),
        "verdict.nothing": lambda self, _: self.tr("It is let pass"),
        "verdict.fined": lambda self, _: self.tr("{amount} to each other player"),
        "verdict.fined-bystanders": lambda self, _: self.tr(
            "{amount} to each player who has no part in it"
        ),
        "verdict.settles": lambda self, _: self.tr(
            "{amount} to each other player; nothing is collected, and the partner's share is "
            "paid as well"
        ),
        "verdict.settles-only": lambda self, _: self.tr(
            "Nothing is collected, and the partner's share is paid as well"
        ),
        "verdict.void": lambda self, _: self.tr(
            "The hand is void, and {amount} to each other player"
        ),
        "verdict.exposed": lambda self, _: self.tr(
            "The card stays face up and is played at the first chance"
        ),
        "verdict.back": lambda self, _: self.tr("The card goes back to the hand"),
        "verdict.nullified": lambda self, _: self.tr("The call of the Valat does not count"),
        "verdict.warned": lambda self, _: self.tr("The offender is warned"),
        "verdict.renonce": lambda self, _: self.tr(
            "Everybody else gets what winning the game would bring, from the offender alone"
        ),
        "gloss.knock": lambda self, n: self.tr(
            "Instead of cutting: %n card(s) at a time.", None, n
        ),
        "gloss.knock-choose": lambda self, n: self.tr(
            "Instead of cutting: closed packets of %n card(s) to choose from.", None, n
        ),
        "gloss.bid-partner": lambda self, n: self.tr(
            "With a partner: %n talon card(s) for you; your side needs {least} points.", None, n
        ),
        "gloss.bid-alone": lambda self, n: self.tr(
            "Alone against all others: %n talon card(s) for you; you need {least} points.", None, n
        ),
        "gloss.draw-loss": lambda self, _: self.tr("A loss then counts ×{factor}."),
        "gloss.pass-card": lambda self, _: self.tr("The card goes to another player, unseen."),
        "gloss.call": lambda self, _: self.tr("Whoever holds {card_object} is your partner."),
        "gloss.call-own": lambda self, _: self.tr("You play alone, and nobody is told."),
        "gloss.call-nothing": lambda self, _: self.tr("Counts as called: {card}."),
        "gloss.throw-in": lambda self, _: self.tr(
            "You drew {card_object}: giving up costs {amount_object} to each player."
        ),
        "gloss.value": lambda self, _: self.tr("{amount} from each player"),
        "gloss.item": lambda self, _: self.tr("silent: {silent}, announced: {announced}"),
        "gloss.challenge": lambda self, _: self.tr("Win or loss ×{factor}"),
        "reason.valat-called": lambda self, _: self.tr("A Valat is called."),
        "reason.not-held": lambda self, _: self.tr("Not in your hand: {card}."),
        "reason.after-challenge": lambda self, _: self.tr("A challenge has been made."),
        "reason.one-announcement": lambda self, _: self.tr("This is announced already."),
        "reason.not-your-side": lambda self, _: self.tr("This is up to the other side."),
        "reason.king": lambda self, _: self.tr("Kings can't be discarded."),
        "reason.forbidden": lambda self, _: self.tr("This card can't be discarded."),
        "reason.needless-trump": lambda self, _: self.tr(
            "There are enough other cards to discard."
        ),
        "reason.follow-suit": lambda self, _: self.tr("You still hold the suit led: {suit}."),
        "reason.must-trump": lambda self, _: self.tr(
            "You are out of the suit led ({suit}) and hold a trump."
        ),
        "reason.pagat-last": lambda self, _: self.tr("It is announced for the last trick."),
        "reason.exposed": lambda self, _: self.tr("A card lying face up has to be played first."),
        "reason.must-beat": lambda self, _: self.tr(
            "The trick has to be beaten as long as you can."
        ),
        "reason.pagat-waits": lambda self, _: self.tr(
            "The Pagat stays until it is the last trump."
        ),
        "reason.trull-pagat": lambda self, _: self.tr(
            "Skys and Mond lie in the trick: the Pagat takes it and has to be played."
        ),
        "reason.suits-first": lambda self, _: self.tr(
            "A trump may be led only from a hand without other suits."
        ),
        "value.label": lambda self, _: self.tr("{name}"),
    }
