"""The settings of the person at this computer, and the file they are kept in."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from tarock_desktop.documents.errors import START, DocumentError, Position
from tarock_desktop.documents.faults import fault
from tarock_desktop.documents.files import reason
from tarock_desktop.documents.names import quoted
from tarock_desktop.documents.people import clean_line, folded, is_name
from tarock_desktop.journal.columns import column_of
from tarock_desktop.journal.sharing import alone_in
from tarock_desktop.journal.storage import kept_aside, name_aside, replace_content
from tarock_desktop.paths import config_folder

FILE_NAME: Final = "settings.json"
MAX_FILE: Final = 64 << 10
"""The largest settings file that is read, in bytes."""
SEATS: Final = 6
"""As many seats as the largest table has."""

Speed = Literal["half", "normal", "double", "instant"]
SPEEDS: Final[Mapping[str, float]] = {"half": 0.5, "normal": 1.0, "double": 2.0, "instant": 0.0}
"""Factor of each speed; 0: everything is at its place at once."""


class Preferences(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings. `SETTINGS` tells what each can be."""

    language: str = "system"
    """Code of a language, or `system`: what the desktop asks for."""
    theme: str = "system"
    """Colours of the window, or `system`: light or dark as the desktop is."""
    felt: str = "theme"
    """Colour of the felt, or `theme`: the one that belongs to the theme."""
    palette: str = "normal"
    """Colours of the cards."""
    back: str = "stars"
    """Back of the cards."""
    index: str = "letters"
    """What stands in the corners of the cards."""
    index_language: str = "sheet"
    """Language of the letters on the cards, or `sheet`: as the rule sheet has them."""
    text_scale: int = 100
    """Size of all text, in percent."""
    side_panel: str = "auto"
    """Whether the side panel is open or folded; `auto`: as there is room."""
    speed: str = "normal"
    reduced_motion: bool = False
    sound: bool = False
    volume: int = 60
    """Loudness of the sounds, in percent."""
    help_level: str = "always"
    """When legal cards are marked."""
    points: str = "fractions"
    """How points are shown that are no whole numbers: `fractions`, or `whole`."""
    single_click: bool = False
    """Whether one click plays a card."""
    ceremony: str = "auto"
    """Who shuffles, cuts and takes a packet: the table, or people their `own` hands."""
    single_answers: str = "auto"
    """Who gives the only answer there is."""
    forced_card: str = "last"
    """Which card the table plays: the `last` of a hand, an `only` legal one, or none."""
    resting: str = "watch"
    """What happens in a hand in which everybody at this screen rests: they `watch`, or it is run
    `fast`."""
    letter_keys: bool = True
    """Whether single letters are shortcuts."""
    curtain: str = "tap"
    """How the curtain opens: with a tap, or while a key is held."""
    curtain_idle: str = "60"
    """After so many seconds without any input the curtain falls by itself, or `never`."""
    menu_bar: bool = False
    """Whether the menus are in a bar too; where the system expects one they always are."""
    start: str = "home"
    """What the program opens with: the first page (`home`), or the `table` of the last game."""
    names: tuple[str, ...] = ("", "", "", "", "", "")
    """Names by seat; an empty one stands for the name the program gives."""
    players: tuple[str, ...] = ("human", "club", "club", "club", "club", "club")
    """Who plays at each seat in a new game: `human`, or the level of a computer player."""

    @property
    def pace(self) -> float:
        """The factor of the speed; 0: everything is at its place at once."""
        return SPEEDS[self.speed]

    @property
    def opens_side_panel(self) -> bool | None:
        """Whether the side panel is open; `None`: as there is room."""
        return None if self.side_panel == "auto" else self.side_panel == "open"

    @property
    def idle_seconds(self) -> int:
        """After so many seconds without any input the curtain falls by itself; 0: never."""
        return 0 if self.curtain_idle == "never" else int(self.curtain_idle)


Value = str | int | bool | tuple[str, ...]


