"""What a bundle starts. Lies here and not in the top folder, or PyInstaller bundles the checkout."""

import sys

from tarock_desktop.__main__ import main

sys.exit(main())
