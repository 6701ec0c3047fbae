"""Whole hands of Žiri tarok come out as they always did."""

import pytest

from tests.golden.hands import read, replayed
from tests.golden.ziri_hands import FOLDER, WANTED

FILES = sorted(FOLDER.glob("*.jsonl"))


def test_there_is_a_hand_of_every_kind():
    assert {path.stem for path in FILES} == set(WANTED)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_hand_comes_out_as_it_always_did(path):
    for number, (action, wanted, found) in enumerate(replayed(read(path)), 2):
        assert found == wanted, f"line {number}: {action}"
