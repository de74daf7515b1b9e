"""Set-up: party, starting cards, decks, first decisions."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.decks import cards_in
from tests.games.zombicide.seating import seated
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.cards import PROTOTYPE
from veglia.games.zombicide.dark_side.rules.plan import CARD_SETS
from veglia.games.zombicide.dark_side.rules.scope import CIVILIAN, SOLDIER
from veglia.games.zombicide.dark_side.rules.setup_gear import ChooseKit, HandOutDrones, KeepDrones, StartWith
from veglia.games.zombicide.dark_side.rules.setup_start import BeginSpawningAt, ChooseFirstSpawn
from veglia.games.zombicide.dark_side.rules.slots import BODY
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.cards import STARTING
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.turn import ChooseSurvivor
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.game import Game, begin

SQUAD = ["miranda", "drake", "reese", "miles", "umkos", "radka"]


def opened(seats: list[list[str]] | None = None, options: dict[str, str] | None = None) -> Game:
    return begin(TITLE, TITLE.setup("m0", None if seats is None else seated(*seats), 3, options or {}))


def state_of(game: Game) -> DarkState:
    assert isinstance(game.state, DarkState)
    return game.state


def names(game: Game, who: int) -> list[str]:
    state = state_of(game)
    return [state.card(card).id for card in state.survivors[who].cards if card != NO_CARD]


def finish_setup(game: Game) -> None:
    """Answer the questions of the set-up with their last option."""
    while not isinstance(game.state.asking, ChooseSurvivor):
        game.choose(len(game.state.offered) - 1)


@rule("ds.setup.green-squad-kit", "ds.survivor.green-squad-soldiers", "ds.setup.minimum-one-card")
def test_everyone_of_the_squad_gets_a_baton_and_a_pistol() -> None:
    game = opened()

    assert [names(game, who) for who in range(6)] == [["electrified_baton", "starting_pistol"]] * 6
    assert {survivor.classes for survivor in state_of(game).survivors} == {SOLDIER}


@rule(
    "ds.setup.armor-tracker",
    "ds.setup.danger-bar-zero",
    "ds.setup.blue-skill-tracker",
    "ds.xp.blue",
    "ds.setup.dashboard",
)
def test_ds_ex_setup_miranda() -> None:
    game = opened()
    miranda = state_of(game).survivors[0]

    assert (miranda.health, miranda.wounds, miranda.ap, miranda.level) == (3, 0, 0, 0)
    assert [state_of(game).scenario.library.traits[skill].id for skill in miranda.skills] == [
        "escalation_ranged"
    ]
    assert names(game, 0) == ["electrified_baton", "starting_pistol"]


@rule("ds.setup.seeker-drones")
def test_drones_go_to_two_members_of_the_squad_at_most_one_each() -> None:
    game = opened()
    assert isinstance(game.state.asking, HandOutDrones)
    game.choose(1)

    # The one who has a drone is not offered the other.
    offered = [option.survivor for option in game.state.offered if isinstance(option, StartWith)]
    assert offered == [0, 2, 3, 4, 5]
    game.choose(0)

    state = state_of(game)
    assert [state.survivors[who].cards[BODY] != NO_CARD for who in range(6)] == [True, True] + [False] * 4
    assert not isinstance(game.state.asking, HandOutDrones)


@rule("ds.setup.seeker-drones")
def test_drones_may_stay_beside_the_board() -> None:
    game = opened()

    game.choose(next(option for option in game.state.offered if isinstance(option, KeepDrones)))

    state = state_of(game)
    assert [state.card(card).id for card in state.aside] == ["seeker_drone"] * 2


@rule("ds.setup.other-survivor-kit", "ds.setup.mixing-survivors")
def test_who_is_not_of_the_squad_gets_one_of_the_two_cards() -> None:
    game = opened([["cole", *SQUAD[:5]]])
    assert isinstance(game.state.asking, ChooseKit)
    chosen = [
        state_of(game).card(option.card).id for option in game.state.offered if isinstance(option, StartWith)
    ]
    assert chosen == ["electrified_baton", "starting_pistol"]
    game.choose(1)

    assert names(game, 0) == ["starting_pistol"]
    assert state_of(game).survivors[0].classes == CIVILIAN


@rule("ds.survivor.two-types")
def test_ds_ex_two_types() -> None:
    game = opened([["cole", *SQUAD[:5]]])
    cole, miranda = state_of(game).survivors[:2]

    assert (cole.classes, miranda.classes) == (CIVILIAN, SOLDIER)


@rule("ds.survivor.civilian", "ds.survivor.soldier")
def test_civilians_have_less_armor_than_soldiers() -> None:
    armor = {row.type: row.armor for row in library.survivors().values()}

    assert armor == {"soldier": 3, "civilian": 2}


@rule(
    "ds.setup.set-aside-starting", "ds.setup.set-aside-prototypes", "ds.equip.starting-back", "ds.setup.decks"
)
def test_starting_cards_and_prototypes_are_in_no_deck() -> None:
    game = opened()
    state = state_of(game)

    groups = {state.card(card).group for card in state.equipment.pile}
    assert STARTING not in groups
    assert PROTOTYPE not in groups
    assert sorted(state.card(card).id for card in state.prototypes) == [
        "prototype_assault_rifle",
        "prototype_heavy_shotgun",
        "prototype_light_machine_gun",
        "prototype_sniper_rifle",
    ]
    assert len(state.equipment.pile) == cards_in(library.equipment(), "search")


@rule("ds.setup.machine-reference-cards")
def test_machines_have_cards_that_are_in_no_pile() -> None:
    content = library.library()

    assert [content.cards[content.machine_card(kind)].id for kind in (0, 1)] == [
        "avenger_bot",
        "maul_sentry_gun",
    ]
    assert content.machine_card(0) >= len(content.type_of)


@rule("ds.setup.choose-mission", "ds.setup.place-tiles", "ds.setup.place-pieces", "ds.setup.place-survivors")
def test_the_mission_says_what_lies_where() -> None:
    game = opened()
    state = state_of(game)
    places = state.board.places

    assert {survivor.zone for survivor in state.survivors} == {places["12R.B"]}
    assert [token.zone for token in state.spawns] == [places[name] for name in ("12R.c3", "16R.c1", "13R.c2")]
    assert sorted(state.prototype_zones) == sorted([places["10V.Q"], places["12R.Q"]])
    assert [door.colour for door in state.doors] == [library.COLOURS["yellow"]]


@rule("ds.setup.first-player", "ds.round.first-player-starts", "ds.general.player-count")
def test_the_team_decides_who_begins() -> None:
    game = opened([SQUAD[:3], SQUAD[3:]], {"first_player": "2"})
    finish_setup(game)

    assert game.decision is not None
    assert game.decision.seat == 1


@rule("ds.spawn.order")
def test_the_players_choose_where_spawning_begins() -> None:
    game = opened()
    while not isinstance(game.state.asking, ChooseFirstSpawn):
        game.choose(len(game.state.offered) - 1)
    zones = [option.zone for option in game.state.offered if isinstance(option, BeginSpawningAt)]

    game.choose(1)

    assert state_of(game).first_spawn == zones[1]


@rule("ds.setup.six-survivors", "ds.mission.survivors", "ds.setup.seating-free")
@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ([SQUAD[:5]], "5 Survivors"),
        ([SQUAD, []], "each with 1 to 6 Survivors"),
        ([[*SQUAD[:5], SQUAD[0]]], "only once"),
        ([[name] for name in [*SQUAD, "cole"]], "7 seats on side 'survivors', there are 1 to 6"),
    ],
)
def test_a_party_that_the_mission_does_not_allow_is_refused(seats: list[list[str]], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        TITLE.setup("m0", seated(*seats), 1, {})


@pytest.mark.parametrize("options", [{"first_player": "3"}, {"ultra_red": "maybe"}, {"xeno_cards": "none"}])
def test_options_that_make_no_sense_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        TITLE.setup("m0", None, 1, options)
    with pytest.raises(UnknownName, match="unknown option"):
        TITLE.setup("m0", None, 1, {"weather": "dry"})


@rule(
    "ds.difficulty.by-number", "ds.difficulty.easy", "ds.difficulty.hard", "ds.difficulty.extra-activations"
)
@pytest.mark.parametrize(
    ("cards", "numbers"),
    [
        ("all", range(61, 115)),
        ("easy", range(61, 86)),
        ("hard", range(86, 111)),
        ("easy_extra", [*range(61, 86), *range(111, 115)]),
        ("hard_extra", range(86, 115)),
        ("easy_hard", range(61, 111)),
    ],
)
def test_the_sets_of_xeno_cards_make_the_deck(cards: str, numbers: range) -> None:
    game = opened(options={"xeno_cards": cards})
    state = state_of(game)

    drawn = sorted(state.scenario.library.zombie_cards[card].number for card in state.zombie_deck.pile)
    assert drawn == list(numbers)
    assert set(CARD_SETS) == {"all", "easy", "hard", "easy_extra", "hard_extra", "easy_hard"}


@rule("ds.difficulty.easy", "ds.difficulty.hard")
def test_the_harder_half_brings_more_at_blue() -> None:
    cards = library.library().zombie_cards

    easy = sum(card.counts[0] for card in cards if card.number <= 85)
    hard = sum(card.counts[0] for card in cards if 86 <= card.number <= 110)
    assert hard > easy
    assert not any(card.extra_activation for card in cards if card.number <= 110)


def test_a_table_waits_with_those_who_are_not_needed() -> None:
    table = StationTable(["miranda"])

    assert [survivor.zone >= 0 for survivor in table.state.survivors] == [True] + [False] * 5
