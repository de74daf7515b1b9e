# veglia: interpreted
"""A folder is a registry: what its modules define is found, not listed."""

import importlib
import inspect
import pkgutil


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
