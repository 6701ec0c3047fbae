"""Scoring: game and extras, each with its Kontra; a violation settles instead."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, Message, NameRef, NumberRef, SeatRef
from tarock_desktop.rules.base_laws import LadderLaw
from tarock_desktop.rules.koenigrufen.account import Account, Extra, TrickGame
from tarock_desktop.rules.koenigrufen.extra_laws import ExtraLaw, exists_in, extra_of, value_of
from tarock_desktop.rules.koenigrufen.fewest_points import FewestLaw, FewestScoring
from tarock_desktop.rules.koenigrufen.games import GameLaw, game_of
from tarock_desktop.rules.koenigrufen.kontra_targets import Chain, valid_steps
from tarock_desktop.rules.koenigrufen.radl import RadlLaw
from tarock_desktop.rules.koenigrufen.renonce import Due, renonce_line
from tarock_desktop.rules.law import Law
from tarock_desktop.table.amounts import ScoreLine, between, total
from tarock_desktop.table.outcomes import extra_label, game_label
from tarock_desktop.table.seats import Seat


class KoenigrufenScoreLaw(Law, frozen=True, kw_only=True):
    """What wins a game, and how extras go together."""

    least: Fraction
    """Card points that win the game."""
    catch_beside_lost: bool
    """Whether a card caught is paid beside the announcement that was lost with it."""
    valat_lost: Literal["netted", "all_lost"]
    """How game and extras are settled beside a lost announcement of all tricks."""
    default_bird: str
    """The extra that counts as announced where a bird had to be and was not."""


class KoenigrufenScoring(Struct, frozen=True):
    """Turns the account of a hand into score lines."""

    law: KoenigrufenScoreLaw
    games: tuple[GameLaw, ...]
    extras: tuple[ExtraLaw, ...]
    ladder: LadderLaw
    fewest: FewestLaw
    radl: RadlLaw

    def lines(self, account: Account) -> tuple[ScoreLine, ...]:
        """Return the lines of the hand; nothing for a hand that nobody played."""
        if account.contract is None:
            return ()
        game = game_of(self.games, account.contract)
        if game.kind == "fewest":
            return FewestScoring(self.fewest, game).lines(account, self._radl(account))
        if account.guilty is not None:
            return (renonce_line(account, account.guilty, tuple(self._dues(account, game))),)
        if game.kind == "negative":
            return tuple(self._trick_game(account, each) for each in account.games)
        return tuple(self._positive(account, game))

    def _radl(self, account: Account) -> Fraction:
        return Fraction(2 if account.doubled else 1)

    def factor(self, steps: int) -> Fraction:
        """Return the factor of so many steps of doubling."""
        return Fraction(1) if not steps else self.ladder.steps[steps - 1].factor

    # ------------------------------------------------------------------ games for tricks

    def _steps(self, account: Account, each: TrickGame, opponent: Seat) -> int:
        said: Chain = each.chains.get(opponent, ())
        return valid_steps(said, frozenset({each.owner}), frozenset({opponent}))

    def _trick_game(self, account: Account, each: TrickGame) -> ScoreLine:
        game, radl = game_of(self.games, each.contract), self._radl(account)
        parts, working = [], []
        for opponent in account.order:
            if opponent == each.owner:
                continue
            steps = self._steps(account, each, opponent)
            unit = game.value * self.factor(steps) * radl
            working += list(self._doubled(game.value, steps)) if steps else []
            pair = ((each.owner,), (opponent,))
            winners, losers = pair if each.won else pair[::-1]
            parts.append(between(winners, losers, unit, account.table))
        working += self._radl_working(account)
        working.append(message("working.each", AmountRef(game.value * radl)))
        label = game_label(each.owner, each.contract, won=each.won)
        amounts = total(parts, account.table)
        return ScoreLine("game", label, amounts, game.article, tuple(working))

    # ------------------------------------------------------------------ games for points

    def _positive(self, account: Account, game: GameLaw) -> Iterator[ScoreLine]:
        if account.king == "dragged":
            yield self._dragged(account, game)
            return
        yield self._game(account, game)
        for extra in self.counting(account, game):
            yield self._extra(account, game, extra)
        if account.honours is not None:
            yield self._honours(account)

    def _dragged(self, account: Account, game: GameLaw) -> ScoreLine:
        value = game.value
        if game.birds:
            bird = extra_of(self.extras, account.bird or self.law.default_bird)
            value += value_of(bird, game, announced=True)
        unit = value * self._radl(account)
        amounts = between(account.against(account.side), account.side, unit, account.table)
        seat = account.side[0]
        label = message("line.dragged", SeatRef(seat), NameRef("contract", game.id))
        working = (*self._radl_working(account), message("working.each", AmountRef(unit)))
        return ScoreLine("game", label, amounts, game.article, working)

    def _won(self, account: Account) -> bool:
        if account.won is not None:
            return account.won
        return account.points is not None and account.points >= self.law.least

    def _forfeits(self, account: Account) -> tuple[Seat, ...]:
        """Return the side that loses everything with its lost announcement of all tricks."""
        if self.law.valat_lost != "all_lost":
            return ()
        for extra in account.extras:
            lost = extra.announced and not extra.made
            if lost and extra_of(self.extras, extra.item).feat == "all-tricks":
                return account.side_of(extra.seat)
        return ()

    def steps_on_game(self, account: Account) -> int:
        """Return how many steps of doubling count on the game."""
        return self._valid(account, account.chain, account.side)

    def _valid(self, account: Account, said: Chain, side: tuple[Seat, ...]) -> int:
        if account.king in ("dragged", "talon"):
            return 0
        return valid_steps(said, frozenset(side), frozenset(account.against(side)))

    def _game(self, account: Account, game: GameLaw) -> ScoreLine:
        side, won = account.side, self._won(account)
        forfeits = self._forfeits(account)
        if forfeits:
            won = side != forfeits
        value = game.value if won or game.lost is None else game.lost
        steps = self.steps_on_game(account)
        unit = value * self.factor(steps) * self._radl(account)
        winners = side if won else account.against(side)
        amounts = between(winners, account.against(winners), unit, account.table)
        working: list[Message] = []
        if account.points is not None:
            total_points = Fraction(70)
            numbers = account.points, total_points, self.law.least
            working.append(message("working.points", *map(NumberRef, numbers)))
        working += [*self._doubled(value, steps), *self._radl_working(account)]
        working.append(message("working.each", AmountRef(unit)))
        label = game_label(account.declarer or Seat(0), game.id, won=won)
        return ScoreLine("game", label, amounts, game.article, tuple(working))

    def _doubled(self, value: Fraction, steps: int) -> Iterator[Message]:
        if steps:
            law = self.ladder.steps[steps - 1]
            numbers = NumberRef(law.factor), NumberRef(value * law.factor)
            yield message("working.doubling", NameRef("step", law.id), *numbers)

    def _radl_working(self, account: Account) -> list[Message]:
        return [message("working.radl")] if account.doubled else []

    # ------------------------------------------------------------------ extras

    def counting(self, account: Account, game: GameLaw) -> tuple[Extra, ...]:
        """Return the extras that count: one of each kind for each side, all tricks considered."""
        forfeits = self._forfeits(account)
        exists = (extra for extra in self._one_each(account) if self._exists(extra))
        found = [extra for extra in exists if exists_in(self._law(extra), game)]
        if account.king == "talon":
            # Nobody can catch, or take home, a king that is not in play.
            found = [e for e in found if self._law(e).feat not in ("king-last", "king-caught")]
        if forfeits:
            found = [extra for extra in found if extra.announced]
        if any(self._law(e).feat == "all-tricks" and e.made for e in found):
            found = [extra for extra in found if self._beside_valat(account, extra)]
        return tuple(e for e in found if (e.announced or e.made) and not self._drops(account, e))

    def _law(self, extra: Extra) -> ExtraLaw:
        return extra_of(self.extras, extra.item)

    def _exists(self, extra: Extra) -> bool:
        law = self._law(extra)
        return law.offered and (law.announced if extra.announced else law.silent) is not None

    def _one_each(self, account: Account) -> list[Extra]:
        """Return one extra of each kind and side: the announced one where there is one."""
        found: dict[tuple[str, tuple[Seat, ...]], Extra] = {}
        for extra in sorted(account.extras, key=lambda extra: not extra.announced):
            found.setdefault((extra.item, account.side_of(extra.seat)), extra)
        return [extra for extra in account.extras if extra in found.values()]

    def _beside_valat(self, account: Account, extra: Extra) -> bool:
        kontra = self._valid(account, extra.chain, account.side_of(extra.seat))
        return self._law(extra).beside_valat or (extra.announced and kontra > 0)

    def _drops(self, account: Account, extra: Extra) -> bool:
        """Return whether a catch falls away because the announcement of that card was lost."""
        law = self._law(extra)
        if self.law.catch_beside_lost or law.feat not in ("card-caught", "king-caught"):
            return False
        return any(
            other.announced and not other.made and self._same_card(law, self._law(other))
            for other in account.extras
            if account.side_of(other.seat) != account.side_of(extra.seat)
        )

    @staticmethod
    def _same_card(caught: ExtraLaw, kept: ExtraLaw) -> bool:
        if caught.feat == "king-caught":
            return kept.feat == "king-last"
        return kept.feat == "tarock-trick" and kept.tarock == caught.tarock

    def _extra(self, account: Account, game: GameLaw, extra: Extra) -> ScoreLine:
        law, side = self._law(extra), account.side_of(extra.seat)
        made = extra.made and side != self._forfeits(account)
        value = value_of(law, game, announced=extra.announced)
        steps = self._valid(account, extra.chain, side) if extra.announced else 0
        single = self.radl.scope == "announced_only" and not extra.announced
        radl = Fraction(1) if single else self._radl(account)
        unit = value * self.factor(steps) * radl
        winners = side if made else account.against(side)
        amounts = between(winners, account.against(winners), unit, account.table)
        working = [*self._doubled(value, steps)]
        working += [] if single else self._radl_working(account)
        working.append(message("working.each", AmountRef(unit)))
        label = extra_label(extra.seat, law.id, announced=extra.announced, made=made)
        return ScoreLine(law.id, label, amounts, law.article, tuple(working))

    def _honours(self, account: Account) -> ScoreLine:
        law = next(extra for extra in self.extras if extra.feat == "honours-held")
        seat = account.honours if account.honours is not None else account.order[0]
        unit = (law.announced or Fraction(0)) * self._radl(account)
        others = tuple(other for other in account.order if other != seat)
        amounts = between((seat,), others, unit, account.table)
        label = extra_label(seat, law.id, announced=True, made=True)
        working = (*self._radl_working(account), message("working.each", AmountRef(unit)))
        return ScoreLine(law.id, label, amounts, law.article, working)

    # ------------------------------------------------------------------ violations

    def _dues(self, account: Account, game: GameLaw) -> Iterator[Due]:
        """Yield what each would have won: game and announced extras, secured silent ones."""
        radl = self._radl(account)
        if game.kind == "negative":
            for each in account.games:
                yield from self._trick_dues(account, each, radl)
            return
        side = account.side
        k = self.factor(self.steps_on_game(account)) * radl
        lost = game.value if game.lost is None else game.lost
        yield Due(side, account.against(side), game.value * k)
        yield Due(account.against(side), side, lost * k)
        named = False
        for extra in self._one_each(account):
            if extra.announced and self._exists(extra):
                named |= extra.item in game.birds and extra.seat in side
                own = account.side_of(extra.seat)
                steps = self._valid(account, extra.chain, own)
                unit = value_of(self._law(extra), game, announced=True)
                yield from _both(account, own, unit * self.factor(steps) * radl)
            elif extra.made and self._exists(extra):
                own = account.side_of(extra.seat)
                single = self.radl.scope == "announced_only"
                unit = value_of(self._law(extra), game, announced=False)
                yield Due(own, account.against(own), unit * (1 if single else radl))
        if game.birds and not named:
            bird = extra_of(self.extras, account.bird or self.law.default_bird)
            yield from _both(account, side, value_of(bird, game, announced=True) * radl)

    def _trick_dues(self, account: Account, each: TrickGame, radl: Fraction) -> Iterator[Due]:
        value = game_of(self.games, each.contract).value
        for opponent in account.order:
            if opponent != each.owner:
                unit = value * self.factor(self._steps(account, each, opponent)) * radl
                yield Due((each.owner,), (opponent,), unit)
                yield Due((opponent,), (each.owner,), unit)


def _both(account: Account, side: tuple[Seat, ...], unit: Fraction) -> Iterator[Due]:
    others = account.against(side)
    yield Due(side, others, unit)
    yield Due(others, side, unit)
