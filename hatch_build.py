"""Build hook: puts the data folders into the wheel and compiles the kernel's hot modules.

An editable install gets neither: it reads the checkout. A hot module is a plain Python file in
``tarock_desktop/kernel`` with a ``.pxd`` file beside it (Cython's pure Python mode); where no C
compiler is, the wheel does without. Environment variables: ``TAROCK_PURE`` builds without
compiling, ``TAROCK_REQUIRE_C`` makes a failed compilation fail the build.
"""

import os
import runpy
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DATA = ("assets", "lessons", "translations", "variants")
CODE = {".py", ".pyc"}  # generators of the assets stay in the source archive
BUILDING = "tarock_desktop/kernel/building.py"


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the data folders and the compiled hot modules to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Say what goes into the wheel besides the package, before it is written."""
        if version == "editable":
            return
        build_data["force_include"].update(self._data())
        if os.environ.get("TAROCK_PURE"):
            return
        try:
            built = self._compile()
        # No Cython, no compiler and no Python.h all end differently, SystemExit among them.
        except (Exception, SystemExit) as error:
            if os.environ.get("TAROCK_REQUIRE_C"):
                raise
            self.app.display_warning(f"no C speed-up, plain Python is used ({error})")
            return
        build_data["force_include"].update(built)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _data(self) -> dict[str, str]:
        """Return data file -> path in the wheel."""
        root = Path(self.root)
        files = (path for kind in DATA for path in (root / kind).rglob("*") if path.is_file())
        return {
            str(file): f"tarock_desktop/data/{file.relative_to(root).as_posix()}"
            for file in files
            if file.suffix not in CODE
        }

    def _compile(self) -> dict[str, str]:
        """Return built file -> path in the wheel; the checkout stays untouched."""
        library = Path(tempfile.mkdtemp(prefix="tarock-kernel-"))
        compile_modules = runpy.run_path(str(Path(self.root) / BUILDING))["compile_modules"]
        built: list[Path] = compile_modules(library)
        return {str(file): file.relative_to(library).as_posix() for file in built}
