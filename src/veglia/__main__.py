"""`python -m veglia` is the program `veglia`."""

import sys

from veglia.cli import main

sys.exit(main())
