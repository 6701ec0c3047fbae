"""What the referee says: what happened, and what would have been right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class RulingSentences(SentenceTable):
    """What happened, by message key; for whoever may see the cards in it."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "deal.style": self.tr(
                "{seat} asked for a way of dealing that the sheet does not offer: {name}."
            ),
            "deal.cutter": self.tr("{seat} wanted to cut or knock, but this is up to {right}."),
            "deal.exposed": self.tr("{seat} exposed a card in dealing: {card}."),
            "deal.exposed-honour": self.tr("{seat} exposed a king or a trump in dealing: {card}."),
            "deal.exposed-objected": self.tr(
                "{seat} exposed a card in dealing, and a new deal is wanted: {card}."
            ),
            "deal.bottom-card": self.tr("{seat} looked at the bottom card while cutting."),
            "deal.bottom-card-other": self.tr("{seat} looked at the bottom card."),
            "lapse.deal-talon": self.tr("{seat} laid a wrong number of cards into the talon."),
            "lapse.wrong-table": self.tr("{seat} sits at the wrong table."),
            "deal.misdeal": self.tr("{seat} dealt a wrong number of cards."),
            "card.exposed": self.tr("{seat} exposed a card: {card}."),
            "play.card-count": self.tr(
                "{seat} lost a card without playing it and has a wrong number of cards."
            ),
            "play.piles": self.tr("{seat} laid a trick on the wrong pile."),
            "judge.conflict": self.tr("A judge was asked and has decided."),
            "judge.at-table": self.tr("{seat} wants to rule as a judge and plays at this table."),
            "bid.wrong-forehand": self.tr("{seat} began the bidding in the place of: {right}."),
            "talon.not-shown": self.tr(
                "{seat} did not show the talon cards before taking others."
            ),
            "round.loan": self.tr("{seat} owes the bank {amount_object}."),
            "turn.play": self.tr("It was not {seat}'s turn to play: {right} is next."),
            "turn.lead": self.tr("It is not {seat}'s turn to lead: {right} leads."),
            "play.thrown-in": self.tr("{seat} threw in the hand, but every hand is played."),
            "turn.bid": self.tr("It was not {seat}'s turn to bid: {right} is next."),
            "turn.wait": self.tr("It was not {seat}'s turn: {right} is next."),
            "phase.late-bid": self.tr("{seat} bids after the bidding is over."),
            "phase.after-lead": self.tr(
                "{seat} declares, announces or challenges after the first card was led."
            ),
            "phase.after-challenge": self.tr(
                "{seat} declares or announces after a challenge was made."
            ),
            "phase.lead-without-leave": self.tr(
                "{seat} leads without asking whether everybody is ready."
            ),
            "bid.forehand-passes": self.tr("{seat} bids first and can't pass."),
            "bid.rank": self.tr(
                "{seat} can't bid {name}: it does not outrank the bid that stands."
            ),
            "call.set": self.tr("{seat} called {card_object}, which this hand does not allow."),
            "call.set.right": self.tr("Can be called: {cards}."),
            "discard.king": self.tr("{seat} discarded {card_object}, but kings stay in the hand."),
            "discard.forbidden": self.tr(
                "{seat} discarded {card_object}, but this card stays in the hand."
            ),
            "discard.hidden-trump": self.tr(
                "{seat} discarded {card_object} face down, but a trump lies face up."
            ),
            "discard.needless-trump": self.tr(
                "{seat} discarded {card_object} although other cards could be discarded."
            ),
            "discard.right": self.tr("Can be discarded: {cards}."),
            "declare.false": self.tr("{seat} declared {name} without holding it."),
            "declare.family": self.tr(
                "{seat} declared {name} beside another value of the same kind."
            ),
            "announce.not-held": self.tr(
                "{seat} can't announce it: only the holder of this card can ({card})."
            ),
            "declare.omitted": self.tr("{seat} held {name} and did not declare it."),
            "valat.false-declaration": self.tr(
                "{seat} broke the Valat after declaring something not held."
            ),
            "valat.omission": self.tr("The Valat was broken after {seat} had kept a value back."),
            "call.silent": self.tr(
                "{seat} called nothing before the first card, so this card counts as called: "
                "{card}."
            ),
            "announce.pagat-spent": self.tr(
                "{seat} had to play the announced card before the last trick: {card}."
            ),
            "announce.pagat-beaten": self.tr(
                "{seat} lost the last trick with the announced card: {card}."
            ),
            "announce.with-valat": self.tr(
                "{seat} can't announce the Pagat, because a Valat is called."
            ),
            "announce.taken": self.tr(
                "{seat} can't announce {name}, because it is announced already."
            ),
            "announce.side": self.tr("{seat} can't announce {name}: only the bidder's side can."),
            "challenge.side": self.tr("{seat} can't say {name}: this is up to the other side."),
            "challenge.step": self.tr(
                "{seat} can't say {name} now: another word of challenge is due."
            ),
            "challenge.no-target": self.tr(
                "{seat} can't challenge what is not announced: {name}."
            ),
            "play.follow-suit": self.tr(
                "{seat} played {card_object} but still holds the suit led: {suit}."
            ),
            "play.must-trump": self.tr(
                "{seat} played {card_object}: without the suit led ({suit}) it has to be a trump."
            ),
            "play.must-beat": self.tr(
                "{seat} played {card_object} although a card that beats the trick was allowed."
            ),
            "play.pagat-waits": self.tr(
                "{seat} played {card_object} while other trumps were still in the hand."
            ),
            "play.trull-pagat": self.tr(
                "{seat} played {card_object} instead of the Pagat, which takes Skys and Mond."
            ),
            "play.suits-first": self.tr(
                "{seat} led {card_object} while the hand still held other suits."
            ),
            "play.pagat-early": self.tr(
                "{seat} played {card_object}, which is announced for the last trick."
            ),
            "play.exposed": self.tr(
                "{seat} played {card_object} although a card lying face up has to be played first."
            ),
            "play.right": self.tr("Can be played: {cards}."),
            "round.sheet": self.tr("The four scores come to {sum} instead of {right}."),
            "act.not-now": self.tr("{seat} can't do this now."),
            "act.not-possible": self.tr("{seat} can't do this."),
            "act.ruling-open": self.tr("A ruling was reopened: the judge has to decide it first."),
            "agree.not-all": self.tr("{seat} does not agree: the referee has to be called."),
            "lapse.deal-style": self.tr("{seat} does not deal as the sheet wants it."),
            "lapse.look-discards": self.tr(
                "{seat} looks into the discards after the first announcement."
            ),
            "lapse.look-talon": self.tr("{seat} turns up talon cards that have to stay hidden."),
            "lapse.look-trick": self.tr("{seat} opens or mixes tricks that have to stay closed."),
            "lapse.other": self.tr("{seat} breaks the rules in a way that is not on the list."),
        }

    def _counted(self, n: int) -> Mapping[str, str]:
        return {
            "deal.shuffles": self.tr(
                "{seat} shuffled %n time(s); the sheet wants at least {least}.", None, n
            ),
            "deal.cut-depth": self.tr(
                "{seat} cut %n card(s) deep; the sheet wants at least {least}.", None, n
            ),
            "discard.count": self.tr("{seat} discarded %n card(s) instead of {right}.", None, n),
        }


@final
class PublicRulingSentences(SentenceTable):
    """What happened, without what only the offender may know."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "discard.king": self.tr("{seat} discarded a king, but kings stay in the hand."),
            "discard.forbidden": self.tr("{seat} discarded a card that has to stay in the hand."),
            "discard.hidden-trump": self.tr(
                "{seat} discarded a trump face down, but a trump lies face up."
            ),
            "discard.needless-trump": self.tr(
                "{seat} discarded a trump although other cards could be discarded."
            ),
            "announce.not-held": self.tr(
                "{seat} made an announcement that only the holder of the card can make."
            ),
        }


@final
class RightSentences(SentenceTable):
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
        }
