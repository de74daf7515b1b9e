"""Cards, Xenos, Survivors, Machines and missions against tables of what is in the box."""

import re
from collections import Counter
from collections.abc import Iterable

import pytest

from tests.games.zombicide.decks import cards_in
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.cards import XenoCard
from veglia.games.zombicide.dark_side.rules.doors import NEUTRAL_DOORS
from veglia.games.zombicide.dark_side.rules.pits import PIT_TOKENS
from veglia.games.zombicide.dark_side.rules.rows import DarkCardRow, DarkMissionRow, ModeRow

# Copies, where it may lie; then each attack: range, dice, accuracy, damage, noise, ammunition; then symbols.
CARDS = {
    "starting": """
        electrified_baton 6 hand melee 0-0 2d 4+ 1 silent energy dual
        starting_pistol 6 hand ranged 1-1 1d 4+ 1 noisy bullets dual
        seeker_drone 2 body
    """,
    "search": """
        pistol 2 hand ranged 1-1 1d 4+ 1 noisy bullets dual
        assault_rifle 3 hand ranged 1-2 3d 4+ 1 noisy bullets
        light_machine_gun 2 hand ranged 1-3 5d 5+ 1 noisy bullets
        heavy_shotgun 3 hand ranged 0-1 2d 4+ 2 noisy bullets
        minigun 2 hand ranged 1-2 4d 5+ 2 noisy bullets
        sledgehammer 3 hand melee 0-0 3d 4+ 1 silent
        chain_sword 3 hand melee 0-0 2d 4+ 2 noisy energy dual
        chainsaw 2 hand melee 0-0 5d 5+ 2 noisy energy
        mining_saw 1 hand melee 0-0 4d 4+ 2 noisy energy
        reaper_sword 1 hand melee 0-0 3d 3+ 2 silent
        golden_dragon_pistols 1 hand ranged 0-1 3d 3+ 1 noisy bullets
        prototype_saw_assault_rifle 1 hand ranged 1-2 3d 4+ 1 noisy bullets
        | melee 0-0 3d 4+ 2 noisy energy prototype
        seismic_grenade 6 hand 0-1
        energy_cell 6 ammo
        plenty_of_bullets 3 ammo
        ablative_armor 4 body
        food_ration 3 backpack
        flashlight 2 body
        pit_spawn_worker 2 backpack pit-worker
        pit_spawn_hunter 2 backpack pit-hunter
        pit_spawn_tank 2 backpack pit-tank
    """,
    # The same as the starting cards, for a large party.
    "reserve": """
        reserve_baton 3 hand melee 0-0 2d 4+ 1 silent energy dual
        reserve_pistol 3 hand ranged 1-1 1d 4+ 1 noisy bullets dual
    """,
    "prototype": """
        prototype_assault_rifle 1 hand ranged 1-3 4d 4+ 1 silent energy prototype
        prototype_heavy_shotgun 1 hand ranged 0-2 3d 4+ 2 noisy energy prototype
        prototype_light_machine_gun 1 hand ranged 1-3 6d 5+ 1 noisy energy prototype
        prototype_sniper_rifle 1 hand ranged 1-4 2d 3+ 3 silent energy prototype
    """,
}
# Actions, Damage dealt, Damage that eliminates it, experience, priority, miniatures.
XENOS = """
    worker 1 1 1 1 2 35
    tank 1 2 2 1 1 14
    hunter 2 1 1 1 3 14
    abomination 1 3 3 5 1 1
"""
# First and last card, set, who appears at Blue, Yellow, Orange and Red (or in each Open Pit), or acts again.
XENO_CARDS = """
    61-66 easy worker 2 4 6 8
    67-70 easy tank 2 2 6 8
    71-75 easy hunter 2 2 6 8
    76-81 easy abomination 1 1 1 1
    82-82 easy pit worker 1 1 1 1
    83-83 easy pit worker 2 2 2 2
    84-84 easy pit tank 1 1 1 1
    85-85 easy pit hunter 1 1 1 1
    86-91 hard worker 4 6 8 10
    92-95 hard tank 4 4 6 8
    96-100 hard hunter 4 4 6 8
    101-106 hard abomination 1 1 1 1
    107-107 hard pit worker 1 1 1 1
    108-108 hard pit worker 2 2 2 2
    109-109 hard pit tank 1 1 1 1
    110-110 hard pit hunter 1 1 1 1
    111-112 extra_activation extra worker
    113-113 extra_activation extra tank
    114-114 extra_activation extra hunter
"""
# Armor, then the skills at Blue, Yellow, Orange and Red.
GREEN_SQUAD = """
    miranda 3 | escalation_ranged | plus_1_action | plus_1_free_ranged_action concentrated_expert
        | automated_fire plus_1_die_ranged born_leader
    drake 3 | bloodlust_melee | plus_1_action | plus_1_free_melee_action plus_1_die_melee
        | predator super_strength reaper_melee
    reese 3 | point_blank | plus_1_action | plus_1_free_ranged_action shove
        | dice_plus_1_ranged plus_1_free_combat_action hit_and_run
    miles 3 | camouflage | plus_1_action | plus_1_free_move_action zero_g_run
        | dice_plus_1_combat plus_1_free_combat_action unstoppable
    umkos 3 | enhanced_senses | plus_1_action | plus_1_free_combat_action remote_control_bot
        | plus_1_free_melee_action plus_1_free_ranged_action remote_control_sentry_gun
    radka 3 | tactician | plus_1_action | plus_1_free_combat_action dual_expert
        | sniper plus_1_damage_ranged brothers_in_arms_dice_combat
"""
# Whether it moves, whether whoever is there controls it, range, dice, accuracy, damage.
MACHINES = """
    avenger_bot moves - 0-2 3d 4+ 2
    maul_sentry_gun - local 1-3 5d 4+ 1
"""
# Difficulty, minutes, the tiles with their turns, row by row.
MISSIONS = """
    m0 easy 45 10V 12R / 16R 13R
    m1 medium 90 12V/180 15V/180 / 18V/90 13R / 14R 17V
    m2 medium 60 17V 10V / 18V/180 15R / 14R 13R
    m3 medium 90 11V 14V/270 / 10V 16R/90 / 15R 18R/180
    m4 medium 90 18R/90 13R/270 / 15R 11V/270 / 10V/180 14R / 16R 17V
    m5 medium 90 15V/180 14V/270 / 12R/180 13V/90 / 18R/180 10V/90
    m6 hard 120 18R/270 11V / 16V/180 14V/90 / 12V/180 10R/270
    m7 hard 60 18R/90 12R/90 / 15R 16R / 13R 17V
    m8 hard 90 15V/180 11V 13V/180 / 12R/180 10V 18R/90
    m9 hard 120 15V 12V / 10R 16V / 18V 13R
    m10 hard 120 17R/90 18V/180 12V/270 / 15V/180 13R/90 16V/90
"""
# How many starting Zones; Objectives, Spawn Zones, doors, other tokens, Machines, the Exit.
TOKENS = """
    m0 1 | 3 red, 1 yellow | 3 red | yellow | prototypes 2 | - | exit
    m1 1 | 1 hidden green, 1 hidden pink, 2 hidden red, 1 hidden violet, 1 hidden yellow | 3 red
        | pink, yellow | prototypes 2 | avenger_bot, maul_sentry_gun | exit
    m2 2 | 1 hidden green, 3 hidden red, 1 hidden violet | 3 red | - | - | avenger_bot, maul_sentry_gun | exit
    m3 1 | 5 red, 1 yellow | 3 red, 1 violet | - | prototypes 2 | - | -
    m4 1 | 1 hidden green, 4 hidden red, 1 hidden violet | 3 red | - | prototypes 2, pits 2
        | avenger_bot, maul_sentry_gun | -
    m5 1 | 1 hidden green, 1 hidden pink, 2 hidden red, 1 hidden violet, 1 hidden yellow
        | 2 red, 1 sleeping yellow | pink | prototypes 2, drones 2 | avenger_bot, maul_sentry_gun | exit
    m6 1 | 6 red | 3 red | - | - | avenger_bot, maul_sentry_gun | exit
    m7 1 | 1 green, 3 red, 1 yellow | 3 red | yellow | prototypes 2 | avenger_bot | exit
    m8 1 | 1 hidden green, 3 hidden red, 1 hidden violet, 1 pink, 1 yellow
        | 3 red, 1 sleeping green, 1 sleeping violet | - | - | avenger_bot, maul_sentry_gun | -
    m9 1 | 1 hidden green, 4 hidden red, 1 hidden violet | 3 red | - | - | avenger_bot, maul_sentry_gun | exit
    m10 2 | 1 hidden green, 5 hidden red, 1 hidden violet, 1 pink, 1 yellow | 3 red | - | prototypes 2, pits 2
        | avenger_bot, maul_sentry_gun | exit
"""
SCOPES = ("melee", "ranged", "combat", "move", "search")


