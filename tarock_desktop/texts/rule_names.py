"""The rules that all sheets share, named by what breaks them."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class RuleNames(SentenceTable):
    """What happened in few words, by rule."""

    SENTENCES: ClassVar[Sentences] = {
        "deal.shuffles": lambda self, _: self.tr("Too few shuffles"),
        "deal.cut-depth": lambda self, _: self.tr("Cut not deep enough"),
        "deal.style": lambda self, _: self.tr("Way of dealing that is not offered"),
        "deal.cutter": lambda self, _: self.tr("Wrong person cuts"),
        "deal.misdeal": lambda self, _: self.tr("Misdeal"),
        "deal.exposed": lambda self, _: self.tr("Card exposed in dealing, let pass"),
        "deal.exposed-objected": lambda self, _: self.tr("Card exposed in dealing, objected to"),
        "deal.exposed-honour": lambda self, _: self.tr("Five-point card exposed in dealing"),
        "deal.bottom-card": lambda self, _: self.tr("Looking at the bottom card"),
        "deal.bottom-card-other": lambda self, _: self.tr("Bottom card seen otherwise"),
        "turn.play": lambda self, _: self.tr("Card played out of turn"),
        "turn.bid": lambda self, _: self.tr("Bid out of turn"),
        "turn.wait": lambda self, _: self.tr("Other act out of turn"),
        "phase.late-bid": lambda self, _: self.tr("Bid after the bidding"),
        "phase.too-early": lambda self, _: self.tr("Speaking too early"),
        "phase.after-lead": lambda self, _: self.tr("Speaking up after the first card"),
        "phase.after-challenge": lambda self, _: self.tr("Announcing after a challenge"),
        "phase.lead-without-leave": lambda self, _: self.tr("Lead without asking the others"),
        "bid.forehand-passes": lambda self, _: self.tr("The first bidder passes"),
        "card.exposed": lambda self, _: self.tr("Card shown"),
        "talon.not-shown": lambda self, _: self.tr("Talon cards not shown"),
        "bid.rank": lambda self, _: self.tr("Bid too low"),
        "bid.wrong-forehand": lambda self, _: self.tr("Wrong first bidder"),
        "talon.pass": lambda self, _: self.tr("Passing on a talon card without the right"),
        "talon.throw-in": lambda self, _: self.tr("Throwing in without the right"),
        "talon.thrown-in": lambda self, _: self.tr("Throwing in by right"),
        "call.set": lambda self, _: self.tr("Wrong card called"),
        "call.silent": lambda self, _: self.tr("No call"),
        "discard.count": lambda self, _: self.tr("Wrong number of discards"),
        "discard.too-few": lambda self, _: self.tr("Too few discards"),
        "discard.too-many": lambda self, _: self.tr("Too many discards"),
        "discard.king": lambda self, _: self.tr("King discarded"),
        "discard.forbidden": lambda self, _: self.tr("Trull card discarded"),
        "discard.hidden-trump": lambda self, _: self.tr("Trump discarded face down"),
        "discard.needless-trump": lambda self, _: self.tr("Trump discarded without need"),
        "declare.false": lambda self, _: self.tr("Value declared without holding it"),
        "declare.family": lambda self, _: self.tr("Second value of one kind declared"),
        "declare.omitted": lambda self, _: self.tr("Value not declared"),
        "valat.false-declaration": lambda self, _: self.tr(
            "Valat broken after a false declaration"
        ),
        "valat.omission": lambda self, _: self.tr("Valat broken after an undeclared value"),
        "announce.not-held": lambda self, _: self.tr("Card announced by another than its holder"),
        "announce.with-valat": lambda self, _: self.tr("Pagat announced beside a Valat"),
        "announce.taken": lambda self, _: self.tr("Announced twice"),
        "announce.side": lambda self, _: self.tr("Announced by the wrong side"),
        "announce.card-count": lambda self, _: self.tr("Pagat with a wrong number of cards"),
        "announce.pagat-spent": lambda self, _: self.tr("Announced Pagat had to be played early"),
        "announce.pagat-beaten": lambda self, _: self.tr("Announced Pagat lost in the last trick"),
        "challenge.side": lambda self, _: self.tr("Challenge by the wrong side"),
        "challenge.step": lambda self, _: self.tr("Wrong word of challenge"),
        "play.follow-suit": lambda self, _: self.tr("Failing to follow suit"),
        "play.must-trump": lambda self, _: self.tr("Failing to play a trump"),
        "play.pagat-early": lambda self, _: self.tr("Announced Pagat played early"),
        "play.must-beat": lambda self, _: self.tr("Trick not beaten"),
        "play.pagat-waits": lambda self, _: self.tr("Pagat before the other trumps"),
        "play.trull-pagat": lambda self, _: self.tr("Pagat kept back from Skys and Mond"),
        "play.suits-first": lambda self, _: self.tr("Trump led from a hand with other suits"),
        "play.exposed": lambda self, _: self.tr("Exposed card not played"),
        "play.card-count": lambda self, _: self.tr("Wrong number of cards found in play"),
        "play.piles": lambda self, _: self.tr("Trick laid on the wrong pile"),
        "round.sheet": lambda self, _: self.tr("Score sheet does not add up"),
        "round.loan": lambda self, _: self.tr("Loan at the end of the round"),
        "table.wrong-table": lambda self, _: self.tr("Sitting at the wrong table"),
        "judge.conflict": lambda self, _: self.tr("Disputed case"),
        "judge.at-table": lambda self, _: self.tr("A judge at the own table"),
    }
