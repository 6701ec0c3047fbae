"""The project as it is shipped: built once, unpacked, asked in a process of its own."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]


def build(target: str, folder: Path) -> Path:
    """Build one target of the project with the build back end, without network."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=CHECKOUT,
        env=os.environ | {"TAROCK_PURE": "1"},
        check=True,
        capture_output=True,
    )
    (built,) = folder.iterdir()
    return built


def unpack(wheel: Path, folder: Path) -> Path:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built wheel."""
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def installed_wheel(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked as an installer does."""
    return unpack(wheel, tmp_path_factory.mktemp("site-wheel"))


@pytest.fixture(scope="session")
def editable_install(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What an editable install leaves in site-packages: a pointer to the checkout."""
    built = build("wheel:editable", tmp_path_factory.mktemp("editable"))
    return unpack(built, tmp_path_factory.mktemp("site-editable"))


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built source archive."""
    return build("sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture
def ask(tmp_path: Path) -> Any:
    """Return ``ask(site, expression)``: its value in a Python whose site folder is *site*."""

    def answer(site: Path, expression: str, *, imports: str = "tarock_desktop") -> Any:
        program = (
            "import json, site, sys\n"
            f"before = list(sys.path); site.addsitedir({str(site)!r})\n"
            "sys.path[:0] = [entry for entry in sys.path if entry not in before]\n"
            f"import {imports}\n"
            f"print(json.dumps({expression}))"
        )
        done = subprocess.run(
            [sys.executable, "-I", "-c", program],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return answer
