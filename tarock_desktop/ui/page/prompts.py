"""The questions over the table: which one is shown when, and what its buttons do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol, final

from PySide6.QtCore import QObject

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.page.prompt_places import between_seats
from tarock_desktop.ui.page.tables import FrontTable
from tarock_desktop.ui.prompts.act_prompt import ActPrompt
from tarock_desktop.ui.prompts.card_choice import OfferPrompt, TalonPrompt
from tarock_desktop.ui.prompts.card_pictures import CardPictures
from tarock_desktop.ui.prompts.discarding import DiscardTray
from tarock_desktop.ui.prompts.prompt_for import prompt_for
from tarock_desktop.ui.prompts.prompt_host import PromptBox
from tarock_desktop.ui.prompts.warning import WarningPrompt
from tarock_desktop.ui.scene.beside_trick import talon_row
from tarock_desktop.ui.scene.marks import Mark, mark_icon
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import Duration, Theme

if TYPE_CHECKING:
    from tarock_desktop.ui.prompts.hand_over import HandOverPrompt

# ruff: noqa: PLC0415 - the start does not need the page at the end of a hand


class AskedTable(FrontTable, Protocol):
    """A table over which questions are asked."""

    round_line: str
    """What is to be said of the round between two hands."""

    @property
    def theme(self) -> Theme:
        """The colours of the window."""

    @property
    def is_covered(self) -> bool:
        """Whether a curtain hides the table."""

    def insist(self, action: Action) -> None:
        """Do an act although the referee has warned of it."""


@final
class TablePrompts(QObject):
    """Asks what the table asks, in the place that the page has for it."""

    def __init__(self, table: AskedTable) -> None:
        super().__init__(table.page)
        self._table = table
        self._pictures = CardPictures(
            table.view.deck, self._picture_width, lambda: self._table.theme
        )
        self._warning: tuple[Action, Ruling] | None = None
        """The act the referee warned of, until it is done or taken back."""
        self._paid = 0
        """The hand whose chips have moved."""
        self._puzzles = 0
        """How many puzzles were found in the hand that was played last."""
        self.waits = False
        """Whether a question waits until the cards lie still: none lies over cards that fly."""

    def show(self, glance: Glance) -> None:
        """Show what is asked at *glance*, or nothing."""
        page, view = self._table.page, self._table.view
        page.host.drop_prompt()
        prompt = self._prompt(glance)
        has_talon = isinstance(prompt, TalonPrompt | OfferPrompt)
        view.show_talon(on=not has_talon)
        # Behind another page nothing takes the keyboard from it.
        is_seen = view.isVisibleTo(view.window())
        if prompt is None:
            if is_seen:
                view.setFocus()
            return
        page.hand_is_empty = not _holds_cards(glance)
        page.felt_is_asked = glance.observation.phase is Phase.PACKET
        page.keeps_off = None if has_talon else partial(talon_row, view=glance.observation)
        takes_focus = is_seen and not isinstance(prompt, DiscardTray)
        takes_focus = takes_focus and not self._table.is_covered
        page.host.show_prompt(prompt, focus=takes_focus)
        if isinstance(prompt, DiscardTray):
            prompt.cleared.connect(view.clear_selection)
            prompt.taken_back.connect(view.control.toggle)
            prompt.select(view.control.selected)
            if is_seen:
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
        prompt = self._table.page.host.prompt
        if isinstance(prompt, ActPrompt):
            prompt.point_out(action, mark_icon(Mark.HINT, self._table.theme))

    def tell_puzzles(self, count: int) -> None:
        """Say on the page after a hand how many puzzles were found in it."""
        self._puzzles = count
        prompt = self._table.page.host.prompt
        if prompt is not None and prompt.is_page:
            from tarock_desktop.ui.prompts.hand_over import HandOverPrompt

            if isinstance(prompt, HandOverPrompt):
                prompt.tell_puzzles(count)

    def take_focus(self) -> None:
        """Give the prompt the focus."""
        prompt = self._table.page.host.prompt
        if prompt is not None:
            prompt.take_focus()

    def answer(self) -> None:
        """Press what the Return key may press in a prompt; see `act_prompt.default_of`."""
        prompt = self._table.page.host.prompt
        first = None if prompt is None else prompt.first
        if first is not None and first.isVisible() and first.isEnabled():
            first.click()

    def select(self, cards: tuple[Card, ...]) -> None:
        """Show which cards are selected to be laid away."""
        prompt = self._table.page.host.prompt
        if isinstance(prompt, DiscardTray):
            prompt.select(cards)

    def discard(self, cards: tuple[Card, ...]) -> None:
        """Lay the selected cards away."""
        prompt = self._table.page.host.prompt
        if isinstance(prompt, DiscardTray):
            prompt.select(cards)
            prompt.discard_button.click()

    def _show_again(self) -> None:
        glance = self._table.glance()
        if glance is not None:
            self.show(glance)

    def _prompt(self, glance: Glance) -> PromptBox | None:
        table = self._table
        if self._warning is not None:
            return self._warning_prompt(glance, *self._warning)
        self.waits = not table.view.is_settled
        if self.waits:
            return None
        if glance.is_between_hands:
            return self._hand_over(glance)
        prompt = prompt_for(glance, self._seed, self._pictures)
        if prompt is not None:
            prompt.chosen.connect(table.submit)
        return prompt

    def _warning_prompt(self, glance: Glance, action: Action, ruling: Ruling) -> WarningPrompt:
        prompt = WarningPrompt(glance, ruling)
        prompt.insisted.connect(lambda: self._insist(action))
        prompt.taken_back.connect(self._take_back)
        prompt.article_wanted.connect(self._table.rules_wanted)
        return prompt

    def _insist(self, action: Action) -> None:
        self._warning = None
        self._table.insist(action)

    def _take_back(self) -> None:
        self._warning = None
        self._table.page.rail.referee.forget()
        self._table.refresh()

    def _picture_width(self) -> float:
        """Return how wide a card in a prompt is at most: large, but the prompt still has room."""
        table = self._table.view.table
        return min(0.5 * table.card.width(), 0.29 * between_seats(table).height())

    def _seed(self) -> str:
        bridge = self._table.bridge
        return bridge.session.seed("shuffle") if bridge is not None else ""

    def _hand_over(self, glance: Glance) -> HandOverPrompt:
        from tarock_desktop.ui.prompts.hand_over import EveningLook, HandOverPrompt

        table, commands = self._table, self._table.commands
        evening = EveningLook(
            table.round_line,
            may_go_on=commands.may_run("game.next-round"),
            may_start=commands.may_run("game.next-hand"),
            may_close=commands.may_run("game.close-round"),
            may_review=commands.may_run("teaching.review"),
            may_learn=commands.may_run("learn.next"),
            puzzles=self._puzzles,
        )
        look = Look(table.theme, table.page.unit())
        prompt = HandOverPrompt(glance, evening, look, chips_move=self._chips_move(glance))
        for wanted, command in (
            (prompt.review, "teaching.review"),
            (prompt.puzzles_wanted, "learn.puzzles"),
            (prompt.same_again, "learn.again"),
            (prompt.next_lesson, "learn.next"),
            (prompt.next_hand, "game.next-hand"),
            (prompt.close_round, "game.close-round"),
            (prompt.new_game, "game.new"),
            (prompt.next_round, "game.next-round"),
        ):
            wanted.connect(partial(commands.run, command))
        prompt.chosen.connect(table.submit)
        prompt.article_wanted.connect(table.rules_wanted)
        return prompt

    def _chips_move(self, glance: Glance) -> int:
        """Return the milliseconds in which chips move: only when a hand is first shown, or 0."""
        tempo, hand = self._table.view.tempo, glance.observation.round.hand_no
        is_new, self._paid = hand != self._paid, hand
        moves = is_new and not tempo.is_reduced and glance.sheet.bank.discs
        return tempo.move(Duration.CHIPS) if moves else 0


def _holds_cards(glance: Glance) -> bool:
    """Return whether cards lie at the lower edge of the table."""
    hands, order = glance.observation.deal.hands, glance.observation.deal.order
    seat = glance.viewer if glance.viewer is not None else next(iter(order), None)
    return bool(hands) and seat is not None and hands[seat].size > 0
