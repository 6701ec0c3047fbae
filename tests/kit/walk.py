"""Drives the real window through every phase of seeded hands and saves pictures of it.

    python -m tests.kit.walk FOLDER --sizes 1024x768 --languages cs

For looking at the window in all sizes and languages, and for the pictures of the manual. What
the person answers is what a computer player would answer. With `--check` the geometry of every
picture is read, and only those are saved in which something is cut, covered or too small.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from msgspec import Struct
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tarock_desktop.documents.files import reason
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.session.preferences import Preferences
from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.ui.application.crash import tell
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.application.start import make_application
from tarock_desktop.ui.language.window_language import WindowLanguage
from tarock_desktop.ui.page.table_page import TablePage
from tarock_desktop.ui.style.tokens import THEMES, smallest_text
from tests.kit.walk_dialogs import played_folder
from tests.kit.walk_geometry import faults
from tests.kit.walker import Walker, settle

T = TypeVar("T")

SIZES: Final = ((640, 480), (1024, 768), (1440, 900), (1920, 1080))
_PLATFORM: Final = "QT_QPA_PLATFORM"
_SCREEN: Final = {
    "name": "large",
    "x": 0,
    "y": 0,
    "width": 3840,
    "height": 2160,
    "logicalDpi": 96,
    "logicalBaseDpi": 96,
    "dpr": 1,
}
EXIT_FAULTS: Final = 1
EXIT_CANNOT_SAVE: Final = 73
"""The folder for the pictures can't be made (EX_CANTCREAT of sysexits.h)."""


class Walk(Struct, frozen=True, kw_only=True):
    """How the window looks in one walk, and what is done there."""

    folder: Path
    """Where the pictures go."""
    language: str
    size: tuple[int, int]
    scale: int = 100
    """Size of the text in percent."""
    theme: str | None = None
    rulesets: tuple[str, ...] = tuple(FAMILY_OF)
    checks: bool = False
    """Whether geometry is read, and only pictures with a fault are saved."""


class Seen(Struct):
    """What a walk has come by."""

    names: list[str] = []
    """Of the places where it stopped."""
    faults: list[str] = []


def main(argv: Sequence[str] | None = None) -> int:
    """Walk in every size and language and return the exit code."""
    asked = _parser().parse_args(argv)
    _use_large_screen()
    _application = QApplication.instance() or make_application()
    qInstallMessageHandler(say)
    is_faulty = False
    for walk in _walks(asked):
        try:
            walk.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            tell(f"no pictures can be saved in {asked.folder}: {reason(error)}")
            return EXIT_CANNOT_SAVE
        seen = walk_once(walk)
        for fault in seen.faults:
            sys.stdout.write(f"{walk.folder}: {fault}\n")
        is_faulty = is_faulty or bool(seen.faults)
        sys.stdout.write(f"{walk.folder}: {len(seen.names)} pictures\n")
        sys.stdout.flush()
    return EXIT_FAULTS if is_faulty else 0


def _use_large_screen() -> None:
    """Let the screen of a machine without one be as large as the largest window of a walk.

    It is 800x800 otherwise, and dialogs are as large as their screen allows.
    """
    if os.environ.get(_PLATFORM) == "offscreen" and QApplication.instance() is None:
        file = Path(tempfile.mkdtemp()) / "screen.json"
        file.write_text(json.dumps({"screens": [_SCREEN]}), encoding="utf-8")
        os.environ[_PLATFORM] = f"offscreen:configfile={file}"


def _walks(asked: argparse.Namespace) -> list[Walk]:
    return [
        Walk(
            folder=asked.folder / _called(size, scale) / language,
            language=language,
            size=size,
            scale=scale,
            theme=asked.theme,
            rulesets=asked.rulesets,
            checks=asked.check,
        )
        for size in asked.sizes
        for scale in asked.scale
        for language in asked.languages
    ]


