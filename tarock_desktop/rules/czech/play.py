"""Trick play at the Czech table, with the game in which talon cards go to the first tricks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.rules.czech.declarations import OpenWords
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.rules.words.wrong_time import wrong_time
from tarock_desktop.table.actions import (
    Action,
    AddTalonCard,
    Announce,
    Challenge,
    Declare,
    PlayCard,
    ThrowDown,
)
from tarock_desktop.table.events import CardExposed, Event, TalonAdded
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

EACH_RULES: Final = {
    "play.follow-suit": "each.revoke",
    "play.must-trump": "each.revoke",
    "play.must-beat": "each.must-beat",
    "play.pagat-waits": "each.pagat",
    "play.thrown-in": "each.thrown-in",
    "turn.lead": "each.turn",
    "turn.play": "each.turn",
}
"""The rules of trick play under the names they have where everybody plays for himself."""


class AddingPlay(TrickPlay, frozen=True):
    """The forehand leads; in the game for oneself he adds a talon card to the first tricks.

    Articles: czech-gp Varšava, Vynášení.
    """

    each: str
    """The game in which everybody plays for himself."""
    each_law: FollowLaw
    added: int
    """Tricks to which a talon card is added."""
    words: OpenWords
    actions = (PlayCard, AddTalonCard, ThrowDown, Announce, Challenge, Declare)

    def is_each(self, view: View) -> bool:
        """Return whether everybody plays for himself."""
        return view.auction.contract == self.each

    def law_of(self, view: View) -> FollowLaw:
        """Return the law of the game being played."""
        return self.each_law if self.is_each(view) else self.law

    def done(self, view: View) -> int:
        """Return how many tricks are complete; a worked position may begin later."""
        tricks = view.play.tricks
        if all(trick.cards for trick in tricks):
            return len(tricks)
        return min(self.tricks - view.deal.hands[seat].size for seat in view.deal.order)

    def owes(self, view: View) -> bool:
        """Return whether the forehand may and must still add a talon card (reading A12)."""
        if not self.is_each(view) or all(card.added for card in view.deal.talon):
            return False
        trick, tricks = view.play.trick, view.play.tricks
        if trick:
            own = any(entry.seat == view.forehand for entry in trick)
            return own and not view.play.added and self.done(view) < self.added
        if not tricks or not tricks[-1].cards:
            return False
        return not tricks[-1].added and self.done(view) <= self.added

    def due(self, view: View) -> Seat | None:
        """Return who plays next, or the forehand who owes a talon card."""
        return view.forehand if self.owes(view) else TrickPlay.due(self, view)

    def may_act(self, view: View, seat: Seat) -> bool:
        """Return whether *seat* plays; whose turn it is the findings say."""
        return seat in view.deal.order

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask for a card, or for the talon card to be added."""
        if not self.owes(view) or seat != view.forehand:
            return TrickPlay.prompt(self, view, seat)
        add = Option(AddTalonCard(seat), message("choice.add-talon"))
        return Prompt(seat, Phase.PLAY, message("ask.add-talon"), options=(add,))

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the card is there, or the words make sense before the first one."""
        match action:
            case PlayCard():
                return action.card in view.deal.hands[action.seat].cards
            case AddTalonCard():
                return self.owes(view) and action.seat == view.forehand
            case ThrowDown():
                return view.deal.hands[action.seat].size > 1
            case _:
                return self.is_each(view) or self.words.is_possible(view, action)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield a card out of turn or against the law, a forgotten talon card, late words."""
        found = self._in_play(view, action)
        each = self.is_each(view)
        for finding in found:
            rule = EACH_RULES.get(finding.rule, finding.rule) if each else finding.rule
            yield Finding(rule, finding.explanation, finding.right, finding.alternatives)

    def _in_play(self, view: View, action: Action) -> Iterator[Finding]:
        seat = SeatRef(action.seat)
        match action:
            case PlayCard():
                yield from self._card(view, action)
            case ThrowDown():
                yield Finding("play.thrown-in", message("play.thrown-in", seat))
            case Announce() | Challenge() | Declare():
                begun = view.play.trick or view.play.tricks
                if begun or self.is_each(view) or any(card.shown for card in view.deal.talon):
                    yield wrong_time("phase.after-lead", action)
                else:
                    yield from self.words.findings(view, action)

    def _card(self, view: View, action: PlayCard) -> Iterator[Finding]:
        due = TrickPlay.due(self, view)
        if due is not None and due != action.seat:
            rule = "turn.play" if view.play.trick else "turn.lead"
            yield Finding(rule, message(rule, SeatRef(action.seat), SeatRef(due)))
            return
        yield from TrickPlay.findings(self, view, action)
        if not view.play.trick and self.owes(view):
            forgot = message("talon.forgotten", SeatRef(view.forehand))
            yield Finding("talon.forgotten", forgot)

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the card played, the talon card added, or the words."""
        match action:
            case PlayCard():
                played = TrickPlay.events(self, view, action)
                return (*played, *self._put_back(view, action))
            case AddTalonCard():
                places = enumerate(view.deal.talon)
                place, card = next((n, c.card) for n, c in places if not c.added)
                if card is None:
                    raise TypeError(action)
                return (TalonAdded(place, card),)
            case _:
                return self.words.events(view, action)

    @staticmethod
    def _put_back(view: View, action: PlayCard) -> Iterator[Event]:
        """Yield the return of a card that was played ahead of turn and did not fit (A10)."""
        lying = view.deal.exposed & view.deal.hands[action.seat].cards
        for card in lying - CardSet.of(action.card):
            yield CardExposed(action.seat, card, stays=False)
