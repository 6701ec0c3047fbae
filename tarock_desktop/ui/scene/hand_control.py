"""Cursor and selection in the own hand, whether by mouse, keyboard or screen reader."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.table.actions import (
    ChoosePacket,
    DropCard,
    ExposeCard,
    MergePiles,
    PlayCard,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.scene.card_item import BARRED_VEIL, CardState
from tarock_desktop.ui.scene.drop_targets import DropTarget
from tarock_desktop.ui.scene.fan import Lift
from tarock_desktop.ui.scene.marks import Mark
from tarock_desktop.ui.scene.picture import HelpLevel, Picture

CARDS_IN_HAND: Final = frozenset({Phase.CHALLENGE, Phase.CLEARANCE, Phase.PLAY})
"""Phases in which a card can be laid on the table, allowed or not."""
SUIT_KEYS: Final = (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS, Suit.TAROCK)
"""The suits of the keys 1 to 5."""


class HandControl(QObject):
    """Where the cursor is, which cards are selected, and how each card therefore looks.

    Knows no rule: what may be chosen stands in the prompt.
    """

    changed = Signal()
    """Cards look different now."""
    action_chosen = Signal(object)
    selection_changed = Signal(object)
    selection_confirmed = Signal(object)
    card_refused = Signal(object, object)
    """A card that may not be chosen and the reason; both `None` when it is over."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.picture: Picture | None = None
        self.help_level = HelpLevel.ALWAYS
        self.mode = Mode.GUARD
        """What the table does with an act that breaks a rule."""
        self.selected: tuple[Card, ...] = ()
        """In the order of their choice."""
        self.is_marking = False
        """Whether cards are marked as an answer, and nothing is done with them."""
        self.hinted: tuple[Card, ...] = ()
        """What the coach points at."""
        self._legal, self._barred = NO_CARDS, NO_CARDS
        self._cursor: Card | None = None
        self._asked_for_help = False
        self._is_refusing = False
        self._tried: Card | None = None
        """The card that was to be played last."""
        self._refused: Card | None = None
        """The card that the referee has just refused."""

    def show(self, picture: Picture) -> None:
        """Take another picture; what is not in the hand any more loses cursor and selection."""
        before = self.selected
        self._refused = None
        was_selecting = self.picture is not None and self.picture.may_select
        self.picture = picture
        if self._cursor not in picture.hand:
            self._cursor = None
        still = self.is_marking or (was_selecting and picture.may_select)
        self.selected = tuple(c for c in before if still and c in picture.hand)
        if self.selected != before:
            self.selection_changed.emit(self.selected)
        self._refuse(None)

    # -- looks --------------------------------------------------------------------------------

    @property
    def shows_help(self) -> bool:
        """Whether cards show now what may be chosen."""
        wanted = self.help_level is HelpLevel.ALWAYS or (
            self.help_level is HelpLevel.ON_REQUEST and self._asked_for_help
        )
        choice = self.picture.choice if self.picture is not None else None
        return wanted and choice is not None and choice.legal is not None

    def ask_for_help(self, *, on: bool) -> None:
        """Hold or let go of the key that shows what may be played."""
        if on != self._asked_for_help:
            self._asked_for_help = on
            self.changed.emit()

    def point_out(self, cards: tuple[Card, ...]) -> None:
        """Mark the cards that the coach proposes, and no others."""
        if cards != self.hinted:
            self.hinted = cards
            self.changed.emit()

    def judge(self, legal: CardSet, barred: CardSet) -> None:
        """Mark what the player to move may play and what not, for everybody who looks on."""
        if (legal, barred) != (self._legal, self._barred):
            self._legal, self._barred = legal, barred
            self.changed.emit()

    @property
    def is_free(self) -> bool:
        """Whether the table lets a rule be broken: nothing is held back then."""
        return self.mode is not Mode.GUARD

    @property
    def anything_goes(self) -> bool:
        """Whether hands can do at this table whatever hands can do."""
        picture = self.picture
        mine = picture is not None and picture.viewer is not None
        return mine and self.mode is Mode.TOURNAMENT

    def may_play(self) -> bool:
        """Return whether a card may be laid on the table now, in turn or not."""
        picture = self.picture
        if picture is None:
            return False
        return picture.may_play or (
            self.mode is Mode.TOURNAMENT
            and picture.viewer is not None
            and picture.observation.phase in CARDS_IN_HAND
        )

    def look(self, card: Card | None) -> CardState:
        """Return how a card of the hand shows its state."""
        picture = self.picture
        if picture is None or card is None:
            return CardState()
        marks = [Mark.PARTNER] if card is picture.called else []
        lift = Lift.NONE
        is_pointed = card is self._cursor
        judged = card in self._barred
        is_barred = judged or (self.shows_help and picture.reason(card) is not None)
        if card in picture.observation.deal.exposed:
            marks.append(Mark.EXPOSED)
        # The veil says it; the sign is there for whoever asks about this one card.
        is_refused = card is self._refused
        if judged or is_refused or (is_barred and is_pointed):
            marks.append(Mark.LOCKED if picture.may_select else Mark.BARRED)
        if card in self._legal:
            marks.append(Mark.SELECTED)
        choice = picture.choice
        is_meant = is_pointed or card in self.selected
        if picture.may_select and choice is not None and is_meant and card in choice.must_show:
            marks.append(Mark.SHOWN)
        if card in picture.from_talon:
            marks.append(Mark.TALON)
        if card in self.hinted:
            marks.insert(0, Mark.HINT)
            lift = Lift.POINTED
        if is_refused:
            lift = Lift.POINTED
        if card in self.selected:
            marks.append(Mark.SELECTED)
            lift = Lift.SELECTED
        veil = BARRED_VEIL if is_barred else 0
        return CardState(
            lift, veil=veil, refused=is_refused, pointed=is_pointed, marks=tuple(marks)
        )

    # -- cursor -------------------------------------------------------------------------------

    @property
    def cursor(self) -> Card | None:
        """The card under the cursor."""
        return self._cursor

    def point_at(self, card: Card | None) -> None:
        """Move the cursor to a card, or away."""
        if card is self._cursor:
            return
        self._cursor = card
        if card is not None:
            self._refused = None
        self.changed.emit()
        barred = self.shows_help and card is not None and self._reason(card) is not None
        self._refuse(card if barred else None)

    def step(self, steps: int) -> None:
        """Move the cursor by some cards; it stops at the ends."""
        known = self._known()
        if not known:
            return
        if self._cursor not in known:
            self.point_at(known[0] if steps > 0 else known[-1])
            return
        place = known.index(self._cursor) + steps
        self.point_at(known[min(max(place, 0), len(known) - 1)])

    def go_to_end(self, end: int) -> None:
        """Move the cursor to the first card (0) or the last (-1)."""
        known = self._known()
        if known:
            self.point_at(known[end])

    def step_legal(self, step: int) -> None:
        """Move the cursor to the next card that may be chosen, to the right (1) or left (-1)."""
        known = self._known()
        legal = self.picture.choice.legal if self.picture and self.picture.choice else None
        if legal is None:
            self.step(step)
            return
        start = known.index(self._cursor) if self._cursor in known else (-1 if step > 0 else 0)
        for distance in range(1, len(known) + 1):
            card = known[(start + step * distance) % len(known)]
            if card in legal:
                self.point_at(card)
                return

    def jump(self, suit: Suit) -> None:
        """Move the cursor to the first card of a suit; again: to the next."""
        group = [card for card in self._known() if card.suit is suit]
        if not group:
            return
        place = group.index(self._cursor) + 1 if self._cursor in group else 0
        self.point_at(group[place % len(group)])

    def _known(self) -> list[Card]:
        hand = self.picture.hand if self.picture is not None else ()
        return [card for card in hand if card is not None]

    # -- choosing -----------------------------------------------------------------------------

    @property
    def may_select(self) -> bool:
        """Whether a click selects a card, to be laid away or as an answer."""
        return self.picture is not None and (self.picture.may_select or self.is_marking)

    def mark(self, *, on: bool) -> None:
        """Let cards be marked as an answer, or not any more; none is marked at first."""
        self.is_marking = on
        self._select(())

    def choose(self, card: Card | None) -> None:
        """Play a card, or select it to be laid away: whatever is asked now."""
        picture = self.picture
        if picture is None or card is None:
            return
        if self.may_play() and not self.is_marking:
            self.play(card)
        elif self.may_select:
            self.toggle(card)

    def play(self, card: Card) -> None:
        """Ask to play a card; whether it may be played is the referee's to say."""
        picture = self.picture
        if picture is None or picture.viewer is None or not self.may_play():
            return
        me = picture.viewer
        self._tried = card
        if self.anything_goes and any(
            entry.seat == me for entry in picture.observation.play.trick
        ):
            # His card lies there already: this one comes with it.
            self.action_chosen.emit(DropCard(me, card, shown=True))
        else:
            self.action_chosen.emit(PlayCard(me, card))

    def refuse(self) -> None:
        """Show that the referee refused the card that was to be played."""
        if self._tried is not None:
            self._refused, self._tried = self._tried, None
            self.changed.emit()

    def let_fall(self, card: Card, fall: DropTarget) -> None:
        """Show a card to everybody, or lose it."""
        picture = self.picture
        if picture is None or picture.viewer is None:
            return
        if fall is DropTarget.OPEN:
            self.action_chosen.emit(ExposeCard(picture.viewer, card))
        elif fall is DropTarget.FLOOR:
            self.action_chosen.emit(DropCard(picture.viewer, card))

    def merge(self, to: Seat) -> None:
        """Lay the trick just won on another pile."""
        picture = self.picture
        if picture is not None and picture.viewer is not None:
            self.action_chosen.emit(MergePiles(picture.viewer, to))

    def take(self, packet: int) -> None:
        """Ask to take a closed packet."""
        prompt = self.picture.prompt if self.picture is not None else None
        action = ChoosePacket(prompt.seat, packet) if prompt is not None else None
        if prompt is not None and action in prompt.open_actions:
            self.action_chosen.emit(action)

    def toggle(self, card: Card) -> None:
        """Select a card to be laid away, or take it back."""
        picture = self.picture
        if picture is None or not self.may_select:
            return
        if card in self.selected:
            self._select(tuple(other for other in self.selected if other is not card))
        elif self.is_marking or self.is_free:
            self._select((*self.selected, card))
        elif picture.reason(card) is not None:
            self._refuse(card)
        elif picture.choice is not None and len(self.selected) < picture.choice.count:
            self._select((*self.selected, card))

    def confirm(self) -> None:
        """Go on with the cards selected, if they are as many as asked."""
        choice = self.picture.choice if self.picture is not None else None
        is_whole = choice is not None and (self.is_free or len(self.selected) == choice.count)
        if is_whole or self.is_marking:
            self.selection_confirmed.emit(self.selected)

    def clear(self) -> None:
        """Take all selected cards back."""
        if self.selected:
            self._select(())

    def _select(self, cards: tuple[Card, ...]) -> None:
        self.selected = cards
        self._refuse(None)
        self.changed.emit()
        self.selection_changed.emit(cards)

    def _reason(self, card: Card) -> object:
        return self.picture.reason(card) if self.picture is not None else None

    def _refuse(self, card: Card | None) -> None:
        if card is not None:
            self._is_refusing = True
            self.card_refused.emit(card, self._reason(card))
        elif self._is_refusing:
            self._is_refusing = False
            self.card_refused.emit(None, None)
