"""The typed form of the Žiri sheet."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from tarock_desktop.rules.law import Law
from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.rules.ziri.announcements import SpeakingLaw
from tarock_desktop.rules.ziri.bidding import SeniorityLaw
from tarock_desktop.rules.ziri.discarding import NamingLaw
from tarock_desktop.rules.ziri.hand_facts import EachLaw, ZiriContract, ZiriScoreLaw
from tarock_desktop.rules.ziri.own_kontra import OwnKontraLaw
from tarock_desktop.rules.ziri.side_feats import SideItem
from tarock_desktop.table.phases import Phase
from tarock_desktop.variants.schema import Sheet


class LeadLaw(Law, frozen=True, kw_only=True):
    """Who leads to the first trick."""

    by: Literal["forehand", "declarer"]


class FeatLaw(Law, frozen=True, kw_only=True):
    """What counts for feats of having cards at the end."""

    talon_counts: bool
    """Whether cards left in the talon count for the defenders."""


class SaleLaw(Law, frozen=True, kw_only=True):
    """Selling the game."""


class ClaimLaw(Law, frozen=True, kw_only=True):
    """Who speaks up for a broken rule, and when."""

    timing: Literal["claims", "immediate", "end"]
    """An opponent; the referee as soon as it happens; the referee after the last trick."""
    window: int
    """Seconds the table waits for a claim of what has to be claimed at once."""
    at_once: tuple[str, ...]
    """Rules whose breach has to be claimed before the next card or word."""


class ZiriSheet(Sheet, frozen=True, kw_only=True):
    """A sheet of the Žiri kind."""

    contract: tuple[ZiriContract, ...]
    item: tuple[SideItem, ...]
    bidding: SeniorityLaw
    discard: NamingLaw
    sale: SaleLaw
    speaking: SpeakingLaw
    own_kontra: OwnKontraLaw
    lead: LeadLaw
    follow: FollowLaw
    each_follow: FollowLaw
    feats: FeatLaw
    score: ZiriScoreLaw
    each: EachLaw
    claims: ClaimLaw

    @property
    def claims_lapses(self) -> bool:
        """Talking, showing cards and looking at them must be claimed at once (10)."""
        return True

    @property
    def allowed_lapses(self) -> frozenset[str]:
        """Looking at the last trick on the own side's pile."""
        return frozenset({"look-last"})

    @property
    def names_discards(self) -> bool:
        """A tarok laid away is named (4)."""
        return self.discard.names_tarocks

    @property
    def unbid(self) -> str | None:
        """Klop is played when nobody bids (7)."""
        return self.bidding.nobody

    @property
    def claim_window(self) -> int:
        """What counts at once needs a moment in which it can be claimed (reading A22)."""
        return self.claims.window

    @property
    def claimed_at_once(self) -> tuple[str, ...]:
        """What nobody has spoken up about before the next card or word is over (10, A22)."""
        return self.claims.at_once

    @property
    def keeps_written(self) -> bool:
        """Written and paid are the two ways of settling (3)."""
        return True

    def article_of(self, phase: Phase) -> str:
        """Return the article about what goes on in *phase*."""
        laws: dict[Phase, Law] = {
            Phase.BID: self.bidding,
            Phase.TALON: self.bidding,
            Phase.DISCARD: self.discard,
            Phase.SALE: self.sale,
            Phase.ANNOUNCE: self.speaking,
            Phase.CHALLENGE: self.own_kontra,
            Phase.PLAY: self.follow,
        }
        return laws[phase].article if phase in laws else super().article_of(phase)

    def points_to_win(self, contract: str) -> Fraction | None:
        """Return the card points that win a contract."""
        return next(law.wins for law in self.contract if law.id == contract)


def ziri(sheet: Sheet) -> ZiriSheet:
    """Return *sheet* as one of this family; a caller's mistake for any other."""
    if not isinstance(sheet, ZiriSheet):
        raise TypeError(f"{sheet.ruleset.id} is no sheet of the Žiri kind")
    return sheet
