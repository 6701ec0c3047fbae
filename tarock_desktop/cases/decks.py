"""The pack that a script cuts or knocks on."""

from __future__ import annotations

from msgspec.structs import replace

from tarock_desktop.cards.pack import Card
from tarock_desktop.cases.layout import Layout, lay_out
from tarock_desktop.cases.scene import Scene
from tarock_desktop.table.actions import Cut, Knock


def deck_for(action: Cut | Knock, scene: Scene) -> tuple[Card, ...]:
    """Return the pack before the cut: the one the case gives, else one that deals its hands.

    With closed packets the first one is the hand of the seat after the dealer, and so on.
    """
    if scene.facts.deck is not None:
        return tuple(scene.facts.deck)
    layout = lay_out(replace(scene, at="bid"), filled=True)
    law = scene.variant.sheet.deal
    if isinstance(action, Cut):
        dealt = _dealt(layout, law.packet, law.talon_after)
        lifted = len(dealt) - action.lifted
        return dealt[lifted:] + dealt[:lifted]
    style = law.style(action.style)
    if style is not None and style.split_first:
        return _split(layout)
    return _dealt(layout, law.packet if style is None else style.packet)


def _dealt(layout: Layout[Scene], packet: int, before: int = 0) -> tuple[Card, ...]:
    """Return the pack that is dealt in these packets; *before*: so many come before the talon."""
    size = layout.scene.variant.sheet.deal.hand
    rounds = range(0, size, packet)
    order = layout.scene.order
    packets = [layout.hands[seat][start : start + packet] for start in rounds for seat in order]
    packets.insert(before * len(order), layout.talon)
    return tuple(card for cards in packets for card in cards)


def _split(layout: Layout[Scene]) -> tuple[Card, ...]:
    """Return the pack of which the first seat gets its hand in two halves."""
    first, *others = layout.scene.order
    half = layout.scene.variant.sheet.deal.hand // 2
    hand = layout.hands[first]
    rest = (card for seat in others for card in layout.hands[seat])
    return (*layout.talon, *hand[:half], *rest, *hand[half:])