def lines(table: str) -> list[str]:
    """Return the lines of a table; one that begins with a bar belongs to the one above."""
    return [line.strip() for line in re.sub(r"\n *\|", " |", table).strip().splitlines()]


def attack(mode: ModeRow) -> list[str]:
    low, high = mode.range
    noise = "noisy" if mode.noisy else "silent"
    values = [f"{low}-{high}", f"{mode.dice}d", f"{mode.accuracy}+", str(mode.damage), noise]
    return [mode.combat, *values, *([mode.ammo] if mode.ammo else [])]


def card_line(id: str, row: DarkCardRow) -> str:
    """Return a card as a line of the table above."""
    words = [id, str(row.copies), row.slot]
    words += [f"{row.range[0]}-{row.range[1]}"] if row.range != (0, 0) else []
    words += " | ".join(" ".join(attack(mode)) for mode in row.modes).split()
    words += ["dual"] if row.dual else []
    words += ["prototype"] if row.prototype else []
    words += [f"pit-{row.pit_spawn}"] if row.pit_spawn else []
    return " ".join(words)


def xeno_card_line(card: XenoCard) -> str:
    kind = list(library.zombies())[card.kind]
    if card.extra_activation:
        return f"{card.set} extra {kind}"
    return " ".join([card.set, *(["pit"] if card.is_pit else []), kind, *map(str, card.counts)])


