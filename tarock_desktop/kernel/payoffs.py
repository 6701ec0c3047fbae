"""What a hand will pay, as tables: asked of the sheet's own scoring, not told again."""

from __future__ import annotations

from tarock_desktop.kernel.czech_ends import CzechEnds
from tarock_desktop.kernel.koenigrufen_ends import RankedEnds
from tarock_desktop.kernel.stakes import Ends, UntranslatableError
from tarock_desktop.kernel.texas_ends import TexasEnds
from tarock_desktop.kernel.ziri_ends import WrittenEnds
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.variant import CzechGp
from tarock_desktop.variants.koenigrufen.variant import Koenigrufen
from tarock_desktop.variants.texas.variant import Texas
from tarock_desktop.variants.ziri.variant import Ziri


def ends_of(view: View, variant: Variant) -> Ends:
    """Return made-up ends of the hand on the table; *view* knows all hands.

    Raises:
        UntranslatableError: a ruling changes the payment of this hand, or nobody plays.
    """
    if view.book.rulings:
        raise UntranslatableError("a hand with rulings is not paid by points and feats alone")
    if view.auction.contract is None or view.auction.declarer is None:
        raise UntranslatableError("no game is being played")
    match variant:
        case Texas():
            return TexasEnds(view, variant)
        case Koenigrufen():
            return RankedEnds(view, variant)
        case Ziri():
            return WrittenEnds(view, variant)
        case CzechGp():
            return CzechEnds(view, variant)
        case _:
            raise UntranslatableError("a sheet the kernel does not know")
