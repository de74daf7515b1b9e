"""The scene of Dark Side: its tokens and Machines, what dashboards say, chips and piles."""

from tests.games.zombicide.dark_side.station_table import StationTable
from veglia.games.zombicide.dark_side.rules.damage import ShareAttacks, destroy_machine
from veglia.games.zombicide.dark_side.rules.state import CLOSED_PIT, GREEN, RED, VIOLET, YELLOW, ColouredSpawn
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.companions import hold_token
from veglia.games.zombicide.engine.rules.ending import lose
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective
from veglia.games.zombicide.engine.rules.wounds import Suffer
from veglia.kernel.scene import Piece, Scene


def scene_of(table: StationTable) -> Scene:
    return TITLE.presentation.scene(table.state, None, "en")


def pieces_of(table: StationTable) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene_of(table).pieces}


def notes_of(table: StationTable, name: str) -> list[str]:
    return scene_of(table).heroes[table.who(name)].notes


def chips_of(table: StationTable) -> dict[str, str]:
    return {chip.name: chip.value for chip in scene_of(table).chips}


def test_noise_shows_its_tokens_and_says_how_loud_the_zone_is() -> None:
    table = StationTable(["miranda", "drake"], at="12R.A")
    zone = table.zone("12R.A")
    assert f"token/noise/{zone}" not in pieces_of(table)

    table.state.noise[zone] = 1

    noise = pieces_of(table)[f"token/noise/{zone}"]
    assert (noise.count, noise.badge, noise.zone) == (1, "1", f"zone/{zone}")
    assert noise.note == "With the Survivors and active Machines here: 3."


def test_pits_show_their_side() -> None:
    table = StationTable()
    table.dig("12R.A")
    table.dig("12R.B", CLOSED_PIT)

    pits = {id: piece.name for id, piece in pieces_of(table).items() if id.startswith("token/pit/")}

    assert pits == {
        f"token/pit/{table.zone('12R.A')}": "Open Pit",
        f"token/pit/{table.zone('12R.B')}": "Closed Pit",
    }


def test_prototypes_and_the_exit_lie_where_they_lie() -> None:
    table = StationTable()
    table.state.prototype_zones = [table.zone("12R.Q")]

    pieces = pieces_of(table)

    assert [id for id in pieces if id.startswith("token/prototype/")] == [
        f"token/prototype/{table.zone('12R.Q')}"
    ]
    assert pieces["token/exit"].zone == f"zone/{table.state.exit_zone()}"
    assert "token/exit" not in pieces_of(StationTable(mission="m8", at={}))


def test_a_machine_says_whether_xenos_notice_it_and_is_gone_when_destroyed() -> None:
    table = StationTable(at="12R.B")
    bot = table.add_machine("avenger_bot", "10V.a1")
    gun = table.add_machine("maul_sentry_gun", "12R.A", active=True)
    shown = pieces_of(table)
    assert table.zone("10V.a1") == 0
    assert [
        (shown[f"token/machine/{one}"].name, shown[f"token/machine/{one}"].states) for one in (bot, gun)
    ] == [
        ("Avenger Bot", []),
        ("Maul Sentry Gun", ["active"]),
    ]

    destroy_machine(table.state, gun, "ds.machine.destroyed-damage")

    assert f"token/machine/{gun}" not in pieces_of(table)


def test_hostile_machines_say_so() -> None:
    table = StationTable(mission="m4", at={})

    assert pieces_of(table)["token/machine/0"].states == ["hostile"]


def test_objectives_show_their_colour_unless_they_lie_face_down() -> None:
    table = StationTable(at="12R.B")
    zone = table.zone("10V.a1")
    table.state.objectives = [
        Objective(zone, YELLOW, False, False),
        Objective(zone, GREEN, False, True),
        Objective(OFF_BOARD, RED, True, False),
    ]

    shown = pieces_of(table)

    assert [
        (shown[f"token/objective/{one}"].name, shown[f"token/objective/{one}"].badge) for one in (0, 1)
    ] == [
        ("Objective (yellow)", ""),
        ("Objective (hidden)", "?"),
    ]
    assert "token/objective/2" not in shown


def test_spawn_zones_bear_their_place_in_the_order_while_they_are_active() -> None:
    table = StationTable()
    table.state.first_spawn = table.zone("16R.c1")
    table.state.spawns = [
        ColouredSpawn(0, table.zone("12R.c3"), True, RED),
        ColouredSpawn(1, table.zone("13R.c2"), False, GREEN),
        ColouredSpawn(0, table.zone("16R.c1"), True, RED),
    ]

    shown = pieces_of(table)

    assert [(shown[f"token/spawn/{one}"].badge, shown[f"token/spawn/{one}"].states) for one in range(3)] == [
        ("2", ["active", "red"]),
        ("", ["sleeping", "green"]),
        ("1", ["active", "red"]),
    ]


