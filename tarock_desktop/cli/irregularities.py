"""How every irregularity of a simulated hand ends: ruled on, or expired."""

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


class HowEnded(Enum):
    """How an irregularity ended."""

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


Endings = Counter[tuple[str, HowEnded]]
"""How many irregularities of each row of the sheet ended how."""


@dataclass(slots=True)
class Irregularities:
    """The irregularities of one hand, from the act to the ruling."""

    variant: Variant
    mode: Mode
    committed: dict[str, str] = field(default_factory=dict)
    """By the subject of the offence: the first row of the sheet that names its rule."""
    endings: Endings = field(default_factory=Counter)
    settled: set[str] = field(default_factory=set)

    def follow(self, action: Action, decision: Decision, *, is_suspect: bool) -> None:
        """Count the rulings an act led to; a *suspect* act may have broken a rule unnoticed."""
        issued = [e.ruling for e in decision.events if isinstance(e, RulingIssued)]
        is_last = any(isinstance(event, HandCounted) for event in decision.events)
        for ruling in issued:
            self.endings[ruling.row, _how(ruling, action, is_last=is_last)] += 1
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
        """Count what has expired when the hand is over; return a sentence for all still open."""
        still_open = set[str]()
        broken_off = any(ruling.remedy is Remedy.END_HAND for ruling in state.book.rulings)
        if not (state.result.void or broken_off):
            still_open = {o.subject for o in self._open(state)}
        for subject, row in self.committed.items():
            if subject not in self.settled and subject not in still_open:
                self.endings[row, HowEnded.EXPIRED] += 1
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


def _how(ruling: Ruling, action: Action, *, is_last: bool) -> HowEnded:
    """Return what brought a ruling about."""
    if not ruling.subject:
        return HowEnded.AT_ONCE
    if isinstance(action, Claim):
        return HowEnded.CLAIM
    return HowEnded.AUDIT if is_last else HowEnded.PROOF
