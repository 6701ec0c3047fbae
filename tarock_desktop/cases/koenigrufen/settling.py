"""Settling a hand of Königrufen from its facts, with the scoring of a played hand."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import cast

from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cases.irregularities import hand_ended, is_unplayed, violations_of
from tarock_desktop.cases.koenigrufen.kontra import chains_by_opponent, extra_chain, single_chain
from tarock_desktop.cases.koenigrufen.scene import KoenigrufenScene
from tarock_desktop.cases.koenigrufen.staging import with_stakes
from tarock_desktop.cases.notation import Points
from tarock_desktop.cases.schema import ItemFact
from tarock_desktop.cases.seats import letter_of, seat_of
from tarock_desktop.cases.settling import Settlement
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.rules.hand.counting import pile
from tarock_desktop.rules.hand.violations import Violation
from tarock_desktop.rules.koenigrufen.account import Account, Extra, KingFate, TrickGame
from tarock_desktop.rules.koenigrufen.extra_laws import ExtraLaw, exists_in
from tarock_desktop.rules.koenigrufen.games import game_of
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.koenigrufen.round import after_hand, is_doubled
from tarock_desktop.variants.koenigrufen.variant import Koenigrufen

GATHERED = {"all-kings": KINGS, "trull": HONOUR_TAROCKS, "all-tricks": NO_CARDS}
"""Extras to which tricks before the script may belong, with the cards that are gathered."""
PENALTY = "penalty"
"""The word for the graver way where the sheet leaves a choice."""


class KoenigrufenSettlement(Settlement, frozen=True):
    """Settles the hand of a scene."""

    scene: KoenigrufenScene
    variant: Koenigrufen

    def _told(self, state: State) -> State:
        state = with_stakes(state, self.variant)
        account = Account(self.scene.order, len(state.round.seats))
        if self.facts.contract is not None and not is_unplayed(self.facts, self.variant):
            account = self._as_told(account)
            self._check(account)
        return self._end(state, account)

    def _after_game(self, state: State, contract: str, points: Points | None) -> State:
        if self.facts.contract is None:
            scene = self.scene.with_game(contract, state.declarer)
            return replace(self, scene=scene).after(state, points)
        played = self.variant.account(state)
        # What lies in the tricks so far is no count.
        told = self._as_told(replace(played, violations=(), points=None))
        game = self.variant.game(state)
        account = replace(
            told,
            contract=game.id,
            declarer=state.declarer,
            king=played.king or told.king,
            chain=played.chain,
            bird=played.bird,
            honours=played.honours,
        )
        if game.sides == "partner":
            partner = played.partner if self._called_lies(state) else told.partner
            account = replace(account, partner=partner)
        account = self._counted_as(account, points)
        if account.points is None and account.won is None:
            account = replace(account, won=True)
        if game.kind == "negative":
            ended = zip(played.games, self._won(len(played.games)), strict=True)
            account = replace(account, games=tuple(replace(g, won=w) for g, w in ended))
        elif game.is_positive:
            account = replace(account, extras=tuple(self._extras(account, played)))
        else:
            account = self._with_takers(replace(account, trickless=self.scene.trickless))
        account = replace(
            account, violations=(*self._violations(), *self.variant.violations(state))
        )
        return self._end(state, account)

    def _called_lies(self, state: State) -> bool:
        card = state.calls.card
        return card is not None and state.holder(card) is not None

    def _won(self, games: int) -> tuple[bool, ...]:
        """Return which of the games for tricks were won, as the case tells."""
        told = (self.facts.won, *(joined.won for joined in self.facts.bei))
        won = tuple(each is not False for each in told)
        return (*won, *([True] * games))[:games]

    def counted(self, before: State, last: State) -> State:
        """Return the table after a hand of which only the last tricks were played."""
        account = self.variant.account(last)
        whole = len(before.play.tricks) == 0
        if not whole:
            account = self._with_base(account, before, last)
        violations = (*self._violations(), *account.violations)
        return self._end(last, replace(account, violations=violations))

    def _with_base(self, account: Account, before: State, last: State) -> Account:
        """Return the account with what lay before the players when the script began."""
        count, pack = self.facts.points, self.variant.sheet.pack
        gained = {
            seat: pack.count(pile(last, seat)) - pack.count(pile(before, seat))
            for seat in account.order
        }
        if account.points_by_seat:
            if count is None:
                raise UnjudgedError("the points of every player at the beginning are missing")
            base = {seat_of(letter): Fraction(value) for letter, value in count.by_seat.items()}
            return replace(
                account,
                points_by_seat={s: base[s] + gained[s] for s in account.order},
                trickless=tuple(s for s in account.trickless if s in self.scene.trickless),
                taker=None,
            )
        if account.games:
            games = tuple(self._with_earlier(game, last) for game in account.games)
            return replace(account, games=games)
        if count is None or count.side is None:
            raise UnjudgedError("the points of the declarer's side at the beginning are missing")
        more = sum((gained[seat] for seat in account.side), Fraction(0))
        account = replace(account, points=Fraction(count.side) + more)
        return replace(account, extras=tuple(self._all_extras(account, before, last)))

    def _all_extras(self, account: Account, before: State, last: State) -> Iterator[Extra]:
        """Yield the extras of a hand of which the last tricks were seen and the points are known.

        What the tricks of the script do not show, the case tells.
        """
        yield from self._sacks(account)
        told = {(item.item, account.side_of(seat_of(item.by))): item for item in self.facts.items}
        for extra in account.extras:
            key = (extra.item, account.side_of(extra.seat))
            item = told.pop(key, None)
            if extra.announced:
                made = self._came_about(extra, item, account, before, last)
                yield replace(extra, made=made)
            elif self._law(extra.item).points is None:
                yield extra
        for item in told.values():
            if not (item.announced or self._follows(item, account)):
                yield self._extra(item, account)
        valat = next(law.id for law in self.variant.sheet.item if law.feat == "all-tricks")
        for side in (account.side, account.against(account.side)):
            if (valat, side) not in told and self._took_all(side, account, before, last):
                yield Extra(valat, side[0], announced=False, made=True)

    def _came_about(
        self, extra: Extra, item: ItemFact | None, account: Account, before: State, last: State
    ) -> bool:
        """Return whether an announced extra was made, in the script or before it."""
        law, side = self._law(extra.item), account.side_of(extra.seat)
        if law.points is not None:
            return self._made(None, extra.item, extra.seat, account)
        if item is not None and item.made is not None and law.feat in GATHERED:
            return item.made
        if law.feat == "all-tricks":
            return self._took_all(side, account, before, last)
        if law.feat in GATHERED and item is not None:
            lost = (pile(last, seat) & GATHERED[law.feat] for seat in account.against(side))
            return not any(lost)
        return extra.made

    def _took_all(
        self, side: tuple[Seat, ...], account: Account, before: State, last: State
    ) -> bool:
        """Return whether *side* took all tricks of the script, and the others had none before."""
        winners = {trick.winner for trick in last.play.tricks[len(before.play.tricks) :]}
        losers = account.against(side)
        if not winners or not winners <= set(side):
            return False
        if self.facts.trickless is not None:
            return set(losers) <= set(self.scene.trickless)
        count, pack = self.facts.points, self.variant.sheet.pack
        base = Fraction(0) if count is None or count.side is None else Fraction(count.side)
        if losers == account.side:
            return base == 0
        held = (pack.count(hand.cards) for hand in before.deal.hands)
        lying = CardSet.gather(entry.card for entry in before.play.trick)
        return base + sum(held, pack.count(lying)) == pack.points.total

    def _with_earlier(self, game: TrickGame, last: State) -> TrickGame:
        """Return a game for tricks with those its owner had taken when the script began.

        The case tells them by the cards that lie before him, else there were none.
        """
        owner = game.owner
        earlier = len((self.facts.piles or {}).get(letter_of(owner), ())) // len(last.deal.order)
        taken = sum(trick.winner == owner for trick in last.play.tricks if trick.cards)
        law = game_of(self.variant.sheet.contract, game.contract)
        return replace(game, won=earlier + taken == law.tricks)

    # ------------------------------------------------------------------------------ facts

    def _as_told(self, account: Account) -> Account:
        """Return the account with everything that the case tells of the hand."""
        facts, scene, game = self.facts, self.scene, self.scene.game
        account = replace(
            account,
            contract=game.id,
            declarer=scene.declarer,
            partner=scene.partner if scene.calls else None,
            king=cast("KingFate", facts.king or ""),
            won=facts.won,
            trickless=self.scene.trickless,
            bird=next((law.id for law in scene.variant.sheet.item if law.id in facts.birds), None),
            violations=self._violations(),
        )
        account = self._counted_as(account, facts.points)
        match game.kind:
            case "negative":
                return replace(account, games=self._games())
            case "fewest":
                takers = (i for i in facts.items if self._law(i.item).feat == "all-tricks")
                taker = next((seat_of(item.by) for item in takers), None)
                return self._with_takers(replace(account, taker=taker))
            case _:
                account = replace(account, chain=single_chain(facts.kontra))
                honours = [i for i in facts.items if self._law(i.item).feat == "honours-held"]
                if honours:
                    account = replace(account, honours=seat_of(honours[0].by))
                account = self._decided_by_all_tricks(account)
                return replace(account, extras=tuple(self._extras(account, None)))

    def _decided_by_all_tricks(self, account: Account) -> Account:
        """Return the account with the game won by the side with all tricks, if nothing else says.

        No Sack counts beside them, so that the points do not matter.
        """
        if account.points is not None or account.won is not None:
            return account
        taken = (i for i in self.facts.items if self._law(i.item).feat == "all-tricks")
        taker = next((seat_of(item.by) for item in taken if item.made is not False), None)
        return account if taker is None else replace(account, won=taker in account.side)

    @staticmethod
    def _with_takers(account: Account) -> Account:
        """Return the account with who has no trick, and who took all: each trick counts a bit."""
        none = tuple(seat for seat, points in account.points_by_seat.items() if not points)
        trickless = account.trickless or none
        others = [seat for seat in account.order if seat not in trickless]
        taker = others[0] if len(others) == 1 else account.taker
        return replace(account, trickless=trickless, taker=taker)

    def _games(self) -> tuple[TrickGame, ...]:
        facts, scene = self.facts, self.scene
        first = TrickGame(
            scene.game.id,
            scene.declarer,
            won=facts.won is not False,
            chains=chains_by_opponent(facts.kontra, scene.declarer),
        )
        others = (
            TrickGame(
                joined.contract,
                seat_of(joined.declarer),
                won=joined.won is not False,
                chains=chains_by_opponent(joined.kontra, seat_of(joined.declarer)),
            )
            for joined in facts.bei
        )
        return (first, *others)

    def _counted_as(self, account: Account, points: Points | None) -> Account:
        """Return the account with a count, or what the piles of the case come to."""
        each = self.scene.is_each
        if points is not None and each:
            by_seat = self._points_of_each(points, account.order)
            return replace(account, points_by_seat=by_seat)
        if points is not None:
            return replace(account, points=self._points_of_side(points))
        if self.facts.piles is None:
            return account
        counts = self._pile_counts(account.order)
        if each:
            return replace(account, points_by_seat=counts)
        total = sum((counts[seat] for seat in account.side), Fraction(0))
        return replace(account, points=total)

    def _law(self, item: str) -> ExtraLaw:
        return self.variant.words.law(item)

    def _extras(self, account: Account, played: Account | None) -> Iterator[Extra]:
        """Yield the extras of the case, those announced at the table, and what follows.

        A king left in the talon is caught, and a Sack is made by the points.
        """
        announced = [] if played is None else [e for e in played.extras if e.announced]
        told = {(item.item, seat_of(item.by)): item for item in self.facts.items}
        for extra in announced:
            item = told.pop((extra.item, extra.seat), None)
            yield replace(extra, made=self._made(item, extra.item, extra.seat, account))
        for item in told.values():
            law = self._law(item.item)
            if law.feat != "honours-held" and not self._follows(item, account):
                yield self._extra(item, account)
        if account.king == "left":
            caught = next(law for law in self.variant.sheet.item if law.feat == "king-caught")
            seat = account.against(account.side)[0]
            yield Extra(caught.id, seat, announced=False, made=True)
        yield from self._sacks(account)

    def _extra(self, item: ItemFact, account: Account) -> Extra:
        seat = seat_of(item.by)
        made = self._made(item, item.item, seat, account)
        return Extra(item.item, seat, item.announced, made, extra_chain(item))

    def _made(self, item: ItemFact | None, item_id: str, seat: Seat, account: Account) -> bool:
        """Return whether an extra was made; a Sack by the points, if nothing is said.

        What was announced at the table and is not told of did not come about.
        """
        if item is not None and item.made is not None:
            return item.made
        law, points = self._law(item_id), self._points_of(account, seat)
        if law.points is not None and points is not None:
            return points >= law.points
        return item is not None

    def _points_of(self, account: Account, seat: Seat) -> Fraction | None:
        if account.points is None:
            return None
        total = self.variant.sheet.pack.points.total
        return account.points if seat in account.side else total - account.points

    def _follows(self, item: ItemFact, account: Account) -> bool:
        """Return whether an item that a case lists follows from the points already."""
        by_points = self._law(item.item).points is not None
        counted = account.points is not None and account.guilty is None
        return by_points and counted and not item.announced

    def _sacks(self, account: Account) -> Iterator[Extra]:
        """Yield the extras that follow from the points, made without a word."""
        if account.guilty is not None:
            return
        for law in self.variant.sheet.item:
            if law.points is None or not exists_in(law, self.scene.game):
                continue
            for side in (account.side, account.against(account.side)):
                points = self._points_of(account, side[0]) if side else None
                if points is not None and points >= law.points:
                    yield Extra(law.id, side[0], announced=False, made=True)

    def _violations(self) -> tuple[Violation, ...]:
        """Return the irregularities the case tells; what was not put right in time costs more."""
        found = []
        told = violations_of(self.facts, self.variant)
        for fact, violation in zip(self.facts.irregularities, told, strict=True):
            row = self.variant.row(fact.rule)
            late = row.afterwards if not fact.corrected else None
            article, outcome = violation.article, violation.outcome
            if late is not None:
                article, outcome = row.article_of(late.remedy), late.outcome
            if fact.choice == PENALTY and row.choices:
                outcome = row.choices[0].outcome
            found.append(replace(violation, article=article, outcome=outcome))
        return tuple(found)

    def _check(self, account: Account) -> None:
        """Raise if the payment depends on what the case does not tell, or on who rests."""
        game = self.scene.game
        named = [account.declarer, account.partner, *(each.owner for each in account.games)]
        named += [extra.seat for extra in account.extras]
        idle = [seat for seat in named if seat is not None and seat not in account.order]
        if idle:
            raise UnjudgedError(f"{letter_of(idle[0])} rests in this hand")
        counted = account.points_by_seat or account.taker is not None
        settled = account.guilty is not None or account.king == "dragged"
        if game.sides == "each" and not counted and not settled:
            raise UnjudgedError("the points of every player are missing")
        told = account.points is not None or account.won is not None or settled
        if game.is_positive and not told:
            raise UnjudgedError("the points of the declarer's side are missing")

    def _end(self, state: State, account: Account) -> State:
        doubled = is_doubled(state.round, self.variant.sheet.radl)
        account = replace(account, doubled=doubled)
        lines = self.variant.lines(account)
        dealer = hand_ended(state, self.facts, self.variant).next_dealer
        noted = after_hand(state, account, lines, self.variant.sheet, dealer)
        return self._paid(state, lines, noted)
