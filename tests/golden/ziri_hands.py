"""Golden hands of Žiri tarok with four; written anew by `python -m tests.golden.ziri_hands`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tarock_desktop.table.actions import ThrowIn
from tarock_desktop.table.codec import encode
from tests.golden.hands import did, digest
from tests.kit.play import Step, random_steps, variant_with

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


def write(name: str, wanted: Callable[[list[Step]], bool]) -> None:
    variant = variant_with("ziri")
    for seed in range(500):
        steps = list(random_steps(variant, f"golden-ziri-{name}-{seed}"))
        if wanted(steps):
            lines = [json.dumps({"golden": name, "ruleset": "ziri"})]
            for step in steps:
                row = {"act": json.loads(encode(step.action)), "table": digest(step.after)}
                lines.append(json.dumps(row))
            text = "\n".join(lines) + "\n"
            (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8", newline="\n")
            return
    raise LookupError(f"no random hand is like {name}")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for wanted_name, test in WANTED.items():
        write(wanted_name, test)
