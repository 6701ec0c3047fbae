"""Executors without threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import final

from tarock_desktop.table.actions import Action


@final
class InlineExecutor:
    """Runs every call at once and here."""

    def submit(self, call: Callable[[], Action], /) -> Future[Action]:
        """Run *call*; the future is done, with its result or its exception."""
        future: Future[Action] = Future()
        try:
            future.set_result(call())
        except Exception as error:  # noqa: BLE001 - a future carries whatever went wrong
            future.set_exception(error)
        return future


@final
@dataclass
class PatientExecutor:
    """Does the calls when the test says so."""

    waiting: list[tuple[Future[Action], Callable[[], Action]]] = field(default_factory=list)

    def submit(self, call: Callable[[], Action], /) -> Future[Action]:
        """Keep *call*; its future waits."""
        future: Future[Action] = Future()
        self.waiting.append((future, call))
        return future

    def answer(self, number: int = 0) -> None:
        """Do one of the calls that wait."""
        future, call = self.waiting.pop(number)
        future.set_result(call())
