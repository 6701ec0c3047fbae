"""Words said at the wrong time: the finding tells which kind of words they were."""

from __future__ import annotations

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import Message, SeatRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.table.actions import Action, Announce, Challenge


def wrong_time(rule: str, action: Action) -> Finding:
    """Return the finding that *action*, one of words, breaks a rule on its time."""
    return Finding(rule, what_was_said(rule, action))


def what_was_said(rule: str, action: Action) -> Message:
    """Return what happened: a value was declared, something announced, or challenged."""
    kind = "challenge" if isinstance(action, Challenge) else "declare"
    kind = "announce" if isinstance(action, Announce) else kind
    return message(f"{rule}.{kind}", SeatRef(action.seat))
