"""Announcing feats to come: Pagat, Valat."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, CardRef, Message, NameRef, SeatRef
from tarock_desktop.rules.base_laws import ItemBase
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.hand.sides import same_side
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.words.wrong_time import wrong_time
from tarock_desktop.table.actions import Action, Announce, Ready
from tarock_desktop.table.events import AnnouncementCancelled, Event, ItemAnnounced, SeatReady
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class ItemLaw(ItemBase, frozen=True, kw_only=True):
    """One feat."""

    feat: Literal["pagat-last", "all-tricks"]
    """What must be done: take the last trick with the Pagat, or take all tricks."""
    silent: Fraction
    """Paid per player when it was not announced."""
    announced: Fraction
    """Paid per player when it was announced."""
    doubling: Literal["own", "game"]
    """Whether it has doublings of its own (once announced) or shares those of the game."""
    steps: int
    """How many doublings it can have of its own."""
    must_hold: bool = False
    """Whether an announced card must wait for its trick as long as another one can be played."""
    loss: Literal["side", "holder"] = "side"
    """Who pays when it fails: the side, or only the one who held the card or announced it."""


class AnnouncingLaw(Law, frozen=True, kw_only=True):
    """Who may announce, and until when."""

    all_tricks_by_defenders: bool
    """Whether the declarer's opponents may announce that they take all tricks."""
    after_challenge: bool
    """Whether an announcement is possible after the first challenge."""


class Announcing(PhaseRules, frozen=True):
    """Each seat in turn announces what it will and says when it is ready."""

    law: AnnouncingLaw
    items: tuple[ItemLaw, ...]
    actions = (Announce, Ready)

    def due(self, view: View) -> Seat | None:
        """Return the next seat that is not ready, the declarer first."""
        order = view.from_seat(view.declarer)
        return next((seat for seat in order if seat not in view.notices.ready), None)

    def options(self, view: View, seat: Seat) -> tuple[Option, ...]:
        """Return an option for each feat, with the reason where it can't be announced."""
        return tuple(self._option(view, seat, item) for item in self.items)

    def _option(self, view: View, seat: Seat, item: ItemLaw) -> Option:
        action = Announce(seat, item.id)
        finding = next(self.findings(view, action), None)
        name = NameRef("item", item.id)
        return Option(
            action,
            message("choice.announce", name),
            gloss=message("gloss.item", AmountRef(item.silent), AmountRef(item.announced)),
            value=message("worth.amount", AmountRef(item.announced)),
            barred=finding.explanation if finding else None,
        )

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask for announcements."""
        options = (*self.options(view, seat), Option(Ready(seat), message("choice.ready")))
        return Prompt(seat, Phase.ANNOUNCE, message("ask.announce"), options=options)

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the feat exists; anybody can say its name."""
        known = {item.id for item in self.items}
        return isinstance(action, Ready) or (isinstance(action, Announce) and action.item in known)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield an announcement without the card, twice, too late, or beside a Valat."""
        if not isinstance(action, Announce):
            return
        item = self.item(action.item)
        if view.notices.doublings and not self.law.after_challenge:
            yield wrong_time("phase.after-challenge", action)
        for rule, explanation in self._breaks(view, action.seat, item):
            yield Finding(rule, explanation)

    def _breaks(self, view: View, seat: Seat, item: ItemLaw) -> Iterator[tuple[str, Message]]:
        who, name = SeatRef(seat), NameRef("item", item.id)
        if item.feat == "pagat-last":
            if PAGAT not in view.deal.hands[seat].cards:
                yield "announce.not-held", message("announce.not-held", who, CardRef(PAGAT))
            if self._all_tricks_called(view):
                yield "announce.with-valat", message("announce.with-valat", who)
        elif not (self.law.all_tricks_by_defenders or same_side(view, seat, view.declarer)):
            yield "announce.side", message("announce.side", who, name)
        if view.notices.announcer(item.id) is not None:
            yield "announce.taken", message("announce.taken", who, name)

    def item(self, item_id: str) -> ItemLaw:
        """Return the feat with this id."""
        return next(item for item in self.items if item.id == item_id)

    def _all_tricks_called(self, view: View) -> bool:
        calls = (item.id for item in self.items if item.feat == "all-tricks")
        return any(view.notices.announcer(item_id) is not None for item_id in calls)

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the announcement; a call of all tricks cancels an announced Pagat (A17)."""
        match action:
            case Ready():
                return (SeatReady(action.seat),)
            case Announce():
                announced = ItemAnnounced(action.seat, action.item)
                if self.item(action.item).feat != "all-tricks":
                    return (announced,)
                cancelled = (
                    AnnouncementCancelled(entry.seat, entry.item)
                    for entry in view.notices.announcements
                    if self.item(entry.item).feat == "pagat-last" and not entry.cancelled
                )
                return (announced, *cancelled)
            case _:
                raise TypeError(action)
