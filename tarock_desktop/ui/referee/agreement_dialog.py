"""Agreement comes first: whether everybody lets something pass before the referee is called."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QVBoxLayout, QWidget

from tarock_desktop.session.agreement import Consents
from tarock_desktop.table.actions import ANY_RULE, Claim
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.style.dialog import Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text


@final
class AgreementDialog(Dialog):
    """Asks the people at the table; the computer players have answered already."""

    agreed = Signal(tuple)
    """Everybody agrees: the seats."""
    referee_wanted = Signal()

    def __init__(
        self, parent: QWidget | None, words: Words, claim: Claim, consents: Consents
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Agreement at the table"))
        self.boxes: dict[Seat, QCheckBox] = {}
        self._buttons = QDialogButtonBox()
        self.agree_button = self._buttons.addButton(
            self.tr("All agree: no penalty"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.referee_button = self._buttons.addButton(
            self.tr("Call the referee"), QDialogButtonBox.ButtonRole.ActionRole
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.setSpacing(Space.S)
        layout.addWidget(Text(self._question(words, claim), "question"))
        about = self.tr(
            "Before the referee decides, the players may agree on no penalty. All of them "
            "must agree."
        )
        layout.addWidget(Text(about, "muted"))
        for seat, consent in consents.items():
            box = self.boxes[seat] = self._box(words.seat(seat))
            if consent is not None:
                # What a computer player has answered stands.
                box.setChecked(consent)
                box.setEnabled(False)
            layout.addWidget(box)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self._agree)
        self._buttons.rejected.connect(self.reject)
        self.referee_button.clicked.connect(self._call)
        layout.addStretch(1)
        layout.addWidget(self._buttons)
        self._look()
        resize_to_fit(self, 520)

    def _question(self, words: Words, claim: Claim) -> str:
        who = words.seat(claim.offender)
        if claim.rule == ANY_RULE:
            return self.tr("Possible offense: {player}").format(player=who)
        return self.tr("{rule}: {player}").format(rule=words.rule(claim.rule), player=who)

    def _box(self, name: str) -> QCheckBox:
        box = QCheckBox(self.tr("{player} agrees").format(player=name).replace("&", "&&"))
        box.toggled.connect(self._look)
        return box

    def _look(self) -> None:
        everybody = all(box.isChecked() for box in self.boxes.values())
        self.agree_button.setEnabled(everybody)
        primary = self.agree_button if everybody else self.referee_button
        primary.setDefault(True)

    def _agree(self) -> None:
        self.agreed.emit(tuple(self.boxes))
        self.accept()

    def _call(self) -> None:
        self.referee_wanted.emit()
        self.accept()
