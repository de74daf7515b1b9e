"""What can be broken in a module: every place, and every way to break it there."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from tools.bite import ways
from tools.bite.scope import FUNCTIONS

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Site:
    """A node, and what is written in its place."""

    node: ast.AST
    new: ast.AST
    # The name of the function it is in, empty outside of functions, and that of the outermost of them.
    function: str
    outermost: str
    # The innermost statement around it: what a test must execute to notice anything.
    statement: ast.stmt


class Finder:
    """Goes through a module and collects the sites; passes over docstrings, asserts, annotations, texts."""

    def __init__(self) -> None:
        self.sites: list[Site] = []
        # The classes and functions around the present node.
        self.names: list[str] = []
        self.functions: list[Function] = []
        self.outermost = ""
        self.statement: ast.stmt = ast.Pass()

    def add(self, node: ast.AST, new: ast.AST) -> None:
        function = ".".join(self.names) if self.functions else ""
        self.sites.append(Site(node, new, function, self.outermost, self.statement))

    def body(self, statements: list[ast.stmt]) -> None:
        for number, statement in enumerate(statements):
            if number == 0 and _is_text(statement):
                continue
            self.stmt(statement)

    def stmt(self, node: ast.stmt) -> None:
        """Collect what can be broken in a statement and below it."""
        if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
            return
        before, self.statement = self.statement, node
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            self.function(node)
        elif isinstance(node, ast.ClassDef):
            self.names.append(node.name)
            self.body(node.body)
            self.names.pop()
        else:
            self.within(node)
        self.statement = before

    def function(self, node: Function) -> None:
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.expr(default)
        if node.name in FUNCTIONS:
            return
        self.names.append(node.name)
        is_outermost = not self.functions
        if is_outermost:
            self.outermost = ".".join(self.names)
        self.functions.append(node)
        self.body(node.body)
        self.functions.pop()
        if is_outermost:
            self.outermost = ""
        self.names.pop()

    def within(self, node: ast.stmt) -> None:
        """Collect from any statement but a definition."""
        around = self.functions[-1] if self.functions else None
        if around is not None:
            for new in ways.of_statement(node, around):
                self.add(node, new)
        for name, value in ast.iter_fields(node):
            if name in ("body", "orelse", "finalbody") and isinstance(value, list):
                self.body(value)
            elif name == "handlers":
                for handler in node.handlers if isinstance(node, ast.Try) else []:
                    self.body(handler.body)
            elif name == "cases":
                for case in node.cases if isinstance(node, ast.Match) else []:
                    self.body(case.body)
            elif name not in ("annotation", "exc", "cause"):
                for one in value if isinstance(value, list) else [value]:
                    if isinstance(one, ast.expr):
                        self.expr(one, node, name)

    def expr(self, node: ast.expr, parent: ast.AST | None = None, field: str = "") -> None:
        """Collect what can be broken in an expression and below it."""
        if isinstance(node, ast.JoinedStr):
            return
        for new in ways.of_expression(node, parent, field):
            self.add(node, new)
        if ways.is_number(node) or ways.asks_for_log(node) or _is_type(node):
            return
        for name, child in _children(node):
            if name == "annotation":
                continue
            if isinstance(child, ast.comprehension):
                self.comprehension(child)
            elif isinstance(child, ast.keyword):
                self.expr(child.value, child, "value")
            elif isinstance(child, ast.expr):
                self.expr(child, node, name)

    def comprehension(self, node: ast.comprehension) -> None:
        self.expr(node.iter, node, "iter")
        for test in node.ifs:
            self.expr(test, node, "ifs")


def _children(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    for name, value in ast.iter_fields(node):
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.AST):
                yield name, one


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _is_type(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "TypeVar"


def sites(tree: ast.Module) -> list[Site]:
    """Return all sites of a module, in the order of the text."""
    finder = Finder()
    finder.body(tree.body)
    return finder.sites
