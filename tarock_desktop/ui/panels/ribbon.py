"""The ribbon at the top: contract, who, what was called, doubling, what is needed to win."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton

from tarock_desktop.messages.message import NameRef
from tarock_desktop.table.events import CalledUnnamed, CardCalled, ContractSet, PartnerRevealed
from tarock_desktop.table.seats import Watcher
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.game.targets import GAME
from tarock_desktop.ui.panels.round_state import RoundTexts
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import ElidedLabel, Text


@final
class Ribbon(QFrame):
    """One line that is always to be seen."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("ribbon")
        self._glance: Glance | None = None
        self._shortest = ""
        self.contract = ElidedLabel(Qt.TextElideMode.ElideLeft)
        self.contract.setObjectName("contract")
        self._round = RoundTexts(self)
        self.round = Text("", "badge")
        self.round.setWordWrap(False)
        self.round.setMargin(Space.XS)
        self.round.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.needed = Text()
        self.needed.setWordWrap(False)
        self.menu_button = QToolButton()
        self.menu_button.setText("≡")
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.M, 2, Space.XS, 2)
        layout.setSpacing(Space.M)
        layout.addWidget(self.contract, 1)
        layout.addWidget(self.round)
        layout.addWidget(self.needed)
        layout.addWidget(self.menu_button)
        self.retranslate()

    def use_menu(self, menu: QMenu) -> None:
        """Let the button at the right open *menu*."""
        self.menu_button.setMenu(menu)

    def show_glance(self, glance: Glance) -> None:
        """Show the contract of *glance*."""
        self._glance = glance
        parts = self._parts(glance)
        # Where there is little room the middle goes first: what is called, then who holds it.
        shorter = [[parts[0], *parts[skipped:]] for skipped in range(2, len(parts) + 1)]
        self.contract.set_texts(*(" · ".join(each) for each in (parts, *shorter)))
        self.needed.setText(self._needed(glance))
        self.round.setText(self._round.short(glance))
        set_tip(self.round, self._round.long(glance))
        self.round.setVisible(bool(self.round.text()))
        self._shortest = parts[0] if len(parts) == 1 else " · ".join((parts[0], parts[-1]))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave out what is needed to win where it would take the room of the contract."""
        contract = self.contract.fontMetrics().horizontalAdvance(self._shortest)
        parts = (self.round, self.needed) if self.round.text() else (self.needed,)
        taken = sum(part.sizeHint().width() + Space.M for part in parts)
        taken += self.menu_button.sizeHint().width() + 2 * Space.M
        self.needed.setVisible(contract + taken <= self.width())

    def retranslate(self) -> None:
        """Say the button's name anew."""
        self.menu_button.setAccessibleName(self.tr("Menu"))
        set_tip(self.menu_button, self.tr("Menu"))

    def _parts(self, glance: Glance) -> list[str]:
        view, words = glance.observation, glance.words
        if view.auction.contract is None or view.auction.declarer is None:
            return [
                glance.sheet.ruleset.name,
                self.tr("Hand {number}").format(number=max(1, view.round.hand_no)),
            ]
        games = [(game.contract, game.seat) for game in view.auction.games if game.contract]
        games = games or [(view.auction.contract, view.declarer)]
        said = [words.event(ContractSet(*game), Watcher.PUBLIC) for game in games]
        if view.calls.spoken:
            called = (
                CardCalled(view.declarer, view.calls.card, spoken=True)
                if view.calls.is_named and view.calls.card is not None
                else CalledUnnamed(view.declarer, None, ())
            )
            said.append(words.event(called, Watcher.PUBLIC))
        if view.calls.partner is not None and view.calls.is_made:
            said.append(words.event(PartnerRevealed(view.calls.partner), Watcher.PUBLIC))
        said.append(self._doubling(glance))
        return [part.rstrip(".") for part in said if part]

    def _doubling(self, glance: Glance) -> str:
        seats = glance.observation.notices.doubling(GAME)
        if not seats:
            return ""
        step = glance.sheet.challenge.steps[glance.step(len(seats))]
        said = f"{glance.words.name(NameRef('step', step.id))} ×{step.factor}"
        if not glance.is_nobodys_game:
            return said
        return f"{said}: {', '.join(glance.name(seat) for seat in seats)}"

    def _needed(self, glance: Glance) -> str:
        contract = glance.observation.auction.contract
        least = None if contract is None else glance.sheet.points_to_win(contract)
        if least is None:
            return ""
        if least.denominator != 1:
            return self.tr("{points} points to win").format(points=glance.words.number(least))
        return self.tr("%n point(s) to win", None, int(least))
