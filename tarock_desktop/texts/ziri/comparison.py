"""What only Žiri has, in comparisons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class ZiriSubjects(SentenceTable):
    """Subjects of a comparison, by key; `{name}` is a word of the sheet."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "contract.wins": self.tr("{name}: points that win"),
            "contract.renons": self.tr("{name}: a renons"),
            "contract.renons_kontra": self.tr("{name}: a renons after kontra"),
            "contract.sold": self.tr("{name}: price of the sold game"),
            "contract.wrong_discard": self.tr("{name}: wrong discards"),
            "bidding.hold": self.tr("A player seated earlier may hold a bid"),
            "bidding.nobody": self.tr("Played when nobody bids"),
            "discard.names_tarocks": self.tr("A discarded trump must be named"),
            "sale": self.tr("The bidder may sell the game"),
            "speaking.pagat": self.tr("Who may announce the Pagat"),
            "feats.talon_counts": self.tr(
                "Cards left in the talon count for the defenders' announcements"
            ),
            "own_kontra.until": self.tr("Kontra where each plays for himself"),
            "lead.by": self.tr("Who leads first"),
            "follow.trull": self.tr("The Pagat takes a trick with Mond and Skys"),
            "claims.window": self.tr("Seconds the table waits for a claim of what counts at once"),
            "claims.timing": self.tr("Who speaks up about a breach"),
            "score.won": self.tr("Written for a won game"),
            "score.bonus_from": self.tr("From how many points one more is written"),
            "score.bonus_for": self.tr("Who writes one more for card points"),
            "score.renons": self.tr("How a defender's renons is written"),
            "score.cash": self.tr("What a written point is worth"),
            "each.most": self.tr("Each for himself: written for the most points"),
            "each.full_from": self.tr("Each for himself: from how many points it counts twice"),
            "each.full_tie": self.tr("Each for himself: if two players have that many points"),
            "each.kontra": self.tr("Each for himself: factor of kontra"),
            "each.own_kontra": self.tr("Each for himself: factor if the payer said kontra"),
            "each.renons": self.tr("Each for himself: a renons"),
            "each.renons_kontra": self.tr("Each for himself: a renons after kontra"),
            "each.renons_own_kontra": self.tr("Each for himself: a renons after one's own kontra"),
        }


@final
class ZiriValues(SentenceTable):
    """Choices, by subject and value."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "speaking.pagat=anyone": self.tr("every player"),
            "speaking.pagat=holder": self.tr("the holder alone"),
            "own_kontra.until=talon": self.tr(
                "before the talon is handed out; with four players, until one's own first card"
            ),
            "own_kontra.until=own-first-card": self.tr("until one's own first card"),
            "lead.by=forehand": self.tr("the player on the dealer's right"),
            "lead.by=declarer": self.tr("the bidder"),
            "claims.timing=claims": self.tr("an opponent claims it"),
            "claims.timing=immediate": self.tr("the referee, at once"),
            "claims.timing=end": self.tr("the referee, after the last trick"),
            "score.bonus_for=winning-side": self.tr("the side that wins the game"),
            "score.bonus_for=declarer": self.tr("a bidder who wins"),
            "each.full_tie=plain": self.tr("each writes half of the plain amount"),
            "each.full_tie=full": self.tr("each writes half of the doubled amount"),
            "choice.result/lost-at-end": self.tr(
                "found at the end, and the game lost: the opponents may let the result count"
            ),
            "score.renons=appendix": self.tr("by the table, with a share for the bidder"),
            "score.renons=whole": self.tr("the whole of it, to the offender"),
            "score.cash=per-payer": self.tr("one unit from each other player"),
            "score.cash=levelled": self.tr("a unit divided among all players"),
        }
