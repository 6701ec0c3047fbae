"""`python -m tarock_desktop.cli` is `tarock`."""

import sys

from tarock_desktop.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
