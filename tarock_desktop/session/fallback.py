"""A legal act for any prompt, for when a computer player fails."""

from __future__ import annotations

from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.table.actions import (
    Action,
    AskToLead,
    Cut,
    Declare,
    Discard,
    GiveLeave,
    Pass,
    PlayCard,
    Ready,
    Shuffle,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CardChoice, Prompt
from tarock_desktop.table.seats import Seat

_QUIET: Final = (Pass, Ready, AskToLead, GiveLeave)
"""Acts that commit to nothing."""


def fallback(prompt: Prompt, seed: str) -> Action:
    """Return a modest act that *prompt* allows; *seed* is the chance for a shuffle.

    Raises:
        LookupError: the prompt offers nothing.
    """
    seat = prompt.seat
    if prompt.shuffle is not None:
        return Shuffle(seat, prompt.shuffle.least, seed)
    if prompt.cut is not None:
        return Cut(seat, prompt.cut.least)
    if prompt.cards is not None:
        return _with_cards(seat, prompt.phase, prompt.cards)
    if prompt.phase is Phase.DECLARE:
        return Declare(seat)
    options = sorted(prompt.open_actions, key=lambda action: not isinstance(action, _QUIET))
    if not options:
        raise LookupError(f"nothing can be done in {prompt.phase}")
    return options[0]


def _with_cards(seat: Seat, phase: Phase, choice: CardChoice) -> PlayCard | Discard:
    if not choice.legal:
        raise LookupError("no card may be chosen, or the table does not tell")
    if phase is Phase.PLAY:
        return PlayCard(seat, next(iter(choice.legal)))
    others = [*(choice.legal - choice.required)]
    more = choice.count - len(choice.required)
    cards = CardSet.gather(others[:more]) | choice.required
    return Discard(seat, tuple(cards), cards & choice.must_show)
