# veglia: interpreted
"""The title's content, read once: cards, Zombies, Survivors, skills, tiles, missions."""

from functools import cache
from importlib.resources import files
from typing import Any

from veglia.games.zombicide.engine.actions.attack import Melee, Ranged
from veglia.games.zombicide.engine.actions.move import Move
from veglia.games.zombicide.engine.actions.objective import TakeObjectives
from veglia.games.zombicide.engine.actions.reload import Reload
from veglia.games.zombicide.engine.actions.reorganise import ReorganiseOrTrade
from veglia.games.zombicide.engine.actions.search import Search
from veglia.games.zombicide.engine.board import STREET, ZombicideBoard, close
from veglia.games.zombicide.engine.content import (
    EquipmentRow,
    MachineRow,
    MissionRow,
    SkillRow,
    SurvivorRow,
    TileRow,
    ZombieRow,
    card_type,
    decode,
    layout,
    look_up,
    machine_card,
    make_traits,
    profile,
    read,
    rows,
    tile,
    zombie_cards,
    zombie_kind,
)
from veglia.games.zombicide.engine.goal import Goal
from veglia.games.zombicide.engine.goals import GOALS as ENGINE_GOALS
from veglia.games.zombicide.engine.scenario import Library, Scenario
from veglia.games.zombicide.engine.scope import MACHINE
from veglia.games.zombicide.engine.tiles import Assembly
from veglia.games.zombicide.engine.traits.escalation import Escalation
from veglia.games.zombicide.undead_or_alive.actions.charge import Charge
from veglia.games.zombicide.undead_or_alive.actions.dynamite import Dynamite
from veglia.games.zombicide.undead_or_alive.actions.fanning import Fanning
from veglia.games.zombicide.undead_or_alive.actions.gatling import Gatling
from veglia.games.zombicide.undead_or_alive.actions.make_noise import MakeNoise
from veglia.games.zombicide.undead_or_alive.actions.vade_retro import VadeRetro
from veglia.games.zombicide.undead_or_alive.actions.wagon import Wagon
from veglia.games.zombicide.undead_or_alive.actions.water import HolyWater, Water
from veglia.games.zombicide.undead_or_alive.bounty import Feat
from veglia.games.zombicide.undead_or_alive.goals import GOALS
from veglia.games.zombicide.undead_or_alive.machines import Machines
from veglia.games.zombicide.undead_or_alive.rules import Reward, UndeadRules
from veglia.games.zombicide.undead_or_alive.scope import ABILITIES, CLASSES, SCOPES
from veglia.kernel.errors import ContentError
from veglia.kernel.game import unknown

CONTENT = files("veglia.games.zombicide.undead_or_alive") / "content"
TRAIT_PACKAGES = [
    "veglia.games.zombicide.undead_or_alive.traits",
    "veglia.games.zombicide.engine.traits",
]
# Adrenaline Points at which Yellow, Orange and Red begin (uoa.gap.danger-thresholds).
LEVELS = (7, 19, 43)
MOST_SURVIVORS = 6
GATLING = "gatling"


@cache
def equipment() -> dict[str, EquipmentRow]:
    return dict(rows(CONTENT / "equipment.toml", EquipmentRow))


@cache
def machines() -> dict[str, MachineRow]:
    return dict(rows(CONTENT / "machines.toml", MachineRow))


def card_name(id: str, language: str) -> str:
    """Return the name of an Equipment card or of a Machine's card."""
    return (equipment().get(id) or machines()[id]).name[language]


@cache
def zombies() -> dict[str, ZombieRow]:
    return dict(rows(CONTENT / "zombies.toml", ZombieRow))


@cache
def skills() -> dict[str, SkillRow]:
    return dict(rows(CONTENT / "skills.toml", SkillRow))


@cache
def survivors() -> dict[str, SurvivorRow]:
    return dict(rows(CONTENT / "survivors.toml", SurvivorRow))


@cache
def tiles() -> dict[str, TileRow]:
    return dict(rows(CONTENT / "tiles.toml", TileRow))


