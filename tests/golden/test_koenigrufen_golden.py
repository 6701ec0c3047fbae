"""Whole hands of Königrufen come out as they always did, every game of the sheet among them."""

import pytest

from tarock_desktop.variants.koenigrufen_sheet import koenigrufen
from tests.golden.hands import read, replayed
from tests.golden.koenigrufen_hands import FOLDER, WANTED
from tests.kit.play import variant_with

FILES = sorted(FOLDER.glob("*.jsonl"))


def test_there_is_a_hand_of_every_kind():
    assert {path.stem for path in FILES} == set(WANTED)


def test_every_game_of_the_house_rules_is_played():
    sheet = koenigrufen(variant_with("koenigrufen").sheet)
    offered = {game.id for game in sheet.contract if game.offered}
    bid = {game.lstrip("+") for wish in WANTED.values() for game in wish.games}
    assert bid - {"vorhand"} == offered


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_hand_comes_out_as_it_always_did(path):
    for number, (action, wanted, found) in enumerate(replayed(read(path)), 2):
        assert found == wanted, f"line {number}: {action}"
