"""From the words of an act to the act (docs/case-format.md, section 3)."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Final

from msgspec import Struct

from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.cases import acts
from tarock_desktop.cases.acts import Act, Saying
from tarock_desktop.cases.counts import point_mistakes
from tarock_desktop.cases.notation import (
    Cards,
    Points,
    parse_amounts,
    parse_card,
    parse_cards,
    parse_points,
    parse_points_by_seat,
    parse_seat,
    parse_seats,
)
from tarock_desktop.cases.spelling import known_name, known_names, plain_name
from tarock_desktop.cases.vocabulary import STEPS, Vocabulary
from tarock_desktop.documents.names import nearest, quoted, unknown

SAYINGS: Final = {saying.value: saying for saying in Saying}
_COUNT: Final = re.compile(r"[1-9]\d{0,2}")
_PLACES: Final = re.compile(r"([1-9])(?:-([1-9]))?")
_CHOICE: Final = re.compile(r"[a-z][a-z-]+")
_CARD: Final = re.compile(r"[THDSC]\w{1,2}")
_SUITS: Final = {
    **{suit.name.lower(): suit for suit in Suit if suit is not Suit.TAROCK},
    **dict.fromkeys(("tarocks", "tarock", "taroks", "tarok", "taroky"), Suit.TAROCK),
}
_SAID: Final = {
    **dict.fromkeys(("gut", "dalje", "dobra", "dobra-povinnost", "hotovo"), "good"),
    **dict.fromkeys(("weiter", "dal"), "pass"),
    **dict.fromkeys(("ich-liege", "lezim"), "ready"),
}
"""What the players of a sheet say for it, as `plain_name` has it."""
STEPS_OF_SHEETS: Final = {"contra": 1, "flek": 1, "sup": 3, "supre": 3, "mort": 4}
"""The sheets' own words for steps of doubling, where they have others."""
_FOR_ONE: Final = ("judge", "table")
_RESERVED: Final = {"rest": "table", "close": "table", "rule": "judge"}


