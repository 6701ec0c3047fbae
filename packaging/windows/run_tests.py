"""Runs pytest under Wine, in the folder this file lies in."""

import os
import platform
import sys
from pathlib import Path

import pytest

# Python asks for the system's version through WMI, which Wine lacks; it has another way.
vars(platform)["_wmi"] = None

os.chdir(Path(__file__).parent)
os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path.cwd()))
sys.exit(pytest.main(sys.argv[1:]))
