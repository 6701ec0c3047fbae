"""Build hook: puts the data folders into the wheel and compiles the kernel's hot modules.

An editable install gets neither: it reads the checkout. A hot module is a plain Python file in
``tarock_desktop/kernel`` with a ``.pxd`` file beside it (Cython's pure Python mode); where no C
compiler is, the wheel does without. Environment variables: ``TAROCK_PURE`` builds without
compiling, ``TAROCK_REQUIRE_C`` makes a failed compilation fail the build.
"""

import os
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DATA = {kind: f"tarock_desktop/data/{kind}" for kind in ("assets", "translations", "variants")}
KERNEL = "tarock_desktop/kernel"


def hot_modules(root: Path) -> list[str]:
    """Return the modules to compile, as paths relative to *root*."""
    return sorted(
        pxd.with_suffix(".py").relative_to(root).as_posix()
        for pxd in (root / KERNEL).glob("*.pxd")
        if pxd.with_suffix(".py").is_file()
    )


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the data folders and the compiled hot modules to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Say what goes into the wheel besides the package, before it is written."""
        if version == "editable":
            return
        build_data["force_include"].update(DATA)
        hot = hot_modules(Path(self.root))
        if not hot or os.environ.get("TAROCK_PURE"):
            return
        try:
            built = self._compile(hot)
        # No Cython, no compiler and no Python.h all end differently, SystemExit among them.
        except (Exception, SystemExit) as error:
            if os.environ.get("TAROCK_REQUIRE_C"):
                raise
            self.app.display_warning(f"no C speed-up, plain Python is used ({error})")
            return
        build_data["force_include"].update(built)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _compile(self, hot: list[str]) -> dict[str, str]:
        """Return built file -> path in the wheel; the checkout stays untouched."""
        cythonize = import_module("Cython.Build").cythonize
        setuptools = import_module("setuptools")
        scratch, before = Path(tempfile.mkdtemp(prefix="tarock-kernel-")), Path.cwd()
        os.chdir(self.root)
        try:
            names = {path: path.removesuffix(".py").replace("/", ".") for path in hot}
            extensions = cythonize(
                [setuptools.Extension(name, [path]) for path, name in names.items()],
                build_dir=str(scratch / "c"),
                language_level=3,
                quiet=True,
            )
            distribution = setuptools.Distribution({"ext_modules": extensions})
            command = distribution.get_command_obj("build_ext")
            command.build_lib = str(scratch / "lib")
            command.build_temp = str(scratch / "tmp")
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
        lib = scratch / "lib"
        return {str(f): f.relative_to(lib).as_posix() for f in lib.rglob("*") if f.is_file()}
