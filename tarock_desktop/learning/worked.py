"""Worked cases as a judge meets them: a position, a pile of cards, or a hand that is over."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from msgspec import Struct

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cases.asking import legal_cards
from tarock_desktop.cases.families import settlement_of
from tarock_desktop.cases.reading import Case, read_cases
from tarock_desktop.cases.seats import seat_of
from tarock_desktop.cases.sheets import rules_for, vocabularies
from tarock_desktop.cases.staging import opening, set_scene, start_hand
from tarock_desktop.documents.decoding import decode_text
from tarock_desktop.documents.toml import read_toml
from tarock_desktop.resources import data
from tarock_desktop.table.amounts import Amount, Amounts, ScoreLine, total
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


class Worked(Struct, frozen=True):
    """A case that something can be asked about."""

    case: Case
    variant: Variant
    state: State
    """The position; of a hand that is over the table before it."""
    legal: CardSet = NO_CARDS
    """The cards that may be played now."""
    pile: tuple[Seat, CardSet, Amount] | None = None
    """Who has taken which cards, and what they count as the sheet tells it."""
    lines: tuple[ScoreLine, ...] = ()
    """What is paid for the hand, line by line."""
    forehand: Seat = Seat(0)
    """Who bid first in a hand that is over."""

    @property
    def paid(self) -> Amounts:
        """What each seat gains or pays."""
        return total((line.amounts for line in self.lines), len(self.state.round.seats))

    @property
    def points(self) -> tuple[tuple[Seat, Amount], ...]:
        """How many card points each has, as the sheet tells them; where the case names each."""
        told = self.case.facts.hand.points or ()
        return tuple(
            (seat_of(letter), self.variant.told_points(Fraction(points)))
            for letter, points in told
            if letter is not None
        )

    @property
    def points_of_side(self) -> Amount | None:
        """How many card points the bidder's side has, where the case tells that."""
        told = self.case.facts.hand.points or ()
        return next((Fraction(points) for letter, points in told if letter is None), None)

    @property
    def bidder(self) -> Seat:
        """Who plays the game; in a game of each for himself the forehand."""
        told = self.case.facts.hand.declarer
        return self.forehand if told is None else seat_of(told)

    @property
    def joined(self) -> tuple[tuple[Seat, str], ...]:
        """The games of a hand, if several are played at once."""
        hand = self.case.facts.hand
        others = tuple((seat_of(each.declarer), each.contract) for each in hand.bei)
        return ((self.bidder, hand.contract or ""), *others) if others else ()

    @property
    def is_alone(self) -> bool:
        """Whether the bidder has no partner in a game that has one as a rule."""
        return self.case.facts.hand.partner == "none"

    @property
    def partner(self) -> Seat | None:
        """Who plays with the bidder, where the case says so."""
        told = self.case.facts.hand.partner
        return None if told in (None, "none") else seat_of(told)


def case_files(ruleset: str) -> tuple[str, ...]:
    """Return the names of the shipped cases of a sheet; each may have several variations."""
    folder = data("variants") / "cases" / ruleset
    return tuple(sorted(file.stem for file in folder.glob("*.toml")))


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
            if cards and counted == points and variant.told_points(counted) == counted:
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
        if case.facts.before or not case.facts.expect.pay:
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
        if _adds_up(worked) and not _is_unclear(worked):
            found.append(worked)
    return tuple(found)


def _adds_up(worked: Worked) -> bool:
    """Return whether the card points are all there as the sheet tells them: rounded or not."""
    points = [points for _, points in worked.points]
    return not points or sum(points) == worked.variant.sheet.pack.points.total


def _is_unclear(worked: Worked) -> bool:
    """Return whether a doubling cannot be told: it is to one of several games."""
    hand = worked.case.facts.hand
    doubled = (hand.kontra, *(each.kontra for each in hand.bei))
    return bool(hand.bei) and any(doubled)


def _opened(case: Case, variant: Variant) -> State:
    return opening(case.facts.table, case.seats, variant)


def _cases(ruleset: str, name: str) -> tuple[Case, ...]:
    file = data("variants") / "cases" / ruleset / f"{name}.toml"
    document = read_toml(decode_text(file.read_bytes(), file.name), file.name)
    return read_cases(document, vocabularies()).cases
