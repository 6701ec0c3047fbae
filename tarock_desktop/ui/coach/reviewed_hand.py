"""What the look back at a hand is given to show."""

from __future__ import annotations

from msgspec import Struct

from tarock_desktop.session.looking_back import PlayedHand
from tarock_desktop.table.rulings import Mode
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.schema import Sheet


class ReviewedHand(Struct, frozen=True, kw_only=True):
    """What there is to look back at."""

    hand: PlayedHand
    sheet: Sheet
    mode: Mode
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    """Of the computer players, by seat; `None`: a person."""


class ReviewWords(Struct, frozen=True):
    """The words for it in one language."""

    words: Words
    acts: ActTexts
