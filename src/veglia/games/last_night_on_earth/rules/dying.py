"""The death of a Hero: what becomes of him and his cards, and who takes his place."""

from typing import Final

from veglia.games.last_night_on_earth.rules import events, lasting
from veglia.games.last_night_on_earth.rules.entering import NewHero
from veglia.games.last_night_on_earth.rules.fight import ENDED
from veglia.games.last_night_on_earth.rules.goals import check_goals, scenario_of
from veglia.games.last_night_on_earth.rules.items import lose_card
from veglia.games.last_night_on_earth.rules.models import BROWN, FIRST_ZOMBIE_HERO, GREEN, ZOMBIE_HERO, Zombie
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.supplies import drop_all
from veglia.games.last_night_on_earth.rules.town import NO_SPACE

# While the Sun is here or higher, it is in the black part of its track.
BLACK_FROM: Final = 14
EXPLOSION: Final = "explosion"


def is_last_hero(state: LastNightState, hero: int) -> bool:
    """Return whether a Hero is the last of his player; Heroes who were found do not count."""
    one = state.heroes[hero]
    if one.is_found:
        return False
    for other, another in enumerate(state.heroes):
        if other != hero and another.seat == one.seat and another.space != NO_SPACE and not another.is_found:
            return False
    return True


def turns_by(state: LastNightState, hero: int, cause: str) -> str:
    """Return the rule by which a killed Hero becomes a Zombie Hero, empty if he does not."""
    if cause == EXPLOSION and state.has_rule("not_much_left"):
        return ""
    if not scenario_of(state).turns_heroes(state):
        return ""
    if state.has_rule("always_zombie_heroes"):
        return "lnoe.azh.always"
    if state.sun >= BLACK_FROM:
        return "lnoe.death.turn-14"
    return "lnoe.death.last-hero" if is_last_hero(state, hero) else ""


def is_replaced(state: LastNightState, hero: int) -> bool:
    """Return whether the player of a killed Hero takes a new one."""
    if state.heroes[hero].is_found or not scenario_of(state).replaces_heroes(state):
        return False
    return must_replace(state, hero) or state.has_rule("heroes_replenish")


def must_replace(state: LastNightState, hero: int) -> bool:
    """Return whether a new Hero comes in any case; by Heroes Replenish alone the player may do without."""
    return state.sun >= BLACK_FROM or is_last_hero(state, hero)


def kill_hero(state: LastNightState, hero: int, cause: str, by: int) -> None:
    """A Hero has no Wounds left: he leaves the game, or becomes a Zombie Hero."""
    rule = turns_by(state, hero, cause)
    lose_hero(state, hero, by, rule, is_replaced(state, hero))


def turn_hero(state: LastNightState, hero: int, by: int, rule: str) -> None:
    """A Hero becomes a Zombie Hero by a rule or a card, whatever the Sun shows."""
    lose_hero(state, hero, by, rule, is_replaced(state, hero))


def lose_hero(state: LastNightState, hero: int, by: int, rule: str, is_replaced: bool) -> None:
    """Take a Hero out of the game; `rule` turns him into a Zombie Hero, if there is one."""
    one = state.heroes[hero]
    space = one.space
    state.emit(events.HeroKilled(hero, by, bool(rule), space), rule or "lnoe.death.removed")
    drop_everything(state, hero)
    one.space = NO_SPACE
    fight = state.fight
    if fight is not None and fight.hero == hero and not fight.outcome:
        # He has died of something else in the middle of it.
        fight.outcome = ENDED
    state.add("heroes_killed", 1)
    if rule:
        is_protected = state.has_rule("always_zombie_heroes")
        number = FIRST_ZOMBIE_HERO + hero
        owner = owner_of_zombie_hero(state, by)
        state.zombies.append(Zombie(number, ZOMBIE_HERO, owner, space, 0, -1, 0, True, True, is_protected))
        state.emit(events.ZombiePlaced(number, space), "lnoe.zhero.marker")
    scenario_of(state).hero_lost(state, hero, space)
    check_goals(state)
    if is_replaced:
        state.push(NewHero(one.seat, not must_replace(state, hero)))


def owner_of_zombie_hero(state: LastNightState, by: int) -> int:
    """Return the colour whose player has a new Zombie Hero: that of its maker, else by the turn."""
    zombie = state.zombie(by)
    if zombie is not None:
        return zombie.owner
    return BROWN if state.round % 2 == 0 else GREEN


def drop_everything(state: LastNightState, hero: int) -> None:
    """Discard all cards of a Hero; whom he led, and Supply markers, stay in the space."""
    one = state.heroes[hero]
    cards = [*(card for item in one.items for card in item), *one.events]
    one.items = []
    one.events = []
    one.ally = -1
    drop_all(state, hero)
    for card in cards:
        lose_card(state, hero, card)
    for place in range(len(state.lasting) - 1, -1, -1):
        if state.lasting[place].hero == hero:
            lasting.take_away(state, place, "lnoe.death.removed")
