"""What a bundle starts; in the top folder PyInstaller would bundle the checkout instead.

Called by the name ``tarock``, it is the command, else the window.
"""

import sys
from multiprocessing import freeze_support
from pathlib import Path

# The command's --jobs start this program again, as processes that work for it.
freeze_support()

if Path(sys.argv[0]).stem == "tarock":
    from tarock_desktop.cli.main import main
else:
    from tarock_desktop.__main__ import main

sys.exit(main())