def _called(size: tuple[int, int], scale: int) -> str:
    width, height = size
    return f"{width}x{height}" if scale == 100 else f"{width}x{height}-{scale}"


def walk_once(walk: Walk) -> Seen:
    """Walk once and return what was seen."""
    spoken = WindowLanguage()
    spoken.use(walk.language)
    preferences = Preferences(
        language=walk.language,
        speed="instant",
        text_scale=walk.scale,
        theme=walk.theme or Preferences().theme,
        # The table does nothing for people: every question gets its picture.
        ceremony="own",
        single_answers="own",
        forced_card="never",
    )
    # For the dialogs that tell of saved games; the table's own games are saved nowhere.
    program = Program(preferences, spoken, played_folder())
    program.settings.are_kept = False
    # No picture with a card whose face is still being drawn.
    program.window.view.deck.synchronous = True
    program.window.resize(*walk.size)
    program.window.show()
    seen = Seen()

    def take(name: str, widget: QWidget) -> None:
        seen.names.append(name)
        file = f"{len(seen.names):02d}-{name}.png"
        wrong = _wrong(widget, walk.scale) if walk.checks else []
        if wrong or not walk.checks:
            widget.grab().save(str(walk.folder / file))
        seen.faults += [f"{file}: {fault}" for fault in wrong]

    Walker(program, take).walk(walk.rulesets)
    # What was typed for the pictures is not to be saved, and nobody is there to say so.
    program.window.may_close = lambda: True
    program.window.close()
    program.deleteLater()
    settle()
    return seen


def _wrong(widget: QWidget, scale: int) -> list[str]:
    """Return what is wrong with a window or dialog."""
    pages = [page for page in widget.findChildren(TablePage) if page.isVisible()]
    page = pages[0] if pages and not isinstance(widget, QDialog) else None
    least = smallest_text(scale) if page is None else page.least_text
    return faults(widget, page, least)


def _parser() -> argparse.ArgumentParser:
    codes = tuple(each.code for each in LANGUAGES)
    parser = argparse.ArgumentParser(
        prog="python -m tests.kit.walk",
        description="Drive the window through every phase of a hand and save pictures of it.",
        allow_abbrev=False,
    )
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--sizes", type=list_of(size_of), default=SIZES, metavar="WxH,...")
    parser.add_argument("--scale", type=list_of(_scale), default=(100,), metavar="PERCENT,...")
    for option, kind, known in (
        ("--languages", "language", codes),
        ("--rulesets", "ruleset", tuple(FAMILY_OF)),
    ):
        parser.add_argument(
            option, type=list_of(one_of(kind, known)), default=known, metavar="CODE,..."
        )
    parser.add_argument("--theme", choices=tuple(THEMES), help="colours of the window")
    parser.add_argument(
        "--check",
        action="store_true",
        help="say what is cut, covered or too small, and save only pictures of that",
    )
    return parser


def say(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Pass on what Qt says, but not that a platform without screen has no size hints."""
    del kind, context
    if "propagateSizeHints" not in message:
        sys.stderr.write(f"{message}\n")


def list_of(one: Callable[[str], T]) -> Callable[[str], tuple[T, ...]]:
    """Return what reads several values with commas between them."""
    return lambda text: tuple(one(each) for each in text.split(","))


def size_of(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not (cross and width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size: write 1024x768")
    return int(width), int(height)


def _scale(text: str) -> int:
    if not text.isdigit() or not 80 <= int(text) <= 200:
        raise argparse.ArgumentTypeError(f"{text!r} is no size of text: write 80 to 200")
    return int(text)


def one_of(kind: str, known: tuple[str, ...]) -> Callable[[str], str]:
    def read(code: str) -> str:
        if code not in known:
            raise argparse.ArgumentTypeError(
                f"{code!r} is no {kind} here; there are {', '.join(known)}"
            )
        return code

    return read


if __name__ == "__main__":
    sys.exit(main())
