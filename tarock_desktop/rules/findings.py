"""Findings: a rule found broken, before the referee has ruled."""

from __future__ import annotations

from msgspec import Struct

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.messages.message import Message


class Finding(Struct, frozen=True):
    """One rule that an act breaks."""

    rule: str
    """Rule id shared by all sheets, `play.follow-suit`."""
    explanation: Message
    """What happened."""
    right: Message | None = None
    """What would have been right."""
    alternatives: CardSet = NO_CARDS
    """Cards of the hand that would have been right."""
