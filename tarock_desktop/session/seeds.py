"""Seed texts: all chance of a game comes from one secret."""

from __future__ import annotations

import hashlib
import secrets
from typing import final


@final
class Seeds:
    """Seed texts from a secret; the same secret gives the same texts.

    The secret is never written down: who knew it would know the next shuffle.
    """

    __slots__ = ("_secret", "number_packs")

    def __init__(self, secret: str | None = None, *, number_packs: bool | None = None) -> None:
        """Keep *secret*, or take a new one from the operating system.

        *number_packs*: whether only packs with a number are shuffled (`deal_number.py`). If
        nothing is said they are, but not with a given secret: measurements and tests that know
        their deals keep them.
        """
        self._secret = secrets.token_hex(32) if secret is None else secret
        self.number_packs = secret is None if number_packs is None else number_packs

    def of(self, purpose: str, ticket: int) -> str:
        """Return the seed text for one purpose at one moment of a game."""
        text = f"{self._secret}/{purpose}/{ticket}"
        return hashlib.sha256(text.encode()).hexdigest()

    def __repr__(self) -> str:
        return "Seeds(...)"
