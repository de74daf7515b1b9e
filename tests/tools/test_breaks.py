"""What `make bite` can break in a module, and how it is written."""

import ast
from pathlib import Path

import pytest

from tools.bite.breaks import Break, breaks_of, broken, diff, sample

ROOT = Path(__file__).resolve().parents[2]


def found(source: str) -> list[str]:
    return [one.what for one in breaks_of("m.py", source)]


def inside(*lines: str, returns: str = "None") -> list[str]:
    """Return the breaks of a function with some lines."""
    return found("\n".join([f"def f(state, a, b) -> {returns}:", *(f"    {line}" for line in lines)]) + "\n")


def test_amounts_bounds_and_effects_are_broken() -> None:
    assert inside("state.ap += 1") == [
        "`state.ap += 1` is dropped",
        "`state.ap += 1` becomes `state.ap -= 1`",
        "`1` becomes `2`",
        "`1` becomes `0`",
    ]
    assert inside("state.push(a)") == ["`state.push(a)` is dropped"]
    assert inside("state.zone = -1") == [
        "`state.zone = -1` is dropped",
        "`-1` becomes `0`",
        "`-1` becomes `-2`",
    ]


def test_conditions_are_forced_dropped_and_moved_by_one() -> None:
    assert inside("if a >= b and not state:", "    return") == [
        "`a >= b and (not state)` becomes `a >= b or not state`",
        "`a >= b and (not state)` becomes `not state`",
        "`a >= b and (not state)` becomes `a >= b`",
        "`a >= b and (not state)` becomes `True`",
        "`a >= b and (not state)` becomes `False`",
        "`a >= b` becomes `a > b`",
        "`not state` becomes `state`",
        "`return` is dropped",
    ]


def test_loops_end_early_or_see_only_the_first() -> None:
    assert inside("for one in a:", "    if one:", "        continue", "    b(one)") == [
        "`a` becomes `list(a)[:1]`",
        "`a` becomes `()`",
        "`one` becomes `True`",
        "`one` becomes `False`",
        "`continue` is dropped",
        "`continue` becomes `break`",
        "`b(one)` is dropped",
    ]


@pytest.mark.parametrize(
    ("returns", "others"),
    [
        ("bool", ["True", "False"]),
        ("int", ["a(b) + 1", "0"]),
        ("list[int]", ["[]"]),
        ("tuple[int, ...]", ["()"]),
        ("tuple[int, int]", []),
        ("str", []),
        ("Step | None", ["None"]),
    ],
)
def test_something_else_is_returned_by_what_the_function_says(returns: str, others: list[str]) -> None:
    assert inside("return a(b)", returns=returns) == [
        f"`return a(b)` becomes `return {other}`" for other in others
    ]


def test_calls_operators_and_elements_are_exchanged_or_dropped() -> None:
    assert inside("a = max(b, state) - b") == [
        "`max(b, state) - b` becomes `max(b, state) + b`",
        "`max(b, state)` becomes `min(b, state)`",
    ]
    assert inside("a = [b, state]") == ["`[b, state]` becomes `[state]`", "`[b, state]` becomes `[b]`"]
    assert inside("a = b + [state]") == ["`b + [state]` becomes `b`", "`b + [state]` becomes `[state]`"]
    assert inside("a = isinstance(b, int | str)") == [
        "`int | str` becomes `int`",
        "`int | str` becomes `str`",
    ]


def test_constants_of_modules_and_classes_are_broken_but_not_their_types() -> None:
    fields = "    forced: ClassVar[bool] = False\n    rule: ClassVar[str] = 'x.y'\n"
    source = f"REACH: Final[int] = 2\n\n\nclass A:\n{fields}"

    assert found(source) == ["`2` becomes `3`", "`2` becomes `1`", "`False` becomes `True`"]
    assert [one.function for one in breaks_of("m.py", source)] == ["", "", ""]


