"""How long the frames of the table take while cards move, beside a bare table of Qt.

Both tables have the same size, the same number of cards and the same motions. A frame is one
pass of the event loop in which something was painted: animations, painting, showing.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterator
from time import perf_counter, sleep, thread_time
from typing import Final

from msgspec import Struct
from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
    QWidget,
)

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.families import DEFAULT_RULESET
from tarock_desktop.session.deals import lay_deal, random_deal
from tarock_desktop.session.saves import new_game
from tarock_desktop.session.seating import Seating, computer, human
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.scene.fan import Spot
from tarock_desktop.ui.scene.layout import TableLayout
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.style.tokens import Duration

SIZE: Final = (1440, 900)
FRAME: Final = 1 / 60
"""Seconds from one frame to the next."""
WARM_UP: Final = 1.0
_ME: Final = Seat(0)
_DRAG_STEPS: Final = 180
_SWEEP_STEPS: Final = 240
LONGEST_DEAL: Final = 6.0
LONGEST_TRICK: Final = 2.5
_FACES: Final = (
    *(f"tarock-{number}" for number in (21, 19, 14, 9, 3)),
    *("heart-king", "heart-queen", "heart-2"),
    *("diamond-king", "spade-jack", "spade-10", "club-8"),
)
"""The cards of the bare table."""


class Frames(Struct, frozen=True):
    """The times of some frames, in milliseconds."""

    name: str
    times: tuple[float, ...]
    processor: tuple[float, ...]
    """What of it the thread of the window used: other programs do not lengthen it."""

    def said(self) -> str:
        """Return median and 95th percentile of both times and the number, as a line of a table."""
        if not self.times:
            return f"{self.name:30}{'nothing was painted':>20}"
        pairs = [
            value for each in (self.times, self.processor) for value in _middle_and_late(each)
        ]
        numbers = "".join(f"{value:10.2f}" for value in pairs)
        return f"{self.name:30}{numbers}{len(self.times):8}"


def _middle_and_late(times: tuple[float, ...]) -> tuple[float, float]:
    """Return the median and the 95th percentile."""
    ordered = sorted(times)
    return statistics.median(ordered), ordered[int(len(ordered) * 0.95)]


def bench_frames(application: QApplication, program: Program) -> None:
    """Measure both tables and print their frames."""
    window = program.window
    window.resize(*SIZE)
    window.show()
    ours = OurTable(application, program)
    results = list(ours.measure())
    bare = BareTable(application, ours.view)
    window.hide()
    results += bare.measure()
    heads = "".join(f"{head:>10}" for head in ("median", "p95", "cpu med.", "cpu p95"))
    print(f"{'milliseconds a frame':30}{heads}{'frames':>8}")  # noqa: T201
    for frames in results:
        print(frames.said())  # noqa: T201
    window.close()


class _Driver(QObject):
    """Runs the event loop in steps and notes how long those took in which a view painted."""

    def __init__(self, application: QApplication, viewport: QWidget) -> None:
        super().__init__()
        self.application, self.viewport = application, viewport
        self.painted = 0
        viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count the pictures."""
        if event.type() == QEvent.Type.Paint:
            self.painted += 1
        return False

    def run(self, name: str, seconds: float, step: Callable[[int], bool]) -> Frames:
        """Do *step* once a frame until it returns False, or until the time is over."""
        times, processor = [], []
        for number in range(round(seconds / FRAME)):
            began, used, before = perf_counter(), thread_time(), self.painted
            goes_on = step(number)
            self.application.processEvents()
            took = perf_counter() - began
            if self.painted > before:
                times.append(1000 * took)
                processor.append(1000 * (thread_time() - used))
            if not goes_on:
                break
            sleep(max(0.0, FRAME - took))
        return Frames(name, tuple(times), tuple(processor))

    def wait(self, seconds: float) -> None:
        """Let everything come to rest."""
        end = perf_counter() + seconds
        while perf_counter() < end:
            self.application.processEvents()
            sleep(0.005)

    def mouse(self, kind: QEvent.Type, point: QPointF, *, held: bool = True) -> None:
        """Send a mouse event to the viewport; *held*: with the left button down."""
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        button = none if kind is QEvent.Type.MouseMove else left
        where, keys = QPointF(self.viewport.mapToGlobal(point)), Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, point, where, button, left if held else none, keys)
        QApplication.sendEvent(self.viewport, event)

    def hover(self, point: QPointF) -> None:
        """Move the mouse without a button."""
        self.mouse(QEvent.Type.MouseMove, point, held=False)


def _sweep(layout: TableLayout, number: int) -> QPointF:
    """Return where the pointer is on its way over the hand."""
    bounds = layout.hand.bounds
    x = bounds.left() + bounds.width() * (number % _SWEEP_STEPS) / _SWEEP_STEPS
    return QPointF(x, layout.hand_top + 0.8 * layout.card.width())


def _dragged_to(layout: TableLayout, number: int) -> QPointF:
    """Return where a dragged card is: to and fro over the felt."""
    wide = layout.card.width()
    x = layout.centre.x() + 2 * wide * math.sin(number / 15)
    return QPointF(x, layout.hand_top - wide * (0.5 + 0.3 * abs(math.sin(number / 25))))


