"""The typed form of the Königrufen sheet."""

from __future__ import annotations

from fractions import Fraction

from tarock_desktop.rules.deal.dealing import DealLaw
from tarock_desktop.rules.koenigrufen.announcement_round import ChainLaw, LateWordsLaw
from tarock_desktop.rules.koenigrufen.bidding import KoenigrufenBiddingLaw
from tarock_desktop.rules.koenigrufen.common_pot import PotLaw
from tarock_desktop.rules.koenigrufen.declarer_announcements import WaysLaw
from tarock_desktop.rules.koenigrufen.extra_laws import ExtraLaw
from tarock_desktop.rules.koenigrufen.fewest_points import FewestLaw
from tarock_desktop.rules.koenigrufen.games import GameLaw, game_of
from tarock_desktop.rules.koenigrufen.king_calling import KingLaw
from tarock_desktop.rules.koenigrufen.play import FollowLaws, PlayLaw
from tarock_desktop.rules.koenigrufen.radl import RadlLaw
from tarock_desktop.rules.koenigrufen.scoring import KoenigrufenScoreLaw
from tarock_desktop.rules.koenigrufen.talon_halves import HalvesLaw
from tarock_desktop.rules.law import Law
from tarock_desktop.table.phases import Phase
from tarock_desktop.variants.schema import Part, Sheet, TalonFate


class Seating(DealLaw, frozen=True, kw_only=True):
    """How the cards are dealt, and to how many of those at the table."""

    seats: int
    """How many play a hand; the others rest."""


class Corrections(Part, frozen=True, kw_only=True):
    """How often putting something right is free."""

    article: str
    minor_limit: int
    """How many slips of a player are free."""


class KoenigrufenSheet(Sheet, frozen=True, kw_only=True):
    """The sheet of the Treffpunkt Tarock."""

    deal: Seating
    contract: tuple[GameLaw, ...]
    item: tuple[ExtraLaw, ...]
    challenge: ChainLaw
    bidding: KoenigrufenBiddingLaw
    call: KingLaw
    talon: HalvesLaw
    discard: Law
    announcing: LateWordsLaw
    follow: FollowLaws
    play: PlayLaw
    score: KoenigrufenScoreLaw
    fewest: FewestLaw
    ways: WaysLaw
    radl: RadlLaw
    pot: PotLaw
    penalties: Corrections

    @property
    def allowed_lapses(self) -> frozenset[str]:
        """Looking at the last trick, which everybody may (Allgemeines)."""
        return frozenset({"look-last"})

    def article_of(self, phase: Phase) -> str:
        """Return the article about what goes on in *phase*."""
        laws: dict[Phase, Law] = {
            Phase.BID: self.bidding,
            Phase.TALON: self.talon,
            Phase.CALL: self.call,
            Phase.DISCARD: self.discard,
            Phase.ANNOUNCE: self.call,
            Phase.CHALLENGE: self.announcing,
            Phase.PLAY: self.play,
        }
        return laws[phase].article if phase in laws else super().article_of(phase)

    def talon_left(self, contract: str | None) -> TalonFate:
        """Return what becomes of the talon cards left; in games for tricks they don't count."""
        if contract is not None and game_of(self.contract, contract).kind == "negative":
            return TalonFate.NOBODY
        return super().talon_left(contract)

    def points_to_win(self, contract: str) -> Fraction | None:
        """Return the card points that win a contract; `None` in games for tricks."""
        return self.score.least if game_of(self.contract, contract).is_positive else None


def koenigrufen(sheet: Sheet) -> KoenigrufenSheet:
    """Return *sheet* as this one; a caller's mistake for any other."""
    if not isinstance(sheet, KoenigrufenSheet):
        raise TypeError(f"{sheet.ruleset.id} is no Königrufen sheet")
    return sheet
