"""What every title's statistics has to keep to, so that the lab can report on any game."""

import pytest

from tests.contract.tables import EVERY_MISSION, play, start
from tests.two_sides.catalog import GAMES
from veglia.rulebook import book, games

SEEDS = range(3)


@pytest.mark.parametrize(("game", "mission"), EVERY_MISSION)
def test_statistics_name_everything_by_keys_that_can_be_explained(game: str, mission: str) -> None:
    title = GAMES[game]
    glossary = title.presentation.glossary("en")
    rules = set(book(game).rules) if game in games() else {"relic.fall"}
    heroes = {hero.id for hero in title.presentation.lobby("en").heroes}
    for seed in SEEDS:
        table = start(game, mission, None, seed)
        statistics = title.statistics()
        statistics.begun(table.state)
        for _ in play(table, seed):
            # Before each choice the log holds what the one before has led to; the last is heard below.
            statistics.see(table.state, table.state.log or [])
        statistics.see(table.state, table.state.log or [])

        assert sum(statistics.events.values()) > 0
        assert statistics.gains.keys() <= glossary.keys()
        assert all(key in glossary or key in rules for key in statistics.harm)
        zones = {zone.id for zone in title.presentation.board(table.state, "en").zones}
        for death in statistics.deaths:
            assert death.hero in heroes
            assert death.zone in zones | {""}
            assert death.killer in glossary or death.killer == ""
            assert death.rule in rules
