"""Compares translations with their English texts."""

from __future__ import annotations

import re
import string
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tarock_desktop.texts.english import english_forms
from tarock_desktop.texts.linguist_file import Entry

NUMBER = "%n"
TAG = re.compile(r"</?\w[^<>]*>")
NOT_WORDS = re.compile(r"\{[^{}]*\}|%n|<[^<>]*>|&\w+;|[\W\d_]")


def read_names(file: Path) -> set[tuple[str, str]]:
    r"""Return the allowed (language code, text) pairs of the file of proper names.

    A line is ``cs de: Text`` or ``*: Text``; a line break in the text is written ``\n``.
    """
    names: set[tuple[str, str]] = set()
    if not file.is_file():
        return names
    for line in file.read_text("utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        codes, _, text = line.partition(": ")
        for code in ("cs", "sl", "de") if codes == "*" else codes.split():
            names.add((code, text.replace(r"\n", "\n")))
    return names


def placeholders(text: str) -> Counter[str]:
    """Return the ``{name}`` and ``%n`` placeholders of a text.

    Raises:
        ValueError: a brace is open, or a placeholder is more than a plain name.
    """
    found: Counter[str] = Counter()
    for _, name, form, conversion in string.Formatter().parse(text):
        if name is None:
            continue
        if not name.isidentifier() or form or conversion:
            message = f"{{{name}}} is not a plain name"
            raise ValueError(message)
        found[name] += 1
    found[NUMBER] = text.count(NUMBER)
    return found


def complaints_about(entry: Entry, code: str, names: set[tuple[str, str]]) -> Iterable[str]:
    """Give what is wrong with one message of a catalogue."""
    try:
        wanted = placeholders(entry.source)
    except ValueError as error:
        yield f"the English text is wrong: {error}"
        return
    if entry.state != "finished" or not all(form.strip() for form in entry.forms):
        yield "is not finished"
        return
    for form in entry.forms:
        yield from _form_complaints(entry, form, wanted)
    if code == "en":
        if entry.forms != english_forms(entry.source):
            yield "differs from the text in the program (run with --update)"
    elif _says_the_same(entry) and (code, entry.source) not in names:
        yield "is the same as in English (a proper name belongs on the list of names)"


def _form_complaints(entry: Entry, form: str, wanted: Counter[str]) -> Iterable[str]:
    try:
        found = placeholders(form)
    except ValueError as error:
        yield f"{form!r}: {error}"
        return
    if set(+found) != set(+wanted):
        yield f"{form!r} has {sorted(+found)} instead of {sorted(+wanted)}"
    if sorted(TAG.findall(form)) != sorted(TAG.findall(entry.source)):
        yield f"{form!r} has other mark-up"
    if (form[0].isspace(), form[-1].isspace()) != (
        entry.source[0].isspace(),
        entry.source[-1].isspace(),
    ):
        yield f"{form!r} begins or ends with another space"


def _says_the_same(entry: Entry) -> bool:
    return entry.source in entry.forms and bool(NOT_WORDS.sub("", entry.source))
