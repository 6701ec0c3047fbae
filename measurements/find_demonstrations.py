"""Find hands for a club's first evening: deal by seed, let computer players play, keep what shows.

    python measurements/find_demonstrations.py FOLDER [--ruleset ziri] [--deals 1-2000]

Writes `RULESET-POINT.toml` for each point of a sheet: the first deal that shows it. The points:

    partner    who plays with the bidder is seen only when the called card falls, late in the hand
    overtrump  a trick is trumped, trumped higher by the other side, and decides the game
    pagat      the announced Pagat takes the last trick
    mond       the Skys takes the Mond, and that is paid
    doubled    the game is doubled, and the bidder wins or loses it
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from msgspec import Struct

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import MOND, SKYS, Card
from tarock_desktop.cards.shuffle import shuffled
from tarock_desktop.cases.seats import letter_of
from tarock_desktop.cases.writing import script_lines
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.rules.hand.counting import points_by_seat
from tarock_desktop.rules.hand.sides import declarer_side
from tarock_desktop.rules.pack import TAROCKS
from tarock_desktop.table import events as ev
from tarock_desktop.table.actions import (
    Action,
    Announce,
    ArrangeDeal,
    CallCard,
    Challenge,
    PlayCard,
    StartHand,
)
from tarock_desktop.table.events import Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import load_variant

POINTS: Final = {
    "spjst": ("partner", "overtrump", "pagat"),
    "westfest": ("partner", "overtrump", "doubled"),
    "koenigrufen": ("partner", "pagat", "doubled"),
    "ziri": ("overtrump", "pagat", "mond"),
    "czech-gp": ("partner", "overtrump", "doubled"),
}
USUAL: Final = ("povinost", "rufer", "trojka", "dvojka", "enka", "zakladni")
"""Games for a first evening."""
APART: Final = 10_000
LATE: Final = 7
"""Tricks that are over when a partner is revealed late."""
LEVEL: Final = "club"
MOST_LINES: Final = 4
"""Parts of the score of a hand that can be looked through at once."""
MOST_AHEAD: Final = 15
"""Points above or below the half, where the Pagat is the point of the hand."""
Remarks = list[tuple[int, str, str]]
"""After how many acts what is said, and to whom; negative: before the trick is taken."""


class Done(Struct, frozen=True):
    """An act of the hand, and the table before it."""

    before: State
    action: Action
    events: tuple[Event, ...]


class Played(Struct, frozen=True):
    """A hand that was played to its end."""

    number: int
    variant: Variant
    deal: ArrangeDeal
    dealer: Seat
    acts: tuple[Done, ...]
    end: State

    @property
    def side(self) -> tuple[Seat, ...]:
        """Who plays with the declarer, himself among them."""
        return tuple(declarer_side(self.end))

    def first(self, kind: type[Action], start: int = 0) -> int | None:
        """Return the place of the first act of a kind."""
        places = (n for n, done in enumerate(self.acts) if isinstance(done.action, kind))
        return next((n for n in places if n >= start), None)

    def line(self, part: str, key: str) -> bool:
        """Return whether the score has a line for a part, with such a label."""
        lines = self.end.result.lines
        return any(line.part == part and key in line.label.key for line in lines)

    @property
    def is_won(self) -> bool:
        """Whether the declarer has won the game."""
        return self.line("game", "won")


def dealt(variant: Variant, number: int) -> tuple[State, ArrangeDeal]:
    """Return the first hand of a round with the deal of this number; the last seat has dealt."""
    state = opening_state((variant.start,) * variant.sheet.ruleset.players[0])
    people, size = len(state.round.seats), variant.sheet.deal.hand
    cards = shuffled(f"demonstration {number}")
    talon, rest = cards[: variant.sheet.deal.talon], cards[variant.sheet.deal.talon :]
    hands = tuple(CardSet.gather(rest[n * size : (n + 1) * size]) for n in range(people))
    deal = ArrangeDeal(TABLE, hands, talon)
    for action in (StartHand(TABLE, Seat(people - 1)), deal):
        state = decide(state, action, variant, Mode.GUARD).state
    return state, deal


def played(variant: Variant, number: int) -> Played | None:
    """Return a deal as computer players play it; `None`: it is no usual game to its end."""
    state, deal = dealt(variant, number)
    dealer, acts = state.round.dealer, list[Done]()
    while state.phase is not Phase.BETWEEN:
        asked = prompt(state, variant)
        if asked is None:
            return None
        seed = f"demonstration {number}/{len(acts)}"
        request = Request(len(acts), variant, observe(state, asked.seat), asked, seed)
        action = LEVELS[LEVEL](request)
        decision = decide(state, action, variant, Mode.GUARD)
        acts.append(Done(state, action, decision.events))
        state = decision.state
    if state.auction.contract not in USUAL or dealer is None or len(state.play.tricks) < LATE:
        return None
    if len({line.part for line in state.result.lines}) > MOST_LINES:
        return None
    return Played(number, variant, deal, dealer, tuple(acts), state)


# -------------------------------------------------------------------------------- the points


def partner(hand: Played) -> Remarks | None:
    """The partner is seen late, and the game is close."""
    for n, done in enumerate(hand.acts):
        if not any(isinstance(event, ev.PartnerRevealed) for event in done.events):
            continue
        tricks, called = len(done.before.play.tricks), hand.first(CallCard)
        if tricks < LATE or tricks > LATE + 3 or called is None or len(hand.side) != 2:
            return None
        if done.action.seat == hand.end.declarer or not 0 < abs(_margin(hand)) <= 6:
            return None
        if hand.acts[called].action == CallCard(hand.end.declarer, None):
            return None
        return [
            (0, "partner.deal", "room"),
            (0, "partner.task", "teacher"),
            (called + 1, "partner.call", "room"),
            (n, "partner.ask", "teacher"),
            (n + 1, "partner.seen", "room"),
            (len(hand.acts), "partner.end", "room"),
        ]
    return None


def overtrump(hand: Played) -> Remarks | None:
    """A trump is trumped higher by the other side, in a trick without which the game turns."""
    if any(line.part not in ("game", "values", "rounding") for line in hand.end.result.lines):
        return None
    for n, done in enumerate(hand.acts):
        taker = _taker(done)
        if taker is None:
            continue
        trick = (*done.before.play.trick, done.action)
        trumps = [entry for entry in trick if entry.card in TAROCKS]
        if trick[0].card in TAROCKS or len(trumps) < 2:
            continue
        if (trumps[0].seat in hand.side) is (taker in hand.side) or trumps[0].seat == taker:
            continue
        points = sum(float(hand.variant.sheet.pack.values[entry.card.id]) for entry in trick)
        margin = _margin(hand)
        decides = (margin > 0) is (taker in hand.side) and points > abs(margin)
        if not decides or points < 7:
            continue
        place = next(m for m in range(n, -1, -1) if _plays(hand, m, taker))
        return [
            (0, "overtrump.deal", "room"),
            (place, "overtrump.ask", "teacher"),
            (place + 1, "overtrump.taken", "room"),
            (len(hand.acts), "overtrump.end", "room"),
        ]
    return None


def _plays(hand: Played, place: int, seat: Seat) -> bool:
    action = hand.acts[place].action
    return isinstance(action, PlayCard) and action.seat == seat


def _margin(hand: Played) -> float:
    """Return by how many points the declarer's side has more than half of the pack."""
    pack = hand.variant.sheet.pack
    points = points_by_seat(hand.end, pack)
    own = sum(float(points[seat]) for seat in hand.side)
    return own - float(pack.points.total) / 2


