"""The mark that ties a test to the rules it would fail without."""

from collections.abc import Callable
from typing import TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., None])


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test with the ids of the rules it checks; `tests/test_rulebook.py` reads these marks."""

    def mark(test: F) -> F:
        marked: F = pytest.mark.rule(*ids)(test)
        return marked

    return mark
