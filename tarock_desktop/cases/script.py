"""The script of a case: acts with the answers they must get, and checks between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final

from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.notation import BY_NAME
from tarock_desktop.cases.acts import Act, Claim
from tarock_desktop.cases.grammar import Grammar
from tarock_desktop.cases.notation import (
    Cards,
    amount_words,
    count_words,
    parse_amounts,
    parse_cards,
    parse_points,
)
from tarock_desktop.cases.spelling import known_name
from tarock_desktop.documents.conversion import MisfitError
from tarock_desktop.documents.errors import MOST_MISTAKES
from tarock_desktop.documents.names import quoted, unknown


class AnswerWord(Enum):
    """What the engine must answer to an act."""

    ACCEPTED = "accepted"
    """Done; no ruling is shown."""
    REFUSED = "refused"
    """Not done; nothing has changed."""
    WARNED = "warned"
    """Not done yet; the same act with `anyway` goes through."""
    RULING = "ruling"
    """Done, and a ruling is given at once."""
    UNFOUNDED = "unfounded"
    """A claim that was heard: nothing was wrong."""
    NOTED = "noted"
    """A claim that was heard: it is ruled on at the end of the hand."""


HEARD: Final = (AnswerWord.UNFOUNDED, AnswerWord.NOTED)
"""What becomes of a claim that finds no ruling at once."""
DONE: Final = (AnswerWord.ACCEPTED, *HEARD)
"""Answers to an act that was done without a ruling."""


class Answer(Struct, frozen=True):
    """The expected answer to an act."""

    verdict: AnswerWord = AnswerWord.ACCEPTED
    rule: str | None = None
    """`None` for a refusal: by whatever rule."""

    def __str__(self) -> str:
        return f"{self.verdict.value} {self.rule}" if self.rule else self.verdict.value


class Deed(Struct, frozen=True):
    """Somebody does something."""

    who: str
    """A seat, `table` or `judge`."""
    act: Act
    answer: Answer
    anyway: bool = False
    """The act is insisted on after a warning."""


class Legal(tuple[Cards | tuple[Act, ...]]):
    """The complete set of what may be done: cards, or acts."""

    __slots__ = ()

    @property
    def cards(self) -> Cards | None:
        """The cards that may be played; `None` if acts were asked for."""
        return self[0] if isinstance(self[0], Cards) else None

    @property
    def acts(self) -> tuple[Act, ...]:
        """The acts that may be done."""
        return () if isinstance(self[0], Cards) else self[0]


class Check(Struct, frozen=True):
    """A question to the table between two acts, with the answer that it must get."""

    what: str
    """`turn`, `legal`, `calls`, `contract`, `winner`, `hand`, `count`, `pay` or `rulings`."""
    expected: str | Legal
    """The answer in words; to `legal` what may be done."""
    seat: str | None = None
    """The seat that is asked about."""


class Line(Struct, frozen=True):
    """One line of a script."""

    number: int
    """Counted from 1 in the script's own text."""
    text: str
    """Without its comment."""
    step: Deed | Check


class Script(tuple[Line, ...]):
    """The lines of a script that say something."""

    __slots__ = ()


def parse_script(text: str, grammar: Grammar) -> Script:
    """Return the lines of a script.

    Raises:
        MisfitError: with every line that is wrong.
    """
    lines: list[Line] = []
    faults: list[tuple[int, str]] = []
    for number, content in _lines(text):
        try:
            lines.append(Line(number, content, parse_line(content, grammar)))
        except ValueError as error:
            faults.append((number, str(error)))
            if len(faults) > MOST_MISTAKES:
                break
    if faults:
        raise MisfitError(text, faults)
    return Script(lines)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n"), 1):
        content = line.partition("#")[0].strip()
        if content:
            yield number, content


