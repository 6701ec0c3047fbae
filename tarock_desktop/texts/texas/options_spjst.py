"""The table options of the SPJST sheet."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class SpjstOptions(SentenceTable):
    """Label, explanation and choices of each option."""

    SENTENCES: ClassVar[Sentences] = {
        "label.povinost_rule": lambda self, _: self.tr("First bidder"),
        "about.povinost_rule": lambda self, _: self.tr(
            "Whether the holder of the II bids first in the first hand of a round only, or in "
            "every hand."
        ),
        "povinost_rule=first-hand": lambda self, _: self.tr(
            "the II in the first hand, then in turn"
        ),
        "povinost_rule=every-hand": lambda self, _: self.tr("the II in every hand"),
        "label.stack_values": lambda self, _: self.tr("Values of one kind"),
        "about.stack_values": lambda self, _: self.tr(
            "Whether several values of the same kind are paid one beside the other."
        ),
        "stack_values=false": lambda self, _: self.tr("only the best is paid"),
        "stack_values=true": lambda self, _: self.tr("all are paid"),
        "label.pass_refused": lambda self, _: self.tr("Refused talon card"),
        "about.pass_refused": lambda self, _: self.tr(
            "What becomes of a passed talon card that nobody wants."
        ),
        "pass_refused=passer-takes": lambda self, _: self.tr("the player who passed it takes it"),
        "pass_refused=stays-unseen": lambda self, _: self.tr(
            "it stays unseen and counts for the opponents"
        ),
        "label.expose_second_set": lambda self, _: self.tr("Second talon cards in a Prever"),
        "about.expose_second_set": lambda self, _: self.tr(
            "Whether the second three cards are shown when they are laid back."
        ),
        "expose_second_set=true": lambda self, _: self.tr("shown"),
        "expose_second_set=false": lambda self, _: self.tr("not shown"),
        "label.forbid_trull_discard": lambda self, _: self.tr("Discarding Trull cards"),
        "about.forbid_trull_discard": lambda self, _: self.tr(
            "Whether Skys, Mond and Pagat may be discarded when nothing else is left."
        ),
        "forbid_trull_discard=false": lambda self, _: self.tr("allowed, face up"),
        "forbid_trull_discard=true": lambda self, _: self.tr("not allowed"),
        "label.king_discard_grace": lambda self, _: self.tr("Discarded King found in time"),
        "about.king_discard_grace": lambda self, _: self.tr(
            "Whether a discarded King costs nothing when it is found before the first card."
        ),
        "king_discard_grace=false": lambda self, _: self.tr(
            "it costs five chips to each player all the same"
        ),
        "king_discard_grace=true": lambda self, _: self.tr("it is taken back without payment"),
        "label.revoke_window": lambda self, _: self.tr("Putting a revoke right"),
        "about.revoke_window": lambda self, _: self.tr(
            "How long a failure to follow suit can be corrected."
        ),
        "revoke_window=hand-in-progress": lambda self, _: self.tr("as long as the hand is played"),
        "revoke_window=next-trick-on-table": lambda self, _: self.tr(
            "until the next trick is complete"
        ),
        "revoke_window=trick-on-table": lambda self, _: self.tr(
            "as long as the trick lies on the table"
        ),
        "label.call_correction": lambda self, _: self.tr("Correcting the call"),
        "about.call_correction": lambda self, _: self.tr(
            "Until when the bidder may take the called trump back and name another."
        ),
        "call_correction=until-another-acts": lambda self, _: self.tr(
            "until another player has acted"
        ),
        "call_correction=until-first-card": lambda self, _: self.tr("until the first card"),
        "call_correction=never": lambda self, _: self.tr("not at all"),
        "label.wrong_povinost": lambda self, _: self.tr("Povinost played by the wrong person"),
        "about.wrong_povinost": lambda self, _: self.tr(
            "What becomes of a hand in which the wrong person played Povinost."
        ),
        "wrong_povinost=finish": lambda self, _: self.tr("it is finished and paid"),
        "wrong_povinost=void": lambda self, _: self.tr("it is void"),
        "label.valat_adds_count": lambda self, _: self.tr("Valat and point count"),
        "about.valat_adds_count": lambda self, _: self.tr(
            "Whether the points of the hand are paid besides a Valat."
        ),
        "valat_adds_count=false": lambda self, _: self.tr("only the Valat is paid"),
        "valat_adds_count=true": lambda self, _: self.tr("both are paid"),
        "label.failed_valat_keeps_pagat": lambda self, _: self.tr("Pagat after a failed Valat"),
        "about.failed_valat_keeps_pagat": lambda self, _: self.tr(
            "Whether a silent Pagat is paid when a called Valat fails."
        ),
        "failed_valat_keeps_pagat=false": lambda self, _: self.tr("not paid"),
        "failed_valat_keeps_pagat=true": lambda self, _: self.tr("paid"),
        "label.valat_by_opponents": lambda self, _: self.tr("Announcing a Valat"),
        "about.valat_by_opponents": lambda self, _: self.tr(
            "Who may announce that all tricks will be taken."
        ),
        "valat_by_opponents=true": lambda self, _: self.tr("every player"),
        "valat_by_opponents=false": lambda self, _: self.tr("only the bidder's side"),
        "label.omission_test": lambda self, _: self.tr("Valat and undeclared values"),
        "about.omission_test": lambda self, _: self.tr(
            "When a failed Valat does not count as called because an opponent kept a value back."
        ),
        "omission_test=breaking-trick": lambda self, _: self.tr(
            "the opponent who broke it kept one back"
        ),
        "omission_test=any-omission": lambda self, _: self.tr("any opponent kept one back"),
        "omission_test=judge": lambda self, _: self.tr("a judge decides"),
        "label.false_decl_valat": lambda self, _: self.tr("Valat and false declarations"),
        "about.false_decl_valat": lambda self, _: self.tr(
            "Whose false declaration makes a failed Valat count as not called."
        ),
        "false_decl_valat=opponents": lambda self, _: self.tr("that of the opponent who broke it"),
        "false_decl_valat=anybody": lambda self, _: self.tr("that of any player"),
        "label.pagat_challenge": lambda self, _: self.tr("Challenging the Pagat"),
        "about.pagat_challenge": lambda self, _: self.tr(
            "Who may challenge an announced Pagat while the partner is unknown."
        ),
        "pagat_challenge=known-side": lambda self, _: self.tr("only who can know the own side"),
        "pagat_challenge=anybody": lambda self, _: self.tr("everybody but the announcer"),
        "label.announce_after_challenge": lambda self, _: self.tr("Announcing after a challenge"),
        "about.announce_after_challenge": lambda self, _: self.tr(
            "Until when Pagat and Valat can be announced."
        ),
        "announce_after_challenge=false": lambda self, _: self.tr("until the first challenge"),
        "announce_after_challenge=true": lambda self, _: self.tr("until the first card"),
        "label.loan_unit": lambda self, _: self.tr("Size of a loan"),
        "about.loan_unit": lambda self, _: self.tr("The bank lends a multiple of so many chips."),
        "label.first_dealer": lambda self, _: self.tr("First dealer"),
        "about.first_dealer": lambda self, _: self.tr("Who deals the first hand of a round."),
        "first_dealer=random": lambda self, _: self.tr("chosen at random"),
        "first_dealer=draw": lambda self, _: self.tr("the highest card drawn deals"),
        "first_dealer=host": lambda self, _: self.tr("named by the host"),
        "label.round_length": lambda self, _: self.tr("Hands in a round"),
        "about.round_length": lambda self, _: self.tr(
            "How many hands a round has; with 0 it goes on as long as you like."
        ),
    }
