"""``python -m splitpot`` is the ``splitpot`` command."""

import sys

from splitpot.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