class Setting(Struct, frozen=True):
    """What one setting can be; a dialog is built from these."""

    id: str
    """Name of the field of `Preferences`."""
    group: str
    """`language`, `table`, `cards`, `sound`, `play` or `seats`."""
    choices: tuple[str, ...] = ()
    """The words it can be, in the order they are shown; empty for other kinds."""
    former: tuple[str, ...] = ()
    """Words of earlier versions: no mistake in a file, but the default stands for them."""
    least: int = 0
    most: int = 0
    step: int = 1
    """For numbers."""

    @property
    def default(self) -> Value:
        """What it is until somebody chooses."""
        value: Value = getattr(Preferences(), self.id)
        return value

    def allows(self, value: object) -> bool:
        """Return whether *value* can be chosen."""
        default = self.default
        if isinstance(default, tuple):
            return (
                isinstance(value, list | tuple)
                and len(value) == SEATS
                and all(isinstance(item, str) and self._allows_item(item) for item in value)
            )
        if type(value) is not type(default):
            return False
        if isinstance(value, int) and not isinstance(value, bool):
            return self.least <= value <= self.most
        return not self.choices or value in self.choices

    def _allows_item(self, item: str) -> bool:
        if self.choices:
            return item in self.choices
        return not item or is_name(item)

    def usable(self, value: object) -> object:
        """Return what can be used of *value*: in a list the default stands for a bad item only."""
        default = self.default
        if not isinstance(default, tuple):
            return value if self.allows(value) else default
        if not isinstance(value, list | tuple) or len(value) != SEATS:
            return default
        return tuple(
            (item if self.choices else clean_line(item))
            if isinstance(item, str) and self._allows_item(item)
            else usual
            for item, usual in zip(value, default, strict=True)
        )


SETTINGS: Final = (
    Setting("language", "language", choices=("system", "en", "cs", "sl", "de")),
    Setting("theme", "table", choices=("system", "green-baize", "evening", "bright-room")),
    Setting("felt", "table", choices=("theme", "green", "wine", "blue")),
    Setting("text_scale", "table", least=80, most=200, step=10),
    Setting("side_panel", "table", choices=("auto", "open", "folded")),
    Setting("speed", "table", choices=tuple(SPEEDS)),
    Setting("reduced_motion", "table"),
    Setting("points", "table", choices=("fractions", "whole")),
    Setting("palette", "cards", choices=("normal", "four", "contrast", "dark")),
    Setting("back", "cards", choices=("stars", "blueprint", "cross-stitch", "linden")),
    Setting("index", "cards", choices=("letters", "two letters", "symbols", "off")),
    Setting("index_language", "cards", choices=("sheet", "en_US", "en", "cs", "sl", "de")),
    Setting("sound", "sound"),
    Setting("volume", "sound", least=0, most=100, step=10),
    Setting("menu_bar", "table"),
    Setting("start", "play", choices=("home", "table")),
    Setting("help_level", "play", choices=("off", "on request", "always")),
    Setting("single_click", "play"),
    Setting("ceremony", "play", choices=("auto", "own")),
    Setting("single_answers", "play", choices=("auto", "own")),
    Setting("forced_card", "play", choices=("last", "only", "never")),
    Setting("resting", "play", choices=("watch", "fast")),
    Setting("letter_keys", "play"),
    Setting("curtain", "play", choices=("tap", "hold"), former=("auto",)),
    Setting("curtain_idle", "play", choices=("30", "60", "180", "never")),
    Setting("names", "seats"),
    Setting("players", "seats", choices=("human", "novice", "club", "master")),
)
"""Every setting once, in the order of the dialog."""


class LoadedPreferences(Struct, frozen=True):
    """The settings, and what was wrong with their file."""

    preferences: Preferences
    report: DocumentError | None = None
    """The first thing that was wrong; the file lies beside it under a new name."""


def preferences_path() -> Path:
    """Return where the settings are kept."""
    return config_folder() / FILE_NAME


