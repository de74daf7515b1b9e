"""Why not: the sentence and the rule for each thing that stands in the way."""

from tests.games.zombicide.table import TestTable
from tests.games.zombicide.undead_or_alive.asking import ask, plain, texts, zone
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.inventory import LeaveCard
from veglia.games.zombicide.engine.rules.scope import SEARCH
from veglia.games.zombicide.engine.rules.state import LONE, NO_CARD
from veglia.games.zombicide.engine.rules.turn import ChooseAction
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong
from veglia.games.zombicide.undead_or_alive.rules.actions.vade_retro import Repel
from veglia.games.zombicide.undead_or_alive.rules.machines import JamWagon
from veglia.games.zombicide.undead_or_alive.rules.scenarios import scenario


@rule("uoa.actions.move")
def test_a_zone_that_is_too_far_tells_how_far() -> None:
    table = plain()

    assert ask(table, zone(table, "2R.a3"))[0] == (
        "Street 3 is 2 Zones away: too far for one Move.",
        "uoa.actions.move",
    )


@rule("uoa.move.building-street-opening")
def test_a_wall_tells_which_opening_is_missing() -> None:
    table = plain(at="2R.a1")
    board = table.state.board
    walled = next(name for name in ("2R.A", "2R.B") if board.places[name] not in board.ways.neighbours[0])

    said = ask(table, zone(table, walled))

    assert ("A wall without an opening stands between here and room 4.") in texts(said)
    assert said[0][1] == "uoa.move.building-street-opening"


@rule("uoa.balcony.access")
def test_a_balcony_tells_of_its_stairs() -> None:
    table = plain()

    assert ask(table, zone(table, "2R.Z"), "it")[0] == (
        "A una Balconata si accede solo dalle scale del suo edificio.",
        "uoa.balcony.access",
    )


@rule("uoa.actions.move-leave-zombies")
def test_zombies_that_hold_a_survivor_tell_the_price() -> None:
    table = plain(zombies={"2R.a1": {"walker": 3}})

    assert not table.offers(MoveTo)
    assert ask(table, zone(table, "2R.a2"))[0] == (
        "Meg is held by 3 Zombies: leaving takes 4 Actions.",
        "uoa.actions.move-leave-zombies",
    )


@rule("uoa.actions.three")
def test_who_has_no_action_left_is_told_so() -> None:
    table = plain("meg", "carl", at="2R.C", gear={"meg": ["machete"]})
    table.survivor("meg").actions = 0
    table.survivor("meg").free = (SEARCH,)
    table.run(ChooseAction(0))
    spent = ("Meg has no Action left for this.", "uoa.actions.three")

    assert table.offers(SearchHere)
    assert ask(table, zone(table, "2R.B")) == [spent]
    assert ask(table, "figure/1")[0] == spent
    assert ask(table, "slot/0/5") == [spent]


@rule("uoa.actions.search")
def test_no_search_in_the_street_nor_among_zombies() -> None:
    street = plain()
    room = plain(at="2R.C", zombies={"2R.C": {"walker": 2}})

    assert ask(street, "pile/equipment") == [
        ("Equipment cards are drawn by a Search.", "uoa.actions.search"),
        ("No Search here: street 1 is not in a building.", "uoa.actions.search"),
    ]
    assert ("No Search here: 2 Zombies in room 7.", "uoa.actions.search") in ask(room, zone(room, "2R.C"))


@rule("uoa.actions.search-once")
def test_a_second_search_is_refused() -> None:
    table = plain(at="2R.C")
    table.choose(SearchHere)
    table.choose(LeaveCard)

    assert ask(table, "pile/equipment")[1] == (
        "Meg has already Searched this Turn.",
        "uoa.actions.search-once",
    )


@rule("uoa.los.street-to-building")
def test_who_is_not_seen_cannot_be_shot() -> None:
    table = plain(gear={"meg": ["winchester"]}, zombies={"3R.B": {"walker": 1}})
    target = f"foe/{table.zone('3R.B')}/walker"

    assert ask(table, target) == [
        (f"Meg does not see room {table.zone('3R.B') + 1}.", "uoa.los.street-to-building")
    ]


@rule("uoa.combat.range-max")
def test_a_weapon_that_does_not_reach_tells_its_range() -> None:
    table = plain(gear={"meg": ["colt_saa"]}, zombies={"2R.a3": {"walker": 1}})

    said = ask(table, f"foe/{table.zone('2R.a3')}/walker")

    assert said == [("Street 3 is at Range 2: Colt SAA reaches 1.", "uoa.combat.range-max")]