def pagat(hand: Played) -> Remarks | None:
    """The announced Pagat takes the last trick."""
    said = next((n for n, d in enumerate(hand.acts) if d.action == _own_pagat(d.action)), None)
    made = hand.line("pagat", "announced-made")
    if said is None or not made or abs(_margin(hand)) > MOST_AHEAD:
        return None
    ends = [n for n, done in enumerate(hand.acts) if _taker(done) is not None]
    return [
        (0, "pagat.deal", "room"),
        (said, "pagat.ask", "teacher"),
        (said + 1, "pagat.said", "room"),
        (ends[-4] + 1, "pagat.count", "teacher"),
        (-ends[-1] - 1, "pagat.falls", "room"),
        (len(hand.acts), "pagat.end", "room"),
    ]


def mond(hand: Played) -> Remarks | None:
    """The Skys takes the Mond of the other side."""
    if not hand.line("mondfang", "made") or abs(_margin(hand)) > MOST_AHEAD:
        return None
    place = next(n for n, done in enumerate(hand.acts) if _plays_card(done.action, MOND))
    end = next(n for n in range(place, len(hand.acts)) if _taker(hand.acts[n]) is not None)
    trick = (*hand.acts[end].before.play.trick, hand.acts[end].action)
    if not any(entry.card is SKYS for entry in trick):
        return None
    return [
        (0, "mond.deal", "room"),
        (place, "mond.ask", "teacher"),
        (-end - 1, "mond.falls", "room"),
        (len(hand.acts), "mond.end", "room"),
    ]


