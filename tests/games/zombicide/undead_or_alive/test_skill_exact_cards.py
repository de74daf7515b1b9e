"""Skills that turn, give or bring back cards: which cards, and when."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.danger import add_skill
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective
from veglia.games.zombicide.engine.rules.traits.tinkerer import Tinker
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.events import GearGiven
from veglia.games.zombicide.undead_or_alive.rules.traits.explosives_expert import LetGo, MakeRoom


@rule("uoa.skill.tinkerer")
def test_tokens_are_no_cards_to_tinker_with() -> None:
    table = TestTable(["carl"], mission="m7", at="2V.a1", gear={"carl": ["water"]})
    table.state.objectives[0] = Objective(OFF_BOARD, 0, True)
    table.survivor("carl").cards[1] = table.state.scenario.library.first_token
    table.only_skills("carl", ["tinkerer"])
    table.turn("carl")
    assert table.cards("carl")[1] == "supplies"

    assert [table.state.card(option.card).id for option in table.offered(Tinker)] == ["water"]


@rule("uoa.skill.explosives-expert")
def test_with_a_full_backpack_the_dynamite_may_still_be_let_go() -> None:
    pack: list[str | None] = ["dynamite", None, None, "water", "knife", "machete"]
    table = TestTable(["jeb"], (6,), gear={"jeb": pack})
    table.only_skills("jeb", ["explosives_expert"])
    table.turn("jeb")
    table.choose(Throw, zone="2R.a2")
    assert len(table.offered(MakeRoom)) == 3

    table.choose(LetGo)

    assert table.cards("jeb") == [None, None, None, "water", "knife", "machete"]


@rule("uoa.skill.starts-with")
@pytest.mark.parametrize(("phase", "given"), [(0, ["springfield"]), (1, []), (2, []), (3, [])])
def test_a_starting_skill_gives_one_card_and_only_at_setup(phase: int, given: list[str]) -> None:
    table = TestTable(["jeb"])
    table.state.turn.phase = phase

    events = table.call(lambda state: add_skill(state, 0, table.skill("starts_with_springfield")))

    cards = [event.card for event in happened(events, GearGiven)]
    assert [table.state.card(card).id for card in cards] == given
    # What was given lies in no pile any more.
    state = table.state
    assert not set(cards) & {*state.aside, *state.equipment.pile, *state.bounty}
    assert (table.asking is not None) == bool(given)
