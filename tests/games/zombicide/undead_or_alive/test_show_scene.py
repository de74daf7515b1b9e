"""The scene: pieces, dashboards, piles, goals and chips as they are."""

from typing import Any

import pytest

from tests.games.zombicide.table import TestTable
from tests.games.zombicide.undead_or_alive.shown import (
    figure_id,
    foe_id,
    hero_of,
    pieces_of,
    scene_of,
    zone_id,
)
from veglia.games.zombicide.engine.rules.activation import SplitZombies, send
from veglia.games.zombicide.engine.rules.ending import lose
from veglia.games.zombicide.engine.rules.scope import PISTOL, RIFLE
from veglia.games.zombicide.engine.rules.state import BLUE, OFF_BOARD, Objective
from veglia.games.zombicide.engine.rules.traits.shove import ShoveTo
from veglia.games.zombicide.undead_or_alive.rules.rows import WagonRow
from veglia.games.zombicide.undead_or_alive.rules.scope import BALCONY


def test_zombies_of_a_kind_in_a_zone_are_one_piece() -> None:
    table = TestTable(zombies={"2R.b3": {"walker": 3, "runner": 1}})

    foes = {id: piece for id, piece in pieces_of(table).items() if piece.sort == "foe"}

    assert {id: (piece.count, piece.name, piece.zone) for id, piece in foes.items()} == {
        foe_id(table, "2R.b3", "walker"): (3, "Walkers", zone_id(table, "2R.b3")),
        foe_id(table, "2R.b3", "runner"): (1, "Runner", zone_id(table, "2R.b3")),
    }


def test_zombies_on_the_move_stand_where_they_set_out_until_they_arrive() -> None:
    table = TestTable(zombies={"2R.b3": {"walker": 3}})
    here, there = table.zone("2R.b3"), table.zone("2R.c3")
    send(table.state, here, there, table.kind("walker"), 2)
    table.state.asking = SplitZombies(here, table.kind("walker"), (there,), 1, False)

    assert pieces_of(table)[foe_id(table, "2R.b3", "walker")].count == 3
    assert foe_id(table, "2R.c3", "walker") not in pieces_of(table)


def test_a_survivor_is_a_piece_with_its_states() -> None:
    table = TestTable(["carl", "meg"], at={"carl": "2R.b3", "meg": "2R.a1"}, wagon=WagonRow("2R.b3"))
    table.turn("meg")
    table.survivor("carl").wounds = 1
    table.survivor("carl").is_riding = True
    table.survivor("carl").has_acted = True

    pieces = pieces_of(table)

    carl, meg = pieces[figure_id(table, "carl")], pieces[figure_id(table, "meg")]
    assert (carl.look, carl.badge, carl.seat, carl.sort) == ("carl", "C", 0, "hero")
    assert carl.states == ["riding", "acted", "wounded"]
    assert meg.states == ["active"]
    assert carl.note == "Brawler. Health 2 of 3."


def test_a_companion_is_nobodys_and_says_whom_it_follows() -> None:
    table = TestTable(["carl"])
    table.add_companion("meg", "2R.a1", leader="carl")
    table.add_companion("hanna", "2R.C")

    pieces = pieces_of(table)

    assert pieces[figure_id(table, "meg")].states == ["companion"]
    assert pieces[figure_id(table, "hanna")].states == ["companion", "lone"]
    assert pieces[figure_id(table, "meg")].seat is None
    assert hero_of(table, "meg").notes == ["follows Carl"]
    assert hero_of(table, "hanna").notes == ["waits to be recruited"]
    assert hero_of(table, "carl").title == "Brawler, Gunslinger"


def test_active_spawn_tokens_bear_their_place_in_the_order() -> None:
    pieces = pieces_of(TestTable())

    spawns = [(piece.look, piece.badge, piece.states) for piece in pieces.values() if "spawn" in piece.id]
    assert spawns == [
        ("spawn_starting", "1", ["active"]),
        ("spawn_mobile", "2", ["active"]),
        ("spawn_mobile", "3", ["active"]),
        ("spawn_abomination", "", ["sleeping"]),
    ]


def test_the_face_of_a_hidden_objective_is_not_shown() -> None:
    table = TestTable(["carl"], mission="m7", at="2V.a1")
    table.state.objectives[0] = Objective(table.zone("5R.A"), BLUE, False, True)
    table.state.objectives[1] = Objective(table.zone("5R.A"), BLUE, False, False)

    hidden, known = (pieces_of(table)[f"token/objective/{number}"] for number in (0, 1))

    assert (hidden.states, hidden.badge, hidden.name) == (["hidden"], "?", "Objective (hidden)")
    assert (known.states, known.badge, known.name) == (["blue"], "", "Objective (blue)")


def test_the_noise_token_shows_its_side() -> None:
    table = TestTable()
    quiet = pieces_of(table)["token/noise"]
    table.state.is_loud = True
    loud = pieces_of(table)["token/noise"]

    assert (quiet.name, quiet.badge, quiet.states) == ("Noise: Bang!", "!", [])
    assert (loud.name, loud.badge, loud.states) == ("Noise: BOOM!", "!!", ["loud"])


