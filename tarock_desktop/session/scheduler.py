"""Asks the computer players whose act is due, and does what they choose.

What the table does for people (`ceremony.py`) takes the same way, so that it comes as calmly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from functools import partial
from typing import Final, Protocol, final

from msgspec import Struct

from tarock_desktop.bots.protocol import Bot, Request
from tarock_desktop.journal.errors import JournalError
from tarock_desktop.session.answers import Answer
from tarock_desktop.session.fallback import fallback
from tarock_desktop.session.listeners import News, Rewound
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import Action
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.seats import Seat

REMEMBERED: Final = 400
"""How many requests to computer players are kept: more than two hands have."""


class Executor(Protocol):
    """Runs the calls in which computer players think; like those of `concurrent.futures`."""

    def submit(self, call: Callable[[], Action], /) -> Future[Action]:
        """Let *call* run, now or later, here or elsewhere."""


class BotFault(Struct, frozen=True):
    """A computer player failed, and a modest legal act was done for it.

    Where *error* is a `JournalError` nothing was done: the act could not be saved, and the game
    waits for `Scheduler.go_on`.
    """

    seat: Seat
    level: str
    error: BaseException | None = None
    """What it raised."""
    action: Action | None = None
    """What it wanted, which is not allowed."""
    answer: Answer | None = None
    """Why it is not."""


Post = Callable[[Callable[[], None]], None]
"""Runs a call on the thread of the session, now or soon."""


def at_once(call: Callable[[], None]) -> None:
    """Run *call* here and now: right where the executor works on the session's own thread."""
    call()


@final
class Scheduler:
    """Keeps the computer players of a session going.

    It asks one at a time, with a ticket: an answer that comes when the game is elsewhere is
    dropped. After undo and redo it waits while anything can be done again, so that stepping back
    over a computer's act stays where it was put; `go_on` or any act ends that.
    """

    def __init__(
        self,
        session: GameSession,
        executor: Executor,
        bots: Mapping[str, Bot],
        post: Post = at_once,
        report: Callable[[BotFault], None] = lambda _: None,
    ) -> None:
        """Hear *session*; nothing is asked before the first `go_on` or act.

        *bots* are the computer players by level, as in `bots.levels.LEVELS`; *report* hears of
        every one that fails.
        """
        self._session = session
        self._executor = executor
        self._bots = bots
        self._post = post
        self._report = report
        self._asked = -1
        self._requests: dict[int, Request] = {}
        """What was asked lately, by the number of acts before it."""
        self._unsubscribe = session.subscribe(self._hear)

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is awaited that still counts."""
        return self._asked == self._session.ticket

    def go_on(self) -> None:
        """Ask the computer player whose act is due, if it is one's and was not asked already.

        Where the table acts for a person, let it.
        """
        prompt = self._session.prompt_for_bot()
        if prompt is None or self.is_thinking:
            return
        act = self._session.act_by_table()
        if act is not None:
            self._act_by_table(act)
            return
        level = self._session.seating.level(prompt.seat)
        if level is None:
            return
        self._asked = ticket = self._session.ticket
        bot = self._bots.get(level)
        if bot is None:
            fault = BotFault(prompt.seat, level, LookupError(f"there is no level {level!r}"))
            self._replace(prompt, fault)
            return
        request = Request(
            ticket=ticket,
            variant=self._session.variant,
            observation=self._session.observation(prompt.seat),
            prompt=prompt,
            seed=self._session.seed("bot"),
        )
        self._remember(request)
        future = self._executor.submit(partial(bot, request))
        future.add_done_callback(lambda done: self._post(partial(self._take, request, done)))

    def _act_by_table(self, action: Action) -> None:
        self._asked = ticket = self._session.ticket
        future = self._executor.submit(lambda: action)
        future.add_done_callback(lambda _: self._post(partial(self._do_by_table, ticket)))

    def _do_by_table(self, ticket: int) -> None:
        """Do what the table does for a person, if the game still stands where it was due."""
        if ticket != self._asked or not self.is_thinking:
            return
        # A setting may have changed meanwhile.
        action = self._session.act_by_table()
        self._asked = -1
        if action is None:
            return
        self._do_what_is_offered(action, "", by_table=True)

    def request_at(self, act: int) -> Request | None:
        """Return what a computer player was asked after so many acts, if that is remembered."""
        return self._requests.get(act)

    def _remember(self, request: Request) -> None:
        at = self._session.position
        self._requests.pop(at, None)
        self._requests[at] = request
        while len(self._requests) > REMEMBERED:
            del self._requests[next(iter(self._requests))]

    def close(self) -> None:
        """Ask nobody any more; answers still to come are dropped."""
        self._unsubscribe()
        self._asked = -1

    def _hear(self, news: News) -> None:
        if not (isinstance(news, Rewound) and self._session.may_redo):
            self.go_on()

    def _take(self, request: Request, done: Future[Action]) -> None:
        """Do what a computer player chose, if the game still stands where it was asked."""
        if request.ticket != self._asked or not self.is_thinking or done.cancelled():
            return
        level = self._session.seating.level(request.seat) or ""
        error = done.exception()
        if error is not None:
            self._replace(request.prompt, BotFault(request.seat, level, error))
            return
        action = done.result()
        if action.seat != request.seat:
            self._replace(request.prompt, BotFault(request.seat, level, action=action))
            return
        answer = self._submit(action, level)
        if answer is not None and not answer.accepted:
            self._replace(request.prompt, BotFault(request.seat, level, None, action, answer))

    def _replace(self, prompt: Prompt, fault: BotFault) -> None:
        """Report a failure and let the game go on with a modest legal act."""
        self._report(fault)
        action = fallback(prompt, self._session.seed("fallback"))
        self._do_what_is_offered(action, fault.level)

    def _do_what_is_offered(self, action: Action, level: str, *, by_table: bool = False) -> None:
        answer = self._submit(action, level, by_table=by_table)
        if answer is not None and not answer.accepted:
            raise RuntimeError(f"the table refuses what it offers: {action}")

    def _submit(self, action: Action, level: str, *, by_table: bool = False) -> Answer | None:
        """Do an act; `None`: it could not be saved, which was reported."""
        try:
            return self._session.submit(action, by_table=by_table)
        except JournalError as error:
            self._asked = -1
            self._report(BotFault(action.seat, level, error))
            return None
