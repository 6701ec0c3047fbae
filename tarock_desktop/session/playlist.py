"""What a teacher shows in an evening, one thing after another: games, hands, deals, incidents.

The file is TOML, `NAME.tarock-lecture`. Files it names lie beside it, or anywhere by their whole
path. docs/teaching.md describes it for readers.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.documents.conversion import convert
from tarock_desktop.documents.faults import fault
from tarock_desktop.documents.files import load
from tarock_desktop.journal.storage import replace_content

SUFFIX: Final = ".tarock-lecture"


class Shown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that is shown: a game, or a deal, or an incident."""

    game: str = ""
    """File of a saved game."""
    hand: int = 0
    """Of the game, from 1; 0: all of them."""
    deal: str = ""
    """File of a deal."""
    incident: str = ""
    """A row of a sheet: `SPJST-P15`."""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    lecture: str
    show: tuple[Shown, ...] = ()


class Playlist(Struct, frozen=True):
    """An evening."""

    title: str
    shown: tuple[Shown, ...]
    folder: Path
    """Where the file lies."""

    def path(self, name: str) -> Path:
        """Return where a file is that is named in it."""
        return self.folder / name

    def with_shown(self, shown: Shown) -> Playlist:
        """Return it with one thing more."""
        return replace(self, shown=(*self.shown, shown))

    def beside(self, path: Path) -> str:
        """Return how a file is named in it: by its name alone if it lies beside it."""
        is_beside = path.resolve().parent == self.folder.resolve()
        return path.name if is_beside else path.resolve().as_posix()


def load_playlist(path: Path) -> Playlist:
    """Return the playlist of a file.

    Raises:
        DocumentError: it can't be used; the sentence says where and why.
    """
    document = load(path)
    found = convert(document, _File)
    for number, shown in enumerate(found.show):
        named = [name for name in (shown.game, shown.deal, shown.incident) if name]
        if len(named) != 1:
            what = fault("one thing is shown after another: a game, a deal or an incident")
            raise document.error(("show", number), what)
        if shown.hand < 0 or (shown.hand and not shown.game):
            raise document.error(("show", number, "hand"), fault("only a game has this hand"))
    return Playlist(found.lecture, found.show, path.parent)


def save_playlist(playlist: Playlist, path: Path) -> None:
    """Write a playlist, whole or not at all.

    Raises:
        OSError: it can't be written.
    """
    lines = [f"lecture = {_text(playlist.title)}"]
    for shown in playlist.shown:
        lines += ["", "[[show]]"]
        for name in ("game", "deal", "incident"):
            if value := getattr(shown, name):
                lines.append(f"{name} = {_text(value)}")
        if shown.hand:
            lines.append(f"hand = {shown.hand}")
    replace_content(path, "".join(f"{line}\n" for line in lines).encode())


def _text(value: str) -> str:
    """Return a text as TOML writes it, which is as JSON does."""
    return json.dumps(value, ensure_ascii=False)
