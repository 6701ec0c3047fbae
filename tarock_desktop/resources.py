"""Finds the data folders in a checkout, an editable install and a wheel."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, TypeAlias

DataKind: TypeAlias = Literal["assets", "translations", "variants"]

# `tarock_desktop/variants/` is also a package of Python code. In a wheel the TOML files are put
# beside that code; in a checkout they lie in the top folder. A folder counts only if a file of
# this kind is in it.
_MARK: dict[DataKind, str] = {"assets": "cards", "translations": ".ts", "variants": ".toml"}


def data(kind: DataKind) -> Traversable:
    """Return the folder of shipped data files of one kind.

    Raises:
        FileNotFoundError: the installation is incomplete; the message names the folder.
    """
    inside = files("tarock_desktop") / kind
    beside = Path(__file__).resolve().parent.parent / kind
    for folder in (inside, beside):
        if _holds(folder, _MARK[kind]):
            return folder
    message = f"The data folder '{kind}' is missing from this installation of Tarock Desktop."
    raise FileNotFoundError(message)


def _holds(folder: Traversable, mark: str) -> bool:
    return folder.is_dir() and any(entry.name.endswith(mark) for entry in folder.iterdir())
