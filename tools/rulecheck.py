"""Which rules the tests cite. `python -m tools.rulecheck --write` updates the lists of tested rules.

Reads the tests as text, so it needs no test run: a test that cites a rule and fails is red anyway.
"""

import ast
import re
import sys
from pathlib import Path

from veglia import rulebook

ROOT = Path(__file__).resolve().parent.parent
BOOKS = ROOT / "src" / "veglia" / "rulebook"
# What the ids of a book begin with, by game: all of them have a prefix of their own.
PREFIXES = {game: next(iter(rulebook.book(game).rules)).partition(".")[0] + "." for game in rulebook.games()}
WORDS = "|".join(prefix[:-1] for prefix in PREFIXES.values())
RULE_ID = re.compile(rf"""["']((?:{WORDS})\.[a-z0-9.-]+)["']""")


def tests() -> list[tuple[Path, ast.FunctionDef]]:
    """Return every test function of the suite."""
    found: list[tuple[Path, ast.FunctionDef]] = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append((path, node))
    return found


def cited_by(test: ast.FunctionDef) -> list[str]:
    """Return the ids in a test's `@rule(...)` marks."""
    ids: list[str] = []
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            ids += [str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)]
    return ids


def cited() -> dict[str, list[str]]:
    """Return every cited id with the tests that cite it."""
    by_id: dict[str, list[str]] = {}
    for path, test in tests():
        for id in cited_by(test):
            by_id.setdefault(id, []).append(f"{path.relative_to(ROOT)}::{test.name}")
    return by_id


def named_in_sources() -> dict[str, list[str]]:
    """Return every rule id that code or content names, with the files."""
    by_id: dict[str, list[str]] = {}
    package = ROOT / "src" / "veglia"
    for path in sorted([*package.rglob("*.py"), *package.rglob("*.toml")]):
        for id in RULE_ID.findall(path.read_text("utf-8")):
            by_id.setdefault(id, []).append(str(path.relative_to(ROOT)))
    return by_id


def tested_list(game: str) -> str:
    """Return the contents of a game's list of tested rules."""
    ids = sorted(id for id in cited() if id.startswith(PREFIXES[game]))
    return "# Rules that at least one test cites. Written by tools/rulecheck.py.\n" + "".join(
        f"{id}\n" for id in ids
    )


def main() -> None:
    for game in PREFIXES:
        target = BOOKS / f"{game}.tested.txt"
        if "--write" in sys.argv[1:]:
            target.write_text(tested_list(game), "utf-8")
        print(f"{game}: {tested_list(game).count(PREFIXES[game])} rules cited by tests")


if __name__ == "__main__":
    main()
