"""A rule sheet as data: what the typed forms of all `variants/*.toml` files have in common.

Every table names the article its numbers come from. Unknown keys are errors. The laws themselves
are defined beside the rules that read them; each family of sheets adds its own (`texas_sheet`).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from fractions import Fraction
from typing import Any, ClassVar, Final, Literal

import msgspec

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.rules.base_laws import ContractBase, ItemBase, LadderLaw
from tarock_desktop.rules.deal.dealing import CutLaw, DealLaw, ShuffleLaw
from tarock_desktop.rules.evening.bank import BankLaw
from tarock_desktop.rules.hand.violations import Outcome
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.pack import PackLaw
from tarock_desktop.table.phases import AFTER_CALLING, Phase
from tarock_desktop.table.rulings import Citation, Remedy, Severity
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

Window = Literal[
    "before-bidding",
    "before-next-bid",
    "before-talon",
    "before-lying",
    "before-first-card",
    "before-next-card",
    "trick-on-table",
    "before-next-lead",
    "before-second-lead",
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
    "each-for-himself",
    "one-against-two",
    "each-no-kontra",
    "each-kontra",
    "each-own-kontra",
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
    high: Literal["deals", "leads"] = "deals"
    """Whether who draws the highest card deals, or is forehand so that the seat before deals."""
    length: int
    """Hands in a round; 0: as long as the players like."""
    sheet_total: int
    """What all scores together must come to."""


class Reading(Part, frozen=True, kw_only=True):
    """A question the sheet leaves open, and how it was decided."""

    id: str
    about: str
    question: str
    choice: str


class Setting(Part, frozen=True, kw_only=True):
    """What one choice of an option writes at one place of the file."""

    choice: str | bool
    path: str
    value: Any = None
    """What is written there; left out: nothing stands there any more."""


class TableOption(Part, frozen=True, kw_only=True):
    """A number or word of this file that a table may set otherwise.

    Most options have a `path`; the default is what the file says there, and a choice is written
    there. One that changes more, or something else than its own word, has `settings`: the file
    as it stands is its `default`.
    """

    id: str
    path: str | None = None
    """Keys with dots between them: `bank.loan_unit`, `item[pagat].silent`."""
    default: str | bool | None = None
    settings: tuple[Setting, ...] = ()
    article: str
    reading: str | None = None
    choices: tuple[str | bool, ...] = ()
    least: int | None = None
    most: int | None = None


class Preset(Part, frozen=True, kw_only=True):
    """Table options that are usually set together."""

    id: str
    article: str
    options: dict[str, str | bool | int]
    """The choice of each option that differs from the file."""


class Cited(Part, frozen=True, kw_only=True):
    """Where something stands that another article than that of its table says."""

    article: str
    facts: tuple[str, ...]
    """Subjects of a comparison: `deal.knock`; or one of them: `contract.multiplier/prever`."""


AS_SHEET: Final = "as-sheet"
NOTHING: Final = "nothing"


class RowChoice(Part, frozen=True, kw_only=True):
    """One way in which a judge may decide a row that the sheet leaves to him."""

    id: Literal[
        "as-sheet",
        "nothing",
        "fined",
        "fined-bystanders",
        "settles",
        "settles-only",
        "void",
        "exposed",
        "back",
        "nullified",
        "renonce",
        "big-renonc",
        "result",
    ]
    """What the button says; the first two are offered by themselves where they make sense."""
    outcome: Outcome = Outcome()
    """What it costs at settlement, in the place of the row's own outcome."""
    remedy: Remedy | None = None
    """How the table is put right, if otherwise than by the row's own remedy."""
    when: Literal["lost-at-end"] | None = None
    """What must hold for it: `lost-at-end`, the breach was found when all tricks had been played,
    and the offender has lost the game."""
    by: Literal["judge", "opponents"] = "judge"
    """Who decides: the judge, or one of the offender's opponents."""


class Afterwards(Part, frozen=True, kw_only=True):
    """What a row provides when its remedy can no longer be had."""

    remedy: Remedy
    article: str | None = None
    """Its article, where another one than that of the row's consequence says it."""
    outcome: Outcome = Outcome()


