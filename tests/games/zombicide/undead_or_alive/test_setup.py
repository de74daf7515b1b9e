"""Set-up: the party, the board, the pieces on it, and the Dashboards."""

import pytest

from tests.games.zombicide.seating import seated
from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.undead_or_alive.opening import PARTY, first_state, open_game, state_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.danger import PickSkill, gain_ap
from veglia.games.zombicide.engine.rules.events import Moved
from veglia.games.zombicide.engine.rules.spawn import ABOMINATION, CORPSE_PILE, MOBILE, STARTING
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.events import CorpsePileAwakened
from veglia.games.zombicide.undead_or_alive.rules.plan import abomination_spawns
from veglia.games.zombicide.undead_or_alive.rules.scenarios import scenario
from veglia.games.zombicide.undead_or_alive.rules.scope import CLASSES
from veglia.games.zombicide.undead_or_alive.rules.setup import StartWith
from veglia.games.zombicide.undead_or_alive.rules.slots import INCOMING
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.errors import BadSetup, UnknownName

SURVIVORS = [
    *("carl", "concepcion", "hanna", "henry", "jeb", "jimmy", "kassey"),
    *("may", "meg", "molly", "pablito", "thomas", "trixie", "turner"),
]


# The party


@rule("uoa.setup.party-size")
def test_six_survivors_play_by_default_and_one_player_may_have_them_all() -> None:
    setup = TITLE.setup("m0", None, 1, {})

    assert [len(seat.figures) for seat in setup.seats] == [6]


@rule("uoa.setup.party-size")
@pytest.mark.parametrize("sizes", [(6,), (3, 3), (1, 5), (2, 2, 2), (1, 1, 1, 1, 1, 1)])
def test_six_survivors_are_split_among_the_players_in_any_way(sizes: tuple[int, ...]) -> None:
    left = iter(PARTY)
    seats = [[next(left) for _ in range(size)] for size in sizes]

    state = first_state(*seats)

    owners = [survivor.seat for survivor in state.survivors]
    assert [owners.count(seat) for seat in range(len(sizes))] == list(sizes)
    assert state.turn.seats == len(sizes)


@rule("uoa.setup.party-size")
def test_a_seventh_survivor_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"^7 Survivors, a party has at most 6$"):
        TITLE.setup("m0", seated([*PARTY, "molly"]), 1, {})


@rule("uoa.setup.choose-survivors")
@pytest.mark.parametrize("seats", [[], [["carl"], []], [[name] for name in SURVIVORS[:7]]])
def test_one_to_six_players_have_at_least_one_survivor_each(seats: list[list[str]]) -> None:
    with pytest.raises(
        BadSetup,
        match=r"^\d seats on side 'survivors', there are 1 to 6$|^every seat has at least one Survivor$",
    ):
        TITLE.setup("m0", seated(*seats), 1, {})


@rule("uoa.setup.choose-survivors")
def test_a_survivor_is_chosen_only_once() -> None:
    with pytest.raises(BadSetup, match=r"^a Survivor can be chosen only once$"):
        TITLE.setup("m0", seated(["carl", "may"], ["carl"]), 1, {})


@rule("uoa.setup.survivor-pool")
@pytest.mark.parametrize("name", SURVIVORS)
def test_any_of_the_fourteen_survivors_may_be_picked(name: str) -> None:
    state = first_state([name])

    profile = state.scenario.library.profiles[state.survivors[0].profile]
    assert profile.id == name


@rule("uoa.setup.survivor-pool")
def test_there_are_no_others() -> None:
    with pytest.raises(UnknownName, match=r"^unknown survivor 'django'; known: carl, .*, turner$"):
        TITLE.setup("m0", seated(["django"]), 1, {})

    assert sorted(library.survivors()) == SURVIVORS


@rule("uoa.setup.first-player")
def test_any_player_may_be_the_first() -> None:
    state = first_state(["carl"], ["meg"], ["may"], first_player="3")

    assert state.turn.first_seat == 2
    assert first_state(["carl"], ["meg"]).turn.first_seat == 0


@rule("uoa.setup.first-player")
@pytest.mark.parametrize("value", ["0", "3", "-1", "me", "²", ""])
def test_the_first_player_is_one_of_the_players(value: str) -> None:
    with pytest.raises(BadSetup, match=f"^first_player '{value}', the seats are 1 to 2$"):
        TITLE.setup("m0", seated(["carl"], ["meg"]), 1, {"first_player": value})


