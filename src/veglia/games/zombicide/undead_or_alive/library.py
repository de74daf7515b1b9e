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
from veglia.games.zombicide.engine.board import ZombicideBoard
from veglia.games.zombicide.engine.content import (
    EquipmentRow,
    MissionRow,
    RewardRow,
    SkillRow,
    SurvivorRow,
    TileRow,
    ZombieRow,
    card_type,
    decode,
    layout,
    look_up,
    make_traits,
    profile,
    read,
    rows,
    tile,
    zombie_cards,
    zombie_kind,
)
from veglia.games.zombicide.engine.goals import GOALS
from veglia.games.zombicide.engine.scenario import Library, Scenario
from veglia.games.zombicide.engine.state import BLUE, GREEN, RED
from veglia.games.zombicide.engine.tiles import Assembly
from veglia.games.zombicide.undead_or_alive.actions.charge import Charge
from veglia.games.zombicide.undead_or_alive.actions.dynamite import Dynamite
from veglia.games.zombicide.undead_or_alive.actions.fanning import Fanning
from veglia.games.zombicide.undead_or_alive.actions.make_noise import MakeNoise
from veglia.games.zombicide.undead_or_alive.actions.recruit import RecruitCompanion, RecruitTerms
from veglia.games.zombicide.undead_or_alive.actions.vade_retro import VadeRetro
from veglia.games.zombicide.undead_or_alive.actions.water import HolyWater, Water
from veglia.games.zombicide.undead_or_alive.bounty import Feat
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
COLOURS = {"red": RED, "blue": BLUE, "green": GREEN}
MOST_SURVIVORS = 6


@cache
def equipment() -> dict[str, EquipmentRow]:
    return dict(rows(CONTENT / "equipment.toml", EquipmentRow))


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
    )


def reward(row: RewardRow) -> Reward:
    """Return what a mission gives for an Objective."""
    kept = tuple(COLOURS[colour] for colour in row.kept)
    return Reward(row.ap, row.bounty, row.rule, row.ap_rule, kept, row.kept_rule)


def abomination_spawns(row: MissionRow) -> list[str]:
    """Return where Abomination Spawn tokens lie: Cemetery and Mine, else the Starting Spawn Zone."""
    found = [
        f"{name}.{tiles()[name].abomination_spawn}"
        for name in [entry.partition("/")[0] for line in row.layout for entry in line]
        if tiles()[name].abomination_spawn
    ]
    return found or [spawn.zone for spawn in row.spawns if spawn.kind == "starting"]


def allowed(id: str) -> list[str]:
    """Return the Survivors whose Class a mission does not ban."""
    banned = mission(id).banned
    return [name for name, row in survivors().items() if row.klass not in banned]


def board(key: str) -> ZombicideBoard:
    """Return a board by its key."""
    return scenario(key).board


@cache
def scenario(id: str) -> Scenario:
    """Return a mission with its board and rules."""
    row = mission(id)
    where = f"{id}.toml"
    shapes = {name: tile(name, shape) for name, shape in tiles().items()}
    board = Assembly(layout(row.layout, shapes, where)).board(id)
    goals = {goal.id: goal for goal in GOALS}
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
    terms = RecruitTerms(
        tuple(COLOURS[colour] for colour in row.recruit.after), row.recruit.price, row.recruit.rule
    )
    return Scenario(
        id,
        library(),
        board,
        UndeadRules(feats, reward(row.reward), terms),
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
            RecruitCompanion(terms),
            ReorganiseOrTrade(MOST_SURVIVORS),
            MakeNoise(),
        ],
        [goals[wanted.goal] for wanted in row.goals],
        look_up(board.places, row.exit, where) if row.exit else -1,
    )
