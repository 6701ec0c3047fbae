"""A set of deals that several tables play: one readable file, the same at every table.

    duplicate = 1
    name = "Club evening"
    ruleset = "koenigrufen"

    [options]
    loan_unit = 10

    [[deals]]
    number = "K7Q-2MF-9KP"

    [[deals]]
    dealer = "D"
    talon = "T5 H1 S10 CK D3 T14"
    [deals.hands]
    A = "T20 T3 HK ..."

Every deal is played as a game of its own, so nothing of an earlier one counts in it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from tarock_desktop.cards.notation import format_cards
from tarock_desktop.documents.conversion import convert, find_mistakes, refuse_newer
from tarock_desktop.documents.errors import START, DocumentError
from tarock_desktop.documents.faults import fault, not_known
from tarock_desktop.documents.files import load
from tarock_desktop.documents.people import MAX_NAME, clean_line, is_name
from tarock_desktop.documents.toml import Document
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.session.deal_number import NumberError, parse_number
from tarock_desktop.session.deals import LETTERS, Cards, Deal, cards_of, digest, status
from tarock_desktop.session.numbered_deals import deal_of_number
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import Choice, OptionError, load_variant

MOST_DEALS: Final = 200
"""As many deals a set may have."""
_SHORT: Final = 12
"""Signs of a set's digest that are told."""


class DuplicateSet(Struct, frozen=True):
    """The deals, and the rules they are played by."""

    name: str
    ruleset: str
    options: Mapping[str, Choice]
    deals: tuple[Deal, ...]

    @property
    def variant(self) -> Variant:
        """The rules."""
        return load_variant(self.ruleset, dict(self.options))

    @property
    def people(self) -> int:
        """How many play at a table."""
        return len(self.deals[0].hands)

    @property
    def digest(self) -> str:
        """What two sets have in common if the same cards are played by the same rules."""
        options = (f"{name}={self.options[name]}" for name in sorted(self.options))
        parts = (self.ruleset, *options, *(digest(deal) for deal in self.deals))
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:_SHORT]

    def number_of(self, cards: str) -> int | None:
        """Return which deal of the set has the digest *cards*, from 1; `None`: none."""
        numbers = (at for at, deal in enumerate(self.deals, start=1) if digest(deal) == cards)
        return next(numbers, None)


class _DealForm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    number: str | None = None
    dealer: str | None = None
    talon: Cards | None = None
    hands: dict[str, Cards] | None = None


class _SetForm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    duplicate: Literal[1]
    name: str
    ruleset: str
    options: dict[str, str | bool | int] = {}
    deals: list[_DealForm]


def load_set(path: Path) -> DuplicateSet:
    """Return the set of a file.

    Raises:
        DocumentError: the first mistake.
    """
    return read_set(load(path))


def read_set(document: Document) -> DuplicateSet:
    """Return the set of a document; as `load_set`."""
    refuse_newer(document, "duplicate", 1)
    for mistake in find_mistakes(document, _SetForm, cards_of):
        raise mistake
    form = convert(document, _SetForm, cards_of)
    if form.ruleset not in FAMILY_OF:
        raise document.error(("ruleset",), not_known("ruleset", form.ruleset, FAMILY_OF))
    if not is_name(form.name):
        what = fault("a name has at most {most} characters", most=MAX_NAME)
        raise document.error(("name",), what)
    try:
        variant = load_variant(form.ruleset, form.options)
    except OptionError as error:
        raise document.error(("options",), error.what) from None
    if not 0 < len(form.deals) <= MOST_DEALS:
        what = fault("a set has 1 to {most} deals", most=MOST_DEALS)
        raise document.error(("deals",), what)
    deals = tuple(_deals(document, form, variant))
    return DuplicateSet(clean_line(form.name), form.ruleset, form.options, deals)


def _deals(document: Document, form: _SetForm, variant: Variant) -> Iterator[Deal]:
    seen: dict[str, int] = {}
    for at, each in enumerate(form.deals):
        deal = _deal(document, at, each, variant)
        cards = digest(deal)
        if cards in seen:
            what = fault("deal {one} is deal {other} again", one=at + 1, other=seen[cards])
            raise document.error(("deals", at), what)
        seen[cards] = at + 1
        yield deal


def _deal(document: Document, at: int, form: _DealForm, variant: Variant) -> Deal:
    people = variant.sheet.dealt
    if form.number is not None:
        try:
            return deal_of_number(parse_number(form.number), variant, people)
        except NumberError as error:
            raise document.error(("deals", at, "number"), error.what) from None
    letters = LETTERS[:people]
    hands = form.hands or {}
    dealer = letters[-1] if form.dealer is None else form.dealer
    if dealer not in tuple(letters):
        raise document.error(("deals", at), fault("the dealer has no hand"))
    deal = Deal(
        ruleset=variant.sheet.ruleset.id,
        dealer=Seat(letters.index(dealer)),
        hands=tuple(tuple(hands.get(letter, ())) for letter in letters),
        talon=tuple(form.talon or ()),
    )
    for each in status(deal, variant.sheet):
        raise document.error(("deals", at), each.what)
    return deal


def format_set(wanted: DuplicateSet) -> str:
    """Return the text of a set's file."""
    lines = ["duplicate = 1", f"name = {_text(wanted.name)}", f'ruleset = "{wanted.ruleset}"']
    if wanted.options:
        lines += ["", "[options]"]
        lines += [f"{name} = {_value(wanted.options[name])}" for name in sorted(wanted.options)]
    for deal in wanted.deals:
        lines += ["", "[[deals]]"]
        if deal.number:
            lines.append(f'number = "{deal.number}"')
            continue
        lines += [f'dealer = "{LETTERS[deal.dealer]}"', f'talon = "{format_cards(deal.talon)}"']
        lines.append("[deals.hands]")
        lines += [
            f'{LETTERS[seat]} = "{format_cards(sorted(hand))}"'
            for seat, hand in enumerate(deal.hands)
        ]
    return "\n".join(lines) + "\n"


def _text(value: str) -> str:
    return msgspec.json.encode(value).decode()


def _value(value: Choice) -> str:
    return _text(value) if isinstance(value, str) else str(value).lower()


def check_deal(deal: Deal, ruleset: str, name: str) -> None:
    """Refuse a deal for a set of a ruleset.

    Raises:
        DocumentError: it is for another one, or more sit at the table than play a hand.
    """
    variant = load_variant(ruleset, {})
    if deal.ruleset != ruleset or len(deal.hands) != variant.sheet.dealt:
        what = fault("this deal is not for the ruleset and the players of the set")
        raise DocumentError(name, START, what)
