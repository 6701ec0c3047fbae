"""Readable deal files: who deals, and where every card lies.

    deal = 1
    ruleset = "spjst"
    dealer = "D"
    talon = "T5 H1 S10 CK D3 T14"

    [hands]
    A = "T20 T3 HK ..."

Seats are letters in order of play. The talon's top card stands first. Of more people than play a
hand those who rest, the dealer among them, have an empty hand. The file may also say who sits
where: `[names]`, and `[players]` with `human` or the level of a computer player.

A deal in the making may lack cards. `[wishes.A]` to `[wishes.talon]` say what chance has to
respect when it deals the rest (`deal_filling.py`): `least_trumps`, `most_trumps`,
`least_points`, `most_points`, and `void = "H D"`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from tarock_desktop.bots.levels import BOTS
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.notation import BY_NAME, format_cards
from tarock_desktop.cards.pack import PACK, Card
from tarock_desktop.cards.shuffle import shuffled
from tarock_desktop.documents.conversion import MisfitError, convert, find_mistakes, refuse_newer
from tarock_desktop.documents.errors import DocumentError, Position, the_first
from tarock_desktop.documents.faults import Fault, fault, not_known
from tarock_desktop.documents.files import load
from tarock_desktop.documents.names import quoted
from tarock_desktop.documents.people import MAX_NAME, clean_line, is_line, is_name, repeated
from tarock_desktop.documents.positions import KeyPath
from tarock_desktop.documents.toml import Document
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.session.answers import Answer
from tarock_desktop.session.deal_wishes import ANYTHING, PLAIN_SUITS, Suits, Wish
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import ArrangeDeal, StartHand
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.variants.loader import load_sheet
from tarock_desktop.variants.schema import Sheet

LETTERS: Final = "ABCDEF"
"""Names of the seats in order of play."""
HUMAN: Final = "human"
"""How a file says that a person plays on a seat."""
_PLAYERS: Final = (HUMAN, *BOTS)


class Deal(Struct, frozen=True):
    """Where every card lies before the bidding; may be faulty, `status` tells."""

    ruleset: str
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    """By seat."""
    talon: tuple[Card, ...]
    """The top card first."""
    names: tuple[str, ...] = ()
    """By seat; empty where the file names nobody."""
    players: tuple[str, ...] = ()
    """`human` or a level, by seat; empty where the file leaves it to the table."""
    number: str = ""
    """Its number (`deal_number.py`), where it comes from one."""
    wishes: tuple[Wish, ...] = ()
    """What chance has to respect when it fills the deal: by seat, and of the talon last. Empty:
    nothing."""

    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """The hands by seat, and the talon last."""
        return (*self.hands, self.talon)

    def wish(self, place: int) -> Wish:
        """Return what is wished of a pile."""
        return self.wishes[place] if self.wishes else ANYTHING

    def where(self, place: int) -> str:
        """Return the letter of a seat, or `talon`."""
        return LETTERS[place] if place < len(self.hands) else "talon"


class DealFault(Struct, frozen=True):
    """One thing that is wrong with a deal."""

    where: str
    """The seat's letter, `talon`, `dealer` or `deal`."""
    what: Fault
    card: Card | None = None
    """The card it is about."""


def status(deal: Deal, sheet: Sheet) -> tuple[DealFault, ...]:
    """Return everything that is wrong with a deal; nothing: it can be played."""
    return (*_wrong_seats(deal, sheet), *_wrong_sizes(deal, sheet), *_wrong_cards(deal))


def _wrong_seats(deal: Deal, sheet: Sheet) -> Iterator[DealFault]:
    seats = len(deal.hands)
    if seats not in sheet.ruleset.players:
        name = sheet.ruleset.name
        what = fault("{name} is not played with {number} hands", name=name, number=seats)
        yield DealFault("deal", what)
    if not 0 <= deal.dealer < seats:
        yield DealFault("dealer", fault("the dealer has no hand"))


def _wrong_sizes(deal: Deal, sheet: Sheet) -> Iterator[DealFault]:
    for place, right in enumerate(right_sizes(len(deal.hands), deal.dealer, sheet)):
        count = len(deal.piles[place])
        if count != right:
            where = deal.where(place)
            yield DealFault(where, _wrong_size(where, count, right))


