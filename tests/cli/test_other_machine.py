"""One number, one seed, one set: the same cards in another process, of another language.

What could differ between two machines is the order of sets and dictionaries, the language, the
folder and the time zone; versions are guarded by tests/golden.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHEETS = ("spjst", "westfest", "czech-gp", "ziri", "koenigrufen")
SCRIPT = """
import sys
from tarock_desktop.cli.main import main
for ruleset in sys.argv[2:]:
    assert main(["deal", "--number", "K7Q-2MF-9KP", "--ruleset", ruleset]) == 0
    assert main(["deal", "--seed", "Žižka", "--ruleset", ruleset]) == 0
assert main(["deal", "--fill", sys.argv[1], "--seed", "7"]) == 0
"""
DRAFT = """deal = 1
ruleset = "ziri"
talon = ""
[hands]
A = "T22 T1"
B = ""
C = "HK"
[wishes.A]
least_trumps = 9
void = "H"
[wishes.talon]
most_points = 9
"""


def said(draft: Path, folder: Path, hash_seed: str, locale: str) -> str:
    """Return what the command says in a process of its own."""
    given = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    ended = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", SCRIPT, str(draft), *SHEETS],
        check=True,
        capture_output=True,
        cwd=folder,
        env={
            **given,
            "PYTHONPATH": str(ROOT),
            "PYTHONHASHSEED": hash_seed,
            "LC_ALL": locale,
            "LANG": locale,
            "TZ": "Pacific/Kiritimati" if hash_seed != "0" else "UTC",
            "HOME": str(folder),
        },
    )
    assert ended.stderr == b""
    return ended.stdout.decode()


@pytest.mark.slow
def test_the_cards_are_the_same_on_another_machine(tmp_path, tarock):
    draft = tmp_path / "draft.toml"
    draft.write_text(DRAFT, encoding="utf-8")
    here = ""
    for ruleset in SHEETS:
        here += tarock("deal", "--number", "K7Q-2MF-9KP", "--ruleset", ruleset).out
        here += tarock("deal", "--seed", "Žižka", "--ruleset", ruleset).out
    filled = tarock("deal", "--fill", draft, "--seed", "7")
    assert (filled.code, filled.err) == (0, "")
    here += filled.out
    other = tmp_path / "elsewhere"
    other.mkdir()
    assert said(draft, tmp_path, "0", "C") == here
    assert said(draft, other, "4711", "tr_TR.UTF-8") == here
