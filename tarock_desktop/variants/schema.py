"""A rule sheet as data: the typed form of a `variants/*.toml` file.

Every table names the article its numbers come from. Unknown keys are errors. The laws themselves
are defined beside the rules that read them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tarock_desktop.rules.announcing import AnnouncingLaw, ItemLaw
from tarock_desktop.rules.bank import BankLaw
from tarock_desktop.rules.calling import CallLaw
from tarock_desktop.rules.challenging import ChallengeLaw
from tarock_desktop.rules.contracts import BiddingLaw, ContractLaw
from tarock_desktop.rules.dealing import CutLaw, DealLaw, ShuffleLaw
from tarock_desktop.rules.declaring import DeclaringLaw, ValueLaw
from tarock_desktop.rules.discarding import DiscardLaw
from tarock_desktop.rules.forehand import ForehandLaw
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.pack import PackLaw
from tarock_desktop.rules.scoring import ScoreLaw
from tarock_desktop.rules.talon import DrawLaw, PassLaw
from tarock_desktop.rules.throwing_in import ThrowInLaw
from tarock_desktop.rules.tricks import FollowLaw
from tarock_desktop.rules.violations import Outcome
from tarock_desktop.rules.voting import VoteLaw
from tarock_desktop.table.rulings import Remedy, Severity

Window = Literal[
    "before-bidding",
    "before-talon",
    "before-first-card",
    "before-next-card",
    "trick-on-table",
    "next-trick-on-table",
    "hand-in-progress",
]
"""A stretch of the hand, named by its end."""
Standing = Literal[
    "solo",
    "against-solo",
    "against-solo-winner",
    "against-solo-loser",
    "team",
    "team-winner",
    "team-loser",
]
"""How a player stands in a hand, and whether he wins it."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of the tables that state no rule of the sheet."""


class Identity(Part, frozen=True, kw_only=True):
    """What the ruleset is called and who can play it."""

    id: str
    name: str
    sheet: str
    """Title of the sheet, as it is cited."""
    language: str
    """Language of the sheet's terms."""
    players: tuple[int, ...]
    unit: Literal["chip", "point", "koruna"]


class Article(Part, frozen=True, kw_only=True):
    """One article of the sheet; its gist in our words stands in `texts`."""

    title: str


class RoundLaw(Law, frozen=True, kw_only=True):
    """What holds for a round as a whole."""

    first_dealer: Literal["random", "draw", "host"]
    length: int
    """Hands in a round; 0: as long as the players like."""
    sheet_total: int
    """What all scores together must come to."""


class Penalties(Part, frozen=True, kw_only=True):
    """Which tests the sheet's readings leave open."""

    omission: Literal["breaking-trick", "any-omission", "judge"]
    """When an undeclared value nullifies a lost Valat call (reading A18)."""
    go_on_vote: VoteLaw = "unanimous"
    """How many of the others must agree that a deal goes on (westfest reading A4)."""


class Reading(Part, frozen=True, kw_only=True):
    """A question the sheet leaves open, and how it was decided."""

    id: str
    about: str
    question: str
    choice: str


class TableOption(Part, frozen=True, kw_only=True):
    """A number or word of this file that a table may set otherwise.

    The default is what the file says at `path`.
    """

    id: str
    path: str
    """Keys with dots between them: `bank.loan_unit`."""
    article: str
    reading: str | None = None
    choices: tuple[str | bool, ...] = ()
    least: int | None = None
    most: int | None = None


class Irregularity(Part, frozen=True, kw_only=True):
    """One row of the sheet's irregularities and what follows from it."""

    id: str
    rules: tuple[str, ...]
    """Rules that it covers, by the ids all sheets share: `play.follow-suit`."""
    until: Window | None = None
    """Until when the row holds; afterwards a later row with the same rule does."""
    when: Standing | None = None
    """How the offender must stand in the hand for the row to hold."""
    remedy_until: Window | None = None
    """Until when the remedy can be had; afterwards play goes on."""
    article: str
    severity: Severity
    remedy: Remedy
    reading: str | None = None
    outcome: Outcome = Outcome()
    """What it costs at settlement."""


class Sheet(Part, frozen=True, kw_only=True):
    """A whole rule sheet."""

    format: Literal[1]
    ruleset: Identity
    articles: dict[str, Article]
    pack: PackLaw
    shuffle: ShuffleLaw
    cut: CutLaw
    deal: DealLaw
    forehand: ForehandLaw
    bidding: BiddingLaw
    contract: tuple[ContractLaw, ...]
    talon: PassLaw
    draws: DrawLaw
    call: CallLaw
    throw_in: ThrowInLaw | None = None
    discard: DiscardLaw
    declaring: DeclaringLaw
    value: tuple[ValueLaw, ...]
    announcing: AnnouncingLaw
    item: tuple[ItemLaw, ...]
    challenge: ChallengeLaw
    follow: FollowLaw
    score: ScoreLaw
    bank: BankLaw
    round: RoundLaw
    penalties: Penalties
    reading: tuple[Reading, ...] = ()
    option: tuple[TableOption, ...] = ()
    irregularity: tuple[Irregularity, ...] = ()

    def item_of(self, feat: str) -> ItemLaw:
        """Return the sheet's law on a feat."""
        return next(item for item in self.item if item.feat == feat)
