"""Values that must be declared, and words that are open to everybody until the first card."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, CardRef, Message, NameRef, SeatRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.hand.sides import same_side
from tarock_desktop.rules.pack import HONOUR_TAROCKS, TAROCKS
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.words.announcing import Announcing, ItemLaw
from tarock_desktop.rules.words.challenging import GAME, Challenging
from tarock_desktop.rules.words.declaring import Declaring, ValueLaw, is_worth
from tarock_desktop.rules.words.last_words import LastWords
from tarock_desktop.table.actions import Action, Announce, Challenge, Declare, Ready
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import Event, ItemAnnounced, SeatReady, ValuesDeclared
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class CzechValue(ValueLaw, frozen=True, kw_only=True):
    """A value that whoever holds it must declare."""

    spares_trull_card: bool = False
    """Whether a single tarock of the Trull does not count among the tarocks."""
    unless: str | None = None
    """The value that stands for this one too, where it is held."""


def duty_values(hand: CardSet, values: tuple[CzechValue, ...]) -> tuple[CzechValue, ...]:
    """Return the values *hand* must declare: the highest of each family.

    Articles: czech-gp Hlášky.
    """
    held = {value.id: value for value in values if _is_held(hand, value)}
    held = {name: value for name, value in held.items() if value.unless not in held}
    best: dict[str, CzechValue] = {}
    for value in held.values():
        rival = best.get(value.family)
        if rival is None or value.amount > rival.amount:
            best[value.family] = value
    return tuple(value for value in held.values() if best[value.family] is value)


def _is_held(hand: CardSet, value: CzechValue) -> bool:
    tarocks = hand & TAROCKS
    if value.spares_trull_card and len(tarocks) == 1 and tarocks <= HONOUR_TAROCKS:
        hand -= tarocks
    return is_worth(hand, value)


class CzechDeclaring(Declaring, frozen=True):
    """Each seat declares the values it holds, the declarer first; paid with the hand."""

    values: tuple[CzechValue, ...]

    def held(self, hand: CardSet) -> tuple[CzechValue, ...]:
        """Return the values *hand* must declare."""
        return duty_values(hand, self.values)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield values the hand does not hold, and values it holds and keeps back."""
        if not isinstance(action, Declare):
            return
        held = {value.id: value for value in self.held(view.deal.hands[action.seat].cards)}
        families = {value.family for value in held.values()}
        for name in action.values:
            law = next(value for value in self.values if value.id == name)
            if name not in held:
                rule = "declare.family" if law.family in families else "declare.false"
                yield self._finding(rule, action.seat, name)
        for name in held:
            if name not in action.values:
                yield self._finding("declare.omitted", action.seat, name)

    @staticmethod
    def _finding(rule: str, seat: Seat, value: str) -> Finding:
        explanation = message(rule, SeatRef(seat), NameRef("value", value))
        return Finding(rule, explanation)

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the declaration."""
        if not isinstance(action, Declare):
            raise TypeError(action)
        return (ValuesDeclared(action.seat, action.values),)

    def lines(
        self, seat: Seat, names: tuple[str, ...], order: tuple[Seat, ...], table: int
    ) -> tuple[ScoreLine, ...]:
        """Return nothing: what is declared is settled together with the game."""
        del seat, names, order, table
        return ()


class FreeAnnouncing(Announcing, frozen=True):
    """Every feat may be announced beside every other, the Pagat by its holder only."""

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer the feats, whatever was forgotten, and the word that one is ready."""
        options = (*self.options(view, seat), Option(Ready(seat), message("choice.ready")))
        return Prompt(seat, Phase.ANNOUNCE, message("ask.announce"), options=options)

    def _breaks(self, view: View, seat: Seat, item: ItemLaw) -> Iterator[tuple[str, Message]]:
        who, name = SeatRef(seat), NameRef("item", item.id)
        if item.feat == "pagat-last" and PAGAT not in view.deal.hands[seat].cards:
            yield "announce.not-held", message("announce.not-held", who, CardRef(PAGAT))
        if view.notices.announcer(item.id) is not None:
            yield "announce.taken", message("announce.taken", who, name)

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the announcement."""
        if isinstance(action, Announce):
            return (ItemAnnounced(action.seat, action.item),)
        return (SeatReady(action.seat),)


class LadderChallenging(Challenging, frozen=True):
    """Doublings up to the end of the sheet's own ladder, the declarer asked first."""

    repeats = False

    def due(self, view: View) -> Seat | None:
        """Return the next seat that has not answered since the last challenge."""
        order = view.from_seat(view.declarer)
        return next((seat for seat in order if seat not in view.notices.ready), None)

    def _is_own_side(self, view: View, seat: Seat, owner: Seat) -> bool:
        return same_side(view, seat, owner) is True

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the step exists on this sheet or is a word everybody knows."""
        if isinstance(action, Challenge):
            known = {GAME, *(item.id for item in self.items)}
            return action.target in known and 1 <= action.step <= max(4, len(self.law.steps))
        return isinstance(action, Ready)


class OpenWords(LastWords, frozen=True):
    """Announcements, doublings, and what was forgotten, until the first card is led."""

    announces: bool = False
    """Whether this is the round of the announcements; else that of the doublings."""

    def due(self, view: View) -> Seat | None:
        """Return who speaks next."""
        return self._part.due(view)

    def may_act(self, view: View, seat: Seat) -> bool:
        """Return whether *seat* may speak: anybody, only being ready waits for its turn."""
        return seat in view.deal.order

    @property
    def _part(self) -> PhaseRules:
        return self.announcing if self.announces else self.challenging

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer everything that may be said now."""
        asked = self._part.prompt(view, seat)
        announced = () if self.announces else self.announcing.options(view, seat)
        doublings = self.challenging.options(view, seat) if self.announces else ()
        free = (option for option in announced if option.barred is None)
        more = (*doublings, *free, *self.missed(view, seat))
        phase = Phase.ANNOUNCE if self.announces else Phase.CHALLENGE
        return Prompt(seat, phase, asked.question, options=(*asked.options, *more))

    def missed(self, view: View, seat: Seat) -> Iterator[Option]:
        """Yield the values the hand holds that were not declared."""
        said = view.notices.declared[seat] or ()
        held = self.declaring.held(view.deal.hands[seat].cards)
        for value in held:
            if value.id not in said:
                name = message("value.label", NameRef("value", value.id))
                gloss = message("gloss.value", AmountRef(value.amount))
                worth = message("worth.amount", AmountRef(value.amount))
                yield Option(Declare(seat, (value.id,)), name, gloss=gloss, value=worth)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield what is wrong with the words; a forgotten value may still be declared."""
        if isinstance(action, Declare):
            said = view.notices.declared[action.seat] or ()
            added = (*said, *(value for value in action.values if value not in said))
            whole = msgspec.structs.replace(action, values=added)
            wrong = self.declaring.findings(view, whole)
            yield from (finding for finding in wrong if finding.rule != "declare.omitted")
            return
        due = self.due(view)
        if isinstance(action, Ready) and due is not None and due != action.seat:
            wait = message("turn.wait", SeatRef(action.seat), SeatRef(due))
            yield Finding("turn.wait", wait)
            return
        yield from LastWords.findings(self, view, action)
