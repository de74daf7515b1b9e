# veglia: interpreted
"""What stands and lies on the board."""

from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.markers import NUMBER, SEARCH
from veglia.games.last_night_on_earth.rules.models import (
    FIRST_ZOMBIE_HERO,
    GREEN,
    RED,
    ZOMBIE_HERO,
    Barricade,
    Lasting,
    Marker,
    Zombie,
)
from veglia.games.last_night_on_earth.rules.spawning import kind_of
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.show.names import LastNightNames, trait_modules
from veglia.games.last_night_on_earth.show.texts import look, piece_looks, said_in
from veglia.kernel.scene import Piece
from veglia.show.ids import figure_id, zone_id

# Search markers that lie face down are Exploration markers.
EXPLORATION = "exploration"
LOOKS = {GREEN: "zombie_green", RED: "zombie_red"}


def zombie_id(number: int) -> str:
    return f"zombie/{number}"


def zombie_look(number: int) -> str:
    if number >= FIRST_ZOMBIE_HERO:
        return "zombie_hero"
    return LOOKS.get(kind_of(number), "zombie_brown")


def pieces(state: LastNightState, names: LastNightNames) -> list[Piece]:
    return [
        *hero_pieces(state, names),
        *(zombie_piece(state, names, zombie) for zombie in state.zombies),
        *board_pieces(state, names),
        *edge_pieces(state, names),
        *marker_pieces(state, names),
    ]


def hero_pieces(state: LastNightState, names: LastNightNames) -> list[Piece]:
    found: list[Piece] = []
    for hero, one in enumerate(state.heroes):
        if one.space < 0:
            continue
        id = state.hero_kind(hero).id
        states = ["active"] if hero == state.active else []
        found.append(
            Piece(
                figure_id(hero),
                look().heroes[id],
                names.hero(hero),
                zone_id(one.space),
                sort="hero",
                seat=one.seat,
                states=states,
            )
        )
    return found


def zombie_piece(state: LastNightState, names: LastNightNames, zombie: Zombie) -> Piece:
    states = ["moved"] if zombie.has_moved else []
    said, badge = names.text, ""
    notes: list[str] = []
    if zombie.weapon >= 0:
        notes.append(said["armed"].format(names.card(zombie.weapon)))
        states.append("armed")
    if zombie.wounds:
        notes.append(said["wounded"].format(zombie.wounds))
    if zombie.is_fresh:
        notes.append(said["fresh"])
    if zombie.is_protected:
        notes.append(said["protected"])
    if zombie.kind == ZOMBIE_HERO:
        badge = names.hero(zombie.number - FIRST_ZOMBIE_HERO)[:1]
    name = names.zombie(zombie.number)
    return Piece(
        zombie_id(zombie.number),
        zombie_look(zombie.number),
        name[:1].upper() + name[1:],
        zone_id(zombie.space),
        sort="foe",
        badge=badge,
        states=states,
        note="; ".join(notes),
    )


def board_pieces(state: LastNightState, names: LastNightNames) -> list[Piece]:
    said = names.text["pieces"]
    tokens = look().tokens
    found = [
        Piece(f"token/pit/{place}", tokens["pit"], said["pit"], zone_id(space))
        for place, space in enumerate(state.pits)
    ]
    for space in sorted(set(state.gas)):
        count = state.gas.count(space)
        found.append(Piece(f"token/gas/{space}", tokens["gas"], said["gas"], zone_id(space), count))
    for place, ally in enumerate(state.allies):
        if ally.space >= 0:
            found.append(
                Piece(
                    f"token/ally/{place}", tokens["ally"], said["ally"], zone_id(ally.space), sort="machine"
                )
            )
    for letter, entrances in enumerate(state.sewers):
        name = said["sewer"].format("AB"[letter])
        for end, space in enumerate(entrances):
            found.append(
                Piece(
                    f"token/sewer/{letter}-{end}", tokens["sewer"], name, zone_id(space), badge="AB"[letter]
                )
            )
    if state.town.truck >= 0 and state.scenario == "escape_truck":
        found.append(Piece("token/truck/0", tokens["truck"], said["truck"], zone_id(state.town.truck)))
    return found


def edge_pieces(state: LastNightState, names: LastNightNames) -> list[Piece]:
    """Return Barricades, one for each edge of the wall, and Door markers."""
    said = names.text["pieces"]
    tokens = look().tokens
    town = state.town
    found: list[Piece] = []
    for barricade in state.barricades:
        run = town.walls[barricade.wall]
        for place, edge in enumerate(run.edges):
            space, way = divmod(edge, 4)
            other = town.beside[space][way]
            if town.building[space] != run.building and other >= 0:
                space, other = other, space
            badge = str(barricade.reinforcements) if barricade.reinforcements and place == 0 else ""
            found.append(
                Piece(
                    f"edge/barricade/{barricade.wall}-{place}",
                    tokens["barricade"],
                    said["barricade"],
                    zone_id(space),
                    badge=badge,
                    note=barricade_note(barricade, names),
                    beside=zone_id(other) if other >= 0 else "",
                )
            )
    for kind, edges in (("door", state.doors), ("locked_door", state.locked_doors)):
        for edge in edges:
            space, way = divmod(edge, 4)
            other = town.beside[space][way]
            found.append(
                Piece(f"edge/{kind}/{edge}", tokens[kind], said[kind], zone_id(space), beside=zone_id(other))
            )
    return found


def barricade_note(barricade: Barricade, names: LastNightNames) -> str:
    wall = names.wall(barricade.wall)
    if not barricade.reinforcements:
        return wall
    return f"{wall}; {names.text['reinforced'].format(barricade.reinforcements)}"


def marker_pieces(state: LastNightState, names: LastNightNames) -> list[Piece]:
    """Return markers on buildings and in spaces, and what lasts on buildings."""
    said = names.text["pieces"]
    tokens = look().tokens
    found: list[Piece] = []
    for place, marker in enumerate(state.markers):
        space = marker_space(state, marker)
        if space < 0:
            continue
        kind = EXPLORATION if marker.kind == SEARCH and not marker.is_open else marker.kind
        back = tokens[kind]
        badge = str(marker.value) if marker.is_open and marker.kind == NUMBER else ""
        found.append(
            Piece(
                f"token/marker/{place}",
                back,
                said[kind] if marker.is_open else names.text["face_down"].format(said[kind]),
                zone_id(space),
                badge=badge,
                back="" if marker.is_open else back,
            )
        )
    for place, one in enumerate(state.lasting):
        if one.building < 0:
            continue
        space = state.town.buildings[one.building].spaces[-1]
        found.append(
            Piece(f"token/lasting/{place}", lasting_look(state, one), names.trait(one.trait), zone_id(space))
        )
    return found


def lasting_look(state: LastNightState, lasting: Lasting) -> str:
    """Return the look of something that lies on a building."""
    tokens = look().tokens
    for module in trait_modules(state.content.traits[lasting.trait]):
        if module in piece_looks().lasting:
            return tokens[piece_looks().lasting[module]]
    return tokens["in_play"]


def marker_space(state: LastNightState, marker: Marker) -> int:
    """Return the space in which a marker is shown: on a building its first."""
    if marker.space >= 0:
        return marker.space
    return state.town.buildings[marker.building].spaces[0] if marker.building >= 0 else -1


def hero_title(state: LastNightState, hero: int, language: str) -> str:
    return said_in(library().heroes[state.hero_kind(hero).id].title, language)
