"""Random games of any set-up: what is drawn fits together, and what fails is told."""

import pytest

from veglia.catalog import GAMES
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.title import LastNightOnEarth
from veglia.kernel.dice import seeded
from veglia.kernel.machine import State
from veglia.lab.setups import any_setup, purchase
from veglia.lab.soak import play_any, play_batch, soak

LAST_NIGHT = GAMES["last_night_on_earth"]


def test_set_ups_differ_in_seats_options_and_bought_rules() -> None:
    drawn = [any_setup(LAST_NIGHT, "die_zombies_die", seed) for seed in range(60)]

    assert {len(setup.seats) for setup in drawn} == {2, 3, 4, 5, 6}
    assert len({seat.side for setup in drawn for seat in setup.seats}) == 2
    bought = {
        part.partition(":")[0]
        for setup in drawn
        for side in ("hero_rules", "zombie_rules")
        for part in setup.options.get(side, "").split(",")
    }
    assert len(bought) > 10
    names = {name for setup in drawn for name in setup.options}
    assert names > {option.id for option in LAST_NIGHT.presentation.lobby("en").options}


def test_the_seed_gives_the_same_set_up_again() -> None:
    first, second = (any_setup(LAST_NIGHT, "hunker_down", 8) for _ in range(2))

    assert (first.seats, first.options) == (second.seats, second.options)


def test_a_party_is_shared_out_over_some_seats() -> None:
    title = GAMES["undead_or_alive"]
    drawn = [any_setup(title, "m1", seed) for seed in range(40)]

    sizes = {sum(len(seat.figures) for seat in setup.seats) for setup in drawn}
    assert sizes == {1, 2, 3, 4, 5, 6}
    assert all(len(setup.seats) <= 6 for setup in drawn)


def test_rules_that_exclude_each_other_are_not_bought_together() -> None:
    budget = LAST_NIGHT.presentation.lobby("en").budget
    assert budget is not None
    excluded = {rule.id: set(rule.excludes) for rule in budget.rules}
    for seed in range(100):
        for list_of_rules in purchase(budget, "die_zombies_die", seeded(seed)).values():
            ids = {part.partition(":")[0] for part in list_of_rules.split(",") if part}
            assert not any(excluded[id] & ids for id in ids)


def test_games_of_all_missions_are_played_and_counted() -> None:
    heard: list[int] = []

    decisions, failures = soak("last_night_on_earth", 13, 0, 1, lambda done, failed: heard.append(done))

    assert failures == []
    assert heard == [13]
    assert decisions == sum(play_any(LAST_NIGHT, number) for number in range(13))


class Losing(LastNightOnEarth):
    """Loses a card in one scenario."""

    def check_conservation(self, state: State) -> None:
        assert isinstance(state, LastNightState)
        if state.scenario == "burn_em_out":
            raise AssertionError("a card is lost")


def test_a_game_that_fails_is_told_with_its_number_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, "losing", Losing())

    decisions, failures = play_batch("losing", 0, 3)

    assert decisions > 0
    assert failures == ["game 1 (burn_em_out): AssertionError('a card is lost')"]
