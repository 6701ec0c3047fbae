"""Tables under the Westfest sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Prompt
from tests.kit.play import variant_with
from tests.kit.positions import A, B, C, D, Table

SEATS = (A, B, C, D)


class Westfest(Table):
    """A table under the Westfest sheet."""

    def __init__(self, *, first: bool = False, **options: object):
        super().__init__(first=first)
        self.variant = variant_with("westfest", tuple(sorted(options.items())))

    def steps(
        self,
        until: Phase = Phase.BETWEEN,
        choose: Callable[[Prompt], Action | None] = lambda _: None,
    ) -> list[tuple[str, str]]:
        """Walk on; return in which phases who was asked, each pair once in a row."""
        met: list[tuple[str, str]] = []
        while self.phase is not until:
            here = (self.phase.name, "ABCD"[self.turn])
            if not met or met[-1] != here:
                met.append(here)
            self.do(choose(self.prompt) or self.plain_act())
        return met

    def offered(self, kind: type[Any]) -> list[Any]:
        """Return the acts of a kind that may be done now."""
        return [act for act in self.prompt.open_actions if isinstance(act, kind)]
