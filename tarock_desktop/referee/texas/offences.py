"""Which rules were broken in a hand, read from what happened.

Nothing about an offence is kept: it is found again from the full state whenever it is needed, so a
secret offence leaves no trace that anybody could see. An offence is *proven* when public events
show it; at the end of the hand, with all cards on the table, every one of them is.
"""

from __future__ import annotations

from msgspec.structs import replace

from tarock_desktop.referee.offence import Offence, is_known_whole, is_played_out
from tarock_desktop.referee.stray_cards import stray_offences
from tarock_desktop.referee.texas.before_play import call_offences, value_offences
from tarock_desktop.referee.texas.deal import deal_offences
from tarock_desktop.referee.texas.discards import discard_offences
from tarock_desktop.referee.texas.play import pagat_offences, revokes
from tarock_desktop.referee.texas.valat import valat_offences
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.texas.sheet import texas


def find_offences(view: View, variant: Variant) -> tuple[Offence, ...]:
    """Return every offence of the running hand; *view* must be the full state."""
    sheet = texas(variant.sheet)
    found = [*deal_offences(view, sheet), *revokes(view, variant), *discard_offences(view, sheet)]
    found += stray_offences(view)
    if is_known_whole(view):
        found += value_offences(view, sheet)
        found += call_offences(view, sheet)
    found += pagat_offences(view, sheet)
    if not is_played_out(view, sheet):
        return tuple(found)
    found += valat_offences(view, sheet) if is_known_whole(view) else ()
    return tuple(replace(offence, proven=True) for offence in found)
