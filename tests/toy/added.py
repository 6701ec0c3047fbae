"""The toy sheet as a change to the program: what `docs/new-sheet.md` has a contributor write."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tarock_desktop import resources
from tarock_desktop.variants import loader

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "new-sheet.md"
EDIT = re.compile(r"^\d+\. `(tarock_desktop/\S+\.py)`: `(\w+)`", re.MULTILINE)


def edits() -> list[tuple[str, str]]:
    """Return the file and table of every shared edit that the page names."""
    return EDIT.findall(PAGE.read_text("utf-8"))


class DataFolder:
    """The shipped folder `variants`, with the file of the toy in it."""

    def __init__(self, shipped):
        self.shipped = shipped

    def joinpath(self, name):
        own = HERE / name
        return own if own.is_file() else self.shipped.joinpath(name)


def add(patch: pytest.MonkeyPatch) -> None:
    """Make every edit of the page for the toy, and nothing else."""
    patch.setattr(loader, "data", lambda kind: DataFolder(resources.data(kind)))
    for file, table in edits():
        module = import_module(file.removesuffix(".py").replace("/", "."))
        if table == "FAMILY_OF":
            patch.setitem(module.FAMILY_OF, "toy", "toy")
        else:
            layer = file.split("/")[1]
            patch.setitem(getattr(module, table).modules, "toy", f"tests.toy.{layer}")
