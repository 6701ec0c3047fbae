"""Plays a hand in the window under Wine, in the folder this file lies in."""

import os
import sys
from pathlib import Path

os.chdir(Path(__file__).parent)
sys.path.insert(0, str(Path.cwd()))

from tests.kit.walk import main  # noqa: E402  the embeddable Python looks nowhere else

sys.exit(main(sys.argv[1:]))
