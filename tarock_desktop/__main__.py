"""``python -m tarock_desktop`` and ``tarock-desktop`` open the table."""

import gc
import os
import sys
from collections.abc import Sequence

from tarock_desktop import startup
from tarock_desktop.ui.application.arguments import parse
from tarock_desktop.ui.application.imports import spare_the_search


def main(argv: Sequence[str] | None = None) -> int:
    """Open the table and return the exit code; *argv* is without the program's name."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    # A mistake in the arguments and a question about them need no screen.
    parse(arguments)
    trouble = startup.obstacle(arguments, os.environ) or startup.unknown_platform(
        arguments, os.environ, startup.known_platforms()
    )
    if trouble is None:
        # Imported objects stay alive. The window runs garbage collection once it is shown.
        gc.disable()
        try:
            # Here, because only now it is known that Qt can be loaded.
            spare_the_search()
            from tarock_desktop.ui.application import start  # noqa: PLC0415
        except ImportError as error:
            trouble = startup.explain(error)
            if trouble is None:
                raise
        else:
            return start.main(arguments)
    startup.tell(trouble)
    return startup.EXIT_CANNOT_START


if __name__ == "__main__":
    sys.exit(main())
