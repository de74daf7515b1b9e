"""Putting broken code into functions that are there already."""

import gc
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType

Code = tuple[str, str]


class Garden:
    """All functions of this process, by file and name."""

    def __init__(self) -> None:
        self.functions: dict[Code, list[FunctionType]] = {}
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                code = thing.__code__
                self.functions.setdefault((code.co_filename, code.co_qualname), []).append(thing)

    def graft(self, path: Path, source: str, outermost: str) -> int:
        """Give a function and those within it the code of another text; return how many there are."""
        codes: dict[str, list[CodeType]] = {}
        for code in _codes(compile(source, str(path), "exec", dont_inherit=True)):
            if f"{code.co_qualname}.".startswith((f"{outermost}.", f"{outermost}.<locals>.")):
                codes.setdefault(code.co_qualname, []).append(code)
        return sum(
            self._replace(self.functions.get((str(path), name), []), new) for name, new in codes.items()
        )

    def _replace(self, functions: list[FunctionType], codes: list[CodeType]) -> int:
        """Replace the code of functions of one name; of several, the order in the text tells which."""
        lines = sorted({function.__code__.co_firstlineno for function in functions})
        for function in functions:
            old = function.__code__
            new = codes[lines.index(old.co_firstlineno)]
            # A method without its `super()` still has the cell for it.
            function.__code__ = new.replace(co_freevars=old.co_freevars)
        return len(functions)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """Return the code of everything that is defined in some code."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)
