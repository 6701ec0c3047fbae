"""Finds sentences that are wrong once a name, an amount or the number 1 is put in.

The parts are ready-made: a name is always in the nominative, an amount agrees with no verb, and a
sentence with a number needs a form for one. ``docs/translating.md`` says how to write instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from tarock_desktop.texts.linguist_file import Entry

NAMES = "name|seat|player|step|target|item|contract|value"
"""Parameters that are filled with a name."""
BEFORE_NAME = {
    "cs": "je má by ať jako plný hra hru hrou hláška hlášku prémii pravidla místo místě a i nebo",
    "sl": "je ima bi da kot polni igra igro napoved premijo pravil sedež sedeža sedežu in ali",
}
"""Words a name may follow: a noun that it stands beside, or what leaves it a subject."""
OTHER_CASE = {
    "cs": "od do z ze s bez k ke u v ve po při před mezi",
    "sl": "od do z s iz brez k h pri ob v po pred med",
}
"""Prepositions that want another case than the two in which amounts are given."""
AGREEING = {
    "en": "is are was were has have goes go",
    "cs": "je jsou jde jdou zůstává zůstávají",
    "sl": "je so gre gredo ostane ostanejo",
    "de": "ist sind wird werden geht gehen hat haben",
}
"""Verbs that would have to agree with an amount or a list in front of them."""
PLURAL_BEFORE_ONE = {
    "en": "your these those next last first all other",
    "cs": "vaše vašich těchto všech další dalších poslední posledních",
    "sl": "vaše vaših teh vseh naslednje naslednjih zadnje zadnjih",
    "de": "ihre ihrer ihren diese dieser diesen alle aller allen nächsten letzten ersten",
}
PLURAL_AFTER_ONE = {
    "en": "are were have do count go lie",
    "cs": "jsou zbývají zůstávají mají",
    "sl": "so ostanejo imajo štejejo",
    "de": "sind werden haben bleiben zählen liegen",
}
TAKING = {
    "cs": "má máte bere dá platí odkládá odložte snímá sejmout",
    "sl": "ima imate vzame da plača založi založite zalaga privzdigne privzdigni",
}
"""Verbs after which a noun is an object."""
FEMININE = "karta|hra|igra|koruna|sekunda|točka"


def _words(text: str) -> str:
    return "|".join(text.split())


def grammar_complaints(entry: Entry, form: str, code: str) -> Iterable[str]:
    """Give what is wrong with one text when its parameters are filled in."""
    found = _name_as_object(form, code) or _amount_in_a_sentence(form, code)
    if found:
        yield f"{form!r} says {found!r}: what is put in cannot be inflected or agreed with"
    if entry.plural and form == entry.forms[0] != entry.forms[-1]:
        wrong = _wrong_for_one(form, code)
        if wrong:
            yield f"{form!r} says {wrong!r}, which is wrong for 1"


def _name_as_object(form: str, code: str) -> str | None:
    """Return a name after a word that would have to inflect it."""
    if code not in BEFORE_NAME:
        return None
    before = rf"(?!(?:{_words(BEFORE_NAME[code])})\b)[^\W\d_]+"
    return _found(rf"(?<![^\W\d_]){before} \{{(?:{NAMES})\}}", form)


def _amount_in_a_sentence(form: str, code: str) -> str | None:
    """Return an amount or a list with a verb that would have to agree, or a preposition."""
    agreeing = rf"\{{(?:amount|cards)\}} (?:{_words(AGREEING[code])})\b"
    if code not in OTHER_CASE:
        return _found(agreeing, form)
    after = rf"\b(?:{_words(OTHER_CASE[code])}) \{{amount(?:_object)?\}}"
    return _found(agreeing, form) or _found(after, form)


def _wrong_for_one(form: str, code: str) -> str | None:
    """Return what does not fit the number 1 in the first form of a text."""
    plural = (
        rf"\b(?:{_words(PLURAL_BEFORE_ONE[code])}) %n\b",
        rf"%n \w+(?: \w+)? (?:{_words(PLURAL_AFTER_ONE[code])})\b",
    )
    subject = (rf"\b(?:{_words(TAKING[code])}) %n (?:{FEMININE})\b",) if code in TAKING else ()
    return next((found for each in (*plural, *subject) if (found := _found(each, form))), None)


def _found(pattern: str, form: str) -> str | None:
    match = re.search(pattern, form, re.IGNORECASE)
    return match.group() if match else None
