"""Worked cases as a judge meets them: a position, a pile of cards, or a hand that is over."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final

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
from tarock_desktop.learning.doubts import doubts_of
from tarock_desktop.resources import data
from tarock_desktop.table.amounts import Amount, Amounts, ScoreLine, total
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant

ANNOUNCED: Final = "line.item-announced-"
"""Begins the lines of a score about announced extras."""
_LOST: Final = "line.item-lost"
"""The line of a score about an extra that was tried silently and lost."""
_THREE: Final = 3
_UNCLEAR: Final = ("working.places", "working.taker")
"""Steps about what is paid by two losers, and by who has made all tricks where that costs less."""
_VALAT: Final = "valat"
"""What the lines of a score about a Valat are for."""


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
    def draws(self) -> int:
        """How often the bidder took talon cards in a game where that decides; otherwise 0."""
        hand = self.case.facts.hand
        sheet = self.variant.sheet
        alone = [
            each.id
            for each in sheet.contract
            if each.sides == "alone" and getattr(each, "talon", False)
        ]
        has_draws = getattr(sheet, "draws", None) is not None and hand.contract in alone
        return hand.draw or 1 if has_draws else 0

    @property
    def is_doubled_round(self) -> bool:
        """Whether the hand counts twice because of the hand before it."""
        return bool(self.case.facts.table.double_left or self.case.facts.table.schlussradl)

    @property
    def partner(self) -> Seat | None:
        """Who plays with the bidder, where the case says so."""
        told = self.case.facts.hand.partner
        return None if told in (None, "none") else seat_of(told)


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
        if _adds_up(worked) and not _is_unclear(worked):
            found.append(worked)
    return tuple(found)


def _adds_up(worked: Worked) -> bool:
    """Return whether the card points are all there as the sheet tells them: rounded or not."""
    points = [points for _, points in worked.points]
    return not points or sum(points) == worked.variant.sheet.pack.points.total


def _is_unclear(worked: Worked) -> bool:
    """Return whether something that decides cannot be told, or is left open by the sheet."""
    hand, doubts = worked.case.facts.hand, doubts_of(worked.case.facts.ruleset)
    doubled = (hand.kontra, *(each.kontra for each in hand.bei))
    if hand.bei and any(doubled):
        return True
    # To whose doubling one answers.
    chains = hand.kontra or ()
    if len(chains) > 1 and any(len(chain) > 1 for chain in chains):
        return True
    if any(step.key in _UNCLEAR for line in worked.lines for step in line.working):
        return True
    # Who has no point may have a trick or none.
    if hand.trickless is None and not all(points for _, points in worked.points):
        return True
    if doubts.plain_extras and any(item.kontra for item in hand.items):
        return True
    has_valat = any(line.part == _VALAT for line in worked.lines)
    if has_valat and (hand.kontra or (doubts.shared_valat and worked.partner is not None)):
        return True
    if doubts.lost_valat and any(_is_lost_valat(line) for line in worked.lines):
        return True
    if doubts.lost_silent and any(line.label.key == _LOST for line in worked.lines):
        return True
    silent = (line.part for line in worked.lines if not line.label.key.startswith(ANNOUNCED))
    if any(part in doubts.silent for part in silent):
        return True
    if doubts.lost_bonus and any(_has_lost_bonus(line) for line in worked.lines):
        return True
    return not _alternates(worked)


def _is_lost_valat(line: ScoreLine) -> bool:
    return line.part == _VALAT and line.label.key == f"{ANNOUNCED}lost"


def _has_lost_bonus(line: ScoreLine) -> bool:
    keys = [step.key for step in line.working]
    return line.label.key == "line.game-lost" and "working.bonus" in keys


def _alternates(worked: Worked) -> bool:
    """Return whether the two sides have doubled the game by turns, as they may."""
    hand, mine = worked.case.facts.hand, (worked.bidder, worked.partner)
    if hand.declarer is None:
        return True
    steps = (
        (step, seat_of(letter) in mine)
        for chain in hand.kontra or ()
        for step, letter in enumerate(chain, 1)
    )
    return all(is_mine == (step % 2 == 0) for step, is_mine in steps)


def _opened(case: Case, variant: Variant) -> State:
    return opening(case.facts.table, case.seats, variant)


def _cases(ruleset: str, name: str) -> tuple[Case, ...]:
    file = data("variants") / "cases" / ruleset / f"{name}.toml"
    document = read_toml(decode_text(file.read_bytes(), file.name), file.name)
    return read_cases(document, vocabularies()).cases
