"""The ways to break a piece of code: each function returns what to write in place of a node.

They change amounts and bounds, force or drop conditions, drop effects and elements: what can be wrong in a
rule. Breaks that any test would notice, such as an attribute that is never set, are left out.
"""

import ast
from collections.abc import Callable

Function = ast.FunctionDef | ast.AsyncFunctionDef

BOUNDS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE],
    ast.LtE: [ast.Lt],
    ast.Gt: [ast.GtE],
    ast.GtE: [ast.Gt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "reversed": "list"}
SEQUENCES = (ast.List, ast.Tuple, ast.ListComp)
EMPTY = {"list": "[]", "dict": "{}", "set": "set()"}


def code(text: str) -> ast.expr:
    """Return an expression as Python reads it."""
    return ast.parse(text, mode="eval").body


def changed(node: ast.AST, **fields: object) -> ast.expr:
    """Return an expression with some fields changed, as Python reads it."""
    values = {**dict(ast.iter_fields(node)), **fields}
    return code(ast.unparse(type(node)(**values)))


def is_number(node: ast.AST) -> bool:
    """Return whether this is an integer, also one below zero."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return is_number(node.operand) and not isinstance(node.operand, ast.UnaryOp)
    return isinstance(node, ast.Constant) and type(node.value) is int


def asks_for_log(node: ast.AST) -> bool:
    """Return whether this is a question whether somebody listens."""
    return (
        isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Attribute)
        and node.left.attr == "log"
        and isinstance(node.ops[0], ast.Is | ast.IsNot)
    )


def of_statement(node: ast.stmt, around: Function) -> list[ast.AST]:
    """Return what may stand in place of a statement, or of what it returns."""
    match node:
        case ast.Return(value=None):
            return [ast.Pass()]
        case ast.Return():
            return _returned(node, around)
        case ast.Continue():
            return [ast.Pass(), ast.Break()]
        case ast.Break():
            return [ast.Pass(), ast.Continue()]
        case ast.AugAssign():
            other = OPERATORS.get(type(node.op))
            swapped = [ast.AugAssign(node.target, other(), node.value)] if other and _adds(node.value) else []
            return [ast.Pass(), *swapped]
        case _:
            return [ast.Pass()] if _is_effect(node, around) else []


def _is_effect(node: ast.stmt, around: Function) -> bool:
    """Return whether something changes by a statement that nothing else relies on to be there at all."""
    match node:
        case ast.Expr(value=ast.Call()):
            return "super()" not in ast.unparse(node)
        case ast.Raise():
            return "NotImplementedError" not in ast.unparse(node)
        case ast.Delete():
            return True
        case ast.Assign(targets=targets):
            pass
        case ast.AnnAssign(target=target) if node.value is not None:
            targets = [target]
        case _:
            return False
    if around.name == "__init__":
        return False
    return all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)


def _adds(value: ast.expr) -> bool:
    """Return whether this can be taken off where it was put on."""
    return not isinstance(value, (*SEQUENCES, ast.JoinedStr)) and not _is_string(value)


def _returned(node: ast.Return, around: Function) -> list[ast.AST]:
    """Return other things to return, by what the function says it returns."""
    value = node.value
    kind = "" if around.returns is None else ast.unparse(around.returns).strip("'\"")
    if value is None or isinstance(value, ast.Constant) or is_number(value):
        return []
    text = ast.unparse(value)
    others: list[str] = []
    if kind == "bool":
        others = ["True", "False"]
    elif kind == "int":
        others = [f"({text}) + 1", "0"]
    elif kind.endswith("| None"):
        others = ["None"]
    elif kind.partition("[")[0] in EMPTY:
        others = [EMPTY[kind.partition("[")[0]]]
    elif kind.startswith("tuple[") and "..." in kind:
        others = ["()"]
    return [ast.Return(code(other)) for other in others if other != text]


def of_expression(node: ast.expr, parent: ast.AST | None, field: str) -> list[ast.expr]:
    """Return what may stand in place of an expression; parent and field say where it stands."""
    found: list[ast.expr] = []
    if asks_for_log(node):
        return []
    if isinstance(node, ast.BinOp) and _is_isinstance(parent):
        return [code(ast.unparse(side)) for side in (node.left, node.right)]
    for kind, way in WAYS:
        if isinstance(node, kind):
            found += way(node)
    if isinstance(node, ast.Tuple) and _is_set(node, parent, field):
        found += _fewer(node)
    if not isinstance(node, ast.Constant):
        if field == "test" and isinstance(parent, ast.If | ast.IfExp):
            found += [code("True"), code("False")]
        elif field == "test" and isinstance(parent, ast.While):
            found.append(code("False"))
        elif field == "ifs":
            found.append(code("True"))
        elif field == "iter":
            found.append(code(f"list({ast.unparse(node)})[:1]"))
            if isinstance(parent, ast.For):
                found.append(code("()"))
    return found


def _is_set(node: ast.Tuple, parent: ast.AST | None, field: str) -> bool:
    """Return whether a tuple stands for a set of things, so that one may be missing."""
    if len(node.elts) < 2:
        return False
    if isinstance(parent, ast.Compare):
        return isinstance(parent.ops[-1], ast.In | ast.NotIn)
    if isinstance(parent, ast.For | ast.comprehension):
        return field == "iter"
    return _is_isinstance(parent)


def _is_isinstance(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance"


def _constant(node: ast.Constant) -> list[ast.expr]:
    if isinstance(node.value, bool):
        return [code(str(not node.value))]
    if isinstance(node.value, int):
        return [code(str(node.value + 1)), *([code(str(node.value - 1))] if node.value > 0 else [])]
    return []


def _unary(node: ast.UnaryOp) -> list[ast.expr]:
    if is_number(node):
        number = int(ast.unparse(node))
        return [code(str(number + 1)), code(str(number - 1))]
    if isinstance(node.op, ast.Not | ast.USub):
        return [code(ast.unparse(node.operand))]
    return []


def _compare(node: ast.Compare) -> list[ast.expr]:
    found: list[ast.expr] = []
    for place, operator in enumerate(node.ops):
        for other in BOUNDS[type(operator)]:
            found.append(changed(node, ops=[*node.ops[:place], other(), *node.ops[place + 1 :]]))
    return found


def _bool_op(node: ast.BoolOp) -> list[ast.expr]:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    listens = [asks_for_log(value) for value in node.values]
    found = [] if any(listens) else [changed(node, op=other)]
    for place in range(len(node.values)):
        if listens[place]:
            continue
        rest = [*node.values[:place], *node.values[place + 1 :]]
        found.append(changed(node, values=rest) if len(rest) > 1 else code(ast.unparse(rest[0])))
    return found


def _bin_op(node: ast.BinOp) -> list[ast.expr]:
    sides = (node.left, node.right)
    if any(isinstance(side, ast.JoinedStr) or _is_string(side) for side in sides):
        return []
    if isinstance(node.op, ast.Add) and any(isinstance(side, SEQUENCES) for side in sides):
        return [code(ast.unparse(side)) for side in sides]
    other = OPERATORS.get(type(node.op))
    return [changed(node, op=other())] if other else []


def _call(node: ast.Call) -> list[ast.expr]:
    if isinstance(node.func, ast.Name) and node.func.id in CALLS:
        return [changed(node, func=ast.Name(CALLS[node.func.id]))]
    return []


def _fewer(node: ast.List | ast.Set | ast.Tuple) -> list[ast.expr]:
    """Return a collection without each of its elements in turn."""
    if len(node.elts) < 2:
        return []
    places = range(len(node.elts))
    return [changed(node, elts=[*node.elts[:place], *node.elts[place + 1 :]]) for place in places]


def _dict(node: ast.Dict) -> list[ast.expr]:
    if len(node.keys) < 2:
        return []
    return [
        changed(
            node,
            keys=node.keys[:place] + node.keys[place + 1 :],
            values=node.values[:place] + node.values[place + 1 :],
        )
        for place in range(len(node.keys))
    ]


def _subscript(node: ast.Subscript) -> list[ast.expr]:
    cut = node.slice
    if not isinstance(cut, ast.Slice) or not isinstance(node.ctx, ast.Load):
        return []
    found: list[ast.expr] = []
    if cut.lower is not None:
        found.append(changed(node, slice=ast.Slice(None, cut.upper, cut.step)))
    if cut.upper is not None:
        found.append(changed(node, slice=ast.Slice(cut.lower, None, cut.step)))
    return found


def _is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


WAYS: list[tuple[type[ast.AST], Callable[..., list[ast.expr]]]] = [
    (ast.Constant, _constant),
    (ast.UnaryOp, _unary),
    (ast.Compare, _compare),
    (ast.BoolOp, _bool_op),
    (ast.BinOp, _bin_op),
    (ast.Call, _call),
    (ast.List, _fewer),
    (ast.Set, _fewer),
    (ast.Dict, _dict),
    (ast.Subscript, _subscript),
]