def _taker(done: Done) -> Seat | None:
    """Return who takes the trick that an act completes; `None`: it completes none."""
    return next((e.seat for e in done.events if isinstance(e, ev.TrickTaken)), None)


def _plays_card(action: Action, card: Card) -> bool:
    return isinstance(action, PlayCard) and action.card is card


def _own_pagat(action: Action) -> Action | None:
    return action if isinstance(action, Announce) and action.item == "pagat" else None


def doubled(hand: Played) -> Remarks | None:
    """The game is doubled by an opponent."""
    place = next((n for n, d in enumerate(hand.acts) if _doubles_game(d.action)), None)
    if place is None or hand.line("valat", "item") or abs(_margin(hand)) > 12:
        return None
    return [
        (0, "doubled.deal", "room"),
        (place, "doubled.ask", "teacher"),
        (place + 1, "doubled.said", "room"),
        (len(hand.acts), "doubled.won" if hand.is_won else "doubled.lost", "room"),
    ]


def _doubles_game(action: Action) -> bool:
    return isinstance(action, Challenge) and action.target == "game"


FINDERS: Final = {
    "partner": partner,
    "overtrump": overtrump,
    "pagat": pagat,
    "mond": mond,
    "doubled": doubled,
}


# --------------------------------------------------------------------------------- the files


def lines_of(hand: Played, point: str, remarks: Remarks) -> Iterator[str]:
    """Yield the lines of a file."""
    ruleset = hand.variant.sheet.ruleset.id
    yield f"# Found by measurements/find_demonstrations.py: deal {hand.number}."
    yield f'demonstration = "{ruleset}-{point}"'
    yield f'ruleset = "{ruleset}"'
    yield f'point = "{point}"'
    yield f'dealer = "{letter_of(hand.dealer)}"'
    yield ""
    yield "[hand]"
    held = (f'{letter_of(Seat(n))} = "{cards}"' for n, cards in enumerate(hand.deal.hands))
    yield f"hands = {{ {', '.join(held)} }}"
    yield f'talon = "{" ".join(card.name for card in hand.deal.talon)}"'
    yield 'at = "bid"'
    yield 'script = """'
    acts = ((done.action, done.events) for done in hand.acts)
    yield from script_lines(acts, hand.end.deal.order)
    yield '"""'
    for act, key, reader in remarks:
        yield ""
        yield "[[remark]]"
        yield f"act = {abs(act)}"
        if act < 0:
            yield "part = 0"
        yield f'key = "{key}"'
        if reader != "room":
            yield f'for = "{reader}"'


def main() -> None:
    """Write the files that are found."""
    parser = argparse.ArgumentParser(description="Find hands for a club's first evening.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--ruleset", choices=sorted(FAMILY_OF), help="only this sheet")
    parser.add_argument("--deals", default="1-3000", help="numbers of the deals, 1-3000")
    chosen = parser.parse_args()
    first, _, last = chosen.deals.partition("-")
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for ruleset, points in POINTS.items():
        if chosen.ruleset not in (None, ruleset):
            continue
        variant, wanted = load_variant(ruleset, {}), list(points)
        # Every sheet has deals of its own.
        start = APART * list(POINTS).index(ruleset)
        for number in range(start + int(first), start + int(last) + 1):
            hand = played(variant, number) if wanted else None
            for point in tuple(wanted) if hand is not None else ():
                remarks = FINDERS[point](hand)
                if remarks is None:
                    continue
                text = "\n".join(lines_of(hand, point, remarks)) + "\n"
                (chosen.folder / f"{ruleset}-{point}.toml").write_text(text, "utf-8", newline="\n")
                print(f"{ruleset} {point}: deal {number}", flush=True)
                wanted.remove(point)
                break
        for point in wanted:
            print(f"{ruleset} {point}: not found", flush=True)


if __name__ == "__main__":
    main()
