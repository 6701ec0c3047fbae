"""The arguments of ``tarock-desktop``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from tarock_desktop import __version__
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.session.deal_number import DealNumber, NumberError, parse_number
from tarock_desktop.session.saves import LECTURE
from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.ui.style.tokens import THEMES

_OF_QT: Final = MappingProxyType(
    dict.fromkeys(
        (
            "display",
            "geometry",
            "platform",
            "platformpluginpath",
            "platformtheme",
            "plugin",
            "qwindowgeometry",
            "qwindowicon",
            "qwindowtitle",
            "session",
            "style",
            "stylesheet",
        ),
        True,
    )
    | dict.fromkeys(("dograb", "nograb", "reverse", "sync", "widgetcount"), False)
)
"""Arguments of Qt by name, and whether a value follows."""


class Arguments(Struct, frozen=True, kw_only=True):
    """What was asked for on the command line."""

    game: Path | None
    """A saved game to go on with."""
    lecture: Path | None
    """A playlist to show."""
    deal: Path | None
    number: DealNumber | None
    """A deal to play by its number."""
    ruleset: str
    """The ruleset by which that is played; empty: as usual."""
    language: str | None
    theme: str | None
    time_startup: bool
    """Whether to open a table that is saved nowhere, say how long that took, and end."""
    bench_frames: bool
    """Whether to measure the frames of the table, print them, and end."""
    rest: tuple[str, ...]
    """Arguments for Qt."""


def parse(arguments: Sequence[str]) -> Arguments:
    """Return the arguments; ends the program for --help, --version and mistakes."""
    parser = _parser()
    own, of_qt = _divided(arguments)
    found, unknown = parser.parse_known_args(own)
    if unknown:
        parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    is_lecture = found.game is not None and found.game.suffix == LECTURE
    return Arguments(
        game=None if is_lecture else found.game,
        lecture=found.game if is_lecture else None,
        deal=found.deal,
        number=found.number,
        ruleset=found.ruleset,
        language=found.language,
        theme=found.theme,
        time_startup=found.time_startup,
        bench_frames=found.bench_frames,
        rest=of_qt,
    )


def _parser() -> argparse.ArgumentParser:
    codes = tuple(each.code for each in LANGUAGES)
    parser = argparse.ArgumentParser(
        prog="tarock-desktop",
        description="A tarock table with a referee who explains every ruling.",
        epilog="Arguments of Qt, such as -platform NAME, are understood too.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Tarock Desktop {__version__}")
    parser.add_argument(
        "game",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="go on with this game, or show this playlist",
    )
    parser.add_argument("--deal", type=Path, metavar="FILE", help="play the deal in this file")
    parser.add_argument(
        "--number", type=_number, metavar="NUMBER", help="play the deal with this number"
    )
    parser.add_argument(
        "--ruleset",
        choices=tuple(FAMILY_OF),
        default="",
        help="the ruleset for --number (default: the first one of the language)",
    )
    parser.add_argument("--language", choices=codes, help="language of the window, this time")
    parser.add_argument("--theme", choices=tuple(THEMES), help="colours of the window, this time")
    parser.add_argument(
        "--time-startup",
        action="store_true",
        help="open a table that is not saved, print the seconds until it was shown, and end",
    )
    parser.add_argument(
        "--bench-frames",
        action="store_true",
        help="move cards on a table of 1440x900 and on a bare table of Qt, print how long the"
        " frames took, and end",
    )
    return parser


def _number(text: str) -> DealNumber:
    """Return the deal number that was typed."""
    try:
        return parse_number(text)
    except NumberError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _divided(arguments: Sequence[str]) -> tuple[list[str], tuple[str, ...]]:
    """Return the arguments of the program and those of Qt, whose values look like a file."""
    own: list[str] = []
    of_qt: list[str] = []
    words = iter(arguments)
    for word in words:
        name, _, value = word.removeprefix("-").removeprefix("-").partition("=")
        if not word.startswith("-") or name not in _OF_QT:
            own.append(word)
            continue
        of_qt.append(word)
        if _OF_QT[name] and not value:
            of_qt.extend(islice(words, 1))
    return own, tuple(of_qt)
