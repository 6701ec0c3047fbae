"""Slips in the window: what hands and mouths do that nobody asked for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from tarock_desktop.cards.pack import Card
from tarock_desktop.session.answers import Answer
from tarock_desktop.session.dealing_slips import DealingSlip, DealingSlips
from tarock_desktop.table.actions import Action
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.ui.other_acts.dialog import OtherActsDialog
from tarock_desktop.ui.other_acts.listing import OtherActs

if TYPE_CHECKING:
    from tarock_desktop.ui.window.desk import Desk


@final
class Slips(QObject):
    """Lets the person at the screen do more than he is asked, where the table lets it happen."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._acts = OtherActs(self)
        self._dealing: DealingSlips | None = None
        desk.window.view.menu_wanted.connect(self.show_menu)

    def follow(self) -> None:
        """Serve the game that lies on the table now."""
        session, bridge = self._desk.session, self._desk.window.bridge
        self._dealing = None if session is None else DealingSlips(session)
        if bridge is not None:
            bridge.happened.connect(self._look)

    def may_ask(self) -> bool:
        """Whether anything but what is asked can be done."""
        glance = self._desk.window.glance()
        if glance is None or glance.viewer is None or glance.mode is Mode.GUARD:
            return False
        return glance.viewer in glance.observation.deal.order

    def ask(self) -> None:
        """Ask what is to be done or said."""
        self.dialog().open()

    def dialog(self) -> OtherActsDialog:
        """Return the list of everything that can be done or said."""
        glance = self._desk.window.glance()
        if glance is None:
            raise LookupError("no game is on the table")
        dialog = OtherActsDialog(
            self._desk.window, [(each.label, each.act) for each in self._acts.all(glance)]
        )
        dialog.chosen.connect(self.do)
        return dialog

    def show_menu(self, card: Card, place: QPoint) -> None:
        """Open the menu of a card."""
        self.menu(card).popup(place)

    def menu(self, card: Card) -> QMenu:
        """Return the menu of what can happen to a card."""
        menu = QMenu(self._desk.window)
        menu.setProperty("private", True)
        menu.aboutToHide.connect(menu.deleteLater)
        glance = self._desk.window.glance()
        for each in () if glance is None else self._acts.of_card(glance, card):
            menu.addAction(each.label.replace("&", "&&")).triggered.connect(
                partial(self.do, each.act)
            )
        return menu

    def do(self, act: Action | DealingSlip, *_: object) -> None:
        """Do what was chosen."""
        if not isinstance(act, DealingSlip):
            self._desk.window.submit(act)
        elif self._dealing is not None:
            answer = self._dealing.make(act)
            if answer is None:
                self._desk.window.page.notice.tell(self.tr("It will happen in dealing."))
            else:
                self._tell(answer)

    def _look(self) -> None:
        answer = None if self._dealing is None else self._dealing.look()
        if answer is not None:
            self._tell(answer)

    def _tell(self, answer: Answer) -> None:
        bridge = self._desk.window.bridge
        if bridge is not None and answer.verdict is Verdict.IMPOSSIBLE:
            bridge.impossible.emit(answer.reason)
