"""A table apart from the game at which somebody is asked, and answers on the table itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import NameRef
from tarock_desktop.table.actions import Action
from tarock_desktop.table.events import Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.records import Auction
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.game.acts import cards_of
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.page.prompt_places import between_seats
from tarock_desktop.ui.page.shown_table import ShownTable
from tarock_desktop.ui.prompts.act_prompt import ActPrompt
from tarock_desktop.ui.prompts.card_choice import OfferPrompt, TalonPrompt
from tarock_desktop.ui.prompts.card_pictures import CardPictures
from tarock_desktop.ui.prompts.discarding import DiscardTray
from tarock_desktop.ui.prompts.prompt_for import prompt_for
from tarock_desktop.ui.scene.beside_trick import talon_row
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.marks import Mark, mark_icon
from tarock_desktop.ui.style.tokens import COMPACT_WIDTH, Theme
from tarock_desktop.ui.style.widgets import Scrolling
from tarock_desktop.variants.schema import Sheet

LEAST_COLUMN: Final = 300
"""Width of what is told beside the table, at least, in pixels."""
COLUMN_UNITS: Final = 27
COLUMN_PART: Final = 0.36
"""The same at most, in text units and as a part of the window."""
USUAL_PART: Final = 0.36
"""Part of the height that the column may have below the table, in a narrow window."""
LEAST_TABLE: Final = 310
"""Height of a table in pixels that is large enough."""


class AskingTable(ShownTable):
    """Base of tables where tasks are set: acts come from the cards and from prompts over them."""

    low_part: ClassVar[float] = USUAL_PART
    """Part of the height that the column has below the table, where that leaves enough of it."""
    least_wide: ClassVar[int] = COMPACT_WIDTH
    """Width of a window with usual text in which the column stands beside the table."""
    answered = Signal(object)
    """What the person wants to do: an `Action`. Nothing was done yet."""

    def __init__(
        self,
        sheet: Sheet,
        names: Sequence[str],
        near: Seat | None,
        words: Words,
        *,
        deck: DeckTheme,
        theme: Callable[[], Theme],
    ) -> None:
        """Show nothing yet.

        Args:
            sheet: the rules of the table.
            names: of the people, by seat.
            near: who sits at the lower edge.
            words: in the present language.
            deck: the card faces.
            theme: gives the colours of the window.
        """
        super().__init__(sheet, deck, near)
        self.names, self.words = tuple(names), words
        self.seen: Observation | None = None
        """The table as it is shown."""
        self.asked: Prompt | None = None
        """What the person is asked; `None`: nothing, he looks on."""
        self._theme = theme
        self._pictures = CardPictures(deck, self._picture_width, theme)
        self._waits = False
        self._column: QWidget | None = None
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.page, 1)
        self.page.rail_open = False
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view.use_mode(Mode.GUARD)
        self.view.action_chosen.connect(self.answered)
        self.view.selection_changed.connect(self._select)
        self.view.selection_confirmed.connect(self._discard)
        self.view.answer_wanted.connect(self._press_first)
        self.view.settled.connect(self._settled)

    # ------------------------------------------------------------------ what is shown

    def show_position(self, seen: Observation, asked: Prompt | None = None) -> None:
        """Show a table without any motion; *asked*: what the person has to answer."""
        self.seen, self.asked = seen, asked
        self.view.show_table(seen, asked, self.names, self.words)
        self._show()

    def play(
        self, events: Sequence[Event], seen: Observation, asked: Prompt | None = None
    ) -> None:
        """Show how *events* led to another table."""
        self.seen, self.asked = seen, asked
        self.page.rail.log.append(tuple(events))
        self.view.play_events(tuple(events), seen, asked)
        self._show()

    def refuse(self) -> None:
        """Let a card glide home that may not be played."""
        self.show_again()

    def show_again(self) -> None:
        """Show the same in the present language."""
        if self.seen is not None:
            self.show_position(self.seen, self.asked)

    def point_out(self, action: Action | None) -> None:
        """Mark the cards or the button of an act, and nothing else."""
        self.view.control.point_out(cards_of(action))
        prompt = self.page.host.prompt
        if isinstance(prompt, ActPrompt):
            prompt.point_out(action, mark_icon(Mark.HINT, self._theme()))

    def told(self) -> tuple[str, ...]:
        """Return what is played and which cards lie open, for who does not see the table."""
        seen, words = self.seen, self.words
        if seen is None:
            return ()
        trick = (f"{words.seat(e.seat)} {words.card(e.card)}" for e in seen.play.trick)
        left = (p for p in seen.deal.talon if p.taken_by is None and not p.added and p.shown)
        talon = CardSet.gather(place.card for place in left if place.card is not None)
        told = [said_game(seen.auction, words)]
        if seen.play.trick:
            told.append(self.tr("In the trick: {cards}.").format(cards=", ".join(trick)))
        if talon:
            told.append(self.tr("Open in the talon: {cards}.").format(cards=words.cards(talon)))
        return tuple(each for each in told if each)

    def glance(self) -> Glance:
        """Return what the panels show."""
        if self.seen is None:
            raise LookupError("nothing is shown yet")
        return Glance(
            words=self.words,
            sheet=self.sheet,
            names=self.names,
            observation=self.seen,
            prompt=self.asked,
            events=self.page.rail.log.events,
            viewer=self.seen.viewer if isinstance(self.seen.viewer, int) else None,
        )

    def _show(self) -> None:
        glance = self.glance()
        self.page.rail.referee.forget()
        self.page.show_glance(glance)
        self.view.setAccessibleDescription(" ".join(self.told()))
        self._ask(glance)

    def _ask(self, glance: Glance) -> None:
        """Lay the question over the table, once the cards lie still."""
        page, view = self.page, self.view
        page.host.drop_prompt()
        self._waits = not view.is_settled
        prompt = None
        if self.asked is not None and not self._waits:
            prompt = prompt_for(glance, self._seed, self._pictures)
        has_talon = isinstance(prompt, TalonPrompt | OfferPrompt)
        view.show_talon(on=not has_talon)
        if prompt is None:
            return
        hands = glance.observation.deal.hands
        page.hand_is_empty = not hands or self.asked is None or not hands[self.asked.seat].size
        page.felt_is_asked = glance.observation.phase is Phase.PACKET
        page.keeps_off = None if has_talon else partial(talon_row, view=glance.observation)
        prompt.chosen.connect(self.answered)
        page.host.show_prompt(prompt, focus=not isinstance(prompt, DiscardTray))
        if isinstance(prompt, DiscardTray):
            prompt.cleared.connect(view.clear_selection)
            prompt.taken_back.connect(view.control.toggle)
            prompt.select(view.control.selected)
            view.setFocus()

    def take_focus(self) -> None:
        """Give the keyboard to what is asked."""
        prompt = self.page.host.prompt
        if prompt is not None and not isinstance(prompt, DiscardTray):
            prompt.take_focus()
        else:
            self.view.setFocus()

    # ------------------------------------------------------------------ beside the table

    def use_column(self, column: QWidget) -> None:
        """Have something told beside the table, or below it in a narrow window."""
        self._column = column
        self._whole.addWidget(column)
        self.fit()

    def use_instead(self, widget: QWidget) -> None:
        """Have something in the place of the table, which is shown while the page is not."""
        self._whole.insertWidget(0, widget, 1)

    def focusNextPrevChild(self, next_: bool) -> bool:  # noqa: FBT001 - Qt's own
        """Move what is told to what the Tab key leads to."""
        moved = super().focusNextPrevChild(next_)
        if self._column is not None:
            for area in self._column.findChildren(Scrolling):
                area.show_focus()
        return moved

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size."""
        super().resizeEvent(event)
        self.fit()

    @property
    def is_wide(self) -> bool:
        """Whether there is room for the column beside the table."""
        return self.width() >= self.least_wide * max(100, self.page.scale) // 100

    def fit(self) -> None:
        """Give table and column their places."""
        column, wide = self._column, self.is_wide
        if column is None:
            return
        sideways, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._whole.setDirection(sideways if wide else down)
        most = round(min(COLUMN_UNITS * self.page.unit(), COLUMN_PART * self.width()))
        column.setFixedWidth(max(LEAST_COLUMN, most) if wide else self.width())
        needed = column.heightForWidth(self.width())
        tall = self.height()
        part = max(USUAL_PART * tall, min(self.low_part * tall, tall - LEAST_TABLE))
        column.setFixedHeight(tall if wide else min(max(needed, 0), round(part)))

    def _settled(self) -> None:
        if self._waits:
            self._ask(self.glance())

    def _picture_width(self) -> float:
        table = self.view.table
        return min(0.5 * table.card.width(), 0.29 * between_seats(table).height())

    def _seed(self) -> str:
        """Return what decides about a shuffle: always the same one, at such a table."""
        return "task"

    # ------------------------------------------------------------------ answers

    def _select(self, cards: tuple[Card, ...]) -> None:
        prompt = self.page.host.prompt
        if isinstance(prompt, DiscardTray):
            prompt.select(cards)

    def _discard(self, cards: tuple[Card, ...]) -> None:
        prompt = self.page.host.prompt
        if isinstance(prompt, DiscardTray):
            prompt.select(cards)
            prompt.discard_button.click()

    def _press_first(self) -> None:
        prompt = self.page.host.prompt
        first = None if prompt is None else prompt.first
        if first is not None and first.isVisible() and first.isEnabled():
            first.click()


def said_game(auction: Auction, words: Words) -> str:
    """Return what is played, and by whom; empty before that is known."""
    if auction.contract is None:
        return ""
    game = words.name(NameRef("contract", auction.contract))
    return game if auction.declarer is None else f"{game} · {words.seat(auction.declarer)}"