def test_words_checks_and_questions_whether_somebody_listens_are_left_alone() -> None:
    assert inside('"""At least 2."""', "assert a > 2, 'no 2'") == []
    assert inside("raise ValueError(f'{a + 1}' + 'b')") == ["`raise ValueError(f'{a + 1}' + 'b')` is dropped"]
    assert inside("raise NotImplementedError") == []
    assert inside("if state.log is not None:", "    state.emit(a)") == ["`state.emit(a)` is dropped"]
    assert inside("if a and state.log is not None:", "    state.emit(b)") == [
        "`a and state.log is not None` becomes `state.log is not None`",
        "`a and state.log is not None` becomes `True`",
        "`a and state.log is not None` becomes `False`",
        "`state.emit(b)` is dropped",
    ]
    assert found("class A:\n    def __init__(self, a: int) -> None:\n        self.a = a\n") == []
    assert found("class A:\n    def beacons(self) -> list[int]:\n        return [1]\n") == []


def test_a_break_changes_one_place_and_nothing_around_it() -> None:
    source = "def f(a: int) -> int:\n    # Twice, “ü”.\n    b = 'ü' * a; return (a +  # why\n        1)\n"
    breaks = breaks_of("m.py", source)

    change = next(one for one in breaks if one.what == "`1` becomes `2`")
    assert broken(source, change.number) == source.replace("        1)", "        2)")
    assert (change.statement, change.line, change.text) == (3, 4, "1)")
    assert "-        1)\n+        2)\n" in diff("m.py", source, broken(source, change.number))


def test_an_element_is_dropped_without_writing_the_others_anew() -> None:
    source = "ALL = [\n    'a',\n    # B.\n    'b',\n    'c',\n]\n"

    texts = [broken(source, one.number) for one in breaks_of("m.py", source)]

    assert [ast.literal_eval(text.partition("= ")[2]) for text in texts] == [
        ["b", "c"],
        ["a", "c"],
        ["a", "b"],
    ]
    assert texts[2] == "ALL = [\n    'a',\n    # B.\n    'b',\n]\n"


def test_parentheses_are_added_where_the_text_would_be_read_otherwise() -> None:
    source = "def f(a, b, c) -> int:\n    x = (a or b) and c\n    y = [a, b] * c\n    return a - b * c\n"

    def text(what: str) -> str:
        return broken(source, next(one.number for one in breaks_of("m.py", source) if one.what == what))

    assert "x = (a and b) and c\n" in text("`a or b` becomes `a and b`")
    assert "x = (a or b) or c\n" in text("`(a or b) and c` becomes `(a or b) or c`")
    assert "return a - b // c\n" in text("`b * c` becomes `b // c`")
    assert "return a + b * c\n" in text("`a - b * c` becomes `a + b * c`")
    assert "return a - b * c + 1\n" in text("`return a - b * c` becomes `return a - b * c + 1`")


def test_every_break_of_the_rules_can_be_written() -> None:
    folder = ROOT / "src" / "veglia" / "games" / "zombicide" / "engine" / "rules"
    for name in ("combat.py", "content.py", "turn.py"):
        source = (folder / name).read_text("utf-8")
        for one in breaks_of(name, source)[::7]:
            assert broken(source, one.number) != source


def test_the_same_seed_takes_the_same_breaks_also_when_others_are_added() -> None:
    breaks = breaks_of("m.py", "\n".join(f"A{number} = {number}" for number in range(100)))
    first = sample(breaks, 20, 1)

    assert sample(breaks[::-1], 20, 1) == first
    assert sample(breaks, 20, 2) != first
    more = breaks_of("n.py", "B = 5\n")
    assert set(sample([*breaks, *more], 22, 1)) >= set(first)


def test_a_key_does_not_depend_on_where_a_line_stands() -> None:
    source = "def f(a) -> None:\n    a.b(1)\n    a.b(1)\n"
    moved = f"C = 7\n\n\n{source}"

    def keys(text: str) -> list[object]:
        return [one.key for one in breaks_of("m.py", text) if one.function]

    assert keys(moved) == keys(source)
    assert len(set(keys(source))) == len(keys(source))
    assert isinstance(breaks_of("m.py", source)[0], Break)
