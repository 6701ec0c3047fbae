"""The coach says why."""

import pytest

from tarock_desktop.bots.coach import _about_card, _voids, hint
from tarock_desktop.bots.heuristic_reasons import plain_card_reasons
from tarock_desktop.cards.notation import parse_card, parse_cards
from tarock_desktop.cards.pack import Suit
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, CardRef, CountRef, SuitRef
from tarock_desktop.rules.pack import KINGS
from tarock_desktop.table.actions import Discard
from tarock_desktop.table.seats import Seat
from tests.kit.endgames import Endgame


def keys(endgame):
    return [reason.key for reason in hint(endgame.request("spjst")).reasons]


@pytest.mark.parametrize(
    ("hands", "more", "expected"),
    [
        (
            ("HQ H3 H4", "T5 S7", "S8 S9", "C7 C8"),
            {"trick": "HK H1 H2", "declarer": "B", "partner": "A"},
            "hint.partner-takes",
        ),
        (("HQ H3 T22", "S7 S8", "S9 S10", "C7 C8"), {"trick": "HK H1 H2"}, "hint.cannot-win"),
        (("SK S7 C7", "S8 C8", "C9 C10", "H1 H2"), {"trick": "SQ S9 S10"}, "hint.takes-trick"),
        (("T22 T1", "T5 S7", "S8 S9", "C7 C8"), {}, "hint.keeps-pagat"),
    ],
)
def test_a_reason_that_holds_is_given(hands, more, expected):
    found = keys(Endgame("coached", hands, best="", **more))
    assert expected in found
    assert len(found) <= 3


def test_who_gives_the_least_is_not_told_to_add_points():
    more = {"trick": "HK H1 H2", "declarer": "B", "partner": "A"}
    endgame = Endgame("least", ("HQ H3 H4", "T5 S7", "S8 S9", "C7 C8"), best="", **more)
    request = endgame.request("spjst")
    told = {card: list(_about_card(request, parse_card(card))) for card in ("HQ", "H3")}
    assert [reason.key for reason in told["HQ"]] == ["hint.partner-takes"]
    assert told["H3"] == []


def test_the_only_card_needs_no_other_reason():
    assert keys(Endgame("only", ("HQ S7", "T5 S9", "S8 C9", "C7"), best="", trick="H1")) == [
        "hint.only-card"
    ]


@pytest.mark.parametrize(
    ("hand", "card", "expected"),
    [
        ("HQ HJ S7", "HQ", message("hint.of-suit", SuitRef(Suit.HEARTS), CountRef(2))),
        ("HQ HJ S7", "HJ", message("hint.lowest", SuitRef(Suit.HEARTS), CountRef(2))),
        ("HQ HJ S7", "S7", message("hint.only-of-suit", SuitRef(Suit.SPADES))),
        ("T22 T5 S7", "T22", message("hint.of-tarocks", CountRef(2))),
        ("T22 T5 S7", "T5", message("hint.lowest-tarock", CountRef(2))),
        ("HQ T5 S7", "T5", message("hint.only-tarock")),
    ],
)
def test_a_card_without_another_reason_is_told_by_its_place_in_the_hand(hand, card, expected):
    request = Endgame("plain", (hand, "C7 C8 C9", "D1 D2 D3", "H1 H2 H3"), best="").request(
        "spjst"
    )
    assert list(plain_card_reasons(request, parse_card(card))) == [expected]


def test_a_discard_is_told_by_the_suits_it_leaves_empty():
    hands = ("HQ T5 S7 S8", "C7 C8 C9", "D1 D2 D3", "H1 H2 H3")
    request = Endgame("void", hands, best="").request("spjst")
    left_empty = _voids(request, Discard(Seat(0), parse_cards("HQ T5 S7")))
    assert list(left_empty) == [
        message("hint.void-tarock"),
        message("hint.void", SuitRef(Suit.HEARTS)),
    ]


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("T22 T5 S7", message("hint.highest-tarock", CardRef(parse_card("T22")))),
        ("HK T5 S7", message("hint.unbeatable", CardRef(parse_card("HK")))),
    ],
)
def test_the_highest_card_is_told_by_what_could_beat_it(hand, expected):
    hands = (hand, "C7 C8 C9", "D1 D2 D3", "H1 H2 H3")
    request = Endgame("highest", hands, best="").request("spjst")
    (card,) = (part for part in expected.parameters if isinstance(part, CardRef))
    assert expected in _about_card(request, card.card)


def test_a_hint_says_what_the_next_best_costs_and_what_was_known():
    endgame = Endgame("costly", ("T22 T1", "T5 S7", "S8 S9", "C7 C8"), best="T22")
    choice = hint(endgame.request("spjst"))
    (amount,) = [p for p in choice.reasons[0].parameters if isinstance(p, AmountRef)]
    assert amount.amount > 0
    thought = choice.thought
    assert thought is not None
    assert thought.alternatives[0].action == choice.action
    assert thought.alternatives[0].worth > thought.alternatives[-1].worth
    assert sum(thought.tarocks[1:]) == pytest.approx(1)
    assert not [odds for odds in thought.holders if odds.card in KINGS]
