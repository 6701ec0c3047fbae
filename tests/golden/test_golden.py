"""What was so once stays so: orders of shuffled packs and whole hands, on every platform."""

import hashlib
import tomllib
from pathlib import Path

import pytest

from tarock_desktop.cards.notation import format_cards
from tarock_desktop.cards.shuffle import Generator, shuffled
from tarock_desktop.variants.koenigrufen.sheet import koenigrufen
from tests.golden import koenigrufen_hands, ziri_hands
from tests.golden.hands import CZECH, FOLDER, WANTED, read, replayed
from tests.kit.play import variant_with

SHUFFLES = tomllib.loads(Path(__file__).with_name("shuffles.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("golden", SHUFFLES["shuffle"], ids=lambda golden: repr(golden["seed"]))
def test_a_seed_gives_the_order_it_always_gave(golden):
    order = shuffled(golden["seed"])
    assert format_cards(order[:12]) == golden["first"]
    text = format_cards(order)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == golden["digest"]


@pytest.mark.parametrize("golden", SHUFFLES["words"], ids=lambda golden: repr(golden["seed"]))
def test_a_seed_gives_the_numbers_it_always_gave(golden):
    generator = Generator(golden["seed"])
    assert [str(generator.word()) for _ in golden["words"]] == golden["words"]


def test_the_generator_is_splitmix64():
    """The reference values of Steele, Lea and Flood's generator from state 1234567."""
    generator = Generator("")
    generator._state = 1234567
    assert [generator.word() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


KINDS = {FOLDER: {*WANTED, *CZECH}, koenigrufen_hands.FOLDER: set(koenigrufen_hands.WANTED)}
KINDS[ziri_hands.FOLDER] = set(ziri_hands.WANTED)
FILES = [path for folder in KINDS for path in sorted(folder.glob("*.jsonl"))]


@pytest.mark.parametrize("folder", KINDS, ids=lambda folder: folder.name)
def test_there_is_a_hand_for_every_turn_play_can_take(folder):
    assert {path.stem for path in FILES if path.parent == folder} == KINDS[folder]


def test_every_koenigrufen_game_of_the_house_rules_is_played():
    sheet = koenigrufen(variant_with("koenigrufen").sheet)
    offered = {game.id for game in sheet.contract if game.offered}
    wishes = koenigrufen_hands.WANTED.values()
    bid = {game.lstrip("+") for wish in wishes for game in wish.games}
    assert bid - {"vorhand"} == offered


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_hand_comes_out_as_it_always_did(path):
    for number, (action, wanted, found) in enumerate(replayed(read(path)), 2):
        assert found == wanted, f"line {number}: {action}"