def test_an_unknown_option_is_refused() -> None:
    known = "companions, first_player, ultra_red"
    with pytest.raises(UnknownName, match=rf"^unknown option 'doors'; known: {known}$"):
        TITLE.setup("m0", None, 1, {"doors": "yes"})


# The mission and its board


@rule("uoa.setup.choose-mission")
def test_the_players_choose_the_mission() -> None:
    state = first_state()

    assert state.scenario.key == "m0"
    with pytest.raises(UnknownName, match=r"^unknown mission 'm99'; known: m0"):
        TITLE.setup("m99", None, 1, {})


@rule("uoa.setup.place-tiles")
def test_the_tiles_lie_on_the_side_and_in_the_place_the_mission_says() -> None:
    board = first_state().scenario.board

    # 2R above, 3R below and turned a quarter: its corner a1 meets 2R's c3, its c3 lies at the bottom left.
    assert {name.partition(".")[0] for name in board.places} == {"2R", "3R"}
    assert board.cells[board.places["2R.a1"]] == [(0, 0)]
    assert board.cells[board.places["3R.a1"]] == [(2, 2), (3, 2)]
    assert board.cells[board.places["3R.c3"]] == [(5, 0)]


@rule("uoa.setup.place-tokens", "uoa.setup.abomination-token-default", "uoa.m0.setup-zombies")
def test_tokens_and_miniatures_lie_where_the_mission_shows_them() -> None:
    state = first_state()
    places = state.board.places
    kinds = list(library.zombies())

    tokens = [(token.kind, token.zone, token.is_active) for token in state.spawns]
    figures = {
        (kinds[kind], zone): state.zombies[zone * len(kinds) + kind]
        for zone in range(state.board.size)
        for kind in range(len(kinds))
        if state.zombies[zone * len(kinds) + kind]
    }

    assert sorted(tokens) == sorted(
        [
            (STARTING, places["3R.c3"], True),
            (MOBILE, places["2R.c3"], True),
            (MOBILE, places["3R.a3"], True),
            (ABOMINATION, places["3R.c3"], False),
        ]
    )
    assert [token.zone for token in state.objectives] == [places["2R.C"], places["3R.A"]]
    assert figures == {
        ("walker", places["2R.b3"]): 1,
        ("walker", places["2R.C"]): 1,
        ("brute", places["3R.A"]): 1,
        ("runner", places["3R.B"]): 1,
    }
    assert state.reserve == [38, 15, 15, 1]


@rule("uoa.setup.objectives-on-crates")
@pytest.mark.parametrize("mission", library.missions())
def test_objectives_lie_on_open_crates(mission: str) -> None:
    places = scenario(mission).board.places
    crates = {
        places[f"{name}.{row.crate}"]
        for name, row in library.tiles().items()
        if f"{name}.{row.crate}" in places
    }

    row = library.mission(mission)
    # One that announces the Train lies on the tracks instead.
    herald = row.train.herald.colour if row.train and row.train.herald else ""
    objectives = [places[one.zone] for one in row.objectives if one.colour != herald]

    assert objectives
    assert set(objectives) <= crates
    # One on each crate (M1 uses both in the mine), but supplies to be carried off lie in pairs.
    pairs = {zone for zone in objectives if objectives.count(zone) == 2}
    both = {places["8V.N"]} if mission == "m1" else set()
    assert pairs == (set(objectives) if row.reward.carried else both)
    assert len(objectives) == len(set(objectives)) + len(pairs)


@rule("uoa.setup.no-doors")
def test_no_action_opens_anything_every_opening_is_passable() -> None:
    table = TestTable(at="2R.c3")
    table.turn("carl")

    events = [event for zone in ("2R.C", "2R.A", "2R.B") for event in table.choose(MoveTo, zone=zone)]

    assert len(happened(events, Moved)) == 3
    assert table.survivor("carl").zone == table.zone("2R.B")


@rule("uoa.setup.place-survivors", "uoa.setup.noise-token")
def test_survivors_and_the_noise_token_start_in_the_starting_zone() -> None:
    state = first_state()

    start = state.board.places["2R.a1"]

    assert [survivor.zone for survivor in state.survivors] == [start] * 6
    assert state.noise_zone == start
    assert not state.is_loud


@rule("uoa.setup.corpse-piles-off-board")
def test_corpse_piles_appear_only_when_a_survivor_enters_their_building() -> None:
    table = TestTable(at="2R.c3")
    before = [token.kind for token in table.state.spawns]
    table.turn("carl")

    events = table.choose(MoveTo, zone="2R.C")

    assert CORPSE_PILE not in before
    (awakened,) = happened(events, CorpsePileAwakened)
    token = table.state.spawns[-1]
    assert (token.kind, token.zone, token.is_active) == (CORPSE_PILE, table.zone("2R.A"), True)
    assert awakened.zone == token.zone
    assert "uoa.spawn.corpse-pile-activate" in rules_of(events)


