"""The sentences for the messages that several families have, or may have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class SharedMessages(SentenceTable):
    """Sentences by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "deal.style": self.tr(
                "{seat} asked for a way of dealing that the sheet does not offer: {name}."
            ),
            "deal.cutter": self.tr("{seat} wanted to cut, but it was {right}'s turn."),
            "deal.exposed": self.tr("{seat} exposed a card while dealing: {card}."),
            "deal.exposed-honour": self.tr(
                "{seat} exposed a king or a trump while dealing: {card}."
            ),
            "deal.exposed-objected": self.tr(
                "{seat} exposed a card while dealing, and a player asks for a new deal: {card}."
            ),
            "deal.bottom-card": self.tr("{seat} looked at the bottom card while cutting."),
            "deal.bottom-card-other": self.tr("{seat} looked at the bottom card."),
            "lapse.deal-talon": self.tr("{seat} laid a wrong number of cards into the talon."),
            "lapse.wrong-table": self.tr("{seat} sat at the wrong table."),
            "deal.misdeal": self.tr("{seat} dealt a wrong number of cards."),
            "card.exposed": self.tr("{seat} exposed a card: {card}."),
            "play.card-count": self.tr("{seat} dropped a card."),
            "play.piles": self.tr("{seat} laid a trick on the wrong pile."),
            "judge.conflict": self.tr("A judge was asked and has decided."),
            "judge.at-table": self.tr(
                "{seat} wanted to rule as a judge while playing at this table."
            ),
            "bid.wrong-forehand": self.tr("{seat} opened the bidding, but it was {right}'s turn."),
            "talon.not-shown": self.tr(
                "{seat} did not show the talon cards before taking others."
            ),
            "round.loan": self.tr("{seat} owes the bank {amount_object}."),
            "turn.play": self.tr("{seat} played, but it was {right}'s turn."),
            "turn.lead": self.tr("{seat} led, but it was {right}'s turn."),
            "play.thrown-in": self.tr("{seat} threw in the hand."),
            "turn.bid": self.tr("{seat} bid, but it was {right}'s turn."),
            "turn.wait": self.tr("{seat} acted, but it was {right}'s turn."),
            "phase.late-bid": self.tr("{seat} bid after the bidding was over."),
            "phase.after-lead.announce": self.tr(
                "{seat} announced something after the first card was led."
            ),
            "phase.after-lead.challenge": self.tr(
                "{seat} challenged after the first card was led."
            ),
            "phase.after-lead.declare": self.tr(
                "{seat} declared a value after the first card was led."
            ),
            "phase.after-lead": self.tr(
                "{seat} declared, announced or challenged after the first card was led."
            ),
            "phase.after-challenge.announce": self.tr(
                "{seat} announced something after a challenge was made."
            ),
            "phase.after-challenge.declare": self.tr(
                "{seat} declared a value after a challenge was made."
            ),
            "phase.after-challenge": self.tr(
                "{seat} declared or announced after a challenge was made."
            ),
            "phase.lead-without-leave": self.tr(
                "{seat} led without asking whether everybody was ready."
            ),
            "bid.forehand-passes": self.tr("{seat} passed but had to name a game."),
            "bid.rank": self.tr("{seat} bid {name}, which does not outrank the standing bid."),
            "call.set": self.tr("{seat} called {card_object}, which was not allowed."),
            "call.set.right": self.tr("Can be called: {cards}."),
            "discard.king": self.tr("{seat} discarded {card_object}."),
            "discard.forbidden": self.tr("{seat} discarded {card_object}."),
            "discard.hidden-trump": self.tr("{seat} discarded {card_object} face down."),
            "discard.needless-trump": self.tr(
                "{seat} discarded {card_object} although other cards could be discarded."
            ),
            "discard.right": self.tr("Can be discarded: {cards}."),
            "discard.closed": self.tr("{seat} discards face down: {cards}."),
            "discard.open": self.tr("{seat} discards face up: {cards}."),
            "discard.done": self.tr("{seat} discards no more cards."),
            "declare.false": self.tr("{seat} declared {name} without holding it."),
            "declare.family": self.tr(
                "{seat} declared {name} beside another value of the same kind."
            ),
            "announce.not-held": self.tr("{seat} announced {card_object} without holding it."),
            "declare.omitted": self.tr("{seat} held {name} and did not declare it."),
            "valat.false-declaration": self.tr(
                "{seat} broke the Valat after declaring something not held."
            ),
            "valat.omission": self.tr("{seat} had not declared a value, and the Valat failed."),
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
            "announce.pagat-missed": self.tr(
                "The Pagat that {seat} called did not take the last trick."
            ),
            "announce.with-valat": self.tr(
                "{seat} announced the Pagat although a Valat was called."
            ),
            "announce.taken": self.tr("{seat} announced {name} a second time."),
            "announce.side": self.tr("{seat} announced {name}, but is not on the bidder's side."),
            "challenge.side": self.tr("{seat} said {name}, but it was the other side's turn."),
            "challenge.step": self.tr("{seat} said {name}, but another step was next."),
            "challenge.no-target": self.tr(
                "{seat} challenged something that was not announced: {name}."
            ),
            "play.follow-suit": self.tr(
                "{seat} played {card_object} but still held the suit led: {suit}."
            ),
            "play.follow-tarock": self.tr("{seat} played {card_object} but still held a trump."),
            "play.must-trump": self.tr("{seat} played {card_object} but held a trump."),
            "play.must-beat": self.tr("{seat} played {card_object} but could beat the trick."),
            "play.pagat-waits": self.tr("{seat} played {card_object} while holding other trumps."),
            "play.trull-pagat": self.tr(
                "{seat} played {card_object} instead of the Pagat, which takes Skys and Mond."
            ),
            "play.suits-first": self.tr("{seat} led {card_object} while holding other suits."),
            "play.pagat-early": self.tr(
                "{seat} played {card_object}, announced for the last trick."
            ),
            "play.exposed": self.tr(
                "{seat} played {card_object} instead of a card lying face up."
            ),
            "play.right": self.tr("Can be played: {cards}."),
            "round.sheet": self.tr("The four scores come to {sum} instead of {right}."),
            "act.not-now": self.tr("{seat} tried something that is not allowed now."),
            "act.not-possible": self.tr("{seat} tried something that is not possible."),
            "act.ruling-open": self.tr("A ruling was reopened: the judge has to decide it first."),
            "agree.not-all": self.tr("{seat} does not agree: the referee must be called."),
            "lapse.deal-style": self.tr("{seat} did not deal as the sheet requires."),
            "lapse.look-discards": self.tr(
                "{seat} looked into the discards after the first announcement."
            ),
            "lapse.look-talon": self.tr("{seat} turned up talon cards that must stay hidden."),
            "lapse.look-trick": self.tr("{seat} opened or mixed tricks that must stay closed."),
            "lapse.other": self.tr("{seat} broke the rules in a way that is not on the list."),
            "ask.shuffle": self.tr("Shuffle the deck."),
            "ask.cut": self.tr("Cut the deck or knock on it."),
            "ask.packet": self.tr("Choose a packet."),
            "ask.bid": self.tr("What do you bid?"),
            "bid.to-beat": self.tr("to beat: {name} ({seat})"),
            "worth.amount": self.tr("{amount_figure}"),
            "worth.factor": self.tr("×{factor}"),
            "ask.call": self.tr("Which trump do you call?"),
            "ask.declare": self.tr("Do you have anything to declare?"),
            "ask.announce": self.tr("Do you announce anything?"),
            "ask.challenge": self.tr("Do you challenge?"),
            "ask.lead": self.tr("Lead a card."),
            "ask.lead-suit": self.tr("Lead a suit card."),
            "ask.exposed": self.tr("You must play a card lying face up first."),
            "ask.overtake": self.tr("You must beat {card_object}."),
            "ask.follow": self.tr("You must follow suit: {suit}."),
            "ask.follow-tarock": self.tr("You must play a trump."),
            "ask.trump": self.tr("None of the suit led ({suit}): play a trump."),
            "ask.any-card": self.tr("Play any card."),
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
            "verdict.as-sheet": self.tr("As the rules of this table say"),
            "verdict.nothing": self.tr("No penalty"),
            "verdict.fined": self.tr("{amount} to each other player"),
            "verdict.fined-bystanders": self.tr("{amount} to each uninvolved player"),
            "verdict.settles": self.tr(
                "{amount} to each other player; the offender collects nothing and pays the "
                "partner's share too"
            ),
            "verdict.settles-only": self.tr(
                "The offender collects nothing and pays the partner's share too"
            ),
            "verdict.void": self.tr("The hand is void, and {amount} to each other player"),
            "verdict.exposed": self.tr(
                "The card stays face up and must be played as soon as it is legal"
            ),
            "verdict.back": self.tr("The card goes back to the hand"),
            "verdict.nullified": self.tr("The call of the Valat does not count"),
            "verdict.renonce": self.tr(
                "The offender alone pays everybody else as if they had won the game"
            ),
            "gloss.by-opponents": self.tr("One of the offender's opponents decides this."),
            "gloss.call": self.tr("Whoever holds {card_object} is your partner."),
            "gloss.call-own": self.tr("You play alone, and nobody is told."),
            "gloss.call-nothing": self.tr("Counts as called: {card}."),
            "gloss.value": self.tr("{amount} from each player"),
            "gloss.item": self.tr("silent: {silent}, announced: {announced}"),
            "gloss.challenge": self.tr("Win or loss ×{factor}"),
            "reason.king": self.tr("You may not discard a king."),
            "reason.forbidden": self.tr("You may not discard this card."),
            "reason.needless-trump": self.tr("You have enough other cards to discard."),
            "reason.follow-suit": self.tr("You must follow suit: {suit}."),
            "reason.follow-tarock": self.tr("You must play a trump as long as you hold one."),
            "reason.must-trump": self.tr(
                "You have no card of the suit led ({suit}): you must play a trump."
            ),
            "reason.pagat-last": self.tr("It is announced for the last trick."),
            "reason.exposed": self.tr("You must play a card lying face up first."),
            "reason.must-beat": self.tr("You must beat the trick if you can."),
            "reason.pagat-waits": self.tr(
                "You may not play the Pagat while you hold other trumps."
            ),
            "reason.trull-pagat": self.tr(
                "Skys and Mond lie in the trick: you must play the Pagat, which takes it."
            ),
            "reason.suits-first": self.tr(
                "You may lead a trump only if you have no suit cards left."
            ),
            "value.label": self.tr("{name}"),
            "line.game-won": self.tr("{name} won: {seat}"),
            "line.game-lost": self.tr("{name} lost: {seat}"),
            "line.game-tied": self.tr("{name} tied: {seat}"),
            "line.throw-in": self.tr("Hand thrown in: {seat}"),
            "line.judge": self.tr("Ruling of the judge"),
            "line.reversed": self.tr("Paid back after a ruling was reopened"),
            "line.values": self.tr("{name}: {seat}"),
            "line.fine": self.tr("Penalty for {seat}: {name}"),
            "line.fine-shared": self.tr("Penalty: {name}"),
            "line.values-returned": self.tr("{name} paid back: {seat}"),
            "line.item-made": self.tr("{name} made: {seat}"),
            "line.item-lost": self.tr("{name} not made: {seat}"),
            "line.item-announced-made": self.tr("{name} announced and made: {seat}"),
            "line.item-announced-lost": self.tr("{name} announced and not made: {seat}"),
            "contract.needs": self.tr("{points} points to win"),
            # A bar divides what a step is about from what it comes to: `Words.score_line`.
            "working.points": self.tr("{points} of {total} points; {least} are needed"),
            "working.points.won": self.tr("{points} of {total} points; {least} are needed|won"),
            "working.points.lost": self.tr("{points} of {total} points; {least} are needed|lost"),
            "working.points.tied": self.tr("{points} of {total} points; {least} are needed|tie"),
            "working.points.short": self.tr("{points} of {total}, needed {least}"),
            "working.add": self.tr("Together, {a} + {b}|{result}"),
            "working.multiply": self.tr("The game multiplies, {a} × {b}|{result}"),
            "working.multiply.short": self.tr("game ×{b}"),
            "working.doubling": self.tr("{name}, ×{factor}|{result}"),
            "working.doubling.short": self.tr("{name} ×{factor}"),
            "working.each": self.tr("For each player|{amount}"),
            "working.from-each": self.tr("From each player|{amount}"),
            "working.fine": self.tr("To each entitled player|{amount}"),
            "remark.claim-noted": self.tr(
                "{seat}'s claim is noted and will be settled at the end of the hand."
            ),
            "remark.claim-fails": self.tr("{seat}'s claim is not confirmed."),
            "deal.packet-order": self.tr("{seat} took a packet out of turn."),
            "round.over": self.tr("The final round is over."),
        }

    def _counted(self, n: int) -> Mapping[str, str]:
        return {
            "deal.shuffles": self.tr(
                "{seat} shuffled %n time(s); the sheet requires at least {least}.", None, n
            ),
            "deal.cut-depth": self.tr(
                "{seat} cut %n card(s) deep; the sheet requires at least {least}.", None, n
            ),
            "contract.needs-whole": self.tr("%n point(s) to win", None, n),
            "discard.count": self.tr("{seat} discarded %n card(s) instead of {right}.", None, n),
            "ask.take": self.tr("Take the top %n card(s) of the talon.", None, n),
            "ask.discard": self.tr("Discard %n card(s).", None, n),
            "ask.discard-or-draw": self.tr(
                "Discard %n card(s), or change the talon cards.", None, n
            ),
            "ask.take-part": self.tr("Which part of the talon do you take (%n card(s))?", None, n),
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


@final
class SharedPublicMessages(SentenceTable):
    """Sentences for those who may not know the cards, by message key."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "discard.king": self.tr("{seat} discarded a king."),
            "discard.forbidden": self.tr("{seat} discarded a card that must stay in the hand."),
            "discard.hidden-trump": self.tr("{seat} discarded a trump face down."),
            "discard.needless-trump": self.tr(
                "{seat} discarded a trump although other cards could be discarded."
            ),
            "announce.not-held": self.tr("{seat} announced it without holding the card."),
        }