def test_coal_in_a_zone_is_one_piece_and_who_carries_a_sack_says_so() -> None:
    table = TestTable(["meg"], mission="m9", at="4V.c1")
    table.add_companion("carl", "4V.c1", leader="meg")
    last = len(table.state.objectives) - 1
    table.state.objectives[last] = Objective(OFF_BOARD, 0, True, False, table.who("carl"))

    coal = pieces_of(table)[f"token/coal/{table.zone('8V.N')}"]

    assert (coal.look, coal.count) == ("coal", 5)
    assert hero_of(table, "carl").notes == ["follows Meg", "carries a sack of coal"]


def test_a_wagon_that_blocks_the_way_looks_like_it() -> None:
    stuck = pieces_of(TestTable(["carl"], mission="m6", at="1R.a3"))["token/wagon"]
    free = pieces_of(TestTable(["meg"], wagon=WagonRow("2R.b3")))["token/wagon"]

    assert (stuck.sort, stuck.states) == ("machine", ["blocking"])
    assert (free.sort, free.states) == ("machine", [])


# Dashboards


def test_a_dashboard_shows_slots_cards_health_and_adrenaline() -> None:
    table = TestTable(["carl"], gear={"carl": ["sawed_off", None, "machete", "water"]})
    card = table.card("sawed_off")
    table.state.empty[card] = -1
    table.set_ap("carl", 8)
    carl = hero_of(table, "carl")

    assert [slot.kind for slot in carl.slots] == ["hand", "hand", "preferred", "pack", "pack", "pack"]
    assert [slot.card.look if slot.card else "" for slot in carl.slots] == [
        "shotgun_sawed_off",
        "",
        "machete",
        "water",
        "",
        "",
    ]
    first = carl.slots[0].card
    assert first is not None
    assert (first.id, first.is_spent) == (f"card/{card}", True)
    assert first.values == [("Range", "0-1"), ("Dice", "2"), ("Hits on", "3+"), ("Damage", "1")]
    assert first.marks == ["Rifle", "Shells", "Dual", "Reload", "Bang!"]
    assert [(bar.name, bar.value, bar.most, bar.shape) for bar in carl.bars] == [
        ("Health", 3, 3, "hearts"),
        ("Adrenaline", 8, 43, "bar"),
    ]
    assert [(mark.at, mark.colour) for mark in carl.bars[1].marks] == [
        (0, "blue"),
        (7, "yellow"),
        (19, "orange"),
        (43, "red"),
    ]


def test_a_card_just_received_has_a_slot_of_its_own() -> None:
    table = TestTable(["carl"])
    table.survivor("carl").cards[6] = table.take_free_card("water")

    assert [(slot.id, slot.kind) for slot in hero_of(table, "carl").slots[6:]] == [("slot/0/6", "new")]


def test_skills_are_owned_later_or_spent() -> None:
    table = TestTable(["henry"], zombies={"2R.a1": {"walker": 1}})
    table.turn("henry")
    before = {skill.id: (skill.state, skill.level) for skill in hero_of(table, "henry").skills}
    table.choose(ShoveTo, zone="2R.a2")
    after = {skill.id: skill.state for skill in hero_of(table, "henry").skills}

    assert before["skill/shove"] == ("have", "blue")
    assert before["skill/plus_1_action"] == ("later", "yellow")
    assert after["skill/shove"] == "spent"
    assert {skill.look for skill in hero_of(table, "henry").skills if skill.id == "skill/shove"} == {
        "skill_shove"
    }


def test_a_free_action_is_spent_once_it_is_used() -> None:
    table = TestTable(["carl"], skills={"carl": ["plus_1_free_move_action"]})
    table.turn("carl")
    free = {skill.id: skill.state for skill in hero_of(table, "carl").skills}
    table.survivor("carl").free = ()
    used = {skill.id: skill.state for skill in hero_of(table, "carl").skills}

    assert free["skill/plus_1_free_move_action"] == "have"
    assert used["skill/plus_1_free_move_action"] == "spent"


def test_who_is_gone_says_why() -> None:
    table = TestTable(["carl", "meg"])
    table.survivor("carl").zone = OFF_BOARD
    table.survivor("meg").wounds = 2

    assert [hero.out for hero in scene_of(table).heroes] == ["escaped", "eliminated"]
    assert figure_id(table, "carl") not in pieces_of(table)


# Around the board


def test_the_pile_of_bounty_weapons_shows_the_feat_and_how_far_it_is() -> None:
    table = TestTable(["carl"])
    table.stack_bounty("mauser_c96")
    table.state.feat_kills = (BALCONY | RIFLE, RIFLE, BALCONY | PISTOL)
    pile = {pile.id: pile for pile in scene_of(table).piles}["pile/bounty"]
    table.stack_bounty("volcanic_pistol")
    other = {pile.id: pile for pile in scene_of(table).piles}["pile/bounty"]

    assert pile.top is not None
    assert (pile.left, pile.top.name) == (7, "Mauser C96")
    assert pile.note == "Feat: 3 kills from a Balcony in one Turn (2 so far)"
    assert other.note == "Feat: 3 Ranged kills with one Action"


