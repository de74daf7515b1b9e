# veglia: interpreted
"""A folder is a registry: what its modules define is found, not listed."""

import importlib
import inspect
import pkgutil
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")


def classes_in(packages: list[str], bases: tuple[type, ...]) -> list[type]:
    """Return the subclasses of some bases that the modules of some packages define, by name."""
    found: list[type] = []
    for name in packages:
        package = importlib.import_module(name)
        for entry in pkgutil.iter_modules(package.__path__):
            module = importlib.import_module(f"{name}.{entry.name}")
            found += [
                thing
                for thing in vars(module).values()
                if inspect.isclass(thing) and thing.__module__ == module.__name__ and issubclass(thing, bases)
            ]
    return sorted(found, key=lambda kind: kind.__name__)


def module_in(package: str, name: str) -> ModuleType | None:
    """Return the module of a package by its name, or nothing if the package has none of that name."""
    path = f"{package}.{name}"
    try:
        return importlib.import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            # The module exists, but something that it imports does not.
            raise
        return None


def defined_in(package: str, base: type[T]) -> list[type[T]]:
    """Return the subclasses of one base that the modules of a package define, by name."""
    return [kind for kind in classes_in([package], (base,)) if issubclass(kind, base)]
