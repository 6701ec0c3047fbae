"""Positions with an agreed best act, written down in the words of worked cases.

`tests/positions/*.toml`: one file for a sheet or a family of sheets. `hand` and `table` are those
of a case; the seat whose act is due after the script is asked.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.cardset import ALL_CARDS, CardSet
from tarock_desktop.cards.notation import parse_cardset
from tarock_desktop.cases.performing import Performance
from tarock_desktop.cases.reading import read_cases
from tarock_desktop.cases.sheets import rules_for, vocabularies
from tarock_desktop.cases.staging import opening
from tarock_desktop.documents.toml import Document
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt, prompt_from
from tarock_desktop.rules.pack import KINGS, TAROCKS
from tarock_desktop.table.actions import (
    Action,
    Announce,
    Bid,
    CallCard,
    Challenge,
    Choose,
    Declare,
    Discard,
    Pass,
    PlayCard,
    Ready,
    TakeTalon,
    ThrowIn,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import PlayedCard, TalonCard, Trick
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant

FOLDER = Path(__file__).parents[1] / "positions"


@dataclass(frozen=True)
class Situation:
    """Who is asked, and what is right."""

    ruleset: str
    name: str
    why: str
    table: dict[str, Any]
    hand: dict[str, Any]
    best: tuple[str, ...] = ()
    """The acts that are right; cards by their names."""
    wrong: tuple[str, ...] = ()
    """The acts that are not; every other one will do."""
    lays: str = ""
    """Cards that must be laid away."""
    keeps: str = ""
    """Cards that must not be laid away."""
    taken: str = ""
    """Seats that have taken a trick, besides the one who leads."""
    asked: str = ""
    """The seat that is asked for Kontra, everybody before it being ready."""

    @property
    def variant(self) -> Variant:
        return self._table[0]

    @property
    def state(self) -> State:
        return self._table[1]

    @property
    def _table(self) -> tuple[Variant, State]:
        return set_up(self.ruleset, self.name)

    def request(self) -> Request:
        state = self.state
        assert state.turn is not None, self.name
        seen = observe(state, state.turn)
        asked = prompt_from(seen, self.variant)
        return Request(1, self.variant, seen, asked, f"{self.ruleset}/{self.name}")

    def is_right(self, action: Action) -> bool:
        """Return whether somebody who knows the game would do this."""
        if isinstance(action, Discard):
            cards = CardSet.gather(action.cards)
            return parse_cardset(self.lays) <= cards and not parse_cardset(self.keeps) & cards
        told = told_act(action)
        return told in self.best if self.best else told not in self.wrong


def told_act(action: Action) -> str:
    """Return an act in short words."""
    match action:
        case PlayCard(card=card):
            return card.name
        case Bid(contract=contract):
            return f"bid {contract}"
        case Pass():
            return "pass"
        case Announce(item=item):
            return f"announce {item}"
        case Challenge(target=target, step=step):
            return f"kontra {target} {step}"
        case CallCard(card=card):
            return "call nothing" if card is None else f"call {card.name}"
        case TakeTalon(places=places):
            return f"take {places[0] + 1}-{places[-1] + 1}"
        case Choose(what=what, value=value):
            return f"{what} {value}"
        case ThrowIn():
            return "throw in"
        case _:
            return "quiet"


@cache
def situations() -> tuple[Situation, ...]:
    """Return all positions of all files."""
    return tuple(entry for file in sorted(FOLDER.glob("*.toml")) for entry in _read(file))


def _read(file: Path) -> Iterator[Situation]:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    for entry in data["position"]:
        for ruleset in data["rulesets"]:
            yield Situation(
                ruleset=ruleset,
                name=entry["name"],
                why=entry["why"],
                table=entry.get("table", {}),
                hand=entry["hand"],
                best=tuple(entry.get("best", "").split(", ")) if "best" in entry else (),
                wrong=tuple(entry.get("wrong", "").split(", ")) if "wrong" in entry else (),
                lays=entry.get("lays", ""),
                keeps=entry.get("keeps", ""),
                taken=entry.get("taken", ""),
                asked=entry.get("asked", ""),
            )


@cache
def set_up(ruleset: str, name: str) -> tuple[Variant, State]:
    """Return the table of a position, the act to be judged being due."""
    entry = next(e for e in situations() if (e.ruleset, e.name) == (ruleset, name))
    told = {"script": "", **entry.hand}
    script = told["script"] or "? rulings\n"
    data = {"case": "X", "ruleset": ruleset, "title": name, "table": entry.table}
    document = Document(name, "", {**data, "hand": {**told, "script": script}})
    case = read_cases(document, vocabularies()).cases[0]
    facts = case.facts
    variant = rules_for(ruleset, facts.table)
    table = opening(facts.table, case.seats, variant)
    performance = Performance(facts.hand, variant, table)
    assert facts.hand.script is not None
    mismatch = performance.run(facts.hand.script)
    assert mismatch is None, f"{name}: {mismatch}"
    state = performance.state
    if entry.asked:
        state = _with_silence(state, variant, Seat("ABCD".index(entry.asked)))
    return variant, _with_past(state, entry) if state.phase is Phase.PLAY else state


def _with_silence(state: State, variant: Variant, seat: Seat) -> State:
    """Return the table when everybody was ready until *seat* can say Kontra."""
    for _ in range(30):
        asked = prompt(state, variant)
        assert asked is not None
        words = asked.open_actions
        if asked.seat == seat and any(isinstance(act, Challenge) for act in words):
            return state
        quiet = next((act for act in words if isinstance(act, Ready)), None)
        decision = decide(state, quiet or Declare(asked.seat), variant, Mode.GUARD)
        assert decision.verdict is Verdict.ACCEPTED, (asked.phase, decision)
        state = decision.state
    raise AssertionError("nobody is asked for Kontra")


def _with_past(state: State, entry: Situation) -> State:
    """Return a position of play with an earlier part: what nobody holds lies open on the table."""
    deal, play = state.deal, state.play
    placed = CardSet.gather(each.card for each in play.trick)
    # A case gives the called card to the table when nobody counts it: here its owner had it.
    earlier = tuple(
        replace(trick, winner=trick.cards[0].seat) if trick.winner == TABLE else trick
        for trick in play.tricks
        if trick.cards or trick.winner != TABLE
    )
    for trick in earlier:
        placed |= CardSet.gather(each.card for each in trick.cards)
    for hand, pile in zip(deal.hands, deal.discards, strict=True):
        placed |= hand.cards | pile.cards
    placed |= CardSet.gather(place.card for place in deal.talon if place.card)
    lying = (place for place in deal.talon if place.card or place.taken_by is not None)
    gone = iter(ALL_CARDS - placed - TAROCKS - KINGS)
    tricks = []
    for seat in (Seat("ABCD".index(letter)) for letter in entry.taken.split()):
        card = next(gone)
        placed = placed.add(card)
        tricks.append(Trick((PlayedCard(seat, card),), seat))
    talon = (*lying, *(TalonCard(card, shown=True) for card in ALL_CARDS - placed))
    play = replace(play, tricks=(*tricks, *earlier))
    return replace(state, deal=replace(deal, talon=talon), play=play)
