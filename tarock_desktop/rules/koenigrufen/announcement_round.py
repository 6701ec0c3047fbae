"""Everybody in turn announces or doubles, until enough in a row have nothing to say.

Articles: koenigrufen Lizitation III, Allgemeines; readings A22 to A25, A67.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import NameRef, NumberRef, SeatRef
from tarock_desktop.rules.base_laws import LadderLaw
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.koenigrufen.extra_announcements import ExtraWords, announced
from tarock_desktop.rules.koenigrufen.games import games_played
from tarock_desktop.rules.koenigrufen.known_sides import same_side_publicly
from tarock_desktop.rules.koenigrufen.kontra_targets import GAME, Target, parse_target
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, Announce, Challenge, Ready
from tarock_desktop.table.events import Challenged, Event, SeatReady, StepRepeated
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class LateWordsLaw(Law, frozen=True, kw_only=True):
    """What may still be said when the declarer has closed his announcements."""

    declarer_adds: bool
    """Whether the declarer may announce again."""


class ChainLaw(LadderLaw, frozen=True, kw_only=True):
    """The doubling ladder, for the game and each extra."""

    void: Literal["blocks", "repeatable"]
    """Whether a step that turns out void could be said again by somebody else."""


class AnnouncementRound(PhaseRules, frozen=True):
    """The round begins after the declarer; who says something new keeps the word until he ends."""

    law: LateWordsLaw
    ladder: ChainLaw
    words: ExtraWords
    actions = (Announce, Challenge, Ready)

    def due(self, view: View) -> Seat | None:
        """Return who has the word; `None` when everybody else has had nothing to say."""
        ready, others = view.notices.ready, len(view.deal.order) - 1
        if not self._is_reopened(view):
            seat = view.after(ready[-1]) if ready else view.after(view.declarer)
            return None if len(ready) >= others else seat
        if not ready:
            return view.turn
        # The first to end is the one who spoke; after him the others in a row.
        return None if len(ready) > others else view.after(ready[-1])

    @staticmethod
    def _is_reopened(view: View) -> bool:
        late = any(entry.reopened for entry in view.notices.announcements)
        return late or bool(view.notices.doublings)

    def targets(self, view: View) -> tuple[Target, ...]:
        """Return everything that can be doubled."""
        if not self.words.game(view).is_positive:
            return tuple(
                Target(GAME, entry.seat, opponent)
                for entry in games_played(view)
                for opponent in view.from_seat(entry.seat)[1:]
            )
        found, seen = [Target(GAME)], set[str]()
        for entry in announced(view):
            if self.words.law(entry.item).feat == "honours-held":
                continue
            owner = entry.seat if entry.item in seen else None
            found.append(Target(entry.item, owner))
            seen.add(entry.item)
        return tuple(found)

    def owner(self, view: View, target: Target) -> Seat:
        """Return who announced what is doubled."""
        if target.owner is not None:
            return target.owner
        said = (entry.seat for entry in announced(view) if entry.item == target.item)
        return next(said, view.declarer)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer announcements and doublings, and to have nothing to say."""
        options = [*self._doublings(view, seat), *self.words.options(view, seat)]
        if not self._may_add(view, seat):
            options = [o for o in options if not isinstance(o.action, Announce)]
        options.append(Option(Ready(seat), message("choice.good")))
        return Prompt(seat, Phase.CHALLENGE, message("ask.challenge"), options=tuple(options))

    def _may_add(self, view: View, seat: Seat) -> bool:
        return self.law.declarer_adds or seat != view.declarer

    def _doublings(self, view: View, seat: Seat) -> Iterator[Option]:
        for target in self.targets(view):
            said = len(view.notices.doubling(target.text))
            for step in range(1, said + 2):
                action = Challenge(seat, target.text, step)
                if not tuple(self._step_findings(view, action, target)):
                    law = self.ladder.steps[step - 1]
                    names = NameRef("step", law.id), NameRef("item", target.text)
                    yield Option(
                        action,
                        message("choice.challenge", *names),
                        gloss=message("gloss.challenge", NumberRef(law.factor)),
                        value=message("worth.factor", NumberRef(law.factor)),
                    )

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the words make sense at all."""
        match action:
            case Announce():
                return self.words.is_possible(action)
            case Challenge(_, target, step):
                item = parse_target(target).item
                known = item == GAME or any(law.id == item for law in self.words.extras)
                return known and step >= 1
            case _:
                return isinstance(action, Ready)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield what is wrong with an announcement or a doubling."""
        match action:
            case Announce(seat):
                if not self._may_add(view, seat):
                    rule = "phase.after-lying"
                    yield Finding(rule, message(rule, SeatRef(seat)))
                yield from self.words.findings(view, action)
            case Challenge():
                yield from self._challenge_findings(view, action)
            case _:
                return

    def _challenge_findings(self, view: View, action: Challenge) -> Iterator[Finding]:
        target = parse_target(action.target)
        if target not in self.targets(view):
            name = NameRef("item", action.target)
            rule = "challenge.no-target"
            yield Finding(rule, message(rule, SeatRef(action.seat), name))
            return
        yield from self._step_findings(view, action, target)

    def _step_findings(self, view: View, action: Challenge, target: Target) -> Iterator[Finding]:
        """Yield what is wrong with a doubling of something that can be doubled."""
        steps, said = len(self.ladder.steps), view.notices.speakers(action.target)
        again = action.step <= len(said) and self._may_be_void(view, target, action.step)
        in_order = action.step == len(said) + 1 or again
        if action.step > steps or not in_order:
            yield self._finding("challenge.step", action)
        elif not self._is_entitled(view, action, target):
            yield self._finding("challenge.side", action)

    def _may_be_void(self, view: View, target: Target, step: int) -> bool:
        """Return whether a step may be said again: nobody can know that it counts.

        It may also have been answered: the answer to a void step bars nobody (reading A67).
        """
        if self.ladder.void == "blocks" or target.opponent is not None:
            return False
        said = view.notices.speakers(target.text)[step - 1]
        owner, game, answers = self.owner(view, target), self.words.game(view), step % 2 == 0
        return all(same_side_publicly(view, game, owner, seat) is not answers for seat in said)

    def _is_entitled(self, view: View, action: Challenge, target: Target) -> bool:
        answers = action.step % 2 == 0
        if target.opponent is not None:
            return action.seat == (target.owner if answers else target.opponent)
        owner = self.owner(view, target)
        said = view.notices.speakers(action.target)
        before = (owner,) if action.step == 1 else said[action.step - 2]
        again_by = said[action.step - 1] if action.step <= len(said) else ()
        if action.seat in again_by or before == (action.seat,):
            # Nobody says a step twice, or answers himself alone.
            return False
        together = same_side_publicly(view, self.words.game(view), owner, action.seat)
        return together is None or together is answers

    def _finding(self, rule: str, action: Challenge) -> Finding:
        step = self.ladder.steps[min(action.step, len(self.ladder.steps)) - 1]
        return Finding(rule, message(rule, SeatRef(action.seat), NameRef("step", step.id)))

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return what was said; something new gives everybody the word again."""
        match action:
            case Announce():
                return self.words.events(view, action, late=True)
            case Challenge(seat, target, step):
                repeated = step <= len(view.notices.doubling(target))
                said = StepRepeated if repeated else Challenged
                return (said(seat, target, step),)
            case Ready(seat):
                return (SeatReady(seat),)
            case _:
                raise TypeError(action)
