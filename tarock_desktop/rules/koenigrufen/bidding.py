"""Bidding: overbidding, games played side by side, games driven out.

Articles: koenigrufen Lizitation I, Vorhandspiele, Negativspiele.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import (
    AmountRef,
    CountRef,
    Message,
    NameRef,
    NumberRef,
    SeatRef,
)
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.koenigrufen.extra_laws import ExtraLaw, card_of
from tarock_desktop.rules.koenigrufen.games import GameLaw, game_of
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, Bid, Pass
from tarock_desktop.table.events import BidMade, BidPassed, Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.records import BidEntry
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

CLAIM: Final = "vorhand"
"""The forehand's word that he wants to play, without naming a game."""


class KoenigrufenBiddingLaw(Law, frozen=True, kw_only=True):
    """How games are bid against each other."""

    opens_with: tuple[str, ...]
    """Games of the forehand with which he may open the bidding."""
    joins: Literal["equal_value", "same_game"]
    """Which negative games may be played side by side."""
    driven_out: str
    """The game that is outbid when its bidder overbid one of *driven_by*, and that is joined."""
    driven_by: tuple[str, ...]
    driven_level: int
    """The rank that must be exceeded then."""


class BiddingState(Struct, frozen=True):
    """Where the bidding stands."""

    games: tuple[BidEntry, ...] = ()
    """Games that stand, the oldest announcement first."""
    level: int = -1
    """Rank that a bid must exceed."""
    overbid: tuple[BidEntry, ...] = ()
    """Games that the last bid overbid."""
    passed: tuple[Seat, ...] = ()
    claimed: bool = False
    """Whether the forehand has only said that he wants to play."""

    @property
    def standing(self) -> tuple[Seat, ...]:
        """Seats whose game stands."""
        return tuple(entry.seat for entry in self.games)


