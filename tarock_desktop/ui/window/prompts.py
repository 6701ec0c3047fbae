"""The sheets over the table: which one is shown when, and what its buttons do."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.prompts.choosing import sheet_for
from tarock_desktop.ui.prompts.discarding import DiscardTray
from tarock_desktop.ui.prompts.hand_over import EveningLook, HandOverSheet
from tarock_desktop.ui.prompts.host import Sheet
from tarock_desktop.ui.prompts.prompt import PromptSheet
from tarock_desktop.ui.prompts.warning import WarningSheet
from tarock_desktop.ui.scene.marks import Mark, mark_icon

if TYPE_CHECKING:
    from tarock_desktop.ui.window.main_window import MainWindow


@final
class TableSheets(QObject):
    """Asks what the table asks, in the window's sheet host."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._warning: tuple[Action, Ruling] | None = None
        """The act the referee warned of, until it is done or taken back."""

    def show(self, glance: Glance) -> None:
        """Show what is asked at *glance*, or nothing."""
        page, view = self._window.page, self._window.view
        page.host.drop_sheet()
        sheet = self._sheet(glance)
        if sheet is None:
            view.setFocus()
            return
        page.hand_is_empty = not _holds_cards(glance)
        page.felt_is_asked = glance.observation.phase is Phase.PACKET
        page.sheet_is_wide = sheet.is_wide
        page.place_sheet()
        takes_focus = not isinstance(sheet, DiscardTray) and not self._window.curtain.is_down
        page.host.show_sheet(sheet, focus=takes_focus)
        if isinstance(sheet, DiscardTray):
            sheet.cleared.connect(view.clear_selection)
            sheet.select(view.control.selected)
            view.setFocus()

    def warn(self, action: Action, ruling: Ruling) -> None:
        """Ask whether an act that breaks a rule is to be done all the same."""
        self._warning = action, ruling
        self._show_again()

    def forget(self) -> None:
        """Warn of nothing any more."""
        self._warning = None

    def point_out(self, action: Action | None) -> None:
        """Mark the button of the act that the coach proposes, and no other one."""
        sheet = self._window.page.host.sheet
        if isinstance(sheet, PromptSheet):
            sheet.point_out(action, mark_icon(Mark.HINT, self._window.theme))

    def take_focus(self) -> None:
        """Give the sheet the focus."""
        sheet = self._window.page.host.sheet
        if sheet is not None:
            sheet.take_focus()

    def select(self, cards: tuple[Card, ...]) -> None:
        """Show which cards are selected to be laid away."""
        sheet = self._window.page.host.sheet
        if isinstance(sheet, DiscardTray):
            sheet.select(cards)

    def discard(self, cards: tuple[Card, ...]) -> None:
        """Lay the selected cards away."""
        sheet = self._window.page.host.sheet
        if isinstance(sheet, DiscardTray):
            sheet.select(cards)
            sheet.discard_button.click()

    def _show_again(self) -> None:
        glance = self._window.glance()
        if glance is not None:
            self.show(glance)

    def _sheet(self, glance: Glance) -> Sheet | None:
        window = self._window
        if self._warning is not None:
            return self._warning_sheet(glance, *self._warning)
        if glance.is_between_hands:
            return self._hand_over(glance) if window.view.is_settled else None
        sheet = sheet_for(glance, self._seed)
        if sheet is not None:
            sheet.chosen.connect(window.submit)
        return sheet

    def _warning_sheet(self, glance: Glance, action: Action, ruling: Ruling) -> WarningSheet:
        sheet = WarningSheet(glance, ruling)
        sheet.insisted.connect(lambda: self._insist(action))
        sheet.taken_back.connect(self._take_back)
        sheet.article_wanted.connect(self._window.rules_wanted)
        return sheet

    def _insist(self, action: Action) -> None:
        self._warning = None
        self._window.submit(action, acknowledged=True)

    def _take_back(self) -> None:
        self._warning = None
        self._window.page.rail.referee.forget()
        self._window.refresh()

    def _seed(self) -> str:
        bridge = self._window.bridge
        return bridge.session.seed("shuffle") if bridge is not None else ""

    def _hand_over(self, glance: Glance) -> HandOverSheet:
        window = self._window
        sheet = HandOverSheet(
            glance,
            EveningLook(window.round_line, window.commands.may_run("game.next-round")),
            may_start=window.commands.may_run("game.next-hand"),
            may_close=window.commands.may_run("game.close-round"),
            may_review=window.commands.may_run("teaching.review"),
        )
        sheet.review.connect(lambda: window.commands.run("teaching.review"))
        sheet.chosen.connect(window.submit)
        sheet.next_hand.connect(window.next_hand)
        sheet.close_round.connect(window.close_round)
        sheet.new_game.connect(window.new_game)
        sheet.next_round.connect(window.next_round)
        sheet.article_wanted.connect(window.rules_wanted)
        return sheet


def _holds_cards(glance: Glance) -> bool:
    """Return whether cards lie at the lower edge of the table."""
    hands, order = glance.observation.deal.hands, glance.observation.deal.order
    seat = glance.viewer if glance.viewer is not None else next(iter(order), None)
    return bool(hands) and seat is not None and hands[seat].size > 0
