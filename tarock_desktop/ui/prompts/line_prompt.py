"""The prompt while a trick lies on the table: one line of glass between the trick and the hand."""

from __future__ import annotations

from typing import final

from tarock_desktop.table.prompts import Prompt
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.prompts.act_prompt import ActPrompt, default_of
from tarock_desktop.ui.style.tokens import Space


@final
class LinePrompt(ActPrompt):
    """The question with a button for each option beside it."""

    def __init__(self, glance: Glance, prompt: Prompt) -> None:
        super().__init__(glance, prompt)
        self.setObjectName("promptline")
        self.is_line = True
        self.body.setContentsMargins(Space.L, 0, Space.XS, 0)
        self.body.setSpacing(0)
        self.title.setProperty("role", "strong")
        self.title.setWordWrap(False)
        usual = default_of(prompt.options)
        for option in prompt.options:
            if option.barred is None:
                button = self.button(option)
                self.first = button if option is usual else self.first
                self.head.addWidget(button)
