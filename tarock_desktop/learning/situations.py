"""Incidents as a judge meets them: up to the act in question, and until it is noticed."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from itertools import islice
from typing import Final

from msgspec import Struct

from tarock_desktop.cases.acts import Rest
from tarock_desktop.cases.frames import Frame
from tarock_desktop.cases.incidents import Incident, play_incident
from tarock_desktop.cases.performing import Happening
from tarock_desktop.cases.script import Deed
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.referee.families import referee_of
from tarock_desktop.referee.offence import Offence
from tarock_desktop.rules.hand.sides import declarer_side
from tarock_desktop.table import actions as act
from tarock_desktop.table import events as ev
from tarock_desktop.table.actions import Action, Claim
from tarock_desktop.table.events import Event, RulingIssued
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode, Ruling, Verdict
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant

_ACTS: Final[Mapping[type, str]] = {
    ev.BidMade: "bid",
    ev.CardCalled: "call",
    ev.CardPlayed: "play",
    ev.CardsDiscarded: "discard",
    ev.ItemAnnounced: "announce",
    ev.ValuesDeclared: "declare",
}
"""What an act in question did, where a legal one would have done the same, and how the rules begin
that are about it."""
_EARLIER: Final = ("announce.card-count",)
"""Rules that are broken before the act that they are about."""
_OF_A_GAME: Final = ("bid.forehand-game", "bid.join", "bid.no-bird")
"""Rules about some games; that another one may be bid stands in another article."""
_EXPOSED: Final = "deal.exposed"
"""Begins the rules about a card that the dealer turns up."""
_PLAIN: Final = (
    act.Announce,
    act.AskToLead,
    act.Bid,
    act.CallCard,
    act.Challenge,
    act.ChoosePacket,
    act.Declare,
    act.ExposeCard,
    act.Pass,
    act.PassTalonCard,
    act.PlayCard,
)
"""Acts that can be told without saying what is wrong with them."""
_TELL_ALL: Final = {ev.CardDropped, ev.ForehandUsurped, ev.HandRedealt, ev.LapseSeen}
"""What nobody does who does nothing wrong."""
DISPUTES: Final = ("judge.conflict", "judge.at-table")
"""Rules about the judge himself: nobody at the table has done anything wrong."""
UNCLEAR: Final = ("deal.put-right", "turn.wait")
"""Rules of which no table shows what matters: whether a deal was put right in time, or what it was
that somebody did who was not due."""


class Noticed(Enum):
    """When an offence is noticed."""

    AT_ONCE = "at-once"
    """Everybody sees it."""
    NOW = "now"
    """Somebody says so at the moment that is shown."""
    PROVEN = "proven"
    """The next act shows it."""
    COUNTED = "counted"
    """After the last trick."""


class Moment(Struct, frozen=True):
    """The table after an act, and what the act did; nothing for the position before all acts."""

    state: State
    events: tuple[Event, ...] = ()

    @property
    def frame(self) -> Frame:
        """What the referee sees of it."""
        return Frame(observe(self.state, Watcher.REFEREE), self.events)


class Situation(Struct, frozen=True):
    """An incident up to the moment at which it is noticed."""

    incident: Incident
    ruling: Ruling
    """The ruling on the row of the incident."""
    moments: tuple[Moment, ...]
    """The position and the table after every act, as far as nothing is noticed."""
    act_at: int
    """The moment that shows the act in question; where the table let it not happen, the last."""
    noticed: Noticed

    @property
    def row(self) -> str:
        """The irregularity."""
        return self.incident.row

    @property
    def variant(self) -> Variant:
        """The rules of the table."""
        return self.incident.variant

    @property
    def is_shown(self) -> bool:
        """Whether a moment shows the act in question."""
        if self.noticed is Noticed.AT_ONCE:
            return False
        first = offences_at(self.incident.position, self.incident)
        return self.ruling.subject not in {offence.subject for offence in first}

    @property
    def tells_itself(self) -> bool:
        """Whether what happened can be told without saying that it was wrong."""
        told = self.told_act
        if told is not None:
            has_words = not isinstance(told, act.CallCard) or told.card is not None
            return isinstance(told, _PLAIN) and has_words
        done = {type(event) for event in self.moments[self.act_at].events}
        head = self.ruling.rule.partition(".")[0]
        about = {kind for kind, rules in _ACTS.items() if rules == head}
        is_about_it = not about or bool(about & done)
        return self.is_shown and is_about_it and not done & _TELL_ALL

    @property
    def lone_declarer(self) -> Seat | None:
        """Who plays alone a game that has a partner as a rule; only at the end of the hand."""
        end = self.incident.end
        games = (each for each in self.variant.sheet.contract if each.id == end.auction.contract)
        game = next(games, None)
        if game is None or game.sides != "partner" or len(declarer_side(end)) > 1:
            return None
        return declarer_side(end)[0]

    @property
    def told_act(self) -> Action | None:
        """The act in question where no moment shows it."""
        return self.ruling.action if self.noticed is Noticed.AT_ONCE else None

    @property
    def before(self) -> int | None:
        """The last moment before the act in question; `None`: it is the first thing told."""
        place = self.act_at - (self.noticed is not Noticed.AT_ONCE)
        return place if place >= 0 else None


@cache
def situation_of(row: str) -> Situation | None:
    """Return the incident of a row with its moments; `None`: nothing is ruled on by this row."""
    incident = play_incident(row)
    moments = [Moment(incident.position)]
    for happening in incident.happenings:
        events = list(happening.events)
        for place, event in enumerate(events):
            if not isinstance(event, RulingIssued) or event.ruling.row != row:
                continue
            if event.ruling.rule in (*DISPUTES, *UNCLEAR):
                continue
            if events[:place]:
                state = fold(moments[-1].state, events[:place])
                moments.append(Moment(state, tuple(events[:place])))
            noticed = _noticed(event.ruling, happening)
            return _situation(incident, event.ruling, tuple(moments), noticed)
        moments.append(Moment(happening.state, happening.events))
    return None


def _situation(
    incident: Incident, ruling: Ruling, moments: tuple[Moment, ...], noticed: Noticed
) -> Situation:
    last = len(moments) - 1
    if noticed is not Noticed.AT_ONCE:
        subjects = (
            {offence.subject for offence in offences_at(moment.state, incident)}
            for moment in moments
        )
        shown = (place for place, those in enumerate(subjects) if ruling.subject in those)
        if ruling.rule.startswith(_EXPOSED):
            # Before the others say what they want.
            shown = (place for place, each in enumerate(moments) if _is_exposed(each))
        # What was done before the position began is told in words, at its end.
        last = next(shown, last) or last
    return Situation(incident, ruling, moments, last, noticed)


def _is_exposed(moment: Moment) -> bool:
    return any(isinstance(event, ev.VoteCalled) for event in moment.events)


def _noticed(ruling: Ruling, happening: Happening) -> Noticed:
    if not ruling.subject:
        return Noticed.AT_ONCE
    if not isinstance(ruling.action, Claim):
        return Noticed.PROVEN
    deed = None if happening.line is None else happening.line.step
    rest = isinstance(deed, Deed) and isinstance(deed.act, Rest)
    return Noticed.COUNTED if rest else Noticed.NOW


def offences_at(state: State, incident: Incident) -> tuple[Offence, ...]:
    """Return what the referee finds at a table, ruled on or not."""
    if not state.deal.order:
        return ()
    return tuple(referee_of(incident.variant).offences(state, incident.variant))


def is_in_turn(situation: Situation) -> bool:
    """Return whether who did the act in question was due before it."""
    place = situation.before
    before = None if place is None else situation.moments[place].state
    return before is not None and before.turn == situation.ruling.seat


def broken_rules(situation: Situation) -> frozenset[str]:
    """Return every rule that is broken in an incident before the act in question is ruled on."""
    incident, ruling = situation.incident, situation.ruling
    ruled = (other.rule for other in incident.rulings)
    notes = (note.key for note in ruling.notes)
    found = (
        offence.rule
        for moment in situation.moments
        for offence in offences_at(moment.state, incident)
    )
    return frozenset((*ruled, *notes, *found))


# ------------------------------------------------------------------------------- legal twins


def legal_twins(situation: Situation, most: int = 200) -> tuple[tuple[Action, Moment], ...]:
    """Return legal acts of the kind of the act in question, with the table after each.

    None where something was wrong already, nobody is due, what was wrong came earlier, or other
    rules are about them.
    """
    incident, place = situation.incident, situation.before
    if place is None or situation.ruling.rule in (*_EARLIER, *_OF_A_GAME):
        return ()
    state = situation.moments[place].state
    earlier = (event for moment in situation.moments[: place + 1] for event in moment.events)
    if state.turn is None or any(isinstance(event, RulingIssued) for event in earlier):
        return ()
    if offences_at(state, incident):
        return ()
    legal = islice(legal_actions(state, situation.variant), most)
    twins = ((action, _after(state, action, situation)) for action in legal)
    return tuple((action, after) for action, after in twins if after is not None)


def _done(situation: Situation) -> Action | Event | None:
    """Return the act in question, or the event that it was."""
    events = situation.moments[situation.act_at].events
    words = (event for event in events if isinstance(event, ev.ItemAnnounced))
    return situation.told_act or next(words, None)


def _words_of(done: Action | Event | None) -> str | None:
    """Return what an act announces, or that it calls nothing; `None` for all others."""
    match done:
        case act.Announce() | ev.ItemAnnounced():
            return done.item
        case act.CallCard(card=None):
            return ""
        case _:
            return None


def _after(state: State, action: Action, situation: Situation) -> Moment | None:
    """Return the table after a legal act; `None`: it is another act, or there is a doubt."""
    told = situation.told_act
    if told is not None and type(action) is not type(told):
        return None
    # Other words would be about another article; what a silent call means is for the sheet to say.
    if _words_of(action) != _words_of(_done(situation)):
        return None
    decision = decide(state, action, situation.variant, Mode.TOURNAMENT)
    ruled = any(isinstance(event, RulingIssued) for event in decision.events)
    if decision.verdict is not Verdict.ACCEPTED or ruled:
        return None
    done = {type(event) for event in situation.moments[situation.act_at].events}
    head = situation.ruling.rule.partition(".")[0]
    about = {kind for kind in done if _ACTS.get(kind) == head}
    if told is None and not about & {type(event) for event in decision.events}:
        return None
    if offences_at(decision.state, situation.incident):
        return None
    return Moment(decision.state, decision.events)
