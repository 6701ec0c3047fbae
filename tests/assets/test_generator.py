"""The shipped files are what the generator draws, to the byte."""

import subprocess
import sys
from pathlib import Path

import pytest

from assets.deck.__main__ import files
from assets.deck.pack import CARD_NAMES, draw
from assets.deck.palettes import PALETTES

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"


def written(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for part in ("cards", "controls", "icons", "portraits")
        for path in sorted((folder / part).rglob("*"))
        if path.is_file()
    }


def test_shipped_files_are_what_the_generator_draws():
    drawn = {path: text.encode() for path, text in files(PALETTES)}
    shipped = written(ASSETS)
    assert sorted(shipped) == sorted(drawn)
    assert [path for path in drawn if shipped[path] != drawn[path]] == []


def test_command_writes_the_same_bytes_in_another_process(tmp_path):
    run = subprocess.run(
        [sys.executable, "-m", "assets.deck", str(tmp_path), "--palette", "four"],
        cwd=ROOT,
        env={"PYTHONHASHSEED": "77", "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    new = written(tmp_path)
    shipped = written(ASSETS)
    expected = {name for name in shipped if not name.startswith("cards/")}
    expected |= {name for name in shipped if name.startswith("cards/four/")}
    expected.add("cards/index.json")
    assert set(new) == expected
    assert all(new[name] == shipped[name] for name in new)
    assert str(len(new)) in run.stdout


def test_pack_has_54_cards_and_a_back():
    assert len(CARD_NAMES) == len(set(CARD_NAMES)) == 55
    assert CARD_NAMES[0] == "tarock-1"
    assert CARD_NAMES[-1] == "back"
    assert {"heart-1", "diamond-4", "spade-10", "club-7", "club-knight"} <= set(CARD_NAMES)
    assert not {"heart-7", "spade-1", "tarock-0", "tarock-23"} & set(CARD_NAMES)


@pytest.mark.parametrize("name", ["heart-7", "tarock-23", "joker", ""])
def test_unknown_card_is_not_drawn(name):
    with pytest.raises(KeyError):
        draw(name, PALETTES["normal"])


def test_palettes_do_not_touch_each_other():
    before = draw("heart-king", PALETTES["normal"]).document("x")
    other = draw("heart-king", PALETTES["contrast"]).document("x")
    assert draw("heart-king", PALETTES["normal"]).document("x") == before != other
