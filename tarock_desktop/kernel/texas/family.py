"""What the kernel asks of the Texas-Czech sheets: an announced Pagat waits for the last trick."""

from __future__ import annotations

from typing import Final

from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.kernel.duties import Duties
from tarock_desktop.kernel.families import KernelFamily
from tarock_desktop.kernel.games import NO_CARDS
from tarock_desktop.kernel.order import CardOrder
from tarock_desktop.kernel.texas.ends import TexasEnds
from tarock_desktop.rules.texas.play import TexasPlay
from tarock_desktop.table.view import View
from tarock_desktop.variants.texas.variant import Texas


def duties(view: View, playing: TexasPlay, order: CardOrder) -> Duties:
    """Return what has to be kept or played."""
    kept = order.bit(PAGAT) if _announced_pagat(view, playing) else 0
    return Duties((kept, *NO_CARDS[1:]), exposed=order.mask(view.deal.exposed))


def _announced_pagat(view: View, playing: TexasPlay) -> bool:
    """Return whether the announcer of the Pagat holds it and must keep it."""
    for item in playing.items:
        announcer = view.notices.announcer(item.id)
        if item.feat == "pagat-last" and item.must_hold and announcer is not None:
            return PAGAT in view.deal.hands[announcer].cards
    return False


FAMILY: Final[KernelFamily[Texas, TexasPlay]] = KernelFamily(TexasEnds, duties)
