"""The rules that several families have, or may have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class SharedRights(SentenceTable):
    """What would have been right, by rule."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "deal.shuffles": self.tr("The deck is shuffled thoroughly before every hand."),
            "deal.cut-depth": self.tr("Enough cards lie in both parts of the cut deck."),
            "deal.style": self.tr("One of the ways of dealing on the sheet is chosen."),
            "deal.cutter": self.tr("The player on the dealer's left cuts or knocks."),
            "deal.exposed": self.tr("Cards are dealt face down."),
            "deal.exposed-honour": self.tr("Cards are dealt face down."),
            "deal.bottom-card": self.tr("Nobody looks at the bottom card."),
            "deal.bottom-card-other": self.tr("Nobody looks at the bottom card."),
            "deal.misdeal": self.tr("Every hand and the talon get the right number of cards."),
            "card.exposed": self.tr("Cards are not shown before they are played."),
            "turn.play": self.tr(
                "The winner of a trick leads to the next; the others follow counterclockwise."
            ),
            "turn.lead": self.tr(
                "The forehand leads to the first trick, in negative games the bidder, later the "
                "winner of the trick."
            ),
            "play.thrown-in": self.tr("Every hand is played to its end."),
            "turn.bid": self.tr(
                "The bids go round counterclockwise, beginning with the first bidder."
            ),
            "turn.wait": self.tr("Everybody acts in turn, counterclockwise."),
            "phase.late-bid": self.tr("Bids are made before the talon is touched."),
            "phase.after-lead": self.tr(
                "Values, announcements and challenges come before the first card."
            ),
            "phase.after-challenge": self.tr(
                "Values and announcements come before the first challenge."
            ),
            "bid.forehand-passes": self.tr("The first bidder names one of the games."),
            "bid.wrong-forehand": self.tr(
                "The bidding begins with the player whose turn it is to be first."
            ),
            "bid.rank": self.tr("A bid outranks the one before it; otherwise one passes."),
            "talon.not-shown": self.tr(
                "The talon cards are shown before others are taken for them."
            ),
            "call.set": self.tr(
                "The highest callable trump missing in the hand is called; who holds the XIX may "
                "call that."
            ),
            "discard.count": self.tr("As many cards are discarded as were taken from the talon."),
            "discard.king": self.tr("Other suit cards are discarded, never a king."),
            "discard.forbidden": self.tr("Other cards are discarded."),
            "discard.hidden-trump": self.tr("A trump that has to be discarded lies face up."),
            "discard.needless-trump": self.tr(
                "Trumps are discarded only when there are not enough other cards."
            ),
            "discard.too-few": self.tr(
                "As many cards are discarded as were taken from the talon."
            ),
            "discard.too-many": self.tr(
                "As many cards are discarded as were taken from the talon."
            ),
            "declare.false": self.tr("Only values that the hand holds are declared."),
            "declare.family": self.tr("Of several values of one kind only the best is declared."),
            "announce.not-held": self.tr("Only the holder of the card makes this announcement."),
            "declare.omitted": self.tr(
                "A value is paid only if it is declared before the first card."
            ),
            "announce.with-valat": self.tr("Beside a called Valat no Pagat is announced."),
            "announce.taken": self.tr("Each announcement is made once."),
            "announce.side": self.tr("Only the bidder's side announces it."),
            "challenge.side": self.tr(
                "The two sides challenge by turns; the opponents of the bidder or announcer begin."
            ),
            "challenge.step": self.tr(
                "The words of challenge come in their order, by turns of the two sides."
            ),
            "play.follow-suit": self.tr(
                "As long as the hand holds the suit led, a card of that suit is played."
            ),
            "play.must-trump": self.tr(
                "A hand without the suit led plays a trump as long as it holds one."
            ),
            "play.must-beat": self.tr(
                "A card that beats the trick is played if one of the allowed cards does."
            ),
            "play.pagat-waits": self.tr(
                "The Pagat is played only when it is the last trump in the hand."
            ),
            "play.trull-pagat": self.tr(
                "When Skys and Mond lie in the trick, the Pagat beats them and is played."
            ),
            "play.suits-first": self.tr("A trump is led only when the hand holds nothing else."),
            "play.pagat-early": self.tr(
                "An announced Pagat stays in the hand until the last trick, if other cards are "
                "allowed."
            ),
            "play.exposed": self.tr("A card lying face up is played as soon as it is allowed."),
            "play.card-count": self.tr(
                "Every hand holds one card for each trick still to be played."
            ),
            "play.piles": self.tr("A trick lies with the side that won it."),
            "lapse.deal-talon": self.tr("The talon has the number of cards that the sheet wants."),
            "judge.conflict": self.tr("What the sheet leaves open is decided by a judge."),
            "judge.at-table": self.tr("The other judges decide: nobody rules at the own table."),
            "round.loan": self.tr("What is owed to the bank is taken off the score."),
            "round.sheet": self.tr("The scores are checked until they come to the right total."),
            "each.revoke": self.tr(
                "In Varšava too the suit must be followed, and without it a trump played."
            ),
            "each.must-beat": self.tr("In Varšava the trick must be beaten if possible."),
            "each.pagat": self.tr("In Varšava the pagát is played as the last trump."),
            "agree.not-all": self.tr("An agreement at the table needs all four players."),
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
            "lapse.other": self.tr("What is not on the list is decided by the chief referee."),
            "challenge.no-target": self.tr("Only the game and announced extras are doubled."),
            "deal.packet-order": self.tr(
                "The forehand chooses the first packet, the others follow in turn."
            ),
        }


@final
class SharedRules(SentenceTable):
    """What breaks a rule, in few words."""

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
            "each.revoke": self.tr("Each for himself: failing to follow"),
            "each.must-beat": self.tr("Each for himself: trick not beaten"),
            "each.pagat": self.tr("Each for himself: Pagat before another trump"),
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
            "deal.packet-order": self.tr("Packet taken out of turn"),
        }