class KoenigrufenBidding(PhaseRules, frozen=True):
    """Everybody bids in turn until all whose game does not stand have passed."""

    law: KoenigrufenBiddingLaw
    games: tuple[GameLaw, ...]
    extras: tuple[ExtraLaw, ...]
    least: NumberRef
    """Card points that win, for the explanation of a bid."""
    actions = (Bid, Pass)

    def game(self, game_id: str | None) -> GameLaw:
        """Return the game with this id."""
        return game_of(self.games, game_id)

    def state(self, view: View) -> BiddingState:
        """Return where the bidding stands."""
        state = BiddingState()
        for entry in view.auction.bids:
            state = self._after(state, entry)
        return state

    def _after(self, state: BiddingState, entry: BidEntry) -> BiddingState:
        if entry.contract is None:
            return replace(state, passed=(*state.passed, entry.seat))
        if entry.contract == CLAIM:
            return replace(state, claimed=True)
        rank = self.game(entry.contract).rank
        if not entry.joins:
            return replace(state, games=(entry,), level=rank, overbid=state.games)
        games = state.overbid if self._drives_out(state, entry) else state.games
        low = entry.contract in self.law.driven_by
        level = max(state.level, rank, self.law.driven_level if low else rank)
        return replace(state, games=(*games, entry), level=level, overbid=())

    def _drives_out(self, state: BiddingState, entry: BidEntry) -> bool:
        """Return whether a joined game revives the one before and outbids the one that stands."""
        if len(state.games) != 1 or len(state.overbid) != 1:
            return False
        first = state.overbid[0]
        return (
            entry.contract in self.law.driven_by
            and state.games[0].contract == self.law.driven_out
            and first.contract == self.law.driven_by[0]
            and first.seat != entry.seat
            and first.seat not in state.passed
            and entry.seat != state.games[0].seat
        )

    def due(self, view: View) -> Seat | None:
        """Return the next seat that must speak."""
        state = self.state(view)
        bids = view.auction.bids
        if not bids:
            return view.forehand
        order = view.from_seat(bids[-1].seat)
        waiting = (*order[1:], order[0])
        free = (s for s in waiting if s not in state.passed and s not in state.standing)
        return next(free, None)

    def must_choose(self, view: View, seat: Seat) -> bool:
        """Return whether everybody has agreed that the forehand plays one of his games."""
        state = self.state(view)
        others = (other for other in view.deal.order if other != seat)
        agreed = all(other in state.passed for other in others)
        return seat == view.forehand and state.claimed and not state.games and agreed

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer every game, those that can't be bid with the reason; the claim; passing."""
        options = []
        if not view.auction.bids:
            claim = Bid(seat, CLAIM)
            options.append(self._option(view, claim, message("gloss.claim")))
        for game in self.games:
            if not game.offered:
                continue
            if game.beside is None:
                options.append(self._option(view, Bid(seat, game.id), self.gloss(game)))
            joined = Bid(seat, game.id, joins=True)
            if game.kind == "negative" and not tuple(self.findings(view, joined)):
                options.append(self._option(view, joined, self.gloss(game)))
        passing = Pass(seat)
        finding = next(self.findings(view, passing), None)
        barred = finding.explanation if finding else None
        options.append(Option(passing, message("choice.pass"), barred=barred))
        must_choose = self.must_choose(view, seat)
        question = message("ask.forehand-game" if must_choose else "ask.bid")
        games = self.state(view).games
        return Prompt(
            seat,
            Phase.BID,
            question,
            to_beat=_to_beat(games[-1]) if games else None,
            options=tuple(options),
        )

    def _option(self, view: View, action: Bid, gloss: Message) -> Option:
        name = NameRef("contract", action.contract)
        finding = next(self.findings(view, action), None)
        return Option(
            action,
            message("choice.join" if action.joins else "choice.bid", name),
            gloss=gloss,
            value=self._value(action),
            barred=finding.explanation if finding else None,
        )

    def _value(self, action: Bid) -> Message | None:
        """Return what a game counts; the claim names none."""
        if action.contract == CLAIM:
            return None
        return message("worth.amount", AmountRef(self.game(action.contract).value))

    def gloss(self, game: GameLaw) -> Message:
        """Return what a game promises, and what it pays and to whom."""
        name, value = NameRef("contract", game.id), AmountRef(game.value)
        match game.kind:
            case "fewest":
                return message("gloss.game-fewest", name, value)
            case "negative":
                return message("gloss.game-tricks", name, CountRef(game.tricks or 0), value)
            case _:
                lost = AmountRef(game.value if game.lost is None else game.lost)
                sides = "partner" if game.sides == "partner" else "alone"
                return message(f"gloss.game-{sides}", name, value, lost, self.least)

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the game is played at this table."""
        known = {game.id for game in self.games if game.offered}
        if isinstance(action, Bid):
            return action.contract in known or (action.contract == CLAIM and not action.joins)
        return isinstance(action, Pass)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield what is wrong with a bid or a pass."""
        match action:
            case Pass():
                yield from self._pass_findings(view, action)
            case Bid() if action.contract == CLAIM:
                if view.auction.bids or action.seat != view.forehand:
                    yield _finding("bid.forehand-game", action)
            case Bid():
                yield from self._bid_findings(view, action)
            case _:
                return

    def _pass_findings(self, view: View, action: Pass) -> Iterator[Finding]:
        opens = not view.auction.bids and action.seat == view.forehand
        if opens or self.must_choose(view, action.seat):
            rule = "bid.forehand-passes"
            yield Finding(rule, message(rule, SeatRef(action.seat)))

    def _bid_findings(self, view: View, action: Bid) -> Iterator[Finding]:
        state, game = self.state(view), self.game(action.contract)
        if game.forehand != self.must_choose(view, action.seat):
            opening = not view.auction.bids and action.seat == view.forehand
            if not (opening and game.id in self.law.opens_with):
                yield _finding("bid.forehand-game", action)
                return
        if action.joins or game.beside is not None:
            if not (action.joins and self._may_join(state, action, game)):
                yield _finding("bid.join", action)
        elif game.rank <= state.level:
            yield _finding("bid.rank", action)
        if game.birds and not self.dealt_birds(view, action.seat, game):
            yield _finding("bid.no-bird", action)

    def dealt_birds(self, view: View, seat: Seat, game: GameLaw) -> tuple[str, ...]:
        """Return the birds of a game that *seat* holds, the lowest first."""
        hand = view.deal.hands[seat].cards
        laws = (extra for extra in self.extras if extra.id in game.birds)
        return tuple(law.id for law in laws if (card := card_of(law)) and card in hand)

    def _may_join(self, state: BiddingState, action: Bid, game: GameLaw) -> bool:
        entry = BidEntry(action.seat, action.contract, joins=True)
        if game.kind != "negative" or not state.games or action.seat in state.standing:
            return False
        if self._drives_out(state, entry):
            return True
        standing = [self.game(other.contract) for other in state.games]
        if not all(other.kind == "negative" for other in standing):
            return False
        if game.beside is not None and all(other.id != game.beside for other in standing):
            return False
        if self.law.joins == "same_game":
            return all(other.id in (game.id, game.beside) for other in standing) or any(
                other.beside == game.id for other in standing
            )
        return all(other.value == game.value for other in standing)

    def out_of_turn(self, view: View, action: Action) -> Finding | None:
        """Return what is wrong with the bid of a seat that may not speak any more."""
        if not isinstance(action, Bid):
            return None
        state = self.state(view)
        if action.seat in state.passed:
            return _finding("bid.after-pass", action)
        return _finding("bid.own-game", action) if action.seat in state.standing else None

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the bid or the pass."""
        match action:
            case Bid():
                return (BidMade(action.seat, action.contract, action.joins),)
            case Pass():
                return (BidPassed(action.seat),)
            case _:
                raise TypeError(action)


def _to_beat(entry: BidEntry) -> Message:
    return message("bid.to-beat", NameRef("contract", entry.contract or ""), SeatRef(entry.seat))


def _finding(rule: str, action: Bid) -> Finding:
    name = NameRef("contract", action.contract)
    return Finding(rule, message(rule, SeatRef(action.seat), name))
