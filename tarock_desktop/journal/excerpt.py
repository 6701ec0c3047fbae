"""The beginning of a game as a journal of its own."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tarock_desktop import __version__
from tarock_desktop.journal.lines import (
    FORMAT,
    Branch,
    Header,
    SeatNote,
    SeatsLine,
    act_line,
    body_of,
    seal,
    seal_body,
    unseal,
)
from tarock_desktop.journal.outline import WrittenAct
from tarock_desktop.journal.timeline import Act


def excerpt(
    header: Header,
    acts: Iterable[Act],
    seats: tuple[SeatNote, ...],
    branch: Branch | None = None,
) -> bytes:
    """Return the content of a journal file.

    Args:
        header: the first line of the game.
        acts: the acts that are taken over, from its first one.
        seats: who sits at the table after them.
        branch: where the new game is played on from; `None`: it is the same game.
    """
    first = replace(header, tarock=FORMAT)
    if branch is not None:
        first = replace(first, engine=__version__, branch=branch)
    line = seal(first, "")
    found = [line.content]
    for number, act in enumerate(acts, start=1):
        line = seal_body(_body(act, number), line.digest)
        found.append(line.content)
    if seats != header.seats:
        found.append(seal(SeatsLine(seats), line.digest).content)
    return b"".join(found)


def with_digests(content: bytes) -> bytes:
    """Return JSON lines without digests, as other programs write them, with digests.

    Whatever has a digest in its first line, or is no journal, comes back as it is.
    """
    first, *rest = content.replace(b"\r\n", b"\n").rstrip(b"\n").split(b"\n")
    if unseal(first) is not None or not first.startswith(b'{"tarock":'):
        return content
    found: list[bytes] = []
    digest = ""
    for line in (first, *rest):
        # A line that ends with something else is none, which the reader tells by its column.
        sealed = seal_body((line[:-1] or b"{") + b"}", digest)
        digest = sealed.digest
        found.append(sealed.content)
    return b"".join(found)


def _body(act: Act, number: int) -> bytes:
    """Return the line of an act; one that lies there as it was written need not be decoded."""
    if isinstance(act, WrittenAct):
        return act.body
    entry = act.entry()
    return body_of(act_line(number, entry.action, entry.events, by_table=entry.by_table))
