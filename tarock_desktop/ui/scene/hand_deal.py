"""How the own hand is dealt: packets come face down, are turned over, and sorted."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QEasingCurve

from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.scene.depths import HAND_Z
from tarock_desktop.ui.scene.fan import Spot
from tarock_desktop.ui.scene.table_scene import TableScene
from tarock_desktop.ui.style.tokens import Duration

PREPARED = 3
"""Cards that are looked at with each packet: their faces are drawn meanwhile."""
_OUT = QEasingCurve.Type.OutCubic


class HandDeal:
    """Keeps dealt cards from the hand until their packet comes."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._dealt: tuple[Card, ...] = ()
        self._to_prepare: deque[Card] = deque()

    def begin(self, cards: Iterable[Card]) -> None:
        """Own cards are about to be dealt in this order: they stay away until their packet."""
        tempo = self._scene.tempo
        if not (tempo.is_instant or tempo.is_reduced):
            self._dealt = tuple(cards)
            self._scene.waiting = set(self._dealt)
            self._to_prepare = deque(self._dealt)

    def come(self, first: int, size: int) -> None:
        """Let a packet come face down: as many of the dealt cards, from the *first* on."""
        scene = self._scene
        items = {item.card: item for item in scene.hand}
        for number, card in enumerate(self._dealt[first : first + size]):
            item = items.get(card)
            if item is None or card not in scene.waiting:
                continue
            spot = self._spot(card)
            item.setVisible(True)
            item.setZValue(HAND_Z + first + number)
            # It is turned from the beginning: a card that turns costs a picture each frame.
            item.setRotation(spot.angle)
            delay = scene.tempo.move(Duration.DEAL_STAGGER) * number
            scene.send(item, spot, Duration.DEAL_PACKET, delay=delay)

    def _spot(self, card: Card) -> Spot:
        """Return where a dealt card lies until the hand is sorted."""
        spots = self._scene.resting_fan(len(self._scene.hand)).spots
        return spots[self._dealt.index(card)]

    def prepare(self) -> None:
        """Make one of the pictures that are wanted when the cards are turned over.

        A card whose face is not drawn yet has another turn later.
        """
        items = {item.card: item for item in self._scene.hand}
        for card in tuple(self._to_prepare)[:PREPARED]:
            item = items.get(card)
            self._to_prepare.popleft()
            if item is None or item.prepare(self._spot(card).angle, self._scene.ratio):
                return
            self._to_prepare.append(card)

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
