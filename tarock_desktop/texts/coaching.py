"""What the coach says: why an act, and what one has cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from msgspec import Struct

from tarock_desktop.messages.message import Message
from tarock_desktop.texts.sentences import SentenceTable

SHORT: Final = 25
"""Words of a hint that are read at once, the act among them."""
WORTH: Final = frozenset({"hint.card-better", "hint.act-better", "hint.close"})
"""What says what an act is worth; it comes after the reason."""


class HintText(Struct, frozen=True):
    """Why an act is proposed."""

    why: str
    """The reason, then what the act is worth."""
    more: str = ""
    """What does not fit beside it."""


def hint_text(act: str, reasons: Sequence[Message], say: Callable[[Message], str]) -> HintText:
    """Return the reasons for *act*, the reason before the worth; *say* puts them into words."""
    worth = [reason for reason in reasons if reason.key in WORTH]
    others = [reason for reason in reasons if reason.key not in WORTH]
    shown: list[str] = []
    more: list[str] = []
    for sentence in map(say, (*others[:1], *worth, *others[1:])):
        fits = len(" ".join((act, *shown, sentence)).split()) <= SHORT
        (shown if not shown or (fits and not more) else more).append(sentence)
    return HintText(" ".join(shown), " ".join(more))


@final
class CoachMessages(SentenceTable):
    """Reasons for a hint and remarks of a review, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "sides.look": self.tr("This card was called: {card}. Where is it?"),
            "hint.only-card": self.tr("It is the only card you may play."),
            "hint.all-alike": self.tr("It makes no difference here which card you play."),
            "hint.rule-of-thumb": self.tr("Only a rule of thumb: nothing was calculated."),
            "hint.only-act": self.tr("It is the only thing you can do now."),
            "hint.chance": self.tr("Only chance decides: every choice is equally good."),
            "hint.nothing-left": self.tr("There is nothing left to announce."),
            "hint.plays-on": self.tr(
                "Giving the game up costs its price for certain; played, it may still be won."
            ),
            "hint.talon-part": self.tr(
                "These cards help your hand most; card points among them: {points}."
            ),
            "hint.calls-tarock": self.tr(
                "You do not hold it, and a partner with a high trump is strong: {card}."
            ),
            "hint.laid-points": self.tr("Card points discarded: {points}."),
            "hint.declares-none": self.tr("You hold nothing that can be declared."),
            "hint.stays-under": self.tr(
                "It does not take the trick, and you get rid of it: {card}."
            ),
            "hint.cannot-duck": self.tr(
                "If you have to take a trick, it is better now than later."
            ),
            "hint.leave-him-trick": self.tr(
                "{seat} wants few tricks and is winning this one: let it go."
            ),
            "hint.against-few": self.tr(
                "{seat} wants few tricks: play so that {seat} takes one more."
            ),
            "hint.plain-choice": self.tr("No other choice looks better."),
            "hint.card-better": self.tr("Next best: {other}. Average gain: {amount}."),
            "hint.act-better": self.tr("Gain over the next best choice, on average: {amount}."),
            "hint.close": self.tr("The other choices are worth nearly the same."),
            "hint.takes-trick": self.tr(
                "It takes the trick; points on the table so far: {points}."
            ),
            "hint.partner-takes": self.tr(
                "{seat} plays with you and is winning the trick: add points to it."
            ),
            "hint.cannot-win": self.tr("You cannot win this trick: give as little as you can."),
            "hint.leave-trick": self.tr(
                "This trick is not worth a high card: keep it for a better one."
            ),
            "hint.unbeatable": self.tr("No higher card of its suit is out: {card}."),
            "hint.highest-tarock": self.tr("No higher trump is out: {card}."),
            "hint.draws-tarocks": self.tr("You draw trumps from the others."),
            "hint.keeps-pagat": self.tr("The Pagat stays in hand for the last trick."),
            "hint.void": self.tr("Then you have no card of this suit: {suit}."),
            "hint.void-tarock": self.tr("Then you have no trump left."),
            "hint.only-of-suit": self.tr("It is your only card of this suit: {suit}."),
            "hint.only-tarock": self.tr("It is your only trump."),
            "hint.partner": self.tr("Probably your partner ({share}%): {seat}."),
            "review.by-chance": self.tr("Chance decided here."),
            "review.irregular": self.tr("After a ruling this hand is no longer analyzed."),
            "review.no-choice": self.tr("There was no other choice."),
            "review.unknown-game": self.tr("The cost cannot be calculated for this game."),
            "review.best": self.tr("Best: {card}."),
            "review.act-cost": self.tr("On average this gives away {amount_object}."),
            "review.cost": self.tr("Played: {card}. Best: {best}. Difference: {amount}."),
            "review.unlucky": self.tr(
                "Played: {card}, correct as far as anyone could know. Best with all cards "
                "visible: {best}. Difference: {amount}."
            ),
            "review.about": self.tr(
                "Played: {card}. Probably better: {best}. Difference: at least {least}, at "
                "most {most}."
            ),
        }

    def _counted(self, n: int) -> Mapping[str, str]:
        return {
            #: %n: tarocks in the hand
            "hint.strong-hand": self.tr(
                "You hold %n trump(s); kings: {kings}. That is enough for this bid.",
                None,
                n,
            ),
            "hint.weak-hand": self.tr(
                "You hold %n trump(s); kings: {kings}. Too weak to bid higher.",
                None,
                n,
            ),
            "hint.low-hand": self.tr(
                "You hold %n trump(s); kings: {kings}. With this hand you can expect few tricks.",
                None,
                n,
            ),
            "hint.must-bid": self.tr(
                "You hold %n trump(s); kings: {kings}. Of the games you may bid, this one "
                "suits your hand best.",
                None,
                n,
            ),
            "hint.silent": self.tr(
                "You hold %n trump(s); kings: {kings}. Too weak to raise the stakes.",
                None,
                n,
            ),
            "hint.doubles": self.tr(
                "You hold %n trump(s); kings: {kings}. The other side should lose against it.",
                None,
                n,
            ),
            "hint.gives-up": self.tr(
                "You hold %n trump(s); kings: {kings}. Playing on would cost more than giving up.",
                None,
                n,
            ),
            "hint.count-pays": self.tr(
                "You hold %n trump(s); one more card could cost you the bonus for few trumps.",
                None,
                n,
            ),
            "hint.card-helps": self.tr(
                "You hold %n trump(s); another card can only help.", None, n
            ),
            "hint.calls-itself": self.tr(
                "You hold %n trump(s); kings: {kings}. Strong enough without a partner.",
                None,
                n,
            ),
            #: %n: cards of the suit in the hand
            "hint.calls-king": self.tr(
                "You hold %n card(s) of this suit, and your partner then has its king: {suit}.",
                None,
                n,
            ),
            #: %n: values such as three kings
            "hint.declares": self.tr("You hold %n value(s) that can be declared.", None, n),
            "hint.pagat-long": self.tr(
                "With %n trump(s) the Pagat should last until the last trick.", None, n
            ),
            "hint.announces": self.tr(
                "You hold %n trump(s), which makes this likely: {item}.", None, n
            ),
            #: %n: higher cards of the suit that others may hold
            "hint.low-lead": self.tr("A low lead: %n higher card(s) may still be out.", None, n),
            #: %n: cards of the suit in the hand
            "hint.lowest": self.tr(
                "It is the lowest of your %n cards of this suit ({suit}): the better ones stay.",
                None,
                n,
            ),
            "hint.of-suit": self.tr("It is one of your %n cards of this suit: {suit}.", None, n),
            "hint.lowest-tarock": self.tr(
                "It is the lowest of your %n trumps: the better ones stay.", None, n
            ),
            "hint.of-tarocks": self.tr("It is one of your %n trumps.", None, n),
        }
