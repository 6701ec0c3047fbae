"""The sentences of the table: names of cards and seats for a screen reader, tooltips, plates."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import assert_never, final

from PySide6.QtCore import QObject

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import Message, NameRef
from tarock_desktop.table.events import CardPlayed, Event, TrickTaken, TurnGiven
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import BidEntry, Hand
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.game.parties import parties
from tarock_desktop.ui.scene.marks import Mark
from tarock_desktop.ui.scene.picture import Picture
from tarock_desktop.ui.scene.portraits import portraits_of
from tarock_desktop.ui.scene.seat_plate import SeatFacts, Tab
from tarock_desktop.variants.schema import TalonFate


@final
class TableSpeech(QObject):
    """Says what is on the table, in the interface language."""

    colours: Mapping[str, str] = MappingProxyType({})
    """Colors of people, by name; one of `PERSON_COLOURS` each."""

    def card(
        self, picture: Picture, index: int, selected: tuple[Card, ...], *, helps: bool
    ) -> str:
        """Return name and state of a card of the own hand."""
        card = picture.hand[index]
        if card is None:
            return self.tr("Card, face down")
        words = {
            "card": self._named(picture, card),
            "place": index + 1,
            "count": len(picture.hand),
            "chosen": selected.index(card) + 1 if card in selected else 0,
            "wanted": picture.choice.count if picture.choice else 0,
        }
        reason = picture.reason(card) if helps else None
        if card in picture.observation.deal.exposed and card not in selected and not helps:
            return self.tr("{card}, face up, {place} of {count}").format(**words)
        if card in selected:
            return self.tr("{card}, selected, {chosen} of {wanted}").format(**words)
        if reason is not None:
            text = picture.words.message(reason)
            sentence = self.tr("{card}, can't be chosen, {place} of {count}: {reason}")
            return sentence.format(**words, reason=text)
        if helps and picture.may_play:
            return self.tr("{card}, may be played, {place} of {count}").format(**words)
        if helps and picture.may_select:
            return self.tr("{card}, may be discarded, {place} of {count}").format(**words)
        return self.tr("{card}, {place} of {count}").format(**words)

    def _named(self, picture: Picture, card: Card) -> str:
        """Return the name of a card, and where it comes from."""
        name = picture.words.card(card)
        if card not in picture.from_talon:
            return name
        return self.tr("{card}, from the talon").format(card=name)

    def card_tip(self, picture: Picture, card: Card, *, helps: bool) -> str:
        """Return the tooltip of a card of the own hand."""
        name = self._named(picture, card)
        reason = picture.reason(card) if helps else None
        if reason is not None:
            text = picture.words.message(reason)
            return self.tr("{card}: {reason}").format(card=name, reason=text)
        if card is picture.called:
            return self.tr("{card}: you are the partner").format(card=name)
        return name

    # -- seats --------------------------------------------------------------------------------

    def facts(self, picture: Picture, seat: Seat) -> SeatFacts:
        """Return what the plate of a seat says."""
        view = picture.observation
        hands = view.deal.hands
        hand = hands[seat] if hands else Hand()
        return SeatFacts(
            name=picture.names[seat],
            line=self._score(picture, seat),
            short_line=picture.words.amount(view.round.scores[seat]),
            cards=hand.size,
            tabs=self._tabs(picture, seat),
            is_due=view.turn == seat,
            is_own=seat == picture.viewer,
            party=parties(picture.words, view).get(seat),
            portrait=portraits_of(picture.names)[seat],
            colour=self.colours.get(picture.names[seat], ""),
        )

    def _score(self, picture: Picture, seat: Seat) -> str:
        view = picture.observation
        score = picture.words.amount(view.round.scores[seat])
        won = sum(trick.winner == seat for trick in view.play.tricks)
        if not won:
            return score
        return self.tr("{score} · {tricks}").format(score=score, tricks=self.tricks(won))

    def tricks(self, count: int) -> str:
        """Return a number of tricks."""
        return self.tr("%n trick(s)", None, count)

    def _tabs(self, picture: Picture, seat: Seat) -> tuple[Tab, ...]:
        view = picture.observation
        calls, declarer = view.calls, view.auction.declarer
        if view.auction.contract is not None and view.auction.contract == picture.words.unbid:
            declarer = None
        tabs = []
        if view.round.dealer == seat:
            tabs.append(Tab(Mark.DEALER, picture.words.role("dealer.letter")))
        if view.deal.forehand == seat:
            tabs.append(Tab(Mark.FOREHAND, picture.words.role("forehand.letter")))
        if view.phase is Phase.CUT and view.turn == seat:
            tabs.append(Tab(Mark.CUTTER))
        if seat in picture.resting:
            tabs.append(Tab(Mark.SITS_OUT))
        if declarer == seat or any(game.seat == seat for game in view.auction.games):
            tabs.append(Tab(Mark.DECLARER))
        if calls.partner == seat and declarer != seat:
            tabs.append(Tab(Mark.PARTNER))
        if declarer == seat and calls.is_made and calls.partner is None:
            tabs.append(Tab(Mark.PARTNER_UNKNOWN))
        return tuple(tabs)

    def chips(self, picture: Picture, seat: Seat) -> tuple[str, ...]:
        """Return the public declarations of a seat."""
        notices = picture.observation.notices
        declared = notices.declared[seat] if notices.declared else None
        values = [picture.words.name(NameRef("value", value)) for value in declared or ()]
        bids = [self._bid(picture, entry) for entry in self._last_bid(picture, seat)]
        items = [
            picture.words.name(NameRef("item", entry.item))
            for entry in notices.announcements
            if entry.seat == seat and not entry.cancelled
        ]
        return (*bids, *values, *items)

    @staticmethod
    def _last_bid(picture: Picture, seat: Seat) -> tuple[BidEntry, ...]:
        """Return what a seat bid last, as long as bidding goes on."""
        view = picture.observation
        if view.phase is not Phase.BID:
            return ()
        return tuple(entry for entry in view.auction.bids if entry.seat == seat)[-1:]

    @staticmethod
    def _bid(picture: Picture, entry: BidEntry) -> str:
        if entry.contract is None:
            return picture.words.message(Message("choice.pass"))
        return picture.words.name(NameRef("contract", entry.contract))

    def seat(self, picture: Picture, seat: Seat) -> str:
        """Return what a screen reader says of a seat."""
        facts = self.facts(picture, seat)
        roles = [picture.words.role(tab.mark.value) for tab in facts.tabs]
        held = self.tr("%n card(s) face down", None, facts.cards)
        hand = [held] if facts.cards and not facts.is_own else []
        parts = [facts.name, facts.line, *roles, *hand, *self.chips(picture, seat)]
        return ", ".join(part for part in parts if part)

    def pile(self, picture: Picture, seat: Seat, count: int) -> str:
        """Return the tooltip of the tricks won by a seat."""
        text = self.tr("{name}: {tricks}")
        return text.format(name=picture.names[seat], tricks=self.tricks(count))

    def laid_away(self, picture: Picture, seat: Seat, count: int) -> str:
        """Return the tooltip of the cards a seat has laid away."""
        name = picture.names[seat]
        return self.tr("{name} discarded %n card(s)", None, count).format(name=name)

    def left_talon(self, picture: Picture) -> str:
        """Return to whom the talon belongs during play."""
        match picture.words.talon_left(picture.observation.auction.contract):
            case TalonFate.OPPONENTS:
                return self.tr("talon → opponents")
            case TalonFate.TRICKS:
                return self.tr("talon → tricks")
            case TalonFate.NOBODY:
                return self.tr("talon → nobody")
            case fate:
                assert_never(fate)

    def exposed(self, picture: Picture, seat: Seat, cards: tuple[Card, ...]) -> str:
        """Return the tooltip of the cards that lie face up before a seat; empty if none do."""
        if not cards:
            return ""
        listed = ", ".join(picture.words.card(card) for card in cards)
        return self.tr("{name}, face up: {cards}").format(name=picture.names[seat], cards=listed)

    def open_hand(self, picture: Picture, seat: Seat, cards: tuple[Card, ...]) -> str:
        """Return the tooltip of a hand that the referee sees; empty if there is none."""
        if not cards:
            return ""
        listed = ", ".join(picture.words.card(card) for card in cards)
        return self.tr("{name} holds: {cards}").format(name=picture.names[seat], cards=listed)

    def last_trick(self) -> str:
        """Return the name of the last trick."""
        return self.tr("Previous trick (L)")

    # -- what happened ------------------------------------------------------------------------

    def happened(self, picture: Picture, events: tuple[Event, ...]) -> str:
        """Return what a screen reader announces after some events; empty if nothing."""
        said = []
        for event in events:
            match event:
                case CardPlayed() if event.seat != picture.viewer:
                    said.append(self.played(picture, event))
                case TrickTaken():
                    name = picture.names[event.seat]
                    said.append(self.tr("The trick goes to {name}.").format(name=name))
                case TurnGiven() if event.seat is not None:
                    said.append(self.turn(picture, event.seat))
                case _:
                    pass
        return " ".join(said)

    def played(self, picture: Picture, event: CardPlayed) -> str:
        """Say who played which card."""
        card = picture.words.card(event.card)
        return self.tr("{name}: {card}.").format(name=picture.names[event.seat], card=card)

    def turn(self, picture: Picture, seat: Seat) -> str:
        """Say whose turn it is."""
        if seat == picture.viewer:
            return self.tr("It is your turn.")
        return self.tr("It is {name}'s turn.").format(name=picture.names[seat])
