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
            "deal.shuffles": self.tr(
                "The dealer must shuffle the deck thoroughly before every hand."
            ),
            "deal.cut-depth": self.tr("You must cut so that both parts hold enough cards."),
            "deal.style": self.tr("You may ask only for a way of dealing on the sheet."),
            "deal.cutter": self.tr("Only the player whose turn it is may cut or knock."),
            "deal.exposed": self.tr("The dealer must deal the cards face down."),
            "deal.exposed-honour": self.tr("The dealer must deal the cards face down."),
            "deal.bottom-card": self.tr("Nobody may look at the bottom card."),
            "deal.bottom-card-other": self.tr("Nobody may look at the bottom card."),
            "deal.misdeal": self.tr(
                "The dealer must give every hand and the talon the right number of cards."
            ),
            "card.exposed": self.tr("You must not show a card before you play it."),
            "turn.play": self.tr("You may play a card only in your turn."),
            "turn.lead": self.tr("You may lead only when it is your turn."),
            "play.thrown-in": self.tr("You must play every hand to its end."),
            "turn.bid": self.tr("You may bid only in your turn."),
            "turn.wait": self.tr("You must wait for your turn."),
            "phase.late-bid": self.tr("You must bid before the talon is touched."),
            "phase.after-lead": self.tr(
                "You must declare, announce and challenge before the first card."
            ),
            "phase.after-challenge": self.tr(
                "You must declare and announce before the first challenge."
            ),
            "bid.forehand-passes": self.tr("You bid first, so you must name one of the games."),
            "bid.rank": self.tr(
                "Your bid must outrank the one before it; otherwise you must pass."
            ),
            "talon.not-shown": self.tr(
                "You must show the talon cards before you take others for them."
            ),
            "call.set": self.tr("You must call the highest callable trump you lack."),
            "discard.count": self.tr("You must discard as many cards as you took."),
            "discard.king": self.tr("You must not discard a king."),
            "discard.forbidden": self.tr("You must not discard this card."),
            "discard.hidden-trump": self.tr("You must discard a trump face up."),
            "discard.needless-trump": self.tr(
                "You may discard a trump only if you have too few other cards."
            ),
            "discard.too-few": self.tr("You must discard as many cards as you took."),
            "discard.too-many": self.tr("You must discard as many cards as you took."),
            "declare.false": self.tr("You may declare only what you hold."),
            "declare.family": self.tr(
                "Of several values of one kind you may declare only the best."
            ),
            "announce.not-held": self.tr("Only the holder of the card may announce this."),
            "declare.omitted": self.tr(
                "To be paid for a value you must declare it before the first card."
            ),
            "announce.with-valat": self.tr(
                "You must not announce the Pagat beside a called Valat."
            ),
            "announce.taken": self.tr("Each announcement may be made only once."),
            "announce.side": self.tr("Only the bidder's side may announce this."),
            "challenge.side": self.tr(
                "The two sides must challenge alternately; the opponents begin."
            ),
            "challenge.step": self.tr(
                "Challenges must come in order, from the two sides alternately."
            ),
            "play.follow-suit": self.tr("You must follow suit if you can."),
            "play.follow-suit: play.follow-tarock": self.tr(
                "If a trump is led, you must play a trump if you can."
            ),
            "play.must-trump": self.tr("If you cannot follow suit, you must play a trump."),
            "play.must-beat": self.tr("You must beat the trick if you can."),
            "play.pagat-waits": self.tr("You may play the Pagat only as your last trump."),
            "play.trull-pagat": self.tr(
                "When Skys and Mond lie in the trick, you must play the Pagat."
            ),
            "play.suits-first": self.tr("You may lead a trump only if you have nothing else."),
            "play.pagat-early": self.tr(
                "You must keep an announced Pagat for the last trick if you can."
            ),
            "play.exposed": self.tr("You must play an exposed card as soon as it is legal."),
            "play.card-count": self.tr("You must hold one card for each trick left."),
            "play.piles": self.tr("You must lay a trick with the side that won it."),
            "lapse.deal-talon": self.tr(
                "The dealer must lay the required number of cards into the talon."
            ),
            "judge.conflict": self.tr("A judge must decide what the sheet leaves open."),
            "judge.at-table": self.tr("Nobody may rule at his or her own table."),
            "round.loan": self.tr("Debts to the bank must be taken off the score."),
            "round.sheet": self.tr("The scores must come to the right total."),
            "each.revoke": self.tr(
                "In this game, too, you must follow suit, or else play a trump."
            ),
            "each.must-beat": self.tr("In this game you must beat the trick if you can."),
            "each.pagat": self.tr("In this game you may play the Pagat only as your last trump."),
            "agree.not-all": self.tr("All four players must agree."),
            "lapse.deal-style": self.tr("The dealer must deal as the sheet requires."),
            "lapse.look-discards": self.tr(
                "You must not look at the discards once announcements have begun."
            ),
            "lapse.look-talon": self.tr(
                "You must keep unused talon cards hidden as long as the sheet says."
            ),
            "lapse.look-trick": self.tr("You must keep tricks closed until the end of the hand."),
            "lapse.other": self.tr("A judge must decide what is not on the list."),
            "challenge.no-target": self.tr("You may double only the game and announced extras."),
            "deal.packet-order": self.tr("You may take a packet only in your turn."),
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
            "deal.exposed": self.tr("Card exposed while dealing"),
            "deal.exposed-honour": self.tr("King or trump exposed while dealing"),
            "deal.bottom-card": self.tr("Looking at the bottom card"),
            "deal.bottom-card-other": self.tr("Bottom card seen otherwise"),
            "turn.play": self.tr("Card played out of turn"),
            "turn.bid": self.tr("Bid out of turn"),
            "turn.wait": self.tr("Other act out of turn"),
            "phase.late-bid": self.tr("Bid after the bidding"),
            "phase.after-lead": self.tr("Announcing after the first card"),
            "phase.after-challenge": self.tr("Announcing after a challenge"),
            "bid.forehand-passes": self.tr("Passing instead of naming a game"),
            "card.exposed": self.tr("Card shown"),
            "talon.not-shown": self.tr("Talon cards not shown"),
            "bid.rank": self.tr("Bid too low"),
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
            "announce.not-held": self.tr("Announced by a player without the card"),
            "announce.with-valat": self.tr("Pagat announced beside a Valat"),
            "announce.taken": self.tr("Announced twice"),
            "announce.side": self.tr("Announced by the wrong side"),
            "challenge.side": self.tr("Challenge by the wrong side"),
            "challenge.step": self.tr("Wrong step of challenge"),
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
            "each.revoke": self.tr("Each for himself: failing to follow suit"),
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
            "judge.at-table": self.tr("Judge ruling at his or her own table"),
            "turn.lead": self.tr("Wrong player leads"),
            "play.thrown-in": self.tr("Hand thrown in"),
            "challenge.no-target": self.tr("Doubling what is not announced"),
            "deal.packet-order": self.tr("Packet taken out of turn"),
        }