def test_a_dashboard_tells_of_camouflage_laps_and_remote_controls() -> None:
    table = StationTable(["miranda", "drake"], at="12R.B")
    table.state.objectives = [Objective(OFF_BOARD, colour, True, False) for colour in (GREEN, VIOLET, YELLOW)]
    for number, name in enumerate(("miranda", "drake", "drake")):
        hold_token(table.state, number, table.who(name))
    table.state.camouflaged.append(table.who("drake"))
    table.survivor("drake").laps = 2

    assert notes_of(table, "miranda") == ["holds the Bot's Remote Control"]
    assert notes_of(table, "drake") == [
        "camouflaged: Xenos take no notice",
        "Ultra-red: 2",
        "holds the Sentry Gun's Remote Control",
        "holds the yellow Objective",
    ]


def test_welders_are_counted_and_not_listed_one_by_one() -> None:
    table = StationTable(["miranda"], at="11V.A", mission="m6")
    for number in range(2):
        table.state.objectives[number] = Objective(OFF_BOARD, RED, True, False)
        hold_token(table.state, number, 0)

    assert notes_of(table, "miranda") == ["plasma welders: 2"]
    assert "plasma welders" not in str(notes_of(table, "drake"))


def test_chips_count_spawn_zones_doors_and_open_pits() -> None:
    table = StationTable()
    table.close("12R.A", "12R.B")
    assert chips_of(table) == {"Danger Level": "Blue", "Active Spawn Zones": "3", "Doors left": "4"}

    table.dig("12R.A")
    table.set_ap("miranda", 19)
    table.state.is_ultra_red = True

    assert chips_of(table) == {
        "Danger Level": "Orange",
        "Active Spawn Zones": "3",
        "Doors left": "4",
        "Open Pits": "1",
        "Ultra-red": "on",
    }


def test_several_players_see_who_is_first() -> None:
    seats = [["miranda", "drake", "reese"], ["miles", "umkos", "radka"]]
    table = StationTable([name for seat in seats for name in seat], seats=seats)
    table.state.turn.first_seat = 1

    assert chips_of(table)["First Player"] == "Player 2"


def test_piles_show_what_has_been_drawn_and_what_is_left() -> None:
    table = StationTable()
    state = table.state
    card = table.take_free_card("minigun")
    state.equipment.discards = [card]
    state.zombie_deck.discards = [state.zombie_deck.pile.pop() for _ in range(2)]
    state.aside = []

    piles = {pile.id: pile for pile in scene_of(table).piles}

    assert piles["pile/equipment"].discards == ["Minigun"]
    assert piles["pile/equipment"].left == len(state.equipment.pile)
    top = piles["pile/zombies"].top
    assert top is not None
    assert top.id == f"zombie_card/{state.zombie_deck.discards[-1]}"
    assert len(piles["pile/zombies"].discards) == 2
    assert piles["pile/prototypes"].left == len(state.prototypes)
    assert "pile/aside" not in piles


def test_the_turn_and_the_end_are_told() -> None:
    table = StationTable(at="12R.B")
    assert (scene_of(table).turn, scene_of(table).result) == ("", None)
    table.turn("miranda")
    assert scene_of(table).turn == "Miranda's Turn"

    lose(table.state, "ds.victory.lose-impossible")

    ending = scene_of(table).result
    assert ending is not None
    assert (ending.outcome, ending.rule) == ("lost", "ds.victory.lose-impossible")


def test_attacks_are_shared_before_the_eyes_of_both_sides() -> None:
    table = StationTable(["cole", "miranda"], at="12R.A", xenos={"12R.A": {"worker": 2, "hunter": 1}})
    table.run(ShareAttacks(table.zone("12R.A"), table.kind("worker"), 2))

    inset = scene_of(table).inset

    assert inset is not None
    assert (inset.rule, inset.status) == ("ds.attack.players-distribute", "2 to share")
    assert [(party.name, party.sort, party.is_ahead) for party in inset.parties] == [
        ("Cole", "hero", False),
        ("Miranda", "hero", False),
        ("2 × Digger Workers", "foe", True),
        ("Digger Hunter", "foe", False),
    ]
    table.choose(Suffer, survivor="cole")
    table.choose(Suffer, survivor="miranda")
    assert scene_of(table).inset is None
