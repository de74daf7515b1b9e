"""A break: one change to one module, known by a key that does not depend on line numbers."""

import ast
import difflib
import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from tools.bite.sites import Site, sites

# Module, function, line, what becomes of it, and which of several alike.
Key = tuple[str, str, str, str, int]


@dataclass(frozen=True)
class Break:
    """What is broken; `number` is its place among all breaks of the module."""

    module: str
    number: int
    function: str
    outermost: str
    # The line that must be executed, the line of the change, and the text of the latter.
    statement: int
    line: int
    text: str
    what: str
    nth: int

    @property
    def key(self) -> Key:
        return (self.module, self.function, self.text, self.what, self.nth)


def breaks_of(module: str, source: str) -> list[Break]:
    """Return all breaks of a module."""
    lines = source.splitlines()
    seen: Counter[tuple[str, str, str]] = Counter()
    found: list[Break] = []
    for number, site in enumerate(sites(ast.parse(source))):
        line = _line_of(site)
        text = lines[line - 1].strip()
        what = _described(site)
        seen[site.function, text, what] += 1
        nth = seen[site.function, text, what]
        place = (site.statement.lineno, line)
        found.append(Break(module, number, site.function, site.outermost, *place, text, what, nth))
    return found


def sample(breaks: Iterable[Break], number: int, seed: int) -> list[Break]:
    """Return some breaks, each as likely as any other; a change elsewhere does not change which."""

    def lot(one: Break) -> bytes:
        return hashlib.sha256(repr((seed, one.key)).encode()).digest()

    return sorted(breaks, key=lot)[:number]


def broken(source: str, number: int) -> str:
    """Return a module's text with one of its breaks, and all else as it is written."""
    tree = ast.parse(source)
    site = sites(tree)[number]
    written = ast.unparse(site.new)
    candidates = [
        *_without_one(source, site),
        *[_with(source, site.node, new) for new in (written, f"({written})")],
    ]
    expected = ast.dump(_Exchange(site.node, site.new).visit(tree))
    for text in candidates:
        if _dumped(text) == expected:
            return text
    raise AssertionError(f"cannot write {written!r} in line {_line_of(site)}")


def diff(module: str, source: str, changed: str) -> str:
    """Return what a break changes, with a few lines around it."""
    return "".join(
        difflib.unified_diff(
            source.splitlines(keepends=True), changed.splitlines(keepends=True), module, module, n=2
        )
    )


class _Exchange(ast.NodeTransformer):
    """Puts another node in place of one."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def _position(node: ast.AST) -> tuple[int, int, int, int]:
    if not isinstance(node, ast.expr | ast.stmt):
        return (0, 0, 0, 0)
    return (node.lineno, node.col_offset, node.end_lineno or 0, node.end_col_offset or 0)


def _line_of(site: Site) -> int:
    return _position(site.node)[0]


def _described(site: Site) -> str:
    old, new = ast.unparse(site.node), ast.unparse(site.new)
    if isinstance(site.node, ast.stmt):
        old = old.partition("\n")[0]
    return f"`{old}` is dropped" if isinstance(site.new, ast.Pass) else f"`{old}` becomes `{new}`"


def _with(source: str, node: ast.AST, text: str) -> str:
    """Return a text with something else in place of a node."""
    return _cut(source, _position(node), text)


def _without_one(source: str, site: Site) -> list[str]:
    """Return the texts without one part of a node each, if the break is that one part is missing."""
    old, new = _parts(site.node), _parts(site.new)
    if type(site.node) is not type(site.new) or len(old) != len(new) + 1 or len(old) < 2:
        return []
    starts = [_position(part[0])[:2] for part in old]
    ends = [_position(part[-1])[2:] for part in old]
    pieces = [(*starts[at], *starts[at + 1]) for at in range(len(old) - 1)]
    return [_cut(source, piece, "") for piece in [*pieces, (*ends[-2], *ends[-1])]]


def _parts(node: ast.AST) -> list[list[ast.expr]]:
    """Return what a collection or a condition is made of; an entry of a dictionary has a key and a value."""
    match node:
        case ast.List() | ast.Set() | ast.Tuple():
            return [[part] for part in node.elts]
        case ast.BoolOp():
            return [[part] for part in node.values]
        case ast.Dict():
            return [[part for part in entry if part is not None] for entry in zip(node.keys, node.values)]
        case _:
            return []


def _cut(source: str, position: tuple[int, int, int, int], text: str) -> str:
    """Return a text with something else from one place to another; columns are counted in bytes."""
    first, start, last, end = position
    lines = source.encode().splitlines(keepends=True)
    before, after = lines[first - 1][:start], lines[last - 1][end:]
    return b"".join([*lines[: first - 1], before, text.encode(), after, *lines[last:]]).decode()


def _dumped(source: str) -> str:
    try:
        return ast.dump(ast.parse(source))
    except SyntaxError:
        return ""
