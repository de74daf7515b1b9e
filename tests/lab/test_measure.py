"""What is measured: the usual table of a mission, and every expansion in turn where these are options."""

from tests.games.dark_darker_darkest.table import TITLE as DARKEST
from veglia.catalog import title
from veglia.lab.measure import OPTIONS, setup_of


def test_expansions_take_turns() -> None:
    sets = OPTIONS[DARKEST.id]

    setups = [setup_of(DARKEST, "darker", seed) for seed in range(2 * len(sets))]

    for place, one in enumerate(setups):
        chosen = {name: value for name, value in one.options.items() if name != "house"}
        assert chosen == sets[place % len(sets)]
    used = {name for one in sets for name in one}
    assert used >= {"radioactive", "heli_escape", "victims", "guts", "chunk", "disco_doll", "tuff_guy"}


def test_a_title_without_such_options_is_measured_as_it_is() -> None:
    assert setup_of(title("undead_or_alive"), "m0", 3).options == {}
