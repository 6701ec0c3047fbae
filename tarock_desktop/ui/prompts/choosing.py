"""Which sheet asks which question."""

from __future__ import annotations

from collections.abc import Callable

from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.prompts.announcing import AnnounceSheet, DeclareSheet
from tarock_desktop.ui.prompts.bidding import BiddingSheet
from tarock_desktop.ui.prompts.dealing import CutSheet, PacketSheet, ShuffleSheet
from tarock_desktop.ui.prompts.discarding import DiscardTray
from tarock_desktop.ui.prompts.prompt import OptionSheet, PromptSheet
from tarock_desktop.ui.prompts.stopping import StopSheet, is_stopping


def sheet_for(glance: Glance, seed: Callable[[], str]) -> PromptSheet | None:
    """Return the sheet for what is asked, or None if the answer is given on the table itself.

    Args:
        glance: the look at the table, with the prompt.
        seed: gives the text that decides the order of a shuffle.
    """
    prompt = glance.prompt
    if prompt is None:
        return None
    if prompt.shuffle is not None:
        return ShuffleSheet(glance, prompt, seed)
    if prompt.cut is not None:
        return CutSheet(glance, prompt)
    match prompt.phase:
        case Phase.PLAY:
            # A card is played on the table itself; a talon card to be added is asked for.
            return None if prompt.cards is not None else OptionSheet(glance, prompt)
        case Phase.PACKET:
            return PacketSheet(glance, prompt)
        case Phase.BID if is_stopping(glance, prompt):
            return StopSheet(glance, prompt)
        case Phase.BID:
            return BiddingSheet(glance, prompt)
        case Phase.DISCARD:
            return DiscardTray(glance, prompt)
        case Phase.DECLARE:
            return DeclareSheet(glance, prompt)
        case Phase.ANNOUNCE | Phase.CHALLENGE | Phase.CLEARANCE:
            return AnnounceSheet(glance, prompt)
        case _:
            return OptionSheet(glance, prompt)
