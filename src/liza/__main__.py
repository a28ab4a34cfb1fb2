"""``python -m liza``."""

import sys

from liza.cli import main

sys.exit(main())
