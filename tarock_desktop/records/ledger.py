"""What everybody has won and lost in a whole evening, over all games, wherever he sat."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct

from tarock_desktop.records.series import Stretch
from tarock_desktop.table.amounts import Amount


class Account(Struct, frozen=True):
    """One person's evening."""

    name: str
    hands: int
    """Hands that were dealt while he sat at the table, those he rested in included."""
    gains: tuple[Amount, ...]
    """What each round brought him."""
    sits: bool
    """Whether he sits at the table now; who has left is settled."""

    @property
    def gain(self) -> Amount:
        """What the evening has brought him so far."""
        return sum(self.gains, Fraction(0))


class Ledger(Struct, frozen=True):
    """The evening of everybody who has sat at the table."""

    rounds: int
    accounts: tuple[Account, ...]
    """In the order in which they sat down."""

    @property
    def total(self) -> Amount:
        """All gains together; 0, unless a figure was changed."""
        return sum((account.gain for account in self.accounts), Fraction(0))


def ledger(stretches: Iterable[Stretch]) -> Ledger:
    """Return what everybody has gained in these games; every hand counts for who sat there."""
    found = tuple(stretches)
    rounds = max((stretch.number for stretch in found), default=0)
    gains: dict[str, list[Amount]] = {}
    hands: dict[str, int] = {}
    for stretch in found:
        for name in _in_order(stretch):
            gains.setdefault(name, [Fraction(0)] * rounds)
            hands.setdefault(name, 0)
        for hand in stretch.sheet.hands:
            for name, gain in zip(hand.people or stretch.sheet.names, hand.gains, strict=True):
                gains[name][stretch.number - 1] += gain
                hands[name] += 1
        sheet = stretch.sheet
        if sheet.closed is not None:
            # What everybody has confirmed on the card counts.
            for name, confirmed, score in zip(
                sheet.names, sheet.closed, sheet.scores, strict=True
            ):
                gains[name][stretch.number - 1] += confirmed - score
    sitting = found[-1].sheet.names if found else ()
    return Ledger(
        rounds,
        tuple(
            Account(name, hands[name], tuple(each), name in sitting)
            for name, each in gains.items()
        ),
    )


def _in_order(stretch: Stretch) -> tuple[str, ...]:
    """Return who sat at the table in this game, those first who sat there first."""
    sat = (name for hand in stretch.sheet.hands for name in hand.people or stretch.sheet.names)
    return tuple(dict.fromkeys((*sat, *stretch.sheet.names)))