@rule("uoa.combat.range-min")
def test_a_weapon_for_a_distance_tells_that_it_is_too_near() -> None:
    table = plain("carl", zombies={"2R.a1": {"walker": 1}}, gear={"carl": ["springfield"]})

    said = ask(table, f"foe/{table.zone('2R.a1')}/walker")

    assert said[0] == ("Street 1 is at Range 0: Springfield needs at least 1.", "uoa.combat.range-min")


@rule("uoa.trait.reload-empties", "uoa.inv.backpack")
def test_a_weapon_that_is_empty_or_in_the_backpack_is_told_apart() -> None:
    table = plain(gear={"meg": ["shotgun", None, None, "winchester"]})
    shotgun = table.card("shotgun")
    table.state.empty[shotgun] = NO_CARD

    assert ask(table, f"card/{shotgun}")[0] == ("Shotgun must be reloaded first.", "uoa.trait.reload-empties")
    assert ask(table, f"card/{table.card('winchester')}") == [
        ("Winchester is in the Backpack: only weapons in Hand can be used.", "uoa.inv.backpack")
    ]
    assert ask(table, "slot/0/3") == ask(table, f"card/{table.card('winchester')}")


@rule("uoa.actions.melee")
def test_a_blade_without_anyone_to_strike_says_so() -> None:
    table = plain(gear={"meg": ["machete"]})

    assert ask(table, f"card/{table.card('machete')}", "it") == [
        ("Nessuno da colpire con Machete: niente Zombie nella strada 1.", "uoa.actions.melee")
    ]


