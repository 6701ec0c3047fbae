"""Actions: what somebody at the table asks for, in the imperative.

An action is a small value without behaviour. `engine.decide` says whether it is accepted and what
follows from it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.amounts import Amount
from tarock_desktop.table.seats import TABLE, Seat


class ActionBase(msgspec.Struct, frozen=True, tag_field="do"):
    """Base of all actions."""

    seat: Seat
    """Who acts; `TABLE` where all act together."""


class StartHand(ActionBase, frozen=True, tag="start-hand"):
    """Begin a hand; *dealer* is needed for the first hand of a round only."""

    seat: Seat = TABLE
    dealer: Seat | None = None


class CloseRound(ActionBase, frozen=True, tag="close-round"):
    """Close the round with the scores on the players' score card, loans deducted."""

    seat: Seat = TABLE
    scores: tuple[Amount, ...] = ()


class Shuffle(ActionBase, frozen=True, tag="shuffle"):
    """Shuffle the pack *times* times; the seed text decides the order."""

    times: int
    seed: str


class ArrangeDeck(ActionBase, frozen=True, tag="arrange-deck"):
    """Put the pack into a given order before the cut, the top card first."""

    order: tuple[Card, ...]


class ArrangeDeal(ActionBase, frozen=True, tag="arrange-deal"):
    """Deal given hands (by seat) and talon (top card first) instead of shuffling and cutting."""

    hands: tuple[CardSet, ...]
    talon: tuple[Card, ...]
    number: str = ""
    """The number of the deal (docs/deal-numbers.md); empty: it has none."""


class Cut(ActionBase, frozen=True, tag="cut"):
    """Lift *lifted* cards and put the rest on top."""

    lifted: int


class Knock(ActionBase, frozen=True, tag="knock"):
    """Knock instead of cutting and choose the way of dealing."""

    style: str


class ChoosePacket(ActionBase, frozen=True, tag="choose-packet"):
    """Take one of the closed packets, counted from 0."""

    packet: int


class Bid(ActionBase, frozen=True, tag="bid"):
    """Bid a contract."""

    contract: str
    joins: bool = False
    """Whether to play it beside the games that stand, instead of outbidding them."""


class Pass(ActionBase, frozen=True, tag="pass"):
    """Make no (further) bid."""


class TakeTalon(ActionBase, frozen=True, tag="take-talon"):
    """Take the talon cards at these places (0 is the top card)."""

    places: tuple[int, ...]
    shown: bool = True
    """Whether cards laid back for them are shown, where they have to be."""


class PassTalonCard(ActionBase, frozen=True, tag="pass-talon-card"):
    """Let one's talon card go, unseen."""


class AnswerOffer(ActionBase, frozen=True, tag="answer-offer"):
    """Accept or refuse a passed talon card."""

    accept: bool


class ThrowIn(ActionBase, frozen=True, tag="throw-in"):
    """Give the hand up before it is played, where the sheet allows it."""


class CallCard(ActionBase, frozen=True, tag="call-card"):
    """Name the partner card; `None`: say nothing."""

    card: Card | None


class Discard(ActionBase, frozen=True, tag="discard"):
    """Lay cards away, in this order; those in *shown* lie face up."""

    cards: tuple[Card, ...]
    shown: CardSet = NO_CARDS


class Declare(ActionBase, frozen=True, tag="declare"):
    """Declare the values held in the hand; none: declare nothing."""

    values: tuple[str, ...] = ()


class Announce(ActionBase, frozen=True, tag="announce"):
    """Announce a feat to come."""

    item: str


class Challenge(ActionBase, frozen=True, tag="challenge"):
    """Say the doubling word of this step (1 Kontra, 2 Re, 3, 4) to the game or an item."""

    target: str
    step: int


class Ready(ActionBase, frozen=True, tag="ready"):
    """Have nothing (more) to announce or to challenge."""


class Choose(ActionBase, frozen=True, tag="choose"):
    """Choose one of several ways the sheet leaves to this seat."""

    what: str
    value: str


class AddTalonCard(ActionBase, frozen=True, tag="add-talon-card"):
    """Add the next talon card, face up, to the trick."""


