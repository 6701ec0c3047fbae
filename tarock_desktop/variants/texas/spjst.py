"""SPJST Tarock: what its file can't say."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.rules.exchange.discarding import Discarding
from tarock_desktop.rules.hand.facts import HandFacts
from tarock_desktop.rules.hand.sides import other_side
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.texas.clearance import Clearance
from tarock_desktop.rules.texas.feats import without_pagat_trick
from tarock_desktop.rules.texas.talon import LoneDraw
from tarock_desktop.rules.words.declaring import values_of
from tarock_desktop.rules.words.last_words import LastWords
from tarock_desktop.table.actions import Action, Announce, Challenge
from tarock_desktop.table.events import RemarkMade
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.texas.variant import Texas


class Spjst(Texas):
    """SPJST Tarock Rules of 1-1-13."""

    def make_phases(self) -> Mapping[Phase, PhaseRules]:
        """Add that the forehand asks before he leads (Art. 13)."""
        sheet = self.sheet
        last_words = LastWords(
            self.challenging, self.announcing, self.declaring, values_after_challenge=False
        )
        return {
            **super().make_phases(),
            Phase.DISCARD: Discarding(sheet.discard, LoneDraw(sheet.draws, sheet.contract)),
            Phase.CLEARANCE: Clearance(last_words),
        }

    @property
    def after_challenge(self) -> Phase:
        """The forehand asks whether he may lead."""
        return Phase.CLEARANCE

    def reopens(self, phase: Phase, action: Action) -> Phase | None:
        """Return to the challenges after one, or an announcement, at the last moment (11, 13)."""
        late = phase is Phase.CLEARANCE and isinstance(action, Challenge | Announce)
        return Phase.CHALLENGE if late else None

    def remarks(self, facts: HandFacts) -> tuple[RemarkMade, ...]:
        """Return that a Valat call is nullified."""
        return tuple(
            RemarkMade(message("remark.valat-void", SeatRef(feat.seat)))
            for feat in facts.feats
            if feat.void
        )

    def facts(self, view: View) -> HandFacts:
        """Return the finished hand in facts; a Pagat trick may go to the other side (31)."""
        return without_pagat_trick(view, super().facts(view), self.sheet.pack)

    def void_valat(self, view: View) -> Callable[[tuple[Seat, ...]], bool]:
        """Return the test whether an undeclared value nullifies a called Valat (12, A18)."""
        if any(ruling.rule == "valat.omission" for ruling in view.book.rulings):
            return lambda _: False  # It is settled as the ruling has it.
        return lambda own: self._omission_broke_it(view, own)

    def _omission_broke_it(self, view: View, own: tuple[Seat, ...]) -> bool:
        if self.sheet.penalties.omission == "judge":
            return False
        others = other_side(view, own)
        if self.sheet.penalties.omission == "breaking-trick":
            breaking = next(t.winner for t in view.play.tricks if t.winner not in own)
            others = (breaking,)
        return any(self._kept_silent(view, seat) for seat in others)

    def _kept_silent(self, view: View, seat: Seat) -> bool:
        """Return whether *seat* held a value before play that it did not declare."""
        played = (e.card for t in view.play.tricks for e in t.cards if e.seat == seat)
        hand = view.deal.hands[seat].cards
        for card in played:
            hand = hand.add(card)
        worth = values_of(hand, self.sheet.value, self.sheet.declaring)
        declared = view.notices.declared[seat] or ()
        return any(value.id not in declared for value in worth)
