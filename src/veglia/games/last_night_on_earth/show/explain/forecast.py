# veglia: interpreted
"""What the rules alone would do in the next Zombie turn: who has to go where, whether new Zombies come."""

from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.models import BROWN, GREEN, ZOMBIES, Zombie
from veglia.games.last_night_on_earth.rules.phases import CHECK, MOVES, PHASES, SPAWN, is_hero_turn
from veglia.games.last_night_on_earth.rules.spawning import limit_left
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_moving import prey
from veglia.games.last_night_on_earth.rules.zombie_turn import ARRIVES, counted
from veglia.games.last_night_on_earth.show.explain.odds import sum_chance
from veglia.games.last_night_on_earth.show.explain.speaking import Speaker
from veglia.games.last_night_on_earth.show.pieces import zombie_id
from veglia.kernel.offers import Arrow, Mark, Preview
from veglia.show.ids import figure_id, token_id, zone_id

AUTO_SPAWN = "zombies_auto_spawn"


def forecast(state: LastNightState, language: str) -> Preview:
    """Return where Zombies have to go, whom they would attack, and the chance of new ones."""
    said = Speaker(state, language)
    if state.result is not None:
        return Preview([])
    arrows, attackers = moves(state)
    lines = [
        said.say("coming", hero=hero, count=len(attackers[hero]))
        for hero in state.living()
        if attackers[hero]
    ]
    marks = [Mark(figure_id(hero), str(len(found))) for hero, found in attackers.items() if found]
    if not lines:
        lines.append(said.say("nobody_near"))
    news, is_coming = new_zombies(state, said)
    if is_coming:
        marks += [Mark(token_id("pit", pit), "+") for pit in range(len(state.pits))]
    return Preview([*lines, *news], marks, arrows)


def still_moves(state: LastNightState, zombie: Zombie) -> bool:
    """Return whether a Zombie is to move before the next fights: in the Hero turn all do that can."""
    if state.heroes_in(zombie.space):
        return False
    if is_hero_turn(state):
        return True
    is_before = PHASES.index(state.phase) <= PHASES.index(MOVES)
    return is_before and not zombie.has_moved and not zombie.is_fresh


def moves(state: LastNightState) -> tuple[list[Arrow], dict[int, set[int]]]:
    """Return the steps that hunger forces, and by Hero the Zombies that would be with him."""
    attackers: dict[int, set[int]] = {hero: set() for hero in state.living()}
    arrows: list[Arrow] = []
    for zombie in state.zombies:
        for hero in state.heroes_in(zombie.space):
            attackers[hero].add(zombie.number)
        if not still_moves(state, zombie):
            continue
        for space in prey(state, zombie):
            arrows.append(Arrow(zombie_id(zombie.number), 1, zone_id(zombie.space), zone_id(space)))
            for hero in state.heroes_in(space):
                attackers[hero].add(zombie.number)
    return arrows, attackers


def new_zombies(state: LastNightState, said: Speaker) -> tuple[list[str], bool]:
    """Return what there is to say about new Zombies, and whether any may come."""
    if limit_left(state) <= 0:
        return [said.say("room", count=0)], False
    room = said.say("room", count=limit_left(state))
    if PHASES.index(CHECK) < PHASES.index(state.phase) <= PHASES.index(SPAWN):
        # The check of this Zombie turn has been made.
        if any(state.count(name) for name in ARRIVES):
            return [said.say("arrive_now"), room], True
        return [said.say("none_come")], False
    if state.has_rule(AUTO_SPAWN):
        return [said.say("always"), room], True
    seats = state.seats_of(ZOMBIES)
    if len(seats) == 1:
        count = counted(state)
        chance = sum_chance(scenario_of(state).check_dice(state), count)
        return [said.say("check", count=count, chance=chance), room], chance > 0
    lines: list[str] = []
    is_possible = False
    for colour in (BROWN, GREEN):
        count = counted(state, colour)
        chance = sum_chance(1, count)
        is_possible = is_possible or chance > 0
        lines.append(said.say("check_of", seat=seats[colour], count=count, chance=chance))
    return [*lines, room], is_possible
