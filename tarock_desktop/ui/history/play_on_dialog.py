"""Asks who plays on from a moment of another game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from tarock_desktop.session.seating import Place, Seating, computer, human
from tarock_desktop.ui.dialogs.setting_texts import SettingTexts
from tarock_desktop.ui.style.dialog import AnswerBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import ChoiceBox, Text

_PERSON = "human"


@final
class PlayOnDialog(Dialog):
    """Says what happens, and lets people and computers be chosen for each seat."""

    def __init__(
        self, parent: QWidget | None, hand: int, seating: Seating, levels: Iterable[str]
    ) -> None:
        """Offer the seats as they are.

        Args:
            parent: the window.
            hand: in which hand it goes on, from 1.
            seating: who sits there now.
            levels: those of the computer players.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Play on from here"))
        self._places = seating.places
        self._texts = SettingTexts(self)
        about = self.tr(
            "A new game begins at this moment of hand {number}, with the same cards. The game "
            "you are looking at stays as it is."
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        column.setSpacing(Space.M)
        column.addWidget(Text(about.format(number=hand)))
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        self.players = [self._box(place, levels) for place in self._places]
        for row, (place, box) in enumerate(zip(self._places, self.players, strict=True)):
            label = QLabel(place.name)
            label.setTextFormat(Qt.TextFormat.PlainText)
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
        column.addLayout(grid)
        column.addWidget(AnswerBox(self, self.tr("Play on")))
        resize_to_fit(self, 460)

    def _box(self, place: Place, levels: Iterable[str]) -> ChoiceBox:
        box = ChoiceBox()
        for level in dict.fromkeys((_PERSON, *levels, place.level or _PERSON)):
            box.addItem(self._texts.choice("players", level), level)
        box.setCurrentIndex(box.findData(place.level or _PERSON))
        box.setAccessibleName(self.tr("Who plays for {name}").format(name=place.name))
        return box

    def seating(self) -> Seating:
        """Return who plays on."""
        chosen = zip(self._places, (box.currentData() for box in self.players), strict=True)
        return Seating(
            tuple(
                human(place.name) if player == _PERSON else computer(place.name, player)
                for place, player in chosen
            )
        )
