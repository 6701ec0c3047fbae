"""A language for tests: every marked text is longer, accented and in brackets.

What shows without brackets on the screen was never marked for translation; what is cut off has too
little room.
"""

from __future__ import annotations

import re
from typing import Final

from tarock_desktop.texts.english import english_forms
from tarock_desktop.texts.languages import ENGLISH, Language

PSEUDO: Final = Language(
    code="xx",
    name="[Þšéûðø]",
    plural_forms=ENGLISH.plural_forms,
    plural_rule=ENGLISH.plural_rule,
    decimal_mark=ENGLISH.decimal_mark,
)
"""The pseudo-language; it is not in `LANGUAGES`."""

_ACCENTED: Final = str.maketrans("AaEeIiOoUuCcSsZz", "ÅåÉéÎîØøÛûČčŠšŽž")
_KEPT: Final = re.compile(r"(\{[^{}]*\}|%n|%L?\d+|<[^<>]*>|&\w+;)")


def pseudo_text(text: str) -> str:
    """Return *text* accented, two fifths longer and in brackets.

    Placeholders, numbers and mark-up stay as they are.

    >>> pseudo_text("Tarok {name}")
    '[Tårøk {name}····]'
    """
    parts = _KEPT.split(text)
    parts[::2] = [part.translate(_ACCENTED) for part in parts[::2]]
    return f"[{''.join(parts)}{'·' * max(1, len(text) * 2 // 5)}]"


class PseudoCatalogue:
    """Knows every message, in the pseudo-language."""

    @property
    def language(self) -> Language:
        """The pseudo-language."""
        return PSEUDO

    def lookup(
        self,
        context: str,
        source: str,
        comment: str | None = None,
        n: int | None = None,
    ) -> str | None:
        """Return the pseudo text of *source*; None only for the empty text."""
        if not source:
            return None
        if n is None:
            return pseudo_text(source)
        return pseudo_text(english_forms(source)[PSEUDO.plural_index(n)])
