"""Rulings: what the referee says when a rule is broken. A value, never an exception."""

from __future__ import annotations

from enum import Enum

import msgspec

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.messages.message import Message
from tarock_desktop.table.actions import Action, Shuffle
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.seats import Seat, Viewer, Watcher, may_see


class Severity(Enum):
    """How heavy an irregularity weighs; decides how loudly it is shown."""

    NOTE = "note"
    CORRECTABLE = "correctable"
    MINOR = "minor"
    MAJOR = "major"
    DISCRETIONARY = "discretionary"


class Remedy(Enum):
    """How play goes on after a ruling: the closed list for all sheets."""

    NONE = "none"
    CORRECT = "correct"
    TAKE_BACK = "take-back"
    REDEAL = "redeal"
    RESHUFFLE_REST = "reshuffle-rest"
    PLAY_ON = "play-on"
    END_HAND = "end-hand"
    VOID_HAND = "void-hand"
    EXPOSED_CARD = "exposed-card"
    DEMAND_LEAD = "demand-lead"
    KONTRA_RIGHT = "kontra-right"
    DEEMED_ACTION = "deemed-action"
    PLAYERS_VOTE = "players-vote"
    JUDGE_DECIDES = "judge-decides"


class Citation(msgspec.Struct, frozen=True):
    """Where a ruling stands: sheet, article, reading."""

    ruleset: str
    article: str
    """Article as the ruleset names it; title and gist stand in the ruleset's data."""
    reading: str | None = None
    """The decided reading a ruling rests on, where the sheet leaves a question open."""


class Ruling(msgspec.Struct, frozen=True):
    """A rule break with its explanation and consequences.

    The four parts of the explanation are what happened (`explanation`), which rule (`citation`),
    what would have been right (`right` and `alternatives`), and what follows (`remedy`,
    `payments`).
    """

    rule: str
    """Rule broken, shared by all sheets: `play.follow-suit`."""
    row: str
    """The irregularity in the sheet's own list: `SPJST-P15`."""
    citation: Citation
    severity: Severity
    remedy: Remedy
    seat: Seat
    action: Action
    explanation: Message
    right: Message | None = None
    alternatives: CardSet = NO_CARDS
    """Cards that would have been right; part of the offender's hand."""
    payments: tuple[ScoreLine, ...] = ()
    notes: tuple[Message, ...] = ()
    """Further findings on the same act."""
    subject: str = ""
    """What is ruled on, so that nothing is ruled on twice: `play.follow-suit/2/3`."""
    value: str | None = None
    """The declared value in question."""
    holder: Seat | None = None
    """Who held the card in question, where the sheet makes that person pay too."""

    def for_viewer(self, viewer: Viewer) -> Ruling:
        """Return the ruling without what *viewer* may not know.

        The alternatives are cards of the offender's hand: told to another seat they would give
        the hand away. The seed of a shuffle would give all hands away, even to who shuffled.
        """
        known = self
        if isinstance(self.action, Shuffle) and viewer is not Watcher.REFEREE:
            known = msgspec.structs.replace(self, action=Shuffle(self.seat, self.action.times, ""))
        if may_see(viewer, self.seat) or not self.alternatives:
            return known
        return msgspec.structs.replace(known, alternatives=NO_CARDS, right=None)


class Mode(Enum):
    """What the table does with an act that breaks a rule (ADR 5)."""

    GUARD = "guard"
    """Refuses and explains."""
    WARN = "warn"
    """Explains; the same act may then go through."""
    TOURNAMENT = "tournament"
    """Lets everything physically possible happen; the referee rules afterwards."""