def right_sizes(people: int, dealer: Seat, sheet: Sheet) -> tuple[int, ...]:
    """Return how many cards each of *people* is dealt, and how many the talon has."""
    playing = _playing(people, dealer, sheet)
    hands = (sheet.deal.hand if seat in playing else 0 for seat in range(people))
    return (*hands, sheet.deal.talon)


def _wrong_size(where: str, count: int, right: int) -> Fault:
    if where == "talon":
        return fault("the talon has {count} cards, not {right}", count=count, right=right)
    return fault(
        "hand {seat} has {count} cards, not {right}", seat=where, count=count, right=right
    )


def _playing(people: int, dealer: Seat, sheet: Sheet) -> tuple[Seat, ...]:
    """Return who is dealt a hand, from the dealer's right on."""
    order = tuple(Seat((dealer + 1 + step) % people) for step in range(people))
    return order[: sheet.dealt]


def _wrong_cards(deal: Deal) -> Iterator[DealFault]:
    owner: dict[Card, str] = {}
    for place, cards in enumerate(deal.piles):
        where = deal.where(place)
        for card in cards:
            if card in owner:
                yield DealFault(where, _lies_there(card, owner[card]), card)
            owner.setdefault(card, where)
    missing = tuple(card for card in PACK if card not in owner)
    if missing:
        cards_missing = fault("these cards are missing: {cards}", cards=format_cards(missing))
        yield DealFault("deal", cards_missing)


def _lies_there(card: Card, where: str) -> Fault:
    if where == "talon":
        return fault("{card} lies in the talon already", card=card.name)
    return fault("{card} lies in hand {seat} already", card=card.name, seat=where)


class Cards(tuple[Card, ...]):
    """Cards in the order they were named."""

    __slots__ = ()


class _DealFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    deal: Literal[1]
    ruleset: str
    dealer: str | None = None
    names: dict[str, str] = {}
    players: dict[str, str] = {}
    hands: dict[str, Cards]
    talon: Cards
    wishes: dict[str, Wish] = {}


def load_deal(path: Path) -> Deal:
    """Return the deal of a file.

    Raises:
        DocumentError: the first mistake.
    """
    return read_deal(load(path))


def read_deal(document: Document) -> Deal:
    """Return the deal of a document; as `load_deal`."""
    for mistake in deal_mistakes(document):
        raise mistake
    return _deal_of(convert(document, _DealFile, cards_of))


def deal_mistakes(document: Document) -> list[DocumentError]:
    """Return everything that is wrong with a deal file, in the order of the text."""
    mistakes = draft_mistakes(document)
    if mistakes:
        return mistakes
    file = convert(document, _DealFile, cards_of)
    faults = status(_deal_of(file), load_sheet(file.ruleset, {}))
    placed = (DocumentError(document.name, _place(document, each), each.what) for each in faults)
    return sorted(placed, key=lambda mistake: mistake.position)


def read_draft(document: Document) -> Deal:
    """Return the deal of a document whose cards may lack, or lie where they don't belong.

    Raises:
        DocumentError: the first mistake of another kind.
    """
    for mistake in draft_mistakes(document):
        raise mistake
    return _deal_of(convert(document, _DealFile, cards_of))


def draft_mistakes(document: Document) -> list[DocumentError]:
    """Return what is wrong with a deal file, whatever cards lie where."""
    try:
        refuse_newer(document, "deal", 1)
    except DocumentError as newer:
        return [newer]
    mistakes = find_mistakes(document, _DealFile, cards_of)
    if mistakes:
        return mistakes
    mistakes = list(_wrong_words(document, convert(document, _DealFile, cards_of)))
    return list(the_first(sorted(mistakes, key=lambda mistake: mistake.position)))