class Grammar(Struct, frozen=True):
    """Reads acts with the words of one sheet, for the seats of one table."""

    words: Vocabulary
    seats: str
    """Letters of the people at the table."""

    def seat(self, text: str) -> str:
        """Return a seat that is at the table."""
        seat = parse_seat(text)
        if seat not in self.seats:
            raise ValueError(f"{seat} is not at the table: there are {' '.join(self.seats)}")
        return seat

    def rule(self, text: str) -> str:
        """Return the id of an irregularity of the sheet."""
        return _known("rule", text, self.words.rules)

    def act(self, text: str, who: str = "A") -> Act:
        """Return the act that *text* says.

        Raises:
            ValueError: with the sentence that says what is wrong.
        """
        if not text:
            raise ValueError("the act is missing")
        found = self._judge_or_table(text, who) if who in _FOR_ONE else None
        if found is not None:
            return found
        verb, _, rest = text.partition(" ")
        if verb in _RESERVED and who != _RESERVED[verb]:
            raise ValueError(f'"{verb}" is an act of the {_RESERVED[verb]}')
        text = _SAID.get(plain_name(text), text)
        verb, _, rest = text.partition(" ")
        if text in SAYINGS:
            return acts.Say(SAYINGS[text])
        if _CARD.fullmatch(verb):
            return acts.Play(parse_cards(text))
        read = _VERBS.get(verb)
        if read is None:
            said = text if nearest(text, SAYINGS) else verb
            raise ValueError(unknown("act", said, (*SAYINGS, *_VERBS)))
        rest = rest.strip()
        if not rest and verb not in _ALONE:
            raise ValueError(f'"{verb}" needs something behind it')
        return read(self, rest)

    def _judge_or_table(self, text: str, who: str) -> Act | None:
        """Read the acts that only the judge, or only the table, can do."""
        verb, _, rest = text.partition(" ")
        if who == "judge":
            if verb == "reopen":
                return acts.Reopen(self.rule(rest))
            if verb != "rule":
                raise ValueError(f"the judge only rules, not {quoted(text)}")
            return self._ruled(rest)
        return acts.Rest(self._rest(rest)) if verb == "rest" else None

    def _ruled(self, text: str) -> Act:
        """`rule A -2, B 2`, `rule fined for SPJST-P08`, `rule A -2, B 2 by C`."""
        said, _, sits = text.partition(" by ")
        said, _, row = said.partition(" for ")
        about = self.rule(row) if row else None
        seat = self.seat(sits) if sits else None
        if _CHOICE.fullmatch(said):
            return acts.JudgeRuling({}, said, about, seat)
        amounts = parse_amounts(said)
        for other in amounts:
            self.seat(other)
        return acts.JudgeRuling(amounts, None, about, seat)

    def _rest(self, text: str) -> Points | None:
        if text == "won":
            return None
        if " " not in text:
            points = Points(((None, parse_points(text)),))
        else:
            points = parse_points_by_seat(text)
            for seat in points.by_seat:
                self.seat(seat)
        for sentence in point_mistakes(points, self.words):
            raise ValueError(sentence)
        return points

    def knock(self, rest: str) -> Act:
        """`knock 3`, `knock choice`, `knock II`; `knock` where no way is named with it."""
        if not rest and not self.words.bare_knock:
            raise ValueError('"knock" needs something behind it')
        if " " in rest:
            raise ValueError(f"one way of dealing is chosen, not {quoted(rest)}")
        return acts.Knock(rest)

    def misdeal(self, rest: str) -> Act:
        """`misdeal B 13, D 11`, `misdeal talon 5`."""
        sizes: list[tuple[str | None, int]] = []
        for part in rest.split(","):
            words = part.split()
            if len(words) != 2:
                raise ValueError(f'a misdeal is written as in "misdeal B 13", not {quoted(part)}')
            seat = None if words[0] == "talon" else self.seat(words[0])
            sizes.append((seat, _count(words[1])))
        return acts.Misdeal(tuple(sizes))

    def bid(self, rest: str) -> Act:
        """`bid povinost`, `bid piccolo bei`."""
        bids = {*self.words.contracts, *self.words.bids}
        whole = known_name(rest, bids, self.words.also)
        name, _, more = (whole if whole in bids else rest).partition(" ")
        if more not in {"", "bei"}:
            raise ValueError(f'only "bei" may stand behind a bid, not {quoted(more)}')
        return acts.Bid(_known("contract", name, bids), joined=more == "bei")

    def take(self, rest: str) -> Act:
        """`take 1-4`, `take 5`, `take 4-6 hidden`."""
        places, _, more = rest.partition(" ")
        found = _PLACES.fullmatch(places)
        if found is None or more not in {"", "hidden"}:
            raise ValueError(
                f'talon cards are taken by places, as in "take 1-4", not {quoted(rest)}'
            )
        first, last = int(found.group(1)), int(found.group(2) or found.group(1))
        if last < first:
            raise ValueError(f"{quoted(places)} counts backwards")
        return acts.TakeTalon(first, last, hidden=more == "hidden")

    def discard(self, rest: str) -> Act:
        """`discard S7 S8 T2 show T2`, `discard nothing`."""
        if rest == "nothing":
            return acts.Discard(Cards(), Cards())
        laid, _, shown = f"{rest} ".partition(" show ")
        cards, face_up = parse_cards(laid), parse_cards(shown)
        stranger = next((card for card in face_up if card not in cards), None)
        if stranger is not None:
            raise ValueError(f"{stranger.name} is shown but not discarded")
        return acts.Discard(cards, face_up)

    def declare(self, rest: str) -> Act:
        """`declare tarocky trull`, `declare nothing`."""
        names = () if rest == "nothing" else tuple(known_names(rest, self.words.values).split())
        for name in names:
            _known("value", name, self.words.values)
        return acts.Declare(names)

    def challenge(self, step: int, rest: str) -> Act:
        """`kontra game`, `re pagat`, `kontra piccolo of A`."""
        target, of, owner = (rest or "game").partition(" of ")
        target = _known("item", target, {"game", *self.words.items, *self.words.contracts})
        return acts.Challenge(step, target, self.seat(owner.strip()) if of else None)

    def claim(self, rest: str) -> Act:
        """`claim B SPJST-P16`."""
        seat, _, rule = rest.partition(" ")
        return acts.Claim(self.seat(seat), self.rule(rule.strip()))

    def agree(self, rest: str) -> Act:
        """`agree B CZ-P17`, `agree B`, `agree B CZ-P17 by A B D`."""
        what, by, seats = rest.partition(" by ")
        offender, _, rule = what.partition(" ")
        agreed = "".join(self.seat(seat) for seat in parse_seats(seats)) if by else None
        row = self.rule(rule.strip()) if rule else None
        return acts.Agree(self.seat(offender), row, agreed)

    def correct(self, rest: str) -> Act:
        """`correct discard S7 S8 S9 H1`."""
        if rest.split(" ", maxsplit=1)[0] in {"correct", "other"}:
            raise ValueError(f"{quoted(rest)} cannot be corrected")
        return acts.Correct(self.act(rest))

    def drop(self, rest: str) -> Act:
        """`drop`, `drop H4`."""
        card: Card | None = parse_card(rest) if rest else None
        return acts.Drop(card)

    def throw(self, rest: str) -> Act:
        """`throw H4 H3`, `throw H4 H3 covered`."""
        covered = rest.endswith(" covered")
        cards = parse_cards(rest.removesuffix(" covered"))
        if len(cards) < 2:
            raise ValueError("at least two cards are thrown at once")
        return acts.Throw(cards, covered)

    def look(self, rest: str) -> Act:
        """`look trick 3`; the other looks are sayings."""
        what, _, number = rest.partition(" ")
        _known("thing to look at", what, ("bottom", "cards", "talon", "discards", "trick"))
        if what != "trick":
            raise ValueError(f'nothing stands behind "look {what}"')
        return acts.LookTrick(_count(number))

    def phrase(self, rest: str) -> Act:
        """Refuse the rest of a phrase of which only the beginning was right."""
        raise ValueError(unknown("act ending", rest, _ENDINGS))