def token_line(row: DarkMissionRow) -> str:
    """Return what a mission puts on the board as a line of the table above, without its id."""
    objectives = Counter(f"{'hidden ' if one.hidden else ''}{one.colour}" for one in row.objectives)
    spawns = Counter(f"{'' if one.active else 'sleeping '}{one.colour}" for one in row.spawns)
    others = {"prototypes": row.prototypes, "pits": row.pits, "drones": row.drones}
    parts: list[list[str]] = [
        [f"{count} {name}" for name, count in sorted(objectives.items())],
        [f"{count} {name}" for name, count in sorted(spawns.items())],
        sorted(str(one.colour) for one in row.doors),
        [f"{name} {len(places)}" for name, places in others.items() if places],
        list(row.machines),
        ["exit"] if row.exit else [],
    ]
    return " | ".join([str(len(row.start)), *(", ".join(part) or "-" for part in parts)])


def in_table(table: str) -> list[str]:
    """Return the missions of a table: all of the book, in its order; one of our own has tests of its own."""
    ids = [line.split()[0] for line in lines(table)]
    assert ids == library.missions()[: len(ids)]
    return ids


def joined(values: Iterable[Iterable[str]]) -> str:
    return " | ".join(" ".join(some) for some in values)


def box_cards() -> dict[str, DarkCardRow]:
    """Return the cards that are in the box, without additions of our own."""
    added = [id for addition in library.FILES.additions().values() for id in addition.equipment]
    return {id: row for id, row in library.equipment().items() if id not in added}


