"""What two rule sheets can differ in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class ComparisonSubjects(SentenceTable):
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
            "item.doubling": self.tr("{name}: what a challenge goes for"),
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
