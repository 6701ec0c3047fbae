"""The rules that all sheets share, named by what breaks them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class RuleNames(SentenceTable):
    """What happened in few words, by rule."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "deal.shuffles": self.tr("Too few shuffles"),
            "deal.cut-depth": self.tr("Cut not deep enough"),
            "deal.style": self.tr("Way of dealing that is not offered"),
            "deal.cutter": self.tr("Wrong person cuts"),
            "deal.misdeal": self.tr("Misdeal"),
            "deal.exposed": self.tr("Card exposed in dealing, let pass"),
            "deal.exposed-honour": self.tr("Five-point card exposed in dealing"),
            "deal.bottom-card": self.tr("Looking at the bottom card"),
            "deal.bottom-card-other": self.tr("Bottom card seen otherwise"),
            "turn.play": self.tr("Card played out of turn"),
            "turn.bid": self.tr("Bid out of turn"),
            "turn.wait": self.tr("Other act out of turn"),
            "phase.late-bid": self.tr("Bid after the bidding"),
            "phase.after-lead": self.tr("Speaking up after the first card"),
            "phase.after-challenge": self.tr("Announcing after a challenge"),
            "bid.forehand-passes": self.tr("The first bidder passes"),
            "card.exposed": self.tr("Card shown"),
            "talon.not-shown": self.tr("Talon cards not shown"),
            "bid.rank": self.tr("Bid too low"),
            "bid.wrong-forehand": self.tr("Wrong first bidder"),
            "call.set": self.tr("Wrong card called"),
            "discard.count": self.tr("Wrong number of discards"),
            "discard.too-few": self.tr("Too few discards"),
            "discard.too-many": self.tr("Too many discards"),
            "discard.king": self.tr("King discarded"),
            "discard.forbidden": self.tr("Trull card discarded"),
            "discard.hidden-trump": self.tr("Trump discarded face down"),
            "discard.needless-trump": self.tr("Trump discarded without need"),
            "declare.false": self.tr("Value declared without holding it"),
            "declare.family": self.tr("Second value of one kind declared"),
            "declare.omitted": self.tr("Value not declared"),
            "announce.not-held": self.tr("Card announced by another than its holder"),
            "announce.with-valat": self.tr("Pagat announced beside a Valat"),
            "announce.taken": self.tr("Announced twice"),
            "announce.side": self.tr("Announced by the wrong side"),
            "challenge.side": self.tr("Challenge by the wrong side"),
            "challenge.step": self.tr("Wrong word of challenge"),
            "play.follow-suit": self.tr("Failing to follow suit"),
            "play.must-trump": self.tr("Failing to play a trump"),
            "play.pagat-early": self.tr("Announced Pagat played early"),
            "play.must-beat": self.tr("Trick not beaten"),
            "play.pagat-waits": self.tr("Pagat before the other trumps"),
            "play.trull-pagat": self.tr("Pagat kept back from Skys and Mond"),
            "play.suits-first": self.tr("Trump led from a hand with other suits"),
            "play.exposed": self.tr("Exposed card not played"),
            "play.card-count": self.tr("Wrong number of cards found in play"),
            "play.piles": self.tr("Trick laid on the wrong pile"),
            "each.revoke": self.tr("Varšava: failing to follow"),
            "each.must-beat": self.tr("Varšava: trick not beaten"),
            "each.pagat": self.tr("Varšava: pagát before another trump"),
            "lapse.deal-style": self.tr("Dealing against the sheet"),
            "lapse.look-discards": self.tr("Looking into discards"),
            "lapse.look-talon": self.tr("Talon cards turned up"),
            "lapse.look-trick": self.tr("Tricks opened or mixed"),
            "lapse.other": self.tr("Other violation"),
            "round.sheet": self.tr("Score sheet does not add up"),
            "round.loan": self.tr("Loan at the end of the round"),
            "lapse.deal-talon": self.tr("Wrong number of cards in the talon"),
            "judge.conflict": self.tr("Disputed case"),
            "agree.not-all": self.tr("Agreement of only some"),
            "judge.at-table": self.tr("A judge at the own table"),
            "turn.lead": self.tr("Wrong player leads"),
            "play.thrown-in": self.tr("Hand thrown in"),
            "challenge.no-target": self.tr("Doubling what is not announced"),
        }
