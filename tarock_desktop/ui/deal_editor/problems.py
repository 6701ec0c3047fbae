"""Everything that is wrong with the deal, all at once; a click goes to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, final

from msgspec.structs import replace
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tarock_desktop.cards.notation import BY_NAME
from tarock_desktop.documents.faults import Fault
from tarock_desktop.session.deals import DealFault
from tarock_desktop.texts.cards import card_sign
from tarock_desktop.texts.problems import ProblemTexts
from tarock_desktop.ui.style.widgets import LineButton, Text, clear

_MOST: Final = 14
"""Of more cards that are missing only the first are named: all of them lie in the pool."""


def sentence(what: Fault, problems: ProblemTexts, deck: str) -> str:
    """Return what is wrong as a sentence, cards as their corners show them."""
    values = dict(what.values)
    for name in ("card", "cards"):
        if isinstance(value := values.get(name), str):
            words = value.split()
            signs = [card_sign(BY_NAME[word], deck) for word in words[:_MOST]]
            values[name] = " ".join([*signs, *(["…"] if len(words) > _MOST else [])])
    said = problems.fault(replace(what, values=values))
    end = "" if said.endswith("…") else "."
    return f"{said[:1].upper()}{said[1:]}{end}"


@final
class ProblemList(QWidget):
    """A line for each fault, or that there is none."""

    def __init__(self, go_to: Callable[[DealFault], None]) -> None:
        super().__init__()
        self._go_to = go_to
        self._shown: tuple[str, ...] | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self.lines: list[LineButton] = []

    def show_faults(self, faults: Sequence[DealFault], problems: ProblemTexts, deck: str) -> None:
        """Show what is wrong now."""
        said = tuple(sentence(each.what, problems, deck) for each in faults)
        if said == self._shown:
            return
        self._shown = said
        clear(self._layout)
        self.lines = []
        for each, words in zip(faults, said, strict=True):
            line = LineButton(words, partial(self._go_to, each), "warning")
            self.lines.append(line)
            self._layout.addWidget(line)
        if not said:
            self._layout.addWidget(Text(self.tr("This deal can be played."), "legal"))

    def retranslate(self) -> None:
        """Let the next faults be said anew."""
        self._shown = None
