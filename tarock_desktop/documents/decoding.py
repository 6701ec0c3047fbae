"""From the bytes of a file to its text."""

from __future__ import annotations

from typing import Final

from tarock_desktop.documents.errors import START, DocumentError, Position
from tarock_desktop.documents.faults import fault

MAX_BYTES: Final = 1 << 20
"""The largest text that is read: 1 MiB."""


def decode_text(content: bytes, name: str) -> str:
    """Return the text of UTF-8 bytes; a byte order mark is dropped.

    Raises:
        DocumentError: more than `MAX_BYTES`, or not UTF-8.
    """
    if len(content) > MAX_BYTES:
        raise DocumentError(
            name, START, fault("the file is larger than {most} bytes", most=MAX_BYTES)
        )
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        line_start = before.rfind(b"\n") + 1
        column = len(before[line_start:].decode("utf-8", "replace")) + 1
        place = Position(before.count(b"\n") + 1, column)
        raise DocumentError(name, place, fault("the file is not UTF-8 text")) from None
