"""A table as somebody sees it. The full state is the same view with nothing left out."""

from __future__ import annotations

from typing import final

from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import (
    Auction,
    Book,
    Calls,
    Deal,
    Exchange,
    Notices,
    Play,
    Result,
    Round,
)
from tarock_desktop.table.seats import Seat, Viewer, seat_after, turn_order


class View(Struct, frozen=True):
    """One table as somebody sees it."""

    seq: int
    """Number of events so far."""
    phase: Phase
    turn: Seat | None
    """The seat whose act is due; `None`: the table's."""
    round: Round
    deal: Deal = Deal()
    auction: Auction = Auction()
    exchange: Exchange = Exchange()
    calls: Calls = Calls()
    notices: Notices = Notices()
    play: Play = Play()
    result: Result = Result()
    book: Book = Book()

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """Return the playing seat *steps* places after *seat* in order of play."""
        return seat_after(self.deal.order, seat, steps)

    def from_seat(self, first: Seat) -> tuple[Seat, ...]:
        """Return the playing seats in order of play, beginning with *first*."""
        return turn_order(self.deal.order, first)

    @property
    def moment(self) -> tuple[int, ...]:
        """How far the hand has come: what was bid, taken, laid away, said and played."""
        notices, play = self.notices, self.play
        said = sum(len(d.seats) + len(d.repeated) for d in notices.doublings)
        cards = sum(len(trick.cards) for trick in play.tricks) + len(play.trick)
        return (
            len(self.auction.bids),
            sum(self.exchange.drawn),
            len(self.exchange.laid),
            len(notices.announcements) + said + len(notices.ready) + len(notices.choices),
            cards,
        )

    @property
    def forehand(self) -> Seat:
        """The forehand; a caller's mistake before it is known."""
        if self.deal.forehand is None:
            raise LookupError("the forehand is not known yet")
        return self.deal.forehand

    @property
    def declarer(self) -> Seat:
        """The declarer; a caller's mistake before the bidding is over."""
        if self.auction.declarer is None:
            raise LookupError("there is no declarer yet")
        return self.auction.declarer

    def taken(self, seat: Seat) -> CardSet:
        """Return the talon cards *seat* took, as far as the view knows them."""
        return CardSet.gather(
            place.card
            for place in self.deal.talon
            if place.taken_by == seat and place.card is not None
        )

    def holder(self, card: Card) -> Seat | None:
        """Return who has or had *card* in his hand when the discards were done, if known.

        Looks through hands, discards and tricks; a card in the talon has no holder.
        """
        for seat in self.deal.order:
            if card in self.deal.hands[seat].cards or card in self.deal.discards[seat].cards:
                return seat
        played = [*self.play.trick]
        for trick in self.play.tricks:
            played += trick.cards
        return next((entry.seat for entry in played if entry.card is card), None)


@final
class Observation(View, frozen=True):
    """What one viewer knows. The only view bots and widgets ever get."""

    viewer: Viewer = Seat(0)
