"""The arguments of ``tarock-desktop``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from tarock_desktop import __version__
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

    deal: Path | None
    language: str | None
    theme: str | None
    rest: tuple[str, ...]
    """Arguments for Qt."""


def parse(arguments: Sequence[str]) -> Arguments:
    """Return the arguments; ends the program for --help, --version and mistakes."""
    parser = _parser()
    found, rest = parser.parse_known_args(list(arguments))
    unknown = _not_for_qt(rest)
    if unknown:
        parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    return Arguments(
        deal=found.deal,
        language=found.language,
        theme=found.theme,
        rest=tuple(rest),
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
    parser.add_argument("--deal", type=Path, metavar="FILE", help="play the deal in this file")
    parser.add_argument("--language", choices=codes, help="language of the window, this time")
    parser.add_argument("--theme", choices=tuple(THEMES), help="colours of the window, this time")
    return parser


def _not_for_qt(rest: Sequence[str]) -> tuple[str, ...]:
    """Return the arguments that Qt does not know either."""
    unknown: list[str] = []
    words = iter(rest)
    for word in words:
        name, _, value = word.removeprefix("-").removeprefix("-").partition("=")
        if not word.startswith("-") or name not in _OF_QT:
            unknown.append(word)
        elif _OF_QT[name] and not value:
            next(words, None)
    return tuple(unknown)