def _wrong_words(document: Document, file: _DealFile) -> Iterator[DocumentError]:
    if file.ruleset not in FAMILY_OF:
        yield document.error(("ruleset",), not_known("ruleset", file.ruleset, FAMILY_OF))
    # A tuple: in a text "" and "AB" would be found too.
    letters = tuple(LETTERS[: len(file.hands)])
    for letter in file.hands:
        if letter not in letters:
            what = fault(
                "{name} is no seat; {number} hands belong to {seats}",
                name=quoted(letter),
                number=len(letters),
                seats="".join(letters),
            )
            yield document.key_error(("hands", letter), what)
    for letter, name in file.names.items():
        if letter not in letters:
            yield document.key_error(("names", letter), _no_seat(letter))
        elif not is_name(name):
            yield document.error(("names", letter), _wrong_name(name))
    again = repeated([*file.names.values()])
    if again is not None:
        letter = [*file.names][again]
        what = fault("{name} is the name of another player", name=quoted(file.names[letter]))
        yield document.error(("names", letter), what)
    for letter, player in file.players.items():
        if letter not in letters:
            yield document.key_error(("players", letter), _no_seat(letter))
        elif player not in _PLAYERS:
            yield document.error(("players", letter), not_known("player", player, _PLAYERS))
    for place in file.wishes:
        if place not in (*letters, "talon"):
            yield document.key_error(("wishes", place), _no_seat(place))
    if file.dealer is not None and file.dealer not in file.hands:
        yield document.error(("dealer",), _no_seat(file.dealer))


def _no_seat(letter: str) -> Fault:
    return fault("{name} is no seat", name=quoted(letter))


def _wrong_name(name: str) -> Fault:
    if not is_line(name):
        return fault("a name has no characters that cannot be seen")
    if len(name) > MAX_NAME:
        return fault("a name has at most {most} characters", most=MAX_NAME)
    return fault("a name is not empty")


def _place(document: Document, found: DealFault) -> Position:
    path: KeyPath = (
        (found.where,) if found.where in ("talon", "dealer") else ("hands", found.where)
    )
    if found.where == "deal":
        return document.at_key(("hands",))
    if found.card is None:
        return document.at_value(path)
    start = document.at_text(path)
    text: object = document.data
    for step in path:
        text = text[step] if isinstance(text, Mapping) else None
    return _place_of_word(start, str(text), found.card.name)


def _place_of_word(start: Position, text: str, word: str) -> Position:
    """Return where the last *word* of a text stands, which begins at *start*."""
    line, column = 0, 0
    for number, row in enumerate(text.split("\n")):
        at = f" {' '.join(row.split(chr(9)))} ".rfind(f" {word} ")
        if at >= 0:
            line, column = number, at
    return Position(start.line + line, column + (start.column if line == 0 else 1))


def _deal_of(file: _DealFile) -> Deal:
    letters = LETTERS[: len(file.hands)]
    dealer = letters[-1:] if file.dealer is None else file.dealer
    return Deal(
        ruleset=file.ruleset,
        dealer=Seat(letters.index(dealer)),
        hands=tuple(tuple(file.hands[letter]) for letter in letters),
        talon=tuple(file.talon),
        names=tuple(clean_line(name) for name in _by_seat(file.names, letters)),
        players=_by_seat(file.players, letters),
        wishes=tuple(file.wishes.get(place, ANYTHING) for place in (*letters, "talon"))
        if file.wishes
        else (),
    )


def _by_seat(told: Mapping[str, str], letters: str) -> tuple[str, ...]:
    return tuple(told.get(letter, "") for letter in letters) if told else ()


def cards_of(kind: type, value: object) -> object:
    """Return cards or suits as a file names them, for `documents.conversion`."""
    if kind is Suits:
        return _suits_of(value)
    if kind is not Cards:
        raise NotImplementedError(kind.__name__)
    if not isinstance(value, str):
        raise MisfitError(value, [(0, fault("cards are a text in quotation marks"))])
    rows = value.split("\n")
    faults = [
        (number if len(rows) > 1 else 0, fault("{word} is not a card", word=quoted(word)))
        for number, row in enumerate(rows, start=1)
        for word in row.split()
        if word not in BY_NAME
    ]
    if faults:
        raise MisfitError(value, faults)
    return Cards(BY_NAME[word] for word in value.split())


