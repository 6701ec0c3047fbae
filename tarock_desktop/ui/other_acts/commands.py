"""What a person can do or say that nobody asked for: the card's menu, the list, throwing in."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from tarock_desktop.cards.pack import Card
from tarock_desktop.session.answers import Answer
from tarock_desktop.session.dealing_slips import DealingSlip, DealingSlips
from tarock_desktop.table.actions import Action, ThrowDown
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.page.tables import FrontTable
from tarock_desktop.ui.panels.notice import Audience

if TYPE_CHECKING:
    from tarock_desktop.ui.other_acts.dialog import OtherActsDialog
    from tarock_desktop.ui.other_acts.other_acts import OtherActs

# ruff: noqa: PLC0415 - the list is loaded when it is wanted, not at the start


@final
class OtherActCommands(QObject):
    """Lets the person at the screen do more than he is asked, where the table lets it happen."""

    def __init__(self, table: FrontTable) -> None:
        super().__init__(table.page)
        self._table = table
        self._dealing: DealingSlips | None = None
        table.view.menu_wanted.connect(self.show_menu)

    def commands(self) -> tuple[Command, ...]:
        """Return the commands."""
        menu, other = Menu.HAND, self.tr("Do or say something &else…")
        rest = self.tr("Claim the &rest: put down all cards")
        return (
            Command("hand.other", menu, other, self.ask, "E", enabled=self.may_ask),
            Command("hand.rest", menu, rest, self.throw_down, enabled=self.may_throw_down),
        )

    def follow(self, bridge: Bridge) -> None:
        """Serve the game that lies on the table now."""
        self._dealing = DealingSlips(bridge.session)
        bridge.happened.connect(self._look)

    # ------------------------------------------------------------------ the rest of the cards

    def may_throw_down(self) -> bool:
        """Whether the sheet of the hand being played knows what it is to throw in the rest."""
        glance = self._table.glance()
        if glance is None or glance.prompt is None or glance.observation.phase is not Phase.PLAY:
            return False
        return glance.knows_throwing_down

    def throw_down(self) -> None:
        """Throw in the rest of the cards."""
        glance = self._table.glance()
        if glance is not None and glance.viewer is not None:
            self._table.submit(ThrowDown(glance.viewer))

    # ------------------------------------------------------------------ anything

    def may_ask(self) -> bool:
        """Whether anything but what is asked can be done."""
        glance = self._table.glance()
        if glance is None or glance.viewer is None or glance.mode is Mode.GUARD:
            return False
        return glance.viewer in glance.observation.deal.order

    def ask(self) -> None:
        """Ask what is to be done or said."""
        self.dialog().open()

    def dialog(self) -> OtherActsDialog:
        """Return the list of everything that can be done or said."""
        from tarock_desktop.ui.other_acts.dialog import OtherActsDialog

        glance = self._table.glance()
        if glance is None:
            raise LookupError("no game is on the table")
        acts = [(each.label, each.act) for each in self.listing().all(glance)]
        dialog = OtherActsDialog(self._table.page.window(), acts)
        dialog.chosen.connect(self.do)
        return dialog

    def listing(self) -> OtherActs:
        """Return what lists the acts."""
        from tarock_desktop.ui.other_acts.other_acts import OtherActs

        return OtherActs()

    def show_menu(self, card: Card, place: QPoint) -> None:
        """Open the menu of a card."""
        self.menu(card).popup(place)

    def menu(self, card: Card) -> QMenu:
        """Return the menu of what can happen to a card."""
        menu = QMenu(self._table.page.window())
        menu.setProperty("private", True)
        menu.aboutToHide.connect(menu.deleteLater)
        glance: Glance | None = self._table.glance()
        for each in () if glance is None else self.listing().of_card(glance, card):
            menu.addAction(each.label.replace("&", "&&")).triggered.connect(
                partial(self.do, each.act)
            )
        return menu

    def do(self, act: Action | DealingSlip, *_: object) -> None:
        """Do what was chosen."""
        if not isinstance(act, DealingSlip):
            self._table.submit(act)
        elif self._dealing is not None:
            answer = self._dealing.make(act)
            if answer is None:
                self._table.tell(self.tr("It will happen during dealing."), Audience.PERSON)
            else:
                self._tell(answer)

    def _look(self) -> None:
        answer = None if self._dealing is None else self._dealing.look()
        if answer is not None:
            self._tell(answer)

    def _tell(self, answer: Answer) -> None:
        bridge = self._table.bridge
        if bridge is not None and answer.verdict is Verdict.IMPOSSIBLE:
            bridge.impossible.emit(answer.reason)
