"""English plurals, made from the English text in the program.

A plural message is written in the program with both forms at once: ``%n chip(s)``, ``box(es)``,
or in full ``(is|are)``, ``person(|s)``. English therefore needs no translator.
"""

from __future__ import annotations

import re
from typing import Final

_CHOICE: Final = re.compile(r"\((?:(s|es)|([^()|]*)\|([^()|]*))\)")


def english_forms(source: str) -> tuple[str, str]:
    """Return the text for one and the text for any other number.

    >>> english_forms("%n card(s) (is|are) left (face down).")
    ('%n card is left (face down).', '%n cards are left (face down).')
    """
    one = _CHOICE.sub(lambda choice: choice[2] or "", source)
    other = _CHOICE.sub(lambda choice: choice[1] or choice[3] or "", source)
    return one, other
