"""What nobody claimed in the hand that is over: for a teacher, or to settle an argument."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tarock_desktop.ui.style.dialog import CloseBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import LineButton, Text, clear


class UnclaimedText(Struct, frozen=True):
    """An offence in words."""

    what: str
    article: str
    """The article, as the ruleset names it."""
    heading: str
    follows: str
    """What it would have cost."""


@final
class UnclaimedDialog(Dialog):
    """Lists offences; where claims are still heard it asks first whether that is to be over."""

    article_wanted = Signal(str)

    def __init__(
        self,
        parent: QWidget | None,
        read: Callable[[], tuple[UnclaimedText, ...]],
        *,
        ends_claims: bool,
    ) -> None:
        """Make the dialog; *read* gives the list, after which nobody claims any more."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("What nobody claimed"))
        self._read = read
        self._column = QVBoxLayout()
        self._column.setSpacing(Space.XS)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.addLayout(self._column)
        layout.addStretch(1)
        layout.addWidget(CloseBox(self))
        self.show_button: QPushButton | None = None
        if ends_claims:
            self._ask()
        else:
            self.show_list()
        self.setMinimumHeight(240)
        resize_to_fit(self, 560)

    def _ask(self) -> None:
        self._column.addWidget(
            Text(
                self.tr("Once you open the list, you can no longer claim anything in this hand."),
                "question",
            )
        )
        button = self.show_button = QPushButton(self.tr("Show the list"))
        button.clicked.connect(self.show_list)
        self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def show_list(self) -> None:
        """Show the offences: they cost nothing any more."""
        clear(self._column)
        self.show_button = None
        texts = self._read()
        if not texts:
            self._column.addWidget(Text(self.tr("Nothing was overlooked in this hand."), "legal"))
            return
        about = self.tr("For information only: nothing here is penalized any more.")
        self._column.addWidget(Text(about, "muted"))
        for each in texts:
            self._column.addWidget(Text(each.what, "warning"))
            self._column.addWidget(self._article(each))
            self._column.addWidget(Text(each.follows, "muted"))

    def _article(self, each: UnclaimedText) -> LineButton:
        button = LineButton(each.heading, lambda: self.article_wanted.emit(each.article))
        set_tip(button, self.tr("Open the rule"))
        return button
