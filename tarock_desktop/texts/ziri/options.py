"""The table options of the Žiri sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class ZiriOptions(SentenceTable):
    """Label, explanation and choices of each option."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "label.auction_hold": self.tr("Holding a bid"),
            "about.auction_hold": self.tr(
                "Whether a player seated earlier may hold what a later one has bid."
            ),
            "auction_hold=true": self.tr("yes"),
            "auction_hold=false": self.tr("no, every bid must be higher"),
            "label.first_lead": self.tr("First lead"),
            "about.first_lead": self.tr(
                "Who leads to the first trick; in klop always the player on the dealer's right."
            ),
            "first_lead=forehand": self.tr("the player on the dealer's right"),
            "first_lead=declarer": self.tr("the bidder"),
            "label.pagat_announcer": self.tr("Announcing the Pagat"),
            "about.pagat_announcer": self.tr("Who may announce the Pagat in the last trick."),
            "pagat_announcer=anyone": self.tr("every player"),
            "pagat_announcer=holder": self.tr("only its holder"),
            "label.talon_counts_for_items": self.tr("Trul and kralji in the talon"),
            "about.talon_counts_for_items": self.tr(
                "Whether cards left in the talon count for the defenders' trul and kralji."
            ),
            "talon_counts_for_items=false": self.tr("they don't count"),
            "talon_counts_for_items=true": self.tr("they count"),
            "label.sell_brez_talona": self.tr("Selling a brez talona"),
            "about.sell_brez_talona": self.tr("Whether a game without the talon can be sold too."),
            "sell_brez_talona=off": self.tr("it may not be sold"),
            "sell_brez_talona=-24": self.tr("for 24"),
            "label.klop_kontra_until": self.tr("Kontra in klop with three"),
            "about.klop_kontra_until": self.tr("Until when three players may say kontra in klop."),
            "klop_kontra_until=talon": self.tr("until the talon is handed out"),
            "klop_kontra_until=own-first-card": self.tr("until the player's first card"),
            "label.klop_tie_at_35": self.tr("Klop with 35 points each"),
            "about.klop_tie_at_35": self.tr("What two players with 35 points each write in klop."),
            "klop_tie_at_35=plain": self.tr("1 each, as printed"),
            "klop_tie_at_35=full": self.tr("2 each, half of a full klop"),
            "label.card_point_bonus": self.tr("More for 40, 50 and 60 points"),
            "about.card_point_bonus": self.tr(
                "Who writes 1, 2 or 3 more for 40, 50 or 60 card points."
            ),
            "card_point_bonus=winning-side": self.tr("the side that wins the game"),
            "card_point_bonus=declarer": self.tr("only a bidder who wins"),
            "label.trojka_renons_kontra": self.tr("Renons in a trojka under kontra"),
            "about.trojka_renons_kontra": self.tr(
                "What a renons in a trojka is worth after kontra."
            ),
            "label.renons_written": self.tr("Writing a defender's renons"),
            "about.renons_written": self.tr(
                "What is written for a defender's renons on the score sheet."
            ),
            "renons_written=appendix": self.tr("as in the table, with a share for the bidder"),
            "renons_written=whole": self.tr("the whole, in the offender's column"),
            "label.cash_unit": self.tr("Payment for a written point"),
            "about.cash_unit": self.tr("What one written point is worth in payment."),
            "cash_unit=per-payer": self.tr("one unit from each other player"),
            "cash_unit=levelled": self.tr("divided among all players"),
            "label.wrong_turn_other": self.tr("Other acts out of turn"),
            "about.wrong_turn_other": self.tr(
                "What follows when a card is played out of turn and no suit can be demanded."
            ),
            "wrong_turn_other=take-back": self.tr("the card goes back"),
            "wrong_turn_other=renons": self.tr("it is a renons"),
            "label.claim_window": self.tr("Waiting for a claim"),
            "about.claim_window": self.tr(
                "How many seconds the computers wait after something that must be claimed at "
                "once; 0: not at all."
            ),
            "label.referee_timing": self.tr("Who speaks up"),
            "about.referee_timing": self.tr("When the referee rules on a breach."),
            "referee_timing=claims": self.tr("when an opponent claims it"),
            "referee_timing=immediate": self.tr("the referee at once"),
            "referee_timing=end": self.tr("the referee after the last trick"),
            "label.round_length": self.tr("Hands in a round"),
            "about.round_length": self.tr(
                "How many hands are played; 0: as many as the players like."
            ),
        }
