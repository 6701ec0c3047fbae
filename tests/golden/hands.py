"""Golden hands: every act with a digest of the table after it.

A file is JSON lines: a heading, then one line for each act. The digest is taken of plain words
about the table, so it changes when a rule changes and not when a record gets a new field.

Written anew by `python -m tests.golden.hands`: look at the difference before you keep it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tarock_desktop.engine.decide import decide
from tarock_desktop.table.actions import (
    Action,
    Challenge,
    Discard,
    Knock,
    PassTalonCard,
    TakeTalon,
)
from tarock_desktop.table.codec import encode, new_decoder
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tests.kit.play import Step, first_state, random_steps, variant_with

FOLDER = Path(__file__).with_name("hands")


def digest(state: State) -> str:
    """Return a digest of what is so at the table."""
    deal, round_ = state.deal, state.round
    words = [
        state.phase.value, state.turn, round_.hand_no, round_.dealer, round_.next_dealer,
        [str(chips) for chips in round_.chips], [str(loan) for loan in round_.loans],
        [card.name for card in deal.deck], [str(hand.cards) for hand in deal.hands],
        [f"{card.card} {card.taken_by} {card.shown}" for card in deal.talon],
        [f"{pile.cards} / {pile.shown}" for pile in deal.discards],
        state.auction.contract, state.auction.declarer,
        str(state.calls.card), state.calls.partner, state.notices.declared,
        [f"{each.seat} {each.item} {each.cancelled}" for each in state.notices.announcements],
        [f"{each.target} {each.seats}" for each in state.notices.doublings],
        [f"{entry.seat} {entry.card}" for entry in state.play.trick],
        [f"{trick.winner}" for trick in state.play.tricks],
        [str(points) for points in state.result.points or ()],
        [[line.part, *map(str, line.amounts)] for line in state.result.lines],
    ]  # fmt: skip
    # Not every sheet knows games beside each other, open hands, ways to play, doubled rounds.
    some: list[list[str]] = [
        [f"{game.seat} {game.contract}" for game in state.auction.games],
        [str(seat) for seat in deal.open],
        [f"{way.seat} {way.what} {way.value}" for way in state.notices.choices],
        [str(round_.notes.doubled)] if round_.notes.doubled else [],
    ]
    if any(some):
        words += some
    return hashlib.sha256(json.dumps(words).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Golden:
    """A golden hand as it stands in its file."""

    heading: dict[str, object]
    acts: tuple[tuple[Action, str], ...]


def read(path: Path) -> Golden:
    heading, *lines = path.read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    decode = new_decoder(Action).decode
    acts = tuple((decode(json.dumps(row["act"])), row["table"]) for row in rows)
    return Golden(json.loads(heading), acts)


def replayed(golden: Golden) -> Iterator[tuple[Action, str, str]]:
    """Yield every act with the digest of the file and the one found now."""
    variant = variant_with(str(golden.heading["ruleset"]))
    people = golden.heading.get("people")
    state = first_state(variant, None if people is None else int(str(people)))
    for action, wanted in golden.acts:
        state = decide(state, action, variant, Mode.GUARD).state
        yield action, wanted, digest(state)


# ------------------------------------------------------------------------------- writing them anew


def did(kind: type) -> Callable[[list[Step]], bool]:
    return lambda steps: any(isinstance(step.action, kind) for step in steps)


def went_back(steps: list[Step]) -> bool:
    return steps[-1].after.exchange.draw == 3


def was_doubled(steps: list[Step]) -> bool:
    return sum(isinstance(step.action, Challenge) for step in steps) > 3


def played_alone(steps: list[Step]) -> bool:
    last = steps[-1].after
    return last.calls.card is not None and last.calls.partner == last.auction.declarer


def showed_a_tarock(steps: list[Step]) -> bool:
    return any(isinstance(step.action, Discard) and step.action.shown for step in steps)


def paid_for(part: str) -> Callable[[list[Step]], bool]:
    return lambda steps: any(line.part == part for line in steps[-1].after.result.lines)


WANTED: dict[str, Callable[[list[Step]], bool]] = {
    "partner-game": lambda steps: steps[-1].after.auction.contract == "povinost",
    "knocked": did(Knock),
    "passed-talon-card": did(PassTalonCard),
    "prever-back-to-first": lambda steps: did(TakeTalon)(steps) and went_back(steps),
    "secretly-alone": played_alone,
    "challenged": was_doubled,
    "pagat": paid_for("pagat"),
    "valat": paid_for("valat"),
    "shown-discard": showed_a_tarock,
}

CZECH: dict[str, Callable[[list[Step]], bool]] = {
    "czech-zakladni": lambda steps: steps[-1].after.auction.contract == "zakladni",
    "czech-druha": lambda steps: steps[-1].after.auction.contract == "druha",
    "czech-preferanc": lambda steps: steps[-1].after.auction.contract == "preferanc",
    "czech-varsava": lambda steps: steps[-1].after.auction.contract == "varsava",
    "czech-abeles": lambda steps: steps[-1].after.deal.style == "III",
    "czech-ceiling": paid_for("cap"),
    "czech-valat": paid_for("valat"),
}
"""The same for the Czech sheet."""


Hand = Callable[[Variant, str], Iterable[Step]]
"""Gives the hand that comes of a seed."""


def write(
    name: str,
    wanted: Callable[[list[Step]], bool],
    ruleset: str = "spjst",
    folder: Path = FOLDER,
    hand: Hand = random_steps,
) -> None:
    """Write the first hand that is like *name*."""
    variant = variant_with(ruleset)
    key = name if folder == FOLDER else f"{folder.name}-{name}"
    for seed in range(5000):
        steps = list(hand(variant, f"golden-{key}-{seed}"))
        if not wanted(steps):
            continue
        people = len(steps[0].before.round.seats)
        heading: dict[str, object] = {"golden": name, "ruleset": ruleset}
        if people != max(variant.sheet.ruleset.players):
            heading["people"] = people
        rows = [{"act": json.loads(encode(s.action)), "table": digest(s.after)} for s in steps]
        text = "".join(json.dumps(row) + "\n" for row in (heading, *rows))
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.jsonl").write_text(text, encoding="utf-8", newline="\n")
        return
    raise LookupError(f"no random hand is like {name}")


if __name__ == "__main__":
    for wanted_name, test in WANTED.items():
        write(wanted_name, test)
    for wanted_name, test in CZECH.items():
        write(wanted_name, test, "czech-gp")