def parse_line(text: str, grammar: Grammar) -> Deed | Check:
    """Return the act or the check of one line; `ValueError` says what is wrong."""
    if text.startswith("?"):
        return _check(text[1:].strip(), grammar)
    who, colon, rest = text.partition(":")
    if not colon:
        raise ValueError(f'a line is written as in "A: pass" or "? turn A", not {quoted(text)}')
    who = who.strip()
    if who not in {"table", "judge"}:
        grammar.seat(who)
    said, _, answer = rest.replace("→", "->").partition("->")
    words = said.strip()
    anyway = words.endswith(" anyway")
    act = grammar.act(words.removesuffix(" anyway").rstrip(), who)
    return Deed(who, act, _answer(answer.strip(), act, grammar), anyway)


def _answer(text: str, act: Act, grammar: Grammar) -> Answer:
    if not text:
        return Answer()
    word, _, rule = text.partition(" ")
    verdicts = {verdict.value: verdict for verdict in AnswerWord}
    if word not in verdicts:
        raise ValueError(unknown("answer", word, verdicts))
    verdict = verdicts[word]
    if rule and verdict in DONE:
        raise ValueError(f'"{word}" has no rule behind it')
    if verdict in HEARD and not isinstance(act, Claim):
        raise ValueError(f'only a claim can be "{word}"')
    if not rule and verdict in {AnswerWord.WARNED, AnswerWord.RULING}:
        raise ValueError(f'"{word}" needs the rule behind it')
    return Answer(verdict, grammar.rule(rule.strip()) if rule else None)


def parse_legal(parts: str | list[str], grammar: Grammar) -> Legal:
    """Return a set of cards from a text, or of acts from a list."""
    if isinstance(parts, str):
        return Legal((parse_cards(parts),))
    return Legal((tuple(grammar.act(part) for part in parts),))


def _check(text: str, grammar: Grammar) -> Check:
    word, _, rest = text.partition(" ")
    read = _CHECKS.get(word)
    if read is None:
        raise ValueError(unknown("check", word, _CHECKS))
    return read(rest.strip(), grammar)


def _turn(rest: str, grammar: Grammar) -> Check:
    seats = [grammar.seat(word) for word in rest.split()]
    if not seats:
        raise ValueError('"? turn" needs a seat')
    return Check("turn", " ".join(seats))


def _legal(rest: str, grammar: Grammar) -> Check:
    if not rest or ("," not in rest and rest.split(maxsplit=1)[0] in BY_NAME):
        return Check("legal", parse_legal(rest, grammar))
    return Check("legal", parse_legal([part.strip() for part in rest.split(",")], grammar))


def _contract(rest: str, grammar: Grammar) -> Check:
    name, by, seat = rest.partition(" by ")
    name = known_name(name, grammar.words.contracts, grammar.words.also)
    if name not in grammar.words.contracts:
        raise ValueError(unknown("contract", name, grammar.words.contracts))
    return Check("contract", name, grammar.seat(seat.strip()) if by else None)


def _hand(rest: str, grammar: Grammar) -> Check:
    seat, _, cards = rest.partition(":")
    return Check("hand", _cards(cards), grammar.seat(seat.strip()))


def _cards(text: str) -> str:
    return str(CardSet.gather(parse_cards(text)))


def _count(rest: str, grammar: Grammar) -> Check:
    seat, _, points = rest.partition(" ")
    return Check("count", count_words(parse_points(points.strip())), grammar.seat(seat))


def _pay(rest: str, grammar: Grammar) -> Check:
    amounts = parse_amounts(rest)
    missing = [seat for seat in grammar.seats if seat not in amounts]
    if missing:
        raise ValueError(f"the amounts leave out {' '.join(missing)}")
    return Check("pay", amount_words({grammar.seat(s): amounts[s] for s in sorted(amounts)}))


def _rulings(rest: str, grammar: Grammar) -> Check:
    rows = (grammar.rule(word) for word in rest.replace(",", " ").split())
    return Check("rulings", " ".join(rows) or "none")


_CHECKS: Final[dict[str, Callable[[str, Grammar], Check]]] = {
    "turn": _turn,
    "legal": _legal,
    "calls": lambda rest, _: Check("calls", _cards(rest)),
    "contract": _contract,
    "winner": lambda rest, grammar: Check("winner", grammar.seat(rest)),
    "hand": _hand,
    "count": _count,
    "pay": _pay,
    "rulings": _rulings,
}
