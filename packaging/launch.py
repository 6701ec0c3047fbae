"""What a bundle starts; in the top folder PyInstaller would bundle the checkout instead."""

import sys

from tarock_desktop.__main__ import main

sys.exit(main())
