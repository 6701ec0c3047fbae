"""The line at the bottom: whose turn it is in words, and the panels' buttons in a small window."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton

from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.panels.rail import SECTIONS, Rail
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import ElidedLabel


@final
class StatusLine(QFrame):
    """Says what is asked of whom."""

    panel_wanted = Signal(str)

    def __init__(self, rail: Rail) -> None:
        super().__init__()
        self.setObjectName("statusline")
        self._rail = rail
        self._glance: Glance | None = None
        self.text = ElidedLabel()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.M, 2, Space.XS, 2)
        layout.setSpacing(Space.XS)
        layout.addWidget(self.text, 1)
        self.time = QLabel()
        self.time.setTextFormat(Qt.TextFormat.PlainText)
        self.time.setContentsMargins(Space.S, 0, Space.S, 0)
        self.time.hide()
        layout.addWidget(self.time)
        self.buttons: dict[str, QToolButton] = {}
        for name in SECTIONS:
            button = QToolButton()
            button.clicked.connect(lambda _checked=False, name=name: self.panel_wanted.emit(name))
            layout.addWidget(button)
            self.buttons[name] = button
            rail.sections[name].recounted.connect(self.retranslate)
        self.retranslate()

    def put_beside(self, button: QToolButton) -> None:
        """Put a button of somebody else's behind the sentence."""
        layout = self.layout()
        if isinstance(layout, QHBoxLayout):
            layout.insertWidget(1, button)

    def use_buttons(self, *, on: bool) -> None:
        """Show or hide the buttons of the panels."""
        for button in self.buttons.values():
            button.setVisible(on)

    def show_time(self, text: str) -> None:
        """Say at the right edge which round it is and how long it lasts; nothing: no clock."""
        self.time.setText(text)
        self.time.setVisible(bool(text))

    def show_glance(self, glance: Glance) -> None:
        """Say whose turn it is."""
        self._glance = glance
        self._say(glance)

    def _say(self, glance: Glance) -> None:
        shorter = () if glance.prompt is None else (self._question(glance, glance.prompt),)
        self.text.set_texts(self.sentence(glance), *shorter)

    def _question(self, glance: Glance, prompt: Prompt) -> str:
        # In a tournament nobody is told which cards his hand allows.
        if glance.mode is Mode.TOURNAMENT and prompt.phase is Phase.PLAY:
            return self.tr("Play a card.")
        return glance.words.message(prompt.question)

    def sentence(self, glance: Glance) -> str:
        """Return what is asked of whom, in words."""
        view = glance.observation
        if glance.caption:
            return glance.caption
        if glance.prompt is not None:
            question = self._question(glance, glance.prompt)
            return self.tr("Your turn. {question}").format(question=question)
        if view.turn is not None:
            return self.tr("Waiting for: {player}").format(player=self._who(glance, view.turn))
        if view.phase is Phase.CLOSED:
            return self.tr("The round is closed.")
        return self.tr("No hand is being played.")

    def _who(self, glance: Glance, seat: Seat) -> str:
        return glance.names[seat] if seat >= 0 else glance.sheet.ruleset.name

    def retranslate(self) -> None:
        """Say everything anew."""
        short = self._rail.short_names()
        for name, button in self.buttons.items():
            section = self._rail.sections[name]
            mark = section.count if section.count == "!" else ""
            button.setText(short[name] + mark)
            set_tip(button, section.panel.title())
            button.setAccessibleName(section.panel.title())
        if self._glance is not None:
            self._say(self._glance)
