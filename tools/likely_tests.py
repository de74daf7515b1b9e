"""Run the tests that a change is likely to break, nearest first, until the time is used up: for `make check`.

    python -m tools.likely_tests --seconds 75 --since main

Test files are ordered by how many imports lie between them and a changed module. A change of content or of a
text counts as a change of the game's own folder of tests. What did not fit into the time is counted, and
`make test` runs everything.
"""

import argparse
import ast
import subprocess
import sys
import time
from collections import deque
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tests", "tools")
# Slow by nature; `make test` runs the first, `make soak` the second.
NEVER = ("tests/browser/", "tests/soak/")
BATCH = 12
NO_TESTS = 5


def changed_files(root: Path, since: str) -> list[str]:
    """Return the files that differ from a revision, uncommitted and new ones included."""
    differing = git(root, "diff", "--name-only", since)
    new = git(root, "ls-files", "--others", "--exclude-standard")
    return sorted({*differing, *new})


def usual_start(root: Path) -> str:
    """Return what to compare with: the last commit while there are changes, otherwise the one before."""
    return "HEAD" if git(root, "status", "--porcelain") else "HEAD~1"


def git(root: Path, *command: str) -> list[str]:
    done = subprocess.run(["git", *command], cwd=root, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr.strip())
    return done.stdout.splitlines()


def modules_in(root: Path) -> dict[str, Path]:
    """Return every Python module of the project by the name it is imported by."""
    found: dict[str, Path] = {}
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.py")):
            parts = list(path.relative_to(root).with_suffix("").parts)
            parts = parts[1:] if folder == "src" else parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports_of(path: Path) -> set[str]:
    """Return every name that a module imports, as far as it could be a module."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{one.name}" for one in node.names)
    return found


def distances(root: Path, changed: list[str]) -> dict[str, int]:
    """Return how many imports lie between each test file and a changed module; the others are left out."""
    modules = modules_in(root)
    importers: dict[str, list[str]] = {name: [] for name in modules}
    for name, path in modules.items():
        for other in imports_of(path):
            if other in importers:
                importers[other].append(name)
    paths = {str(path.relative_to(root)): name for name, path in modules.items()}
    reached = {paths[file]: 0 for file in changed if file in paths}
    reached |= {name: 1 for file in changed for name in beside(file, paths)}
    waiting = deque(sorted(reached, key=lambda name: reached[name]))
    while waiting:
        name = waiting.popleft()
        for importer in importers[name]:
            if importer not in reached:
                reached[importer] = reached[name] + 1
                waiting.append(importer)
    files = {str(modules[name].relative_to(root)): far for name, far in reached.items()}
    return {file: far for file, far in files.items() if is_test(file)}


def beside(file: str, paths: dict[str, str]) -> list[str]:
    """Return the tests of the game whose content or text a file is."""
    folder, is_content, _ = file.partition("/content/")
    if not is_content or not folder.startswith("src/veglia/games/"):
        return []
    tests = "tests/games/" + folder.removeprefix("src/veglia/games/").removesuffix("/engine") + "/"
    return [name for path, name in paths.items() if path.startswith(tests) and is_test(path)]


def is_test(file: str) -> bool:
    return Path(file).name.startswith("test_") and not file.startswith(NEVER)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--since", default="", help="revision to compare with (default: HEAD, or HEAD~1)")
    parser.add_argument("--seconds", type=float, default=75.0, help="begin nothing new after this time")
    options = parser.parse_args()
    end = time.monotonic() + options.seconds
    since = options.since or usual_start(ROOT)
    near = distances(ROOT, changed_files(ROOT, since))
    files = sorted(near, key=lambda file: (near[file], file))
    print(f"{len(files)} test files can see what changed since {since}", flush=True)
    for start in range(0, len(files), BATCH):
        if time.monotonic() > end:
            print(f"time is up: {len(files) - start} test files were not run; `make test` runs everything")
            break
        command = [sys.executable, "-m", "pytest", "-x", "-n", "2", *files[start : start + BATCH]]
        code = subprocess.run(command, cwd=ROOT).returncode
        if code not in (0, NO_TESTS):
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
