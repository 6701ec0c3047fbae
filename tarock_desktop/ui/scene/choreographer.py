"""Turns events into motions. The table is already ahead; the picture catches up."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.events import (
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    Event,
    TalonLaid,
    TalonTaken,
    TrickTaken,
)
from tarock_desktop.table.records import PlayedCard
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.scene.card_item import CardItem
from tarock_desktop.ui.scene.depths import FLYING_Z
from tarock_desktop.ui.scene.fan import Spot
from tarock_desktop.ui.scene.hand_deal import HandDeal
from tarock_desktop.ui.scene.layout import Side, direction, even
from tarock_desktop.ui.scene.picture import Picture
from tarock_desktop.ui.scene.sprites import Shadow
from tarock_desktop.ui.scene.table_scene import TableScene
from tarock_desktop.ui.style.tokens import Duration

PACKET: Final = 3
"""Cards that are seen to be dealt at once."""
BOW: Final = 0.06
"""How far a card that is played bends its way aside, as a part of its length."""


class Beat(Struct, frozen=True):
    """One step: what begins to move, and how long until the next step."""

    start: Callable[[], None]
    lasts: int
    """Milliseconds; negative: until somebody goes on."""
    is_rest: bool = False
    """Whether it is the pause in which a complete trick lies there to be seen."""
    event: Event | None = None
    """What it shows."""


def _as_dealt(event: CardsDealt) -> list[Card]:
    """Return the cards in the order in which they come: those of a set are sorted."""
    return [card for part in range(PACKET) for card in tuple(event.cards)[part::PACKET]]


class Choreographer(QObject):
    """Plays the motions of some events, one after the other.

    New events end the motions that are under way. When all is done the scene is corrected from
    the observation.
    """

    began = Signal(object)
    """The motion of an event begins; without motion: it has been shown."""
    settled = Signal()
    """Everything lies where the observation says."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._deal = HandDeal(scene)
        self._beats: deque[Beat] = deque()
        self._target: Picture | None = None
        self._trick: list[PlayedCard] = []
        self._winning: Seat | None = None
        self._passing: list[CardItem] = []
        self._resting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    @property
    def is_moving(self) -> bool:
        """Whether the picture has not caught up yet."""
        return self._target is not None

    @property
    def is_resting(self) -> bool:
        """Whether a complete trick lies there to be seen."""
        return self._resting

    def play(self, events: tuple[Event, ...], picture: Picture) -> None:
        """Show what happened, ending with *picture*."""
        before = self._scene.picture
        self._catch_up()
        if self._scene.tempo.is_instant or before is None:
            self.show(picture)
            for event in events:
                self.began.emit(event)
            return
        self._target = picture
        self._deal.begin(
            card
            for event in events
            if isinstance(event, CardsDealt) and event.seat == picture.viewer
            for card in _as_dealt(event)
        )
        self._trick = list(before.observation.play.trick)
        for event in events:
            if isinstance(event, CardPlayed | CardsDiscarded) and event.seat == picture.viewer:
                cards = (event.card,) if isinstance(event, CardPlayed) else event.cards
                for card in cards:
                    self._scene.loosen(card)
        self._scene.show_now(picture, self._origins(events, picture))
        self._empty_fans(events, picture)
        self._beats = deque(self._plan(events, picture))
        self._next()

    def show(self, picture: Picture) -> None:
        """Show a picture at once."""
        self._stop()
        self._deal.end()
        self._scene.show_now(picture)
        self._scene.show_rest(picture)
        self.settled.emit()

    def rearrange(self, picture: Picture) -> None:
        """Show the hand of a picture in another order; motions go on."""
        if self._target is not None:
            self._target = replace(self._target, hand=picture.hand)
        self._scene.show_now(picture)

    def skip(self) -> bool:
        """End the motions under way, but for a complete trick; return whether there were any."""
        if self._target is None or self._resting:
            return False
        self.finish()
        return True

    def finish(self) -> None:
        """End the motions under way: the picture catches up now."""
        if self._catch_up():
            self.settled.emit()

    def lay_again(self) -> None:
        """Follow another size; a complete trick that is looked at stays until somebody goes on."""
        target = self._target
        if target is not None and self._resting:
            self._scene.show_now(target)
            self._scene.lay_trick(target, self._trick)
            self._scene.order_trick(target, self._trick, self._winning)
            return
        self.finish()
        if self._scene.picture is not None:
            self.show(self._scene.picture)

    def _catch_up(self) -> bool:
        """End the motions under way without telling anybody; return whether there were any."""
        target = self._target
        if target is None:
            return False
        self._stop()
        self._deal.end()
        for item in self._scene.hand:
            item.land()
        self._scene.show_rest(target)
        return True

    def go_on(self) -> bool:
        """End the pause of a complete trick; return whether there was one."""
        if self._resting:
            self._timer.stop()
            self._next()
            return True
        return False

    def _stop(self) -> None:
        self._timer.stop()
        self._beats.clear()
        self._target = None
        self._resting = False
        self._scene.drop(self._passing)
        self._passing.clear()
        for portrait in self._scene.portraits.values():
            portrait.await_cards(0)

    def _next(self) -> None:
        self._resting = False
        if not self._beats:
            self.finish()
            return
        beat = self._beats.popleft()
        beat.start()
        if beat.event is not None:
            self.began.emit(beat.event)
        self._resting = beat.is_rest
        if beat.lasts >= 0:
            self._timer.start(beat.lasts)

    # -- plan -----------------------------------------------------------------------------------

    def _origins(self, events: tuple[Event, ...], picture: Picture) -> dict[Card, QPointF]:
        """Return where cards come from that are new in the viewer's hand."""
        found: dict[Card, QPointF] = {}
        for event in events:
            match event:
                case CardsDealt() if event.seat == picture.viewer:
                    found.update(dict.fromkeys(event.cards, self._dealer(picture)))
                case TalonTaken() if event.seat == picture.viewer:
                    start = self._scene.layout.open_talon(1).centre(0)
                    found.update({card: start for card in event.cards if card is not None})
                case _:
                    pass
        return found

    def _plan(self, events: tuple[Event, ...], picture: Picture) -> Iterator[Beat]:
        move = self._scene.tempo.move
        for event in events:
            match event:
                case CardPlayed():
                    start = partial(self._play_card, event, picture)
                    own = event.seat == picture.viewer
                    lasts = move(Duration.CARD_TO_TRICK if own else Duration.ANSWER)
                    yield Beat(start, lasts, event=event)
                case TrickTaken():
                    yield self._rest()
                    start = partial(self._gather, event.seat, picture)
                    yield Beat(start, move(Duration.TRICK_TO_WINNER), event=event)
                case TalonTaken() if event.seat != picture.viewer:
                    start = partial(self._take_talon, event, picture)
                    yield Beat(start, move(Duration.CARD_TO_TRICK), event=event)
                case CardsDiscarded():
                    start = partial(self._discard, event, picture)
                    yield Beat(start, move(Duration.CARD_TO_TRICK), event=event)
                case _:
                    pass
        yield from self._plan_deal(events, picture)

    def _plan_deal(self, events: tuple[Event, ...], picture: Picture) -> Iterator[Beat]:
        """Deal in packets, lay the talon, turn the own cards over, sort them."""
        scene, move = self._scene, self._scene.tempo.move
        hands = [event for event in events if isinstance(event, CardsDealt)]
        if not hands or scene.tempo.is_reduced:
            return
        packets = [
            (event, first)
            for first in range(0, max(event.count for event in hands), PACKET)
            for event in hands
            if first < event.count
        ]
        apart = move(min(Duration.NEXT_PACKET, Duration.DEAL_MOST // len(packets)))
        for event, first in packets:
            size = min(PACKET, event.count - first)
            start = partial(self._pass_packet, event, first, size, picture)
            yield Beat(start, apart, event=event)
        yield Beat(lambda: None, move(Duration.DEAL_PACKET))
        for count in [len(event.cards) for event in events if isinstance(event, TalonLaid)]:
            yield Beat(partial(self._lay_talon, count, picture), move(Duration.DEAL_PACKET))
        if any(event.seat == picture.viewer and event.cards for event in hands):
            yield Beat(self._deal.flip, move(Duration.FLIP))
            yield Beat(self._deal.sort, move(Duration.SORT))

    def _empty_fans(self, events: tuple[Event, ...], picture: Picture) -> None:
        """Let the fans of those who are dealt to grow with each packet."""
        if self._scene.tempo.is_reduced:
            return
        for event in events:
            if isinstance(event, CardsDealt) and event.seat in picture.sides:
                self._scene.portraits[picture.sides[event.seat]].await_cards(event.count)

    def _rest(self) -> Beat:
        tempo = self._scene.tempo
        lasts = -1 if tempo.trick_waits else tempo.stay(Duration.TRICK_STAYS)
        return Beat(lambda: None, lasts, is_rest=True)

    def _dealer(self, picture: Picture) -> QPointF:
        dealer = picture.observation.round.dealer
        side = picture.sides.get(dealer, Side.TOP) if dealer is not None else Side.TOP
        return self._scene.layout.seat(side)

    # -- motions --------------------------------------------------------------------------------

    def _play_card(self, event: CardPlayed, picture: Picture) -> None:
        scene = self._scene
        side = picture.sides[event.seat]
        item = scene.loose.pop(event.card, None)
        if item is None:
            item = scene.new_card(event.card, scene.layout.trick_card.width())
            item.setPos(scene.layout.seat(side))
        item.set_look(type(item.look)())
        item.shrink_to(scene.layout.trick_card.width())
        item.setZValue(FLYING_Z)
        scene.trick[event.seat] = item
        self._trick.append(PlayedCard(event.seat, event.card))
        self._winning = event.winning
        scene.order_trick(picture, self._trick, event.winning)
        scene.send(item, scene.layout.trick(side), Duration.CARD_TO_TRICK, bow=BOW)

    def _gather(self, winner: Seat, picture: Picture) -> None:
        """Turn the cards of the trick over and push them to the winner's pile."""
        scene = self._scene
        scene.order_trick(picture, (), None)
        self._trick.clear()
        pile = scene.layout.stacks[picture.sides[winner]]
        width = scene.layout.trick_card.width()
        for item in scene.trick.values():
            self._passing.append(item)
            item.shrink(Spot(pile.center(), 90), pile.height() / width, self._gather_time())
        scene.trick.clear()

    def _gather_time(self) -> int:
        return self._scene.tempo.move(Duration.TRICK_TO_WINNER)

    def _pass_packet(self, event: CardsDealt, first: int, size: int, picture: Picture) -> None:
        """Let a packet go from the dealer to a seat; the own cards to places in the hand."""
        self._deal.prepare()
        if event.seat == picture.viewer and event.cards:
            self._deal.come(first, size)
            return
        for number in range(size):
            self._pass_back(self._dealer(picture), event.seat, picture, number)

    def _lay_talon(self, count: int, picture: Picture) -> None:
        """Let the talon go from the dealer to where it waits."""
        scene = self._scene
        row = scene.layout.waiting_talon(count)
        for index in range(count):
            item = scene.new_card(None, row.card.width())
            item.raise_to(Shadow.LOW)
            item.setPos(self._dealer(picture))
            item.setZValue(FLYING_Z + index)
            self._passing.append(item)
            self._scene.send(item, Spot(row.centre(index)), Duration.DEAL_PACKET)

    def _pass_back(self, start: QPointF, seat: Seat, picture: Picture, number: int) -> None:
        """Let a back go from one place to a seat; *number*: which of its packet it is."""
        scene = self._scene
        side = picture.sides[seat]
        item = self._new_back(start)
        item.vanish = scene.portraits[side].take_card
        delay = scene.tempo.move(Duration.DEAL_STAGGER) * number
        # Into the fan of backs, which lies before the portrait.
        place = scene.layout.seat(side) - direction(side) * (0.35 * scene.layout.card.width())
        scene.send(item, Spot(place), Duration.DEAL_PACKET, delay=delay)

    def _new_back(self, start: QPointF) -> CardItem:
        """Return a small back that is on its way from a place."""
        item = self._scene.new_card(None, even(0.3 * self._scene.layout.card.width()))
        item.raise_to(Shadow.LOW)
        item.setPos(start)
        item.setZValue(FLYING_Z)
        self._passing.append(item)
        return item

    def _take_talon(self, event: TalonTaken, picture: Picture) -> None:
        scene = self._scene
        place = scene.layout.seat(picture.sides[event.seat])
        for _ in event.places:
            if scene.talon:
                item = scene.talon.pop(0)
                item.setZValue(FLYING_Z)
                self._passing.append(item)
                scene.send(item, Spot(place), Duration.CARD_TO_TRICK)

    def _discard(self, event: CardsDiscarded, picture: Picture) -> None:
        scene = self._scene
        side = picture.sides[event.seat]
        pile = scene.layout.discards[side].center()
        own = [scene.loose.pop(card) for card in event.cards if card in scene.loose]
        for item in own:
            item.set_look(type(item.look)())
            if item.card is None or item.card not in event.shown:
                item.turn_face(None)
            self._passing.append(item)
            item.shrink(Spot(pile, 90), 0.3, scene.tempo.move(Duration.CARD_TO_TRICK))
        if not own:
            item = self._new_back(scene.layout.seat(side))
            scene.send(item, Spot(pile, 90), Duration.CARD_TO_TRICK)