@rule("uoa.setup.corpse-piles-off-board")
def test_starting_inside_a_building_awakens_nothing_until_somebody_arrives() -> None:
    table = TestTable(at="2R.C")
    table.turn("carl")
    asleep = [token.kind for token in table.state.spawns]

    table.choose(MoveTo, zone="2R.A")

    assert CORPSE_PILE not in asleep
    assert table.state.spawns[-1].kind == CORPSE_PILE


@rule("uoa.setup.abomination-token-default")
@pytest.mark.parametrize("mission", library.missions())
def test_without_cemetery_and_mine_the_abomination_token_lies_in_the_starting_zone(
    mission: str,
) -> None:
    row = library.mission(mission)
    special = {name for name, tile in library.tiles().items() if tile.abomination_spawn}
    used = {entry.partition("/")[0] for line in row.layout for entry in line}

    tokens = abomination_spawns(row)

    (starting,) = [one.zone for one in row.spawns if one.kind == "starting"]
    assert special & used or tokens == [starting]


# The Dashboards


@rule("uoa.setup.dashboard")
def test_every_survivor_has_a_dashboard_and_an_identity_card_of_its_own() -> None:
    state = first_state(["carl", "meg"])
    carl, meg = state.survivors

    gain_ap(state, 0, 3, "uoa.ap.kills")

    assert [state.scenario.library.profiles[one.profile].name for one in (carl, meg)] == ["Carl", "Meg"]
    assert [one.cards for one in (carl, meg)] == [[NO_CARD] * (INCOMING + 1)] * 2
    assert (carl.ap, meg.ap) == (3, 0)


@rule("uoa.setup.danger-bar-zero", "uoa.setup.wound-marker", "uoa.setup.blue-skill-active")
@pytest.mark.parametrize("name", SURVIVORS)
def test_a_survivor_starts_at_zero_unharmed_with_its_blue_skill(name: str) -> None:
    state = first_state([name])
    (survivor,) = state.survivors

    skills = [state.scenario.library.traits[skill].id for skill in survivor.skills]

    assert (survivor.ap, survivor.level) == (0, 0)
    assert survivor.wounds == 0
    assert survivor.health == (3 if library.survivors()[name].klass == "brawler" else 2)
    assert skills == library.survivors()[name].blue


@rule("uoa.setup.reserve-markers")
def test_three_more_skills_are_marked_on_the_way_to_red() -> None:
    table = TestTable(party=["carl"])
    assert len(table.skills("carl")) == 1

    table.call(lambda state: gain_ap(state, 0, 43, "uoa.ap.kills"))
    table.choose(PickSkill, skill="plus_1_damage_melee")
    table.choose(PickSkill, skill="reaper_melee")

    assert table.skills("carl") == [
        "charge_plus_1_die",
        "plus_1_action",
        "plus_1_damage_melee",
        "reaper_melee",
    ]


@rule(
    "uoa.setup.danger-bar-zero",
    "uoa.setup.wound-marker",
    "uoa.setup.blue-skill-active",
    "uoa.setup.starting-weapon",
    "uoa.class.membership",
)
def test_example_dashboard_pablito() -> None:
    game = open_game(["pablito"])
    pablito = state_of(game).survivors[0]
    given = game.state.offered[0]
    assert isinstance(given, StartWith)

    game.choose(given)

    assert (pablito.ap, pablito.level, pablito.wounds) == (0, 0, 0)
    assert [state_of(game).scenario.library.traits[skill].id for skill in pablito.skills] == ["quick_draw"]
    assert state_of(game).card(given.card).id == "scrap_iron"
    table = TestTable(party=["pablito"], gear={"pablito": ["colt_saa", None, "scrap_iron"]})
    table.turn("pablito")
    assert table.offers(Fan, card="scrap_iron")
    assert table.offers(Fan, card="colt_saa")


@rule("uoa.class.membership")
def test_example_classes_of_four() -> None:
    state = first_state(["carl", "concepcion", "meg", "jimmy"])
    names = {bit: name for name, bit in CLASSES.items()}

    classes = [names[survivor.classes] for survivor in state.survivors]

    assert classes == ["brawler", "faithful", "gunslinger", "townsfolk"]
    assert [one["class"] for one in TITLE.view(state, 0)["survivors"]] == classes
