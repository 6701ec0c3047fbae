"""Golden hands of Žiri tarok with four; written anew by `python -m tests.golden.ziri_hands`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tarock_desktop.table.actions import ThrowIn
from tests.golden.hands import did, write
from tests.kit.play import Step

FOLDER = Path(__file__).with_name("ziri")


def played(contract: str) -> Callable[[list[Step]], bool]:
    return lambda steps: (
        steps[-1].after.auction.contract == contract and len(steps[-1].after.play.tricks) > 0
    )


WANTED: dict[str, Callable[[list[Step]], bool]] = {
    "trojka": played("trojka"),
    "dvojka": played("dvojka"),
    "enka": played("enka"),
    "brez-talona": played("brez-talona"),
    "klop": played("klop"),
    "sold": did(ThrowIn),
}


if __name__ == "__main__":
    for wanted_name, test in WANTED.items():
        write(wanted_name, test, "ziri", FOLDER)
