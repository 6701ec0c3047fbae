"""The table options of the Žiri sheet."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class ZiriOptions(SentenceTable):
    """Label, explanation and choices of each option."""

    SENTENCES: ClassVar[Sentences] = {
        "label.auction_hold": lambda self, _: self.tr("Holding a bid"),
        "about.auction_hold": lambda self, _: self.tr(
            "Whether a player seated earlier may hold what a later one has bid."
        ),
        "auction_hold=true": lambda self, _: self.tr("yes"),
        "auction_hold=false": lambda self, _: self.tr("no, every bid must be higher"),
        "label.first_lead": lambda self, _: self.tr("First lead"),
        "about.first_lead": lambda self, _: self.tr(
            "Who leads to the first trick; in klop always the player on the dealer's right."
        ),
        "first_lead=forehand": lambda self, _: self.tr("the player on the dealer's right"),
        "first_lead=declarer": lambda self, _: self.tr("the declarer"),
        "label.pagat_announcer": lambda self, _: self.tr("Announcing the Pagat"),
        "about.pagat_announcer": lambda self, _: self.tr(
            "Who may announce the Pagat in the last trick."
        ),
        "pagat_announcer=anyone": lambda self, _: self.tr("every player"),
        "pagat_announcer=holder": lambda self, _: self.tr("only who holds it"),
        "label.talon_counts_for_items": lambda self, _: self.tr("Trul and kralji in the talon"),
        "about.talon_counts_for_items": lambda self, _: self.tr(
            "Whether cards left in the talon count for the defenders' trul and kralji."
        ),
        "talon_counts_for_items=false": lambda self, _: self.tr("they don't count"),
        "talon_counts_for_items=true": lambda self, _: self.tr("they count"),
        "label.sell_brez_talona": lambda self, _: self.tr("Selling a brez talona"),
        "about.sell_brez_talona": lambda self, _: self.tr(
            "Whether a game without the talon can be sold too."
        ),
        "sell_brez_talona=off": lambda self, _: self.tr("it can't be sold"),
        "sell_brez_talona=-24": lambda self, _: self.tr("for 24"),
        "label.klop_kontra_until": lambda self, _: self.tr("Kontra in klop with three"),
        "about.klop_kontra_until": lambda self, _: self.tr(
            "Until when three players may say kontra in klop."
        ),
        "klop_kontra_until=talon": lambda self, _: self.tr("until the talon is handed out"),
        "klop_kontra_until=own-first-card": lambda self, _: self.tr("until the own first card"),
        "label.trojka_renons_kontra": lambda self, _: self.tr("Renons in a trojka under kontra"),
        "about.trojka_renons_kontra": lambda self, _: self.tr(
            "What a renons in a trojka is worth after kontra."
        ),
        "label.renons_written": lambda self, _: self.tr("Writing a defender's renons"),
        "about.renons_written": lambda self, _: self.tr(
            "What is written for a defender's renons on the score sheet."
        ),
        "renons_written=appendix": lambda self, _: self.tr(
            "as in the table, with a share for the declarer"
        ),
        "renons_written=whole": lambda self, _: self.tr("the whole, in the offender's column"),
        "label.cash_unit": lambda self, _: self.tr("Payment for a written point"),
        "about.cash_unit": lambda self, _: self.tr("What one written point is worth in payment."),
        "cash_unit=per-payer": lambda self, _: self.tr("one unit from each other player"),
        "cash_unit=levelled": lambda self, _: self.tr("divided among all players"),
        "label.wrong_turn_other": lambda self, _: self.tr("Other acts out of turn"),
        "about.wrong_turn_other": lambda self, _: self.tr(
            "What follows when a card is played out of turn and no suit can be demanded."
        ),
        "wrong_turn_other=take-back": lambda self, _: self.tr("the card goes back"),
        "wrong_turn_other=renons": lambda self, _: self.tr("it is a renons"),
        "label.claim_window": lambda self, _: self.tr("Waiting for a claim"),
        "about.claim_window": lambda self, _: self.tr(
            "How many seconds the computers wait after something that has to be claimed at once; "
            "0: not at all."
        ),
        "label.referee_timing": lambda self, _: self.tr("Who speaks up"),
        "about.referee_timing": lambda self, _: self.tr(
            "When a breach that takes place is ruled on."
        ),
        "referee_timing=claims": lambda self, _: self.tr("when an opponent claims it"),
        "referee_timing=immediate": lambda self, _: self.tr("the referee at once"),
        "referee_timing=end": lambda self, _: self.tr("the referee after the last trick"),
        "label.round_length": lambda self, _: self.tr("Hands in a round"),
        "about.round_length": lambda self, _: self.tr(
            "How many hands are played; 0: as many as the players like."
        ),
    }