class DutyArticle(Part, frozen=True, kw_only=True):
    """Where the duty of a row stands in some cases."""

    article: str
    rule: str | None = None
    """The only rule of the row that it is about; `None`: all of them."""
    games: tuple[str, ...] = ()
    """The only contracts of the sheet that it is about; none: all of them."""


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
    """Until when the remedy can be had."""
    afterwards: Afterwards | None = None
    """What holds then, in the place of remedy and outcome; `None`: play goes on, at the cost of
    `outcome`."""
    when_late: bool = False
    """Whether the row takes the place of another one with the same rule whose remedy can no
    longer be had, and holds at no other time."""
    article: str
    """Where the duty stands that is broken."""
    duty_articles: tuple[DutyArticle, ...] = ()
    """Where it stands for single rules and games, if elsewhere; the first one that fits holds."""
    consequence_article: str | None = None
    """Where it stands what follows, if not in `article`: the remedy and what it costs."""
    severity: Severity
    remedy: Remedy
    reading: str | None = None
    outcome: Outcome = Outcome()
    """What it costs at settlement."""
    choices: tuple[RowChoice, ...] = ()
    """What a judge may rule instead, where the sheet leaves it to him."""
    wording: str | None = None
    """Which of its texts tells what follows, where a table option changes that."""

    def outcome_of(self, remedy: Remedy) -> Outcome:
        """Return what it costs when it was ruled on with *remedy*."""
        late = self._afterwards_with(remedy)
        return self.outcome if late is None else late.outcome

    def duty_article(self, rule: str, game: str | None = None) -> str:
        """Return the article of the duty when *rule* is broken in a contract."""
        fitting = (
            other.article
            for other in self.duty_articles
            if other.rule in (None, rule) and (not other.games or game in other.games)
        )
        return next(fitting, self.article)

    def article_of(self, remedy: Remedy) -> str:
        """Return the article that says what follows when it was ruled on with *remedy*."""
        late = self._afterwards_with(remedy)
        own = None if late is None else late.article
        return own or self.consequence_article or self.article

    @property
    def articles(self) -> tuple[str, ...]:
        """All articles it rests on: those of the duty first, then those of what follows."""
        duties = (self.article, *(other.article for other in self.duty_articles))
        return self._with_consequence(duties)

    def articles_on(self, rule: str) -> tuple[str, ...]:
        """Return the articles it rests on when *rule* is broken, in whatever game."""
        games = (other.games[0] for other in self.duty_articles if other.games)
        return self._with_consequence(self.duty_article(rule, game) for game in (None, *games))

    def _with_consequence(self, duties: Iterable[str]) -> tuple[str, ...]:
        late = () if self.afterwards is None else (self.afterwards.remedy,)
        follow = (self.article_of(remedy) for remedy in (self.remedy, *late))
        return tuple(dict.fromkeys((*duties, *follow)))

    def _afterwards_with(self, remedy: Remedy) -> Afterwards | None:
        late = self.afterwards
        return late if late is not None and late.remedy is remedy else None


class TalonFate(Enum):
    """What becomes of talon cards that nobody has taken."""

    OPPONENTS = "opponents"
    TRICKS = "tricks"
    NOBODY = "nobody"
    """They count for nobody."""


