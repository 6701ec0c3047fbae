"""Tables in a wanted situation: deal named cards, walk to a phase, ask for what is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.notation import parse_card, parse_cards, parse_cardset
from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.engine.decide import Decision, Verdict, decide
from tarock_desktop.engine.moves import legal_actions, prompt
from tarock_desktop.messages.message import Message
from tarock_desktop.table.actions import (
    Action,
    ArrangeDeal,
    AskToLead,
    Bid,
    Declare,
    GiveLeave,
    Pass,
    PlayCard,
    Ready,
    StartHand,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode, Ruling
from tarock_desktop.table.seats import TABLE, Seat, Viewer
from tarock_desktop.table.state import State
from tarock_desktop.table.view import Observation
from tests.kit.play import first_state, variant_with

A, B, C, D = (Seat(number) for number in range(4))
"""A is forehand, D deals."""

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

    def do(self, *actions: Action) -> Table:
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

    def deal(self, talon: str = "", *, dealer: Seat = D, **hands: str) -> Table:
        """Start a hand with these cards (`A="T1 HK"`); the rest is filled up in pack order.

        Cards given to a hand that is full afterwards are exactly that hand.
        """
        self.do(StartHand(TABLE, dealer))
        wanted = {Seat("ABCD".index(name)): parse_cardset(text) for name, text in hands.items()}
        top = parse_cards(talon)
        free = ALL_CARDS - CardSet.gather(top)
        for cards in wanted.values():
            free -= cards
        # Plain cards first, so that hands that matter are not trumps by accident.
        rest = sorted(free, key=lambda card: (card.suit is Suit.TAROCK, card.id))
        for seat in (A, B, C, D):
            cards = wanted.get(seat, NO_CARDS)
            lack = HAND_SIZE - len(cards)
            wanted[seat] = cards | CardSet.gather(rest[:lack])
            rest = rest[lack:]
        top += tuple(rest)
        return self.do(ArrangeDeal(TABLE, tuple(wanted[seat] for seat in (A, B, C, D)), top))

    @property
    def prompt(self) -> Prompt:
        asked = prompt(self.state, self.variant)
        assert asked is not None
        return asked

    @property
    def turn(self) -> Seat | None:
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

    def walk_to(self, phase: Phase, *, choose: Callable[[Prompt], Action | None] = lambda _: None):
        """Let everybody do the plain thing until *phase*; *choose* may give another act."""
        while self.state.phase is not phase:
            self.do(choose(self.prompt) or self.plain_act())
        return self

    def plain_act(self) -> Action:
        """Return a dull act: bid povinost, take, call, lay away, say nothing, play low."""
        asked = self.prompt
        seat = asked.seat
        match asked.phase:
            case Phase.BID:
                return Pass(seat) if self.state.auction.bids else Bid(seat, "povinost")
            case Phase.DECLARE:
                return Declare(seat)
            case Phase.ANNOUNCE | Phase.CHALLENGE:
                return Ready(seat)
            case Phase.CLEARANCE:
                return GiveLeave(seat) if self.state.notices.asked else AskToLead(seat)
            case _:
                return self.legal()[0]

    def play(self, *names: str) -> Table:
        """Play these cards, each by the seat whose turn it is."""
        for name in names:
            assert self.state.turn is not None
            self.do(PlayCard(self.state.turn, card(name)))
        return self


def card(name: str) -> Card:
    return parse_card(name)


def cards(text: str) -> CardSet:
    return parse_cardset(text)


def prever(seat: Seat) -> Callable[[Prompt], Action | None]:
    """Give the choice for `walk_to` that lets *seat* play Prever."""

    def choose(asked: Prompt) -> Action | None:
        if asked.phase is Phase.BID and asked.seat == seat:
            return Bid(seat, "prever")
        return None

    return choose
