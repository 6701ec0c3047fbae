"""Finds the data folders in a checkout, an editable install and a wheel."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, TypeAlias

DataKind: TypeAlias = Literal["assets", "translations", "variants"]


def data(kind: DataKind) -> Traversable:
    """Return the folder of shipped data files of one kind.

    A wheel carries the folders inside the package, under ``data/``. In a checkout, and so in an
    editable install, they lie beside the package.

    Raises:
        FileNotFoundError: the installation is incomplete; the message names the folder.
    """
    inside = files("tarock_desktop") / "data" / kind
    if inside.is_dir():
        return inside
    beside = Path(__file__).resolve().parent.parent / kind
    if beside.is_dir():
        return beside
    message = f"The data folder '{kind}' is missing from this installation of Tarock Desktop."
    raise FileNotFoundError(message)
