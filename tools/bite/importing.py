"""Importing a module otherwise than it is written in its file; the file stays as it is."""

import ast
import importlib.abc
import importlib.machinery
import sys
from collections.abc import Callable, Mapping, Sequence
from types import CodeType, ModuleType

# What a module's text becomes, and names that are put into the module beforehand.
Rewrite = Callable[[str], tuple[ast.Module | str, dict[str, object]]]


class Finder(importlib.abc.MetaPathFinder):
    """Finds modules where they are, and has some of them rewritten."""

    def __init__(self, rewrites: Mapping[str, Rewrite]) -> None:
        self.rewrites = rewrites

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname not in self.rewrites:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        if spec is None or spec.origin is None:
            return None
        spec.loader = Loader(fullname, spec.origin, self.rewrites[fullname])
        return spec


class Loader(importlib.machinery.SourceFileLoader):
    """Rewrites a module before it is compiled; nothing is written to disk."""

    def __init__(self, fullname: str, path: str, rewrite: Rewrite) -> None:
        super().__init__(fullname, path)
        self.rewrite = rewrite
        self.names: dict[str, object] = {}

    def get_code(self, fullname: str) -> CodeType:
        text, self.names = self.rewrite(self.get_data(self.path).decode("utf-8"))
        code: CodeType = compile(text, self.path, "exec", dont_inherit=True)
        return code

    def exec_module(self, module: ModuleType) -> None:
        code = self.get_code(module.__name__)
        vars(module).update(self.names)
        exec(code, vars(module))


def rewrite(rewrites: Mapping[str, Rewrite]) -> None:
    """From now on, import these modules rewritten."""
    loaded = [name for name in rewrites if name in sys.modules]
    assert not loaded, f"{loaded[0]} is imported already"
    sys.meta_path.insert(0, Finder(rewrites))
