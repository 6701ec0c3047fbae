"""The typed form of the two Texas-Czech sheets, SPJST and Westfest."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar, Final, Literal

from tarock_desktop.rules.exchange.calling import CallLaw
from tarock_desktop.rules.exchange.discarding import DiscardLaw
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.rules.texas.bidding import BiddingLaw, ContractLaw
from tarock_desktop.rules.texas.forehand import ForehandLaw
from tarock_desktop.rules.texas.scoring import ScoreLaw
from tarock_desktop.rules.texas.talon import DrawLaw, PassLaw
from tarock_desktop.rules.texas.throwing_in import ThrowInLaw
from tarock_desktop.rules.texas.voting import VoteLaw
from tarock_desktop.rules.words.announcing import AnnouncingLaw, ItemLaw
from tarock_desktop.rules.words.challenging import ChallengeLaw
from tarock_desktop.rules.words.declaring import DeclaringLaw, ValueLaw
from tarock_desktop.table.phases import Phase
from tarock_desktop.variants.schema import Part, Sheet


class Penalties(Part, frozen=True, kw_only=True):
    """Which tests the sheet's readings leave open."""

    omission: Literal["breaking-trick", "any-omission", "judge"]
    """When an undeclared value nullifies a lost Valat call (reading A18)."""
    false_valat: Literal["opponents", "anybody"] = "opponents"
    """Whose false declaration nullifies a lost Valat call (spjst reading A18)."""
    go_on_vote: VoteLaw = "unanimous"
    """How many of the others must agree that a deal goes on (westfest reading A4)."""


NEEDED: Final = frozenset(
    {
        "deal.shuffles",
        "deal.cut-depth",
        "deal.cutter",
        "deal.misdeal",
        "deal.exposed",
        "deal.bottom-card",
        "deal.bottom-card-other",
        "card.exposed",
        "lapse.deal-talon",
        "lapse.deal-style",
        "lapse.other",
        "bid.forehand-passes",
        "bid.rank",
        "bid.wrong-forehand",
        "turn.bid",
        "turn.wait",
        "turn.play",
        "talon.pass",
        "talon.not-shown",
        "call.set",
        "discard.count",
        "discard.too-few",
        "discard.too-many",
        "discard.king",
        "discard.forbidden",
        "discard.hidden-trump",
        "discard.needless-trump",
        "declare.false",
        "declare.family",
        "announce.not-held",
        "announce.side",
        "announce.taken",
        "announce.with-valat",
        "challenge.side",
        "challenge.step",
        "phase.after-challenge",
        "phase.after-lead",
        "phase.late-bid",
        "phase.lead-without-leave",
        "phase.too-early",
        "play.follow-suit",
        "play.must-trump",
        "play.exposed",
        "play.pagat-early",
        "play.card-count",
        "round.loan",
        "round.sheet",
        "judge.conflict",
    }
)
"""Rules that the referee at a Texas-Czech table rules on."""


class TexasSheet(Sheet, frozen=True, kw_only=True):
    """A sheet of the Texas-Czech family."""

    needed: ClassVar[frozenset[str]] = NEEDED

    contract: tuple[ContractLaw, ...]
    item: tuple[ItemLaw, ...]
    challenge: ChallengeLaw
    forehand: ForehandLaw
    bidding: BiddingLaw
    talon: PassLaw
    draws: DrawLaw
    call: CallLaw
    throw_in: ThrowInLaw | None = None
    discard: DiscardLaw
    declaring: DeclaringLaw
    value: tuple[ValueLaw, ...]
    announcing: AnnouncingLaw
    follow: FollowLaw
    score: ScoreLaw
    penalties: Penalties

    def item_of(self, feat: str) -> ItemLaw:
        """Return the sheet's law on a feat."""
        return next(item for item in self.item if item.feat == feat)

    @property
    def declared_values(self) -> tuple[str, ...]:
        """The values of the sheet's list."""
        return tuple(value.id for value in self.value)

    @property
    def idle_rules(self) -> frozenset[str]:
        """Rules on the Trull in the discard, where it may be laid away."""
        return frozenset() if self.discard.forbids_trull else frozenset({"discard.forbidden"})

    @property
    def callable_tarocks(self) -> tuple[int, ...]:
        """The tarocks of the law on calling."""
        return self.call.tarocks

    def counts_draws(self, contract: str) -> bool:
        """Return whether *contract* is played alone with talon cards."""
        return any(
            law.id == contract and law.sides == "alone" and law.talon for law in self.contract
        )

    def article_of(self, phase: Phase) -> str:
        """Return the article about what goes on in *phase*."""
        laws: dict[Phase, Law] = {
            Phase.BID: self.bidding,
            Phase.TALON: self.talon,
            Phase.CALL: self.call,
            Phase.DISCARD: self.discard,
            Phase.DECLARE: self.declaring,
            Phase.ANNOUNCE: self.announcing,
            Phase.CLEARANCE: self.announcing,
            Phase.PLAY: self.follow,
        }
        return laws[phase].article if phase in laws else super().article_of(phase)

    def points_to_win(self, contract: str) -> Fraction:
        """Return the card points that win any contract."""
        del contract
        return self.bidding.least


def texas(sheet: Sheet) -> TexasSheet:
    """Return *sheet* as one of this family; a caller's mistake for any other."""
    if not isinstance(sheet, TexasSheet):
        raise TypeError(f"{sheet.ruleset.id} is no Texas-Czech sheet")
    return sheet
