"""What the kernel is told of a table, and what it refuses."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.kernel.amounts import Payoff
from tarock_desktop.kernel.cards import value_levels
from tarock_desktop.kernel.order import card_order
from tarock_desktop.kernel.positions import legal
from tarock_desktop.kernel.stakes import UntranslatableError
from tarock_desktop.kernel.translate import position_of
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe
from tests.kit.positions import A, Table, card, cards


def table():
    return Table().deal(A="T1 T2 T22 HK").walk_to(Phase.PLAY)


def test_exposed_cards_must_be_played():
    at = table()
    seat = at.turn
    shown = CardSet.of(next(iter(at.hand(seat))))
    view = replace(at.state, deal=replace(at.state.deal, exposed=shown))
    order = card_order(at.variant.sheet.pack)
    assert order.cardset(legal(position_of(view, at.variant))) == shown


def test_before_the_play_there_is_no_position():
    at = Table().deal().walk_to(Phase.DECLARE)
    with pytest.raises(UntranslatableError, match="no tricks"):
        position_of(at.state, at.variant)


def test_hidden_hands_are_refused():
    at = table()
    with pytest.raises(UntranslatableError, match="not all hands"):
        position_of(observe(at.state, A), at.variant)


def test_a_hand_with_a_card_too_few_is_refused():
    at = table()
    hands = list(at.state.deal.hands)
    short = hands[1].cards.remove(next(iter(hands[1].cards)))
    hands[1] = replace(hands[1], cards=short, size=len(short))
    view = replace(at.state, deal=replace(at.state.deal, hands=tuple(hands)))
    with pytest.raises(UntranslatableError, match="wrong number"):
        position_of(view, at.variant)


def test_discards_count_for_their_side():
    at = table()
    declarer = at.state.declarer
    position = position_of(at.state, at.variant)
    laid = at.variant.sheet.pack.count(at.state.deal.discards[declarer].cards)
    assert laid > 0
    assert position.points >= 6 * laid


def test_pips_and_tarocks_are_equal_but_the_honours_are_not():
    at = table()
    position = position_of(at.state, at.variant)
    order = card_order(at.variant.sheet.pack)
    game = position.game
    assert game.values[game.values.index(30)] == 30
    adjacent = order.cardset(game.words()[5])
    assert cards("T2 T3 T19 H1 H2 H3 S7 S9") <= adjacent
    assert not adjacent & cards("T1 T20 T21 T22 H4 HJ S10 SJ")
    assert PAGAT not in adjacent
    assert card("T2") in adjacent


def test_a_payoff_that_falls_with_the_points_is_refused():
    with pytest.raises(ValueError, match="paid less"):
        Payoff(6, ((1, 0),) * 8, ((0,) * 7,) * 8)
    with pytest.raises(ValueError, match="at most"):
        Payoff(1, ((0,) * 300,) * 8, ((0,) * 7,) * 8)


def test_at_most_five_different_card_values():
    assert value_levels((6, 12, 12, 30)) == (6, [(6, 0b1110), (18, 0b1000)])
    with pytest.raises(ValueError, match="different card values"):
        value_levels(tuple(range(6)))
