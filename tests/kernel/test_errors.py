"""Errors and the codes that the wire, the terminal and tests rely on."""

import inspect

import pytest

from veglia.kernel import errors
from veglia.kernel.errors import VegliaError

CODES = {
    "VegliaError": "error",
    "UnknownName": "unknown_name",
    "BadSetup": "bad_setup",
    "IllegalChoice": "illegal_choice",
    "BadAnswer": "bad_answer",
    "StaleChoice": "stale_choice",
    "GameOver": "game_over",
    "NothingToUndo": "nothing_to_undo",
    "ContentError": "bad_content",
    "BadFile": "bad_file",
    "DiceScriptEnded": "dice_script_ended",
}


def error_classes() -> list[type[VegliaError]]:
    """Return every error class of the kernel."""
    return [kind for kind in vars(errors).values() if inspect.isclass(kind) and issubclass(kind, VegliaError)]


def test_every_error_has_the_code_it_always_had() -> None:
    kinds = error_classes()

    codes = {kind.__name__: kind.code for kind in kinds}

    assert codes == CODES


def test_no_two_errors_share_a_code() -> None:
    kinds = error_classes()

    codes = {kind.code for kind in kinds}

    assert len(codes) == len(kinds)


@pytest.mark.parametrize("kind", error_classes(), ids=lambda kind: str(kind.__name__))
def test_every_error_can_be_caught_as_one_of_ours_and_tells_its_message(kind: type[VegliaError]) -> None:
    with pytest.raises(VegliaError) as caught:
        raise kind("what was found, what was expected")

    assert str(caught.value) == "what was found, what was expected"
    assert caught.value.code == kind.code