@rule("uoa.class.brawler-charge")
def test_a_second_charge_is_refused() -> None:
    table = plain("carl", zombies={"2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}})
    table.choose(ChargeAlong)

    said = texts(ask(table, f"foe/{table.zone('2R.a3')}/walker"))

    assert "Carl has already Charged this Turn." in said
    assert "Carl has no Ranged weapon to reach street 3." in said


@rule("uoa.class.faithful-vade-retro")
def test_a_second_vade_retro_is_refused() -> None:
    table = plain("thomas", zombies={"2R.a2": {"walker": 1}})
    table.choose(Repel)

    assert ("Thomas has already used Vade Retro this Turn.", "uoa.class.faithful-vade-retro") in ask(
        table, f"foe/{table.zone('2R.a2')}/walker"
    )


@rule("uoa.actions.objective")
def test_an_objective_elsewhere_tells_where_to_go() -> None:
    table = plain()
    lies = table.state.objectives[0].zone

    assert ask(table, "token/objective/0") == [
        (f"Meg must be in room {lies + 1} to take it.", "uoa.actions.objective")
    ]


@rule("uoa.mission.exit-zone")
def test_the_exit_tells_goals_place_and_zombies_in_turn() -> None:
    table = plain(at="2R.a1")
    goals = texts(ask(table, "token/exit"))
    for number, token in enumerate(table.state.objectives):
        table.state.objectives[number] = type(token)(-1, token.colour, True)
    place = texts(ask(table, "token/exit"))
    table.survivor("meg").zone = table.state.exit_zone()
    leaves = texts(ask(table, "token/exit"))
    table.add_zombies("2R.a3", "walker")
    zombies = ask(table, "token/exit", "it")

    assert goals == ["The Exit opens when the other goals are met."]
    assert place == ["Meg must be in street 3 at the end of the Turn to leave."]
    assert leaves == ["Meg leaves at the end of the Turn."]
    assert zombies == [("Nessuno esce finché nella strada 3 c'è 1 Zombie.", "uoa.mission.exit-zone")]


@rule("uoa.spawn.starting-immovable", "uoa.trait.holy-water-use")
def test_spawn_tokens_tell_what_holy_water_could_do() -> None:
    table = plain()
    starting = ask(table, "token/spawn/0")
    mobile = ask(table, "token/spawn/1")
    table.equip("meg", ["holy_water"])
    unseen = ask(table, "token/spawn/1")

    assert starting[0][1] == "uoa.spawn.starting-immovable"
    assert mobile == [("Meg has no Holy Water.", "uoa.trait.holy-water-use")]
    assert unseen[0][0].startswith("Meg does not see street")


@rule("uoa.actions.trade")
def test_figures_elsewhere_and_their_cards_need_a_trade() -> None:
    table = plain("meg", "carl", at={"meg": "2R.a1", "carl": "2R.a3"}, gear={"carl": ["machete"]})

    assert ask(table, "figure/1") == [
        ("Carl is not in Meg's Zone: no trade.", "uoa.actions.trade"),
        ("Carl waits until Meg has finished.", "uoa.round.activation-order"),
    ]
    assert ask(table, f"card/{table.card('machete')}") == [
        ("Machete belongs to Carl: Meg can get it by a Trade.", "uoa.actions.trade")
    ]
    assert ask(table, "slot/1/4")[0][1] == "uoa.actions.trade"


@rule("uoa.companion.recruit", "uoa.companion.follows")
def test_companions_tell_whom_they_follow_or_where_they_wait() -> None:
    table = plain("meg")
    table.add_companion("carl", "2R.a3")
    table.add_companion("may", "2R.a1", leader="meg")

    assert table.survivor("carl").leader == LONE
    assert ask(table, "figure/1") == [("Carl is not in Meg's Zone.", "uoa.companion.recruit")]
    assert ask(table, "figure/2") == [("May already follows Meg.", "uoa.companion.follows")]
    assert ask(table, "slot/2/0") == [
        ("May is a Companion and carries nothing.", "uoa.companion.no-inventory")
    ]


@rule("uoa.danger.skill-per-level")
def test_a_skill_that_is_to_come_tells_its_level() -> None:
    table = TestTable(["meg"])
    table.turn("meg")
    profile = table.state.scenario.library.profiles[table.survivor("meg").profile]
    traits = table.state.scenario.library.traits
    later, now = traits[profile.skills[2][0]].id, traits[profile.skills[0][0]].id

    [(text, cited)] = ask(table, f"skill/{later}")

    assert text.startswith("Meg can gain ")
    assert text.endswith(" at Orange.")
    assert cited == "uoa.danger.skill-per-level"
    assert "works by itself" in ask(table, f"skill/{now}")[0][0]


@rule("uoa.spawn.one-card-per-token", "uoa.bounty.by-feat", "uoa.actions.make-noise-boom")
def test_decks_and_the_noise_token_tell_what_moves_them() -> None:
    table = plain()
    table.state.is_loud = True

    assert ask(table, "pile/zombies")[0][1] == "uoa.spawn.one-card-per-token"
    assert ask(table, "pile/bounty")[0][1] == "uoa.bounty.by-feat"
    assert ask(table, "token/noise") == [
        ("The BOOM! drowns out any Bang! until the End Phase.", "uoa.actions.make-noise-boom")
    ]


@rule("uoa.wagon.move", "uoa.machine.general")
def test_the_wagon_tells_its_place_and_its_price() -> None:
    table = plain("carl", mission="m7", at=some_place("m7"))
    there = table.state.wagon_zone
    assert table.survivor("carl").zone != there
    away = ask(table, "token/wagon")
    table.survivor("carl").zone = there
    table.turn("carl", actions=2)

    assert away == [
        (f"Carl is not at the Wagon in street {there + 1}.", "uoa.wagon.enter-leave"),
        (f"Carl is not at the Wagon in street {there + 1}.", "uoa.wagon.move"),
    ]
    assert ask(table, "token/wagon", "it") == [
        ("Qui muovere una Macchina costa 3 Azioni: Carl ne ha 2.", "uoa.machine.general")
    ]


@rule("uoa.m6.wagon-stuck")
def test_a_wagon_that_is_stuck_tells_how_it_is_cleared() -> None:
    table = plain("carl", mission="m6", at=some_place("m6"))
    table.run(JamWagon("uoa.m6.wagon-stuck"), ChooseAction(0))
    there = table.state.wagon_zone
    stuck = [(f"The Wagon blocks street {there + 1}: only Dynamite clears it.", "uoa.m6.wagon-stuck")]

    assert ask(table, "token/wagon") == stuck
    assert ask(table, f"zone/{there}")[:1] == stuck


@rule("uoa.gatling.fire")
def test_the_gatling_gun_is_fired_from_its_zone() -> None:
    table = plain("carl", mission="m5", at=some_place("m5"))

    assert ask(table, "token/gatling") == [
        (f"Carl must be in room {table.state.gatling_zone + 1} to fire the Gatling gun.", "uoa.gatling.fire")
    ]


def some_place(mission: str) -> str:
    """Return a Zone of a mission."""
    return next(iter(scenario(mission).board.places))


def test_a_thing_whose_options_lie_elsewhere_still_answers() -> None:
    table = plain(gear={"meg": ["colt_saa"]})

    assert table.offers(RangedAttack)
    assert ask(table, f"card/{table.card('colt_saa')}") == [
        ("Nothing more here: the list shows what Meg can do.", "uoa.actions.list")
    ]
