"""Run the program: `veglia`, or `python -m veglia`.

Spawned workers import this module again, so the commands are imported only when the program runs.
"""

import sys


def main() -> int:
    from veglia.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
