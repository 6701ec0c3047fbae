"""What the referee says by himself: refusals, warnings, rulings at the table."""

from __future__ import annotations

from typing import Protocol, final

from PySide6.QtCore import QObject, SignalInstance

from tarock_desktop.messages.message import Message
from tarock_desktop.table.actions import Action
from tarock_desktop.table.events import AgreementMade, Event, RemarkMade, RulingIssued
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Watcher
from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.page.tables import FrontTable
from tarock_desktop.ui.panels.notice import Audience


class RuledTable(FrontTable, Protocol):
    """A table at which the referee speaks."""

    @property
    def judge_wanted(self) -> SignalInstance:
        """A ruling of this hand, counted from 0, is to be decided."""

    def warn(self, action: Action, ruling: Ruling) -> None:
        """Ask whether an act that breaks a rule is to be done all the same."""


@final
class RefereeNotices(QObject):
    """Shows in the referee's panel, and in notices, what the referee says."""

    def __init__(self, table: RuledTable) -> None:
        super().__init__(table.page)
        self._table = table

    def follow(self, bridge: Bridge) -> None:
        """Listen to the game that comes on the table."""
        bridge.ruled.connect(self._refuse)
        bridge.warned.connect(self._warn)
        bridge.impossible.connect(self._say_impossible)

    def forget(self) -> None:
        """Say no more what was said of the last act."""
        self._table.page.rail.referee.forget()

    def tell(self, public: tuple[Event, ...]) -> None:
        """Say in a notice what the referee said to the whole table."""
        table, words = self._table, self._table.words
        for event in public:
            match event:
                case RulingIssued():
                    self._tell_ruling(event.ruling, Audience.TABLE)
                    self._ask_judge()
                case RemarkMade() if words is not None:
                    table.tell(words.message(event.remark), Audience.TABLE)
                case AgreementMade() if words is not None:
                    table.tell(words.event(event, Watcher.PUBLIC) or "", Audience.TABLE)
                case _:
                    pass

    def _tell_ruling(self, ruling: Ruling, audience: Audience) -> None:
        page, glance = self._table.page, self._table.glance()
        if glance is not None and page.compact:
            what = glance.ruling(ruling).what
            self._table.tell(what, audience, lambda: page.show_panel("referee"))

    def _ask_judge(self) -> None:
        """Ask for a judge where the sheet leaves the ruling that was given last to people."""
        glance = self._table.glance()
        question = None if glance is None else next(reversed(glance.questions), None)
        if question is not None and question.asks:
            self._table.tell(
                self.tr("The rule sheet leaves this to a judge."),
                Audience.TABLE,
                lambda: self._table.judge_wanted.emit(question.number),
                self.tr("Decide…"),
            )

    def _refuse(self, ruling: Ruling) -> None:
        self._table.page.rail.referee.show_ruling(ruling)
        self._table.view.refuse()
        self._tell_ruling(ruling, Audience.PERSON)

    def _warn(self, action: Action, ruling: Ruling) -> None:
        self._table.page.rail.referee.show_ruling(ruling)
        self._table.view.refuse()
        self._table.warn(action, ruling)

    def _say_impossible(self, reason: Message) -> None:
        self._table.page.rail.referee.show_reason(reason)
        self._table.view.refuse()
