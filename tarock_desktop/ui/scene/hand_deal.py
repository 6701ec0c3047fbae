"""How the own hand is dealt: packets come face down, are turned over, and sorted."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QEasingCurve

from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.scene.card_item import CardItem
from tarock_desktop.ui.scene.depths import HAND_Z
from tarock_desktop.ui.scene.table_scene import TableScene
from tarock_desktop.ui.style.tokens import Duration

_OUT = QEasingCurve.Type.OutCubic


class HandDeal:
    """Keeps dealt cards from the hand until their packet comes."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._to_prepare: deque[tuple[CardItem, float]] = deque()

    def begin(self, cards: Iterable[Card]) -> None:
        """Own cards are about to be dealt: they stay away until their packet comes."""
        tempo = self._scene.tempo
        if not (tempo.is_instant or tempo.is_reduced):
            self._scene.waiting = set(cards)

    def come(self, cards: tuple[Card, ...], first: int) -> None:
        """Let a packet come face down, into the places of the hand from *first* on."""
        scene = self._scene
        spots = scene.resting_fan(len(scene.hand)).spots
        items = {item.card: item for item in scene.hand}
        for number, card in enumerate(cards):
            item = items.get(card)
            if item is None or card not in scene.waiting:
                continue
            spot = spots[first + number]
            item.setVisible(True)
            item.setZValue(HAND_Z + first + number)
            # It is turned from the beginning: a card that turns costs a picture each frame.
            item.setRotation(spot.angle)
            delay = scene.tempo.move(Duration.DEAL_STAGGER) * number
            scene.send(item, spot, Duration.DEAL_PACKET, delay=delay)
            self._to_prepare.append((item, spot.angle))

    def prepare(self) -> None:
        """Make one of the pictures that are wanted when the cards are turned over."""
        if self._to_prepare:
            item, angle = self._to_prepare.popleft()
            item.prepare(angle, self._scene.ratio)

    def flip(self) -> None:
        """Turn the dealt cards over."""
        for item in self._scene.hand:
            if item.is_face_down:
                item.flip(self._scene.tempo.move(Duration.FLIP))

    def sort(self) -> None:
        """Let the dealt cards go where they belong by the order of the hand."""
        self._go_home(self._scene.tempo.move(Duration.SORT))

    def end(self) -> None:
        """Let dealt cards be where they belong at once."""
        if self._scene.waiting or any(item.is_face_down for item in self._scene.hand):
            self._go_home(0)

    def _go_home(self, duration: int) -> None:
        scene = self._scene
        scene.waiting = set()
        self._to_prepare.clear()
        for index, (item, home) in enumerate(scene.homes()):
            item.show_face()
            item.setVisible(True)
            item.is_home = True
            item.setZValue(HAND_Z + index)
            item.fly(home, duration, _OUT)
