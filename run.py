#!/usr/bin/env python3
"""Sets up Tarock Desktop in ``.venv`` and starts it, or runs all its tests.

    python3 run.py [app arguments]          start the table
    python3 run.py quick                    while you work: style, layers, the quick tests
    python3 run.py test                     everything CI runs: static checks, tests, coverage
    python3 run.py test [pytest arguments]  only pytest, with these arguments

Standard library only. On Windows: ``py run.py``.
"""

import sys

if sys.version_info < (3, 11):  # before anything that an older Python cannot read
    sys.exit("Tarock Desktop needs Python 3.11 or newer; this is Python " + sys.version.split()[0])

import hashlib
import importlib.util
import os
import shutil
import subprocess
import time
from collections.abc import Iterable
from pathlib import Path

from tarock_desktop import startup
from tarock_desktop.kernel import building

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
KERNEL_TOOLS = ("Cython>=3.1", "setuptools>=77")
PERFECT = ("engine", "referee", "rules", "table")  # the packages whose coverage is a gate
QUICK = ("tests/unit", "tests/golden")  # the tests of the core; those marked slow are left out
MEASURED = ("tests/unit", "tests/cases", "tests/golden")  # the tests that are measured
PYTEST = [str(PYTHON), "-m", "pytest", "-n", "auto", "--dist", "worksteal"]
STYLE = {
    "ruff": [str(PYTHON.parent / "ruff"), "check", "--output-format=concise", "."],
    "layers": [str(PYTHON.parent / "lint-imports"), "--no-cache"],
}
COVERAGE_CHECK = "coverage_of_the_core.py"  # reads what pytest measured, so it comes last


def main(arguments: list[str]) -> int:
    """Do what the command line asks and return the exit code."""
    if arguments[:1] in (["test"], ["quick"]):
        environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
        install_libraries(startup.platforms([], environment), startup.TOOL_LIBRARIES)
        prepare("dev", "test")
        if arguments[0] == "quick":
            return run_quick(environment)
        return run_pytest(arguments[1:], environment) if arguments[1:] else run_all(environment)
    install_libraries(startup.platforms(arguments, os.environ) or ["xcb"])
    prepare()
    command = [str(PYTHON), "-m", "tarock_desktop", *arguments]
    if os.name != "nt":
        sys.stdout.flush()
        os.execv(PYTHON, command)  # noqa: S606  the app takes this process over, signals and all
    return subprocess.run(command, check=False).returncode


# ------------------------------------------------------------------------------- system packages


def install_libraries(platforms: list[str], others: Iterable[str] = ()) -> None:
    """Install the system libraries that Qt and *others* lack, or say what to install and stop."""
    if not sys.platform.startswith("linux"):
        return
    absent = startup.missing_for(platforms, startup.can_load)
    absent += startup.missing(others, startup.can_load)
    if not absent:
        return
    if not shutil.which("apt-get"):
        sys.exit(startup.libraries_sentence(absent))
    prefix = root_prefix() or sys.exit(startup.libraries_sentence(absent))
    apt(prefix, ["apt-get", "update", "-q"], must=False)
    # Only now: an older package list does not know what a library's package is called.
    apt(prefix, startup.install_command(absent))


def root_prefix() -> list[str]:
    """Return what to write before a command that root must run; empty if there is no way."""
    if os.geteuid() == 0:
        return ["env", "DEBIAN_FRONTEND=noninteractive"]
    sudo = ["sudo", "-n"]  # never asks for a password
    if not shutil.which("sudo") or ask([*sudo, "true"]).returncode:
        return []
    return [*sudo, "env", "DEBIAN_FRONTEND=noninteractive"]


def apt(prefix: list[str], command: list[str], *, must: bool = True) -> None:
    """Run an apt-get command as root."""
    say(" ".join(command))
    code = subprocess.run([*prefix, *command], stdin=subprocess.DEVNULL, check=False).returncode
    if code and must:
        sys.exit("The system packages could not be installed; the lines above say why.")


# ------------------------------------------------------------------------------- environment


def prepare(*extras: str) -> None:
    """Make ``.venv`` ready: the package, editable, with *extras*, and the compiled kernel."""
    install_package(*extras)
    build_kernel(again="test" in extras)


def install_package(*extras: str) -> None:
    """Install the package into ``.venv``, editable, with *extras*, unless it is there."""
    stamp = VENV / ".ready"
    if PYTHON.exists() and stamp.exists():
        digest, *installed = stamp.read_text(encoding="utf-8").split()
        if digest == fingerprint() and set(extras) <= set(installed):
            return
    say("Setting up .venv; the first time this downloads about 100 MB.")
    if not venv_is_whole():
        make_venv()
    target = str(ROOT) + (f"[{','.join(extras)}]" if extras else "")
    options = ["install", "--quiet", "--disable-pip-version-check", "--editable", target]
    if subprocess.run([*pip(), *options], stdin=subprocess.DEVNULL, check=False).returncode:
        sys.exit("Setting up .venv failed; the lines above say why.")
    # As an installer does with a wheel: otherwise the first start takes three times as long.
    ask([str(PYTHON), "-m", "compileall", "-q", str(ROOT / "tarock_desktop")])
    stamp.write_text(" ".join([fingerprint(), *extras]), encoding="utf-8")


def fingerprint() -> str:
    """Return a digest of everything that asks for a new installation when it changes."""
    sources = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", VENV / "pyvenv.cfg"]
    digest = hashlib.sha256(f"{sys.version} {ROOT}".encode())
    for source in sources:
        digest.update(source.read_bytes())
    return digest.hexdigest()


