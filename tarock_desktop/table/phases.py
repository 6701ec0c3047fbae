"""The phases of a hand. A ruleset uses those it needs, in its own order."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Phase(Enum):
    """What is going on at the table."""

    BETWEEN = "between"
    """No hand is running; the next one may be started or the round closed."""
    SHUFFLE = "shuffle"
    CUT = "cut"
    """The dealer's neighbour cuts or knocks."""
    PACKET = "packet"
    """The players choose closed packets, one after the other."""
    VOTE = "vote"
    """The others decide whether a deal goes on in which a card was exposed."""
    BID = "bid"
    TALON = "talon"
    """Talon cards are taken, passed on and offered."""
    CALL = "call"
    DISCARD = "discard"
    SALE = "sale"
    """The declarer, who has laid away, plays the game or sells it."""
    DECLARE = "declare"
    """Values held in the hand are declared and paid."""
    ANNOUNCE = "announce"
    """Feats to come are announced."""
    CHALLENGE = "challenge"
    """Everybody is asked for Kontra and further doublings."""
    CLEARANCE = "clearance"
    """The leader asks whether he may begin, the others answer."""
    PLAY = "play"
    CLOSED = "closed"
    """The round is over."""


BETWEEN_HANDS: Final = (Phase.BETWEEN, Phase.CLOSED)
"""The phases in which no hand is running."""
BEFORE_PLAY: Final = (
    Phase.SALE,
    Phase.DECLARE,
    Phase.ANNOUNCE,
    Phase.CHALLENGE,
    Phase.CLEARANCE,
)
"""The phases in which everybody speaks before the first card."""
AFTER_CALLING: Final = frozenset({*BEFORE_PLAY, Phase.DISCARD, Phase.PLAY, *BETWEEN_HANDS})
"""The phases in which it is settled whether a partner was called."""
