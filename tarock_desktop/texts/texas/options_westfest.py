"""The table options of the Westfest sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class WestfestOptions(SentenceTable):
    """Label, explanation and choices of each option."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "label.povinost_rule": self.tr("First bidder"),
            "about.povinost_rule": self.tr(
                "Whether the II decides who bids first in the first hand of a round."
            ),
            "povinost_rule=never": self.tr("always the dealer's right neighbor"),
            "povinost_rule=first-hand": self.tr(
                "the holder of the II in the first hand, then in turn"
            ),
            "label.first_dealer": self.tr("First dealer"),
            "about.first_dealer": self.tr("Who deals the first hand of a round."),
            "first_dealer=random": self.tr("chosen at random"),
            "first_dealer=draw": self.tr("the highest card drawn deals"),
            "first_dealer=host": self.tr("named by the host"),
            "label.tap_six": self.tr("Six cards at a time after a tap"),
            "about.tap_six": self.tr(
                "Whether the player who taps may ask for six cards at a time."
            ),
            "tap_six=false": self.tr("not allowed"),
            "tap_six=true": self.tr("allowed"),
            "label.go_on_vote": self.tr("Vote on a deal"),
            "about.go_on_vote": self.tr(
                "How many of the others must agree that a deal continues after a card was exposed."
            ),
            "go_on_vote=unanimous": self.tr("all of them"),
            "go_on_vote=majority": self.tr("most of them"),
            "label.bottom_card_fine_all": self.tr("Looking at the bottom card"),
            "about.bottom_card_fine_all": self.tr("Who is fined for looking at the bottom card."),
            "bottom_card_fine_all=false": self.tr("only the player who cuts"),
            "bottom_card_fine_all=true": self.tr("everybody"),
            "label.deal_mistake_pay": self.tr("Dealing mistake found late"),
            "about.deal_mistake_pay": self.tr(
                "What the dealer pays when a dealing mistake is found during or after play."
            ),
            "deal_mistake_pay=each": self.tr("the loss of one player to every other player"),
            "deal_mistake_pay=losers": self.tr("only what the losers would have paid"),
            "label.discard_fine_all": self.tr("Two chips for a wrong discard"),
            "about.discard_fine_all": self.tr(
                "Who pays two chips to each player for a wrong number of discards."
            ),
            "discard_fine_all=false": self.tr("only a lone player"),
            "discard_fine_all=true": self.tr("everybody"),
            "label.five_point_no_collect": self.tr("Discarded five-point card"),
            "about.five_point_no_collect": self.tr(
                "Whether a player who discarded a five-point card can still win chips with "
                "the hand."
            ),
            "five_point_no_collect=false": self.tr("yes"),
            "five_point_no_collect=true": self.tr("no; a winner pays the partner's win as well"),
            "label.call_basis": self.tr("Hand that decides the call"),
            "about.call_basis": self.tr(
                "Whether the hand before or after taking the talon cards decides which trump is "
                "called."
            ),
            "call_basis=before-drawing": self.tr("the hand before taking them"),
            "call_basis=after-drawing": self.tr("the hand with the talon cards"),
            "label.throw_in": self.tr("Throwing in the hand"),
            "about.throw_in": self.tr(
                "Which trump taken from the talon gives the right to throw in the hand."
            ),
            "throw_in=duty-card": self.tr("only the trump to be called"),
            "throw_in=any-callable": self.tr("any of the XIX to the XV"),
            "label.secret_alone": self.tr("Playing alone in secret"),
            "about.secret_alone": self.tr(
                "Whether the holder of the XIX may call it and play alone."
            ),
            "secret_alone=true": self.tr("allowed"),
            "secret_alone=false": self.tr("not allowed"),
            "label.call_time": self.tr("Time of the call"),
            "about.call_time": self.tr("When the trump is called."),
            "call_time=after-discards": self.tr("after the discards"),
            "call_time=after-pickup": self.tr("after taking the talon cards"),
            "label.pagat_loss": self.tr("Lost Pagat"),
            "about.pagat_loss": self.tr("Who pays when the Pagat does not take the last trick."),
            "pagat_loss=side": self.tr("the whole side"),
            "pagat_loss=holder": self.tr("its holder alone, to each opponent"),
            "label.pagat_must_hold": self.tr("Holding back a called Pagat"),
            "about.pagat_must_hold": self.tr(
                "Whether a called Pagat must wait for the last trick as long as another card is "
                "allowed."
            ),
            "pagat_must_hold=false": self.tr("no, it is simply lost"),
            "pagat_must_hold=true": self.tr("yes"),
            "label.pagat_rhea": self.tr("Answers to a Contra on the Pagat"),
            "about.pagat_rhea": self.tr("Whether Rhea and Suprhea can be said on a called Pagat."),
            "pagat_rhea=false": self.tr("only Contra"),
            "pagat_rhea=true": self.tr("all three words"),
            "label.silent_valat_voids_pagat": self.tr("Pagat and a silent Valat"),
            "about.silent_valat_voids_pagat": self.tr(
                "Whether the Pagat is paid when a Valat is made without being called."
            ),
            "silent_valat_voids_pagat=false": self.tr("paid"),
            "silent_valat_voids_pagat=true": self.tr("not paid"),
            "label.valat_adds_count": self.tr("Valat and point count"),
            "about.valat_adds_count": self.tr(
                "Whether the points of the hand are paid in addition to a Valat."
            ),
            "valat_adds_count=false": self.tr("only the Valat is paid"),
            "valat_adds_count=true": self.tr("both are paid"),
            "label.expose_rejected": self.tr("Talon cards laid back in a Prever"),
            "about.expose_rejected": self.tr(
                "Whether talon cards are shown when they are laid back."
            ),
            "expose_rejected=true": self.tr("shown"),
            "expose_rejected=false": self.tr("not shown"),
            "label.stack_bonuses": self.tr("Bonuses of one kind"),
            "about.stack_bonuses": self.tr(
                "Whether several bonuses of the same kind are all paid."
            ),
            "stack_bonuses=false": self.tr("only the best is paid"),
            "stack_bonuses=true": self.tr("all are paid"),
            "label.uni_auto": self.tr("Uni that nobody declares"),
            "about.uni_auto": self.tr("Whether Uni is paid without being declared."),
            "uni_auto=false": self.tr("not paid"),
            "uni_auto=true": self.tr("paid"),
            "label.pass_refused": self.tr("Refused talon card"),
            "about.pass_refused": self.tr(
                "What happens to a passed talon card that nobody wants."
            ),
            "pass_refused=passer-takes": self.tr("the player who passed it takes it"),
            "pass_refused=stays-unseen": self.tr("it stays unseen and counts for the opponents"),
            "label.tie_with_challenge": self.tr("Tie after a challenge"),
            "about.tie_with_challenge": self.tr(
                "Who loses with 53 points on both sides when somebody challenged."
            ),
            "tie_with_challenge=last-challenger-loses": self.tr("the side that challenged last"),
            "tie_with_challenge=declarer-loses": self.tr("the bidder"),
            "label.prever_tie": self.tr("Tied Prever"),
            "about.prever_tie": self.tr(
                "What a Prever with 53 points on both sides is multiplied by."
            ),
            "prever_tie=3": self.tr("by 3, like every Prever"),
            "prever_tie=2": self.tr("by 2, like a Povinost"),
            "label.loan_unit": self.tr("Size of a loan"),
            "about.loan_unit": self.tr("Loans are made in multiples of this many chips."),
            "label.bonus_after_contra": self.tr("Bonuses after a Contra"),
            "about.bonus_after_contra": self.tr("Until when bonuses can be called."),
            "bonus_after_contra=true": self.tr("until the first card"),
            "bonus_after_contra=false": self.tr("until the first Contra"),
            "label.pagat_challenge": self.tr("Contra on the Pagat"),
            "about.pagat_challenge": self.tr(
                "Who may challenge an announced Pagat while the partner is unknown."
            ),
            "pagat_challenge=known-side": self.tr(
                "only players who can know which side they are on"
            ),
            "pagat_challenge=anybody": self.tr("everybody but the announcer"),
            "label.borrow_spjst_penalties": self.tr("Penalties of SPJST"),
            "about.borrow_spjst_penalties": self.tr(
                "Whether irregularities that this sheet does not mention cost what they cost "
                "under SPJST."
            ),
            "borrow_spjst_penalties=false": self.tr("no penalties beyond this sheet"),
            "borrow_spjst_penalties=true": self.tr("as under SPJST"),
            "label.wrong_trump_penalty": self.tr("Wrong trump called"),
            "about.wrong_trump_penalty": self.tr("What follows when the wrong trump is called."),
            "wrong_trump_penalty=none": self.tr("the call is corrected"),
            "wrong_trump_penalty=spjst": self.tr(
                "the hand is void, and the caller pays each player five chips"
            ),
            "label.hidden_trump_fine": self.tr("Trump discarded face down"),
            "about.hidden_trump_fine": self.tr(
                "How much is paid to each player for a trump discarded face down."
            ),
            "hidden_trump_fine=0": self.tr("nothing"),
            "hidden_trump_fine=5": self.tr("five chips"),
            "label.revoke_same_trick_fix": self.tr("Revoke seen at once"),
            "about.revoke_same_trick_fix": self.tr(
                "Whether a failure to follow suit can be corrected while the trick lies on the "
                "table."
            ),
            "revoke_same_trick_fix=false": self.tr("it stands"),
            "revoke_same_trick_fix=true": self.tr("it is corrected without payment"),
            "label.round_length": self.tr("Hands in a round"),
            "about.round_length": self.tr("How many hands a round has; 0 means no limit."),
        }