def build_kernel(*, again: bool = False) -> None:
    """Compile the search kernel into ``.venv`` if a C compiler is here; only speed depends on it.

    What failed once is tried again when the kernel's sources change, or at once if *again*.
    """
    folder = building.compiled_folder(VENV)
    tried = folder.is_dir() and (any(folder.iterdir()) or not again)
    if tried or os.environ.get("TAROCK_PURE") or not has_compiler():
        return
    say("Compiling the search kernel, which makes the bots think faster.")
    if ask([str(PYTHON), "-c", "import Cython.Build, setuptools"]).returncode:
        ask([*pip(), "install", "--quiet", "--disable-pip-version-check", *KERNEL_TOOLS])
    if folder.is_dir():
        folder.rmdir()
    if ask([str(PYTHON), building.__file__, str(folder)]).returncode:
        folder.mkdir(parents=True, exist_ok=True)
        say("That did not work; the bots think in plain Python.")


def has_compiler() -> bool:
    """Tell whether a C compiler can be called without anything popping up."""
    if sys.platform == "darwin" and ask(["xcode-select", "-p"]).returncode:
        return False  # calling cc would ask the user to install the developer tools
    return any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl"))


def venv_is_whole() -> bool:
    """Tell whether ``.venv`` runs the Python it was made for; a system upgrade can change that."""
    if not PYTHON.exists() or not (VENV / "pyvenv.cfg").exists():
        return False
    question = "import sys; print('%d.%d.' % sys.version_info[:2])"
    answer = ask([str(PYTHON), "-c", question])
    made_for = (VENV / "pyvenv.cfg").read_text(encoding="utf-8")
    return answer.returncode == 0 and f"= {answer.stdout.strip()}" in made_for


def make_venv() -> None:
    """Make an empty ``.venv``; Debian may have taken ensurepip or pip out of its Python."""
    options = ["--clear"]
    if not has("ensurepip") and has("pip"):
        options.append("--without-pip")
    elif not has("ensurepip"):
        prefix = root_prefix() if shutil.which("apt-get") else []
        if not prefix:
            sys.exit("Python's venv module is missing: sudo apt-get install -y python3-venv")
        apt(prefix, ["apt-get", "update", "-q"], must=False)
        apt(prefix, ["apt-get", "install", "-y", "--no-install-recommends", "python3-venv"])
    if subprocess.run([sys.executable, "-m", "venv", *options, VENV], check=False).returncode:
        sys.exit("The folder .venv could not be made; the lines above say why.")


def pip() -> list[str]:
    """Return the command that installs into ``.venv``."""
    own = [str(PYTHON), "-m", "pip"]
    if ask([*own, "--version"]).returncode == 0:
        return own
    return [sys.executable, "-m", "pip", "--python", str(PYTHON)]


def has(module: str) -> bool:
    """Tell whether this Python can import *module*."""
    return importlib.util.find_spec(module) is not None


# ------------------------------------------------------------------------------- tests


def run_pytest(arguments: list[str], environment: dict[str, str]) -> int:
    """Run pytest with *arguments* and return its exit code."""
    return step([str(PYTHON), "-m", "pytest", *arguments], environment)


def run_quick(environment: dict[str, str]) -> int:
    """Run what tells most mistakes within a minute, without the slow tests and the window."""
    quick = [*PYTEST, "-m", "not slow", "--durations=5", *QUICK]
    return run_steps("quick", STYLE | {"pytest": quick}, environment)


def run_all(environment: dict[str, str]) -> int:
    """Run every check and every test."""
    folder = ROOT / ".ci" / "checks"
    checks = sorted(folder.glob("[!_]*.py"))
    checks.remove(folder / COVERAGE_CHECK)
    commands = STYLE | {"mypy": [str(PYTHON), "-m", "mypy"]}
    for check in checks:
        commands[check.stem] = [str(PYTHON), str(check)]
    covered = [f"--cov=tarock_desktop/{package}" for package in PERFECT]
    # Measuring makes the core slow. What must be run is run by the small tests and the cases; the
    # window, random play and the command line are not measured.
    pytest = [*PYTEST, "--durations=30"]
    if environment.get("CI"):
        # The order of the tests fails no change there; elsewhere every run has another one.
        pytest.append("--randomly-seed=1")
    commands["pytest"] = [*pytest, *covered, "--cov-report=", "--cov-branch", *MEASURED]
    commands["rest"] = [*pytest, "tests", *(f"--ignore={folder}" for folder in MEASURED)]
    commands["coverage"] = [str(PYTHON), str(folder / COVERAGE_CHECK)]
    return run_steps("test", commands, environment)


def run_steps(command: str, steps: dict[str, list[str]], environment: dict[str, str]) -> int:
    """Run every step, even after one has failed, and sum up in one line."""
    began, failed = time.monotonic(), []
    for name, words in steps.items():
        say(f"--- {name}")
        if step(words, environment):
            failed.append(name)
    seconds = round(time.monotonic() - began)
    passed = f"{len(steps) - len(failed)} of {len(steps)} checks passed in {seconds} s"
    verdict = f"FAILED: {', '.join(failed)}" if failed else "all is well"
    say(f"run.py {command}: {passed}; {verdict}")
    return 1 if failed else 0


def step(command: list[str], environment: dict[str, str]) -> int:
    """Run one command in the checkout and return its exit code."""
    silent = subprocess.DEVNULL
    return subprocess.run(command, cwd=ROOT, env=environment, stdin=silent, check=False).returncode


def ask(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command that shows nothing; what it wrote and its exit code are the answer."""
    return subprocess.run(command, capture_output=True, text=True, check=False)


def say(text: str) -> None:
    """Print a line at once, in order with what the programs print."""
    print(text, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
