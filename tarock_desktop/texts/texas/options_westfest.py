"""The table options of the Westfest sheet."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class WestfestOptions(SentenceTable):
    """Label, explanation and choices of each option."""

    SENTENCES: ClassVar[Sentences] = {
        "label.povinost_rule": lambda self, _: self.tr("First bidder"),
        "about.povinost_rule": lambda self, _: self.tr(
            "Whether the II decides who bids first in the first hand of a round."
        ),
        "povinost_rule=never": lambda self, _: self.tr("always the dealer's right neighbor"),
        "povinost_rule=first-hand": lambda self, _: self.tr(
            "the holder of the II in the first hand, then in turn"
        ),
        "label.first_dealer": lambda self, _: self.tr("First dealer"),
        "about.first_dealer": lambda self, _: self.tr("Who deals the first hand of a round."),
        "first_dealer=random": lambda self, _: self.tr("chosen at random"),
        "first_dealer=draw": lambda self, _: self.tr("the highest card drawn deals"),
        "first_dealer=host": lambda self, _: self.tr("named by the host"),
        "label.tap_six": lambda self, _: self.tr("Six cards at a time after a tap"),
        "about.tap_six": lambda self, _: self.tr(
            "Whether the player who taps may ask for six cards at a time."
        ),
        "tap_six=false": lambda self, _: self.tr("not allowed"),
        "tap_six=true": lambda self, _: self.tr("allowed"),
        "label.go_on_vote": lambda self, _: self.tr("Vote on a deal"),
        "about.go_on_vote": lambda self, _: self.tr(
            "How many of the others must agree that a deal goes on after a card was exposed."
        ),
        "go_on_vote=unanimous": lambda self, _: self.tr("all of them"),
        "go_on_vote=majority": lambda self, _: self.tr("most of them"),
        "label.bottom_card_fine_all": lambda self, _: self.tr("Looking at the bottom card"),
        "about.bottom_card_fine_all": lambda self, _: self.tr(
            "Who is fined for looking at the bottom card."
        ),
        "bottom_card_fine_all=false": lambda self, _: self.tr("only the player who cuts"),
        "bottom_card_fine_all=true": lambda self, _: self.tr("everybody"),
        "label.deal_mistake_pay": lambda self, _: self.tr("Dealing mistake found late"),
        "about.deal_mistake_pay": lambda self, _: self.tr(
            "What the dealer pays when a dealing mistake is found during or after play."
        ),
        "deal_mistake_pay=each": lambda self, _: self.tr(
            "the loss of one player to every other player"
        ),
        "deal_mistake_pay=losers": lambda self, _: self.tr("only what the losers would have paid"),
        "label.discard_fine_all": lambda self, _: self.tr("Two chips for a wrong discard"),
        "about.discard_fine_all": lambda self, _: self.tr(
            "Who pays two chips to each player for a wrong number of discards."
        ),
        "discard_fine_all=false": lambda self, _: self.tr("only a lone player"),
        "discard_fine_all=true": lambda self, _: self.tr("everybody"),
        "label.five_point_no_collect": lambda self, _: self.tr("Discarded five point card"),
        "about.five_point_no_collect": lambda self, _: self.tr(
            "Whether a player who discarded a five point card can still win chips with the hand."
        ),
        "five_point_no_collect=false": lambda self, _: self.tr("yes"),
        "five_point_no_collect=true": lambda self, _: self.tr(
            "no; who wins pays the partner's win as well"
        ),
        "label.call_basis": lambda self, _: self.tr("Hand that decides the call"),
        "about.call_basis": lambda self, _: self.tr(
            "Whether the hand before or after taking the talon cards decides which trump is "
            "called."
        ),
        "call_basis=before-drawing": lambda self, _: self.tr("the hand before taking them"),
        "call_basis=after-drawing": lambda self, _: self.tr("the hand with the talon cards"),
        "label.throw_in": lambda self, _: self.tr("Throwing in the hand"),
        "about.throw_in": lambda self, _: self.tr(
            "Which trump taken from the talon gives the right to throw in the hand."
        ),
        "throw_in=duty-card": lambda self, _: self.tr("only the trump to be called"),
        "throw_in=any-callable": lambda self, _: self.tr("any of the XIX to the XV"),
        "label.secret_alone": lambda self, _: self.tr("Playing alone in secret"),
        "about.secret_alone": lambda self, _: self.tr(
            "Whether the holder of the XIX may call it and play alone."
        ),
        "secret_alone=true": lambda self, _: self.tr("allowed"),
        "secret_alone=false": lambda self, _: self.tr("not allowed"),
        "label.call_time": lambda self, _: self.tr("Time of the call"),
        "about.call_time": lambda self, _: self.tr("When the trump is called."),
        "call_time=after-discards": lambda self, _: self.tr("after the discards"),
        "call_time=after-pickup": lambda self, _: self.tr("after taking the talon cards"),
        "label.pagat_loss": lambda self, _: self.tr("Lost Pagat"),
        "about.pagat_loss": lambda self, _: self.tr(
            "Who pays when the Pagat does not take the last trick."
        ),
        "pagat_loss=side": lambda self, _: self.tr("the whole side"),
        "pagat_loss=holder": lambda self, _: self.tr("its holder alone, to each opponent"),
        "label.pagat_must_hold": lambda self, _: self.tr("Holding back a called Pagat"),
        "about.pagat_must_hold": lambda self, _: self.tr(
            "Whether a called Pagat must wait for the last trick as long as another card is "
            "allowed."
        ),
        "pagat_must_hold=false": lambda self, _: self.tr("no, it is simply lost"),
        "pagat_must_hold=true": lambda self, _: self.tr("yes"),
        "label.pagat_rhea": lambda self, _: self.tr("Answers to a Contra on the Pagat"),
        "about.pagat_rhea": lambda self, _: self.tr(
            "Whether Rhea and Suprhea can be said on a called Pagat."
        ),
        "pagat_rhea=false": lambda self, _: self.tr("only Contra"),
        "pagat_rhea=true": lambda self, _: self.tr("all three words"),
        "label.silent_valat_voids_pagat": lambda self, _: self.tr("Pagat and a silent Valat"),
        "about.silent_valat_voids_pagat": lambda self, _: self.tr(
            "Whether the Pagat is paid when a Valat is made without being called."
        ),
        "silent_valat_voids_pagat=false": lambda self, _: self.tr("paid"),
        "silent_valat_voids_pagat=true": lambda self, _: self.tr("not paid"),
        "label.valat_adds_count": lambda self, _: self.tr("Valat and point count"),
        "about.valat_adds_count": lambda self, _: self.tr(
            "Whether the points of the hand are paid besides a Valat."
        ),
        "valat_adds_count=false": lambda self, _: self.tr("only the Valat is paid"),
        "valat_adds_count=true": lambda self, _: self.tr("both are paid"),
        "label.expose_rejected": lambda self, _: self.tr("Talon cards laid back in a Prever"),
        "about.expose_rejected": lambda self, _: self.tr(
            "Whether talon cards are shown when they are laid back."
        ),
        "expose_rejected=true": lambda self, _: self.tr("shown"),
        "expose_rejected=false": lambda self, _: self.tr("not shown"),
        "label.stack_bonuses": lambda self, _: self.tr("Bonuses of one kind"),
        "about.stack_bonuses": lambda self, _: self.tr(
            "Whether several bonuses of the same kind are paid one beside the other."
        ),
        "stack_bonuses=false": lambda self, _: self.tr("only the best is paid"),
        "stack_bonuses=true": lambda self, _: self.tr("all are paid"),
        "label.uni_auto": lambda self, _: self.tr("Uni that nobody declares"),
        "about.uni_auto": lambda self, _: self.tr("Whether Uni is paid without being declared."),
        "uni_auto=false": lambda self, _: self.tr("not paid"),
        "uni_auto=true": lambda self, _: self.tr("paid"),
        "label.pass_refused": lambda self, _: self.tr("Refused talon card"),
        "about.pass_refused": lambda self, _: self.tr(
            "What becomes of a passed talon card that nobody wants."
        ),
        "pass_refused=passer-takes": lambda self, _: self.tr("the player who passed it takes it"),
        "pass_refused=stays-unseen": lambda self, _: self.tr(
            "it stays unseen and counts for the opponents"
        ),
        "label.tie_with_challenge": lambda self, _: self.tr("Tie after a challenge"),
        "about.tie_with_challenge": lambda self, _: self.tr(
            "Who loses with 53 points on both sides when somebody challenged."
        ),
        "tie_with_challenge=last-challenger-loses": lambda self, _: self.tr(
            "the side that challenged last"
        ),
        "tie_with_challenge=declarer-loses": lambda self, _: self.tr("the bidder"),
        "label.prever_tie": lambda self, _: self.tr("Tied Prever"),
        "about.prever_tie": lambda self, _: self.tr(
            "What a Prever with 53 points on both sides is multiplied by."
        ),
        "prever_tie=3": lambda self, _: self.tr("by 3, like every Prever"),
        "prever_tie=2": lambda self, _: self.tr("by 2, like a Povinost"),
        "label.loan_unit": lambda self, _: self.tr("Size of a loan"),
        "about.loan_unit": lambda self, _: self.tr("The bank lends a multiple of so many chips."),
        "label.bonus_after_contra": lambda self, _: self.tr("Bonuses after a Contra"),
        "about.bonus_after_contra": lambda self, _: self.tr("Until when bonuses can be called."),
        "bonus_after_contra=true": lambda self, _: self.tr("until the first card"),
        "bonus_after_contra=false": lambda self, _: self.tr("until the first Contra"),
        "label.pagat_challenge": lambda self, _: self.tr("Contra on the Pagat"),
        "about.pagat_challenge": lambda self, _: self.tr(
            "Who may challenge an announced Pagat while the partner is unknown."
        ),
        "pagat_challenge=known-side": lambda self, _: self.tr("only who can know the own side"),
        "pagat_challenge=anybody": lambda self, _: self.tr("everybody but the announcer"),
        "label.borrow_spjst_penalties": lambda self, _: self.tr("Penalties of SPJST"),
        "about.borrow_spjst_penalties": lambda self, _: self.tr(
            "Whether irregularities that this sheet does not mention cost what they cost "
            "under SPJST."
        ),
        "borrow_spjst_penalties=false": lambda self, _: self.tr("no penalties beyond this sheet"),
        "borrow_spjst_penalties=true": lambda self, _: self.tr("as under SPJST"),
        "label.wrong_trump_penalty": lambda self, _: self.tr("Wrong trump called"),
        "about.wrong_trump_penalty": lambda self, _: self.tr(
            "What follows when a trump is called that may not be called."
        ),
        "wrong_trump_penalty=none": lambda self, _: self.tr("the call is corrected"),
        "wrong_trump_penalty=spjst": lambda self, _: self.tr(
            "the hand is void and costs five chips to each player"
        ),
        "label.hidden_trump_fine": lambda self, _: self.tr("Trump discarded face down"),
        "about.hidden_trump_fine": lambda self, _: self.tr(
            "What a trump costs that was discarded without showing it, to each player."
        ),
        "hidden_trump_fine=0": lambda self, _: self.tr("nothing"),
        "hidden_trump_fine=5": lambda self, _: self.tr("five chips"),
        "label.revoke_same_trick_fix": lambda self, _: self.tr("Revoke seen at once"),
        "about.revoke_same_trick_fix": lambda self, _: self.tr(
            "Whether a failure to follow suit can be corrected while the trick lies on the table."
        ),
        "revoke_same_trick_fix=false": lambda self, _: self.tr("it stands"),
        "revoke_same_trick_fix=true": lambda self, _: self.tr("it is corrected without payment"),
        "label.round_length": lambda self, _: self.tr("Hands in a round"),
        "about.round_length": lambda self, _: self.tr(
            "How many hands a round has; with 0 it goes on as long as you like."
        ),
    }
