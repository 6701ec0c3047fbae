"""What a rule sheet says about a subject, as far as it is no number and no name."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class ComparisonValues(SentenceTable):
    """Choices by subject and value, and the parts of an irregularity."""

    SENTENCES: ClassVar[Sentences] = {
        "yes": lambda self, _: self.tr("yes"),
        "no": lambda self, _: self.tr("no"),
        "nothing": lambda self, _: self.tr("not on this sheet"),
        "fixed": lambda self, _: self.tr("no choice"),
        "no-row": lambda self, _: self.tr("no provision of its own"),
        "round.first_dealer=random": lambda self, _: self.tr("drawn by the program"),
        "round.first_dealer=draw": lambda self, _: self.tr("whoever draws the high card"),
        "round.first_dealer=draw-leads": lambda self, _: self.tr(
            "the seat before whoever draws the high card"
        ),
        "round.first_dealer=host": lambda self, _: self.tr("the first seat"),
        "forehand.search=never": lambda self, _: self.tr("always the seat on the dealer's right"),
        "forehand.search=first-hand": lambda self, _: self.tr(
            "in the first hand the holder of the trump, then in turn"
        ),
        "forehand.search=every-hand": lambda self, _: self.tr(
            "in every hand the holder of the trump"
        ),
        "contract.bidders=forehand": lambda self, _: self.tr("the first bidder only"),
        "contract.bidders=all": lambda self, _: self.tr("every player"),
        "contract.sides=partner": lambda self, _: self.tr("two against two"),
        "contract.sides=alone": lambda self, _: self.tr("one against all others"),
        "contract.bidders=after-approval": lambda self, _: self.tr(
            "the first bidder, when the others have approved"
        ),
        "contract.sides=each": lambda self, _: self.tr("each for himself"),
        "talon.refused=passer-takes": lambda self, _: self.tr("the player who passed it takes it"),
        "talon.refused=stays-unseen": lambda self, _: self.tr(
            "it stays unseen and counts for the opponents"
        ),
        "talon.discards_between=true": lambda self, _: self.tr(
            "each player before the next one draws"
        ),
        "talon.discards_between=false": lambda self, _: self.tr(
            "all players after everybody has drawn"
        ),
        "throw_in.drawn=never": lambda self, _: self.tr("not allowed"),
        "throw_in.drawn=duty-card": lambda self, _: self.tr(
            "with the drawn trump that had to be called"
        ),
        "throw_in.drawn=any-callable": lambda self, _: self.tr(
            "with any drawn trump that can be called"
        ),
        "call.time=after-pickup": lambda self, _: self.tr(
            "after the talon cards are taken, before discarding"
        ),
        "call.time=after-discards": lambda self, _: self.tr("after discarding"),
        "call.basis=before-drawing": lambda self, _: self.tr("the hand as dealt"),
        "call.basis=after-drawing": lambda self, _: self.tr("the hand with its talon cards"),
        "call.correction=never": lambda self, _: self.tr("not possible"),
        "call.correction=until-another-acts": lambda self, _: self.tr(
            "until another player has acted"
        ),
        "call.correction=until-first-card": lambda self, _: self.tr("until the first card"),
        "item.loss=side": lambda self, _: self.tr("the whole side"),
        "item.loss=holder": lambda self, _: self.tr("the holder alone"),
        "declaring.stack=false": lambda self, _: self.tr("only the best is paid"),
        "declaring.stack=true": lambda self, _: self.tr("all are paid"),
        "item.doubling=own": lambda self, _: self.tr("for the announcement alone"),
        "item.doubling=game": lambda self, _: self.tr("together with the hand"),
        "challenge.on_items=known-side": lambda self, _: self.tr(
            "only who can know to be an opponent"
        ),
        "challenge.on_items=anybody": lambda self, _: self.tr("anybody"),
        "score.tie=declarer-loses": lambda self, _: self.tr("the bidder"),
        "score.tie=last-challenger-loses": lambda self, _: self.tr(
            "the side that challenged last, otherwise the bidder"
        ),
        "score.tie_multiplier=own": lambda self, _: self.tr("the multiplier of the game"),
        "penalties.omission=breaking-trick": lambda self, _: self.tr(
            "if the opponent who broke it kept a value back"
        ),
        "penalties.omission=any-omission": lambda self, _: self.tr(
            "if any opponent kept a value back"
        ),
        "penalties.omission=judge": lambda self, _: self.tr("if a judge decides so"),
        "round.length=0": lambda self, _: self.tr("as many as the players like"),
        "until.before-bidding": lambda self, _: self.tr("before the bidding"),
        "until.before-next-bid": lambda self, _: self.tr("before the next player speaks"),
        "until.before-talon": lambda self, _: self.tr("before the talon is touched"),
        "until.before-lying": lambda self, _: self.tr("before the bidder is ready"),
        "until.before-first-card": lambda self, _: self.tr("before the first card"),
        "until.before-next-card": lambda self, _: self.tr("before the next card"),
        "until.trick-on-table": lambda self, _: self.tr("as long as the trick lies on the table"),
        "until.before-next-lead": lambda self, _: self.tr("before the next lead"),
        "until.before-second-lead": lambda self, _: self.tr("before the lead to the second trick"),
        "until.next-trick-on-table": lambda self, _: self.tr(
            "as long as the next trick lies on the table"
        ),
        "until.hand-in-progress": lambda self, _: self.tr("during the hand"),
        "when.solo": lambda self, _: self.tr("by the lone player"),
        "when.against-solo": lambda self, _: self.tr("against a lone player"),
        "when.against-solo-winner": lambda self, _: self.tr("against a lone player, winning"),
        "when.against-solo-loser": lambda self, _: self.tr("against a lone player, losing"),
        "when.team": lambda self, _: self.tr("with a partner"),
        "when.team-winner": lambda self, _: self.tr("with a partner, winning"),
        "when.team-loser": lambda self, _: self.tr("with a partner, losing"),
        "when.one-against-two": lambda self, _: self.tr("where one plays against two"),
        "when.each-kontra": lambda self, _: self.tr("where another has said Kontra"),
        "when.each-no-kontra": lambda self, _: self.tr("where nobody has said Kontra"),
        "when.each-own-kontra": lambda self, _: self.tr("by a player with a Kontra of his own"),
        "when.each-for-himself": lambda self, _: self.tr("where each plays for himself"),
        "remedy.none": lambda self, _: self.tr("no remedy"),
        "remedy.correct": lambda self, _: self.tr("put right"),
        "remedy.take-back": lambda self, _: self.tr("cards taken back"),
        "remedy.redeal": lambda self, _: self.tr("new deal"),
        "remedy.reshuffle-rest": lambda self, _: self.tr("the rest is shuffled"),
        "remedy.play-on": lambda self, _: self.tr("play goes on"),
        "remedy.end-hand": lambda self, _: self.tr("the hand ends"),
        "remedy.void-hand": lambda self, _: self.tr("the hand is void"),
        "remedy.exposed-card": lambda self, _: self.tr("the card stays face up"),
        "remedy.demand-lead": lambda self, _: self.tr("a suit may be demanded"),
        "remedy.kontra-right": lambda self, _: self.tr("the holder may challenge"),
        "remedy.deemed-action": lambda self, _: self.tr("counts as done"),
        "remedy.players-vote": lambda self, _: self.tr("the players decide"),
        "remedy.judge-decides": lambda self, _: self.tr("a judge decides"),
        "judge-may": lambda self, _: self.tr("a judge may rule otherwise: {choice}"),
        "settlement.violator-settles": lambda self, _: self.tr(
            "the offender settles for the partner"
        ),
        "settlement.discard-violator": lambda self, _: self.tr("the offender bears the hand"),
        "settlement.forfeits": lambda self, _: self.tr(
            "the offender collects nothing and pays the partner's win"
        ),
        "settlement.dealer-pays-losers": lambda self, _: self.tr(
            "the dealer pays the losers' loss"
        ),
        "settlement.dealer-pays": lambda self, _: self.tr("the dealer pays everybody's loss"),
        "settlement.renonce": lambda self, _: self.tr(
            "the offender pays everybody's win of game and announcements"
        ),
        "settlement.big-renonc": lambda self, _: self.tr(
            "the offender pays the rate of a big renonc, and nothing else is settled"
        ),
        "settlement.each-renonc": lambda self, _: self.tr("the offender pays the rate of Varšava"),
        "settlement.renons": lambda self, _: self.tr("the offender pays the renons of the game"),
        "settlement.sold": lambda self, _: self.tr("it counts as a sold game"),
        "settlement.talon-forgotten": lambda self, _: self.tr(
            "the first bidder pays for the forgotten card"
        ),
        "voids.own-feat": lambda self, _: self.tr("the false announcement does not count"),
        "voids.own-values": lambda self, _: self.tr("the false value does not count"),
        "warning.counted": lambda self, _: self.tr("a warning"),
        "warning.weighed": lambda self, _: self.tr("a warning; one too many is a revoke"),
        "afterwards": lambda self, _: self.tr("afterwards: {consequence}"),
        "when-late": lambda self, _: self.tr("when it can no longer be put right"),
        "returns.own-values": lambda self, _: self.tr("chips for the value go back"),
        "returns.all-values": lambda self, _: self.tr("chips for all values go back"),
        "voids.valat-call": lambda self, _: self.tr("the called Valat does not count"),
        "voids.pagat-trick": lambda self, _: self.tr(
            "the trick of the Pagat goes to the other side"
        ),
        "next_forehand.rightful": lambda self, _: self.tr("the right first bidder plays next"),
        "penalties.false_valat=opponents": lambda self, _: self.tr(
            "if the opponent who broke it declared falsely"
        ),
        "penalties.false_valat=anybody": lambda self, _: self.tr("if any player declared falsely"),
        "penalties.go_on_vote=unanimous": lambda self, _: self.tr("all others agree"),
        "penalties.go_on_vote=majority": lambda self, _: self.tr("most of the others agree"),
        "voids.hand": lambda self, _: self.tr("the hand does not count"),
        "fine.offender/each-other": lambda self, _: self.tr("fine to each player: {amount}"),
        "fine.offender/bystanders": lambda self, _: self.tr(
            "fine to each uninvolved player: {amount}"
        ),
        "fine.offender-and-holder/each-other": lambda self, _: self.tr(
            "fine from offender and holder to each player: {amount}"
        ),
        "fine.offender-and-holder/bystanders": lambda self, _: self.tr(
            "fine from offender and holder to each uninvolved player: {amount}"
        ),
        "fine.offender-and-forehand/each-other": lambda self, _: self.tr(
            "fine from offender and first bidder to each player: {amount}"
        ),
        "fine.offender-and-forehand/bystanders": lambda self, _: self.tr(
            "fine from offender and first bidder to each uninvolved player: {amount}"
        ),
        "span": lambda self, _: self.tr("{least} to {most}"),
        "cut.cutter=before-dealer": lambda self, _: self.tr("the player before the dealer"),
        "cut.cutter=opposite": lambda self, _: self.tr(
            "the player opposite, of three the one before the dealer"
        ),
        "discard.tarocks=only-if-forced": lambda self, _: self.tr(
            "only when nothing else is left, face up"
        ),
        "discard.tarocks=never": lambda self, _: self.tr("never; a king instead"),
        "speaking.pagat=anyone": lambda self, _: self.tr("every player"),
        "speaking.pagat=holder": lambda self, _: self.tr("the holder alone"),
        "own_kontra.until=talon": lambda self, _: self.tr(
            "before the talon is handed out; with four to the own first card"
        ),
        "own_kontra.until=own-first-card": lambda self, _: self.tr("to the own first card"),
        "lead.by=forehand": lambda self, _: self.tr("the player on the dealer's right"),
        "lead.by=declarer": lambda self, _: self.tr("the bidder"),
        "each_follow.pagat=free": lambda self, _: self.tr("whenever its holder likes"),
        "each_follow.pagat=last-tarock": lambda self, _: self.tr(
            "as the last trump of its holder"
        ),
        "each_follow.pagat=last-tarock-not-led": lambda self, _: self.tr(
            "as the last trump of its holder; led only as the last card"
        ),
        "claims.timing=claims": lambda self, _: self.tr("an opponent claims it"),
        "claims.timing=immediate": lambda self, _: self.tr("the referee, at once"),
        "claims.timing=end": lambda self, _: self.tr("the referee, after the last trick"),
        "referee.timing=claims": lambda self, _: self.tr(
            "when a player claims or the cards show it"
        ),
        "referee.timing=awake": lambda self, _: self.tr("at once"),
        "referee.timing=end": lambda self, _: self.tr("after the last trick"),
        "score.renons=appendix": lambda self, _: self.tr(
            "by the table, with a share for the bidder"
        ),
        "score.renons=whole": lambda self, _: self.tr("the whole of it, to the offender"),
        "score.cash=per-payer": lambda self, _: self.tr("one unit from each other player"),
        "contract.kind=tarock": lambda self, _: self.tr("trumps win"),
        "contract.kind=colour": lambda self, _: self.tr("suit game"),
        "contract.kind=negative": lambda self, _: self.tr("negative game"),
        "contract.kind=fewest": lambda self, _: self.tr("for the fewest points"),
        "contract.talon=untouched": lambda self, _: self.tr("none, it goes to the opponents"),
        "contract.talon=tricks": lambda self, _: self.tr("none, it goes with the tricks"),
        "contract.talon=unused": lambda self, _: self.tr("none, it counts for nobody"),
        "contract.open=declarer": lambda self, _: self.tr("the bidder"),
        "contract.open=everybody": lambda self, _: self.tr("everybody"),
        "item.colour": lambda self, _: self.tr("also in suit games"),
        "item.called": lambda self, _: self.tr("only where a king is called"),
        "item.plain": lambda self, _: self.tr("never doubled by the game"),
        "item.beside_valat": lambda self, _: self.tr("beside a Valat too"),
        "follow.must_trump": lambda self, _: self.tr("without the suit a trump is played"),
        "follow.must_beat": lambda self, _: self.tr("the trick is beaten if possible"),
        "follow.tarocks_win": lambda self, _: self.tr("trumps take suits"),
        "follow.trull": lambda self, _: self.tr("the Pagat takes Mond and Skys"),
        "follow.suits_first": lambda self, _: self.tr("suits are led before trumps"),
        "follow.trull_pagat=must": lambda self, _: self.tr(
            "the Pagat must be played to Mond and Skys"
        ),
        "follow.trull_pagat=may": lambda self, _: self.tr(
            "the Pagat may be played to Mond and Skys"
        ),
        "score.cash=levelled": lambda self, _: self.tr("a unit divided among all players"),
        "varsava.compare=whole": lambda self, _: self.tr("whole eyes"),
        "varsava.compare=exact": lambda self, _: self.tr("exactly, with thirds"),
    }
