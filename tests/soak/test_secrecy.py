"""Nothing hidden is sent to a seat, for `make soak`: ten thousand moments of each game of sides."""

import pytest

from tests.contract.tables import EVERY_MISSION, any_table
from tests.contract.test_secrecy import LOOKED_AT, check_moment, everyone, moments
from veglia.catalog import GAMES

MOMENTS = 10_000
OF_SIDES = [
    (game, mission) for game, mission in EVERY_MISSION if game in GAMES and len(GAMES[game].sides) > 1
]


@pytest.mark.parametrize(("game", "mission"), OF_SIDES)
def test_ten_thousand_moments_tell_nothing_hidden(game: str, mission: str) -> None:
    title = GAMES[game]
    left = -(-MOMENTS // len(title.missions()))
    seed = 0
    while left > 0:
        table = any_table(game, mission, seed)
        for moment in moments(table, seed, LOOKED_AT):
            check_moment(moment, seed, everyone(table), title.languages[seed % len(title.languages)])
            left -= 1
        seed += 1
