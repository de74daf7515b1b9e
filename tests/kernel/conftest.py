"""Checks that live in the toy table explain themselves when they fail, like those of the tests."""

import pytest

pytest.register_assert_rewrite("tests.kernel.toy")
