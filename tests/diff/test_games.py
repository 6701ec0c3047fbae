"""The kernel against the engine in every game of every sheet, act by act, to the last payment."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.kernel.amounts import EachPayoff, Payoff
from tarock_desktop.kernel.imagined import game_at
from tarock_desktop.kernel.layout import FATE, MIXED, SEAT_POINTS, STAGE, TAKEN
from tarock_desktop.kernel.order import card_order
from tarock_desktop.kernel.positions import Position, legal, play
from tarock_desktop.kernel.stakes import SIXTHS
from tarock_desktop.kernel.translate import position_of
from tarock_desktop.kernel.versions import PLAIN
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.table.actions import AddTalonCard, LayOpen, PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tests.kit.kernels import hands_of, hands_of_game, perft
from tests.kit.play import first_state, variant_with

PRESETS: dict[str, dict[str, tuple[tuple[str, object], ...]]] = {
    "koenigrufen": {
        "house": (),
        "divided": (("besser_split", True), ("radl_overlap", "append")),
        "private": (
            ("piccolo_over_solo", True),
            ("drag_to_trischaken", True),
            ("trischaken_stichzwang_choice", True),
            ("radl_scope", "announced_only"),
        ),
        "kassa": (("farb5", True), ("zweier", True), ("honneurs", True)),
        "skoty": (
            ("skoty_trophy", True),
            ("talon_first", True),
            ("void_kontra", "repeatable"),
            ("play_out", True),
            ("abhauen", "extra_lost"),
        ),
    },
    "ziri": {
        "house": (),
        "private": (("klop_tie_at_35", "full"), ("card_point_bonus", "declarer")),
    },
    "czech-gp": {"house": ()},
    "spjst": {"house": ()},
    "westfest": {"house": ()},
}
TABLES = [(ruleset, preset) for ruleset, presets in PRESETS.items() for preset in presets]
BESIDE = ("zwiccolo",)
"""Games that are only joined to others."""
HANDS = 3


def games_of(ruleset: str, preset: str) -> list[str]:
    sheet = variant_with(ruleset, PRESETS[ruleset][preset]).sheet
    offered = (law.id for law in sheet.contract if getattr(law, "offered", True))
    return [game for game in offered if game not in BESIDE]


WHOLLY = ("house", "kassa")
"""Presets under which every game is compared; under the others a third each."""


def games_compared(number: int, ruleset: str, preset: str) -> list[str]:
    games = games_of(ruleset, preset)
    return games if preset in WHOLLY else games[number % 3 :: 3]


GAMES = [
    (*table, game)
    for number, table in enumerate(TABLES)
    for game in games_compared(number, *table)
]


@cache
def played_hands(ruleset, preset, game, people=0, count=HANDS):
    variant = variant_with(ruleset, PRESETS[ruleset][preset])
    state = first_state(variant, people)
    return list(hands_of_game(variant, game, f"{preset} {people}", count, state))


def paid_in(steps, seat):
    """Return what a seat gets when the hand ends: what is paid after the first card."""
    before = len(steps[0].before.result.lines)
    return sum(line.amounts[seat] for line in steps[-1].after.result.lines[before:])


def follow(steps, variant):
    """Play a hand on the kernel, comparing all the way; return its end."""
    pack, rules = variant.sheet.pack, variant.phases[Phase.PLAY]
    order = card_order(pack)
    assert isinstance(rules, TrickPlay)
    first = steps[0].before
    position = position_of(first, variant, game_at(first, variant))
    seats = first.deal.order
    assert hands_of(position, pack) == tuple(first.deal.hands[seat].cards for seat in seats)
    for step in steps:
        if not isinstance(step.action, PlayCard):
            continue
        turn = step.before.turn
        assert turn == seats[position.turn]
        assert order.cardset(legal(position)) == rules.legal_cards(step.before, turn)
        position = play(position, order.bit(step.action.card))
        if step.after.phase is Phase.PLAY:
            assert position == position_of(step.after, variant, position.game), step.action
    return position


def compare_end(position: Position, steps, variant):
    """Compare winner, points and payments."""
    first, last = steps[0].before, steps[-1].after
    seats = first.deal.order
    assert position.is_over
    assert seats[position.winner] == last.play.tricks[-1].winner
    points = last.result.points
    assert points is not None
    if isinstance(position.game.payoff, EachPayoff):
        found = [position.words[SEAT_POINTS] >> 16 * n & 65535 for n in range(len(seats))]
        assert found == [6 * points[seat] for seat in seats]
    paid = dict(zip(seats, position.paid, strict=True))
    if variant.sheet.ruleset.id in ("spjst", "westfest"):
        # There a partner may have to pay alone what he has lost.
        paid = {first.declarer: paid[first.declarer]}
    assert paid == {seat: paid_in(steps, seat) for seat in paid}


def last_card(steps, variant):
    """Return the end of a hand, with what is paid asked for before its last card only."""
    step = [step for step in steps if isinstance(step.action, PlayCard)][-1]
    at = position_of(step.before, variant)
    return play(at, card_order(variant.sheet.pack).bit(step.action.card))


def compare(steps, variant):
    """Compare a hand all the way, and its end."""
    position = follow(steps, variant)
    # Kontra in klop may still be said before one's first card.
    if all(isinstance(step.action, PlayCard | LayOpen | AddTalonCard) for step in steps):
        compare_end(position, steps, variant)
    compare_end(last_card(steps, variant), steps, variant)


@pytest.mark.parametrize(("ruleset", "preset", "game"), GAMES)
def test_every_game_is_played_and_paid_as_by_the_engine(kernel, ruleset, preset, game):
    variant = variant_with(ruleset, PRESETS[ruleset][preset])
    hands = played_hands(ruleset, preset, game)
    for steps in hands[: 1 if kernel == PLAIN else HANDS]:
        compare(steps, variant)


@pytest.mark.parametrize(("ruleset", "people"), [("ziri", 3), ("koenigrufen", 5)])
def test_with_fewer_or_more_people_at_the_table_too(kernel, ruleset, people):
    variant = variant_with(ruleset)
    for game in games_of(ruleset, "house"):
        for steps in played_hands(ruleset, "house", game, people)[:2]:
            compare(steps, variant)


def paid_at_every_count(ruleset):
    """Yield the parts of lines that are due at all numbers of points, and compare their sums."""
    variant: Any = variant_with(ruleset)
    for game in games_of(ruleset, "house"):
        for steps in played_hands(ruleset, "house", game, count=3 * HANDS):
            end, last = follow(steps, variant), steps[-1].after
            payoff = end.game.payoff
            if not isinstance(payoff, Payoff):
                continue
            facts = replace(variant.facts(last), violations=())
            taken, fate = end.words[TAKEN], end.words[FATE]
            for column in range(len(payoff.game[0])) if taken & STAGE == MIXED else ():
                points = column * payoff.unit
                lines = variant.due_lines(replace(facts, points=Fraction(points, SIXTHS)))
                due = sum(line.amounts[last.declarer] for line in lines)
                assert payoff.amount(taken, points, fate) * payoff.chip == due, (game, column)
                yield from (line.part for line in lines)


@pytest.mark.parametrize("ruleset", ["czech-gp", "spjst", "westfest"])
def test_every_count_is_paid_as_the_sheet_does(ruleset):
    parts = Counter(paid_at_every_count(ruleset))
    assert parts["game"] > 200
    assert parts["pagat"] > 100
    if ruleset == "czech-gp":
        assert min(parts["values"], parts["rounding"], parts["cap"]) > 100


def engine_ways(state, variant) -> int:
    """Return the number of ways to play on to the end of the hand."""
    if state.phase is not Phase.PLAY:
        return 1
    acts = list(legal_actions(state, variant))
    cards = [act for act in acts if isinstance(act, PlayCard)]
    found = (decide(state, act, variant, Mode.GUARD).state for act in cards or acts)
    return sum(engine_ways(after, variant) for after in found)


@pytest.mark.parametrize("ruleset", ["koenigrufen", "ziri", "czech-gp"])
def test_there_are_as_many_ways_to_the_end_as_by_the_engine(kernel, ruleset):
    variant, asked = variant_with(ruleset), 0
    for game in games_of(ruleset, "house"):
        for steps in played_hands(ruleset, "house", game)[:2]:
            leads = (s.before for s in steps if isinstance(s.action, PlayCard))
            at = [v for v in leads if not v.play.trick and v.deal.hands[v.turn].size == 2]
            for state in at:
                cards = sum(hand.size for hand in state.deal.hands)
                assert perft(position_of(state, variant), cards) == engine_ways(state, variant)
                asked += 1
    assert asked > 5


def test_the_hands_compared_hold_what_is_rare():
    """The comparison is worth something only if these happen in it."""
    met: Counter[str] = Counter()
    for ruleset, preset, game in GAMES:
        if preset in WHOLLY:
            for steps in played_hands(ruleset, preset, game):
                last, before = steps[-1].after, len(steps[0].before.result.lines)
                met.update(line.part for line in last.result.lines[before:])
                met.update(f"said {entry.item}" for entry in last.notices.announcements)
                met["games at once"] += len(last.auction.games) > 1
    birds = ("pagat", "uhu", "kakadu", "quapil")
    feats = ("mondfang", "koenigfang", "pagatfang", "koenig-ultimo", "trull", "koenige", "valat")
    for name in (*birds, *feats, *(f"said {bird}" for bird in birds), "games at once", "cap"):
        assert met[name] > 1, (name, met)
