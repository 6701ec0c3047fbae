"""The table options of the Czech tournament sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class CzechOptions(SentenceTable):
    """Label, explanation and choices of each option."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "label.may_call_own": self.tr("Calling one's own card"),
            "about.may_call_own": self.tr(
                "Whether a bidder who holds the XIX may call it and play alone."
            ),
            "may_call_own=false": self.tr("no: the next one down"),
            "may_call_own=true": self.tr("yes, and play alone"),
            "label.barvy_one_trul_card": self.tr("Barvy with a card of the trul"),
            "about.barvy_one_trul_card": self.tr(
                "Whether barvy may hold one single trump if it is škýz, mont or pagát."
            ),
            "barvy_one_trul_card=false": self.tr("no trump at all"),
            "barvy_one_trul_card=true": self.tr("one of them is allowed"),
            "label.tarok_discard": self.tr("Discarding trumps"),
            "about.tarok_discard": self.tr(
                "Whether a trump may be discarded when nothing else is left."
            ),
            "tarok_discard=only-if-forced": self.tr("only then, face up"),
            "tarok_discard=never": self.tr("never; a king instead"),
            "label.silent_pagat_loss": self.tr("Silent pagát caught"),
            "about.silent_pagat_loss": self.tr(
                "Whether a silent pagát costs something when the opponents take it in the last "
                "trick."
            ),
            "silent_pagat_loss=true": self.tr("yes, as much as it would win"),
            "silent_pagat_loss=false": self.tr("no"),
            "label.max_flek": self.tr("Highest flek"),
            "about.max_flek": self.tr("How far the fleks go."),
            "max_flek=16": self.tr("sixteen times"),
            "max_flek=32": self.tr("thirty-two times"),
            "max_flek=unlimited": self.tr("without a limit"),
            "label.big_renonc": self.tr("Several big renoncs"),
            "about.big_renonc": self.tr("What is paid for several big renoncs in one hand."),
            "big_renonc=each": self.tr("each one, by the player who committed it"),
            "big_renonc=first": self.tr("only the one found first"),
            "label.early_lead": self.tr("Leading before the trick is collected"),
            "about.early_lead": self.tr(
                "Whether all have agreed that the winner of a trick may lead before collecting it."
            ),
            "early_lead=false": self.tr("not agreed"),
            "early_lead=true": self.tr("agreed"),
            "label.stop_pause": self.tr("Stopping a preferanc"),
            "about.stop_pause": self.tr(
                "How many seconds the others have to stop a preferanc with a sólo; 0: as long as "
                "they like."
            ),
            "label.varsava_compare": self.tr("Comparing points in Varšava"),
            "about.varsava_compare": self.tr("Whether thirds of a point decide who has the most."),
            "varsava_compare=whole": self.tr("whole points"),
            "varsava_compare=exact": self.tr("exactly, with thirds"),
            "label.referee_timing": self.tr("When the referee speaks"),
            "about.referee_timing": self.tr(
                "At a tournament table: who brings an offense to light. At the other tables "
                "the referee speaks at once."
            ),
            "referee_timing=claims": self.tr("when a player claims it or the cards show it"),
            "referee_timing=awake": self.tr("at once"),
            "referee_timing=end": self.tr("after the last trick"),
            "label.first_dealer": self.tr("First dealer"),
            "about.first_dealer": self.tr("Who deals the first hand of a round."),
            "first_dealer=draw": self.tr("the highest card drawn deals"),
            "first_dealer=random": self.tr("chosen at random"),
            "first_dealer=host": self.tr("named by the host"),
            "label.rounds": self.tr("Rounds of the tournament"),
            "about.rounds": self.tr("How many rounds are played."),
            "label.round_minutes": self.tr("Minutes of a round"),
            "about.round_minutes": self.tr(
                "How long a round lasts; a hand that has begun is finished."
            ),
        }
