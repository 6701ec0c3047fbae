"""Events: what happened, in the past tense.

All consequences of an action are in its events; booking them asks no rule. A topic's events stand
beside their booking; `evolve` chooses the topic, `redact` says what is hidden from whom. This list
is what a journal can hold: tags and field names are its file format.
"""

from __future__ import annotations

from tarock_desktop.table.events.announcing import (
    AnnouncementCancelled,
    AnnouncingEvent,
    Challenged,
    Chosen,
    ItemAnnounced,
    LeadAsked,
    LeaveGiven,
    SeatReady,
    StepRepeated,
    ValuesDeclared,
)
from tarock_desktop.table.events.auction import (
    AuctionEvent,
    BiddingUndone,
    BidMade,
    BidPassed,
    BidTakenBack,
    ContractSet,
)
from tarock_desktop.table.events.calling import (
    CalledCardSeen,
    CalledUnnamed,
    CallingEvent,
    CallTakenBack,
    CardCalled,
    PartnerRevealed,
)
from tarock_desktop.table.events.deal import (
    CardsDealt,
    DealEvent,
    DeckCut,
    DeckKnocked,
    DeckShuffled,
    ForehandFound,
    ForehandUsurped,
    HandRedealt,
    PacketsLaid,
    PacketTaken,
    TalonLaid,
    VoteCalled,
    VoteCast,
)
from tarock_desktop.table.events.exchange import (
    CardsDiscarded,
    DiscardsTakenBack,
    ExchangeEvent,
    OfferRefused,
    TalonCardLeft,
    TalonCardOffered,
    TalonCardPassed,
    TalonHandTaken,
    TalonReturned,
    TalonShown,
    TalonTaken,
)
from tarock_desktop.table.events.judging import (
    AgreementMade,
    JudgingEvent,
    LapseSeen,
    RulingIssued,
    RulingJudged,
    RulingReopened,
)
from tarock_desktop.table.events.play import (
    CardDropped,
    CardExposed,
    CardPlayed,
    CardsTakenBack,
    HandLaidOpen,
    PilesMerged,
    PilesSeparated,
    PlayEvent,
    TalonAdded,
    TrickTaken,
)
from tarock_desktop.table.events.round import (
    DealUndone,
    HandEnded,
    HandStarted,
    HandVoided,
    RemarkMade,
    RoundClosed,
    RoundEvent,
    RoundNoted,
    TurnGiven,
)
from tarock_desktop.table.events.scoring import (
    HandCounted,
    LinesScored,
    LoanTaken,
    ScoringEvent,
)

Event = (
    RoundEvent
    | DealEvent
    | AuctionEvent
    | ExchangeEvent
    | CallingEvent
    | AnnouncingEvent
    | PlayEvent
    | ScoringEvent
    | JudgingEvent
)

__all__ = [
    "AgreementMade",
    "AnnouncementCancelled",
    "AnnouncingEvent",
    "AuctionEvent",
    "BidMade",
    "BidPassed",
    "BidTakenBack",
    "BiddingUndone",
    "CallTakenBack",
    "CalledCardSeen",
    "CalledUnnamed",
    "CallingEvent",
    "CardCalled",
    "CardDropped",
    "CardExposed",
    "CardPlayed",
    "CardsDealt",
    "CardsDiscarded",
    "CardsTakenBack",
    "Challenged",
    "Chosen",
    "ContractSet",
    "DealEvent",
    "DealUndone",
    "DeckCut",
    "DeckKnocked",
    "DeckShuffled",
    "DiscardsTakenBack",
    "Event",
    "ExchangeEvent",
    "ForehandFound",
    "ForehandUsurped",
    "HandCounted",
    "HandEnded",
    "HandLaidOpen",
    "HandRedealt",
    "HandStarted",
    "HandVoided",
    "ItemAnnounced",
    "JudgingEvent",
    "LapseSeen",
    "LeadAsked",
    "LeaveGiven",
    "LinesScored",
    "LoanTaken",
    "OfferRefused",
    "PacketTaken",
    "PacketsLaid",
    "PartnerRevealed",
    "PilesMerged",
    "PilesSeparated",
    "PlayEvent",
    "RemarkMade",
    "RoundClosed",
    "RoundEvent",
    "RoundNoted",
    "RulingIssued",
    "RulingJudged",
    "RulingReopened",
    "ScoringEvent",
    "SeatReady",
    "StepRepeated",
    "TalonAdded",
    "TalonCardLeft",
    "TalonCardOffered",
    "TalonCardPassed",
    "TalonHandTaken",
    "TalonLaid",
    "TalonReturned",
    "TalonShown",
    "TalonTaken",
    "TrickTaken",
    "TurnGiven",
    "ValuesDeclared",
    "VoteCalled",
    "VoteCast",
]