class LayOpen(ActionBase, frozen=True, tag="lay-open"):
    """Lay one's whole hand open on the table, as the game wants it."""


class AskToLead(ActionBase, frozen=True, tag="ask-to-lead"):
    """Ask the others whether play may begin."""


class GiveLeave(ActionBase, frozen=True, tag="give-leave"):
    """Answer that play may begin."""


class PlayCard(ActionBase, frozen=True, tag="play-card"):
    """Play a card to the trick."""

    card: Card


ANY_RULE: Final = "any"
"""A claim that something is wrong, without saying what."""


class Claim(ActionBase, frozen=True, tag="claim"):
    """Say that *offender* broke a rule (`play.follow-suit`, or any)."""

    offender: Seat
    rule: str = ANY_RULE


class Vote(ActionBase, frozen=True, tag="vote"):
    """Say whether a deal goes on in which a card was exposed."""

    go_on: bool


class ExposeCard(ActionBase, frozen=True, tag="expose-card"):
    """Let everybody see a card: one's own, or as the dealer one that is being dealt."""

    card: Card


class LookAtBottom(ActionBase, frozen=True, tag="look-at-bottom"):
    """Look at the bottom card of the pack."""


class Misdeal(ActionBase, frozen=True, tag="misdeal"):
    """Deal hands of these sizes, by seat."""

    sizes: tuple[int, ...]


class DropCard(ActionBase, frozen=True, tag="drop-card"):
    """Lose a card: dropped unseen, or lying under another one in a trick (*shown*: seen)."""

    card: Card
    shown: bool = False


class MergePiles(ActionBase, frozen=True, tag="merge-piles"):
    """Lay the trick just won on another player's pile."""

    to: Seat


class JudgeRuling(ActionBase, frozen=True, tag="judge-ruling"):
    """Enter what a judge has ruled.

    On a ruling of this hand that is open to him: one of the choices the sheet leaves, or his own
    words with what each seat gains or pays. Without a number: on a dispute of its own. The seat is
    that of a judge who plays at this table himself.
    """

    seat: Seat = TABLE
    payments: tuple[Amount, ...] = ()
    number: int | None = None
    """Place of the ruling among those of the hand, from 0."""
    choice: str | None = None
    """One of the choices; `None`: the payments, in the judge's own words."""
    text: str = ""


class ReopenRuling(ActionBase, frozen=True, tag="reopen-ruling"):
    """Let a ruling of this hand count for nothing until a judge decides it anew."""

    number: int
    """Place of the ruling among those of the hand, from 0."""


class Agree(ActionBase, frozen=True, tag="agree"):
    """Settle among the players what went wrong, before the referee is called.

    *seat* would have claimed that *offender* broke *rule*; *seats* agree to let it pass.
    """

    offender: Seat
    seats: tuple[Seat, ...]
    rule: str = ANY_RULE


class ThrowDown(ActionBase, frozen=True, tag="throw-down"):
    """Lay down the rest of one's cards at once instead of playing them trick by trick."""


class Lapse(ActionBase, frozen=True, tag="lapse"):
    """Make a slip that moves neither cards nor chips; the sheet says which kinds it knows."""

    kind: str
    """What it is: `look-discards`; the rule it breaks is `lapse.look-discards`."""


Slip = ExposeCard | LookAtBottom | Misdeal | DropCard | MergePiles | Lapse
"""What nobody is asked to do and people do all the same; whether it is allowed the sheet says."""

Action = (
    StartHand
    | CloseRound
    | Shuffle
    | ArrangeDeck
    | ArrangeDeal
    | Cut
    | Knock
    | ChoosePacket
    | Bid
    | Pass
    | TakeTalon
    | PassTalonCard
    | AnswerOffer
    | ThrowIn
    | CallCard
    | Discard
    | Declare
    | Announce
    | Challenge
    | Ready
    | Choose
    | AddTalonCard
    | LayOpen
    | AskToLead
    | GiveLeave
    | PlayCard
    | ThrowDown
    | Claim
    | Agree
    | Vote
    | Slip
    | JudgeRuling
    | ReopenRuling
)
