"""What the referee and the table say at the Czech tournament table."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class CzechRulings(SentenceTable):
    """What happened, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "talon.forgotten": lambda self, _: self.tr(
            "{seat} forgot to add a talon card to the trick."
        ),
        "talon.refused": lambda self, _: self.tr("{seat} does not want to take the talon card."),
        "agree.not-all": lambda self, _: self.tr(
            "{seat} does not agree: the referee has to be called."
        ),
        "bid.unspoken": lambda self, _: self.tr(
            "{seat} goes on before everybody has said whether he approves."
        ),
        "deal.wrong-count": lambda self, _: self.tr("{seat} has a wrong number of cards."),
        "discard.late": lambda self, _: self.tr(
            "Wrong discards came to light after the announcements had begun: {seat}."
        ),
        "score.ceiling": lambda self, _: self.tr(
            "{seat} owes more than the ceiling in this hand; it is cut to {amount}."
        ),
        "lapse.look-cards": lambda self, _: self.tr("{seat} looks at cards while dealing."),
        "lapse.deal-style": lambda self, _: self.tr("{seat} does not deal as the sheet wants it."),
        "lapse.look-discards": lambda self, _: self.tr(
            "{seat} looks into the discards after the first announcement."
        ),
        "lapse.look-talon": lambda self, _: self.tr(
            "{seat} turns up talon cards that have to stay hidden."
        ),
        "lapse.look-trick": lambda self, _: self.tr(
            "{seat} opens or mixes tricks that have to stay closed."
        ),
        "lapse.lead-early": lambda self, _: self.tr("{seat} leads before the trick is collected."),
        "lapse.money": lambda self, _: self.tr(
            "{seat} has other money on the table, or bought in without the others."
        ),
        "lapse.other": lambda self, _: self.tr(
            "{seat} breaks the rules in a way that is not on the list."
        ),
    }


@final
class CzechRights(SentenceTable):
    """What would have been right, by rule."""

    SENTENCES: ClassVar[Sentences] = {
        "deal.misdeal-open": lambda self, _: self.tr(
            "Everybody gets twelve cards, and counts them during the deal."
        ),
        "deal.misdeal-late": lambda self, _: self.tr(
            "Who has a wrong number of cards says so before the first lead."
        ),
        "each.revoke": lambda self, _: self.tr(
            "In Varšava too the suit must be followed, and without it a trump played."
        ),
        "each.must-beat": lambda self, _: self.tr(
            "In Varšava the trick must be beaten if possible."
        ),
        "each.pagat": lambda self, _: self.tr("In Varšava the pagát is played as the last trump."),
        "each.turn": lambda self, _: self.tr("Only whose turn it is plays a card."),
        "each.thrown-in": lambda self, _: self.tr(
            "The hand is played to its end, trick by trick."
        ),
        "score.ceiling": lambda self, _: self.tr(
            "Nobody pays one other player more than the ceiling in a hand."
        ),
        "talon.forgotten": lambda self, _: self.tr(
            "In Varšava the first bidder adds a talon card to each of the first six tricks."
        ),
        "talon.refused": lambda self, _: self.tr("A talon card may not be refused."),
        "agree.not-all": lambda self, _: self.tr(
            "An agreement at the table needs all four players."
        ),
        "bid.unspoken": lambda self, _: self.tr(
            "Everybody says aloud whether he approves or bids."
        ),
        "discard.late": lambda self, _: self.tr(
            "Discards are put right before the first announcement."
        ),
        "lapse.look-cards": lambda self, _: self.tr("The dealer does not look at cards."),
        "lapse.deal-style": lambda self, _: self.tr(
            "Cards are dealt level above the table, the first six to the talon."
        ),
        "lapse.look-discards": lambda self, _: self.tr(
            "Discards are not looked at once announcements have begun."
        ),
        "lapse.look-talon": lambda self, _: self.tr(
            "Unused talon cards stay hidden as long as the sheet says."
        ),
        "lapse.look-trick": lambda self, _: self.tr(
            "Tricks stay closed in front of their winner until the end."
        ),
        "lapse.lead-early": lambda self, _: self.tr(
            "Leading before the trick is collected needs the others' agreement."
        ),
        "lapse.money": lambda self, _: self.tr(
            "Only game money lies on the table; buying in is open and agreed."
        ),
        "lapse.other": lambda self, _: self.tr(
            "What is not on the list is decided by the chief referee."
        ),
    }


@final
class CzechPrompts(SentenceTable):
    """Questions, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "ask.style": lambda self, _: self.tr("It was knocked: how are the cards dealt?"),
        "ask.approve": lambda self, _: self.tr("{seat} plays {name}: do you approve?"),
        "ask.stop": lambda self, _: self.tr("{seat} plays {name}: do you stop it?"),
        "ask.after-approval": lambda self, _: self.tr("All have approved: which game is played?"),
        "ask.add-talon": lambda self, _: self.tr("Add a talon card to the trick."),
    }


@final
class CzechChoices(SentenceTable):
    """Buttons and what they mean, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "choice.knock-open": lambda self, _: self.tr("Knock"),
        "choice.style": lambda self, _: self.tr("{name}"),
        "choice.stop": lambda self, _: self.tr("Stop: {name}"),
        "choice.approve": lambda self, _: self.tr("Good"),
        "choice.keep": lambda self, _: self.tr("Play the first povinnost"),
        "choice.add-talon": lambda self, _: self.tr("Add the talon card"),
        "verdict.big-renonc": lambda self, _: self.tr("A big renonc at the rate of the game"),
        "gloss.knock-open": lambda self, _: self.tr(
            "Instead of cutting: the first bidder chooses how the cards are dealt."
        ),
        "gloss.style": lambda self, n: self.tr("%n card(s) at a time.", None, n),
        "gloss.style-split": lambda self, n: self.tr(
            "Half of the first hand, then %n card(s) for each of the others, then the other half.",
            None,
            n,
        ),
        "gloss.rate-partner": lambda self, n: self.tr(
            "With a partner, %n talon card(s); for each eye: {rate}.",
            None,
            n,
        ),
        "gloss.rate-alone": lambda self, n: self.tr(
            "Alone against three, %n talon card(s); for each eye: {rate}.",
            None,
            n,
        ),
        "gloss.game-each": lambda self, _: self.tr(
            "Each for himself: whoever has most eyes pays."
        ),
        "gloss.draw-rate": lambda self, _: self.tr("Each eye then counts: {rate}."),
    }


@final
class CzechScores(SentenceTable):
    """Score lines, their working, remarks, by message key."""

    SENTENCES: ClassVar[Sentences] = {
        "line.rounding": lambda self, _: self.tr("Rounded up to whole koruny"),
        "line.ceiling": lambda self, _: self.tr("Ceiling: {amount}"),
        "line.most-eyes": lambda self, _: self.tr("Most eyes: {seat} ({points})"),
        "working.eyes": lambda self, _: self.tr("{points} eyes: {result} from 35"),
        "working.rate": lambda self, _: self.tr("At {rate} an eye: {result}"),
        "working.renonc": lambda self, _: self.tr("Rate of a big renonc: {rate}"),
        "working.announced": lambda self, _: self.tr("All announcements: {amount}"),
        "remark.ceiling": lambda self, _: self.tr(
            "The ceiling holds: {amount} from one player to one other."
        ),
    }
