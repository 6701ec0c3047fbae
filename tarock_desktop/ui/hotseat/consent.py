"""Who shares a screen asks the others before an act is taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from tarock_desktop.ui.style.dialog import Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text


@final
class ConsentDialog(Dialog):
    """Asks the others at the screen; without their yes nothing is taken back."""

    def __init__(self, parent: QWidget, player: str, others: Sequence[str]) -> None:
        """Ask.

        Args:
            parent: the window it belongs to.
            player: whose act is to be taken back.
            others: who are asked.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Take back"))
        sentence = self.tr("{others}: may the last act ({player}) be taken back?")
        asked = sentence.format(others=", ".join(others), player=player)
        self.setAccessibleName(asked)
        self.question = Text(asked, "question")
        buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self.yes = buttons.addButton(self.tr("&Yes, take it back"), role.YesRole)
        self.no = buttons.addButton(self.tr("&No, it stands"), role.NoRole)
        self.yes.clicked.connect(self.accept)
        self.no.clicked.connect(self.reject)
        # Return alone gives nobody's consent.
        self.yes.setAutoDefault(False)
        self.no.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.L, Space.L, Space.L, Space.L)
        layout.setSpacing(Space.L)
        layout.addWidget(self.question)
        layout.addWidget(buttons)
        self.no.setFocus()
        resize_to_fit(self, 460)
