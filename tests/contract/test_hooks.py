"""Every title fills in what a base class leaves open: a method that only raises NotImplementedError."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.two_sides.catalog import GAMES
from tests.two_sides.title import TITLE
from veglia.kernel.game import Title, begin
from veglia.kernel.machine import Step
from veglia.kernel.window import Window
from veglia.show.presentation import TablePresentation

SOURCES = Path(__file__).parents[2] / "src" / "veglia"


def is_left_open(method: ast.stmt) -> bool:
    """Whether the body of a method, after its docstring, is one `raise NotImplementedError`."""
    if not isinstance(method, ast.FunctionDef):
        return False
    body = method.body[1:] if ast.get_docstring(method) else method.body
    if len(body) != 1 or not isinstance(body[0], ast.Raise) or body[0].exc is None:
        return False
    return ast.unparse(body[0].exc).startswith("NotImplementedError")


@cache
def hooks() -> dict[tuple[str, str], list[str]]:
    """Return the names of methods left open, by module and class; read from sources, compiled or not."""
    found: dict[tuple[str, str], list[str]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        module = ".".join(("veglia", *path.relative_to(SOURCES).with_suffix("").parts))
        for kind in ast.parse(path.read_text()).body:
            if isinstance(kind, ast.ClassDef):
                names = [
                    one.name for one in kind.body if isinstance(one, ast.FunctionDef) and is_left_open(one)
                ]
                if names:
                    found[module, kind.name] = names
    return found


def left_open(kind: type) -> list[str]:
    """Return the methods of a class that a base class has left open and nobody has filled in."""
    return [
        f"{kind.__name__}.{name}"
        for base in kind.__mro__
        for name in hooks().get((base.__module__, base.__name__), [])
        if getattr(kind, name) is getattr(base, name)
    ]


def parts_of(title: Title) -> list[type]:
    """Return the classes that a title is put together from."""
    game = begin(title, title.setup(title.missions()[0], None, 1, {}))
    presentation = title.presentation
    assert isinstance(presentation, TablePresentation)
    context = presentation.context(game.state, title.languages[0])
    parts: list[object] = [
        title,
        game.state,
        presentation,
        presentation.targets(context),
        presentation.teller(context, [], []),
        context.names,
        title.evaluation(),
        title.encoding(),
        title.statistics(),
    ]
    if title.aside is not None:
        parts.append(title.aside)
    steps = [kind for kind in title.codec().fields if issubclass(kind, Step)]
    # A class that others are made from is never a step itself.
    steps = [kind for kind in steps if not any(kind in other.__mro__[1:] for other in steps)]
    return [*(type(part) for part in parts), *steps]


@pytest.mark.parametrize("game", GAMES)
def test_a_title_fills_in_all_that_is_left_open(game: str) -> None:
    assert [name for kind in parts_of(GAMES[game]) for name in left_open(kind)] == []


def test_what_is_left_open_is_found() -> None:
    """The test above knows the hooks of kernel and show, and would find one that is missing."""
    known = {kind: names for (_, kind), names in hooks().items()}
    assert set(known["Window"]) == {"again", "plays", "resolve"}
    assert {"points", "phase_key", "is_settled", "round", "gain", "chance"} == set(known["Evaluation"])
    assert {"make_context", "targets", "teller", "drawn_from", "draw"} == set(known["TablePresentation"])
    assert {"lobby", "scene", "why_not"} <= set(known["Presentation"])
    assert "Teller" in known

    class Unfinished(Window[object]):  # type: ignore[type-var]
        def again(self, place: int, passes: int) -> "Unfinished":
            return self

    assert left_open(Unfinished) == ["Unfinished.plays", "Unfinished.resolve"]
    assert any(issubclass(kind, Window) for kind in parts_of(TITLE))
