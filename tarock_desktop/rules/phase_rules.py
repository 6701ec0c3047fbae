"""The rules of one phase of a hand."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct, StructMeta

from tarock_desktop.rules.findings import Finding
from tarock_desktop.table.actions import Action
from tarock_desktop.table.events import Event
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class _AbstractStruct(StructMeta, ABCMeta):
    """Metaclass of records with abstract methods."""


class PhaseRules(Struct, frozen=True, metaclass=_AbstractStruct):
    """Who acts in a phase, what he may do, and what comes of it.

    All questions are answered from a `View`. `prompt` and `findings` use what the acting seat
    knows and nothing else, so that neither the buttons nor a refusal give anything away.
    """

    actions: ClassVar[tuple[type, ...]]
    """The kinds of action this phase knows."""

    @abstractmethod
    def due(self, view: View) -> Seat | None:
        """Return whose act is due; `None` when the phase is over (or is the table's)."""

    @abstractmethod
    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Return what is asked of *seat*, whose act is due."""

    @abstractmethod
    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether *action* can physically be done: the cards are there."""

    @abstractmethod
    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield the rules *action* breaks, the most specific first."""

    @abstractmethod
    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return what happens when *action* is done."""

    def may_act(self, view: View, seat: Seat) -> bool:
        """Return whether *seat* may act now."""
        return self.due(view) == seat

    def out_of_turn(self, view: View, action: Action) -> Finding | None:
        """Return what is wrong with *action* beyond not being that seat's turn, if anything."""
        del view, action
        return None
