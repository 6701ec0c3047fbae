"""Finds the data folders in a checkout, an editable install and a wheel."""

from pathlib import Path
from typing import Final, Literal, TypeAlias

DataKind: TypeAlias = Literal["assets", "lessons", "translations", "variants"]

# importlib.resources would find data in a zip file as well, which Qt could not read; its import
# takes ten milliseconds.
PACKAGE: Final = Path(__file__).resolve().parent


def data(kind: DataKind) -> Path:
    """Return the folder of shipped data files of one kind.

    A wheel carries the folders inside the package, under ``data/``. In a checkout, and so in an
    editable install, they lie beside the package.

    Raises:
        FileNotFoundError: the installation is incomplete; the message names the folder.
    """
    for folder in (PACKAGE / "data" / kind, PACKAGE.parent / kind):
        if folder.is_dir():
            return folder
    message = f"The data folder '{kind}' is missing from this installation of Tarock Desktop."
    raise FileNotFoundError(message)
