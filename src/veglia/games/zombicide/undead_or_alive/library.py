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
from veglia.games.zombicide.engine.board import STREET, ZombicideBoard, close, touching
from veglia.games.zombicide.engine.cards import TOKEN
from veglia.games.zombicide.engine.content import (
    card_type,
    decode,
    layout,
    look_up,
    machine_card,
    make_traits,
    profile,
    read,
    rows,
    strip,
    tile,
    zombie_cards,
    zombie_kind,
)
from veglia.games.zombicide.engine.drawing import Tile
from veglia.games.zombicide.engine.goal import Goal
from veglia.games.zombicide.engine.goals import GOALS as ENGINE_GOALS
from veglia.games.zombicide.engine.rows import (
    EquipmentRow,
    MachineRow,
    MissionRow,
    RewardRow,
    SkillRow,
    StripRow,
    SurvivorRow,
    TileRow,
    ZombieRow,
)
from veglia.games.zombicide.engine.scenario import Library, Scenario
from veglia.games.zombicide.engine.scope import MACHINE
from veglia.games.zombicide.engine.state import BLUE, GREEN, RED
from veglia.games.zombicide.engine.tiles import Assembly
from veglia.games.zombicide.engine.traits.escalation import Escalation
from veglia.games.zombicide.undead_or_alive.abomination import Hold
from veglia.games.zombicide.undead_or_alive.actions.charge import Charge
from veglia.games.zombicide.undead_or_alive.actions.coal import Coal, WorkWithCoal
from veglia.games.zombicide.undead_or_alive.actions.dynamite import Dynamite
from veglia.games.zombicide.undead_or_alive.actions.fanning import Fanning
from veglia.games.zombicide.undead_or_alive.actions.gatling import Gatling
from veglia.games.zombicide.undead_or_alive.actions.load import Load
from veglia.games.zombicide.undead_or_alive.actions.make_noise import MakeNoise
from veglia.games.zombicide.undead_or_alive.actions.recruit import RecruitCompanion, RecruitTerms
from veglia.games.zombicide.undead_or_alive.actions.vade_retro import VadeRetro
from veglia.games.zombicide.undead_or_alive.actions.wagon import Wagon
from veglia.games.zombicide.undead_or_alive.actions.water import HolyWater, Water
from veglia.games.zombicide.undead_or_alive.bounty import Feat
from veglia.games.zombicide.undead_or_alive.goals import GOALS
from veglia.games.zombicide.undead_or_alive.herald import Herald
from veglia.games.zombicide.undead_or_alive.machines import Machines
from veglia.games.zombicide.undead_or_alive.rules import Reward, UndeadRules
from veglia.games.zombicide.undead_or_alive.scope import ABILITIES, CLASSES, SCOPES
from veglia.games.zombicide.undead_or_alive.strip import LOCOMOTIVE, TRACKS, course, front, on_side
from veglia.games.zombicide.undead_or_alive.tracks import track_zones
from veglia.games.zombicide.undead_or_alive.train import Train
from veglia.games.zombicide.undead_or_alive.train_goals import GOALS as TRAIN_GOALS
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
    """Return all skills; the second file goes on where the first ends."""
    return {
        id: row for file in ("skills.toml", "more_skills.toml") for id, row in rows(CONTENT / file, SkillRow)
    }


@cache
def survivors() -> dict[str, SurvivorRow]:
    return dict(rows(CONTENT / "survivors.toml", SurvivorRow))


@cache
def tiles() -> dict[str, TileRow]:
    return dict(rows(CONTENT / "tiles.toml", TileRow))


@cache
def train_tiles() -> dict[str, StripRow]:
    return dict(rows(CONTENT / "train_tiles.toml", StripRow))


@cache
def shapes() -> dict[str, Tile]:
    """Return all tile sides, ready to be laid."""
    return {name: tile(name, row) for name, row in tiles().items()} | {
        name: strip(name, row) for name, row in train_tiles().items()
    }


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
    everything = [number for number, row in enumerate(equipment().values()) for _ in range(row.copies)]
    tokens = tuple(number for number in everything if card_types[number].group == TOKEN)
    type_of = [number for number in everything if card_types[number].group != TOKEN]
    card_numbers = {id: number for number, id in enumerate(equipment())}
    skill_numbers = {id: number for number, id in enumerate(skills())}
    return Library(
        card_types,
        type_of,
        [zombie_kind(id, row) for id, row in zombies().items()],
        zombie_cards(CONTENT / "zombie_deck.toml", kinds),
        [profile(id, row, CLASSES, SCOPES, skill_numbers) for id, row in survivors().items()],
        make_traits(list(skills().items()), TRAIT_PACKAGES, SCOPES, ABILITIES, kinds, CLASSES, card_numbers),
        LEVELS,
        [machine_card(id, row) for id, row in machines().items()],
        tokens,
    )


