"""Which kernel runs: the compiled one where a C compiler is, and never an old one."""

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

import pytest

from tarock_desktop import kernel
from tarock_desktop.kernel import building, tricks

ROOT = Path(__file__).resolve().parents[3]
HEADER = Path(sysconfig.get_paths()["include"]) / "Python.h"
CAN_COMPILE = bool(shutil.which("gcc") and find_spec("Cython") and HEADER.is_file())


def ask(expression, **environment):
    program = f"from tarock_desktop import kernel; print({expression})"
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=os.environ | environment,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()


@pytest.mark.skipif(
    not CAN_COMPILE or bool(os.environ.get("TAROCK_PURE")), reason="nothing to compile with"
)
def test_where_a_compiler_is_the_compiled_kernel_runs():
    assert kernel.COMPILED, "python3 run.py test compiles it"
    file = Path(tricks.__file__ or "")
    assert file.suffix in {".so", ".pyd"}
    assert file.parent == building.compiled_folder(Path(sys.prefix))


def test_who_wants_plain_python_gets_it():
    assert ask("kernel.COMPILED, kernel.tricks.__file__[-3:]", TAROCK_PURE="1") == "False .py"


def test_a_compiled_module_that_can_not_be_loaded_stops_nothing(tmp_path):
    folder = building.compiled_folder(tmp_path)
    folder.mkdir(parents=True)
    (folder / f"tricks{sysconfig.get_config_var('EXT_SUFFIX')}").write_bytes(b"not a library")
    program = (
        f"import sys; sys.prefix = {str(tmp_path)!r}\n"
        "from tarock_desktop import kernel; print(kernel.COMPILED)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"


def test_an_edited_source_leaves_the_old_compiled_module_behind(tmp_path, monkeypatch):
    for source in (*building.FOLDER.glob("*.py"), *building.FOLDER.glob("*.pxd")):
        shutil.copy(source, tmp_path)
    monkeypatch.setattr(building, "FOLDER", tmp_path)
    folders = {building.compiled_folder(tmp_path)}
    for name in ("tricks.py", "tricks.pxd"):
        with (tmp_path / name).open("a", encoding="utf-8") as source:
            source.write("# edited\n")
        folders.add(building.compiled_folder(tmp_path))
    with (tmp_path / "solver.py").open("a", encoding="utf-8") as source:
        source.write("# is never compiled\n")
    folders.add(building.compiled_folder(tmp_path))
    assert len(folders) == 3


def test_nothing_compiled_lies_beside_the_sources():
    beside = building.FOLDER.iterdir()
    assert not [path.name for path in beside if path.suffix in {".so", ".pyd", ".c"}]


def test_a_failed_compilation_leaves_no_half_folder(tmp_path, monkeypatch):
    def fail(library, flags):
        (library / "half").mkdir(parents=True)
        raise SystemExit("no compiler")

    monkeypatch.setattr(building, "compile_modules", fail)
    with pytest.raises(SystemExit):
        building.install(tmp_path / "kernels" / "digest")
    assert list((tmp_path / "kernels").iterdir()) == []


def test_outside_a_checkout_the_sources_are_not_asked_for(tmp_path):
    """A bundle has no tricks.py: in a wheel and in a bundle nothing looks for it."""
    site = tmp_path / "site"
    unwanted = shutil.ignore_patterns("__pycache__", "tricks.py", "*.pxd")
    shutil.copytree(ROOT / "tarock_desktop", site / "tarock_desktop", ignore=unwanted)
    beside = site / "tarock_desktop" / "kernel"
    beside.joinpath("tricks").mkdir()
    beside.joinpath("tricks", "__init__.py").write_text("COMPILED = 'found'", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", "from tarock_desktop import kernel; print(kernel.COMPILED)"],
        cwd=site,
        env={name: text for name, text in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "found\n", done.stderr
