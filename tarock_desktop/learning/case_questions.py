"""Questions about what is right: legal cards, counts and payments of worked cases."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Final

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Suit
from tarock_desktop.cases.frames import Frame
from tarock_desktop.learning.askable import piles, positions, settled_hands
from tarock_desktop.learning.doubts import doubts_of
from tarock_desktop.learning.question import (
    Cards,
    Kind,
    Paid,
    Part,
    Points,
    Question,
    chance_of,
    mixed,
)
from tarock_desktop.learning.worked import Worked
from tarock_desktop.table.amounts import Amounts, total
from tarock_desktop.table.outcomes import extra_outcome
from tarock_desktop.table.redact import observe
from tarock_desktop.table.seats import Watcher

_FOUND: Final[Mapping[Kind, Callable[[str, str], tuple[Worked, ...]]]] = {
    Kind.LEGAL: positions,
    Kind.COUNT: piles,
    Kind.SETTLE: settled_hands,
}
_PARTS: Final = {Kind.LEGAL: Part.PLAY, Kind.COUNT: Part.COUNT, Kind.SETTLE: Part.COUNT}
_CAP: Final = "cap"
"""The line of a score about the most that one pays to another."""
_VALUE: Final = "contract.value"
"""What a sheet may say in another article than that of a game."""
_TURNED_ROUND: Final = Fraction(-1)
_HALF: Final = Fraction(1, 2)
_OFTEN: Final = (Fraction(2), _HALF, _TURNED_ROUND, Fraction(3), Fraction(4))
"""By what somebody may multiply who is mistaken."""


def question_from(ruleset: str, name: str, kind: Kind, seed: str) -> Question | None:
    """Return a question about one variation of a case; the same seed gives the same one.

    `None`: nothing of this kind can be asked about it.
    """
    find = _FOUND.get(kind)
    found = () if find is None else find(ruleset, name)
    if not found:
        return None
    chance = chance_of(f"{name}/{kind.value}/{seed}")
    for variation in chance.sample(range(len(found)), len(found)):
        worked = found[variation]
        right, wrong = _answers(worked, kind)
        options = mixed(right, wrong, chance)
        if options is not None:
            return Question(
                source=name,
                ruleset=ruleset,
                kind=kind,
                part=_PARTS[kind],
                seed=seed,
                options=options,
                right=options.index(right),
                article=_article(worked),
                variation=variation,
            )
    return None


def worked_of(question: Question) -> Worked:
    """Return what a question is about."""
    return _FOUND[question.kind](question.ruleset, question.source)[question.variation]


def frames_of_case(question: Question) -> tuple[Frame, ...]:
    """Return the table that a question shows."""
    worked = worked_of(question)
    return (Frame(observe(worked.state, Watcher.REFEREE)),)


def _answers(
    worked: Worked, kind: Kind
) -> tuple[Cards | Points | Paid, Iterator[Cards | Points | Paid]]:
    match kind:
        case Kind.LEGAL:
            return Cards(worked.legal), map(Cards, _other_cards(worked))
        case Kind.COUNT if worked.pile is not None:
            return Points(worked.pile[2]), map(Points, _other_counts(worked))
        case _:
            return Paid(worked.paid), map(Paid, _other_payments(worked))


def _article(worked: Worked) -> str:
    """Return where the answer stands: what the case is about, or else what decides in the end.

    That is a ceiling, a doubling, a double round, an extra, or the value of the game.
    """
    if told := worked.case.facts.articles:
        return told[0]
    lines, sheet, hand = worked.lines, worked.variant.sheet, worked.case.facts.hand
    capped = [line.article for line in lines if line.part == _CAP]
    is_doubled = hand.kontra or any(item.kontra for item in hand.items)
    doubled = [sheet.challenge.article] if is_doubled else []
    doubled += [sheet.round.article] if worked.is_doubled_round else []
    extras = [line.article for line in lines if extra_outcome(line) is not None]
    values = [cited.article for cited in sheet.cited if _VALUE in cited.facts]
    games = [line.article for line in lines]
    return next(iter((*capped, *doubled, *extras, *values, *games)), "")


def _other_cards(worked: Worked) -> Iterator[CardSet]:
    """Yield cards that somebody may think he may play."""
    state, pack = worked.state, worked.variant.sheet.pack
    seat = state.turn
    hand = NO_CARDS if seat is None else state.deal.hands[seat].cards
    trick = [entry.card for entry in state.play.trick]
    trumps = CardSet.gather(card for card in hand if card.suit is Suit.TAROCK)
    led = trick[0] if trick else None
    follows = CardSet.gather(card for card in hand if led and card.suit is led.suit)
    best = next(iter(pack.ranked(trumps)), None)
    without_best = trumps - CardSet.gather([best] if best else [])
    parts = (
        follows,
        trumps,
        hand,
        hand - trumps,
        follows | trumps,
        hand - follows,
        CardSet.gather([best] if best else []),
        without_best,
        hand - worked.legal,
        *(worked.legal - CardSet.gather([card]) for card in worked.legal),
        *(worked.legal | CardSet.gather([card]) for card in hand - worked.legal),
    )
    for cards in parts:
        if cards and cards != worked.legal:
            yield cards


def _other_counts(worked: Worked) -> Iterator[Fraction]:
    """Yield counts that are wrong by a card, a third or a mistake in taking off."""
    if worked.pile is None:
        return
    _, cards, right = worked.pile
    pack = worked.variant.sheet.pack
    third = Fraction(1, 3)
    has_thirds = worked.variant.told_points(third) == third
    is_by_threes = pack.points.deduction.denominator != 1
    whole = doubts_of(worked.case.facts.ruleset).whole_piles
    steps = (third, -third) if is_by_threes and has_thirds and not whole else ()
    not_taken_off = pack.points.deduction * len(cards)
    for step in (not_taken_off, *steps, *map(Fraction, (1, -1, 2, 3))):
        if right + step > 0:
            yield right + step


def _other_payments(worked: Worked) -> Iterator[Amounts]:
    """Yield payments with a line left out, a factor too many, or the signs turned round."""
    lines, right = worked.lines, worked.paid
    people = len(right)
    if len(lines) > 1:
        yield lines[0].amounts
        yield total((line.amounts for line in lines[:-1]), people)
    # Some read "40 to each of the others" as paid by each of two, and some sheets do not say it.
    may_be_twice = worked.valat is not None or doubts_of(worked.case.facts.ruleset).each_winner
    # Half of it is what a sheet with written points may write.
    is_written = bool(worked.variant.written_for(right))
    factors = [factor for factor in _OFTEN if not (is_written and factor == _HALF)]
    for factor in factors[1:] if may_be_twice else factors:
        amounts = tuple(amount * factor for amount in right)
        # Half a chip shows that it is wrong.
        if all(amount.denominator == 1 for amount in amounts):
            yield amounts
