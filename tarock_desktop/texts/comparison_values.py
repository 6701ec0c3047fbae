"""What a rule sheet says about a subject, as far as it is no number and no name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class ComparisonValues(SentenceTable):
    """Choices by subject and value, and the parts of an irregularity."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "yes": self.tr("yes"),
            "no": self.tr("no"),
            "nothing": self.tr("not on this sheet"),
            "fixed": self.tr("no choice"),
            "no-row": self.tr("no provision of its own"),
            "round.first_dealer=random": self.tr("drawn by the program"),
            "round.first_dealer=draw": self.tr("whoever draws the high card"),
            "round.first_dealer=draw-leads": self.tr(
                "the seat before whoever draws the high card"
            ),
            "round.first_dealer=host": self.tr("the first seat"),
            "forehand.search=never": self.tr("always the seat on the dealer's right"),
            "forehand.search=first-hand": self.tr(
                "in the first hand the holder of the trump, then in turn"
            ),
            "forehand.search=every-hand": self.tr("in every hand the holder of the trump"),
            "contract.bidders=forehand": self.tr("the first bidder only"),
            "contract.bidders=all": self.tr("every player"),
            "contract.sides=partner": self.tr("two against two"),
            "contract.sides=alone": self.tr("one against all others"),
            "contract.bidders=after-approval": self.tr(
                "the first bidder, when the others have approved"
            ),
            "contract.sides=each": self.tr("each for himself"),
            "talon.refused=passer-takes": self.tr("the player who passed it takes it"),
            "talon.refused=stays-unseen": self.tr("it stays unseen and counts for the opponents"),
            "talon.discards_between=true": self.tr("each player before the next one draws"),
            "talon.discards_between=false": self.tr("all players after everybody has drawn"),
            "throw_in.drawn=never": self.tr("not allowed"),
            "throw_in.drawn=duty-card": self.tr("with the drawn trump that had to be called"),
            "throw_in.drawn=any-callable": self.tr("with any drawn trump that can be called"),
            "call.time=after-pickup": self.tr(
                "after the talon cards are taken, before discarding"
            ),
            "call.time=after-discards": self.tr("after discarding"),
            "call.basis=before-drawing": self.tr("the hand as dealt"),
            "call.basis=after-drawing": self.tr("the hand with its talon cards"),
            "call.correction=never": self.tr("not possible"),
            "call.correction=until-another-acts": self.tr("until another player has acted"),
            "call.correction=until-first-card": self.tr("until the first card"),
            "item.loss=side": self.tr("the whole side"),
            "item.loss=holder": self.tr("the holder alone"),
            "declaring.stack=false": self.tr("only the best is paid"),
            "declaring.stack=true": self.tr("all are paid"),
            "item.doubling=own": self.tr("for the announcement alone"),
            "item.doubling=game": self.tr("together with the hand"),
            "challenge.on_items=known-side": self.tr("only who can know to be an opponent"),
            "challenge.on_items=anybody": self.tr("anybody"),
            "score.tie=declarer-loses": self.tr("the bidder"),
            "score.tie=last-challenger-loses": self.tr(
                "the side that challenged last, otherwise the bidder"
            ),
            "score.tie_multiplier=own": self.tr("the multiplier of the game"),
            "penalties.omission=breaking-trick": self.tr(
                "if the opponent who broke it kept a value back"
            ),
            "penalties.omission=any-omission": self.tr("if any opponent kept a value back"),
            "penalties.omission=judge": self.tr("if a judge decides so"),
            "round.length=0": self.tr("as many as the players like"),
            "until.before-bidding": self.tr("before the bidding"),
            "until.before-next-bid": self.tr("before the next player speaks"),
            "until.before-talon": self.tr("before the talon is touched"),
            "until.before-lying": self.tr("before the bidder is ready"),
            "until.before-first-card": self.tr("before the first card"),
            "until.before-next-card": self.tr("before the next card"),
            "until.trick-on-table": self.tr("as long as the trick lies on the table"),
            "until.before-next-lead": self.tr("before the next lead"),
            "until.before-second-lead": self.tr("before the lead to the second trick"),
            "until.next-trick-on-table": self.tr("as long as the next trick lies on the table"),
            "until.hand-in-progress": self.tr("during the hand"),
            "when.solo": self.tr("by the lone player"),
            "when.against-solo": self.tr("against a lone player"),
            "when.against-solo-winner": self.tr("against a lone player, winning"),
            "when.against-solo-loser": self.tr("against a lone player, losing"),
            "when.team": self.tr("with a partner"),
            "when.team-winner": self.tr("with a partner, winning"),
            "when.team-loser": self.tr("with a partner, losing"),
            "when.one-against-two": self.tr("where one plays against two"),
            "when.each-kontra": self.tr("where another has said Kontra"),
            "when.each-no-kontra": self.tr("where nobody has said Kontra"),
            "when.each-own-kontra": self.tr("by a player with a Kontra of his own"),
            "when.each-for-himself": self.tr("where each plays for himself"),
            "remedy.none": self.tr("no remedy"),
            "remedy.correct": self.tr("put right"),
            "remedy.take-back": self.tr("cards taken back"),
            "remedy.redeal": self.tr("new deal"),
            "remedy.reshuffle-rest": self.tr("the rest is shuffled"),
            "remedy.play-on": self.tr("play goes on"),
            "remedy.end-hand": self.tr("the hand ends"),
            "remedy.void-hand": self.tr("the hand is void"),
            "remedy.exposed-card": self.tr("the card stays face up"),
            "remedy.demand-lead": self.tr("a suit may be demanded"),
            "remedy.kontra-right": self.tr("the holder may challenge"),
            "remedy.deemed-action": self.tr("counts as done"),
            "remedy.players-vote": self.tr("the players decide"),
            "remedy.judge-decides": self.tr("a judge decides"),
            "judge-may": self.tr("a judge may rule otherwise: {choice}"),
            "settlement.violator-settles": self.tr("the offender settles for the partner"),
            "settlement.discard-violator": self.tr("the offender bears the hand"),
            "settlement.forfeits": self.tr(
                "the offender collects nothing and pays the partner's win"
            ),
            "settlement.dealer-pays-losers": self.tr("the dealer pays the losers' loss"),
            "settlement.dealer-pays": self.tr("the dealer pays everybody's loss"),
            "settlement.renonce": self.tr(
                "the offender pays everybody's win of game and announcements"
            ),
            "settlement.big-renonc": self.tr(
                "the offender pays the rate of a big renonc, and nothing else is settled"
            ),
            "settlement.each-renonc": self.tr("the offender pays the rate of Varšava"),
            "settlement.renons": self.tr("the offender pays the renons of the game"),
            "settlement.sold": self.tr("it counts as a sold game"),
            "settlement.talon-forgotten": self.tr("the first bidder pays for the forgotten card"),
            "voids.own-feat": self.tr("the false announcement does not count"),
            "voids.own-values": self.tr("the false value does not count"),
            "warning.counted": self.tr("a warning"),
            "warning.weighed": self.tr("a warning; one too many is a revoke"),
            "afterwards": self.tr("afterwards: {consequence}"),
            "when-late": self.tr("when it can no longer be put right"),
            "returns.own-values": self.tr("chips for the value go back"),
            "returns.all-values": self.tr("chips for all values go back"),
            "voids.valat-call": self.tr("the called Valat does not count"),
            "voids.pagat-trick": self.tr("the trick of the Pagat goes to the other side"),
            "next_forehand.rightful": self.tr("the right first bidder plays next"),
            "penalties.false_valat=opponents": self.tr(
                "if the opponent who broke it declared falsely"
            ),
            "penalties.false_valat=anybody": self.tr("if any player declared falsely"),
            "penalties.go_on_vote=unanimous": self.tr("all others agree"),
            "penalties.go_on_vote=majority": self.tr("most of the others agree"),
            "voids.hand": self.tr("the hand does not count"),
            "fine.offender/each-other": self.tr("fine to each player: {amount}"),
            "fine.offender/bystanders": self.tr("fine to each uninvolved player: {amount}"),
            "fine.offender-and-holder/each-other": self.tr(
                "fine from offender and holder to each player: {amount}"
            ),
            "fine.offender-and-holder/bystanders": self.tr(
                "fine from offender and holder to each uninvolved player: {amount}"
            ),
            "fine.offender-and-forehand/each-other": self.tr(
                "fine from offender and first bidder to each player: {amount}"
            ),
            "fine.offender-and-forehand/bystanders": self.tr(
                "fine from offender and first bidder to each uninvolved player: {amount}"
            ),
            "span": self.tr("{least} to {most}"),
            "cut.cutter=before-dealer": self.tr("the player before the dealer"),
            "cut.cutter=opposite": self.tr(
                "the player opposite, of three the one before the dealer"
            ),
            "discard.tarocks=only-if-forced": self.tr("only when nothing else is left, face up"),
            "discard.tarocks=never": self.tr("never; a king instead"),
            "speaking.pagat=anyone": self.tr("every player"),
            "speaking.pagat=holder": self.tr("the holder alone"),
            "own_kontra.until=talon": self.tr(
                "before the talon is handed out; with four to the own first card"
            ),
            "own_kontra.until=own-first-card": self.tr("to the own first card"),
            "lead.by=forehand": self.tr("the player on the dealer's right"),
            "lead.by=declarer": self.tr("the bidder"),
            "each_follow.pagat=free": self.tr("whenever its holder likes"),
            "each_follow.pagat=last-tarock": self.tr("as the last trump of its holder"),
            "each_follow.pagat=last-tarock-not-led": self.tr(
                "as the last trump of its holder; led only as the last card"
            ),
            "claims.timing=claims": self.tr("an opponent claims it"),
            "claims.timing=immediate": self.tr("the referee, at once"),
            "claims.timing=end": self.tr("the referee, after the last trick"),
            "referee.timing=claims": self.tr("when a player claims or the cards show it"),
            "referee.timing=awake": self.tr("at once"),
            "referee.timing=end": self.tr("after the last trick"),
            "score.renons=appendix": self.tr("by the table, with a share for the bidder"),
            "score.renons=whole": self.tr("the whole of it, to the offender"),
            "score.cash=per-payer": self.tr("one unit from each other player"),
            "contract.kind=tarock": self.tr("trumps win"),
            "contract.kind=colour": self.tr("suit game"),
            "contract.kind=negative": self.tr("negative game"),
            "contract.kind=fewest": self.tr("for the fewest points"),
            "contract.talon=untouched": self.tr("none, it goes to the opponents"),
            "contract.talon=tricks": self.tr("none, it goes with the tricks"),
            "contract.talon=unused": self.tr("none, it counts for nobody"),
            "contract.open=declarer": self.tr("the bidder"),
            "contract.open=everybody": self.tr("everybody"),
            "item.colour": self.tr("also in suit games"),
            "item.called": self.tr("only where a king is called"),
            "item.plain": self.tr("never doubled by the game"),
            "item.beside_valat": self.tr("beside a Valat too"),
            "follow.must_trump": self.tr("without the suit a trump is played"),
            "follow.must_beat": self.tr("the trick is beaten if possible"),
            "follow.tarocks_win": self.tr("trumps take suits"),
            "follow.trull": self.tr("the Pagat takes Mond and Skys"),
            "follow.suits_first": self.tr("suits are led before trumps"),
            "follow.trull_pagat=must": self.tr("the Pagat must be played to Mond and Skys"),
            "follow.trull_pagat=may": self.tr("the Pagat may be played to Mond and Skys"),
            "score.cash=levelled": self.tr("a unit divided among all players"),
            "varsava.compare=whole": self.tr("whole eyes"),
            "varsava.compare=exact": self.tr("exactly, with thirds"),
        }
