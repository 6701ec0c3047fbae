"""Plays the first hand of somebody who knows nothing, by what the window shows him.

    python -m tests.kit.first_hand_walk FOLDER --languages cs --rulesets ziri

The newcomer reads texts and accessible names and clicks; he asks no engine. With `--hints` he
does at every question what the coach proposes. A line for each hand says how long it takes to
read two words a second and to act in six, with the motion as it was; a picture of every act is
saved. The exit code is 1 if a hand was not finished, something was refused, or it took too long.
"""

from __future__ import annotations

import argparse
import itertools
import random
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import (
    QCoreApplication,
    QEventLoop,
    QPoint,
    QPointF,
    Qt,
    QTimer,
    qInstallMessageHandler,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QWidget

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.session.preferences import Preferences
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.events import RulingIssued
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Watcher
from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.application.start import make_application
from tarock_desktop.ui.home.pick import PickScreen
from tarock_desktop.ui.language.window_language import WindowLanguage
from tarock_desktop.ui.prompts.option_row import OptionRow
from tarock_desktop.ui.scene.accessibility import CardButton
from tests.kit.walk import list_of, one_of, say, size_of

WORDS_A_SECOND: Final = 2
ACT: Final = 6.0
"""Seconds that an act takes somebody who does it for the first time."""
MOST_SECONDS: Final = 600
_PATIENCE: Final = 60.0
"""Seconds in which the table has to ask the newcomer something."""
_LOOK: Final = 0.4
"""Seconds after which everything stands where a question is asked."""
_GLANCE: Final = 5
"""Milliseconds from one look at the window to the next while waiting."""
_MOST_ACTS: Final = 120
LEFT: Final = Qt.MouseButton.LeftButton


class StuckError(Exception):
    """Nothing is to be seen that could be clicked."""


class Result(Struct):
    """What a first hand was like."""

    acts: int = 0
    words: int = 0
    """Words read: each text once."""
    words_first: int = 0
    """Different words before the first card."""
    motion: float = 0.0
    """Seconds in which the newcomer waited."""
    refused: int = 0
    is_over: bool = False

    @property
    def seconds(self) -> float:
        """Seconds from the first picture to the end of the hand."""
        return self.words / WORDS_A_SECOND + self.acts * ACT + self.motion


@final
class Newcomer:
    """Somebody in front of a window for the first time."""

    def __init__(
        self, program: Program, take: Callable[[str], None], *, asks_coach: bool = False
    ) -> None:
        self._program, self._take, self._asks_coach = program, take, asks_coach
        self._window = program.window
        self._random = random.Random(1)
        self._read: set[str] = set()
        self._different: set[str] = set()
        self._has_played = False
        self.result = Result()

    # ------------------------------------------------------------------ what he sees

    def texts(self) -> Iterator[str]:
        """Yield what can be read in the window."""
        for part in self._window.findChildren(QWidget):
            if not part.isVisible() or isinstance(part, CardButton):
                continue
            if isinstance(part, QComboBox):
                yield part.currentText()
            elif isinstance(part, QLabel | QAbstractButton):
                yield part.text()

    def read(self) -> None:
        """Read what was not there before."""
        for text in set(self.texts()) - self._read:
            words = re.findall(r"[^\W\d_]+", text.replace("&", "").casefold())
            self.result.words += len(words)
            self._read.add(text)
            if not self._has_played:
                self._different |= set(words)
        if not self._has_played:
            self.result.words_first = len(self._different)

    def _lit(self) -> list[CardButton]:
        """Return the cards of which is said that they may be chosen."""
        said = [_said("{card}, may be played"), _said("{card}, may be discarded")]
        cards = [each for each in self._window.findChildren(CardButton) if each.isVisible()]
        return [card for card in cards if any(each.search(card.accessibleName()) for each in said)]

    def _buttons(self) -> list[QAbstractButton]:
        """Return what can be clicked in the question, what is laid ready first."""
        prompt = self._window.page.host.prompt
        if prompt is None or not prompt.isVisible():
            return []
        found = [
            each
            for each in prompt.findChildren(QAbstractButton)
            if each.isVisible() and each.isEnabled()
        ]
        return sorted(found, key=lambda each: not each.hasFocus())

    def _point_of(self, card: CardButton) -> QPoint:
        """Return a point in the part of a card that no other one covers: eyes find it."""
        view = self._window.view
        place = view.spoken.cards.index(card)
        points = {
            QPoint(x, y): view.card_at(QPointF(x, y))
            for x in range(card.x(), card.x() + card.width(), 4)
            for y in range(card.y(), min(card.y() + card.height(), view.height()), 16)
        }
        picture = view.control.picture
        seen = None if picture is None else picture.hand[place]
        own = [at for at, item in points.items() if item is not None and item.card is seen]
        if not own:
            raise StuckError(f"{card.accessibleName()} is not to be seen")
        return own[len(own) // 2]

    # ------------------------------------------------------------------ what he does

    def sit_down(self, ruleset: str) -> None:
        """Go from the first page to the table."""
        self.read()
        self._take("welcome")
        self._click(self._program.home.page.screen_shown.new)
        pick = self._program.home.page.screen_shown
        if not isinstance(pick, PickScreen):
            raise StuckError("no table to pick from")
        self.read()
        self._take("pick")
        self._click(pick.sheets.tiles[ruleset])

    def play(self) -> None:
        """Play until the hand is over."""
        self._wait(self._may_act)
        self._look()
        while not self._is_over():
            self.read()
            if self.result.acts > _MOST_ACTS:
                raise StuckError("he has acted too often")
            before = self._seen_now()
            self._act()
            self._wait(lambda before=before: self._seen_now() != before)  # type: ignore[misc]
            self._wait(self._may_act)
            self._look()
        self.read()
        self._take("end")
        self.result.is_over = True

    def _act(self) -> None:
        if self._asks_coach:
            self._do_hint()
            return
        lit, buttons = self._lit(), self._buttons()
        rows = [each for each in buttons if isinstance(each, OptionRow)]
        done = [each for each in buttons if each not in rows]
        prompt = self._window.page.host.prompt
        if lit and not any(each.hasFocus() and each.isEnabled() for each in done):
            self._choose(self._random.choice(lit))
        elif done and (done[0].hasFocus() or not rows):
            self._click(done[0])
        elif rows:
            self._click(rows[0])
        else:
            raise StuckError(f"nothing to click in {type(prompt).__name__}")

    def _do_hint(self) -> None:
        hints = self._program.coach.hints
        self._click(hints.button)
        self._wait(lambda: hints.card.isVisible() and hints.card.do_button.isVisible())
        self.read()
        self._take("hint")
        self._has_played = self._has_played or bool(self._lit())
        self._click(hints.card.do_button)

    def _choose(self, card: CardButton) -> None:
        table = self._window.view.viewport()
        point = self._point_of(card)
        self.result.acts += 1
        is_play = bool(_said("{card}, may be played").search(card.accessibleName()))
        self._take(f"card-{self.result.acts}")
        if is_play:
            self._has_played = True
            QTest.mouseClick(table, LEFT, pos=point)
            QTest.mouseDClick(table, LEFT, pos=point)
        else:
            QTest.mouseClick(table, LEFT, pos=point)
        QApplication.processEvents()

    def _click(self, button: QAbstractButton) -> None:
        at = button.mapTo(self._window, button.rect().center())
        top = self._window.childAt(at)
        if top is not button and (top is None or not button.isAncestorOf(top)):
            raise StuckError(f"{type(top).__name__} lies over {button.text()!r}")
        self.result.acts += 1
        self._take(f"act-{self.result.acts}")
        QTest.mouseClick(button, LEFT)
        QApplication.processEvents()

    # ------------------------------------------------------------------ what he waits for

    def _may_act(self) -> bool:
        if self._is_over():
            return True
        if not self._window.view.is_settled:
            return False
        if self._asks_coach:
            return self._program.coach.hints.button.isVisible()
        return bool(self._lit() or self._buttons())

    def _seen_now(self) -> tuple[object, ...]:
        """Return what tells him that something has happened."""
        cards = tuple(card.accessibleName() for card in self._lit())
        return (cards, tuple((each.text(), each.isChecked()) for each in self._buttons()))

    def _is_over(self) -> bool:
        """Whether the page after the hand is there: the measurement's question, not his."""
        session = self._program.session
        if session is None or self._window.bridge is None:
            return False
        view = self._window.bridge.observation()
        return view.phase is Phase.BETWEEN and bool(view.round.hand_no)

    def _look(self) -> None:
        """Let what comes with a question come."""
        begin = time.monotonic()
        self._wait(lambda: time.monotonic() - begin > _LOOK)

    def _wait(self, until: Callable[[], bool]) -> None:
        begin = time.monotonic()
        while not until():
            if time.monotonic() - begin > _PATIENCE:
                shown = self._window.page.host.prompt
                raise StuckError(f"nothing happens at {type(shown).__name__}")
            pause = QEventLoop()
            QTimer.singleShot(_GLANCE, pause.quit)
            pause.exec()
        self.result.motion += time.monotonic() - begin


def _said(source: str) -> re.Pattern[str]:
    """Return what finds the beginning of a sentence about a card in the window's language."""
    whole = source + ", {place} of {count}"
    said = QCoreApplication.translate("TableSpeech", whole)
    return re.compile(
        "^"
        + re.escape(said)
        .replace(r"\{", "{")
        .replace(r"\}", "}")
        .replace("{card}", ".+")
        .replace("{place}", r"\d+")
        .replace("{count}", r"\d+")
        + "$"
    )


def walk_once(
    folder: Path,
    language: str,
    ruleset: str,
    *,
    size: tuple[int, int] = (1440, 900),
    speed: str = "normal",
    asks_coach: bool = False,
    pictures: bool = True,
) -> tuple[Result, str]:
    """Play one first hand; return what it was like, and what went wrong.

    *pictures*: every act is saved as one.
    """
    spoken = WindowLanguage()
    spoken.use(language)
    wrong = ""
    with tempfile.TemporaryDirectory() as games:
        program = Program(Preferences(language=language, speed=speed), spoken, Path(games))
        program.opener.seeds = Seeds("first")
        program.settings.are_kept = False
        program.window.resize(*size)
        program.window.show()
        program.window.activateWindow()
        program.home.open_first(None, None, is_known=False)
        QApplication.processEvents()
        numbers = itertools.count(1)

        def take(name: str) -> None:
            if pictures:
                program.window.grab().save(str(folder / f"{next(numbers):02d}-{name}.png"))

        newcomer = Newcomer(program, take, asks_coach=asks_coach)
        try:
            newcomer.sit_down(ruleset)
            newcomer.play()
        except StuckError as error:
            wrong = str(error)
            take("stuck")
        session = program.session
        if session is not None:
            happened = session.history(Watcher.PUBLIC)
            made = [event for event in happened if isinstance(event, RulingIssued)]
            newcomer.result.refused = len(made)
        program.window.close()
        program.window.deleteLater()
        QApplication.processEvents()
    return newcomer.result, wrong


def main(argv: Sequence[str] | None = None) -> int:
    """Print a line for each hand and return the exit code."""
    asked = _parser().parse_args(argv)
    _application = QApplication.instance() or make_application()
    qInstallMessageHandler(say)
    is_wrong = False
    for language in asked.languages:
        for ruleset in asked.rulesets:
            folder = asked.folder / f"{language}-{ruleset}"
            folder.mkdir(parents=True, exist_ok=True)
            result, wrong = walk_once(
                folder, language, ruleset,
                size=asked.size, speed=asked.speed, asks_coach=asked.hints,
            )  # fmt: skip
            failed = not result.is_over or result.refused or result.seconds > MOST_SECONDS
            is_wrong = is_wrong or bool(failed)
            sys.stdout.write(
                f"{language} {ruleset:12} {result.acts:3} acts {result.words:4} words "
                f"({result.words_first} different before the first card) "
                f"{result.motion:4.0f} s motion {result.seconds:4.0f} s in all "
                f"{result.refused} refused {wrong}\n"
            )
            sys.stdout.flush()
    return int(is_wrong)


def _parser() -> argparse.ArgumentParser:
    codes = tuple(each.code for each in LANGUAGES)
    parser = argparse.ArgumentParser(
        prog="python -m tests.kit.first_hand_walk", description=__doc__, allow_abbrev=False
    )
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--size", type=size_of, default=(1440, 900), metavar="WxH")
    parser.add_argument("--speed", default="normal", help="of the motion")
    parser.add_argument("--hints", action="store_true", help="do what the coach proposes")
    for option, kind, known in (
        ("--languages", "language", codes),
        ("--rulesets", "ruleset", tuple(FAMILY_OF)),
    ):
        parser.add_argument(
            option, type=list_of(one_of(kind, known)), default=known, metavar="CODE,..."
        )
    return parser


if __name__ == "__main__":
    sys.exit(main())
