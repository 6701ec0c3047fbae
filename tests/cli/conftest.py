"""The command with streams of its own, and journals that it wrote."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

from tarock_desktop.cli.main import run
from tarock_desktop.cli.streams import Streams


@dataclass(frozen=True)
class Ended:
    """A command that has ended."""

    code: int
    out: str
    err: str


Tarock = Callable[..., Ended]


def call(*words: object) -> Ended:
    out, err = StringIO(), StringIO()
    # argparse knows no streams but those of the process.
    with redirect_stdout(out), redirect_stderr(err):
        code = run([str(word) for word in words], Streams(out, err))
    return Ended(code, out.getvalue(), err.getvalue())


@pytest.fixture
def tarock() -> Tarock:
    return call


@pytest.fixture(scope="session")
def journal_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the journals of a round of twelve hands and of one hand."""
    folder = tmp_path_factory.mktemp("journals")
    ended = call("simulate", "--hands", 13, "--seed", "tests", "--journals", folder)
    assert ended.code == 0, ended.err
    return folder


@pytest.fixture
def journal(journal_folder: Path) -> Path:
    """The journal of one whole hand."""
    return journal_folder / "spjst-round-0002.tarock"
