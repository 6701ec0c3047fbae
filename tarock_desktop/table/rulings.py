"""Rulings: what the referee says when a rule is broken. A value, never an exception."""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.messages.message import CardRef, HiddenRef, Message
from tarock_desktop.table.actions import Action, Discard, DropCard, Lapse, Shuffle
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.seats import Seat, Viewer, Watcher, may_see

_OF_DISCARDS: Final = "discard."
"""Messages that begin so name cards that lie face down."""


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
    DEEMED_ACTION = "deemed-action"
    PLAYERS_VOTE = "players-vote"
    JUDGE_DECIDES = "judge-decides"


class Citation(msgspec.Struct, frozen=True):
    """Where a ruling stands: sheet, articles, reading."""

    ruleset: str
    article: str
    """Article of the duty, as the ruleset names it; title and gist stand in `texts`."""
    reading: str | None = None
    """The decided reading a ruling rests on, where the sheet leaves a question open."""
    consequence: str | None = None
    """Article of what follows, where it is another one than that of the duty."""


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
    """Who broke the rule; the first to pay where several did."""
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
    """The declared value or announced feat in question, by its id."""
    holder: Seat | None = None
    """Who held the card in question, where the sheet makes that person pay too."""
    offenders: tuple[Seat, ...] = ()
    """Everybody who is guilty, where those are several or others than *seat*."""
    tricks: int | None = None
    """How many tricks count, where the sheet stops counting at the trick of the offence."""

    @property
    def guilty(self) -> tuple[Seat, ...]:
        """Everybody who broke the rule."""
        return self.offenders or (self.seat,)

    def for_viewer(self, viewer: Viewer) -> Ruling:
        """Return the ruling without what *viewer* may not know.

        The alternatives are cards of the offender's hand: told to another seat they would give
        the hand away. So would the cards he laid away, and the further findings, which may be
        about what nobody has seen. The seed of a shuffle would give all hands away, even to who
        shuffled.
        """
        if viewer is Watcher.REFEREE:
            return self
        own = may_see(viewer, self.seat)
        known = msgspec.structs.replace(self, action=_seen(self.action, own=own))
        if own:
            return known
        return msgspec.structs.replace(
            known,
            alternatives=NO_CARDS,
            right=None if self.alternatives else self.right,
            explanation=_without_cards(self.explanation),
            notes=(),
        )


def _seen(action: Action, *, own: bool) -> Action:
    """Return an act as somebody at the table knows it; *own*: who has done it."""
    match action:
        case Shuffle():
            return msgspec.structs.replace(action, seed="")
        case Discard() if not own:
            # Those that lie face up everybody has seen when they were laid away.
            return Discard(action.seat, ())
        case DropCard(shown=False) if not own:
            return Lapse(action.seat, "drop-card")
        case _:
            return action


def _without_cards(explanation: Message) -> Message:
    """Return what is said of discards without the cards that lie face down."""
    if not explanation.key.startswith(_OF_DISCARDS):
        return explanation
    parameters = tuple(
        HiddenRef() if isinstance(ref, CardRef) else ref for ref in explanation.parameters
    )
    return msgspec.structs.replace(explanation, parameters=parameters)


class Mode(Enum):
    """What the table does with an act that breaks a rule (ADR 5)."""

    GUARD = "guard"
    """Refuses and explains."""
    WARN = "warn"
    """Explains; the same act may then go through."""
    TOURNAMENT = "tournament"
    """Lets everything physically possible happen; the referee rules afterwards."""


class Verdict(Enum):
    """How an act was received."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    """It breaks a rule and the table does not let it happen."""
    NEEDS_CONFIRMATION = "needs-confirmation"
    """It breaks a rule; done again with the ruling acknowledged it goes through."""
    IMPOSSIBLE = "impossible"
    """It can't physically be done now; no rule is involved."""
