"""``python -m tarock_desktop`` and ``tarock-desktop`` open the table."""

import os
import sys
from collections.abc import Sequence

from tarock_desktop import startup

# These answers need no screen.
_ANSWERS = {"-h", "--help", "--version"}


def main(argv: Sequence[str] | None = None) -> int:
    """Open the table and return the exit code; *argv* is without the program's name."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    trouble = None if _ANSWERS.intersection(arguments) else startup.obstacle(arguments, os.environ)
    if trouble is None:
        try:
            # Here, because only now it is known that Qt can be loaded.
            from tarock_desktop.ui import app  # noqa: PLC0415
        except ImportError as error:
            trouble = startup.explain(error)
            if trouble is None:
                raise
        else:
            return app.main(arguments)
    startup.tell(trouble)
    return startup.EXIT_CANNOT_START


if __name__ == "__main__":
    sys.exit(main())
