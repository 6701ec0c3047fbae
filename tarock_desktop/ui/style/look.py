"""What a page is drawn with."""

from __future__ import annotations

from msgspec import Struct

from tarock_desktop.ui.style.tokens import Theme


class Look(Struct, frozen=True):
    """Colours and measure of the window."""

    theme: Theme
    unit: int
    """One text unit, in pixels."""
