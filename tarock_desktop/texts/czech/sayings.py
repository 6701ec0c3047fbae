"""What the referee and the table say at the Czech tournament table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class CzechRulings(SentenceTable):
    """What happened, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "talon.forgotten": self.tr("{seat} forgot to add a talon card to the trick."),
            "talon.refused": self.tr("{seat} does not want to take the talon card."),
            "agree.not-all": self.tr("{seat} does not agree: the referee has to be called."),
            "bid.unspoken": self.tr(
                "{seat} goes on before everybody has said whether he approves."
            ),
            "deal.wrong-count": self.tr("{seat} has a wrong number of cards."),
            "discard.late": self.tr(
                "Wrong discards came to light after the announcements had begun: {seat}."
            ),
            "score.ceiling": self.tr(
                "{seat} owes more than the ceiling in this hand; it is cut to {amount}."
            ),
            "lapse.look-cards": self.tr("{seat} looks at cards while dealing."),
            "lapse.deal-style": self.tr("{seat} does not deal as the sheet wants it."),
            "lapse.look-discards": self.tr(
                "{seat} looks into the discards after the first announcement."
            ),
            "lapse.look-talon": self.tr("{seat} turns up talon cards that have to stay hidden."),
            "lapse.look-trick": self.tr("{seat} opens or mixes tricks that have to stay closed."),
            "lapse.lead-early": self.tr("{seat} leads before the trick is collected."),
            "lapse.money": self.tr(
                "{seat} has other money on the table, or bought in without the others."
            ),
            "lapse.other": self.tr("{seat} breaks the rules in a way that is not on the list."),
        }


@final
class CzechRights(SentenceTable):
    """What would have been right, by rule."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "deal.misdeal-open": self.tr(
                "Everybody gets twelve cards, and counts them during the deal."
            ),
            "deal.misdeal-late": self.tr(
                "Who has a wrong number of cards says so before the first lead."
            ),
            "each.revoke": self.tr(
                "In Varšava too the suit must be followed, and without it a trump played."
            ),
            "each.must-beat": self.tr("In Varšava the trick must be beaten if possible."),
            "each.pagat": self.tr("In Varšava the pagát is played as the last trump."),
            "each.turn": self.tr("Only whose turn it is plays a card."),
            "each.thrown-in": self.tr("The hand is played to its end, trick by trick."),
            "score.ceiling": self.tr(
                "Nobody pays one other player more than the ceiling in a hand."
            ),
            "talon.forgotten": self.tr(
                "In Varšava the first bidder adds a talon card to each of the first six tricks."
            ),
            "talon.refused": self.tr("A talon card may not be refused."),
            "agree.not-all": self.tr("An agreement at the table needs all four players."),
            "bid.unspoken": self.tr("Everybody says aloud whether he approves or bids."),
            "discard.late": self.tr("Discards are put right before the first announcement."),
            "lapse.look-cards": self.tr("The dealer does not look at cards."),
            "lapse.deal-style": self.tr(
                "Cards are dealt level above the table, the first six to the talon."
            ),
            "lapse.look-discards": self.tr(
                "Discards are not looked at once announcements have begun."
            ),
            "lapse.look-talon": self.tr(
                "Unused talon cards stay hidden as long as the sheet says."
            ),
            "lapse.look-trick": self.tr(
                "Tricks stay closed in front of their winner until the end."
            ),
            "lapse.lead-early": self.tr(
                "Leading before the trick is collected needs the others' agreement."
            ),
            "lapse.money": self.tr(
                "Only game money lies on the table; buying in is open and agreed."
            ),
            "lapse.other": self.tr("What is not on the list is decided by the chief referee."),
        }


@final
class CzechPrompts(SentenceTable):
    """Questions, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "ask.style": self.tr("It was knocked: how are the cards dealt?"),
            "ask.approve": self.tr("{seat} plays {name}: do you approve?"),
            "ask.stop": self.tr("{seat} plays {name}: do you stop it?"),
            "ask.after-approval": self.tr("All have approved: which game is played?"),
            "ask.add-talon": self.tr("Add a talon card to the trick."),
        }


@final
class CzechChoices(SentenceTable):
    """Buttons and what they mean, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "choice.knock-open": self.tr("Knock"),
            "choice.style": self.tr("{name}"),
            "choice.stop": self.tr("Stop: {name}"),
            "choice.approve": self.tr("Good"),
            "choice.keep": self.tr("Play the first povinnost"),
            "choice.add-talon": self.tr("Add the talon card"),
            "verdict.big-renonc": self.tr("A big renonc at the rate of the game"),
            "gloss.knock-open": self.tr(
                "Instead of cutting: the first bidder chooses how the cards are dealt."
            ),
            "gloss.game-each": self.tr("Each for himself: whoever has most eyes pays."),
            "gloss.draw-rate": self.tr("Each eye then counts: {rate}."),
        }

    def _counted(self, n: int) -> Mapping[str, str]:
        return {
            "gloss.style": self.tr("%n card(s) at a time.", None, n),
            "gloss.style-split": self.tr(
                "Half of the first hand, then %n card(s) for each of the others, then the other "
                "half.",
                None,
                n,
            ),
            "gloss.rate-partner": self.tr(
                "With a partner, %n talon card(s); for each eye: {rate}.", None, n
            ),
            "gloss.rate-alone": self.tr(
                "Alone against three, %n talon card(s); for each eye: {rate}.", None, n
            ),
        }


@final
class CzechScores(SentenceTable):
    """Score lines, their working, remarks, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "line.rounding": self.tr("Rounded up to whole koruny"),
            "line.ceiling": self.tr("Ceiling: {amount}"),
            "line.most-eyes": self.tr("Most eyes: {seat} ({points})"),
            "working.eyes": self.tr("{points} eyes: {result} from 35"),
            "working.rate": self.tr("At {rate} an eye: {result}"),
            "working.renonc": self.tr("Rate of a big renonc: {rate}"),
            "working.announced": self.tr("All announcements: {amount}"),
            "remark.ceiling": self.tr("The ceiling holds: {amount} from one player to one other."),
        }
