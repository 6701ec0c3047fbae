"""Which worked cases of a sheet something can be asked about."""

from __future__ import annotations

from functools import cache
from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases.asking import legal_cards
from tarock_desktop.cases.families import settlement_of
from tarock_desktop.cases.reading import Case, read_cases
from tarock_desktop.cases.seats import seat_of
from tarock_desktop.cases.sheets import rules_for, vocabularies
from tarock_desktop.cases.staging import opening, set_scene, start_hand
from tarock_desktop.documents.decoding import decode_text
from tarock_desktop.documents.toml import read_toml
from tarock_desktop.learning.doubts import doubts_of
from tarock_desktop.learning.unclear import is_unclear
from tarock_desktop.learning.worked import Worked
from tarock_desktop.resources import data
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant

_THREE: Final = 3


def case_files(ruleset: str) -> tuple[str, ...]:
    """Return the names of the shipped cases of a sheet; each may have several variations."""
    folder = data("variants") / "cases" / ruleset
    names = sorted(file.stem for file in folder.glob("*.toml"))
    return tuple(name for name in names if name not in doubts_of(ruleset).cases)


@cache
def positions(ruleset: str, name: str) -> tuple[Worked, ...]:
    """Return the variations of a case in which somebody is to play a card."""
    found = []
    for case in _cases(ruleset, name):
        expected = case.facts.expect.legal
        if expected is None or expected.cards is None or case.facts.hand.script is not None:
            continue
        variant = rules_for(ruleset, case.facts.table)
        state = set_scene(_opened(case, variant), case.facts.hand, variant, filled=False)
        legal = CardSet.gather(expected.cards)
        if state.phase is Phase.PLAY and legal_cards(state, variant) == legal:
            found.append(Worked(case, variant, state, legal=legal))
    return tuple(found)


@cache
def piles(ruleset: str, name: str) -> tuple[Worked, ...]:
    """Return the piles of cards that a case counts."""
    found = []
    for case in _cases(ruleset, name):
        taken = case.facts.hand.piles or {}
        for letter, points in (case.facts.expect.count or {}).items():
            variant = rules_for(ruleset, case.facts.table)
            cards = CardSet.gather(taken.get(letter, ()))
            counted = variant.sheet.pack.count(cards)
            # How a broken count is rounded is a reading, not the sheet's word.
            is_told = counted == points and variant.told_points(counted) == counted
            if doubts_of(ruleset).whole_piles and len(cards) % _THREE:
                continue
            if cards and is_told:
                pile = (seat_of(letter), cards, counted)
                found.append(Worked(case, variant, _opened(case, variant), pile=pile))
    return tuple(found)


@cache
def settled_hands(ruleset: str, name: str) -> tuple[Worked, ...]:
    """Return the variations of a case in which a hand is over and nothing went wrong."""
    found = []
    for case in _cases(ruleset, name):
        hand = case.facts.hand
        if hand.contract is None or hand.script is not None or hand.irregularities:
            continue
        table = case.facts.table
        if case.facts.before or table.options or not case.facts.expect.pay:
            continue
        # What lies in a pot, or before somebody, would have to be told too.
        if any((table.pot, table.kassa, table.chips, table.loans)):
            continue
        if hand.points is None and hand.won is None:
            continue
        variant = rules_for(ruleset, case.facts.table)
        state = start_hand(_opened(case, variant), variant)
        settled = settlement_of(hand, state, variant).without_play(state)
        lines, forehand = settled.result.lines, settled.deal.forehand
        worked = Worked(case, variant, state, lines=lines, forehand=forehand or Seat(0))
        if _adds_up(worked) and not is_unclear(worked):
            found.append(worked)
    return tuple(found)


def _adds_up(worked: Worked) -> bool:
    """Return whether the card points are all there as the sheet tells them: rounded or not."""
    points = [points for _, points in worked.points]
    return not points or sum(points) == worked.variant.sheet.pack.points.total


def _opened(case: Case, variant: Variant) -> State:
    return opening(case.facts.table, case.seats, variant)


def _cases(ruleset: str, name: str) -> tuple[Case, ...]:
    file = data("variants") / "cases" / ruleset / f"{name}.toml"
    document = read_toml(decode_text(file.read_bytes(), file.name), file.name)
    return read_cases(document, vocabularies()).cases
