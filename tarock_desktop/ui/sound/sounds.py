"""The sounds, and what each of them is heard at."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from tarock_desktop.table.events import (
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    CardsTakenBack,
    Challenged,
    DeckCut,
    DeckKnocked,
    DeckShuffled,
    Event,
    LinesScored,
    PacketTaken,
    RulingIssued,
    StepRepeated,
    TalonAdded,
    TalonTaken,
    TrickTaken,
)
from tarock_desktop.ui.style.tokens import Duration


class Sound(StrEnum):
    """The sounds that are shipped; the value is the name of the file."""

    CARD = "card"
    CHIPS = "chips"
    DEAL = "deal"
    KNOCK = "knock"
    REFUSAL = "refusal"
    SHUFFLE = "shuffle"
    TRICK = "trick"
    TURN = "turn"


MOTIONS: Final = MappingProxyType[type[Event], tuple[Sound, int]](
    {
        CardsDealt: (Sound.DEAL, 0),
        CardPlayed: (Sound.CARD, Duration.CARD_TO_TRICK),
        CardsDiscarded: (Sound.CARD, Duration.CARD_TO_TRICK),
        TalonTaken: (Sound.DEAL, 0),
        TrickTaken: (Sound.TRICK, 0),
    }
)
"""What is heard when a motion begins, and how many milliseconds later at normal speed."""
AT_ONCE: Final = MappingProxyType[type[Event], Sound](
    {
        DeckShuffled: Sound.SHUFFLE,
        DeckCut: Sound.CARD,
        DeckKnocked: Sound.KNOCK,
        PacketTaken: Sound.DEAL,
        TalonAdded: Sound.CARD,
        CardsTakenBack: Sound.DEAL,
        Challenged: Sound.KNOCK,
        StepRepeated: Sound.KNOCK,
        LinesScored: Sound.CHIPS,
        RulingIssued: Sound.REFUSAL,
    }
)
"""What is heard at an event without a motion of its own."""
