"""The coach says why."""

import pytest

from tarock_desktop.bots.coach import hint
from tarock_desktop.bots.levels import BOTS
from tarock_desktop.messages.message import AmountRef
from tarock_desktop.rules.pack import KINGS
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


def test_the_only_card_needs_no_other_reason():
    assert keys(Endgame("only", ("HQ S7", "T5 S9", "S8 C9", "C7"), best="", trick="H1")) == [
        "hint.only-card"
    ]


def test_a_hint_says_what_the_next_best_costs_and_what_was_known():
    endgame = Endgame("costly", ("T22 T1", "T5 S7", "S8 S9", "C7 C8"), best="T22")
    choice = BOTS["coach"](endgame.request("spjst"))
    (amount,) = [p for p in choice.reasons[0].parameters if isinstance(p, AmountRef)]
    assert amount.amount > 0
    thought = choice.thought
    assert thought is not None
    assert thought.alternatives[0].action == choice.action
    assert thought.alternatives[0].worth > thought.alternatives[-1].worth
    assert sum(thought.tarocks[1:]) == pytest.approx(1)
    assert not [odds for odds in thought.holders if odds.card in KINGS]
