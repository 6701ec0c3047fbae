"""What is asked and what may be done."""

import pytest
from msgspec.structs import replace

from tarock_desktop.engine import moves
from tarock_desktop.engine.moves import legal_actions, prompt, prompt_from
from tarock_desktop.table.actions import Declare, Discard, StartHand
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Watcher
from tests.kit.positions import A, B, Table, cards


def test_between_hands_nobody_is_asked():
    table = Table()
    assert prompt(table.state, table.variant) is None
    assert list(legal_actions(table.state, table.variant)) == []


def test_shuffling_has_no_list_of_acts():
    table = Table().do(StartHand())
    assert list(legal_actions(table.state, table.variant)) == []


def test_discards_come_once_for_each_set_of_cards_with_the_required_ones_in_all():
    hand = "HK DK CK SK H4 H3 T5 T6 T7 T8 T9 T10"
    table = Table().deal(A=hand, C="T19", talon="T11 T12 T13 T14").walk_to(Phase.DISCARD)
    acts = [act for act in table.legal() if isinstance(act, Discard)]
    assert len(acts) == len({frozenset(act.cards) for act in acts}) == 10 * 9 // 2
    assert all(set(cards("H4 H3")) <= set(act.cards) for act in acts)
    assert all(len(act.shown) == 2 for act in acts)


def test_every_choice_of_values_may_be_declared():
    hand = "T1 T21 T22 HK T5 T6 T7 T8 T9 HQ HN HJ"
    table = Table().deal(B=hand, C="T19").walk_to(Phase.DECLARE).do(Declare(A))
    assert {act.values for act in table.legal() if isinstance(act, Declare)} == {
        (), ("tarocky",), ("trull-pane",), ("tarocky", "trull-pane"),
    }  # fmt: skip
    assert table.turn == B


def test_a_table_that_does_not_tell_legal_cards_has_no_list(monkeypatch):
    table = Table().deal().walk_to(Phase.PLAY)
    asked = table.prompt
    assert asked.cards is not None
    blind = replace(asked, cards=replace(asked.cards, legal=None))
    monkeypatch.setattr(moves, "prompt", lambda state, variant: blind)
    with pytest.raises(LookupError):
        list(legal_actions(table.state, table.variant))


def test_a_prompt_is_made_from_the_asked_seats_own_knowledge_and_no_other():
    table = Table().deal()
    assert prompt_from(table.seen_by(A), table.variant) == table.prompt
    for viewer in (B, Watcher.PUBLIC, Watcher.REFEREE):
        with pytest.raises(ValueError, match="asked seat"):
            prompt_from(table.seen_by(viewer), table.variant)
    with pytest.raises(ValueError, match="asked seat"):
        prompt_from(Table().seen_by(A), Table().variant)
