"""The picture of the table: every item is made from, and corrected by, an observation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, QPointF

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.records import PlayedCard
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.scene.accessibility import Spoken
from tarock_desktop.ui.scene.beside_trick import (
    show_exposed,
    show_open_hands,
    show_packets,
    show_resting,
    show_talon,
)
from tarock_desktop.ui.scene.card_item import LOST_VEIL, CardItem, CardState, MarkItem
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.depths import (
    HAND_Z,
    MARK_Z,
    TRICK_DEPTHS,
    TRICK_Z,
)
from tarock_desktop.ui.scene.fan import Fan, Lift, Spot
from tarock_desktop.ui.scene.felt import light_place
from tarock_desktop.ui.scene.hand_control import HandControl
from tarock_desktop.ui.scene.layout import Side, TableLayout
from tarock_desktop.ui.scene.marks import Mark
from tarock_desktop.ui.scene.picture import Picture
from tarock_desktop.ui.scene.seat_plate import FeltItem
from tarock_desktop.ui.scene.sprites import Shadow
from tarock_desktop.ui.scene.table_items import OUT, TableItems
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Duration


class TableScene(TableItems):
    """Shows pictures. Nothing in it is the truth: `show_now` and `show_rest` say what is.

    `show_now` corrects what never waits for a motion: hand, plates, turn. `show_rest` corrects
    the trick and the piles, which the choreographer lets catch up.
    """

    def __init__(self, deck: DeckTheme, control: HandControl, parent: QObject) -> None:
        super().__init__(deck, parent)
        self.control = control
        self.gap: int | None = None
        """The place that the other cards leave for the dragged one; `None`: they close up."""
        self.waiting: set[Card] = set()
        """Own cards that have not been dealt yet."""
        self._fans: dict[int, Fan] = {}
        self._fans_of: TableLayout | None = None
        self._marks: list[MarkItem] = []
        control.changed.connect(self.place_hand)

    # -- what never waits ---------------------------------------------------------------------

    def show_now(self, picture: Picture, origins: Mapping[Card, QPointF] | None = None) -> None:
        """Correct hand, plates and turn.

        Args:
            picture: what is to be seen.
            origins: where cards that are new in the hand come from.
        """
        self.picture = picture
        self.control.show(picture)
        self.lay_out(self.layout.size)
        self._fill_hand(picture, origins or {})
        self.place_hand(settling=True)
        seated = {side: seat for seat, side in picture.sides.items()}
        for side in Side:
            seat = seated.get(side)
            for item in (self.plates[side], self.chips[side], self.portraits[side]):
                item.setVisible(seat is not None)
            if seat is not None:
                facts, said = self.speech.facts(picture, seat), self.speech.seat(picture, seat)
                for item in (self.plates[side], self.portraits[side]):
                    item.say(facts)
                    set_tip(item, said)
                self.chips[side].say(self.speech.chips(picture, seat))
        show_resting(self, picture)
        turn = picture.observation.turn
        self._light(picture.sides.get(turn) if turn is not None else None)

    def _light(self, side: Side | None) -> None:
        """Light the seat due."""
        if side is not self.due:
            for each in (self.due, side):
                if each is not None:
                    self.update(light_place(self.layout, each))
            self.due = side

    def _fill_hand(self, picture: Picture, origins: Mapping[Card, QPointF]) -> None:
        known = {item.card: item for item in self.hand if item.card is not None}
        backs = [item for item in self.hand if item.card is None]
        hand = []
        for card in picture.hand:
            old = known.pop(card, None) if card is not None else backs.pop() if backs else None
            hand.append(old or self._new_hand_card(card, origins))
        self.drop(known.values())
        self.drop(backs)
        self.hand = hand
        if self.dragged not in hand:
            self.dragged = None
        self.waiting &= set(picture.hand)
        if self.viewer.card not in picture.hand:
            self.viewer.close()
        for index, item in enumerate(hand):
            if item is not self.dragged:
                item.setZValue(HAND_Z + index)

    def _new_hand_card(self, card: Card | None, origins: Mapping[Card, QPointF]) -> CardItem:
        item = self.new_card(card, self.layout.card.width())
        origin = origins.get(card) if card is not None else None
        item.is_home = origin is None
        if origin is not None:
            item.setPos(origin)
        if card in self.waiting:
            item.is_face_down = True
            item.setVisible(False)
        return item

    def place_hand(self, *, settling: bool = False) -> None:
        """Give the cards of the hand look and place.

        Args:
            settling: whether cards that lie where they were let go, or come from elsewhere,
                go home now. All others are there at once.
        """
        for item in self.hand:
            item.set_width(self.layout.card.width())
            item.theme = self.theme
            look = self.control.look(item.card)
            item.set_look(look)
            is_raised = look.pointed or look.lift is not Lift.NONE or item is self.dragged
            item.raise_to(Shadow.LIFTED if is_raised else Shadow.REST)
        for item, home in self.homes():
            if item is self.dragged or item.card in self.waiting:
                continue
            if item.is_bound_for(home):
                continue
            if item.is_home:
                item.fly(home, 0 if settling else self._hover_time(), OUT)
            elif settling:
                item.is_home = True
                self.send(item, home, Duration.CARD_HOME)

    def homes(self) -> list[tuple[CardItem, Spot]]:
        """Return where each card of the hand belongs; they make room for a dragged one."""
        if self.dragged not in self.hand:
            return list(zip(self.hand, self.shown_fan().spots, strict=True))
        others = [item for item in self.hand if item is not self.dragged]
        closed = self.gap is None
        fan = self.resting_fan(len(others) + (not closed))
        spots = [spot for index, spot in enumerate(fan.spots) if index != self.gap or closed]
        raised = [self.layout.lift(item.look.lift) for item in others]
        homes = [spot.moved(0, up) for spot, up in zip(spots, raised, strict=True)]
        return list(zip(others, homes, strict=True))

    def open_gap(self, place: int | None) -> None:
        """Leave a place for the dragged card, or none."""
        if place != self.gap:
            self.gap = place
            if self.dragged is not None:
                self.place_hand()

    def shown_fan(self) -> Fan:
        """Return where the cards of the hand lie now, raised and parted."""
        looks = [item.look for item in self.hand]
        pointed = next((i for i, look in enumerate(looks) if look.pointed), None)
        raised = self.layout.lift(Lift.POINTED)
        lifts = [max(self.layout.lift(k.lift), raised if k.pointed else 0.0) for k in looks]
        return self.resting_fan(len(looks)).opened(pointed, lifts)

    def resting_fan(self, count: int) -> Fan:
        """Return where the cards of a hand of *count* lie while nobody points at one."""
        if self._fans_of is not self.layout:
            self._fans_of = self.layout
            self._fans.clear()
        fan = self._fans.get(count)
        if fan is None:
            fan = self._fans[count] = self.layout.hand_spots(count)
        return fan

    def index_at(self, point: QPointF) -> int | None:
        """Return the card of the hand at a point.

        The card pointed at keeps the pointer as long as one sees it there; for all others their
        places at rest count. So a card that is raised or makes room does not lose the pointer.
        """
        hit = self.shown_fan().index_at(point)
        if hit is not None and self.hand[hit].look.pointed:
            return hit
        lifts = [self.layout.lift(item.look.lift) for item in self.hand]
        return self.resting_fan(len(lifts)).opened(None, lifts).index_at(point)

    def _hover_time(self) -> int:
        return 0 if self.tempo.is_reduced else self.tempo.move(Duration.HOVER)

    # -- what catches up ----------------------------------------------------------------------

    def show_rest(self, picture: Picture) -> None:
        """Correct trick, talon, piles and last trick: nothing is under way any more."""
        self.drop(self.loose.values())
        self.loose.clear()
        self._show_trick(picture)
        show_talon(self, picture)
        show_packets(self, picture)
        show_exposed(self, picture)
        show_open_hands(self, picture)
        view = picture.observation
        for seat, side in picture.sides.items():
            won = sum(trick.winner == seat for trick in view.play.tricks)
            self.stacks[side].hold(won)
            set_tip(self.stacks[side], self.speech.pile(picture, seat, won) if won else "")
            if view.deal.discards:
                laid = view.deal.discards[seat]
                self.discards[side].hold(laid.size, tuple(laid.shown))
                tip = self.speech.laid_away(picture, seat, laid.size) if laid.size else ""
                set_tip(self.discards[side], tip)
            else:
                self.discards[side].hold(0, ())
        tricks = view.play.tricks
        self.last_trick.hold(tricks[-1] if tricks else None, picture.names)
        set_tip(self.last_trick, self.speech.last_trick() if tricks else "")

    def _show_trick(self, picture: Picture) -> None:
        play = picture.observation.play
        wanted = {entry.seat: entry.card for entry in play.trick}
        for seat in [s for s, item in self.trick.items() if item.card is not wanted.get(s)]:
            self.drop([self.trick.pop(seat)])
        self.lay_trick(picture, play.trick)
        self.order_trick(picture, play.trick, play.winning)

    def lay_trick(self, picture: Picture, played: Iterable[PlayedCard]) -> None:
        """Lay the cards of a trick where they belong."""
        for entry in played:
            item = self.trick.get(entry.seat)
            width = self.layout.trick_card.width()
            if item is None:
                item = self.trick[entry.seat] = self.new_card(entry.card, width)
            item.set_width(width)
            item.theme = self.theme
            item.fly(self.layout.trick(picture.sides[entry.seat]), 0, OUT)

    def order_trick(
        self, picture: Picture, played: Iterable[PlayedCard], winning: Seat | None
    ) -> None:
        """Lay far cards below near ones, so that each index is seen, and put the tabs on them."""
        for mark in self._marks:
            self.removeItem(mark)
        self._marks = []
        played = tuple(played)
        is_complete = len(played) == len(picture.sides)
        for number, entry in enumerate(played):
            item = self.trick.get(entry.seat)
            if item is None:
                continue
            side, wins = picture.sides[entry.seat], entry.seat == winning
            item.setZValue(TRICK_Z + TRICK_DEPTHS[side])
            lost = is_complete and winning is not None and not wins
            item.set_look(CardState(veil=LOST_VEIL if lost else 0, wins=wins))
            item.raise_to(Shadow.LIFTED if wins else Shadow.REST)
            if number == 0:
                self._add_mark(Mark.LED, side, 0.19, -0.02 if entry.seat != winning else 0.25)
            if entry.seat == winning:
                self._add_mark(Mark.WINNING, side, 0.26, -0.02)

    def _add_mark(self, mark: Mark, side: Side, part: float, down: float) -> None:
        """Put a tab at the right upper corner of a trick card.

        Args:
            mark: what it shows.
            side: whose card it is.
            part: width of the tab in widths of the card.
            down: how far below the upper edge of the card its middle lies, in widths too.
        """
        card = self.layout.trick_card
        item = MarkItem(mark, self.theme, max(18.0, part * card.width()))
        spot = self.layout.trick(side)
        up = card.height() / 2 - down * card.width()
        item.setPos(spot.moved(0.40 * card.width(), up).centre)
        item.setZValue(MARK_Z)
        self.addItem(item)
        self._marks.append(item)

    def loosen(self, card: Card) -> None:
        """Let an own card leave the hand without leaving the picture."""
        for item in self.hand:
            if item.card is card:
                self.hand.remove(item)
                self.loose[card] = item
                if item is self.dragged:
                    self.dragged = None
                return

    def spoken(self, picture: Picture) -> tuple[list[Spoken], list[Spoken]]:
        """Return what a screen reader finds: the cards of the own hand, and the seats."""
        selected, helps = self.control.selected, self.control.shows_help
        fan = self.layout.hand
        cards = [
            Spoken(
                fan.strip(index).toAlignedRect(),
                self.speech.card(picture, index, selected, helps=helps),
                is_selected=card in selected,
                is_card=card is not None,
            )
            for index, card in enumerate(picture.hand)
        ]
        seats = [
            Spoken(self.layout.plates[side].toAlignedRect(), self.speech.seat(picture, seat))
            for seat, side in picture.sides.items()
        ]
        for index, seat in enumerate(picture.resting):
            place = self.resting.box(index).toAlignedRect()
            seats.append(Spoken(place, self.speech.seat(picture, seat)))
        return cards, seats

    def view_card(self) -> None:
        """Open or close the large picture of the card under the cursor."""
        card, picture = self.control.cursor, self.picture
        if not self.viewer.close() and card is not None and picture is not None:
            self.viewer.view(card, picture.words.card(card))

    def ask_for_faces(self) -> None:
        """Let the threads draw what is to be seen, while the rest of the window is made ready."""
        for item in self.cards:
            item.prepare(item.rotation(), self.ratio, item.name)
        for portrait in self.portraits.values():
            portrait.ask_for_back(self.ratio)

    def refresh_faces(self, name: str) -> None:
        """Draw the cards of a name again: their picture has come."""
        for item in self.items():
            if (isinstance(item, CardItem) and item.name == name) or (
                isinstance(item, FeltItem) and item.shows(name)
            ):
                item.update()
