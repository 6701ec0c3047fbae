"""Who plays with whom: said as soon as everybody knows it, and never earlier."""

from __future__ import annotations

from fractions import Fraction

from tarock_desktop.cards.pack import tarock
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Auction, BidEntry, Calls, Deal, Round
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.ui.game.parties import parties
from tarock_desktop.ui.style.party import Party
from tarock_desktop.variants.loader import load_variant

A, B, C, D = (Seat(place) for place in range(4))
ORDER = (A, B, C, D)
DECLARING, DEFENDING = Party.DECLARING, Party.DEFENDING
ROUND = Round(ORDER, 1, D, None, (Fraction(100),) * 4, (Fraction(0),) * 4)
NO_CALL = Calls()


def known(
    ruleset: str,
    contract: str | None,
    calls: Calls = NO_CALL,
    phase: Phase = Phase.PLAY,
    games: tuple[BidEntry, ...] = (),
) -> dict[Seat, Party]:
    """Return the parties while A plays a contract."""
    view = Observation(
        seq=0,
        phase=phase,
        turn=A,
        round=ROUND,
        deal=Deal(order=ORDER),
        auction=Auction(contract=contract, declarer=A if contract else None, games=games),
        calls=calls,
    )
    return parties(load_variant(ruleset).sheet, view)


def test_nobody_has_a_party_before_a_contract_stands():
    assert known("spjst", None, phase=Phase.BID) == {}


def test_while_the_partner_is_hidden_only_the_declarer_has_a_party():
    called = Calls(card=tarock(19), spoken=True)
    assert known("spjst", "povinost", called) == {A: DECLARING}


def test_a_partner_whom_everybody_knows_plays_with_the_declarer():
    called = Calls(card=tarock(19), spoken=True, partner=C)
    expected = {A: DECLARING, B: DEFENDING, C: DECLARING, D: DEFENDING}
    assert known("spjst", "povinost", called) == expected


def test_a_declarer_known_to_hold_the_called_card_plays_alone():
    called = Calls(card=tarock(19), spoken=True, partner=A)
    expected = {A: DECLARING, B: DEFENDING, C: DEFENDING, D: DEFENDING}
    assert known("spjst", "povinost", called) == expected


def test_before_the_call_a_game_with_a_partner_has_no_defenders():
    assert known("spjst", "povinost", phase=Phase.CALL) == {A: DECLARING}
    assert known("spjst", "povinost")[B] is DEFENDING


def test_against_a_lone_player_all_others_defend_at_once():
    assert known("spjst", "prever", phase=Phase.TALON)[D] is DEFENDING


def test_where_everybody_plays_for_himself_nobody_has_a_party():
    assert known("koenigrufen", "trischaken") == {}


def test_games_that_are_played_side_by_side_have_no_parties():
    joined = (BidEntry(A, "piccolo"), BidEntry(C, "piccolo", joins=True))
    assert known("koenigrufen", "piccolo", games=joined) == {}