def test_piles_tell_what_is_left_and_what_was_discarded() -> None:
    table = TestTable(["carl"])
    left = len(table.state.equipment.pile)
    table.state.equipment.discard(table.state.equipment.pile.pop())
    table.stack_zombie_cards(1)
    drawn = table.state.zombie_deck.pile.pop()
    table.state.zombie_deck.discard(drawn)
    piles = {pile.id: pile for pile in scene_of(table).piles}

    assert (piles["pile/equipment"].left, len(piles["pile/equipment"].discards)) == (left - 1, 1)
    assert piles["pile/zombies"].discards == ["Walkers"]
    assert piles["pile/zombies"].top is not None
    assert piles["pile/zombies"].top.values == [("Blue", "1"), ("Yellow", "1"), ("Orange", "2"), ("Red", "3")]


def test_goals_tell_how_far_they_are() -> None:
    table = TestTable(["carl", "meg"])
    before = [(goal.is_met, goal.progress) for goal in scene_of(table).goals]
    table.state.objectives = [Objective(OFF_BOARD, 0, True), table.state.objectives[1]]
    half = [(goal.is_met, goal.progress) for goal in scene_of(table).goals]

    assert before == [(False, "0 of 2"), (False, "0 of 2")]
    assert half == [(False, "1 of 2"), (False, "0 of 2")]


@pytest.mark.parametrize(
    ("mission", "party", "at", "progress"),
    [
        ("m1", ["carl"], "8V.a1", ["0 of 1", "0 of 1"]),
        ("m2", ["meg"], "4R.a1", ["", "0 of 2", "0 of 4"]),
        ("m9", ["meg"], "4V.c1", ["", "0 of 1", "0 of 6", "0 of 1"]),
    ],
)
def test_goals_of_other_missions_count_what_they_are_about(
    mission: str, party: list[str], at: str, progress: list[str]
) -> None:
    table = TestTable(party, mission=mission, at=at)

    assert [goal.progress for goal in scene_of(table).goals] == progress


def test_treasure_is_counted_as_it_is_found() -> None:
    table = TestTable(["carl"], mission="m8", at="4R.a1")
    table.state.treasure = [table.state.bounty.pop(), table.state.bounty.pop()]
    pile = {pile.id: pile.left for pile in scene_of(table).piles}["pile/treasure"]

    assert (scene_of(table).goals[0].progress, pile) == ("1 of 3", 2)


def chips(table: TestTable, language: str = "en") -> dict[str, tuple[str, str]]:
    return {chip.name: (chip.value, chip.colour) for chip in scene_of(table, language).chips}


def test_chips_show_danger_noise_and_spawn_zones() -> None:
    table = TestTable(["carl", "meg"], seats=[["carl"], ["meg"]])
    table.set_ap("carl", 20)
    table.state.noise_zone = table.zone("2R.C")
    table.state.is_loud = True
    zone = table.zone("2R.C") + 1

    assert chips(table) == {
        "Danger Level": ("Orange", "orange"),
        "Noise": (f"BOOM! in room {zone}", ""),
        "Active Spawn Zones": ("3 of 6", ""),
        "First Player": ("Player 1", ""),
    }
    assert chips(table, "it")["Livello di Pericolo"] == ("Arancione", "orange")


def test_a_train_and_ultra_red_have_chips() -> None:
    table = TestTable(["carl"], mission="m1", at="8V.a1")
    table.state.is_ultra_red = True
    table.state.train = 1

    assert chips(table)["Train"] == ("on its way", "")
    assert chips(table)["Ultra-red"] == ("on", "")


def test_the_scene_names_mission_phase_turn_and_own_rules() -> None:
    table = TestTable(["carl"])
    table.turn("carl")
    english, italian = (scene_of(table, language) for language in ("en", "it"))

    assert (english.mission, english.phase, english.turn) == (
        "Face to Face with Zombies",
        "Players' Phase",
        "Carl's Turn",
    )
    assert (italian.phase, italian.turn) == ("Fase dei Giocatori", "Turno di Carl")
    assert english.rules == [
        "uoa.m0.goals",
        "uoa.m0.setup-holy-water",
        "uoa.m0.setup-zombies",
        "uoa.m0.what-we-need",
    ]


def test_an_ending_says_why() -> None:
    table = TestTable(["carl"])
    assert scene_of(table).result is None
    table.call(lambda state: lose(state, "uoa.end.lose-survivor"))

    result = scene_of(table).result

    assert result is not None
    assert (result.outcome, result.rule) == ("lost", "uoa.end.lose-survivor")
    assert result.text == "The Mission is lost. A Survivor has been eliminated."


def test_dashboards_of_different_parties_are_not_mixed_up() -> None:
    """Dashboards are remembered; who leads is part of what they depend on."""
    notes: list[Any] = []
    for leader in ("carl", "henry"):
        table = TestTable([leader])
        table.add_companion("meg", "2R.a1", leader=leader)
        notes.append(hero_of(table, "meg").notes)

    assert notes == [["follows Carl"], ["follows Henry"]]