def load_preferences(path: Path) -> LoadedPreferences:
    """Return the settings of a file; the default stands where it says nothing usable.

    A file with anything wrong in it is kept under a new name; what is right in it is used.
    """
    try:
        if not path.exists():
            return LoadedPreferences(Preferences())
        values, report = _read(path)
        if report is not None:
            kept_aside(path)
    except OSError as error:
        what = fault("the settings cannot be read: {reason}", reason=reason(error))
        return LoadedPreferences(Preferences(), DocumentError(str(path), START, what))
    return LoadedPreferences(msgspec.convert(values, Preferences), report)


def names_without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """Return the names by seat without one; the name that the program gives stands for it."""
    return tuple("" if folded(each) == folded(name) else each for each in names)


def save_preferences(preferences: Preferences, path: Path) -> None:
    """Write the settings; at every moment the file has either the old or the new ones.

    Raises:
        DocumentError: they can't be written; the file is as it was.
    """
    content = msgspec.json.format(msgspec.json.encode(preferences), indent=2) + b"\n"
    try:
        replace_content(path, content)
    except OSError as error:
        raise _unsaved(path, error) from None


def change_preferences(before: Preferences, changes: Mapping[str, Value], path: Path) -> None:
    """Write *changes* of the settings *before*; what another window has changed stays.

    Raises:
        DocumentError: they can't be written; the file is as it was.
    """
    after = msgspec.structs.replace(before, **changes)
    try:
        with alone_in(path.parent):
            there = before
            if path.exists():
                values, report = _read(path)
                there = msgspec.convert(values, Preferences)
                if report is not None:
                    shutil.copyfile(path, name_aside(path))
            merged = {
                name: _merged(getattr(there, name), getattr(before, name), getattr(after, name))
                for name in changes
            }
            save_preferences(msgspec.structs.replace(there, **merged), path)
    except OSError as error:
        raise _unsaved(path, error) from None


def _unsaved(path: Path, error: OSError) -> DocumentError:
    what = fault("the settings cannot be saved: {reason}", reason=reason(error))
    return DocumentError(str(path), START, what)


def _merged(there: Value, before: Value, after: Value) -> Value:
    """Return a setting after a change; in a list only what was changed is another."""
    if isinstance(there, tuple) and isinstance(before, tuple) and isinstance(after, tuple):
        three = zip(there, before, after, strict=True)
        return tuple(new if new != old else now for now, old, new in three)
    return after


def _read(path: Path) -> tuple[dict[str, object], DocumentError | None]:
    if not path.is_file():
        return {}, DocumentError(str(path), START, fault("this is not a file"))
    with path.open("rb") as file:
        content = file.read(MAX_FILE + 1)
    if len(content) > MAX_FILE:
        what = fault("the file is larger than {most} bytes", most=MAX_FILE)
        return {}, DocumentError(str(path), START, what)
    try:
        text = content.decode("utf-8-sig")
        plain = msgspec.json.decode(text, type=dict[str, object])
    except (UnicodeDecodeError, RecursionError, msgspec.MsgspecError):
        what = fault("these are not the settings of this program")
        return {}, DocumentError(str(path), START, what)
    return _checked(plain, text, str(path))


def _checked(
    plain: Mapping[str, object], text: str, name: str
) -> tuple[dict[str, object], DocumentError | None]:
    """Return what can be used of the settings in a file, and the first mistake."""
    known = {setting.id: setting for setting in SETTINGS}
    usable = {}
    mistakes: list[DocumentError] = []
    for key, value in plain.items():
        # A setting of another version is no mistake.
        if key not in known:
            continue
        usable[key] = known[key].usable(value)
        if not known[key].allows(value) and value not in known[key].former:
            what = fault("{key} can't be this; the default is used", key=quoted(key))
            mistakes.append(DocumentError(name, _place(text, key), what))
    return usable, min(mistakes, key=lambda mistake: mistake.position, default=None)


def _place(text: str, key: str) -> Position:
    at = column_of(text, f"$.{key}") - 1
    return Position(text.count("\n", 0, at) + 1, at - (text.rfind("\n", 0, at) + 1) + 1)
