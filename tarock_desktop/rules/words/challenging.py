"""Kontra and the further doublings, on the game and on announced feats; which of them count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, Literal

from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import Message, NameRef, NumberRef, SeatRef
from tarock_desktop.rules.base_laws import LadderLaw
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.hand.sides import (
    declarer_side,
    other_side,
    partner_of_declarer,
    same_side,
    same_side_openly,
)
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.words.announcing import ItemLaw
from tarock_desktop.table.actions import Action, Challenge, Ready
from tarock_desktop.table.events import (
    Challenged,
    Event,
    PartnerRevealed,
    SeatReady,
    StepRepeated,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

GAME: Final = "game"
LADDER: Final = ("kontra", "re", "supre", "mort")
"""The doubling words that any sheet knows; a sheet may stop earlier and name them otherwise."""


class ChallengeLaw(LadderLaw, frozen=True, kw_only=True):
    """The doubling ladder, and who may climb it."""

    on_items: Literal["known-side", "anybody"]
    """Who may double an announcement while the partner is unknown (SPJST A44, Westfest A47).

    `anybody`: all but the announcer. Who turns out to have doubled his own side has said nothing,
    and somebody else may still say it.
    """


class Challenging(PhaseRules, frozen=True):
    """Everybody is asked from the forehand on, again after each challenge, until all are ready.

    All seats are asked alike, whatever they hold: to leave one out would tell who he is.
    """

    law: ChallengeLaw
    items: tuple[ItemLaw, ...]
    repeats: ClassVar[bool] = True
    """Whether somebody else may say again what may have been said in vain."""
    actions = (Challenge, Ready)

    def due(self, view: View) -> Seat | None:
        """Return the next seat that has not answered since the last challenge."""
        order = view.from_seat(view.forehand)
        return next((seat for seat in order if seat not in view.notices.ready), None)

    def targets(self, view: View) -> tuple[str, ...]:
        """Return what can be doubled: the game and announced feats with doublings of their own."""
        own = (item.id for item in self.items if item.doubling == "own")
        return (GAME, *(item for item in own if view.notices.announcer(item) is not None))

    def options(self, view: View, seat: Seat) -> tuple[Option, ...]:
        """Return the doublings this seat may say, judged by its own knowledge."""
        found: list[Option] = []
        for target in self.targets(view):
            said = len(view.notices.doubling(target))
            for step in (said, said + 1):
                action = Challenge(seat, target, step)
                known = 1 <= step <= self.most_steps(target)
                if known and not tuple(self.findings(view, action)):
                    found.append(self._option(action))
        return tuple(found)

    def most_steps(self, target: str) -> int:
        """Return how many doublings *target* can have."""
        own = (item.steps for item in self.items if item.id == target)
        return next(own, len(self.law.steps))

    def _option(self, action: Challenge) -> Option:
        law = self.law.steps[action.step - 1]
        names = NameRef("step", law.id), NameRef("item", action.target)
        return Option(
            action,
            message("choice.challenge", *names),
            gloss=message("gloss.challenge", NumberRef(law.factor)),
            value=message("worth.factor", NumberRef(law.factor)),
        )

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask for challenges."""
        options = (*self.options(view, seat), Option(Ready(seat), message("choice.ready")))
        return Prompt(seat, Phase.CHALLENGE, message("ask.challenge"), options=options)

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the step exists; anybody can say the word."""
        if isinstance(action, Challenge):
            known = {GAME, *(item.id for item in self.items)}
            return action.target in known and 1 <= action.step <= len(LADDER)
        return isinstance(action, Ready)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield a challenge of the wrong side, out of sequence, or on nothing (SPJST 13)."""
        if not isinstance(action, Challenge):
            return
        if action.target not in self.targets(view):
            yield self._finding("challenge.no-target", action, NameRef("item", action.target))
            return
        word = NameRef("step", self._word(action.step))
        if action.step > self.most_steps(action.target):
            yield self._finding("challenge.step", action, word)
        elif not self._is_entitled(view, action):
            yield self._finding("challenge.side", action, word)
        if not self._is_in_order(view, action):
            yield self._finding("challenge.step", action, word)

    def _is_in_order(self, view: View, action: Challenge) -> bool:
        """Return whether the step is the next one, or one that may have been said in vain."""
        said = view.notices.speakers(action.target)
        if action.step != len(said) or not said:
            return action.step == len(said) + 1
        hidden = action.target != GAME and self.law.on_items == "anybody" and action.step % 2 == 1
        if not (self.repeats and hidden) or action.seat in said[-1]:
            return False
        owner = self._owner(view, action.target)
        return all(same_side_openly(view, seat, owner) is not False for seat in said[-1])

    @staticmethod
    def _owner(view: View, target: str) -> Seat:
        """Return whose game it is, or who announced the item."""
        announcer = None if target == GAME else view.notices.announcer(target)
        return view.declarer if announcer is None else announcer

    def _word(self, step: int) -> str:
        known = step <= len(self.law.steps)
        return self.law.steps[step - 1].id if known else LADDER[step - 1]

    @staticmethod
    def _finding(key: str, action: Challenge, name: NameRef) -> Finding:
        explanation: Message = message(key, SeatRef(action.seat), name)
        rule = "challenge.step" if key == "challenge.step" else "challenge.side"
        return Finding(rule, explanation)

    def _is_entitled(self, view: View, action: Challenge) -> bool:
        owner, answers = self._owner(view, action.target), action.step % 2 == 0
        if action.seat != owner and self._holds_the_card(view, action.seat, action.target):
            # The call is false, and only its holder knows (spjst 31, Calling the Pagat).
            return not answers
        if not answers and action.target != GAME and self.law.on_items == "anybody":
            return not self._is_own_side(view, action.seat, owner)
        return same_side(view, action.seat, owner) is answers

    def _is_own_side(self, view: View, seat: Seat, owner: Seat) -> bool:
        """Return whether everybody knows it: a refusal must not tell who the partner is."""
        return same_side_openly(view, seat, owner) is True

    def _holds_the_card(self, view: View, seat: Seat, target: str) -> bool:
        item = next((item for item in self.items if item.id == target), None)
        called = item is not None and item.feat == "pagat-last"
        return called and PAGAT in view.deal.hands[seat].cards

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the challenge; the partner who answers for the declarer's side is revealed."""
        match action:
            case Ready():
                return (SeatReady(action.seat),)
            case Challenge():
                again = action.step <= len(view.notices.doubling(action.target))
                said = StepRepeated if again else Challenged
                event = said(action.seat, action.target, action.step)
                return (event, *self._revealed(view, action))
            case _:
                raise TypeError(action)

    def _revealed(self, view: View, action: Challenge) -> tuple[Event, ...]:
        if view.calls.card is None or view.calls.partner is not None:
            return ()
        answers_for_game = action.target == GAME and action.step % 2 == 0
        partner = partner_of_declarer(view)
        shows = answers_for_game and partner is not None and action.seat == partner
        return (PartnerRevealed(action.seat),) if shows else ()


def steps_that_count(view: View, item: ItemLaw, announcer: Seat) -> int:
    """Return the doublings of *item* up to the first one that only the wrong side has said.

    Where anybody may double while the partner is unknown, who turns out to have doubled his own
    side has said nothing (SPJST reading A44).
    """
    side = declarer_side(view)
    own = side if announcer in side else other_side(view, side)
    said = view.notices.speakers(item.id)
    holder = view.holder(PAGAT) if item.feat == "pagat-last" else None

    def counts(step: int, seat: Seat) -> bool:
        return (seat in own) == (step % 2 == 1) or (seat == holder and seat != announcer)

    wrong = (step for step, by in enumerate(said) if not any(counts(step, seat) for seat in by))
    return next(wrong, len(said))
