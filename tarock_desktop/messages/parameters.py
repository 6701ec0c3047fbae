"""Parameters that many messages take: the name in the sentence, and the type."""

from __future__ import annotations

from typing import Final

from tarock_desktop.messages.message import (
    AmountRef,
    CardRef,
    CardsRef,
    CountRef,
    NameRef,
    SeatRef,
)

SEAT: Final = ("seat", SeatRef)
CARD: Final = ("card", CardRef)
CARDS: Final = ("cards", CardsRef)
COUNT: Final = ("count", CountRef)
AMOUNT: Final = ("amount", AmountRef)
NAME: Final = ("name", NameRef)
