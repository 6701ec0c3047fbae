"""Base of all laws: parameters of a rule as they stand in a ruleset's TOML file."""

from __future__ import annotations

import msgspec


class Law(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Parameters of one rule, with the article they come from."""

    article: str
    """Article of the sheet these parameters stand in."""