def strip_of(row: MissionRow) -> tuple[str, ...]:
    """Return the tiles of a mission's Train, from the end it comes in at; empty without one."""
    names = [entry.partition("/")[0] for line in row.layout for entry in line]
    return tuple(name for name in names if name in train_tiles())


@cache
def boards(id: str) -> dict[str, ZombicideBoard]:
    return boards_of(id, mission(id))


def boards_of(id: str, row: MissionRow) -> dict[str, ZombicideBoard]:
    """Return all boards of a mission by the tiles of its strip, the first one first."""
    first = strip_of(row)
    strips = [first]
    if row.train is not None:
        if row.train.moves:
            _check_course(id, first)
            strips = course(first, tuple(row.train.attach))
        strips += [tuple(tiles) for tiles in row.train.strips]
    return {",".join(tiles): _lay(id, row, first, tiles) for tiles in dict.fromkeys(strips)}


def _check_course(id: str, first: tuple[str, ...]) -> None:
    """Check that a moving Train is on the tracks, or comes in by tile 10."""
    if front(first) < 0 and first[:1] != (on_side(LOCOMOTIVE, TRACKS),):
        raise ContentError(f"{id}.toml: a Train cannot come in on {' '.join(first) or 'no tracks'}")


def _lay(id: str, row: MissionRow, first: tuple[str, ...], tiles: tuple[str, ...]) -> ZombicideBoard:
    """Return the board of a mission with some tiles in place of the first strip, turned alike."""
    if len(tiles) != len(first) or any(name not in train_tiles() for name in tiles):
        raise ContentError(f"{id}.toml: {' '.join(tiles)} does not fit in place of {' '.join(first)}")
    now = dict(zip(first, tiles, strict=True))
    lines: list[list[str]] = []
    for line in row.layout:
        cut = [entry.partition("/") for entry in line]
        lines.append([now.get(name, name) + slash + degrees for name, slash, degrees in cut])
    key = id if tiles == first else f"{id}:{','.join(tiles)}"
    return Assembly(layout(lines, shapes(), f"{id}.toml")).board(key)


def reward(row: RewardRow) -> Reward:
    """Return what a mission gives for an Objective."""
    kept = tuple(COLOURS[colour] for colour in row.kept)
    bounty = tuple(COLOURS[colour] for colour in row.bounty_for) if row.bounty else ()
    found = tuple(COLOURS[colour] for colour in row.found)
    found_class = look_up(CLASSES, row.found_class, "reward") if row.found_class else 0
    return Reward(
        row.ap,
        bounty,
        row.rule,
        row.ap_rule,
        kept,
        row.kept_rule,
        row.treasure,
        row.treasure_rule,
        found,
        found_class,
        row.found_rule,
        row.carried_rule,
    )


def abomination_spawns(row: MissionRow) -> list[str]:
    """Return where Abomination Spawn tokens lie: Cemetery and Mine, else the Starting Spawn Zone."""
    found = [
        f"{name}.{tiles()[name].abomination_spawn}"
        for name in [entry.partition("/")[0] for line in row.layout for entry in line]
        if name in tiles() and tiles()[name].abomination_spawn
    ]
    return found or [spawn.zone for spawn in row.spawns if spawn.kind == "starting"]


def allowed(id: str) -> list[str]:
    """Return the Survivors whose Class a mission does not ban."""
    banned = mission(id).banned
    return [name for name, row in survivors().items() if row.klass not in banned]


def board(key: str) -> ZombicideBoard:
    """Return a board by its key: a mission, its strip after a colon, a closed Zone after a hash sign."""
    laid, is_closed, zone = key.partition("#")
    id, _, tiles = laid.partition(":")
    found = boards(id)
    if tiles and tiles not in found:
        raise unknown("board", key, sorted(found))
    whole = found[tiles] if tiles else next(iter(found.values()))
    return close(whole, int(zone), key) if is_closed else whole


