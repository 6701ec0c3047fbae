"""What any two sheets are compared in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class SharedSubjects(SentenceTable):
    """Sections and subjects, by key; `{name}` is a word of the sheet."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "section.cards": self.tr("Cards"),
            "section.dealing": self.tr("Dealing"),
            "section.bidding": self.tr("Bidding and talon"),
            "section.calls": self.tr("Calling the partner"),
            "section.discards": self.tr("Discarding"),
            "section.values": self.tr("Values in the hand"),
            "section.announcements": self.tr("Announcements and challenges"),
            "section.play": self.tr("Play"),
            "section.scoring": self.tr("Scoring"),
            "section.irregularities": self.tr("Irregularities"),
            "section.options": self.tr("What a table may change"),
            "pack.red": self.tr("Order of hearts and diamonds, highest first"),
            "pack.black": self.tr("Order of spades and clubs, highest first"),
            "points.K": self.tr("Points of a king"),
            "points.Q": self.tr("Points of a queen"),
            "points.N": self.tr("Points of a rider"),
            "points.J": self.tr("Points of a jack"),
            "points.honours": self.tr("Points of Skys, Mond and Pagat, each"),
            "points.other": self.tr("Points of any other card"),
            "points.total": self.tr("Points in the deck"),
            "round.first_dealer": self.tr("First dealer"),
            "shuffle.least": self.tr("Shuffles, at least"),
            "cut.least": self.tr("Cards to cut, at least"),
            "deal.hand": self.tr("Cards in a hand"),
            "deal.talon": self.tr("Cards in the talon"),
            "deal.packet": self.tr("Cards dealt at a time after a cut"),
            "deal.knock": self.tr("Ways of dealing after a knock"),
            "bidding.least": self.tr("Points that win the hand"),
            "contract.rank": self.tr("{name}: rank of the bid"),
            "contract.bidders": self.tr("{name}: who may bid it"),
            "contract.sides": self.tr("{name}: played by"),
            "contract.talon": self.tr("{name}: cards from the talon"),
            "contract.multiplier": self.tr("{name}: multiplier"),
            "call.tarocks": self.tr("Trumps that can be called"),
            "call.time": self.tr("When the partner is called"),
            "call.basis": self.tr("Hand that decides what is called"),
            "call.own_first": self.tr("Calling the XIX in one's own hand"),
            "discard.forbids_kings": self.tr("Kings may be discarded"),
            "discard.forbids_trull": self.tr("Skys, Mond and Pagat may be discarded"),
            "declaring.stack": self.tr("Several values of one kind"),
            "item.loss": self.tr("{name}: a loss is paid by"),
            "item.silent": self.tr("{name}, silent"),
            "item.announced": self.tr("{name}, announced"),
            "item.doubling": self.tr("{name}: what a challenge multiplies"),
            "item.steps": self.tr("{name}: challenges, at most"),
            "item.must_hold": self.tr("{name}: the card waits for its trick when announced"),
            "announcing.all_tricks_by_defenders": self.tr(
                "The bidder's opponents may announce all tricks"
            ),
            "announcing.after_challenge": self.tr("Announcing after a challenge"),
            "challenge.steps": self.tr("Words of challenge"),
            "challenge.on_items": self.tr(
                "Challenging an announcement while the partner is unknown"
            ),
            "follow.must_trump": self.tr("Without the suit led a trump must be played"),
            "score.par": self.tr("Points from which the difference is counted"),
            "score.total": self.tr("Points counted in all"),
            "bank.start": self.tr("Each player starts with"),
            "bank.discs": self.tr("Number and worth of the chips"),
            "bank.loan_unit": self.tr("Unit of a loan"),
            "round.length": self.tr("Hands in a round"),
            "round.sheet_total": self.tr("All scores together"),
            "points.deduction": self.tr("Taken off for every card counted"),
            "cut.cutter": self.tr("Who cuts"),
            "contract.lost": self.tr("{name}: written for a lost game"),
            "each_follow.must_trump": self.tr(
                "Each for himself: without the suit led a trump must be played"
            ),
            "each_follow.must_beat": self.tr("Each for himself: the trick must be beaten"),
            "each_follow.trull": self.tr(
                "Each for himself: the Pagat takes a trick with Mond and Skys"
            ),
            "each_follow.pagat": self.tr("Each for himself: when the Pagat is played"),
        }


