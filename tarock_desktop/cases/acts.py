"""What can be done in a script, one class for each kind of act (docs/case-format.md, section 3).

An act is what the script says, not yet an action of the engine: it also has the slips, claims and
rights of all five sheets.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.cases.notation import Cards, Points
from tarock_desktop.table.amounts import Amount


class Saying(Enum):
    """Acts that consist of their words alone."""

    MISDEAL = "misdeal"
    """A misdeal of no particular kind, as in `correct misdeal`."""
    MISDEAL_STYLE = "misdeal style"
    HOLD = "hold"
    PASS = "pass"  # noqa: S105 - a bid, no password
    CALL_FOURTH = "call fourth"
    CALL_NOTHING = "call nothing"
    PASS_TALON = "pass talon"  # noqa: S105
    ACCEPT = "accept"
    REFUSE = "refuse"
    ADD_TALON = "add talon"
    TALON_FIRST_SIX = "talon first-six"
    TALON_LAST_TRICK = "talon last-trick"
    DRAG = "drag"
    THROW_IN = "throw in"
    SELL = "sell"
    READY = "ready"
    GOOD = "good"
    CAN_I_GO = "can I go"
    GO = "go"
    LAY_OPEN = "lay open"
    STAKE = "stake"
    SWAP = "swap"
    TAKE_BACK = "take back"
    SHOW_HAND = "show hand"
    TALK = "talk"
    MERGE = "merge"
    VOTE_GO_ON = "vote go-on"
    VOTE_REDEAL = "vote redeal"
    CHOOSE_RESULT = "choose result"
    CHOOSE_PENALTY = "choose penalty"
    CHOOSE_FREE = "choose no-stichzwang"
    CHOOSE_FIVE = "choose five-suited"
    LOOK_BOTTOM = "look bottom"
    LOOK_CARDS = "look cards"
    LOOK_TALON = "look talon"
    LOOK_DISCARDS = "look discards"
    CLOSE_ROUND = "close round"


class Say(Struct, frozen=True):
    """Do what a fixed phrase says."""

    saying: Saying


class Shuffle(Struct, frozen=True):
    """Shuffle so many times."""

    times: int


class Cut(Struct, frozen=True):
    """Lift so many cards."""

    lifted: int


class Knock(Struct, frozen=True):
    """Knock: the number of cards in a packet, or the name of a style."""

    style: str


class TakePacket(Struct, frozen=True):
    """Take one of the closed packets, counted from 1."""

    number: int


class Misdeal(Struct, frozen=True):
    """Deal wrong numbers of cards to these seats, or to the talon (`None`)."""

    sizes: tuple[tuple[str | None, int], ...]


class Bid(Struct, frozen=True):
    """Bid a contract, or join it (`bei`)."""

    contract: str
    joined: bool = False


class Call(Struct, frozen=True):
    """Call a card."""

    card: Card


class TakeTalon(Struct, frozen=True):
    """Take talon cards by their places from the top, counted from 1."""

    first: int
    last: int
    hidden: bool = False
    """Cards given back were not shown."""


class Discard(Struct, frozen=True):
    """Lay cards away; those in *shown* lie face up, or are named."""

    cards: Cards
    shown: Cards


class Declare(Struct, frozen=True):
    """Declare values; none: declare nothing."""

    values: tuple[str, ...]


class Announce(Struct, frozen=True):
    """Announce an item."""

    item: str


class Challenge(Struct, frozen=True):
    """Say a doubling word to `game`, an item, or a contract that was joined."""

    step: int
    """1 to 4."""
    target: str
    owner: str | None = None
    """Whose item it is, where two have the same name."""


class Play(Struct, frozen=True):
    """Play cards: the first by the seat named, the others by those after it."""

    cards: Cards


class Claim(Struct, frozen=True):
    """Claim an irregularity."""

    offender: str
    rule: str


class Agree(Struct, frozen=True):
    """Settle among the players what a seat did."""

    offender: str
    rule: str | None
    """The irregularity; `None`: whatever it was."""
    seats: str | None
    """Letters of those who agree; `None`: all."""


class DemandLead(Struct, frozen=True):
    """Demand that a suit be led."""

    suit: Suit


class Correct(Struct, frozen=True):
    """Take the own last act of that kind back and do this one instead."""

    act: Act


class Expose(Struct, frozen=True):
    """Let a card be seen."""

    card: Card


class Drop(Struct, frozen=True):
    """Drop a card, or one that nobody names."""

    card: Card | None = None


class Throw(Struct, frozen=True):
    """Play several cards at once."""

    cards: Cards
    covered: bool = False
    """Only the first is seen."""


class Pull(Struct, frozen=True):
    """Show before the own turn that a card is ready."""

    card: Card


class LookTrick(Struct, frozen=True):
    """Look at a trick that has been turned, counted from 1."""

    number: int


class Other(Struct, frozen=True):
    """Anything else people do; it goes to the judge."""

    words: str


class JudgeRuling(Struct, frozen=True):
    """The judge books amounts, or takes a choice; seats that are not named get nothing."""

    amounts: Mapping[str, Amount]
    choice: str | None = None
    """One of the choices that the sheet leaves."""
    row: str | None = None
    """The row of the ruling he decides; `None`: a dispute of its own."""
    seat: str | None = None
    """Where he sits if he plays at this table himself."""


class Reopen(Struct, frozen=True):
    """The judge opens the last ruling on a row again."""

    row: str


class Rest(Struct, frozen=True):
    """Play the hand to its end without anything of note: its final count."""

    points: Points | None
    """`None`: won, whatever the count."""


Act = (
    Say
    | Shuffle
    | Cut
    | Knock
    | TakePacket
    | Misdeal
    | Bid
    | Call
    | TakeTalon
    | Discard
    | Declare
    | Announce
    | Challenge
    | Play
    | Claim
    | Agree
    | DemandLead
    | Correct
    | Expose
    | Drop
    | Throw
    | Pull
    | LookTrick
    | Other
    | JudgeRuling
    | Reopen
    | Rest
)
