"""Arguments of a command line as rulesets, table options, levels, seats and viewers."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache

from tarock_desktop.bots.levels import BOTS
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.names import nearest, unknown
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.table.seats import Seat, Viewer, Watcher
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import language
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import Choice, Choices, OptionError, load_variant
from tarock_desktop.variants.schema import Sheet

_NUMBER = re.compile(r"-?[0-9]{1,9}")


class UsageError(ValueError):
    """An argument that cannot be used; the text says which and why."""


def parse_choices(words: Sequence[str]) -> dict[str, Choice]:
    """Return the table options of `name=value` arguments.

    >>> parse_choices(["stack_values=true", "loan_unit=10", "omission_test=judge"])
    {'stack_values': True, 'loan_unit': 10, 'omission_test': 'judge'}
    """
    choices: dict[str, Choice] = {}
    for word in words:
        name, mark, value = word.partition("=")
        if not (name and mark and value):
            raise UsageError(f"a table option is written NAME=VALUE, not {word[:40]!r}")
        choices[name] = _choice(value)
    return choices


def wanted_choices(ruleset: str, preset: str | None, words: Sequence[str]) -> dict[str, Choice]:
    """Return the table options of a preset and of `name=value` arguments, which overrule it.

    Raises:
        UsageError: an argument, the ruleset or the preset is unknown.
    """
    if preset is None:
        return parse_choices(words)
    presets = {each.id: each for each in open_variant(ruleset, {}).sheet.preset}
    if preset not in presets:
        if not presets:
            raise UsageError(f"the ruleset {ruleset} has no presets")
        raise UsageError(_unknown("preset", preset, presets))
    return {**presets[preset].options, **parse_choices(words)}


def _choice(value: str) -> Choice:
    if value in ("true", "false"):
        return value == "true"
    return int(value) if _NUMBER.fullmatch(value) else value


def open_variant(ruleset: str, choices: Choices) -> Variant:
    """Return a ruleset with table options.

    Raises:
        UsageError: there is no such ruleset or option, or its file is damaged.
    """
    if ruleset not in FAMILY_OF:
        raise UsageError(_unknown("ruleset", ruleset, FAMILY_OF))
    try:
        return load_variant(ruleset, choices)
    except (OptionError, DocumentError) as error:
        raise UsageError(str(error)) from None


@cache
def known_variant(ruleset: str, options: tuple[tuple[str, Choice], ...]) -> Variant:
    """Return a ruleset with table options, read once in each process."""
    return open_variant(ruleset, dict(options))


def _unknown(kind: str, name: str, known: Collection[str]) -> str:
    """Return the sentence about an unknown name; without a similar one it lists them all."""
    sentence = unknown(kind, name, known)
    return sentence if nearest(name, known) else f"{sentence}; there are {', '.join(known)}"


def parse_levels(text: str | None, variant: Variant) -> tuple[str, ...]:
    """Return the level of each seat of `club,club,novice,club`; `None`: `club` everywhere.

    Raises:
        UsageError: a level is unknown, or the ruleset is not played by so many.
    """
    players = variant.sheet.ruleset.players
    if text is None:
        return ("club",) * max(players)
    levels = tuple(word.strip() for word in text.split(","))
    for level in levels:
        if level not in BOTS:
            raise UsageError(_unknown("level", level, BOTS))
    if len(levels) not in players:
        wanted = " or ".join(str(count) for count in sorted(players))
        raise UsageError(
            f"{variant.sheet.ruleset.name} is played by {wanted}; {len(levels)} seats are named"
        )
    return levels


def parse_row(name: str | None, variant: Variant) -> str | None:
    """Return the row of the sheet's irregularities with this id, in whatever case it is written.

    Raises:
        UsageError: the sheet has none.
    """
    if name is None:
        return None
    rows = {row.id.casefold(): row.id for row in variant.sheet.irregularity}
    row = rows.get(name.casefold())
    if row is None:
        raise UsageError(unknown("irregularity", name, tuple(rows.values())))
    return row


def seat_letter(seat: int) -> str:
    """Return the letter of a seat: A for seat 0."""
    return chr(ord("A") + seat)


def parse_seat(text: str, players: int) -> Seat:
    """Return the seat of a letter.

    Raises:
        UsageError: it is none of this table.
    """
    letters = [seat_letter(seat) for seat in range(players)]
    if text.upper() not in letters:
        raise UsageError(f"a seat is one of {', '.join(letters)}, not {text[:20]!r}")
    return Seat(letters.index(text.upper()))


def parse_viewer(text: str, players: int) -> Viewer:
    """Return the viewer: a seat's letter, `public` or `referee`.

    Raises:
        UsageError: it is none of these.
    """
    for watcher in Watcher:
        if text == watcher.value:
            return watcher
    return parse_seat(text, players)


def open_words(sheet: Sheet, names: Sequence[str], code: str) -> Words:
    """Return the words for a sheet and the people at a table, in the language *code*."""
    return Words(read_catalogue(language(code)), sheet, names)
