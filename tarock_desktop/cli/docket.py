"""What becomes of every irregularity of a simulated hand: ruled on and how, or expired."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

from tarock_desktop.engine.decide import Decision
from tarock_desktop.referee.families import referee_of
from tarock_desktop.referee.offence import Offence
from tarock_desktop.referee.offence_rulings import open_offences, row_in_time
from tarock_desktop.table.actions import Action, Claim
from tarock_desktop.table.events import HandCounted, RulingIssued
from tarock_desktop.table.rulings import Mode, Remedy, Ruling, Severity
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


class Fate(Enum):
    """What became of an irregularity."""

    REFUSED = "refused"
    """The table did not let it happen."""
    AT_ONCE = "at once"
    """Everybody saw it."""
    PROOF = "proof"
    """Later acts showed it."""
    CLAIM = "claim"
    """Somebody said so."""
    AUDIT = "audit"
    """It was found when the hand was over."""
    EXPIRED = "expired"
    """Nobody spoke in time, or what it was about is gone."""


Fates = Counter[tuple[str, Fate]]
"""How many irregularities of each row of the sheet had which fate."""


@dataclass(slots=True)
class Docket:
    """The irregularities of one hand."""

    variant: Variant
    mode: Mode
    committed: dict[str, str] = field(default_factory=dict)
    """By what tells them apart: the first row of the sheet on them."""
    fates: Fates = field(default_factory=Counter)
    settled: set[str] = field(default_factory=set)

    def follow(self, action: Action, decision: Decision, *, is_suspect: bool) -> None:
        """Book what an act brought about; a *suspect* one may have broken a rule in secret."""
        issued = [e.ruling for e in decision.events if isinstance(e, RulingIssued)]
        is_last = any(isinstance(event, HandCounted) for event in decision.events)
        for ruling in issued:
            self.fates[ruling.row, _how(ruling, action, is_last=is_last)] += 1
            self.settled.add(ruling.subject)
        if is_suspect:
            self._commit(decision.state)

    def _commit(self, state: State) -> None:
        if state.result.over or not state.deal.order:
            return
        rows = self.variant.sheet.irregularity
        for offence in referee_of(self.variant).offences(state, self.variant):
            named = next((row.id for row in rows if offence.rule in row.rules), None)
            if named is not None:
                self.committed.setdefault(offence.subject, named)

    def close(self, state: State) -> list[str]:
        """Count what has expired when the hand is over; return a sentence for what hangs."""
        still_open = set[str]()
        broken_off = any(ruling.remedy is Remedy.END_HAND for ruling in state.book.rulings)
        if not (state.result.void or broken_off):
            still_open = {o.subject for o in self._open(state)}
        for subject, row in self.committed.items():
            if subject not in self.settled and subject not in still_open:
                self.fates[row, Fate.EXPIRED] += 1
        return [f"{subject} was neither ruled on nor expired" for subject in sorted(still_open)]

    def _open(self, state: State) -> Iterator[Offence]:
        """Yield what should have been ruled on, though nobody claimed it.

        The guard table makes no mere remarks.
        """
        referee = referee_of(self.variant)
        for offence in open_offences(state, self.variant):
            if not referee.comes_to_light(state, offence, self.variant):
                continue
            row = row_in_time(state, self.variant, offence)
            is_remark = row is not None and row.severity is Severity.NOTE
            if self.mode is not Mode.GUARD or not is_remark:
                yield offence


def _how(ruling: Ruling, action: Action, *, is_last: bool) -> Fate:
    """Return what brought a ruling about."""
    if not ruling.subject:
        return Fate.AT_ONCE
    if isinstance(action, Claim):
        return Fate.CLAIM
    return Fate.AUDIT if is_last else Fate.PROOF
