"""Looks for hidden cards in the window, in the very call in which the curtain falls.

What is seen and read there is compared with what a window shows that knows other hands: the
hidden hands go round by one seat and everything is shown anew. Any difference is a leak.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeAlias, final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.session.listeners import Listeners, Rewound
from tarock_desktop.table.phases import BETWEEN_HANDS
from tarock_desktop.table.prompts import Prompt

OpenProgram: TypeAlias = Any
"""A `Program`; what may be missing in one is there, or this fails."""


@final
class LeakWatch:
    """Compares at every change of person, while a program is played in by several people."""

    def __init__(self, program: OpenProgram) -> None:
        self._program = program
        self.falls = 0
        """How often the curtain fell."""
        self.compared = 0
        """How often hands could be exchanged behind it."""
        self.texts = 0
        """How many texts were read."""
        self.leaks: list[str] = []
        program.window.bridge.covered.connect(self._look)

    def _look(self) -> None:
        window, session = self._program.window, self._program.session
        self.falls += 1
        if not window.hot_seat.is_covered:
            self.leaks.append("the curtain is not down")
            return
        seen, read = _picture(window), _texts(window)
        self.texts += read.total()
        # It is found out once for each moment.
        session.prompt()
        state = session._state
        hands = _exchanged(state)
        if hands == state.deal.hands:
            return
        self.compared += 1
        self._show(replace(state, deal=replace(state.deal, hands=hands)))
        where = f"{session.sheet.ruleset.id}, act {session.position}"
        if seen != _picture(window):
            self.leaks.append(f"{where}: the picture is another one")
        other = _texts(window)
        self.leaks += [f"{where}: read only with these hands: {text}" for text in read - other]
        self.leaks += [f"{where}: read only with others: {text}" for text in other - read]
        # The curtain stays down: what lies behind it is shown anew before it rises.
        self._put(state)

    def _put(self, state: Any) -> None:
        session = self._program.session
        session._state = state
        session._observations.clear()

    def _show(self, state: Any) -> None:
        self._put(state)
        self._program.window.hot_seat.curtain.fall(
            self._program.window.bridge.person, self._program.window.glance()
        )
        self._program.window.refresh(settled=True)


def play_hand(program: OpenProgram, every: int = 1, first: int = 0) -> None:
    """Let people play a hand to its end; each lifts the curtain and answers.

    Only *every* so many acts are done in the window, from number *first* on, from 0; of the others
    it hears as after a jump. Showing them takes nearly all of the time.
    """
    window, session = program.window, program.session
    act = 0
    while session.prompt() is not None:
        unseen = (first - act) % every
        if unseen:
            act += _act_unseen(program, unseen)
        else:
            act += 1
            _act_in_window(program)
    assert window.bridge.observation().phase in BETWEEN_HANDS


def _act_in_window(program: OpenProgram) -> None:
    window = program.window
    if window.hot_seat.is_covered:
        window.hot_seat.curtain.lifted.emit()
    prompt = window.bridge.prompt()
    assert prompt is not None, "nobody at the screen is asked"
    window.submit(_answer(program, prompt))
    # As between two events of a running program: what was put away is gone.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _act_unseen(program: OpenProgram, most: int) -> int:
    """Do at *most* so many acts of the hand, and tell the window afterwards; return how many."""
    session, done = program.session, 0
    heard, session._listeners = session._listeners, Listeners()
    while done < most and (prompt := session.prompt()) is not None:
        session.submit(_answer(program, prompt))
        done += 1
    session._listeners = heard
    heard.tell(Rewound())
    return done


def _answer(program: OpenProgram, prompt: Prompt) -> Any:
    session = program.session
    known = session.prompt_for_bot() or prompt
    seen = session.observation(prompt.seat)
    request = Request(session.ticket, session.variant, seen, known, session.seed("test"))
    return LEVELS["novice"](request)


def _exchanged(state: Any) -> tuple[Any, ...]:
    """Return the hands, each of those nobody has seen given to the next seat with as many."""
    deal = state.deal
    hands = list(deal.hands)
    hidden = [
        seat
        for seat, hand in enumerate(hands)
        if seat not in deal.open and not hand.cards.mask & deal.exposed.mask
    ]
    for size in {hands[seat].size for seat in hidden}:
        seats = [seat for seat in hidden if hands[seat].size == size]
        for seat, next_ in zip(seats, [*seats[1:], *seats[:1]], strict=True):
            hands[next_] = deal.hands[seat]
    return tuple(hands)


def _picture(window: QWidget) -> QImage:
    return window.grab().toImage()


def _texts(window: QWidget) -> Counter[str]:
    """Return everything that can be read of a window, by eye or by a screen reader."""
    read = Counter([window.windowTitle()])
    for part in (window, *window.findChildren(QWidget)):
        said = [part.accessibleName(), part.accessibleDescription(), part.toolTip()]
        if isinstance(part, QLabel | QAbstractButton | QLineEdit):
            said.append(part.text())
        elif isinstance(part, QTextEdit | QPlainTextEdit):
            said.append(part.toPlainText())
        read.update(f"{type(part).__name__}: {text}" for text in said if text)
    return read
