"""An executor without threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import final

from tarock_desktop.bots.protocol import Choice


@final
class InlineExecutor:
    """Runs every call at once and here."""

    def submit(self, call: Callable[[], Choice], /) -> Future[Choice]:
        """Run *call*; the future is done, with its result or its exception."""
        future: Future[Choice] = Future()
        try:
            future.set_result(call())
        except Exception as error:  # noqa: BLE001 - a future carries whatever went wrong
            future.set_exception(error)
        return future
