"""Deal numbers: nine signs that stand for the cards of a hand, to be read aloud and typed.

`K7Q-2MF-9KP` says which pack was shuffled, who dealt, and how the pack was cut or dealt after a
knock. The same number gives the same cards on every machine and for ever; docs/deal-numbers.md
describes it. Golden values stand in tests/golden/deal_numbers.toml.
"""

from __future__ import annotations

import hashlib
import re
from itertools import permutations
from typing import Final

from msgspec import Struct

from tarock_desktop.cards.pack import PACK, Card
from tarock_desktop.cards.shuffle import shuffled
from tarock_desktop.documents.faults import Fault, fault
from tarock_desktop.table.seats import Seat

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRTVWXYZ"
"""The signs of a number: 31, a prime, so that the last one proves the others."""
LENGTH: Final = 9
"""Signs in a number, the last one for the check."""
GROUP: Final = 3
"""Signs in a group."""
EXAMPLE: Final = "K7Q-2MF-9KP"
"""How a number looks."""
_ALIKE: Final = str.maketrans("ILOSU", "1105V")
"""What people write for a sign that looks the same."""
_BETWEEN: Final = re.compile(r"[\s\-\u2010-\u2015_.]+")

_BASE: Final = len(SIGNS)
_DEALERS: Final = 6
"""As many seats as the largest table has."""
_WAYS: Final = 100
PACKS: Final = _BASE ** (LENGTH - 1) // (_DEALERS * _WAYS)
"""How many packs have a number."""
_SEED: Final = re.compile(r"pack (0|[1-9][0-9]{0,9})")

_PACKETS: Final = (1, 2, 3, 4, 6, 8, 12, 16)
_ORDERS: Final = tuple(permutations(range(4)))


class Cut(Struct, frozen=True):
    """The pack was cut, or dealt as it was shuffled."""

    lifted: int = 0
    """Cards that were lifted; 0: it was not cut."""


class Packets(Struct, frozen=True):
    """Somebody knocked, and so many cards were dealt at a time."""

    size: int


class Split(Struct, frozen=True):
    """Somebody knocked, and the first seat got the top and the bottom of the pack."""


class Chosen(Struct, frozen=True):
    """Somebody knocked, and the players took whole hands as closed packets."""

    order: tuple[int, ...]
    """The packet of each seat, from the dealer's right on; packets count from 0."""


Way = Cut | Packets | Split | Chosen
"""How the cards came from the pack into the hands."""

_ALL_WAYS: Final[tuple[Way, ...]] = (
    *(Cut(lifted) for lifted in range(len(PACK))),
    *(Packets(size) for size in _PACKETS),
    Split(),
    *(Chosen(order) for order in _ORDERS),
)
"""The place of a way is what a number says: new ones are added at the end, none is moved."""


class NumberError(ValueError):
    """This is no deal number."""

    def __init__(self, what: Fault) -> None:
        super().__init__(str(what))
        self.what = what
        """Why not."""


class DealNumber(Struct, frozen=True):
    """What a number says."""

    pack: int
    """Which pack, from 0 to `PACKS` - 1."""
    dealer: Seat = Seat(0)
    way: Way = Cut()

    def __str__(self) -> str:
        """Return the number as it is written: three groups of three signs."""
        rest = (self.pack * _DEALERS + self.dealer) * _WAYS + _ALL_WAYS.index(self.way)
        signs = list[int]()
        for _ in range(LENGTH - 1):
            rest, sign = divmod(rest, _BASE)
            signs.append(sign)
        signs.reverse()
        text = "".join(SIGNS[sign] for sign in (*signs, _check(signs)))
        return "-".join(text[at : at + GROUP] for at in range(0, LENGTH, GROUP))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The pack as it lay after shuffling and cutting, the top card first."""
        pack = shuffled(seed_of_pack(self.pack))
        lifted = self.way.lifted if isinstance(self.way, Cut) else 0
        return pack[lifted:] + pack[:lifted]


def parse_number(text: str) -> DealNumber:
    """Return the number that somebody has typed, in capitals or not, with dashes or without.

    Raises:
        NumberError: this is no number.
    """
    signs = signs_of(text)
    if len(signs) != LENGTH or not set(signs) <= set(SIGNS):
        what = fault(
            "a deal number has {count} letters and digits, such as {number}",
            count=LENGTH,
            number=EXAMPLE,
        )
        raise NumberError(what)
    values = [SIGNS.index(sign) for sign in signs]
    number = None if values[-1] != _check(values[:-1]) else _number_of(values[:-1])
    if number is None:
        raise NumberError(fault("a sign of this deal number is wrong, or two are exchanged"))
    return number


def signs_of(text: str) -> str:
    """Return the signs of a number as somebody has typed it, right or wrong."""
    return _BETWEEN.sub("", text).upper().translate(_ALIKE)


def _number_of(values: list[int]) -> DealNumber | None:
    rest = 0
    for value in values:
        rest = rest * _BASE + value
    rest, way = divmod(rest, _WAYS)
    pack, dealer = divmod(rest, _DEALERS)
    if way >= len(_ALL_WAYS) or pack >= PACKS:
        return None
    return DealNumber(pack, Seat(dealer), _ALL_WAYS[way])


def _check(values: list[int]) -> int:
    """Return the last sign: every sign counts otherwise, so that no exchange stays unseen."""
    weighted = sum(place * value for place, value in enumerate(values, start=1))
    return -weighted * pow(LENGTH, -1, _BASE) % _BASE


def has_number(way: Way) -> bool:
    """Return whether numbers know this way of dealing."""
    return way in _ALL_WAYS


def seed_of_pack(pack: int) -> str:
    """Return the seed text of a shuffle that gives this pack."""
    return f"pack {pack}"


def pack_of_seed(seed: str) -> int | None:
    """Return which pack a seed text gives; `None`: one without a number."""
    found = _SEED.fullmatch(seed)
    pack = None if found is None else int(found.group(1))
    return pack if pack is not None and pack < PACKS else None


def numbered_seed(seed: str) -> str:
    """Return the seed text of a pack with a number that any text gives; such a text itself."""
    if pack_of_seed(seed) is not None:
        return seed
    return seed_of_pack(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big") % PACKS)
