"""The prompt of a table that warns: what is wrong with an act, before it is done."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import Signal

from tarock_desktop.table.rulings import Ruling
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.panels.ruling_lines import RulingLines
from tarock_desktop.ui.prompts.act_prompt import row
from tarock_desktop.ui.prompts.prompt_host import PromptBox
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice


@final
class WarningPrompt(PromptBox):
    """The ruling an act would bring, and the choice to do it all the same."""

    insisted = Signal()
    """The act is to be done."""
    taken_back = Signal()
    """The act is not to be done."""
    article_wanted = Signal(str)

    def __init__(self, glance: Glance, ruling: Ruling) -> None:
        super().__init__()
        said = glance.ruling(ruling)
        self.body.setSpacing(Space.XS)
        self.setAccessibleName(said.what)
        lines = RulingLines(said)
        lines.article_wanted.connect(self.article_wanted)
        self.body.addWidget(lines)
        self.anyway = Choice(self.tr("Play it anyway"), self.insisted.emit)
        self.first = Choice(self.tr("Take it back"), self.taken_back.emit, primary=True)
        self.body.addLayout(row(self.anyway, self.first))
