"""The commands of the Referee menu: questions at the table, claims, the book of rulings."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.referee.answers import Answers

if TYPE_CHECKING:
    from tarock_desktop.ui.window.desk import Desk
    from tarock_desktop.ui.window.main_window import MainWindow


@final
class RefereeCommands(QObject):
    """What a person may ask of the referee."""

    def __init__(self, window: MainWindow, desk: Desk) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._answers = Answers(self)

    def commands(self) -> tuple[Command, ...]:
        """Return the commands of the Referee menu."""
        return (*self._questions(), *self._judging())

    def _questions(self) -> tuple[Command, ...]:
        return (
            Command(
                name="referee.claim",
                text=lambda: self.tr("Call the &referee…"),
                handler=self._desk.dialogs.ask_claim,
                menu=Menu.REFEREE,
                shortcuts=("Ctrl+R",),
                enabled=self.may_claim,
            ),
            Command(
                name="referee.called-card",
                text=lambda: self.tr("Has the &called trump been played?"),
                handler=self.answer_called_card,
                menu=Menu.REFEREE,
                shortcuts=("C",),
                enabled=self.has_called_card,
            ),
        )

    def _judging(self) -> tuple[Command, ...]:
        return (
            Command(
                name="referee.judge",
                text=lambda: self.tr("A &judge decides…"),
                handler=self._desk.dialogs.ask_judge,
                menu=Menu.REFEREE,
                enabled=self.may_judge,
            ),
            Command(
                name="referee.unclaimed",
                text=lambda: self.tr("What &nobody claimed…"),
                handler=self._desk.dialogs.ask_unclaimed,
                menu=Menu.REFEREE,
                enabled=self.may_read_unclaimed,
            ),
            Command(
                name="referee.rulings",
                text=lambda: self.tr("&Book of rulings…"),
                handler=self._desk.dialogs.ask_rulings,
                menu=Menu.REFEREE,
                enabled=lambda: self._desk.session is not None,
            ),
            Command(
                name="referee.incident",
                text=lambda: self.tr("Show an &incident…"),
                handler=self._desk.dialogs.ask_incident,
                menu=Menu.REFEREE,
                shortcuts=("Ctrl+I",),
                divided=True,
            ),
        )

    def may_claim(self) -> bool:
        """Whether the person whose cards are on screen may say that a rule was broken."""
        glance, session = self._window.glance(), self._desk.session
        if glance is None or glance.viewer is None or session is None:
            return False
        return session.hears_claims and glance.viewer in glance.observation.deal.order

    def may_read_unclaimed(self) -> bool:
        """Whether a hand is over in which something may have been overlooked."""
        glance = self._window.glance()
        if glance is None or glance.mode is Mode.GUARD:
            return False
        return glance.observation.phase is Phase.BETWEEN and glance.observation.result.over

    def may_judge(self) -> bool:
        """Whether a hand is on the table that a judge can decide about."""
        glance = self._window.glance()
        if glance is None:
            return False
        view = glance.observation
        return bool(view.deal.order) and view.phase is not Phase.CLOSED

    def has_called_card(self) -> bool:
        """Whether a card is called in the hand on the table."""
        bridge = self._window.bridge
        return bridge is not None and bridge.observation().calls.card is not None

    def answer_called_card(self) -> None:
        """Say in a notice whether the called card has been played."""
        glance = self._window.glance()
        if glance is not None:
            answer = self._answers.called_card(glance.observation, glance.words)
            self._window.page.notice.tell(answer)
