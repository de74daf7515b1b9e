"""A compiled build in an environment of its own: an interpreted server lets its bots think there.

`make play` has one built in the background. It is only used if it was made from the very sources that the
server runs. Both are known by a fingerprint: `python -m veglia.server.workers.compiled` prints it, and `make`
keeps that of the build in its folder. Only the standard library is imported here, so that
`tools/play.py` can run this file without the rest.
"""

import hashlib
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).parents[2]
# What decides how a game goes.
SOURCES = (".py", ".toml", ".yaml")
# In the folder of a build that is whole: its fingerprint.
READY = ".ready"


def fingerprint(package: Path = PACKAGE) -> str:
    """Return what tells the sources of a package from all others."""
    digest = hashlib.blake2b(digest_size=16)
    for path in sorted(path for path in package.rglob("*") if path.suffix in SOURCES):
        data = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()} {len(data)}\n".encode())
        digest.update(data)
    return digest.hexdigest()


@dataclass(frozen=True)
class Build:
    """Where a compiled build is or will be, and which sources it has to be of."""

    folder: Path
    fingerprint: str

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    def is_ready(self) -> bool:
        """Whether it is whole, and of these sources."""
        try:
            return (self.folder / READY).read_text(encoding="ascii").strip() == self.fingerprint
        except OSError:
            return False


if __name__ == "__main__":
    print(fingerprint())
