"""Westfest Tarock: what its file can't say."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tarock_desktop.rules.exchange.discarding import Discarding
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.texas.talon import LoneDraw
from tarock_desktop.rules.texas.throwing_in import ThrowingIn
from tarock_desktop.rules.texas.voting import Voting
from tarock_desktop.rules.words.last_words import LastWords
from tarock_desktop.table.actions import Action, ThrowIn
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.texas.variant import Texas


class Westfest(Texas):
    """Westfest Tarock Tournament Rules, revised 2012."""

    def make_phases(self) -> Mapping[Phase, PhaseRules]:
        """Add the vote on a deal, throwing in, and values after a challenge."""
        sheet = self.sheet
        if sheet.throw_in is None:
            raise LookupError("the Westfest sheet has a law on throwing in")
        phases = {
            **super().make_phases(),
            Phase.VOTE: Voting(sheet.penalties.go_on_vote),
            Phase.DISCARD: Discarding(
                sheet.discard,
                LoneDraw(sheet.draws, sheet.contract),
                ThrowingIn(sheet.throw_in, sheet.call, sheet.bank, sheet.contract),
            ),
        }
        if sheet.announcing.after_challenge:
            phases[Phase.CHALLENGE] = LastWords(
                self.challenging, self.announcing, self.declaring, values_after_challenge=True
            )
        return phases

    @property
    def values_after_challenge(self) -> bool:
        """Forgotten bonuses are taken until the first card, unless a Contra ends that (A36)."""
        return self.sheet.announcing.after_challenge

    @property
    def after_challenge(self) -> Phase:
        """Play begins without asking."""
        return Phase.PLAY

    def reopens(self, phase: Phase, action: Action) -> Phase | None:
        """Return to the table when the hand is thrown in (par. 7)."""
        del phase
        return Phase.BETWEEN if isinstance(action, ThrowIn) else None

    def void_valat(self, view: View) -> Callable[[tuple[Seat, ...]], bool]:
        """Nothing nullifies a failed Valat call here."""
        del view
        return lambda _: False
