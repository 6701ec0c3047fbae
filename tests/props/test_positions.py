"""Positions with an agreed best act, for both Texas sheets, and how many of them a level finds."""

import pytest

from tarock_desktop.bots.levels import BOTS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.notation import parse_cardset
from tarock_desktop.table.actions import Bid, Challenge, Pass, PlayCard, Ready
from tarock_desktop.table.phases import Phase
from tests.kit.endgames import Endgame
from tests.kit.positions import A, B, Table
from tests.kit.westfest import Westfest

ENDGAMES = (
    Endgame(
        "no Pagat where a higher tarock may follow",
        ("T1 T9 SK", "T20 S7 C7", "H2 S8 C8", "S9 C9"),
        trick="H1",
        best="T9",
    ),
    Endgame(
        "the last tarock is drawn, then the Pagat makes the last trick",
        ("T22 T1", "T5 S7", "S8 S9", "C7 C8"),
        best="T22",
    ),
    Endgame(
        "the partner has the trick: the Queen goes on it",
        ("HQ H3 H4", "T5 S7", "S8 S9", "C7 C8"),
        trick="HK H1 H2",
        declarer="B",
        partner="A",
        best="HQ",
    ),
    Endgame(
        "the others have the trick: as little as can be",
        ("HQ H3 T22", "S7 S8", "S9 S10", "C7 C8"),
        trick="HK H1 H2",
        best="H3",
    ),
    Endgame(
        "last in turn a small tarock is enough",
        ("T3 T20 T21", "T18 T17", "T15 S7", "S8 S9"),
        trick="HK H1 H2",
        best="T3",
    ),
    Endgame(
        "tarocks are drawn before the king is led",
        ("T22 T21 SK", "T5 S7 S8", "T6 S9 C7", "C8 C9 C10"),
        best="T22 T21",
    ),
    Endgame(
        "the partner's king is sure: the Queen goes on it",
        ("HQ D1 D2", "S8 C7 C8", "C9 C10", "HK H2"),
        trick="SK S7",
        declarer="C",
        partner="A",
        best="HQ",
    ),
    Endgame(
        "nothing goes on a trick of the others",
        ("HQ D1 D2", "S8 C7 C8", "C9 C10", "H1 H2"),
        trick="SK S7",
        best="D1 D2",
    ),
    Endgame(
        "the Skys takes the Pagat before it makes the last trick",
        ("T22 S7", "T1 H1", "S8 H2", "S9 H3"),
        declarer="B",
        best="T22",
    ),
    Endgame(
        "a rich trick is taken for sure",
        ("T5 T20", "T10 S7", "H2 S8", "S9"),
        trick="HQ",
        best="T20",
    ),
    Endgame(
        "no Mond under the Skys",
        ("T21 T3 S7", "T8 S8 C7", "T9 C8 C9", "S9 C10"),
        trick="T22",
        best="T3",
    ),
    Endgame(
        "a Pagat that was led is taken for sure",
        ("T2 T22 S7", "T10 S8 C7", "T9 C8 C9", "S9 C10"),
        trick="T1",
        best="T22",
    ),
    Endgame(
        "no Queen into the hand with the king",
        ("HQ H1", "HK C7", "H2 C8", "H3 C9"),
        best="H1",
        won="HJ",
    ),
    Endgame(
        "a tarock that cannot win is the smallest one",
        ("T4 T14 S7", "S8 C7", "C8 C9", "S9 C10"),
        trick="T5 T6 T20",
        declarer="A",
        best="T4",
    ),
    Endgame(
        "last in turn the king takes what lies there",
        ("SK S7 C7", "S8 C8", "C9 C10", "H1 H2"),
        trick="SQ S9 S10",
        best="SK",
    ),
    Endgame(
        "the partner's Skys: the Pagat goes under it",
        ("T1 T9 H1", "T10 T11 H2", "H3 H4", "T12 T13"),
        trick="T22 T7",
        declarer="C",
        partner="A",
        best="T1",
    ),
)


def choice_of(level, endgame, ruleset):
    action = BOTS[level](endgame.request(ruleset)).action
    assert isinstance(action, PlayCard)
    return action.card


def found(level, ruleset):
    return [e.name for e in ENDGAMES if choice_of(level, e, ruleset) in parse_cardset(e.best)]


@pytest.mark.parametrize("ruleset", ["spjst", "westfest"])
def test_a_master_finds_nearly_all_endgames(ruleset):
    missed = {endgame.name for endgame in ENDGAMES} - set(found("master", ruleset))
    assert len(missed) <= 1, missed


@pytest.mark.parametrize("ruleset", ["spjst", "westfest"])
def test_levels_find_more_the_higher_they_are(ruleset):
    counts = [len(found(level, ruleset)) for level in ("novice", "club", "master")]
    assert counts[0] < counts[2]
    assert counts[1] >= len(ENDGAMES) // 2
    assert counts[1] <= counts[2]


def ask(level, table):
    request = Request(1, table.variant, table.seen_by(table.turn), table.prompt, "words")
    return BOTS[level](request).action


TABLES = [Table, Westfest]
GREAT = "T22 T21 T20 T19 T18 T17 T16 T15 T14 HK DK SK"
POOR = "T2 T3 H1 H2 H3 D1 D2 D3 S7 S8 C7 C8"


@pytest.mark.parametrize("table", TABLES)
def test_a_great_hand_is_played_alone(table):
    dealt = table().deal(A=GREAT).walk_to(Phase.BID)
    assert ask("master", dealt) == Bid(A, "prever")


@pytest.mark.parametrize("table", TABLES)
def test_a_poor_hand_passes(table):
    dealt = table().deal(B=POOR).walk_to(Phase.BID)
    dealt.do(Bid(A, "povinost"))
    assert ask("master", dealt) == Pass(B)


def at_challenge(table, **hands):
    dealt = table().deal(**hands).walk_to(Phase.CHALLENGE)
    while dealt.turn != B:
        dealt.do(Ready(dealt.turn))
    return dealt


@pytest.mark.parametrize("table", TABLES)
def test_a_defender_with_nearly_all_tarocks_says_kontra(table):
    great = "T22 T21 T20 T18 T17 T16 T15 T14 T13 HK DK SK"
    dealt = at_challenge(table, B=great, C="T19")
    assert ask("master", dealt) == Challenge(B, "game", 1)


@pytest.mark.parametrize("table", TABLES)
def test_a_defender_with_nothing_says_nothing(table):
    dealt = at_challenge(table, B=POOR, C="T19")
    assert not isinstance(ask("master", dealt), Challenge)