@pytest.mark.parametrize("group", CARDS)
def test_every_card_has_the_values_of_the_table(group: str) -> None:
    found = [card_line(id, row) for id, row in box_cards().items() if row.group == group]

    assert found == lines(CARDS[group])


def test_the_box_has_72_equipment_cards_and_two_of_machines() -> None:
    copies = [row.copies for row in box_cards().values() if row.group != "reserve"]

    assert sum(copies) == 72
    counts = {group: cards_in(box_cards(), group) for group in ("starting", "search", "prototype")}
    assert counts == {"starting": 14, "search": 54, "prototype": 4}
    assert len(library.machines()) == 2


def test_xenos_and_the_limits_of_what_there_is() -> None:
    found = [
        f"{id} {row.actions} {row.wounds} {row.toughness} {row.ap} {row.priority} {row.miniatures}"
        for id, row in library.zombies().items()
    ]

    assert found == lines(XENOS)
    assert [id for id, row in library.zombies().items() if row.boss] == ["abomination"]
    assert (NEUTRAL_DOORS, PIT_TOKENS) == (5, 15)
    assert library.library().levels == (7, 19, 43)


@rule("ds.difficulty.by-number")
def test_every_xeno_card_is_the_one_of_its_number() -> None:
    cards = {card.number: card for card in library.xeno_cards() if isinstance(card, XenoCard)}
    wanted: dict[int, str] = {}
    for line in lines(XENO_CARDS):
        numbers, _, said = line.partition(" ")
        first, _, last = numbers.partition("-")
        wanted |= dict.fromkeys(range(int(first), int(last) + 1), said)

    assert {number: xeno_card_line(card) for number, card in cards.items()} == wanted
    assert len(wanted) == 54


def test_the_green_squad_has_the_skills_of_its_cards() -> None:
    squad = {id: row for id, row in library.survivors().items() if row.squad}
    found = [
        f"{id} {row.armor} | {joined([row.blue, row.yellow, row.orange, row.red])}"
        for id, row in squad.items()
    ]

    assert found == lines(GREEN_SQUAD)
    assert {row.type for row in squad.values()} == {"soldier"}


def test_armor_goes_by_type() -> None:
    armor = {(row.type, row.armor) for row in library.survivors().values()}

    assert armor == {("soldier", 3), ("civilian", 2)}
    assert all(row.yellow == ["plus_1_action"] for row in library.survivors().values())


def test_a_skill_is_about_what_its_name_says() -> None:
    scoped = {id: row.scope for id, row in library.skills().items() if row.scope}
    named = {
        id: next(word for word in SCOPES if word in id.split("_"))
        for id in scoped
        if set(id.split("_")) & set(SCOPES)
    }

    assert len(named) > 25
    assert {id: scoped[id] for id in named} == named
    assert {id: scope for id, scope in scoped.items() if id not in named} == {
        "plus_1_free_machine_action": "machine_action",
        "plus_1_max_range": "ranged",
        "lucky": "combat",
    }


def test_machines_have_the_values_of_the_table() -> None:
    found = [
        f"{id} {'moves' if row.moves else '-'} {'local' if row.local else '-'} "
        f"{row.range[0]}-{row.range[1]} {row.dice}d {row.accuracy}+ {row.damage}"
        for id, row in library.machines().items()
    ]

    assert found == lines(MACHINES)


def test_missions_are_laid_out_as_the_book_has_them() -> None:
    rows = {id: library.mission(id) for id in in_table(MISSIONS)}
    found = [
        f"{id} {row.difficulty} {row.minutes} {' / '.join(' '.join(line) for line in row.layout)}"
        for id, row in rows.items()
    ]

    assert found == lines(MISSIONS)


def test_missions_have_the_tokens_that_the_book_names() -> None:
    found = [f"{id} {token_line(library.mission(id))}" for id in in_table(TOKENS)]

    assert found == lines(TOKENS)
