"""What every test may rely on: no screen, no home folder of a person, repeatable examples."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# Before Qt is imported by anything.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A slow machine is no failure: nothing here is timed. On CI the same examples come every time.
settings.register_profile("tarock", deadline=None)
settings.register_profile("tarock-ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("tarock-ci" if os.environ.get("CI") else "tarock")


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def tarock_home(
    _homes: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """Give every test an own home for settings and games; it does not exist until used."""
    home = _homes / format(hash(request.node.nodeid) & 0xFFFFFFFFFFFF, "x")
    monkeypatch.setenv("TAROCK_HOME", str(home))
    return home
