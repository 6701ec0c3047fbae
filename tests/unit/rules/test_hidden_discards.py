"""Which cards may lie face down in a pile, and what a card laid away by need tells of a hand."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tarock_desktop.bots.knowledge import inferences_of
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.table.events import CardsDiscarded, HandStarted
from tarock_desktop.table.evolve import evolve
from tarock_desktop.table.records import Auction
from tarock_desktop.table.redact import observe
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import opening_state
from tests.kit.play import variant_with
from tests.kit.positions import A, B, D, cards

PLAIN, KING, TRUMP, HONOUR = cards("HQ C7 D4"), cards("SK"), cards("T4 T15"), cards("T22 T1")


def seen(contract, *laid):
    """Return what B sees of a hand that A plays, with these cards laid away."""
    order = tuple(Seat(seat) for seat in range(4))
    state = opening_state((Fraction(0),) * 4)
    state = evolve(state, HandStarted(1, D, order))
    state = replace(state, auction=Auction(declarer=A, contract=contract))
    for event in laid:
        state = evolve(state, event)
    return observe(state, B)


@pytest.mark.parametrize(
    ("ruleset", "contract", "options", "may"),
    [
        ("spjst", "povinost", (), PLAIN),
        ("westfest", "povinost", (), PLAIN),
        ("czech-gp", "zakladni", (), PLAIN),
        ("czech-gp", "zakladni", (("tarok_discard", "never"),), PLAIN | KING),
        ("ziri", "three", (), PLAIN),
        ("koenigrufen", "rufer", (), PLAIN),
        ("koenigrufen", "farbendreier", (), TRUMP),
    ],
)
def test_what_can_lie_face_down(ruleset, contract, options, may):
    variant = variant_with(ruleset, options)
    found = inferences_of(seen(contract), variant)
    assert (PLAIN | KING | TRUMP | HONOUR) - found.not_in_pile(A) == may


@pytest.mark.parametrize(
    ("ruleset", "contract", "shown", "gone"),
    [
        ("spjst", "povinost", "T4", PLAIN),
        ("koenigrufen", "rufer", "T4", PLAIN),
        ("koenigrufen", "farbendreier", "D4", TRUMP),
    ],
)
def test_who_lays_away_by_need_has_no_more_of_what_goes_first(ruleset, contract, shown, gone):
    laid = CardsDiscarded(A, cards(shown), 1, cards(shown), CardSet())
    variant = variant_with(ruleset)
    lacked = inferences_of(seen(contract, laid), variant).not_in_hand(A)
    assert (PLAIN | KING | TRUMP | HONOUR) & lacked == gone
    assert not inferences_of(seen(contract), variant).not_in_hand(A)
