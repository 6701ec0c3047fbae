"""Who listens to a session, and what is told to them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import final

from msgspec import Struct

from tarock_desktop.table.events import Event
from tarock_desktop.table.redact import redact
from tarock_desktop.table.seats import Viewer


@dataclass(frozen=True, slots=True)
class Happened:
    """An act was done; everything that came of it."""

    _events: tuple[Event, ...] = field(repr=False)

    def for_viewer(self, viewer: Viewer) -> tuple[Event, ...]:
        """Return the events as *viewer* may know them, in order."""
        return tuple(redact(event, viewer) for event in self._events)


class Rewound(Struct, frozen=True):
    """The game went to another moment: everything must be read anew."""


News = Happened | Rewound
Listener = Callable[[News], None]


@final
class Listeners:
    """Everybody who listens to one session; all hear the news in order."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._unheard: deque[News] = deque()
        self._telling = False

    def add(self, listener: Listener) -> Callable[[], None]:
        """Let *listener* hear all news from now on; call the result to end that."""
        self._listeners.append(listener)
        return partial(self._leave, listener)

    def tell(self, news: News) -> None:
        """Tell everybody; what comes of it is told after it."""
        # A listener that acts at once makes more news: the others hear these in order, later.
        self._unheard.append(news)
        if self._telling:
            return
        self._telling = True
        try:
            while self._unheard:
                next_news = self._unheard.popleft()
                for listener in tuple(self._listeners):
                    listener(next_news)
        finally:
            self._telling = False

    def _leave(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)