@final
class SharedValues(SentenceTable):
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
            "contract.bidders=forehand": self.tr("the forehand only"),
            "contract.bidders=all": self.tr("every player"),
            "contract.sides=partner": self.tr("two against two"),
            "contract.sides=alone": self.tr("one against all others"),
            "contract.sides=each": self.tr("each for himself"),
            "call.time=after-pickup": self.tr(
                "after the talon cards are taken, before discarding"
            ),
            "call.basis=before-drawing": self.tr("the hand as dealt"),
            "item.loss=side": self.tr("the whole side"),
            "item.loss=holder": self.tr("the holder alone"),
            "declaring.stack=false": self.tr("only the best is paid"),
            "item.doubling=own": self.tr("for the announcement alone"),
            "item.doubling=game": self.tr("together with the hand"),
            "challenge.on_items=known-side": self.tr(
                "only players who can know that they are opponents"
            ),
            "challenge.on_items=anybody": self.tr("anybody but the announcer"),
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
            "when.each-own-kontra": self.tr("by a player who has said Kontra"),
            "when.each-for-himself": self.tr("where each plays for himself"),
            "remedy.none": self.tr("no consequence"),
            "remedy.correct": self.tr("put right"),
            "remedy.take-back": self.tr("cards taken back"),
            "remedy.redeal": self.tr("new deal"),
            "remedy.reshuffle-rest": self.tr("the rest is shuffled"),
            "remedy.play-on": self.tr("play continues"),
            "remedy.end-hand": self.tr("the hand ends"),
            "remedy.void-hand": self.tr("the hand is void"),
            "remedy.exposed-card": self.tr("the card stays face up"),
            "remedy.demand-lead": self.tr("a suit may be demanded"),
            "remedy.deemed-action": self.tr("counts as done"),
            "remedy.players-vote": self.tr("the players decide"),
            "remedy.judge-decides": self.tr("a judge decides"),
            "judge-may": self.tr("a judge may rule otherwise: {choice}"),
            "settlement.violator-settles": self.tr("the offender settles for the partner"),
            "settlement.discard-violator": self.tr("the offender alone pays for the hand"),
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
            "settlement.talon-forgotten": self.tr("the forehand pays for the forgotten card"),
            "voids.own-feat": self.tr("the false announcement does not count"),
            "voids.own-values": self.tr("the false value does not count"),
            "warning.counted": self.tr("a warning"),
            "warning.weighed": self.tr("a warning; one too many is an offense"),
            "afterwards": self.tr("afterwards: {consequence}"),
            "when-late": self.tr("when it can no longer be put right"),
            "returns.own-values": self.tr("chips for the value go back"),
            "returns.all-values": self.tr("chips for all values go back"),
            "voids.valat-call": self.tr("the called Valat does not count"),
            "voids.pagat-trick": self.tr("the trick of the Pagat goes to the other side"),
            "voids.hand": self.tr("the hand does not count"),
            "fine.offender/each-other": self.tr("fine to each player: {amount}"),
            "fine.offender/bystanders": self.tr("fine to each uninvolved player: {amount}"),
            "fine.offender-and-holder/each-other": self.tr(
                "fine from offender and holder to each player: {amount}"
            ),
            "fine.offender-and-holder/bystanders": self.tr(
                "fine from offender and holder to each uninvolved player: {amount}"
            ),
            "span": self.tr("{least} to {most}"),
            "cut.cutter=before-dealer": self.tr("the player before the dealer"),
            "cut.cutter=opposite": self.tr(
                "the player opposite; with three players, the one before the dealer"
            ),
            "each_follow.pagat=free": self.tr("whenever its holder likes"),
            "each_follow.pagat=last-tarock": self.tr("as the last trump of its holder"),
            "each_follow.pagat=last-tarock-not-led": self.tr(
                "as the last trump of its holder; led only as the last card"
            ),
        }