class Sheet(Part, frozen=True, kw_only=True):
    """What every rule sheet has."""

    needed: ClassVar[frozenset[str]] = frozenset()
    """Rules that the referee of the sheet's family rules on: each needs a row."""
    format: Literal[1]
    ruleset: Identity
    articles: dict[str, Article]
    pack: PackLaw
    shuffle: ShuffleLaw
    cut: CutLaw
    deal: DealLaw
    contract: tuple[ContractBase, ...]
    item: tuple[ItemBase, ...]
    challenge: LadderLaw
    bank: BankLaw
    round: RoundLaw
    reading: tuple[Reading, ...] = ()
    option: tuple[TableOption, ...] = ()
    preset: tuple[Preset, ...] = ()
    cited: tuple[Cited, ...] = ()
    unsaid: tuple[str, ...] = ()
    """Subjects of a comparison that it does not speak of: custom, or how it is done here."""
    irregularity: tuple[Irregularity, ...] = ()

    @property
    def family(self) -> str:
        """The family of rulesets that the sheet belongs to."""
        return FAMILY_OF[self.ruleset.id]

    @property
    def dealt(self) -> int:
        """How many of those at the table are dealt a hand; the others rest."""
        return min(self.ruleset.players)

    @property
    def claims_lapses(self) -> bool:
        """Whether what people do beside the game costs something only if somebody claims it."""
        return False

    @property
    def claimed_at_once(self) -> tuple[str, ...]:
        """Rules whose breach has to be claimed before the next card or word."""
        return ()

    @property
    def claim_window(self) -> int:
        """Seconds the table waits after something that has to be claimed at once."""
        return 0

    @property
    def stop_pause(self) -> int:
        """Seconds in which a game that stands without approval may be stopped; 0: no clock."""
        return 0

    @property
    def idle_rules(self) -> frozenset[str]:
        """Rules that nobody can break as the table is set, though the sheet has a row on them."""
        return frozenset()

    @property
    def allowed_lapses(self) -> frozenset[str]:
        """Lapses that this table allows, whether the sheet has a row on them or not."""
        return frozenset()

    @property
    def names_discards(self) -> bool:
        """Whether tarocks that are laid away are named instead of being shown."""
        return False

    @property
    def declared_values(self) -> tuple[str, ...]:
        """Ids of the values that a hand may be declared to have."""
        return ()

    @property
    def callable_tarocks(self) -> tuple[int, ...]:
        """Numbers of the tarocks by which a partner is called, in the order of the sheet."""
        return ()

    @property
    def unbid(self) -> str | None:
        """The contract that is played when nobody bids, so that it is nobody's."""
        return None

    @property
    def round_minutes(self) -> int:
        """Minutes after which no further hand of a round begins; 0: the clock has no say."""
        return 0

    @property
    def rounds(self) -> int:
        """How many rounds are played one after another."""
        return 1

    @property
    def signs_round(self) -> bool:
        """Whether the players add up a round on a card and confirm it."""
        return False

    @property
    def opening_articles(self) -> tuple[str, ...]:
        """Articles that are called to mind before a tournament begins."""
        return ()

    @property
    def agreement_first(self) -> bool:
        """Whether the players first try to agree, before a referee is called."""
        return False

    @property
    def keeps_written(self) -> bool:
        """Whether points are written in columns beside what is paid at once."""
        return False

    def citation(
        self, row: Irregularity, remedy: Remedy, rule: str, game: str | None = None
    ) -> Citation:
        """Return what a ruling cites: on a *rule* broken in *game*, ruled on with *remedy*."""
        duty, consequence = row.duty_article(rule, game), row.article_of(remedy)
        other = None if consequence == duty else consequence
        return Citation(self.ruleset.id, duty, row.reading, other)

    def counts_draws(self, contract: str) -> bool:
        """Return whether it counts in *contract* how often the declarer took talon cards.

        Where it does he draws several cards at a time and may lay them back for the next ones.
        """
        del contract
        return False

    def article_of(self, phase: Phase) -> str:
        """Return the article about what goes on in *phase*."""
        match phase:
            case Phase.SHUFFLE:
                return self.shuffle.article
            case Phase.CUT:
                return self.cut.article
            case Phase.PACKET | Phase.VOTE:
                return self.deal.article
            case Phase.CHALLENGE:
                return self.challenge.article
            case _:
                return self.round.article

    def talon_left(self, contract: str | None) -> TalonFate:
        """Return what becomes of the talon cards that nobody has taken when *contract* is played.

        Where everybody plays for himself they go to the tricks.
        """
        each = {law.id for law in self.contract if law.sides == "each"}
        return TalonFate.TRICKS if contract in each else TalonFate.OPPONENTS

    def known_sides(self, view: View) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """Return who is known to play with the declarer, and who against him, in order of play.

        While his partner is hidden the declarer stands alone and nobody is known to be against
        him; where everybody plays for himself nobody is known at all.
        """
        auction, calls = view.auction, view.calls
        law = next((law for law in self.contract if law.id == auction.contract), None)
        if law is None or auction.declarer is None:
            return (), ()
        if law.sides == "each" or law.id == self.unbid or len(auction.games) > 1:
            return (), ()
        if law.sides == "partner" and calls.partner is None:
            # Who called nothing although he could plays alone.
            plays_alone = not calls.is_made and view.phase in AFTER_CALLING
            if not plays_alone:
                return (auction.declarer,), ()
        side = {auction.declarer, calls.partner if law.sides == "partner" else None}
        declaring = tuple(seat for seat in view.deal.order if seat in side)
        return declaring, tuple(seat for seat in view.deal.order if seat not in side)

    def side_points(self, view: View, side: Iterable[Seat]) -> Fraction | None:
        """Return the card points of a side, with the talon cards left that count for it.

        `None`: they are not counted yet.
        """
        points, each = view.result.points, frozenset(side)
        if points is None:
            return None
        counted = sum((points[seat] for seat in each), Fraction(0))
        is_played_out = view.deal.hands and not any(hand.size for hand in view.deal.hands)
        defends = view.auction.declarer not in each
        talon_goes_to = self.talon_left(view.auction.contract)
        if is_played_out and defends and talon_goes_to is TalonFate.OPPONENTS:
            counted += self.pack.points.total - sum(points, Fraction(0))
        return counted

    def points_to_win(self, contract: str) -> Fraction | None:
        """Return the card points that win a contract; `None` where points don't decide."""
        del contract
        return None
