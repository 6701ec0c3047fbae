"""What all sheets say about a contract, a feat and the doubling ladder.

Each family of sheets adds what it needs in classes of its own.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

import msgspec

from tarock_desktop.rules.law import Law


class ContractBase(Law, frozen=True, kw_only=True):
    """One contract."""

    id: str
    rank: int
    """A higher rank outbids a lower one."""
    sides: Literal["partner", "alone", "each"]
    """Whether the declarer calls a partner, plays against all others, or everybody for himself."""
    also: tuple[str, ...] = ()
    """What people call it beside its name, in small letters without accents, with hyphens."""


class ItemBase(Law, frozen=True, kw_only=True):
    """One feat that can be made, and announced where the sheet allows it."""

    id: str
    feat: str
    """What must be done, by the name all sheets share: `pagat-last`."""


class StepLaw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of the doubling ladder."""

    id: str
    factor: Fraction


class LadderLaw(Law, frozen=True, kw_only=True):
    """The doubling ladder."""

    steps: tuple[StepLaw, ...]
