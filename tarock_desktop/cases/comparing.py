"""What a case expects beside what the engine got."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

import msgspec
from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases.asking import (
    callable_cards,
    difference_of_legal,
    may_throw_in,
    turn_words,
    values_held,
)
from tarock_desktop.cases.checking import last_winner, pay_so_far
from tarock_desktop.cases.ending import (
    Words,
    announced_words,
    hand_words,
    joined_words,
    table_words,
)
from tarock_desktop.cases.families import family_of, scene_of
from tarock_desktop.cases.notation import Cards, Kontra, Seats, Trick, amount_words, count_words
from tarock_desktop.cases.reading import Case
from tarock_desktop.cases.schema import (
    Expectation,
    HandFacts,
    ItemFact,
    JoinedFact,
    RulingFact,
    named,
)
from tarock_desktop.cases.seats import by_letter, letter_of, seat_of
from tarock_desktop.cases.staging import set_scene, start_hand
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.rules.hand.counting import points_by_seat
from tarock_desktop.rules.play.tricks import winning_card
from tarock_desktop.table.amounts import Amount, Amounts, total
from tarock_desktop.table.seats import seat_after
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


class Difference(Struct, frozen=True):
    """One thing that came out differently."""

    what: str
    expected: str
    got: str


class WorkedCase(Struct, frozen=True):
    """A case that has been worked out."""

    case: Case
    variant: Variant
    opened: State
    """The table before the hand."""
    state: State
    """The table at the end of the script or of the hand."""
    rulings: tuple[RulingFact, ...]

    @property
    def hand(self) -> HandFacts:
        """What the case tells of the hand."""
        return self.case.facts.hand

    @property
    def expect(self) -> Expectation:
        """What the case expects."""
        return self.case.facts.expect

    @property
    def is_performed(self) -> bool:
        """Whether a script was performed."""
        return self.hand.script is not None

    def asked(self, stage: str) -> State:
        """Return the table on which a question is asked; *stage* if the case does not say one."""
        facts = self.hand
        if self.is_performed:
            return self.state
        position = msgspec.structs.replace(facts, at=facts.at or stage)
        state = set_scene(self.opened, position, self.variant, filled=False)
        if facts.leader is None or facts.trick is not None:
            return state
        return family_of(self.variant).ask(state, seat_of(facts.leader), self.variant)

    def asked_now(self) -> State:
        """Return the table on which whoever is due is asked: in play where a trick is told of."""
        return self.asked("bid" if self.hand.trick is None else "play")

    def asked_declarer(self, stage: str) -> State:
        """Return the table on which the declarer is asked."""
        state = self.asked(stage)
        if state.auction.declarer is None:
            raise UnjudgedError("there is no declarer yet who could be asked")
        return state


def differences(worked: WorkedCase) -> Iterator[Difference]:
    """Give everything in which a case came out differently, in the order of the format."""
    for key in named(worked.expect):
        yield from _PARTS[key](worked)


def _pay(worked: WorkedCase) -> Iterator[Difference]:
    expected = worked.expect.pay or {}
    yield from _amounts("pay", expected, by_letter(pay_so_far(worked.state)))


def _amounts(
    what: str, expected: Mapping[str, Amount], got: Mapping[str, Amount]
) -> Iterator[Difference]:
    """Give every amount, if one of them differs."""
    if any(expected[letter] != got[letter] for letter in expected):
        for letter, amount in expected.items():
            yield Difference(f"{what} {letter}", str(amount), str(got[letter]))


def _lines(worked: WorkedCase) -> Iterator[Difference]:
    expected = worked.expect.lines or {}
    scored = worked.state.result.lines
    parts = dict.fromkeys([*expected, *(line.part for line in scored if any(line.amounts))])
    for part in parts:
        lines = (line.amounts for line in scored if line.part == part)
        got = by_letter(total(lines, len(worked.state.round.seats)))
        yield from _amounts(f"line {part}", expected.get(part, dict.fromkeys(got, Amount(0))), got)


def _rulings(worked: WorkedCase) -> Iterator[Difference]:
    expected, got = worked.expect.rulings or (), worked.rulings
    same = len(expected) == len(got)
    if not same or not all(map(_is_same_ruling, expected, got)):
        yield Difference("rulings", _ruling_words(expected), _ruling_words(got))


def _is_same_ruling(expected: RulingFact, got: RulingFact) -> bool:
    """Compare what is expected of a ruling; a heading inside an article need not be named."""
    follows = got.consequence_article or got.article
    return (
        expected.rule == got.rule
        and expected.by in {None, got.by}
        and (_names(expected.article, got.article) or _names(expected.article, follows))
        and _names(expected.consequence_article, follows)
        and expected.reading in {None, got.reading or ""}
        and expected.remedy in {None, got.remedy}
        and (expected.pay is None or expected.pay == got.pay)
    )


def _names(expected: str | None, article: str | None) -> bool:
    """Return whether *expected* is the article, or leaves out the heading inside it."""
    return expected in {None, article, (article or "").partition("/")[0]}


def _ruling_words(rulings: tuple[RulingFact, ...]) -> str:
    return ", ".join(" ".join(_fact_words(ruling)) for ruling in rulings) or "none"


def _fact_words(ruling: RulingFact) -> Iterator[str]:
    yield ruling.rule
    if ruling.by is not None:
        yield f"by {' '.join(ruling.by)}"
    if ruling.article is not None:
        yield f"Art. {ruling.article}"
    if ruling.consequence_article is not None:
        yield f"consequence Art. {ruling.consequence_article}"
    if ruling.reading:
        yield f"reading {ruling.reading}"
    if ruling.remedy is not None:
        yield ruling.remedy
    if ruling.pay is not None:
        yield f"pays {amount_words(ruling.pay)}"


_TOLD: Final = {"mode", "options", "start_numbers", "signed"}
"""Keys of a table that no hand changes."""


def _table(worked: WorkedCase) -> Iterator[Difference]:
    table = worked.case.facts.table
    for key, value in named(worked.expect.table or table).items():
        own = named(table).get(key)
        got = _words(own) if key in _TOLD else table_words(key, worked.state)
        yield from _compared(f"table {key}", value, got)


def _hand(worked: WorkedCase) -> Iterator[Difference]:
    is_told = worked.is_performed or worked.state.result.over
    state = worked.state if is_told else worked.asked("bid")
    for key, value in named(worked.expect.hand or worked.hand).items():
        yield from _compared(f"hand {key}", value, hand_words(key, state, worked.variant))


def _compared(what: str, value: object, got: Words | None) -> Iterator[Difference]:
    if got is None:
        raise UnjudgedError(f"{what} can't be compared: it is not told at the end")
    expected = _words(value)
    if isinstance(expected, str):
        if expected != got:
            yield Difference(what, expected, got if isinstance(got, str) else "by seat")
        return
    for letter, words in expected.items():
        found = got.get(letter, "") if not isinstance(got, str) else got
        if words != found:
            yield Difference(f"{what} {letter}", words, found)


def _words(value: object) -> Words:
    """Return an expected value as `table_words` and `hand_words` tell it."""
    match value:
        case bool():
            return str(value).lower()
        case Trick():
            return f"{value.leader}: {value.cards}"
        case Cards():
            return str(value)
        case Seats():
            return " ".join(value)
        case Kontra():
            return "; ".join(sorted(" ".join(chain) for chain in value))
        case dict():
            return {letter: _seat_words(part) for letter, part in value.items()}
        case tuple() if any(isinstance(item, JoinedFact) for item in value):
            return joined_words(tuple(item for item in value if isinstance(item, JoinedFact)))
        case tuple():
            return announced_words(tuple(item for item in value if isinstance(item, ItemFact)))
        case _:
            return str(value)


def _seat_words(part: object) -> str:
    """Return what is expected of one seat; the order of its cards or values is no matter."""
    if isinstance(part, Cards):
        return str(CardSet.gather(part))
    return " ".join(sorted(part.split())) if isinstance(part, str) else str(part)


def _legal(worked: WorkedCase) -> Iterator[Difference]:
    legal = worked.expect.legal
    if legal is None:
        return
    state = worked.asked_now() if legal.cards is None else worked.asked("play")
    found = difference_of_legal(legal, state, worked.variant)
    if found is not None:
        yield Difference("legal", *found)


def _calls(worked: WorkedCase) -> Iterator[Difference]:
    state = worked.asked_declarer("call")
    got = callable_cards(state, state.declarer, worked.variant)
    yield from _compared("calls", str(CardSet.gather(worked.expect.calls or ())), str(got))


def _throw_in(worked: WorkedCase) -> Iterator[Difference]:
    allowed = may_throw_in(worked.asked_declarer("discard"), worked.variant)
    yield from _compared("throw_in", worked.expect.throw_in, str(allowed).lower())


def _values(worked: WorkedCase) -> Iterator[Difference]:
    state = worked.asked("declare")
    for letter, names in (worked.expect.values or {}).items():
        held = values_held(state, seat_of(letter), worked.variant)
        expected = " ".join(sorted(names.split()))
        yield from _compared(f"values {letter}", expected, " ".join(sorted(held)))


def _winner(worked: WorkedCase) -> Iterator[Difference]:
    trick = worked.hand.trick
    if worked.is_performed or trick is None:
        got = last_winner(worked.state)
    else:
        played = msgspec.structs.replace(worked.hand, at="play")
        opened = start_hand(worked.opened, worked.variant)
        scene = scene_of(played, opened, worked.variant)
        best = winning_card(trick.cards, worked.variant.sheet.pack, scene.follow_law)
        place = trick.cards.index(best)
        got = letter_of(seat_after(scene.players, seat_of(trick.leader), place))
    yield from _compared("winner", worked.expect.winner, got)


def _count(worked: WorkedCase) -> Iterator[Difference]:
    pack = worked.variant.sheet.pack
    piles = worked.hand.piles or {}
    is_dealt = bool(worked.state.deal.order)
    points = by_letter(points_by_seat(worked.state, pack)) if is_dealt else {}
    for letter, expected in (worked.expect.count or {}).items():
        cards = CardSet.gather(piles.get(letter, ()))
        at_table = worked.is_performed and is_dealt
        if not at_table and letter not in piles:
            raise UnjudgedError(f"the pile of {letter} is not told, so it can't be counted")
        got = points[letter] if at_table else pack.count(cards)
        told = worked.variant.told_points(got)
        yield from _compared(f"count {letter}", count_words(expected), count_words(told))


def _turn(worked: WorkedCase) -> Iterator[Difference]:
    yield from _compared("turn", worked.expect.turn, turn_words(worked.asked_now()))


def _written(worked: WorkedCase) -> Iterator[Difference]:
    expected = worked.expect.written or {}
    yield from _amounts("written", expected, by_letter(_sheet_of(worked)))


def _levelled(worked: WorkedCase) -> Iterator[Difference]:
    """Compare the score sheet levelled: every point is a unit from each other player."""
    expected, sheet = worked.expect.levelled or {}, _sheet_of(worked)
    sums = (len(sheet) * amount - sum(sheet) for amount in sheet)
    yield from _amounts("levelled", expected, by_letter(sums))


def _sheet_of(worked: WorkedCase) -> Amounts:
    """Return what each has written in the hand."""
    if not worked.variant.sheet.keeps_written:
        ruleset = worked.variant.sheet.ruleset.id
        raise UnjudgedError(f"{ruleset} has no score sheet of points")
    lines = worked.state.result.lines
    return total((line.written for line in lines), len(worked.state.round.seats))


_PARTS: Final[Mapping[str, Callable[[WorkedCase], Iterator[Difference]]]] = {
    "pay": _pay,
    "written": _written,
    "levelled": _levelled,
    "lines": _lines,
    "rulings": _rulings,
    "table": _table,
    "hand": _hand,
    "legal": _legal,
    "calls": _calls,
    "throw_in": _throw_in,
    "values": _values,
    "winner": _winner,
    "count": _count,
    "turn": _turn,
}
