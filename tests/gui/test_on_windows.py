"""What Windows is told about the window: whose place in the taskbar it has, and who scales it."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = [
    pytest.mark.gui,
    pytest.mark.skipif(sys.platform != "win32", reason="there is no Windows here"),
]

# On the real platform, which a test in the offscreen window has not got.
OPEN = """
import ctypes
from tarock_desktop.ui.application.start import make_application
application = make_application(["-platform", "windows"])
user, shell = ctypes.windll.user32, ctypes.windll.shell32
"""
PLACE = """
name = ctypes.c_wchar_p()
code = shell.GetCurrentProcessExplicitAppUserModelID(ctypes.byref(name))
print(code & 0xFFFFFFFF, name.value)
"""
NOT_IMPLEMENTED = 0x80004001
# -4 is DPI_AWARENESS_CONTEXT_PER_MONITOR_AWARE_V2.
SCALING = """
user.GetThreadDpiAwarenessContext.restype = ctypes.c_void_p
context = ctypes.c_void_p(user.GetThreadDpiAwarenessContext())
print(user.AreDpiAwarenessContextsEqual(context, ctypes.c_void_p(-4)))
"""


def said_by(program: str) -> str:
    command = [sys.executable, "-c", OPEN + program]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_the_window_has_a_place_of_its_own_in_the_taskbar():
    said = said_by(PLACE)
    if said.startswith(f"{NOT_IMPLEMENTED} "):
        pytest.skip("Wine takes the name and does not tell it")
    assert said == "0 TarockDesktop"


def test_the_window_is_sharp_on_every_monitor():
    assert said_by(SCALING) == "1"