class OurTable:
    """Drives the real window through a deal, a trick, a sweep over the hand and a drag."""

    def __init__(self, application: QApplication, program: Program) -> None:
        self._program = program
        self.view: TableView = program.window.view
        self._driver = _Driver(application, self.view.viewport())

    def measure(self) -> Iterator[Frames]:
        """Return the frames of each motion."""
        session = _new_session()
        self._program.game.play(session, computers=False)
        self._driver.wait(WARM_UP)
        lay_deal(session, random_deal(session.sheet, "frames", Seat(2)))
        view, driver = self.view, self._driver
        yield driver.run("deal", LONGEST_DEAL, lambda _: not view.is_settled)
        _play_until_trick(session)
        view.go_on()
        driver.wait(WARM_UP)
        for name in ("hover sweep, first time", "hover sweep, again"):
            yield driver.run(name, _SWEEP_STEPS * FRAME, self._hover)
        yield self._drag()
        _act(session)
        yield driver.run("play and gather", LONGEST_TRICK, lambda _: not view.is_settled)

    def _hover(self, number: int) -> bool:
        self._driver.hover(_sweep(self.view.table, number))
        return True

    def _drag(self) -> Frames:
        """Return how long it takes from each move of the mouse to the painted picture."""
        driver, layout = self._driver, self.view.table
        start = layout.hand.seen(layout.hand.count // 2)
        driver.hover(start)
        driver.wait(0.3)
        driver.mouse(QEvent.Type.MouseButtonPress, start)

        def move(number: int) -> bool:
            driver.mouse(QEvent.Type.MouseMove, _dragged_to(layout, number))
            return True

        frames = driver.run("drag, mouse to picture", _DRAG_STEPS * FRAME, move)
        self.view.escape()
        driver.wait(0.5)
        return frames


def _new_session() -> GameSession:
    people = (human("Anna"), *(computer(name, "club") for name in ("Josef", "Karel", "Marie")))
    return new_game(DEFAULT_RULESET, {}, Seating(people), None, Seeds("frames"))


def _act(session: GameSession) -> None:
    """Let the seat that is asked do what a simple computer player would."""
    prompt = session.prompt_for_bot()
    if prompt is None:
        return
    seen = session.observation(prompt.seat)
    request = Request(session.ticket, session.variant, seen, prompt, session.seed("frames"))
    session.submit(LEVELS["novice"](request))


def _play_until_trick(session: GameSession) -> None:
    """Play until three cards lie in a trick that the person ends."""
    while (prompt := session.prompt_for_bot()) is not None:
        in_trick = len(session.observation(_ME).play.trick)
        if prompt.phase is Phase.PLAY and in_trick == 3 and prompt.seat == _ME:
            return
        _act(session)


class BareTable:
    """Plain pixmaps on a plain view: what Qt itself costs, with the faces of our table."""

    def __init__(self, application: QApplication, like: TableView) -> None:
        self._layout, size = like.table, like.size()
        self._scene = QGraphicsScene(0, 0, size.width(), size.height())
        felt = QPixmap(size)
        felt.fill(Qt.GlobalColor.darkGreen)
        self._view = QGraphicsView(self._scene)
        self._view.setFrameShape(QFrame.Shape.NoFrame)
        self._view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._view.setBackgroundBrush(felt)
        self._view.resize(size)
        self._driver = _Driver(application, self._view.viewport())
        self._view.show()
        wide = self._layout.card.width()
        fan = self._layout.hand_spots(len(_FACES))
        self._homes = fan.spots
        self._cards = [self._card(like, name, wide) for name in _FACES]

    def _card(self, like: TableView, name: str, wide: float) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(like.deck.render_now(name, wide))
        item.setOffset(-wide / 2, -self._layout.card.height() / 2)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._scene.addItem(item)
        return item

    def measure(self) -> Iterator[Frames]:
        """Return the frames of each motion."""
        dealer, middle = next(iter(self._layout.seats.values())), self._layout.centre
        self._lie([Spot(dealer)] * len(_FACES))
        self._driver.wait(0.3)
        yield self._fly("bare: deal", list(self._homes))
        yield self._driver.run("bare: hover sweep", _SWEEP_STEPS * FRAME, self._hover)
        yield self._drag()
        yield self._fly("bare: gather", [Spot(middle, 90)] * len(_FACES))
        self._view.close()

    def _lie(self, spots: list[Spot]) -> None:
        for item, spot in zip(self._cards, spots, strict=True):
            item.setPos(spot.centre)
            item.setRotation(spot.angle)

    def _fly(self, name: str, spots: list[Spot]) -> Frames:
        flight = QParallelAnimationGroup()
        for item, spot in zip(self._cards, spots, strict=True):
            motion = QVariantAnimation(flight)
            motion.setStartValue(item.pos())
            motion.setEndValue(spot.centre)
            motion.setDuration(4 * Duration.DEAL_PACKET)
            motion.setEasingCurve(QEasingCurve.Type.OutCubic)
            item.setRotation(spot.angle)
            motion.valueChanged.connect(item.setPos)
            flight.addAnimation(motion)
        flight.start()
        running = flight.State.Running
        return self._driver.run(name, LONGEST_TRICK, lambda _: flight.state() == running)

    def _hover(self, number: int) -> bool:
        point = _sweep(self._layout, number)
        nearest = min(range(len(_FACES)), key=lambda i: abs(self._homes[i].centre.x() - point.x()))
        lifted = [
            spot.moved(0, 28 if index == nearest else 0) for index, spot in enumerate(self._homes)
        ]
        self._lie(lifted)
        return True

    def _drag(self) -> Frames:
        item = self._cards[6]
        item.setZValue(1)

        def move(number: int) -> bool:
            item.setPos(_dragged_to(self._layout, number))
            return True

        return self._driver.run("bare: drag", _DRAG_STEPS * FRAME, move)
