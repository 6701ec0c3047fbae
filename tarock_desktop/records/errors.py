"""What can be wrong with the database of people and games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tarock_desktop.documents.errors import START, DocumentError
from tarock_desktop.documents.faults import Fault, fault

DAMAGED: Final = fault(
    "the database of people was damaged; it was kept under a new name and built again"
)
NEWER: Final = fault("the database of people was written by a newer version of this program")


class RecordsError(DocumentError):
    """The database can't be used now."""

    def __init__(self, path: Path, what: Fault) -> None:
        super().__init__(str(path), START, what)


class NewerRecordsError(RecordsError):
    """It was written by a newer version: it is left as it is."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, NEWER)


class DamagedRecordsError(RecordsError):
    """It can't be read; nothing was changed yet."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, DAMAGED)


class NameTakenError(ValueError):
    """Somebody else is called so already."""
