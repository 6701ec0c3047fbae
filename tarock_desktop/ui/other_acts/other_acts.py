"""What hands and mouths can do that nobody asked for: the same list whether it is right or not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QObject

from tarock_desktop.cards.pack import Card, tarock
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, Message, NameRef
from tarock_desktop.session.dealing_slips import DealingSlip, OneTooMany, TurnedUp
from tarock_desktop.table.actions import (
    Action,
    Announce,
    AskToLead,
    Bid,
    CallCard,
    Challenge,
    Cut,
    Declare,
    DropCard,
    ExposeCard,
    GiveLeave,
    Knock,
    Lapse,
    LookAtBottom,
    MergePiles,
    Pass,
    PlayCard,
    Ready,
    TakeTalon,
    ThrowDown,
    ThrowIn,
)
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.game.targets import GAME

LAPSE: Final = "lapse."
"""Rules that begin so are broken by what only people at the table can see."""
HALF_PACK: Final = 27


class OtherAct(Struct, frozen=True):
    """Something that can be done or said at any time."""

    label: str
    act: Action | DealingSlip


@final
class OtherActs(QObject):
    """Lists what the person at the screen can do besides what he is asked."""

    def of_card(self, glance: Glance, card: Card) -> tuple[OtherAct, ...]:
        """Return what can happen to a card of the own hand."""
        me = glance.viewer
        if me is None:
            return ()
        name = glance.words.card(card)
        return (
            OtherAct(self.tr("Play: {card}").format(card=name), PlayCard(me, card)),
            OtherAct(self.tr("Show to everybody: {card}").format(card=name), ExposeCard(me, card)),
            OtherAct(
                self.tr("Drop under the table, unnoticed: {card}").format(card=name),
                DropCard(me, card),
            ),
            OtherAct(
                self.tr("Add a second card to the trick: {card}").format(card=name),
                DropCard(me, card, shown=True),
            ),
        )

    def all(self, glance: Glance) -> tuple[OtherAct, ...]:
        """Return everything, what is said first."""
        me = glance.viewer
        if me is None or me not in glance.observation.deal.order:
            return ()
        return (*self._words(glance, me), *self._hands(glance, me), *self._cards(glance, me))

    def _cards(self, glance: Glance, me: Seat) -> Iterator[OtherAct]:
        for card in glance.sheet.pack.ranked(glance.observation.deal.hands[me].cards):
            yield from self.of_card(glance, card)

    # ------------------------------------------------------------------ said

    def _words(self, glance: Glance, me: Seat) -> Iterator[OtherAct]:
        sheet = glance.sheet
        for contract in sheet.contract:
            name = NameRef("contract", contract.id)
            yield self._said(glance, message("choice.bid", name), Bid(me, contract.id))
        yield self._said(glance, message("choice.pass"), Pass(me))
        yield OtherAct(glance.words.message(message("choice.throw-in")), ThrowIn(me))
        for value in sheet.declared_values:
            declared = glance.words.name(NameRef("value", value))
            label = self.tr("Declare: {value}").format(value=declared)
            yield OtherAct(label, Declare(me, (value,)))
        for item in sheet.item:
            name = NameRef("item", item.id)
            words = glance.words.message(message("choice.announce", name))
            yield OtherAct(words, Announce(me, item.id))
        for target in (GAME, *(item.id for item in sheet.item)):
            yield from self._doublings(glance, me, target)
        yield self._said(glance, message("choice.ready"), Ready(me))
        yield self._said(glance, message("choice.ask-to-lead"), AskToLead(me))
        yield self._said(glance, message("choice.go"), GiveLeave(me))
        for number in sheet.callable_tarocks:
            card = tarock(number)
            yield self._said(glance, message("choice.call", CardRef(card)), CallCard(me, card))

    def _doublings(self, glance: Glance, me: Seat, target: str) -> Iterator[OtherAct]:
        contract = glance.observation.auction.contract
        if target == GAME and contract is None:
            return
        name = NameRef("contract", contract or "") if target == GAME else NameRef("item", target)
        for number, step in enumerate(glance.sheet.challenge.steps, start=1):
            words = message("choice.challenge", NameRef("step", step.id), name)
            yield self._said(glance, words, Challenge(me, target, number))

    def _said(self, glance: Glance, words: Message, action: Action) -> OtherAct:
        said = glance.words.message(words)
        return OtherAct(self.tr("Say: {words}").format(words=said), action)

    # ------------------------------------------------------------------ done

    def _hands(self, glance: Glance, me: Seat) -> Iterator[OtherAct]:
        yield OtherAct(self.tr("Look at the bottom card of the deck"), LookAtBottom(me))
        yield OtherAct(self.tr("Cut the deck"), Cut(me, HALF_PACK))
        for style in glance.sheet.deal.knock:
            words = glance.words.message(message("choice.knock", NameRef("style", style.id)))
            yield OtherAct(words, Knock(me, style.id))
        for option in () if glance.prompt is None else glance.prompt.options:
            if isinstance(option.action, TakeTalon):
                unseen = TakeTalon(me, option.action.places, shown=False)
                said = glance.words.message(option.label)
                label = self.tr("{act} (without showing the cards put back)").format(act=said)
                yield OtherAct(label, unseen)
        others = [seat for seat in glance.observation.deal.order if seat != me]
        for seat in others:
            label = self.tr("Put the trick just won on the pile of: {player}")
            yield OtherAct(label.format(player=glance.name(seat)), MergePiles(me, seat))
        if glance.knows_throwing_down:
            yield OtherAct(self.tr("Claim the rest: put down all cards"), ThrowDown(me))
        yield from self._lapses(glance, me)
        yield from self._dealing(glance, me)

    def _lapses(self, glance: Glance, me: Seat) -> Iterator[OtherAct]:
        rules = (rule for row in glance.sheet.irregularity for rule in row.rules)
        for rule in dict.fromkeys(rule for rule in rules if rule.startswith(LAPSE)):
            yield OtherAct(glance.words.rule(rule), Lapse(me, rule.removeprefix(LAPSE)))

    def _dealing(self, glance: Glance, me: Seat) -> Iterator[OtherAct]:
        if me != glance.observation.round.dealer:
            return
        order = glance.observation.deal.order
        for seat in order:
            label = self.tr("While dealing, turn up a card of: {player}")
            yield OtherAct(label.format(player=glance.name(seat)), TurnedUp(me, seat))
        for more in order:
            for less in order:
                if more != less:
                    label = self.tr("Deal one card too many: {more}, one too few: {less}")
                    names = {"more": glance.name(more), "less": glance.name(less)}
                    yield OtherAct(label.format(**names), OneTooMany(me, more, less))