def missions() -> list[str]:
    """Return the ids of the missions: the files of the folder."""
    names = [file.name.removesuffix(".toml") for file in (CONTENT / "missions").iterdir()]
    return sorted(names, key=lambda name: (len(name), name))


@cache
def mission(id: str) -> MissionRow:
    if id not in missions():
        raise unknown("mission", id, missions())
    file = CONTENT / "missions" / f"{id}.toml"
    return decode(read(file), MissionRow, file.name)


@cache
def text(language: str) -> dict[str, Any]:
    """Return the sentences and words of a language."""
    return read(CONTENT / "text" / f"{language}.toml")


@cache
def library() -> Library:
    """Return the content as the rules use it."""
    kinds = {id: number for number, id in enumerate(zombies())}
    card_types = [card_type(id, row, SCOPES) for id, row in equipment().items()]
    type_of = [number for number, row in enumerate(equipment().values()) for _ in range(row.copies)]
    skill_numbers = {id: number for number, id in enumerate(skills())}
    return Library(
        card_types,
        type_of,
        [zombie_kind(id, row) for id, row in zombies().items()],
        zombie_cards(CONTENT / "zombie_deck.toml", kinds),
        [profile(id, row, CLASSES, SCOPES, skill_numbers) for id, row in survivors().items()],
        make_traits(list(skills().items()), TRAIT_PACKAGES, SCOPES, ABILITIES, kinds),
        LEVELS,
        [machine_card(id, row) for id, row in machines().items()],
    )


def board(key: str) -> ZombicideBoard:
    """Return a board by its key: a mission's, or the one with a Zone of it closed."""
    mission_key, is_closed, zone = key.partition("#")
    whole = scenario(mission_key).board
    return close(whole, int(zone), key) if is_closed else whole


@cache
def scenario(id: str) -> Scenario:
    """Return a mission with its board and rules."""
    return make_scenario(id, mission(id))


def make_scenario(id: str, row: MissionRow) -> Scenario:
    """Return the scenario of a mission's data."""
    where = f"{id}.toml"
    shapes = {name: tile(name, shape) for name, shape in tiles().items()}
    board = Assembly(layout(row.layout, shapes, where)).board(id)
    if row.wagon and board.kinds[look_up(board.places, row.wagon.zone, f"{where} wagon")] != STREET:
        raise ContentError(f"{where} wagon: {row.wagon.zone} is no street")
    goals: dict[str, Goal[Any]] = {goal.id: goal for goal in [*ENGINE_GOALS, *GOALS]}
    for wanted in row.goals:
        if wanted.goal not in goals:
            raise ContentError(f"{where}: unknown goal {wanted.goal!r}")
    feats = {
        number: Feat(
            card.feat.kills, look_up(SCOPES, card.feat.scope, "equipment.toml"), card.feat.when == "action"
        )
        for number, card in enumerate(equipment().values())
        if card.feat is not None
    }
    return Scenario(
        id,
        library(),
        board,
        UndeadRules(feats, Reward(row.reward.ap, row.reward.bounty, row.reward.rule), machines_in(row)),
        [
            Move(board.size),
            Search(),
            Melee(),
            Ranged(len(library().type_of), board.size),
            Fanning(len(library().type_of), board.size),
            Dynamite(),
            Charge(),
            VadeRetro(),
            TakeObjectives(),
            HolyWater(),
            Water(),
            Reload(),
            ReorganiseOrTrade(MOST_SURVIVORS),
            MakeNoise(),
            *([Wagon()] if row.wagon else []),
            *([Gatling()] if row.gatling else []),
        ],
        [goals[wanted.goal] for wanted in row.goals],
        look_up(board.places, row.exit, where) if row.exit else -1,
    )


def machines_in(row: MissionRow) -> Machines:
    """Return what a mission's data says about its Machines."""
    wagon = row.wagon
    gatling = row.gatling
    card = len(library().type_of) + list(machines()).index(GATLING)
    return Machines(
        wagon is not None and wagon.movable,
        wagon is not None and wagon.blocks,
        gatling is not None and gatling.movable and not gatling.mounted,
        gatling is not None and gatling.mounted,
        card,
        [Escalation(machines()[GATLING].skill, "uoa.gatling.fire", MACHINE)],
    )
