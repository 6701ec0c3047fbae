"""What the referee says: what happened, and what would have been right."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class RulingSentences(SentenceTable):
    """What happened, by message key; for whoever may see the cards in it."""

    SENTENCES: ClassVar[Sentences] = {
        "deal.shuffles": lambda self, n: self.tr(
            "{seat} shuffled %n time(s); the sheet wants at least {least}.", None, n
        ),
        "deal.cut-depth": lambda self, n: self.tr(
            "{seat} cut %n card(s) deep; the sheet wants at least {least}.", None, n
        ),
        "deal.style": lambda self, _: self.tr(
            "{seat} asked for a way of dealing that the sheet does not offer: {name}."
        ),
        "deal.cutter": lambda self, _: self.tr(
            "{seat} wanted to cut or knock, but this is up to {right}."
        ),
        "deal.exposed": lambda self, _: self.tr("{seat} exposed a card in dealing: {card}."),
        "deal.exposed-honour": lambda self, _: self.tr(
            "{seat} exposed a king or a trump in dealing: {card}."
        ),
        "deal.exposed-objected": lambda self, _: self.tr(
            "{seat} exposed a card in dealing, and a new deal is wanted: {card}."
        ),
        "deal.bottom-card": lambda self, _: self.tr(
            "{seat} looked at the bottom card while cutting."
        ),
        "deal.bottom-card-other": lambda self, _: self.tr("{seat} looked at the bottom card."),
        "lapse.deal-talon": lambda self, _: self.tr(
            "{seat} laid a wrong number of cards into the talon."
        ),
        "lapse.wrong-table": lambda self, _: self.tr("{seat} sits at the wrong table."),
        "deal.misdeal": lambda self, _: self.tr("{seat} dealt a wrong number of cards."),
        "card.exposed": lambda self, _: self.tr("{seat} exposed a card: {card}."),
        "play.card-count": lambda self, _: self.tr(
            "{seat} lost a card without playing it and has a wrong number of cards."
        ),
        "play.piles": lambda self, _: self.tr("{seat} laid a trick on the wrong pile."),
        "judge.conflict": lambda self, _: self.tr("A judge was asked and has decided."),
        "judge.at-table": lambda self, _: self.tr(
            "{seat} wants to rule as a judge and plays at this table."
        ),
        "bid.wrong-forehand": lambda self, _: self.tr(
            "{seat} began the bidding in the place of: {right}."
        ),
        "talon.not-shown": lambda self, _: self.tr(
            "{seat} did not show the talon cards before taking others."
        ),
        "round.loan": lambda self, _: self.tr("{seat} owes the bank {amount_object}."),
        "turn.play": lambda self, _: self.tr("It was not {seat}'s turn to play: {right} is next."),
        "turn.lead": lambda self, _: self.tr("It is not {seat}'s turn to lead: {right} leads."),
        "play.thrown-in": lambda self, _: self.tr(
            "{seat} threw in the hand, but every hand is played."
        ),
        "turn.bid": lambda self, _: self.tr("It was not {seat}'s turn to bid: {right} is next."),
        "turn.wait": lambda self, _: self.tr("It was not {seat}'s turn: {right} is next."),
        "phase.late-bid": lambda self, _: self.tr("{seat} bids after the bidding is over."),
        "phase.too-early": lambda self, _: self.tr(
            "{seat} declares, announces or challenges before anybody is asked."
        ),
        "phase.after-lead": lambda self, _: self.tr(
            "{seat} declares, announces or challenges after the first card was led."
        ),
        "phase.after-challenge": lambda self, _: self.tr(
            "{seat} declares or announces after a challenge was made."
        ),
        "phase.lead-without-leave": lambda self, _: self.tr(
            "{seat} leads without asking whether everybody is ready."
        ),
        "bid.forehand-passes": lambda self, _: self.tr("{seat} bids first and can't pass."),
        "bid.rank": lambda self, _: self.tr(
            "{seat} can't bid {name}: it does not outrank the bid that stands."
        ),
        "talon.pass": lambda self, n: self.tr(
            "With %n trump(s) in hand {seat} can't pass on the talon card: at most {most} "
            "allow it.",
            None,
            n,
        ),
        "talon.pass-declarer": lambda self, _: self.tr(
            "{seat} is the bidder and can't pass on talon cards."
        ),
        "talon.throw-in": lambda self, _: self.tr("{seat} has no right to throw in this hand."),
        "talon.thrown-in": lambda self, _: self.tr(
            "{seat} drew the trump to be called and throws the hand in."
        ),
        "call.set": lambda self, _: self.tr(
            "{seat} called {card_object}, which this hand does not allow."
        ),
        "call.set.right": lambda self, _: self.tr("Can be called: {cards}."),
        "discard.count": lambda self, n: self.tr(
            "{seat} discarded %n card(s) instead of {right}.", None, n
        ),
        "discard.king": lambda self, _: self.tr(
            "{seat} discarded {card_object}, but kings stay in the hand."
        ),
        "discard.forbidden": lambda self, _: self.tr(
            "{seat} discarded {card_object}, but this card stays in the hand."
        ),
        "discard.hidden-trump": lambda self, _: self.tr(
            "{seat} discarded {card_object} face down, but a trump lies face up."
        ),
        "discard.needless-trump": lambda self, _: self.tr(
            "{seat} discarded {card_object} although other cards could be discarded."
        ),
        "discard.right": lambda self, _: self.tr("Can be discarded: {cards}."),
        "declare.false": lambda self, _: self.tr("{seat} declared {name} without holding it."),
        "declare.family": lambda self, _: self.tr(
            "{seat} declared {name} beside another value of the same kind."
        ),
        "announce.not-held": lambda self, _: self.tr(
            "{seat} can't announce it: only the holder of this card can ({card})."
        ),
        "declare.omitted": lambda self, _: self.tr("{seat} held {name} and did not declare it."),
        "valat.false-declaration": lambda self, _: self.tr(
            "{seat} broke the Valat after declaring something not held."
        ),
        "valat.omission": lambda self, _: self.tr(
            "The Valat was broken after {seat} had kept a value back."
        ),
        "call.silent": lambda self, _: self.tr(
            "{seat} called nothing before the first card, so this card counts as called: {card}."
        ),
        "announce.pagat-spent": lambda self, _: self.tr(
            "{seat} had to play the announced card before the last trick: {card}."
        ),
        "announce.pagat-beaten": lambda self, _: self.tr(
            "{seat} lost the last trick with the announced card: {card}."
        ),
        "announce.with-valat": lambda self, _: self.tr(
            "{seat} can't announce the Pagat, because a Valat is called."
        ),
        "announce.taken": lambda self, _: self.tr(
            "{seat} can't announce {name}, because it is announced already."
        ),
        "announce.side": lambda self, _: self.tr(
            "{seat} can't announce {name}: only the bidder's side can."
        ),
        "challenge.side": lambda self, _: self.tr(
            "{seat} can't say {name}: this is up to the other side."
        ),
        "challenge.step": lambda self, _: self.tr(
            "{seat} can't say {name} now: another word of challenge is due."
        ),
        "challenge.no-target": lambda self, _: self.tr(
            "{seat} can't challenge what is not announced: {name}."
        ),
        "play.follow-suit": lambda self, _: self.tr(
            "{seat} played {card_object} but still holds the suit led: {suit}."
        ),
        "play.must-trump": lambda self, _: self.tr(
            "{seat} played {card_object}: without the suit led ({suit}) it has to be a trump."
        ),
        "play.must-beat": lambda self, _: self.tr(
            "{seat} played {card_object} although a card that beats the trick was allowed."
        ),
        "play.pagat-waits": lambda self, _: self.tr(
            "{seat} played {card_object} while other trumps were still in the hand."
        ),
        "play.trull-pagat": lambda self, _: self.tr(
            "{seat} played {card_object} instead of the Pagat, which takes Skys and Mond."
        ),
        "play.suits-first": lambda self, _: self.tr(
            "{seat} led {card_object} while the hand still held other suits."
        ),
        "play.pagat-early": lambda self, _: self.tr(
            "{seat} played {card_object}, which is announced for the last trick."
        ),
        "play.exposed": lambda self, _: self.tr(
            "{seat} played {card_object} although a card lying face up has to be played first."
        ),
        "play.right": lambda self, _: self.tr("Can be played: {cards}."),
        "round.sheet": lambda self, _: self.tr(
            "The four scores come to {sum} instead of {right}."
        ),
        "act.not-now": lambda self, _: self.tr("{seat} can't do this now."),
        "act.not-possible": lambda self, _: self.tr("{seat} can't do this."),
        "act.ruling-open": lambda self, _: self.tr(
            "A ruling was reopened: the judge has to decide it first."
        ),
    }


@final
class PublicRulingSentences(SentenceTable):
    """What happened, without what only the offender may know."""

    SENTENCES: ClassVar[Sentences] = {
        "talon.pass": lambda self, _: self.tr(
            "{seat} holds too many trumps to pass on the talon card."
        ),
        "discard.king": lambda self, _: self.tr(
            "{seat} discarded a king, but kings stay in the hand."
        ),
        "discard.forbidden": lambda self, _: self.tr(
            "{seat} discarded a card that has to stay in the hand."
        ),
        "discard.hidden-trump": lambda self, _: self.tr(
            "{seat} discarded a trump face down, but a trump lies face up."
        ),
        "discard.needless-trump": lambda self, _: self.tr(
            "{seat} discarded a trump although other cards could be discarded."
        ),
        "announce.not-held": lambda self, _: self.tr(
            "{seat} made an announcement that only the holder of the card can make."
        ),
    }


@final
class RightSentences(SentenceTable):
    """What would have been right, by rule."""

    SENTENCES: ClassVar[Sentences] = {
        "deal.shuffles": lambda self, _: self.tr(
            "The deck is shuffled thoroughly before every hand."
        ),
        "deal.cut-depth": lambda self, _: self.tr(
            "Enough cards lie in both parts of the cut deck."
        ),
        "deal.style": lambda self, _: self.tr(
            "One of the ways of dealing on the sheet is chosen."
        ),
        "deal.cutter": lambda self, _: self.tr("The player on the dealer's left cuts or knocks."),
        "deal.exposed": lambda self, _: self.tr("Cards are dealt face down."),
        "deal.exposed-honour": lambda self, _: self.tr("Cards are dealt face down."),
        "deal.exposed-objected": lambda self, _: self.tr("Cards are dealt face down."),
        "deal.bottom-card": lambda self, _: self.tr("Nobody looks at the bottom card."),
        "deal.bottom-card-other": lambda self, _: self.tr("Nobody looks at the bottom card."),
        "deal.misdeal": lambda self, _: self.tr(
            "Every hand and the talon get the right number of cards."
        ),
        "card.exposed": lambda self, _: self.tr("Cards are not shown before they are played."),
        "turn.play": lambda self, _: self.tr(
            "The winner of a trick leads to the next; the others follow counterclockwise."
        ),
        "turn.lead": lambda self, _: self.tr(
            "The forehand leads to the first trick, in negative games the bidder, later the "
            "winner of the trick."
        ),
        "play.thrown-in": lambda self, _: self.tr("Every hand is played to its end."),
        "turn.bid": lambda self, _: self.tr(
            "The bids go round counterclockwise, beginning with the first bidder."
        ),
        "turn.wait": lambda self, _: self.tr("Everybody acts in turn, counterclockwise."),
        "phase.late-bid": lambda self, _: self.tr("Bids are made before the talon is touched."),
        "phase.too-early": lambda self, _: self.tr(
            "Values, announcements and challenges wait until the discards are done."
        ),
        "phase.after-lead": lambda self, _: self.tr(
            "Values, announcements and challenges come before the first card."
        ),
        "phase.after-challenge": lambda self, _: self.tr(
            "Values and announcements come before the first challenge."
        ),
        "phase.lead-without-leave": lambda self, _: self.tr(
            "Before the first card the leader asks whether everybody is ready."
        ),
        "bid.forehand-passes": lambda self, _: self.tr("The first bidder names one of the games."),
        "bid.wrong-forehand": lambda self, _: self.tr(
            "The bidding begins with the player whose turn it is to be first."
        ),
        "bid.rank": lambda self, _: self.tr(
            "A bid outranks the one before it; otherwise one passes."
        ),
        "talon.pass": lambda self, _: self.tr(
            "A talon card is passed on only by a hand with few trumps, never by the bidder."
        ),
        "talon.not-shown": lambda self, _: self.tr(
            "The talon cards are shown before others are taken for them."
        ),
        "talon.throw-in": lambda self, _: self.tr(
            "The hand is played unless a drawn card gives the right to throw it in."
        ),
        "talon.thrown-in": lambda self, _: self.tr(
            "A bidder who draws the trump to be called may throw in the hand."
        ),
        "call.set": lambda self, _: self.tr(
            "The highest callable trump missing in the hand is called; who holds the XIX may "
            "call that."
        ),
        "discard.count": lambda self, _: self.tr(
            "As many cards are discarded as were taken from the talon."
        ),
        "discard.king": lambda self, _: self.tr("Other suit cards are discarded, never a king."),
        "discard.forbidden": lambda self, _: self.tr("Other cards are discarded."),
        "discard.hidden-trump": lambda self, _: self.tr(
            "A trump that has to be discarded lies face up."
        ),
        "discard.needless-trump": lambda self, _: self.tr(
            "Trumps are discarded only when there are not enough other cards."
        ),
        "discard.too-few": lambda self, _: self.tr(
            "As many cards are discarded as were taken from the talon."
        ),
        "discard.too-many": lambda self, _: self.tr(
            "As many cards are discarded as were taken from the talon."
        ),
        "declare.false": lambda self, _: self.tr("Only values that the hand holds are declared."),
        "declare.family": lambda self, _: self.tr(
            "Of several values of one kind only the best is declared."
        ),
        "announce.not-held": lambda self, _: self.tr(
            "Only the holder of the card makes this announcement."
        ),
        "declare.omitted": lambda self, _: self.tr(
            "A value is paid only if it is declared before the first card."
        ),
        "valat.false-declaration": lambda self, _: self.tr(
            "Only values that the hand holds are declared."
        ),
        "valat.omission": lambda self, _: self.tr(
            "Every value that the hand holds is declared before the first card."
        ),
        "call.silent": lambda self, _: self.tr("The bidder calls a trump before the first card."),
        "announce.card-count": lambda self, _: self.tr(
            "Who takes the last trick with the Pagat has the right number of cards."
        ),
        "announce.pagat-spent": lambda self, _: self.tr(
            "An announced Pagat stays in the hand until the last trick, if other cards are "
            "allowed."
        ),
        "announce.pagat-beaten": lambda self, _: self.tr(
            "An announced Pagat has to win the last trick."
        ),
        "announce.with-valat": lambda self, _: self.tr(
            "Beside a called Valat no Pagat is announced."
        ),
        "announce.taken": lambda self, _: self.tr("Each announcement is made once."),
        "announce.side": lambda self, _: self.tr("Only the bidder's side announces it."),
        "challenge.side": lambda self, _: self.tr(
            "The two sides challenge by turns; the opponents of the bidder or announcer begin."
        ),
        "challenge.step": lambda self, _: self.tr(
            "The words of challenge come in their order, by turns of the two sides."
        ),
        "play.follow-suit": lambda self, _: self.tr(
            "As long as the hand holds the suit led, a card of that suit is played."
        ),
        "play.must-trump": lambda self, _: self.tr(
            "A hand without the suit led plays a trump as long as it holds one."
        ),
        "play.must-beat": lambda self, _: self.tr(
            "A card that beats the trick is played if one of the allowed cards does."
        ),
        "play.pagat-waits": lambda self, _: self.tr(
            "The Pagat is played only when it is the last trump in the hand."
        ),
        "play.trull-pagat": lambda self, _: self.tr(
            "When Skys and Mond lie in the trick, the Pagat beats them and is played."
        ),
        "play.suits-first": lambda self, _: self.tr(
            "A trump is led only when the hand holds nothing else."
        ),
        "play.pagat-early": lambda self, _: self.tr(
            "An announced Pagat stays in the hand until the last trick, if other cards are "
            "allowed."
        ),
        "play.exposed": lambda self, _: self.tr(
            "A card lying face up is played as soon as it is allowed."
        ),
        "play.card-count": lambda self, _: self.tr(
            "Every hand holds one card for each trick still to be played."
        ),
        "play.piles": lambda self, _: self.tr("A trick lies with the side that won it."),
        "lapse.wrong-table": lambda self, _: self.tr("Everybody plays at the table that is due."),
        "lapse.deal-talon": lambda self, _: self.tr(
            "The talon has the number of cards that the sheet wants."
        ),
        "judge.conflict": lambda self, _: self.tr(
            "What the sheet leaves open is decided by a judge."
        ),
        "judge.at-table": lambda self, _: self.tr(
            "The other judges decide: nobody rules at the own table."
        ),
        "round.loan": lambda self, _: self.tr("What is owed to the bank is taken off the score."),
        "round.sheet": lambda self, _: self.tr(
            "The scores are checked until they come to the right total."
        ),
    }
