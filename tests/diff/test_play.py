"""The kernel against the engine through whole random hands, act by act."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.kernel.order import card_order
from tarock_desktop.kernel.positions import legal, play
from tarock_desktop.kernel.translate import position_of
from tarock_desktop.rules.hand.sides import declarer_side
from tarock_desktop.rules.texas.play import TexasPlay
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase
from tests.kit.kernels import hands_of, varied_steps
from tests.kit.play import Step, variant_with

OPTIONS = {
    "spjst": (
        (),
        (("valat_adds_count", True), ("failed_valat_keeps_pagat", True)),
        (("omission_test", "any-omission"), ("povinost_rule", "every-hand")),
        (("omission_test", "judge"), ("announce_after_challenge", True)),
    ),
    "westfest": (
        (),
        (("silent_valat_voids_pagat", True), ("tie_with_challenge", "declarer-loses")),
        (("valat_adds_count", True), ("prever_tie", "2"), ("secret_alone", False)),
        (("bonus_after_contra", False), ("call_time", "after-pickup")),
    ),
}
TABLES = [(ruleset, options) for ruleset, sets in OPTIONS.items() for options in sets]
HANDS = 8


@cache
def played_hands(ruleset, options=()):
    """Return the steps of each hand from its first card on."""
    hands: list[list[Step]] = []
    for step in varied_steps(variant_with(ruleset, options), f"diff {options}", HANDS):
        if isinstance(step.action, PlayCard):
            if step.before.phase is not Phase.PLAY or not (
                step.before.play.trick or step.before.play.tricks
            ):
                hands.append([])
            hands[-1].append(step)
    return hands


def due(step):
    """Return what the declarer gets when the hand ends: what is paid after the first card."""
    declarer = step.before.declarer
    paid_before = len(step.before.result.lines)
    return sum(line.amounts[declarer] for line in step.after.result.lines[paid_before:])


@pytest.mark.parametrize(("ruleset", "options"), TABLES)
def test_the_kernel_plays_as_the_engine_does(kernel, ruleset, options):
    variant = variant_with(ruleset, options)
    pack = variant.sheet.pack
    order = card_order(pack)
    rules = variant.phases[Phase.PLAY]
    assert isinstance(rules, TexasPlay)
    for steps in played_hands(ruleset, options):
        position = position_of(steps[0].before, variant)
        assert hands_of(position, pack) == tuple(
            steps[0].before.deal.hands[seat].cards for seat in steps[0].before.deal.order
        )
        for step in steps:
            seats = step.before.deal.order
            assert step.before.turn == seats[position.turn]
            expected = rules.legal_cards(step.before, step.before.turn)
            assert order.cardset(legal(position)) == expected
            position = play(position, order.bit(step.action.card))
            if step.after.phase is Phase.PLAY:
                assert position == position_of(step.after, variant, position.game)
        last = steps[-1].after
        assert seats[position.winner] == last.play.tricks[-1].winner
        side = declarer_side(last)
        assert position.points == 6 * sum(last.result.points[seat] for seat in side)
        assert position.payoff == due(steps[-1])


@pytest.mark.parametrize("ruleset", OPTIONS)
def test_what_is_paid_can_be_asked_at_any_time(ruleset):
    variant = variant_with(ruleset)
    for steps in played_hands(ruleset):
        end = position_of(steps[0].before, variant)
        for step in steps:
            end = play(end, card_order(variant.sheet.pack).bit(step.action.card))
        for step in steps[5::7]:
            later = position_of(step.before, variant)
            for after in steps[steps.index(step) :]:
                later = play(later, card_order(variant.sheet.pack).bit(after.action.card))
            assert later.payoff == end.payoff


def test_random_play_meets_what_is_rare():
    """The comparison above is worth something only if these happen in it."""
    met: Counter[str] = Counter()
    for ruleset, options in TABLES:
        for steps in played_hands(ruleset, options):
            last = steps[-1].after
            contract = "pair" if len(declarer_side(last)) == 2 else "alone"
            met[contract] += 1
            met.update(entry.item for entry in last.notices.announcements if not entry.cancelled)
            met["doubled"] += bool(last.notices.doublings)
            met["pagat last"] += any(e.card is PAGAT for e in last.play.tricks[-1].cards)
    for name in ("pair", "alone", "pagat", "valat", "doubled", "pagat last"):
        assert met[name] > 3, (name, met)