def _suits_of(value: object) -> Suits:
    if not isinstance(value, str):
        raise MisfitError(value, [(0, fault("suits are letters in quotation marks"))])
    by_letter = {suit.value: suit for suit in PLAIN_SUITS}
    for word in value.split():
        if word not in by_letter:
            what = fault("{word} is no suit: there are H, D, S and C", word=quoted(word))
            raise MisfitError(value, [(0, what)])
    return Suits(by_letter[word] for word in value.split())


def format_deal(deal: Deal, sheet: Sheet) -> str:
    """Return the text of a deal file, hands in the order they are held."""
    lines = ["deal = 1", f'ruleset = "{deal.ruleset}"', f'dealer = "{LETTERS[deal.dealer]}"']
    lines.append(f'talon = "{format_cards(deal.talon)}"')
    for table, told in (("names", deal.names), ("players", deal.players)):
        if any(told):
            lines += ["", f"[{table}]"]
            lines += [
                f"{LETTERS[seat]} = {msgspec.json.encode(word).decode()}"
                for seat, word in enumerate(told)
                if word
            ]
    lines += ["", "[hands]"]
    for seat, hand in enumerate(deal.hands):
        held = sheet.pack.ranked(CardSet.gather(hand))
        # A deal in the making may have a card twice.
        held += tuple(card for at, card in enumerate(hand) if card in hand[:at])
        lines.append(f'{LETTERS[seat]} = "{format_cards(held)}"')
    for place, wish in enumerate(deal.wishes):
        if wish != ANYTHING:
            lines += ["", f"[wishes.{deal.where(place)}]", *_wish_lines(wish)]
    return "\n".join(lines) + "\n"


def _wish_lines(wish: Wish) -> Iterator[str]:
    for name in ("least_trumps", "most_trumps", "least_points", "most_points"):
        value = getattr(wish, name)
        if value is not None:
            yield f"{name} = {value}"
    if wish.void:
        yield f'void = "{" ".join(suit.value for suit in wish.void)}"'


def digest(deal: Deal) -> str:
    """Return what two deals have in common if the same cards lie in the same places.

    Who deals counts, and so does the order of the talon; names, players, and the ruleset don't.
    """
    return cards_digest(deal.dealer, deal.hands, deal.talon)


def cards_digest(dealer: Seat, hands: Iterable[Iterable[Card]], talon: Iterable[Card]) -> str:
    """Return the digest of a deal by its cards."""
    held = (" ".join(card.name for card in sorted(hand)) for hand in hands)
    laid = " ".join(card.name for card in talon)
    text = "\n".join((LETTERS[dealer], *held, laid))
    return hashlib.sha256(text.encode()).hexdigest()


def random_deal(
    sheet: Sheet, seed: str, dealer: Seat | None = None, people: int | None = None
) -> Deal:
    """Return the deal that a seed text gives: shuffled, not cut, dealt in the sheet's packets.

    Args:
        sheet: the rules.
        seed: decides the cards.
        dealer: the last seat if none is named.
        people: those at the table; as many as play a hand if nothing is said.
    """
    seats = sheet.dealt if people is None else people
    last = Seat(seats - 1) if dealer is None else dealer
    order = _playing(seats, last, sheet)
    cards = shuffled(seed, PACK)
    talon, rest = cards[: sheet.deal.talon], cards[sheet.deal.talon :]
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for place, card in enumerate(rest):
        hands[order[place // sheet.deal.packet % len(order)]].append(card)
    return Deal(sheet.ruleset.id, last, tuple(tuple(hand) for hand in hands), talon)


def lay_deal(session: GameSession, deal: Deal) -> Answer:
    """Start a hand of *session* with the cards of *deal*, ready for the bidding.

    Raises:
        ValueError: the deal is for another ruleset, or is faulty.
        JournalError: it could not be saved.
    """
    if deal.ruleset != session.ruleset:
        raise ValueError(f"a deal of {deal.ruleset} can't be played as {session.ruleset}")
    for each in status(deal, session.sheet):
        raise ValueError(str(each.what))
    answer = session.submit(StartHand(TABLE, deal.dealer))
    if not answer.accepted:
        return answer
    hands = tuple(CardSet.gather(hand) for hand in deal.hands)
    return session.submit(ArrangeDeal(TABLE, hands, deal.talon, deal.number))
