"""Tables in a wanted situation: deal named cards, walk to a phase, ask for what is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.notation import parse_card, parse_cards, parse_cardset
from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.engine.decide import Decision, decide
from tarock_desktop.engine.moves import legal_actions, prompt
from tarock_desktop.messages.message import Message
from tarock_desktop.table.actions import (
    Action,
    ArrangeDeal,
    AskToLead,
    Bid,
    Cut,
    Declare,
    Discard,
    GiveLeave,
    Pass,
    PlayCard,
    Ready,
    Shuffle,
    StartHand,
)
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CardChoice, Prompt
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode, Ruling, Verdict
from tarock_desktop.table.seats import TABLE, Seat, Viewer
from tarock_desktop.table.state import State
from tarock_desktop.table.view import Observation
from tests.kit.play import first_state, variant_with

A, B, C, D = (Seat(number) for number in range(4))
"""A is forehand, D deals."""

Choice = Callable[[Prompt], Action | None]
"""An act for a prompt; `None`: the plain one."""

HAND_SIZE, TALON_SIZE = 12, 6


class Table:
    """A table under one ruleset that insists on what it is told to expect."""

    def __init__(self, options: Mapping[str, object] | None = None, *, first: bool = False):
        self.variant = variant_with("spjst", tuple(sorted((options or {}).items())))
        self.state: State = first_state(self.variant)
        self.last: Decision = Decision(Verdict.ACCEPTED, self.state)
        if not first:  # A second hand: forehand is the seat after the dealer, whatever he holds.
            round_ = replace(self.state.round, hand_no=1, dealer=C, next_dealer=D)
            self.state = replace(self.state, round=round_)

    def decide(self, action: Action) -> Decision:
        return decide(self.state, action, self.variant, Mode.GUARD)

    def do(self, *actions: Action) -> Self:
        """Do acts, each of which must be accepted."""
        for action in actions:
            decision = self.decide(action)
            assert decision.verdict is Verdict.ACCEPTED, (action, decision.ruling, decision.reason)
            self.last, self.state = decision, decision.state
        return self

    def refused(self, action: Action) -> Ruling:
        """Return the ruling on an act that must be refused and change nothing."""
        decision = self.decide(action)
        assert decision.verdict is Verdict.REFUSED, (action, decision.verdict)
        assert decision.state is self.state
        assert decision.events == ()
        assert decision.ruling is not None
        return decision.ruling

    def impossible(self, action: Action) -> Message:
        """Return the reason for an act that must be impossible and change nothing."""
        decision = self.decide(action)
        assert decision.verdict is Verdict.IMPOSSIBLE, (action, decision.verdict, decision.ruling)
        assert decision.state is self.state
        assert decision.events == ()
        assert decision.reason is not None
        return decision.reason

    def deal(self, talon: str = "", **hands: str) -> Self:
        """Start a hand dealt by D with these cards; see `filled_deal`."""
        return self.do(StartHand(TABLE, D), filled_deal(talon, **hands))

    @property
    def prompt(self) -> Prompt:
        asked = prompt(self.state, self.variant)
        assert asked is not None
        return asked

    @property
    def choice(self) -> CardChoice:
        """The cards that are asked for."""
        assert self.prompt.cards is not None
        return self.prompt.cards

    @property
    def turn(self) -> Seat:
        """The seat whose act is due; there must be one."""
        assert self.state.turn is not None
        return self.state.turn

    @property
    def phase(self) -> Phase:
        return self.state.phase

    def legal(self) -> list[Action]:
        return list(legal_actions(self.state, self.variant))

    def seen_by(self, viewer: Viewer) -> Observation:
        return observe(self.state, viewer)

    def hand(self, seat: Seat) -> CardSet:
        return self.state.deal.hands[seat].cards

    def talon(self) -> tuple[Card, ...]:
        return tuple(place.card for place in self.state.deal.talon if place.card is not None)

    def points(self) -> tuple[int, ...]:
        """Return the card points by seat after the count."""
        assert self.state.result.points is not None
        return tuple(int(points) for points in self.state.result.points)

    def line(self, part: str) -> ScoreLine:
        """Return the only score line of this part."""
        (found,) = [line for line in self.state.result.lines if line.part == part]
        return found

    def chips(self) -> tuple[int, ...]:
        return tuple(int(chips) for chips in self.state.round.chips)

    def walk_to(self, phase: Phase, *, choose: Choice | None = None) -> Self:
        """Let everybody do the plain thing until *phase*; *choose* may give another act."""
        while self.state.phase is not phase:
            chosen = choose(self.prompt) if choose else None
            self.do(chosen or self.plain_act())
        return self

    def plain_act(self) -> Action:
        """Return a dull act: bid povinost, take, call, lay away, say nothing, play low."""
        asked = self.prompt
        seat = asked.seat
        match asked.phase:
            case Phase.SHUFFLE:
                return Shuffle(seat, 7, "positions")
            case Phase.CUT:
                return Cut(seat, 20)
            case Phase.BID:
                return Pass(seat) if self.state.auction.bids else Bid(seat, "povinost")
            case Phase.DECLARE:
                return Declare(seat)
            case Phase.ANNOUNCE | Phase.CHALLENGE:
                return Ready(seat)
            case Phase.CLEARANCE:
                return GiveLeave(seat) if self.state.notices.asked else AskToLead(seat)
            case Phase.DISCARD:
                return next(act for act in self.legal() if isinstance(act, Discard))
            case _:
                return self.legal()[0]

    def play(self, *names: str) -> Self:
        """Play these cards, each by the seat whose turn it is."""
        for name in names:
            self.do(PlayCard(self.turn, card(name)))
        return self


def filled_deal(talon: str = "", **hands: str) -> ArrangeDeal:
    """Return a deal with these cards (`A="T1 HK"`); the rest is filled up from the others.

    Plain cards go into the talon and the first hands, tarocks into the last ones.
    """
    wanted = {Seat("ABCD".index(name)): parse_cardset(text) for name, text in hands.items()}
    top = parse_cards(talon)
    free = ALL_CARDS - CardSet.gather(top)
    for held in wanted.values():
        free -= held
    rest = sorted(free, key=lambda card: (card.suit is Suit.TAROCK, card.id))
    missing = TALON_SIZE - len(top)
    top, rest = (*top, *rest[:missing]), rest[missing:]
    for seat in (A, B, C, D):
        held = wanted.get(seat, NO_CARDS)
        lack = HAND_SIZE - len(held)
        wanted[seat] = held | CardSet.gather(rest[:lack])
        rest = rest[lack:]
    return ArrangeDeal(TABLE, tuple(wanted[seat] for seat in (A, B, C, D)), top)


def card(name: str) -> Card:
    return parse_card(name)


def cards(text: str) -> CardSet:
    return parse_cardset(text)


def said(message: Message | None) -> list[Any]:
    """Return what the parameters of a message stand for."""
    assert message is not None
    return [msgspec.structs.astuple(parameter)[-1] for parameter in message.parameters]


def amounts(line: ScoreLine) -> tuple[int, ...]:
    """Return what each seat gains by a line."""
    return tuple(int(amount) for amount in line.amounts)


def prever(seat: Seat) -> Choice:
    """Give the choice for `walk_to` that lets *seat* play Prever."""

    def choose(asked: Prompt) -> Action | None:
        if asked.phase is Phase.BID and asked.seat == seat:
            return Bid(seat, "prever")
        return None

    return choose
