"""Which lines of the rules a test executes: modules are imported with a probe before every statement.

What was worked out once and kept counts for every test that uses it, not only for the first.
"""

import ast
import functools
from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

from tools.bite.importing import Rewrite

T = TypeVar("T")
PROBE = "__bite__"
Lines = dict[str, set[int]]
BODIES = ("body", "orelse", "finalbody")


class Probes:
    """The lines that were executed, by module, and the kept results that were used."""

    def __init__(self) -> None:
        self.executed: dict[str, bytearray] = {}
        self.used: set[CacheTrace] = set()
        self.kept: list[TracedCache[Any]] = []

    def rewrite(self, name: str) -> Rewrite:
        """Return how a module is rewritten when it is imported."""

        def with_probes(source: str) -> tuple[ast.Module, dict[str, object]]:
            tree = ast.parse(source)
            _Insert().visit(tree)
            ast.fix_missing_locations(tree)
            self.executed[name] = bytearray(source.count("\n") + 2)
            return tree, {PROBE: self.executed[name]}

        return with_probes

    def take(self) -> Lines:
        """Return what was executed since this was asked last."""
        found = self._taken()
        entries, self.used = self.used, set()
        seen: set[CacheTrace] = set()
        while entries:
            entry = entries.pop()
            if entry not in seen:
                seen.add(entry)
                entries |= entry.used
                _add(found, entry.lines)
        return found

    def _taken(self) -> Lines:
        found: Lines = {}
        for name, lines in self.executed.items():
            if any(lines):
                found[name] = {number for number, hit in enumerate(lines) if hit}
                lines[:] = bytes(len(lines))
        return found

    def aside(self, work: Callable[[], T]) -> tuple[T, "CacheTrace"]:
        """Do some work, and return its result with what it executed."""
        before, used = self._taken(), self.used
        self.used = set()
        try:
            result = work()
        finally:
            entry = CacheTrace(self._taken(), self.used)
            self.used = used
            for name, lines in before.items():
                for line in lines:
                    self.executed[name][line] = 1
            self.used.add(entry)
        return result, entry

    def install(self) -> None:
        """From now on, functions that keep their results are followed."""
        vars(functools).update(cache=self.cache, cached_property=self.cached_property)

    def cache(self, work: Callable[..., Any]) -> "TracedCache[Any]":
        kept = TracedCache(self, work)
        self.kept.append(kept)
        return kept

    def cached_property(self, work: Callable[[Any], Any]) -> "KeptProperty":
        return KeptProperty(self, work)

    def forget(self) -> None:
        """Let everything be worked out anew."""
        for kept in self.kept:
            kept.cache_clear()


class CacheTrace:
    """What was executed for a result that is kept, and the kept results it was made from."""

    def __init__(self, lines: Lines, used: "set[CacheTrace]") -> None:
        self.lines = lines
        self.used = used


class TracedCache(Generic[T]):
    """`functools.cache`, followed."""

    def __init__(self, probes: Probes, work: Callable[..., T]) -> None:
        self.probes = probes
        self.entries: dict[object, tuple[T, CacheTrace]] = {}
        self.__wrapped__ = work
        functools.update_wrapper(self, work)

    def __call__(self, *values: Any, **named: Any) -> T:
        key = (values, tuple(sorted(named.items())))
        if key not in self.entries:
            self.entries[key] = self.probes.aside(lambda: self.__wrapped__(*values, **named))
        result, entry = self.entries[key]
        self.probes.used.add(entry)
        return result

    def cache_clear(self) -> None:
        self.entries.clear()


class KeptProperty:
    """`functools.cached_property`, followed."""

    def __init__(self, probes: Probes, work: Callable[[Any], Any]) -> None:
        self.probes = probes
        self.work = work

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = f"kept {name}"

    @overload
    def __get__(self, thing: None, owner: type) -> "KeptProperty": ...
    @overload
    def __get__(self, thing: object, owner: type) -> Any: ...
    def __get__(self, thing: object | None, owner: type) -> Any:
        if thing is None:
            return self
        if self.name not in thing.__dict__:
            thing.__dict__[self.name] = self.probes.aside(lambda: self.work(thing))
        result, entry = thing.__dict__[self.name]
        self.probes.used.add(entry)
        return result


class _Insert(ast.NodeTransformer):
    """Puts a probe before every statement of every function."""

    def __init__(self) -> None:
        self.depth = 0

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.depth += 1
        self.generic_visit(node)
        self.depth -= 1
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if self.depth:
            for name in BODIES:
                body = getattr(node, name, None)
                if isinstance(body, list) and not isinstance(node, ast.ClassDef):
                    setattr(node, name, [new for one in body for new in (*_probe(one), one)])
        return node


def _probe(statement: ast.stmt) -> list[ast.stmt]:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return []
    probe = ast.parse(f"{PROBE}[{statement.lineno}] = 1").body[0]
    for node in ast.walk(probe):
        ast.copy_location(node, statement)
    return [probe]


def _add(lines: Lines, more: Lines) -> None:
    for name, numbers in more.items():
        lines.setdefault(name, set()).update(numbers)
