"""A folder is a registry: nothing has to be listed twice."""

from pathlib import Path

import pytest

from veglia.games.zombicide.engine.rules.events import TurnEnded
from veglia.games.zombicide.engine.rules.turn import ChooseAction
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong
from veglia.kernel.folder import classes_in, defined_in, module_in
from veglia.kernel.machine import Ask, Event, Option


def test_classes_are_found_where_they_are_defined_and_only_there() -> None:
    found = classes_in(["veglia.games.zombicide.engine.rules"], (Ask, Event))

    assert ChooseAction in found
    assert TurnEnded in found
    assert ChargeAlong not in found
    assert len(found) == len(set(found))


def test_subfolders_are_named_by_themselves() -> None:
    found = classes_in(["veglia.games.zombicide.undead_or_alive.rules.actions"], (Option,))

    assert ChargeAlong in found
    assert found == sorted(found, key=lambda kind: kind.__name__)


def test_subclasses_of_one_base_are_found_in_one_folder() -> None:
    found = defined_in("veglia.games.zombicide.engine.rules", Ask)

    assert ChooseAction in found
    assert all(issubclass(kind, Ask) for kind in found)


def test_a_module_is_found_by_its_name() -> None:
    found = module_in("veglia.games.zombicide.engine.rules", "turn")

    assert found is not None
    assert found.__name__ == "veglia.games.zombicide.engine.rules.turn"
    assert module_in("veglia.games.zombicide.engine.rules", "tune") is None


def test_what_a_module_cannot_import_is_not_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "shelf_of_modules").mkdir()
    (tmp_path / "shelf_of_modules" / "broken.py").write_text("import nowhere_to_be_found\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(ModuleNotFoundError, match="nowhere_to_be_found"):
        module_in("shelf_of_modules", "broken")
