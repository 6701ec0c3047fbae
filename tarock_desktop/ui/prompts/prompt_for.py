"""Which prompt asks which question."""

from __future__ import annotations

from collections.abc import Callable

from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.prompts.act_prompt import ActPrompt, OptionPrompt
from tarock_desktop.ui.prompts.announcing import AnnouncePrompt, DeclarePrompt, closes
from tarock_desktop.ui.prompts.bidding import BiddingPrompt
from tarock_desktop.ui.prompts.card_choice import cards_prompt, shows_cards
from tarock_desktop.ui.prompts.card_pictures import CardPictures
from tarock_desktop.ui.prompts.dealing import CutPrompt, PacketPrompt, ShufflePrompt
from tarock_desktop.ui.prompts.discarding import DiscardTray
from tarock_desktop.ui.prompts.line_prompt import LinePrompt
from tarock_desktop.ui.prompts.stopping import StopPrompt, is_stopping


def prompt_for(
    glance: Glance, seed: Callable[[], str], pictures: CardPictures
) -> ActPrompt | None:
    """Return the prompt for what is asked, or None if the answer is given on the table itself.

    Args:
        glance: the look at the table, with the prompt.
        seed: gives the text that decides the order of a shuffle.
        pictures: of the cards that are shown in a prompt.
    """
    prompt = glance.prompt
    if prompt is None:
        return None
    if prompt.shuffle is not None:
        return ShufflePrompt(glance, prompt, seed)
    if prompt.cut is not None:
        return CutPrompt(glance, prompt)
    if shows_cards(glance, prompt):
        return cards_prompt(glance, prompt, pictures)
    match prompt.phase:
        case Phase.PLAY:
            # A card is played on the table itself; a talon card to be added is asked for.
            if prompt.cards is not None:
                return None
            asks = LinePrompt if glance.observation.play.trick else OptionPrompt
            return asks(glance, prompt)
        case Phase.PACKET:
            return PacketPrompt(glance, prompt)
        case Phase.BID if is_stopping(glance, prompt):
            return StopPrompt(glance, prompt)
        case Phase.BID:
            return BiddingPrompt(glance, prompt)
        case Phase.DISCARD:
            return DiscardTray(glance, prompt, pictures)
        case Phase.DECLARE:
            return DeclarePrompt(glance, prompt)
        case Phase.ANNOUNCE | Phase.CHALLENGE | Phase.CLEARANCE if closes(prompt):
            return AnnouncePrompt(glance, prompt)
        case _:
            return OptionPrompt(glance, prompt)
