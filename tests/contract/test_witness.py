"""What every title's witness has to keep to, so that the lab can report on any game."""

import pytest

from tests.contract.tables import EVERY_MISSION, play, start
from tests.two_sides.catalog import GAMES
from veglia.rulebook import book, games

SEEDS = range(3)


@pytest.mark.parametrize(("game", "mission"), EVERY_MISSION)
def test_a_witness_names_everything_by_keys_that_can_be_explained(game: str, mission: str) -> None:
    title = GAMES[game]
    almanac = title.face.almanac("en")
    rules = set(book(game).rules) if game in games() else {"relic.fall"}
    heroes = {hero.id for hero in title.face.lobby("en").heroes}
    for seed in SEEDS:
        table = start(game, mission, None, seed)
        witness = title.witness()
        witness.begun(table.state)
        for _ in play(table, seed):
            # Before each choice the log holds what the one before has led to; the last is heard below.
            witness.see(table.state, table.state.log or [])
        witness.see(table.state, table.state.log or [])

        assert sum(witness.events.values()) > 0
        assert witness.gains.keys() <= almanac.keys()
        assert all(key in almanac or key in rules for key in witness.harm)
        zones = {zone.id for zone in title.face.board(table.state, "en").zones}
        for death in witness.deaths:
            assert death.hero in heroes
            assert death.zone in zones | {""}
            assert death.killer in almanac or death.killer == ""
            assert death.rule in rules
