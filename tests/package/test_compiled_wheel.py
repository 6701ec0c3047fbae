"""The wheel of a machine with a C compiler."""

import os
import subprocess
import sys
import zipfile

import pytest

from tarock_desktop.kernel import COMPILED
from tests.package.conftest import CHECKOUT, unpack

pytestmark = [pytest.mark.package, pytest.mark.slow]


@pytest.mark.skipif(not COMPILED, reason="nothing to compile with")
def test_the_wheel_brings_the_compiled_kernel_along(tmp_path, ask, monkeypatch):
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=CHECKOUT,
        env={**os.environ, "TAROCK_REQUIRE_C": "1", "TAROCK_PURE": ""},
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    assert "none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        built = [name for name in archive.namelist() if name.endswith((".so", ".pyd", ".c"))]
    assert len(built) == 1
    assert built[0].startswith("tarock_desktop/kernel/tricks.")
    # Not the one that the environment of this checkout holds.
    monkeypatch.setenv("TAROCK_PURE", "1")
    site = unpack(wheel, tmp_path / "site")
    found = ask(
        site,
        "[tarock_desktop.kernel.COMPILED, tarock_desktop.kernel.tricks.__file__]",
        imports="tarock_desktop.kernel",
    )
    assert found == [True, str(site / built[0])]