def train_of(row: MissionRow, laid: dict[str, ZombicideBoard]) -> Train | None:
    """Return what the rules need to know about a Train that changes the map."""
    if row.train is None:
        return None
    cab = f"{LOCOMOTIVE}.{train_tiles()[LOCOMOTIVE].cab}"
    train = row.train
    call = train.call
    board = next(iter(laid.values()))
    home = [
        board.places[one.zone] for one in row.spawns if one.kind == "starting" and one.zone in board.places
    ]
    return Train(
        train.moves,
        tuple(train.attach),
        laid,
        cab,
        train.zombies_lose,
        train.blow_up,
        train.waterproof,
        tuple(COLOURS[colour] for colour in call.colours) if call else (),
        call.rule if call else "",
        train.wagon_loses,
        train.starts_full,
        train.destroys_spawns,
        board.turning[home[0]][0] if home else 0.0,
    )


def herald_of(row: MissionRow, board: ZombicideBoard, where: str) -> Herald | None:
    """Return the Objective that announces a Train; it must lie on the tracks."""
    herald = row.train.herald if row.train is not None else None
    if herald is None:
        return None
    tracks = track_zones(board, strip_of(row))
    for objective in row.objectives:
        if objective.colour == herald.colour and board.places.get(objective.zone) not in tracks:
            raise ContentError(f"{where} objectives: {objective.zone} is not on the tracks")
    return Herald(COLOURS[herald.colour], herald.rule)


def hold_of(row: MissionRow) -> Hold:
    """Return which Companions keep the Abomination Spawn tokens inactive."""
    return Hold(0, "") if row.hold is None else Hold(CLASSES[row.hold.klass], row.hold.rule)


def coal_in(row: MissionRow, board: ZombicideBoard, where: str) -> Coal | None:
    """Return what the rules need to know about a mission's coal; its sacks come after the Objectives."""
    if row.coal is None:
        return None
    first = len(row.objectives)
    tender = look_up(board.places, row.coal.tender, where)
    cab = f"{LOCOMOTIVE}.{train_tiles()[LOCOMOTIVE].cab}"
    return Coal(
        tuple(range(first, first + row.coal.sacks)),
        look_up(CLASSES, row.coal.carriers, where),
        tuple(look_up(board.places, name, where) for name in row.coal.mine),
        tuple(sorted([tender, *touching(board, tender)])),
        look_up(board.places, cab, where),
        row.coal.ap,
    )


@cache
def scenario(id: str) -> Scenario:
    """Return a mission with its board and rules."""
    return make_scenario(id, mission(id), boards(id))


def make_scenario(id: str, row: MissionRow, laid: dict[str, ZombicideBoard] | None = None) -> Scenario:
    """Return the scenario of a mission's data, on boards that are laid already or laid now."""
    where = f"{id}.toml"
    laid = boards_of(id, row) if laid is None else laid
    board = next(iter(laid.values()))
    # Zones are numbered anew on every board.
    most_zones = max(one.size for one in laid.values())
    if row.wagon and board.kinds[look_up(board.places, row.wagon.zone, f"{where} wagon")] != STREET:
        raise ContentError(f"{where} wagon: {row.wagon.zone} is no street")
    for one in laid.values():
        # The Exit is known by its name, so it must not lie on tiles that are turned or taken away.
        if row.exit:
            look_up(one.places, row.exit, f"{where} exit")
    goals: dict[str, Goal[Any]] = {goal.id: goal for goal in [*ENGINE_GOALS, *GOALS, *TRAIN_GOALS]}
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
    coal = coal_in(row, board, f"{where} coal")
    return Scenario(
        id,
        library(),
        board,
        UndeadRules(
            feats,
            reward(row.reward),
            terms,
            machines_in(row),
            train_of(row, laid),
            herald_of(row, board, where),
            hold_of(row),
            coal,
        ),
        [
            Move(most_zones),
            Search(),
            Melee(),
            Ranged(len(library().type_of), most_zones),
            Fanning(len(library().type_of), most_zones),
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
            *([Wagon()] if row.wagon else []),
            *([Load()] if row.wagon and row.wagon.loads else []),
            *([Gatling()] if row.gatling else []),
            *([WorkWithCoal(coal)] if coal else []),
        ],
        [goals[wanted.goal] for wanted in row.goals],
        row.exit,
    )


def machines_in(row: MissionRow) -> Machines:
    """Return what a mission's data says about its Machines."""
    wagon = row.wagon
    gatling = row.gatling
    card = len(library().cards) - len(machines()) + list(machines()).index(GATLING)
    return Machines(
        wagon is not None and wagon.movable,
        wagon is not None and wagon.blocks,
        gatling is not None and gatling.movable and not gatling.mounted,
        gatling is not None and gatling.mounted,
        card,
        [Escalation(machines()[GATLING].skill, "uoa.gatling.fire", MACHINE)],
        wagon is not None and wagon.leaves,
    )
