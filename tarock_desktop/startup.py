"""What must be true of the machine before Qt is asked to open a window.

Qt itself ends with a traceback where a system library is missing and with an abort where there is
no screen. The functions here look first and say it in one sentence. They are used by the app and,
before anything is installed, by ``run.py``: standard library only. For the same reason the
sentences are English: no catalogue can be read at that point.
"""

import ctypes
import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

EXIT_CANNOT_START = 69  # EX_UNAVAILABLE of sysexits.h: something the program needs is missing

# Shared library -> Debian package. Each one was found missing on a bare system and is a leaf:
# no other package in the list brings it along.
QT_LIBRARIES: dict[str, str] = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
}
PLATFORM_LIBRARIES: dict[str, dict[str, str]] = {
    "xcb": {
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
    },
}
# lupdate, with which the tests compare translations and program, loads one more.
TOOL_LIBRARIES: dict[str, str] = {"libgssapi_krb5.so.2": "libgssapi-krb5-2"}
# Newer releases of Debian and Ubuntu renamed the package and not the library.
_RENAMED: dict[str, str] = {"libglib2.0-0": "libglib2.0-0t64"}

NO_SCREEN = (
    "There is no screen to open the table on: start Tarock Desktop in a graphical session, "
    "or use the command 'tarock', which needs none."
)
NOT_INSTALLED = (
    "PySide6 is not installed for this Python: start Tarock Desktop with 'python3 run.py', "
    "which sets everything up."
)


def obstacle(
    arguments: Sequence[str],
    environment: Mapping[str, str],
    *,
    loads: Callable[[str], bool] | None = None,
    answers: Callable[[], bool] | None = None,
) -> str | None:
    """Return one sentence on why Qt would not open a window here, or None.

    Args:
        arguments: the app's arguments; Qt's own ``-platform NAME`` is understood.
        environment: the environment variables.
        loads: tells whether a shared library can be loaded; the system's loader if not given.
        answers: tells whether the X server answers; asks it if not given.
    """
    if not sys.platform.startswith("linux"):
        return None
    wanted = platforms(arguments, environment)
    if not wanted:
        return NO_SCREEN
    absent = missing_for(wanted, loads or can_load)
    if absent:
        return libraries_sentence(absent)
    # Where another platform could take over, Qt tries it by itself.
    alive = answers or _x_server_answers
    if wanted == ["xcb"] and not (environment.get("DISPLAY") and alive()):
        return NO_SCREEN
    return None


def explain(error: ImportError, *, loads: Callable[[str], bool] | None = None) -> str | None:
    """Return one sentence for an import of Qt that failed, or None if it was another import."""
    text = str(error)
    absent = [name for name in _all_libraries() if name in text]
    if absent:
        others = missing(QT_LIBRARIES, loads or can_load)
        return libraries_sentence(list(dict.fromkeys([*absent, *others])))
    if isinstance(error, ModuleNotFoundError):
        return NOT_INSTALLED if error.name in {"PySide6", "shiboken6"} else None
    about_qt = any(word in text + (error.name or "") for word in ("PySide6", "shiboken6"))
    loader = ".so" in text or "DLL" in text
    return f"Qt could not be loaded on this system: {text}." if about_qt or loader else None


def missing(libraries: Iterable[str], loads: Callable[[str], bool]) -> list[str]:
    """Return the shared libraries that cannot be loaded."""
    return [name for name in libraries if not loads(name)]


def missing_for(wanted: Sequence[str], loads: Callable[[str], bool]) -> list[str]:
    """Return the libraries that Qt lacks for the platform in *wanted* that lacks least."""
    own = (missing(PLATFORM_LIBRARIES.get(platform, {}), loads) for platform in wanted)
    return [*missing(QT_LIBRARIES, loads), *min(own, key=len, default=[])]


def platforms(arguments: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """Return the Qt platforms that would be tried, in Qt's order.

    Empty where no screen is, and on Windows and macOS unless one is asked for.
    """
    asked = environment.get("QT_QPA_PLATFORM", "")
    for position, argument in enumerate(arguments[:-1]):
        if argument in {"-platform", "--platform"}:
            asked = arguments[position + 1]
    if asked:
        return [name.partition(":")[0] for name in asked.split(";") if name]
    found: list[str] = []
    # Elsewhere an X server may be installed too, but Qt has a platform of its own.
    if sys.platform in {"win32", "darwin"}:
        return found
    if environment.get("WAYLAND_DISPLAY"):
        found.append("wayland")
    if environment.get("DISPLAY"):
        found.append("xcb")
    return found


def known_platforms() -> list[str]:
    """Return the platforms of the Qt that is installed; empty where they can't be found."""
    try:
        found = importlib.util.find_spec("PySide6")
    except (ImportError, ValueError):
        return []
    places = [] if found is None else list(found.submodule_search_locations or [])
    plugins = (
        plugin
        for place in places
        for folder in (Path(place, "Qt", "plugins"), Path(place, "plugins"))
        for plugin in folder.glob("platforms/*q*")
    )
    return sorted({plugin.name.partition(".")[0].removeprefix("lib")[1:] for plugin in plugins})


def unknown_platform(
    arguments: Sequence[str], environment: Mapping[str, str], known: Sequence[str]
) -> str | None:
    """Return one sentence if Qt knows none of the platforms asked for, or None."""
    wanted = platforms(arguments, environment)
    # A plugin can serve several platforms, such as wayland and wayland-egl.
    if not wanted or not known or any(name.startswith(tuple(known)) for name in wanted):
        return None
    return f"Qt knows no platform {wanted[0]!r} here; there are: {', '.join(known)}."


def libraries_sentence(libraries: Sequence[str]) -> str:
    """Return one sentence that names missing libraries; on Debian with the line to type."""
    if not shutil.which("apt-get"):
        return f"Qt needs system libraries that are missing here: {', '.join(libraries)}."
    line = " ".join(["sudo", *install_command(libraries)])
    return f"Qt needs system libraries that are missing here; install them with: {line}"


def install_command(libraries: Sequence[str]) -> list[str]:
    """Return the apt-get command that installs *libraries*, for root."""
    packages = [_package(_all_libraries()[name]) for name in libraries]
    return ["apt-get", "install", "-y", "--no-install-recommends", *packages]


def can_load(library: str) -> bool:
    """Tell whether the system's loader finds *library*."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def tell(sentence: str) -> None:
    """Show *sentence* where the person can see it: a window program on Windows has no stderr."""
    if sys.platform == "win32" and sys.stderr is None:
        ctypes.windll.user32.MessageBoxW(None, sentence, "Tarock Desktop", 0x10)
    else:
        print(sentence, file=sys.stderr)


def _all_libraries() -> dict[str, str]:
    merged = QT_LIBRARIES | TOOL_LIBRARIES
    for libraries in PLATFORM_LIBRARIES.values():
        merged.update(libraries)
    return merged


def _package(name: str) -> str:
    """Return the name that this release gives to a Debian package."""
    renamed = _RENAMED.get(name)
    if renamed is None or not shutil.which("apt-cache"):
        return name
    known = subprocess.run(  # noqa: S603  a fixed command
        ["apt-cache", "show", renamed],  # noqa: S607
        capture_output=True,
        check=False,
    )
    return renamed if known.returncode == 0 and known.stdout else name


def _x_server_answers() -> bool:
    """Tell whether a connection to ``DISPLAY`` can be opened; in doubt Qt may find out."""
    if not can_load("libxcb.so.1"):
        return True
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed
