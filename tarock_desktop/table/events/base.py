"""The base of all events."""

from __future__ import annotations

import msgspec


class EventBase(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of all events."""
