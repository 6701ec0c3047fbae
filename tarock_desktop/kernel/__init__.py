"""The search kernel: trick play on bits, compiled where a C compiler is.

`COMPILED` tells which one runs. In a checkout the compiled modules lie in the environment, in a
folder named after the very sources they were made from (`building`); the environment variable
`TAROCK_PURE` leaves them aside. In a wheel they lie beside the sources, in a bundle in their
place.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tarock_desktop.kernel.building import compiled_folder, in_checkout

if in_checkout() and not os.environ.get("TAROCK_PURE"):
    __path__.insert(0, str(compiled_folder(Path(sys.prefix))))

try:
    from tarock_desktop.kernel.tricks import COMPILED
except ImportError:
    # A compiled module that can't be loaded here: the source beside this file always can.
    del __path__[:-1]
    from tarock_desktop.kernel.tricks import COMPILED

__all__ = ["COMPILED"]
