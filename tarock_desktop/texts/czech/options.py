"""The table options of the Czech tournament sheet."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class CzechOptions(SentenceTable):
    """Label, explanation and choices of each option."""

    SENTENCES: ClassVar[Sentences] = {
        "label.may_call_own": lambda self, _: self.tr("Calling one's own card"),
        "about.may_call_own": lambda self, _: self.tr(
            "Whether a bidder who holds the XIX may call it and play alone."
        ),
        "may_call_own=false": lambda self, _: self.tr("no: the next one down"),
        "may_call_own=true": lambda self, _: self.tr("yes: he may play alone"),
        "label.barvy_one_trul_card": lambda self, _: self.tr("Barvy with a card of the trul"),
        "about.barvy_one_trul_card": lambda self, _: self.tr(
            "Whether barvy may hold one single trump if it is škýz, mont or pagát."
        ),
        "barvy_one_trul_card=false": lambda self, _: self.tr("no trump at all"),
        "barvy_one_trul_card=true": lambda self, _: self.tr("one of them is allowed"),
        "label.tarok_discard": lambda self, _: self.tr("Discarding trumps"),
        "about.tarok_discard": lambda self, _: self.tr(
            "Whether a trump may be discarded when nothing else is left."
        ),
        "tarok_discard=only-if-forced": lambda self, _: self.tr("only then, face up"),
        "tarok_discard=never": lambda self, _: self.tr("never; a king instead"),
        "label.silent_pagat_loss": lambda self, _: self.tr("Silent pagát caught"),
        "about.silent_pagat_loss": lambda self, _: self.tr(
            "Whether a silent pagát costs something when the opponents take it in the last trick."
        ),
        "silent_pagat_loss=true": lambda self, _: self.tr("yes, as much as it would win"),
        "silent_pagat_loss=false": lambda self, _: self.tr("no"),
        "label.max_flek": lambda self, _: self.tr("Highest flek"),
        "about.max_flek": lambda self, _: self.tr("How far the ladder of fleks goes."),
        "max_flek=16": lambda self, _: self.tr("sixteen times"),
        "max_flek=32": lambda self, _: self.tr("thirty-two times"),
        "max_flek=unlimited": lambda self, _: self.tr("without a limit"),
        "label.early_lead": lambda self, _: self.tr("Leading before the trick is collected"),
        "about.early_lead": lambda self, _: self.tr(
            "Whether all have agreed that the winner of a trick may lead before collecting it."
        ),
        "early_lead=false": lambda self, _: self.tr("not agreed"),
        "early_lead=true": lambda self, _: self.tr("agreed"),
        "label.stop_pause": lambda self, _: self.tr("Stopping a preferanc"),
        "about.stop_pause": lambda self, _: self.tr(
            "How many seconds the others have to stop a preferanc with a sólo; 0: as long as they "
            "like."
        ),
        "label.varsava_compare": lambda self, _: self.tr("Comparing eyes in Varšava"),
        "about.varsava_compare": lambda self, _: self.tr(
            "Whether thirds of an eye decide who has most."
        ),
        "varsava_compare=whole": lambda self, _: self.tr("whole eyes"),
        "varsava_compare=exact": lambda self, _: self.tr("exactly, with thirds"),
        "label.referee_timing": lambda self, _: self.tr("When the referee speaks"),
        "about.referee_timing": lambda self, _: self.tr(
            "At a tournament table: who brings an offence to light. At the other tables the "
            "referee speaks at once."
        ),
        "referee_timing=claims": lambda self, _: self.tr(
            "when a player claims it or the cards show it"
        ),
        "referee_timing=awake": lambda self, _: self.tr("at once"),
        "referee_timing=end": lambda self, _: self.tr("after the last trick"),
        "label.first_dealer": lambda self, _: self.tr("First dealer"),
        "about.first_dealer": lambda self, _: self.tr("Who deals the first hand of a round."),
        "first_dealer=draw": lambda self, _: self.tr("the highest card drawn deals"),
        "first_dealer=random": lambda self, _: self.tr("chosen at random"),
        "first_dealer=host": lambda self, _: self.tr("named by the host"),
        "label.rounds": lambda self, _: self.tr("Rounds of the tournament"),
        "about.rounds": lambda self, _: self.tr("How many rounds are played."),
        "label.round_minutes": lambda self, _: self.tr("Minutes of a round"),
        "about.round_minutes": lambda self, _: self.tr(
            "How long a round lasts; a hand that has begun is finished."
        ),
    }