def _step(step: int) -> Callable[[Grammar, str], Act]:
    return lambda grammar, rest: grammar.challenge(step, rest)


_OWN: Final[dict[str, Callable[[Grammar, str], Act]]] = {
    "shuffle": lambda _, rest: acts.Shuffle(_count(rest)),
    "cut": lambda _, rest: acts.Cut(_count(rest)),
    "knock": Grammar.knock,
    "packet": lambda _, rest: acts.TakePacket(_count(rest)),
    "misdeal": Grammar.misdeal,
    "bid": Grammar.bid,
    "call": lambda _, rest: acts.Call(parse_card(rest)),
    "take": Grammar.take,
    "discard": Grammar.discard,
    "declare": Grammar.declare,
    "announce": lambda grammar, rest: acts.Announce(_known("item", rest, grammar.words.items)),
    "claim": Grammar.claim,
    "agree": Grammar.agree,
    "demand": lambda _, rest: acts.DemandLead(_SUITS[_known("suit", rest, _SUITS)]),
    "correct": Grammar.correct,
    "expose": lambda _, rest: acts.Expose(parse_card(rest)),
    "drop": Grammar.drop,
    "throw": Grammar.throw,
    "pull": lambda _, rest: acts.Pull(parse_card(rest)),
    "look": Grammar.look,
    "other": lambda _, rest: acts.Other(rest),
    **{word: _step(number) for number, word in enumerate(STEPS, 1)},
    **{word: _step(number) for word, number in STEPS_OF_SHEETS.items()},
}
_PHRASES: Final = tuple(words.split(" ", 1) for words in SAYINGS if " " in words)
_ENDINGS: Final = tuple(sorted({ending for _, ending in _PHRASES}))
_VERBS: Final = {verb: Grammar.phrase for verb, _ in _PHRASES} | _OWN
_ALONE: Final = frozenset({"drop", "knock", *STEPS, *STEPS_OF_SHEETS})


def _count(text: str) -> int:
    if not _COUNT.fullmatch(text):
        raise ValueError(f"{quoted(text)} is not a whole number from 1 to 999")
    return int(text)


def _known(kind: str, name: str, names: Collection[str]) -> str:
    told = known_name(name, names)
    if told not in names:
        raise ValueError(unknown(kind, name, names))
    return told
