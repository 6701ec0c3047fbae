"""A table apart from the game: lessons, puzzles and questions are played at one.

Nothing of it is written down, and no clock runs: the same acts always bring the same table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from msgspec import Struct

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.engine.decide import Decision, decide
from tarock_desktop.engine.moves import prompt_from
from tarock_desktop.messages.message import Message
from tarock_desktop.session.fallback import fallback
from tarock_desktop.table.actions import Action
from tarock_desktop.table.events import Event
from tarock_desktop.table.phases import BETWEEN_HANDS
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.rulings import Mode, Ruling, Verdict
from tarock_desktop.table.seats import Seat, Viewer
from tarock_desktop.table.state import State
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant

MOST_ACTS: Final = 600
"""More acts than a hand can have."""


Deciding: TypeAlias = Callable[[State, Action], Decision]
"""Decides in place of the engine alone: a hand that began in the middle is counted otherwise."""


class Received(Struct, frozen=True):
    """How an act was received; one that is refused has changed nothing."""

    verdict: Verdict
    events: tuple[Event, ...] = ()
    """Everything that happened, with what not everybody may know."""
    ruling: Ruling | None = None
    reason: Message | None = None
    """Why an impossible act is impossible."""

    @property
    def accepted(self) -> bool:
        """Whether the act was done."""
        return self.verdict is Verdict.ACCEPTED


class Answered(Struct, frozen=True):
    """What a pupil was asked and what he did, at the time."""

    request: Request
    action: Action


@final
class Trial:
    """A table on which pupils are asked and computer players act for everybody else."""

    def __init__(
        self,
        state: State,
        variant: Variant,
        *,
        pupils: frozenset[Seat],
        mode: Mode = Mode.GUARD,
        level: str = "club",
        seed: str = "",
        deciding: Deciding | None = None,
    ) -> None:
        """Begin at a full table.

        Args:
            state: the table; it is never changed.
            variant: the ruleset with its options.
            pupils: the seats that are asked.
            mode: what the table does with an act that breaks a rule.
            level: of the computer players, one of `bots.levels.LEVELS`.
            seed: all chance there is.
            deciding: decides acts that no warning was acknowledged for; `None`: the engine.
        """
        self.state = state
        self.variant = variant
        self.pupils = pupils
        self.mode = mode
        self.level = level
        self.seed = seed
        self.deciding = deciding
        self.acts = 0
        """How many acts were done at this table."""
        self.answered: tuple[Answered, ...] = ()
        """What the pupils did."""
        self.refused = 0
        """How many acts of pupils were refused."""

    def copy(self) -> Trial:
        """Return a table like this one, to play another line on."""
        other = Trial(
            self.state,
            self.variant,
            pupils=self.pupils,
            mode=self.mode,
            level=self.level,
            seed=self.seed,
            deciding=self.deciding,
        )
        other.acts, other.answered, other.refused = self.acts, self.answered, self.refused
        return other

    # ---------------------------------------------------------------------------- looking

    @property
    def is_over(self) -> bool:
        """Whether the hand is over, or none is running."""
        return self.state.phase in BETWEEN_HANDS

    def observation(self, viewer: Viewer) -> Observation:
        """Return what a seat, or a watcher, knows."""
        return observe(self.state, viewer)

    def seen(self, events: tuple[Event, ...], viewer: Viewer) -> tuple[Event, ...]:
        """Return events as *viewer* may know them."""
        return tuple(redact(event, viewer) for event in events)

    def prompt(self) -> Prompt | None:
        """Return what is asked of whoever is due; `None`: nobody is."""
        seat = self.state.turn
        if seat is None or self.is_over:
            return None
        return prompt_from(self.observation(seat), self.variant)

    def request(self) -> Request | None:
        """Return what a pupil is asked and knows, to be judged or to give a hint.

        `None`: no pupil is asked.
        """
        asked = self.prompt()
        if asked is None or asked.seat not in self.pupils:
            return None
        return self._request(asked)

    def _request(self, asked: Prompt) -> Request:
        seen = self.observation(asked.seat)
        return Request(self.acts, self.variant, seen, asked, f"{self.seed}/{self.acts}")

    # ----------------------------------------------------------------------------- acting

    def submit(self, action: Action, *, acknowledged: bool = False) -> Received:
        """Do an act if the table lets it happen.

        *acknowledged*: it is insisted on after a warning.
        """
        request = self.request() if action.seat in self.pupils else None
        received = self._submit(action, acknowledged=acknowledged)
        if request is not None and action.seat == request.seat:
            if received.accepted:
                self.answered = (*self.answered, Answered(request, action))
            else:
                self.refused += 1
        return received

    def _submit(self, action: Action, *, acknowledged: bool = False) -> Received:
        if self.deciding is not None and not acknowledged:
            decision = self.deciding(self.state, action)
        else:
            decision = decide(
                self.state, action, self.variant, self.mode, acknowledged=acknowledged
            )
        if decision.verdict is Verdict.ACCEPTED:
            self.state = decision.state
            self.acts += 1
        return Received(decision.verdict, decision.events, decision.ruling, decision.reason)

    def play_other(self) -> tuple[Event, ...]:
        """Let a computer player do one act; nothing: a pupil is asked, or the hand is over."""
        asked = self.prompt()
        if asked is None or asked.seat in self.pupils:
            return ()
        action = LEVELS[self.level](self._request(asked))
        received = self._submit(action)
        if not received.accepted:
            received = self._submit(fallback(asked, self.seed))
        if not received.accepted:
            raise RuntimeError(f"the table refuses what it offers: {action}")
        return received.events

    def play_others(self) -> tuple[Event, ...]:
        """Let the computer players act until a pupil is asked or the hand is over."""
        events: list[Event] = []
        for _ in range(MOST_ACTS):
            done = self.play_other()
            if not done:
                break
            events += done
        return tuple(events)
