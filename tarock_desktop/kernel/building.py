"""Compiles the kernel's hot modules; used by the build hook and by `run.py`.

A hot module is a plain Python file in this folder with a `.pxd` file beside it. What is compiled
for a checkout lies in its environment, in a folder named after the sources, so that an edited
source never meets an old compiled module. Standard library only, until it compiles; run as a file
it compiles into the folder that is named on the command line.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent
ROOT: Final = FOLDER.parent.parent


def in_checkout() -> bool:
    """Tell whether these sources lie in a checkout; elsewhere nothing is built."""
    return (ROOT / "hatch_build.py").is_file()


def hot_modules() -> list[Path]:
    """Return the sources to compile."""
    return sorted(path.with_suffix(".py") for path in FOLDER.glob("*.pxd"))


def sources_digest() -> str:
    """Return a short digest of everything that goes into the compiled modules."""
    digest = hashlib.sha256()
    for source in hot_modules():
        digest.update(source.read_bytes())
        digest.update(source.with_suffix(".pxd").read_bytes())
    return digest.hexdigest()[:16]


def compiled_folder(environment: Path) -> Path:
    """Return where the modules compiled from these very sources lie in an environment."""
    return environment / "tarock-kernel" / sources_digest()


def own_machine_flags() -> list[str]:
    """Return what makes code for this machine only: counting bits is one instruction there."""
    cpu = Path("/proc/cpuinfo")
    if platform.machine() != "x86_64" or not cpu.is_file():
        return []
    return ["-mpopcnt"] if " popcnt " in cpu.read_text(encoding="utf-8") else []


def compile_modules(library: Path, flags: Sequence[str] = ()) -> list[Path]:
    """Compile the hot modules into *library*, as a tree of packages; return the built files.

    Without *flags* they run on every machine of this platform. Whatever goes wrong raises: no
    Cython, no compiler and no Python.h all end differently.
    """
    cythonize = import_module("Cython.Build").cythonize
    setuptools = import_module("setuptools")
    before = Path.cwd()
    os.chdir(ROOT)
    try:
        with tempfile.TemporaryDirectory(prefix="tarock-kernel-") as scratch:
            extensions = []
            for path in hot_modules():
                source = path.relative_to(ROOT)
                name = ".".join(source.with_suffix("").parts)
                extension = setuptools.Extension(
                    name, [str(source)], extra_compile_args=list(flags)
                )
                extensions.append(extension)
            built = cythonize(extensions, build_dir=f"{scratch}/c", language_level=3, quiet=True)
            distribution = setuptools.Distribution({"ext_modules": built})
            command = distribution.get_command_obj("build_ext")
            command.build_lib, command.build_temp = str(library), f"{scratch}/o"
            command.ensure_finalized()
            command.run()
    finally:
        os.chdir(before)
    return [file for file in library.rglob("*") if file.is_file()]


def install(folder: Path) -> None:
    """Compile for this machine into *folder*; it appears there whole or not at all."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
        built = compile_modules(Path(scratch) / "tree", own_machine_flags())
        ready = Path(scratch) / "ready"
        ready.mkdir()
        for file in built:
            file.rename(ready / file.name)
        ready.rename(folder)


if __name__ == "__main__":
    install(Path(sys.argv[1]))
