"""The typed form of the sheet of the Czech taroky tournaments."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from tarock_desktop.rules.czech.bidding import ApprovalLaw
from tarock_desktop.rules.czech.declarations import CzechValue
from tarock_desktop.rules.czech.rates import CzechContract, CzechDraws
from tarock_desktop.rules.czech.scoring import CzechScoreLaw, EachLaw, RenoncLaw
from tarock_desktop.rules.exchange.calling import CallLaw
from tarock_desktop.rules.exchange.discarding import DiscardLaw
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.rules.words.announcing import AnnouncingLaw, ItemLaw
from tarock_desktop.rules.words.challenging import ChallengeLaw
from tarock_desktop.rules.words.declaring import DeclaringLaw
from tarock_desktop.table.phases import Phase
from tarock_desktop.variants.schema import Sheet


class RefereeLaw(Law, frozen=True, kw_only=True):
    """When the referee speaks at a table that lets things happen."""

    timing: Literal["claims", "awake", "end"]
    """When somebody claims; as soon as a rule is broken; or after the last trick."""


class KeepingLaw(Law, frozen=True, kw_only=True):
    """How tricks are kept."""

    early_lead: bool
    """Whether the table has agreed to lead before the trick is collected."""


class TakingLaw(Law, frozen=True, kw_only=True):
    """How the talon is taken apart; the numbers stand with the contracts."""


class AgreementLaw(Law, frozen=True, kw_only=True):
    """That what goes wrong is first settled at the table."""

    before_referee: bool
    """Whether the players try to agree before a referee is called."""


class SessionLaw(Law, frozen=True, kw_only=True):
    """How long a tournament lasts."""

    rounds: int
    minutes: int
    """Minutes of a round."""
    signed: bool
    """Whether the players confirm the card on which a round is added up."""
    signed_article: str


class CzechSheet(Sheet, frozen=True, kw_only=True):
    """A sheet of the Czech tournaments."""

    contract: tuple[CzechContract, ...]
    item: tuple[ItemLaw, ...]
    challenge: ChallengeLaw
    approval: ApprovalLaw
    draws: CzechDraws
    call: CallLaw
    discard: DiscardLaw
    declaring: DeclaringLaw
    value: tuple[CzechValue, ...]
    announcing: AnnouncingLaw
    taking: TakingLaw
    keeping: KeepingLaw
    follow: FollowLaw
    score: CzechScoreLaw
    renonc: RenoncLaw
    varsava: EachLaw
    referee: RefereeLaw
    agreement: AgreementLaw
    session: SessionLaw

    def item_of(self, feat: str) -> ItemLaw:
        """Return the sheet's law on a feat."""
        return next(item for item in self.item if item.feat == feat)

    def game(self, contract: str) -> CzechContract:
        """Return the law of a contract."""
        return next(law for law in self.contract if law.id == contract)

    @property
    def stop_pause(self) -> int:
        """Who wants a sólo has to watch out for it (Preferanc, reading A26)."""
        return self.approval.pause

    @property
    def allowed_lapses(self) -> frozenset[str]:
        """Leading before the trick is collected, where the others have agreed (Vynášení)."""
        return frozenset({"lead-early"} if self.keeping.early_lead else ())

    @property
    def round_minutes(self) -> int:
        """A hand that has begun is finished (reading A33)."""
        return self.session.minutes

    @property
    def rounds(self) -> int:
        """Rounds of the tournament."""
        return self.session.rounds

    @property
    def signs_round(self) -> bool:
        """The card of a round is confirmed by everybody (Samokontrola)."""
        return self.session.signed

    @property
    def opening_articles(self) -> tuple[str, ...]:
        """Fair play, the time, and the stakes that are shown openly."""
        return self.agreement.article, self.session.article, self.bank.article

    @property
    def agreement_first(self) -> bool:
        """Agreement is preferred to a referee (Fair play)."""
        return self.agreement.before_referee

    @property
    def declared_values(self) -> tuple[str, ...]:
        """The values of the sheet's list."""
        return tuple(value.id for value in self.value)

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
            Phase.BID: self.approval,
            Phase.CALL: self.call,
            Phase.TALON: self.taking,
            Phase.DISCARD: self.discard,
            Phase.DECLARE: self.declaring,
            Phase.ANNOUNCE: self.announcing,
            Phase.PLAY: self.follow,
        }
        return laws[phase].article if phase in laws else super().article_of(phase)

    def points_to_win(self, contract: str) -> Fraction | None:
        """Return the eyes that win a contract; `None` where the fewest eyes are wanted."""
        if self.game(contract).sides == "each":
            return None
        return Fraction(self.score.par + 1)


def czech(sheet: Sheet) -> CzechSheet:
    """Return *sheet* as one of this family; a caller's mistake for any other."""
    if not isinstance(sheet, CzechSheet):
        raise TypeError(f"{sheet.ruleset.id} is no Czech tournament sheet")
    return sheet
