"""What a teacher shows in an evening, one thing after another: games, deals, ready-made hands.

The file is TOML, `NAME.tarock-lecture`. Files it names lie beside it, or anywhere by their whole
path; ready-made hands and incidents come with the program, and are named by their id.
docs/teaching.md describes it for readers.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cases.incidents import UnknownIncidentError, find_row, incident_rows
from tarock_desktop.documents.conversion import convert
from tarock_desktop.documents.faults import fault, not_known
from tarock_desktop.documents.files import load
from tarock_desktop.documents.toml import Document
from tarock_desktop.journal.storage import replace_content
from tarock_desktop.learning.demonstrations import FOLDER
from tarock_desktop.resources import data
from tarock_desktop.session.saves import LECTURE

KINDS: Final = ("game", "deal", "ready", "incident")


class Shown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that is shown, of one of the `KINDS`."""

    game: str = ""
    """File of a saved game."""
    hand: int = 0
    """Of the game, from 1; 0: all of them."""
    deal: str = ""
    """File of a deal."""
    ready: str = ""
    """A hand that comes with the program, by its id: `spjst-pagat`."""
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

    Whether its games and deals are there is seen when they are wanted: they may still come.

    Raises:
        DocumentError: it can't be used; the sentence says where and why.
    """
    document = load(path)
    found = convert(document, _File)
    shown = tuple(_checked(document, number, each) for number, each in enumerate(found.show))
    return Playlist(found.lecture, shown, path.parent)


def first_evening(ruleset: str) -> Path:
    """Return the playlist that comes with the program: the ready-made hands of a ruleset."""
    return data("lessons") / "first-evening" / f"{ruleset}{LECTURE}"


def _checked(document: Document, number: int, shown: Shown) -> Shown:
    """Return one thing that is shown, an incident as its sheet writes it.

    Raises:
        DocumentError: nothing can be shown that is named like this.
    """
    if len([name for name in KINDS if getattr(shown, name)]) != 1:
        what = fault(
            "one thing is shown after another: a game, a deal, a ready-made hand or an incident"
        )
        raise document.error(("show", number), what)
    if shown.hand < 0 or (shown.hand and not shown.game):
        raise document.error(("show", number, "hand"), fault("only a game has this hand"))
    if shown.ready:
        known = [file.stem for file in (data("lessons") / FOLDER).glob("*.toml")]
        if shown.ready not in known:
            what = not_known("ready-made hand", shown.ready, sorted(known))
            raise document.error(("show", number, "ready"), what)
    if not shown.incident:
        return shown
    try:
        return replace(shown, incident=find_row(shown.incident))
    except UnknownIncidentError:
        what = not_known("incident", shown.incident, incident_rows())
        raise document.error(("show", number, "incident"), what) from None


def save_playlist(playlist: Playlist, path: Path) -> None:
    """Write a playlist, whole or not at all.

    Raises:
        OSError: it can't be written.
    """
    lines = [f"lecture = {_text(playlist.title)}"]
    for shown in playlist.shown:
        lines += ["", "[[show]]"]
        for name in KINDS:
            if value := getattr(shown, name):
                lines.append(f"{name} = {_text(value)}")
        if shown.hand:
            lines.append(f"hand = {shown.hand}")
    replace_content(path, "".join(f"{line}\n" for line in lines).encode())


def _text(value: str) -> str:
    """Return a text as TOML writes it, which is as JSON does."""
    return json.dumps(value, ensure_ascii=False)
