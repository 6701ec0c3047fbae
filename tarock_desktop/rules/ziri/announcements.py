"""Announcements by both sides, and the ladder on the game and on each announcement, in turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, NameRef, NumberRef, SeatRef
from tarock_desktop.rules.base_laws import LadderLaw
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.rules.ziri.side_feats import (
    SET_CARDS,
    SideItem,
    entries,
    named_target,
    split_target,
)
from tarock_desktop.table.actions import Action, Announce, Challenge, Ready
from tarock_desktop.table.events import Challenged, Event, ItemAnnounced, SeatReady
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.records import Announcement
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class SpeakingLaw(Law, frozen=True, kw_only=True):
    """Who may announce what."""

    pagat: Literal["anyone", "holder"]
    """Whether only its holder may announce the Pagat."""


class Speaking(PhaseRules, frozen=True):
    """The declarer speaks, then the defenders in turn, until a whole round brings nothing new."""

    law: SpeakingLaw
    ladder: LadderLaw
    items: tuple[SideItem, ...]
    actions = (Announce, Challenge, Ready)

    def due(self, view: View) -> Seat | None:
        """Return who goes on speaking, or the next one who has not closed since something new."""
        turn = view.turn
        speaks = turn is not None and turn in view.deal.order
        order = view.from_seat(turn if turn is not None and speaks else view.declarer)
        return next((seat for seat in order if seat not in view.notices.ready), None)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer what may be announced and doubled."""
        announcing = (self._announcement(view, seat, item) for item in self.items)
        ready = Option(Ready(seat), message("choice.ready"))
        options = (*announcing, *self._doublings(view, seat), ready)
        return Prompt(seat, Phase.ANNOUNCE, message("ask.announce"), options=options)

    def _announcement(self, view: View, seat: Seat, item: SideItem) -> Option:
        action = Announce(seat, item.id)
        finding = next(self.findings(view, action), None)
        return Option(
            action,
            message("choice.announce", NameRef("item", item.id)),
            gloss=message("gloss.item", AmountRef(item.silent), AmountRef(item.announced)),
            value=message("worth.amount", AmountRef(item.announced)),
            barred=finding.explanation if finding else None,
        )

    def _doublings(self, view: View, seat: Seat) -> Iterator[Option]:
        for target in self.targets(view):
            step = len(view.notices.doubling(target)) + 1
            action = Challenge(seat, target, step)
            if step <= len(self.ladder.steps) and not tuple(self.findings(view, action)):
                law = self.ladder.steps[step - 1]
                yield Option(
                    action,
                    message("choice.challenge", NameRef("step", law.id), NameRef("item", target)),
                    gloss=message("gloss.challenge", NumberRef(law.factor)),
                    value=message("worth.factor", NumberRef(law.factor)),
                )

    def targets(self, view: View) -> tuple[str, ...]:
        """Return what can be doubled: the game and every announcement."""
        return (GAME, *(named_target(view, entry) for entry in entries(view)))

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the feat or the step exists; anybody can say the words."""
        items = {item.id for item in self.items}
        match action:
            case Ready():
                return True
            case Announce():
                return action.item in items
            case Challenge():
                item, _ = split_target(action.target)
                return item in {GAME, *items} and action.step >= 1
            case _:
                return False

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield an announcement that is not allowed, and a doubling out of turn on its ladder."""
        match action:
            case Announce():
                yield from self._bad_announcement(view, action)
            case Challenge():
                yield from self._bad_challenge(view, action)
            case _:
                return

    def _bad_announcement(self, view: View, action: Announce) -> Iterator[Finding]:
        who, name = SeatRef(action.seat), NameRef("item", action.item)
        law = next(item for item in self.items if item.id == action.item)
        own = same_side(view, action.seat)
        if any(entry.item == action.item and entry.seat in own for entry in entries(view)):
            yield Finding("announce.taken", message("announce.taken", who, name))
        hand = view.deal.hands[action.seat].cards
        cards = SET_CARDS.get(law.feat)
        if cards is not None and cards <= hand:
            yield Finding("announce.holds-all", message("announce.holds-all", who, name))
        holder = law.feat == "pagat-last" and self.law.pagat == "holder"
        if holder and PAGAT not in hand:
            rule = "announce.holder"
            yield Finding(rule, message(rule, who, name))

    def _bad_challenge(self, view: View, action: Challenge) -> Iterator[Finding]:
        if action.target not in self.targets(view):
            item, _ = split_target(action.target)
            yield self._finding("challenge.no-target", action, NameRef("item", item))
            return
        said = view.notices.doubling(action.target)
        word = NameRef("step", self._word(action.step))
        if action.step > self.most_steps(view, action.target) or action.step != len(said) + 1:
            yield self._finding("challenge.step", action, word)
        elif (action.seat in owners(view, action.target)) is not (action.step % 2 == 0):
            yield self._finding("challenge.side", action, word)
        elif action.step == 3 and action.seat == said[0]:
            yield self._finding("challenge.same-player", action, word)

    def most_steps(self, view: View, target: str) -> int:
        """Return how many steps there are: against a lone declarer kontra has no second voice."""
        return len(self.ladder.steps) if view.declarer in owners(view, target) else 2

    def _word(self, step: int) -> str:
        return self.ladder.steps[min(step, len(self.ladder.steps)) - 1].id

    @staticmethod
    def _finding(key: str, action: Challenge, name: NameRef) -> Finding:
        rule = "challenge.step" if key == "challenge.step" else "challenge.side"
        return Finding(rule, message(key, SeatRef(action.seat), name))

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return what was said; something new gives everybody the word again."""
        match action:
            case Ready():
                return (SeatReady(action.seat),)
            case Announce():
                return (ItemAnnounced(action.seat, action.item, reopens=True),)
            case Challenge():
                return (Challenged(action.seat, action.target, action.step),)
            case _:
                raise TypeError(action)


def same_side(view: View, seat: Seat) -> tuple[Seat, ...]:
    """Return the declarer alone, or the other two."""
    alone = seat == view.declarer
    return tuple(other for other in view.deal.order if (other == view.declarer) is alone)


def owners(view: View, target: str) -> tuple[Seat, ...]:
    """Return the side whose game or announcement *target* is."""
    if target == GAME:
        return (view.declarer,)
    entry = next((e for e in entries(view) if named_target(view, e) == target), None)
    return () if entry is None else same_side(view, entry.seat)


def void_entries(
    view: View, items: tuple[SideItem, ...]
) -> Iterator[tuple[Announcement, SideItem]]:
    """Yield announcements of a set that was all in the announcer's hand; the full state knows."""
    for entry in entries(view):
        law = next(item for item in items if item.id == entry.item)
        cards = SET_CARDS.get(law.feat)
        if cards is not None and all(view.holder(card) == entry.seat for card in cards):
            yield entry, law
