"""The table options of the SPJST sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class SpjstOptions(SentenceTable):
    """Label, explanation and choices of each option."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "label.povinost_rule": self.tr("First bidder"),
            "about.povinost_rule": self.tr(
                "Whether the holder of the II bids first in the first hand of a round only, or in "
                "every hand."
            ),
            "povinost_rule=first-hand": self.tr("the II in the first hand, then in turn"),
            "povinost_rule=every-hand": self.tr("the II in every hand"),
            "label.stack_values": self.tr("Values of one kind"),
            "about.stack_values": self.tr("Whether several values of the same kind are all paid."),
            "stack_values=false": self.tr("only the best is paid"),
            "stack_values=true": self.tr("all are paid"),
            "label.pass_refused": self.tr("Refused talon card"),
            "about.pass_refused": self.tr(
                "What happens to a passed talon card that nobody wants."
            ),
            "pass_refused=passer-takes": self.tr("the player who passed it takes it"),
            "pass_refused=stays-unseen": self.tr("it stays unseen and counts for the opponents"),
            "label.expose_second_set": self.tr("Second talon cards in a Prever"),
            "about.expose_second_set": self.tr(
                "Whether the second three cards are shown when they are laid back."
            ),
            "expose_second_set=true": self.tr("shown"),
            "expose_second_set=false": self.tr("not shown"),
            "label.forbid_trull_discard": self.tr("Discarding Trull cards"),
            "about.forbid_trull_discard": self.tr(
                "Whether Skys, Mond and Pagat may be discarded when nothing else is left."
            ),
            "forbid_trull_discard=false": self.tr("allowed, face up"),
            "forbid_trull_discard=true": self.tr("not allowed"),
            "label.king_discard_grace": self.tr("Discarded King found in time"),
            "about.king_discard_grace": self.tr(
                "Whether a discarded King is free of payment when it is found before the "
                "first card."
            ),
            "king_discard_grace=false": self.tr("five chips are still paid to each player"),
            "king_discard_grace=true": self.tr("it is taken back without payment"),
            "label.revoke_window": self.tr("Putting a revoke right"),
            "about.revoke_window": self.tr("How long a failure to follow suit can be corrected."),
            "revoke_window=hand-in-progress": self.tr("as long as the hand is played"),
            "revoke_window=next-trick-on-table": self.tr("until the next trick is complete"),
            "revoke_window=trick-on-table": self.tr("as long as the trick lies on the table"),
            "label.call_correction": self.tr("Correcting the call"),
            "about.call_correction": self.tr(
                "Until when the bidder may take the called trump back and name another."
            ),
            "call_correction=until-another-acts": self.tr("until another player has acted"),
            "call_correction=until-first-card": self.tr("until the first card"),
            "call_correction=never": self.tr("not at all"),
            "label.wrong_povinost": self.tr("Povinost played by the wrong person"),
            "about.wrong_povinost": self.tr(
                "What happens to a hand in which the wrong person played Povinost."
            ),
            "wrong_povinost=finish": self.tr("it is finished and paid"),
            "wrong_povinost=void": self.tr("it is void"),
            "label.valat_adds_count": self.tr("Valat and point count"),
            "about.valat_adds_count": self.tr(
                "Whether the points of the hand are paid in addition to a Valat."
            ),
            "valat_adds_count=false": self.tr("only the Valat is paid"),
            "valat_adds_count=true": self.tr("both are paid"),
            "label.failed_valat_keeps_pagat": self.tr("Pagat after a failed Valat"),
            "about.failed_valat_keeps_pagat": self.tr(
                "Whether a silent Pagat is paid when a called Valat fails."
            ),
            "failed_valat_keeps_pagat=false": self.tr("not paid"),
            "failed_valat_keeps_pagat=true": self.tr("paid"),
            "label.valat_by_opponents": self.tr("Announcing a Valat"),
            "about.valat_by_opponents": self.tr("Who may announce that all tricks will be taken."),
            "valat_by_opponents=true": self.tr("every player"),
            "valat_by_opponents=false": self.tr("only the bidder's side"),
            "label.omission_test": self.tr("Valat and undeclared values"),
            "about.omission_test": self.tr(
                "Whose undeclared value makes a failed Valat count as not called."
            ),
            "omission_test=breaking-trick": self.tr("that of the opponent who broke it"),
            "omission_test=any-omission": self.tr("that of any opponent"),
            "omission_test=judge": self.tr("a judge decides"),
            "label.false_decl_valat": self.tr("Valat and false declarations"),
            "about.false_decl_valat": self.tr(
                "Whose false declaration makes a failed Valat count as not called."
            ),
            "false_decl_valat=opponents": self.tr("that of the opponent who broke it"),
            "false_decl_valat=anybody": self.tr("that of any player"),
            "label.pagat_challenge": self.tr("Challenging the Pagat"),
            "about.pagat_challenge": self.tr(
                "Who may challenge an announced Pagat while the partner is unknown."
            ),
            "pagat_challenge=known-side": self.tr(
                "only players who can know which side they are on"
            ),
            "pagat_challenge=anybody": self.tr("everybody but the announcer"),
            "label.announce_after_challenge": self.tr("Announcing after a challenge"),
            "about.announce_after_challenge": self.tr(
                "Until when Pagat and Valat can be announced."
            ),
            "announce_after_challenge=false": self.tr("until the first challenge"),
            "announce_after_challenge=true": self.tr("until the first card"),
            "label.loan_unit": self.tr("Size of a loan"),
            "about.loan_unit": self.tr("Loans are made in multiples of this many chips."),
            "label.first_dealer": self.tr("First dealer"),
            "about.first_dealer": self.tr("Who deals the first hand of a round."),
            "first_dealer=random": self.tr("chosen at random"),
            "first_dealer=draw": self.tr("the highest card drawn deals"),
            "first_dealer=host": self.tr("named by the host"),
            "label.round_length": self.tr("Hands in a round"),
            "about.round_length": self.tr("How many hands a round has; 0 means no limit."),
        }
