"""What a hand of Königrufen pays: games and extras, games for tricks, the fewest points."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Final

from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.cards.pack import Card
from tarock_desktop.kernel.amounts import MADE_FEATS, SETS, EachPayoff, Payoff, way_of_tricks
from tarock_desktop.kernel.feat_ends import NOTHING, FeatEnds, Pays
from tarock_desktop.kernel.layout import LATEST, MOST_COUNTED, STAGES
from tarock_desktop.kernel.stakes import (
    CountedCards,
    Ended,
    Stakes,
    WatchedCards,
    amounts_by_place,
    before_play,
    chip_of,
    columns_of,
    paid_by_order,
    sixths,
)
from tarock_desktop.rules.hand.sides import declarer_side, other_side
from tarock_desktop.rules.koenigrufen.account import Account, Extra
from tarock_desktop.rules.koenigrufen.extra_laws import ExtraLaw, card_of, exists_in
from tarock_desktop.rules.koenigrufen.extras_made import PlayedHand
from tarock_desktop.rules.koenigrufen.games import game_of, games_played
from tarock_desktop.rules.koenigrufen.kontra_targets import Chain
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.koenigrufen.variant import Koenigrufen

SET_FEATS: Final = {"all-kings": 0, "trull": 1}


class KoenigrufenEnds(FeatEnds):
    """Made-up ends of a hand."""

    def __init__(self, view: View, variant: Koenigrufen) -> None:
        """Take a table in play, all hands known."""
        super().__init__(view, variant)
        self.variant = variant
        self.game = variant.game(view)
        self.side = declarer_side(view)
        self.sides = self.side, other_side(view, self.side)
        self.base = variant.account(before_play(view))

    def key(self) -> tuple[object, ...]:
        """Return all that the payment depends on."""
        base = self.base
        said = base.chain, base.extras, base.bird, base.honours
        if self.game.kind == "fewest":
            # Nobody's seat matters, but his place.
            places = len(base.order), self.order.index(self.view.declarer)
            return (*places, base.table, base.contract, base.doubled, *said)
        games = tuple((g.contract, g.owner, tuple(sorted(g.chains.items()))) for g in base.games)
        who = base.order, base.table, base.contract, base.declarer, self.side, base.doubled
        return (*who, base.king, *said, games)

    def by_roles(self) -> tuple[object, ...]:
        """Return all that the declarer's payment depends on, seats told by their `role`."""
        base, role = self.base, self.role
        people = len(base.order), base.table, len(self.side)
        extras = tuple(
            (e.item, role(e.seat), e.announced, e.made, self._speakers(e.chain))
            for e in base.extras
        )
        honours = None if base.honours is None else role(base.honours)
        said = self._speakers(base.chain), extras, base.bird, honours
        return (*people, base.contract, base.doubled, base.king, *said)

    def _speakers(self, chain: Chain) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(sorted(map(self.role, seats))) for seats in chain)

    def counted(self) -> CountedCards:
        """Return what lies with the sides, talon cards included that belong to one."""
        if not self.game.is_positive:
            return CountedCards(self.view.deal.discards[self.view.declarer].cards)
        variant, start = self.variant, before_play(self.view)
        hand = PlayedHand(
            start,
            variant.words,
            variant.sheet.pack,
            self.side,
            self.base.king,
            variant.sheet.talon.half,
            variant.sheet.deal.hand,
        )
        return CountedCards(*(hand.cards(side) for side in self.sides))

    def stakes(self) -> Stakes:
        """Return what is paid."""
        match self.game.kind:
            case "fewest":
                columns = columns_of(self.variant.sheet.pack)
                payoff = paid_by_order(self._for_himself, len(self.order), columns)
                return Stakes(payoff, avoid=True)
            case "negative":
                return self._for_tricks()
            case _:
                return Stakes(self.payoff(), self._watched())

    def _paid(self, account: Account) -> tuple[Fraction, ...]:
        return amounts_by_place(self.variant.lines(account), self.order)

    # ------------------------------------------------------------------ the fewest points

    def _for_himself(self, points: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
        by_seat = dict(zip(self.order, points, strict=True))
        none = tuple(seat for seat in self.order if not by_seat[seat])
        rest = [seat for seat in self.order if by_seat[seat]]
        taker = rest[0] if len(rest) == 1 else None
        account = replace(self.base, points_by_seat=by_seat, trickless=none, taker=taker)
        return self._paid(account)

    # ------------------------------------------------------------------ games for tricks

    def _wanted(self) -> dict[Seat, int]:
        """Return how many tricks win, by who plays for them."""
        games = self.variant.sheet.contract
        return {
            entry.seat: game_of(games, entry.contract).tricks or 0
            for entry in games_played(self.view)
        }

    def _for_tricks(self) -> Stakes:
        wanted = self._wanted()
        played_out = self.variant.sheet.play.play_out
        limits = () if played_out else tuple(wanted.get(s, -1) + 1 for s in self.order)
        payoff = self._alone() if len(wanted) == 1 else self._joint(wanted)
        return Stakes(payoff, counts_tricks=True, avoid=True, limits=limits)

    def _with(self, won: dict[Seat, bool]) -> tuple[Fraction, ...]:
        games = tuple(replace(each, won=won[each.owner]) for each in self.base.games)
        return self._paid(replace(self.base, games=games))

    def _alone(self) -> Payoff:
        owner, wanted = next(iter(self._wanted().items()))
        won, lost = self._with({owner: True}), self._with({owner: False})
        place = self.order.index(owner)
        chip = chip_of((won[place], lost[place]))
        paid = [int((won if n == wanted else lost)[place] / chip) for n in range(STAGES)]
        return Payoff(
            unit=1 + sixths(self.whole),
            game=tuple((amount,) for amount in paid),
            chip=chip,
            shares=tuple(amount / won[place] for amount in won),
            for_points=False,
        )

    def _joint(self, wanted: dict[Seat, int]) -> EachPayoff:
        known = {
            ways: self._with(dict(zip(wanted, ways, strict=True)))
            for ways in product((False, True), repeat=len(wanted))
        }
        chip = chip_of(amount for amounts in known.values() for amount in amounts)
        vectors = {}
        for taken in product(range(MOST_COUNTED + 1), repeat=len(self.order)):
            by_seat = dict(zip(self.order, taken, strict=True))
            ways = tuple(by_seat[seat] == tricks for seat, tricks in wanted.items())
            vectors[way_of_tricks(taken)] = tuple(int(a / chip) for a in known[ways])
        return EachPayoff(vectors, len(self.order), chip=chip)

    # ------------------------------------------------------------------ games for points

    def _laws(self) -> Iterator[ExtraLaw]:
        return (law for law in self.variant.sheet.item if exists_in(law, self.game))

    def feats(self, stage: int) -> tuple[Pays, Pays]:
        """Return what feats add at the end, by their place among the kernel's: made, and sets."""
        made = [self._pair(stage, law) for law in self._feats()]
        return made, [self._pair(stage, law) for law in self._sets()]

    def _feats(self) -> list[ExtraLaw | None]:
        """Return the extras by the place they have among the kernel's feats."""
        found: list[ExtraLaw | None] = [None] * MADE_FEATS
        catches = LATEST
        for law in self._laws():
            match law.feat:
                case "tarock-trick":
                    left = self.variant.sheet.deal.hand - (law.trick or 0)
                    found[left] = law
                case "card-caught":
                    found[catches] = law
                    catches += 1
                case "king-caught" if self.view.calls.card is not None:
                    found[LATEST + 2] = law
                case "king-last" if self.view.calls.card is not None:
                    found[LATEST + 3] = law
                case _:
                    pass
        return found

    def _sets(self) -> list[ExtraLaw | None]:
        found: list[ExtraLaw | None] = [None] * SETS
        for law in self._laws():
            if law.feat in SET_FEATS:
                found[SET_FEATS[law.feat]] = law
        return found

    def _card(self, law: ExtraLaw | None) -> Card | None:
        if law is None:
            return None
        return self.view.calls.card if law.feat in ("king-caught", "king-last") else card_of(law)

    def _watched(self) -> WatchedCards:
        cards = [self._card(law) for law in self._feats()]
        kings, trull = self._sets()
        return WatchedCards(
            birds=tuple(cards[:LATEST]),
            caught=tuple(cards[LATEST : LATEST + 3]),
            last=cards[LATEST + 3],
            sets=(
                KINGS if kings is not None else NO_CARDS,
                HONOUR_TAROCKS if trull is not None else NO_CARDS,
            ),
        )

    def _pair(self, stage: int, law: ExtraLaw | None) -> tuple[Fraction, Fraction]:
        """Return what an extra adds if the declarer's side makes it, and if the other does."""
        if law is None:
            return NOTHING
        # Only opponents catch the called king, only the declarer's side takes it home.
        sides = {"king-caught": (1,), "king-last": (0,)}.get(law.feat, (0, 1))
        return self.pair(stage, law.id, sides)

    def amounts(self, ended: Ended) -> tuple[Fraction, ...]:
        """Return what each player gets when the hand ends so, in order of play."""
        said = [extra for extra in self.base.extras if extra.announced]
        extras = [
            replace(extra, made=self._is_made(ended, extra.item, extra.seat not in self.side))
            for extra in said
        ]
        # What is made in silence before the first trick stays made: a king left in the talon.
        extras += [extra for extra in self.base.extras if not extra.announced]
        for law in self._laws():
            for number, side in enumerate(self.sides):
                if law.silent is not None and self._is_made(ended, law.id, bool(number)):
                    extras.append(Extra(law.id, side[0], announced=False, made=True))
        return self._paid(replace(self.base, points=ended.points, extras=tuple(extras)))

    def _is_made(self, ended: Ended, item: str, other: bool) -> bool:  # noqa: FBT001
        """Return whether a side, the other than the declarer's or not, makes an extra."""
        law = self.variant.words.law(item)
        match law.feat:
            case "points":
                points = self.whole - ended.points if other else ended.points
                return law.points is not None and points >= law.points
            case "all-tricks":
                return ended.stage == 1 + other
            case _:
                return ended.made == (item, int(other))
