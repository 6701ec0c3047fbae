"""Compares translations with their English texts."""

from __future__ import annotations

import re
import string
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from _catalogue_grammar import grammar_complaints

from tarock_desktop.texts.english import english_forms
from tarock_desktop.texts.linguist_file import Entry

NUMBER = "%n"
TAG = re.compile(r"</?\w[^<>]*>")
BRACKETS = re.compile(r"\([^()]*\)")
FORBIDDEN = {
    "cs": {
        r"viní[kc]": "provinilec",
        r"soupeř": "protihráč",
        r"\bmond(?!fang)": "mont",
        r"ohlášk": "hláška",
        r"\bpas(oval|uj)": "říci „dál“",
        r"\boč(i|í|ím|ima|ích)\b": "bod",
    },
    "sl": {
        r"renonc(?!e\b)": "renons",
        r"pagát": "pagat",
        r"valát": "valat",
        r"škýz": "škis",
        r"\boč(i|es)": "točka",
        r"faktor": "množitelj",
        r"delivec": "delilec",
    },
    "de": {
        r"\bGebot(e|s|es)?\b": "Ansage",
        r"\bHalters?\b": "Inhaber",
        r"\bSchuldige[nr]?\b": "Verursacher",
        r"\bEinspr[uü]ch": "Reklamation",
        r"\bDarlehens?\b": "Bankschuld",
        r"\bAlleinspieler": "Einzelspieler",
        r"\bGegenseite\b": "Gegner",
        r"\bam Zug\b": "an der Reihe",
        r"\bstatt dessen\b": "stattdessen",
        r"\bnicht bediente": "Renonce",
        r"\bHaléř": "Heller",
        r"\b(sagt|sagen) weiter\b": "sagt „weiter“",
        r"\bübernommen\b": "überstochen",
    },
}
"""Words that a language does not use, and the word it uses instead (``docs/glossary.md``)."""
SAID_BY_A_SHEET = {"bod": "Czech"}
"""Where the other word is right: the Czech sheet counts eyes (*oči*)."""
LONGEST_NAME = 2
"""Words of a name that may stay as it is in English."""
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
        yield from _forbidden_words(entry, form, code)
        yield from grammar_complaints(entry, form, code)
    if code == "en":
        if entry.forms != english_forms(entry.source):
            yield "differs from the text in the program (run with --update)"
    elif _says_the_same(entry) and (code, entry.source) not in names:
        yield "is the same as in English (a proper name belongs on the list of names)"
    elif _says_the_same(entry) and len(NOT_WORDS.sub(" ", entry.source).split()) > LONGEST_NAME:
        yield "is a sentence that is the same as in English, not a name"


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


def _forbidden_words(entry: Entry, form: str, code: str) -> Iterable[str]:
    """Give the words of one text that the language does not use; brackets may hold any name."""
    text = BRACKETS.sub("", form)
    for pattern, better in FORBIDDEN.get(code, {}).items():
        if better in SAID_BY_A_SHEET and entry.context.startswith(SAID_BY_A_SHEET[better]):
            continue
        found = re.search(pattern, text, re.IGNORECASE)
        if found:
            yield f"{form!r} says {found.group()!r}; the word is {better!r}"


def _says_the_same(entry: Entry) -> bool:
    return entry.source in entry.forms and bool(NOT_WORDS.sub("", entry.source))
