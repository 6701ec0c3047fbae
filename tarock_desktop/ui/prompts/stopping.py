"""The prompt that asks whether a game is stopped, for as long as the table waits."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QTimer

from tarock_desktop.table.actions import Action, Pass
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.prompts.bidding import BiddingPrompt
from tarock_desktop.ui.style.widgets import Text

STOP: Final = "ask.stop"
"""The question whether a game that needs no approval is stopped."""
_SECOND: Final = 1000


def is_stopping(glance: Glance, prompt: Prompt) -> bool:
    """Return whether somebody is asked to stop a game, and the table does not wait for ever."""
    return prompt.question.key == STOP and glance.sheet.stop_pause > 0


@final
class StopPrompt(BiddingPrompt):
    """Counts down; who has said nothing at the end does not stop the game."""

    def __init__(self, glance: Glance, prompt: Prompt) -> None:
        super().__init__(glance, prompt)
        self.left = glance.sheet.stop_pause
        self._line = Text("", "muted")
        self.body.insertWidget(1, self._line)
        self._tell()
        self._clock = QTimer(self)
        self._clock.setInterval(_SECOND)
        self._clock.timeout.connect(self.tick)
        self._clock.start()

    def choose(self, action: Action) -> None:
        """Pass the chosen act on; the clock has nothing to say any more."""
        self._clock.stop()
        super().choose(action)

    def tick(self) -> None:
        """Let a second pass, if the prompt is to be seen."""
        if not self.isVisible():
            return
        self.left -= 1
        self._tell()
        if self.left <= 0:
            options = (option.action for option in self.prompt.options)
            self.choose(next(action for action in options if isinstance(action, Pass)))

    def _tell(self) -> None:
        self._line.setText(self.tr("%n second(s) left to stop it.", None, max(0, self.left)))
