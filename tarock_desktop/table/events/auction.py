"""Events of the bidding, with their booking."""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from tarock_desktop.table.events.base import EventBase
from tarock_desktop.table.records import Auction, BidEntry
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

V = TypeVar("V", bound=View)


class AuctionEventBase(EventBase, frozen=True):
    """Base of these events."""


class BidMade(AuctionEventBase, frozen=True, tag="bid-made"):
    """A contract was bid."""

    seat: Seat
    contract: str
    joins: bool = False
    """Whether it is to be played beside the games that stand."""


class BidPassed(AuctionEventBase, frozen=True, tag="bid-passed"):
    """A seat made no bid."""

    seat: Seat


class BidTakenBack(AuctionEventBase, frozen=True, tag="bid-taken-back"):
    """A seat took its bid back, the last one, and speaks again."""

    seat: Seat


class BiddingUndone(AuctionEventBase, frozen=True, tag="bidding-undone"):
    """The bidding begins again with the rightful forehand."""

    forehand: Seat


class ContractSet(AuctionEventBase, frozen=True, tag="contract-set"):
    """The bidding is over."""

    contract: str
    declarer: Seat
    games: tuple[tuple[Seat, str], ...] = ()
    """All games, the first announced first, where several are played at once."""


AuctionEvent = BidMade | BidPassed | BidTakenBack | BiddingUndone | ContractSet


def book_auction_event(view: V, event: AuctionEvent, seq: int) -> V:
    """Return the view after *event*; *seq* is its number."""
    auction = view.auction
    match event:
        case BidMade():
            entry = BidEntry(event.seat, event.contract, event.joins)
            auction = replace(auction, bids=(*auction.bids, entry))
        case BidPassed():
            auction = replace(auction, bids=(*auction.bids, BidEntry(event.seat, None)))
        case BidTakenBack():
            auction = replace(auction, bids=auction.bids[:-1])
        case BiddingUndone():
            deal = replace(view.deal, forehand=event.forehand, rightful=None)
            return replace(view, seq=seq, deal=deal, auction=Auction())
        case ContractSet():
            games = tuple(BidEntry(seat, contract) for seat, contract in event.games)
            auction = replace(
                auction, contract=event.contract, declarer=event.declarer, games=games
            )
        case _:
            assert_never(event)
    return replace(view, seq=seq, auction=auction)
