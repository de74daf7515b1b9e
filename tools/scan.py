"""Look for secrets that were written into files and for dependencies that must not be: `make check` runs it.

    python -m tools.scan

Needs no network. What is no secret, though it looks like one, has `scan: no secret` and a reason on its line.
"""

import json
import math
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
ADVISORIES: Final = "requirements/advisories.toml"
PINS: Final = ("requirements/dev.txt", "requirements/build.txt")
# Of the client. The peers of the bench are measured on this computer only, and are as old as they are.
LOCKS: Final = ("web/package-lock.json",)
ALLOWED: Final = "scan: no secret"
LARGEST: Final = 2_000_000

PATTERNS: Final = {
    "a private key": re.compile(r"-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----"),
    "a key of a cloud": re.compile(r"\b(?:AKIA|ASIA)[A-Z0-9]{16}\b"),
    "a token of a code host": re.compile(
        r"\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{40,}|glpat-[\w-]{20})\b"
    ),
    "a token of a chat": re.compile(r"\bxox[abprs]-[A-Za-z0-9-]{10,}"),
    "a token of a registry": re.compile(r"\b(?:npm_[A-Za-z0-9]{36}|pypi-[A-Za-z0-9_-]{50,})"),
    "a signed token": re.compile(r"\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}"),
    "a password in an address": re.compile(r"\b[a-z][a-z+]*://[^\s/:@'\"]+:[^\s/:@'\"${}]{8,}@"),
}
# A value that is given a name like this, and looks as if nobody could guess it.
NAMED: Final = re.compile(
    r"(?i)\b[\w-]*(?:password|passwd|secret|api[_-]?key|auth[_-]?token|private[_-]?key)\b[\"']?\s*[:=]\s*"
    r"[\"']([A-Za-z0-9+/_=-]{16,})[\"']"
)
# Bits for each character: words have less, random letters and digits more.
RANDOM_BITS: Final = 3.5
# Files that may be found in a checkout and must never come into it.
KEPT_OUT: Final = re.compile(
    r"(^|/)(\.env(\..+)?|id_(rsa|ed25519|ecdsa)|.+\.(pem|key|p12|pfx|kdbx)|\.pgpass|\.netrc)$"
)
EXACT: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*==[A-Za-z0-9][A-Za-z0-9.!+]*")


@dataclass(frozen=True)
class Advisory:
    """A fault of a dependency, and the first version without it."""

    registry: str
    name: str
    fixed: str
    id: str
    text: str


def files_of(root: Path) -> list[str]:
    """Return the files that are or would be committed."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    return sorted(name for name in set(done.stdout.splitlines()) if (root / name).is_file())


def secrets_in(name: str, text: str) -> Iterator[str]:
    """Return what looks like a secret in a file, without the secret itself."""
    if KEPT_OUT.search(name):
        yield f"{name}: a file of secrets"
    for number, line in enumerate(text.splitlines(), 1):
        if ALLOWED in line:
            continue
        for what, pattern in PATTERNS.items():
            if pattern.search(line):
                yield f"{name}:{number}: {what}"
        for match in NAMED.finditer(line):
            if bits_of(match[1]) > RANDOM_BITS:
                yield f"{name}:{number}: a secret with a name"


def bits_of(text: str) -> float:
    """Return how many bits each character of a text tells, as far as its letters say."""
    counts = Counter(text).values()
    return -sum(count / len(text) * math.log2(count / len(text)) for count in counts)


def secrets(root: Path) -> Iterator[str]:
    for name in files_of(root):
        data = (root / name).read_bytes()
        if len(data) <= LARGEST and b"\0" not in data:
            yield from secrets_in(name, data.decode("utf-8", "replace"))


def advisories(root: Path) -> list[Advisory]:
    told = tomllib.loads((root / ADVISORIES).read_text(encoding="utf-8"))
    return [Advisory(**one) for one in told["advisory"]]


def pins_of(text: str) -> Iterator[tuple[str, str, str]]:
    """Return name and version of each pin, and what is wrong with a line that is none."""
    for line in text.splitlines():
        if EXACT.fullmatch(line):
            name, _, version = line.partition("==")
            yield name, version, ""
        elif line.strip() and not line.startswith("#"):
            yield "", "", f"{line!r} is no pin of one version"


def locked_in(text: str) -> Iterator[tuple[str, str, str]]:
    """Return name and version of each package of a lock file, and what is wrong with it."""
    for path, package in json.loads(text)["packages"].items():
        if not path:
            continue
        name = package.get("name") or path.rpartition("node_modules/")[2]
        wrong = ""
        if "resolved" in package:
            wrong = f"{name} names the host that it comes from"
        elif not package.get("integrity", "").startswith("sha512-"):
            wrong = f"{name} has no checksum"
        yield name, package["version"], wrong


def dependencies(root: Path) -> Iterator[str]:
    """Return what is wrong with what is pinned."""
    known = advisories(root)
    for place, registry, read in (
        *((name, "pypi", pins_of) for name in PINS),
        *((name, "npm", locked_in) for name in LOCKS),
    ):
        for name, version, wrong in read((root / place).read_text(encoding="utf-8")):
            if wrong:
                yield f"{place}: {wrong}"
                continue
            for one in known:
                is_it = one.registry == registry and plain(one.name) == plain(name)
                if is_it and parts(version) < parts(one.fixed):
                    yield f"{place}: {name} {version} has {one.id}, {one.fixed} has not: {one.text}"


def installed(root: Path) -> Iterator[str]:
    """Return which packages of this environment are not of the pinned version."""
    for name, version, _ in pins_of((root / PINS[0]).read_text(encoding="utf-8")):
        try:
            found = metadata.version(name)
        except metadata.PackageNotFoundError:
            yield f"{name} {version} is pinned and not installed: make setup"
            continue
        if found != version:
            yield f"{name} {version} is pinned, {found} is installed: make setup"


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def parts(version: str) -> tuple[int, ...]:
    """Return the numbers of a version, by which versions can be compared."""
    return tuple(int(number) for number in re.findall(r"\d+", version.partition("+")[0]))


def main() -> None:
    found = [*secrets(ROOT), *dependencies(ROOT), *installed(ROOT)]
    for line in found:
        print(line, file=sys.stderr)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
