"""What the kernel asks of Žiri tarok: an announced Pagat waits for the other tarocks."""

from __future__ import annotations

from typing import Final

from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.kernel.duties import Duties
from tarock_desktop.kernel.families import KernelFamily
from tarock_desktop.kernel.order import CardOrder
from tarock_desktop.kernel.ziri.ends import ZiriEnds
from tarock_desktop.rules.ziri.play import DemandingPlay
from tarock_desktop.rules.ziri.side_feats import entries
from tarock_desktop.table.view import View
from tarock_desktop.variants.ziri.variant import Ziri


def duties(view: View, playing: DemandingPlay, order: CardOrder) -> Duties:
    """Return what has to be kept or played."""
    exposed = order.mask(view.deal.exposed)
    return Duties(pagat_waits=_keeps_pagat(view, playing), exposed=exposed)


def _keeps_pagat(view: View, playing: DemandingPlay) -> bool:
    """Return whether somebody who has announced the Pagat holds it and must keep it."""
    holding = {item.id for item in playing.items if item.must_hold}
    said = (entry.seat for entry in entries(view) if entry.item in holding)
    return any(PAGAT in view.deal.hands[seat].cards for seat in said)


FAMILY: Final[KernelFamily[Ziri, DemandingPlay]] = KernelFamily(ZiriEnds, duties)
