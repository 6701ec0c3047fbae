"""Tooltips, all in one place: what they say is plain text, whoever has written it.

Qt takes a tooltip that looks like HTML for HTML, and a player's name may look like that.
"""

from __future__ import annotations

from html import escape
from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox, QToolTip, QWidget


class Pointed(Protocol):
    """A widget or an item of a scene or list."""

    def setToolTip(self, text: str, /) -> None:
        """Show *text* when the pointer rests on it."""


def set_tip(pointed: Pointed, text: str) -> None:
    """Say *text* where the pointer rests."""
    pointed.setToolTip(as_tip(text))


def set_choice_tip(box: QComboBox, place: int, text: str) -> None:
    """Say *text* where the pointer rests on one of the choices."""
    box.setItemData(place, as_tip(text), Qt.ItemDataRole.ToolTipRole)


def show_tip(at: QPoint, text: str, widget: QWidget) -> None:
    """Say *text* now, at a point of the screen."""
    QToolTip.showText(at, as_tip(text), widget)


def as_tip(text: str) -> str:
    """Return what Qt shows as *text*, letter by letter.

    >>> as_tip("Anna")
    'Anna'
    >>> as_tip("<b>Anna</b>")
    '<qt>&lt;b&gt;Anna&lt;/b&gt;</qt>'
    """
    if "<" not in text:
        return text
    lines = escape(text).replace("\n", "<br>")
    return f"<qt>{lines}</qt>"
