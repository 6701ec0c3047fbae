"""Westfest: everybody lays away before the next one draws, whatever the seat's number."""

from tarock_desktop.table.phases import Phase
from tests.kit.play import random_steps, variant_with


def test_the_declarer_at_seat_0_lays_away_before_the_next_one_draws():
    """A seat is a number: seat 0 that owes discards is not "nobody"."""
    variant = variant_with("westfest")
    partner_games = 0
    for seed in range(30):
        for step in random_steps(variant, str(seed)):
            before = step.before
            if before.auction.declarer != 0 or before.phase is not Phase.TALON:
                continue
            if before.exchange.drawn[0] and before.turn != 0:
                partner_games += 1
                assert before.deal.discards[0].size == before.exchange.drawn[0]
    assert partner_games
