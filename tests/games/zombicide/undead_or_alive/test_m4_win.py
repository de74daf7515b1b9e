"""M4, Ready to Die: from the last recruit through the Exit."""

from tests.games.zombicide.table import TestTable, rules_of
from veglia.games.zombicide.engine.rules.spawn import MOBILE, move_token, starting_zone
from veglia.games.zombicide.engine.rules.turn import DoNothing, Leave
from veglia.games.zombicide.undead_or_alive.rules.actions.recruit import RecruitForCard


def test_with_trust_won_and_tokens_gathered_all_leave_through_the_exit() -> None:
    table = TestTable(["carl"], mission="m4", at="3R.a1", gear={"carl": ["plenty_of_bullets"]})
    table.add_companion("jeb", "3R.a1")
    table.turn("carl")
    table.choose(RecruitForCard)
    table.choose(DoNothing)
    too_early = table.offers(Leave)
    for number, token in enumerate(table.state.spawns):
        if token.kind == MOBILE:
            move_token(table.state, number, starting_zone(table.state), "uoa.trait.holy-water-move")

    table.turn("carl")
    table.choose(DoNothing)
    events = table.choose(Leave)

    assert not too_early
    assert table.state.result is not None
    assert table.state.is_won()
    assert "uoa.end.win-immediate" in rules_of(events)
