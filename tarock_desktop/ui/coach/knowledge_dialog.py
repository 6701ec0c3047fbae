"""What went into a proposal of the coach, in a window of its own."""

from __future__ import annotations

from typing import final

from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.coach.knowledge import DecisionKnowledge, KnowledgePanel
from tarock_desktop.ui.style.dialog import CloseBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space


@final
class KnowledgeDialog(Dialog):
    """Shows cards of the person at the screen: it closes when they go off it."""

    def __init__(
        self, parent: QWidget | None, decision: DecisionKnowledge, words: Words, acts: ActTexts
    ) -> None:
        super().__init__(parent)
        self.setProperty("private", True)
        self.setWindowTitle(self.tr("What did the computer know?"))
        self.knowledge = KnowledgePanel()
        self.knowledge.show_decision(decision, words, acts)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(self.knowledge)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.addWidget(scroll, 1)
        layout.addWidget(CloseBox(self))
        resize_to_fit(self, 520, 520)
