"""Wounds: each one may be prevented before it is taken; the last kills."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import events, hooks, sources
from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.dying import kill_hero, turn_hero
from veglia.games.last_night_on_earth.rules.goals import check_goals, scenario_of
from veglia.games.last_night_on_earth.rules.models import HEROES, RED, ZOMBIE_HERO, ZOMBIES, Wounding, Zombie
from veglia.games.last_night_on_earth.rules.piles import discard
from veglia.games.last_night_on_earth.rules.plays import Moment
from veglia.games.last_night_on_earth.rules.reactions import open_window
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NO_SPACE
from veglia.kernel.machine import Event, Option, Step

# Causes of Wounds.
EXPLOSION: Final = "explosion"
EXERTION: Final = "exertion"
# Causes with a rule of their own; others have the general one.
WOUND_RULES: Final = {EXERTION: "lnoe.barr.exertion"}


def deal_wounds(state: LastNightState, hero: int, count: int, cause: str, by: int) -> None:
    """Push some Wounds for a Hero, one after the other; each may be prevented."""
    for place in range(count):
        state.push(WoundHero(hero, cause, by, place + 1))


def kill(state: LastNightState, hero: int, cause: str, by: int) -> None:
    """Push as many Wounds as a Hero has left."""
    deal_wounds(state, hero, state.wounds_left(hero), cause, by)


class WoundHero(Step[LastNightState]):
    """A Hero is about to take a Wound: `of` come at once, this one included."""

    rule: ClassVar[str] = "lnoe.general.hit-and-kill"

    def __init__(self, hero: int, cause: str, by: int, of: int) -> None:
        self.hero = hero
        self.cause = cause
        self.by = by
        self.of = of

    def run(self, state: LastNightState) -> None:
        if not state.is_alive(self.hero):
            return
        state.woundings.append(Wounding(self.hero, self.cause, self.by, False, self.of))
        state.push(TakeWound())
        for source in sources.of_hero(state, self.hero, hooks.WOUND_COMES):
            if sources.trait_of(state, source).wound_comes(state, source, self.hero, self.of):
                state.woundings[-1].is_prevented = True
                return
        open_window(state, Moment("wound", self.hero, self.by), state.seats_of(HEROES))


class TakeWound(Step[LastNightState]):
    """The Wound is taken, unless it was prevented."""

    rule: ClassVar[str] = "lnoe.general.hero-wounds"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        wounding = state.woundings.pop()
        hero = wounding.hero
        if not state.is_alive(hero):
            return
        if wounding.is_prevented:
            state.emit(events.WoundPrevented(hero), "lnoe.general.hit-and-kill")
            return
        one = state.heroes[hero]
        one.wounds += 1
        rule = WOUND_RULES.get(wounding.cause, self.rule)
        state.emit(events.HeroWounded(hero, wounding.by, state.wounds_left(hero)), rule)
        is_dead = state.wounds_left(hero) <= 0
        turning = turning_rule(state, hero)
        if turning and not (is_dead and wounding.cause == EXPLOSION and state.has_rule("not_much_left")):
            turn_hero(state, hero, wounding.by, turning)
            return
        if is_dead:
            kill_hero(state, hero, wounding.cause, wounding.by)
            return
        if wounding.by < 0:
            return
        open_window(state, Moment("wounded", hero, wounding.by), state.seats_of(ZOMBIES))
        for source in sources.everything(state, hooks.HERO_WOUNDED):
            sources.trait_of(state, source).hero_wounded(state, source, hero, wounding.by)


def turning_rule(state: LastNightState, hero: int) -> str:
    """Return the rule by which a Wound makes a Hero a Zombie Hero whatever the Sun shows, empty for none."""
    for source in sources.of_table(state, hooks.TURNS_WOUNDED):
        trait = sources.trait_of(state, source)
        if trait.turns_wounded(state, source, hero):
            return trait.rule
    return ""


def wounds_of(state: LastNightState, hero: int) -> int:
    """Return the Wounds of a Hero that can be healed: his own, and those on cards that he has."""
    found = state.heroes[hero].wounds
    if state.card_wounds:
        for card in hurt_cards(state, hero):
            found += state.card_wounds.get(card, 0)
    return found


def hurt_cards(state: LastNightState, hero: int) -> list[int]:
    """Return the cards of a Hero on which Wounds lie."""
    return [card for item in state.heroes[hero].items for card in item if state.card_wounds.get(card, 0) > 0]


def can_heal(state: LastNightState, hero: int) -> bool:
    """Return whether a Hero has a Wound that may be healed."""
    if wounds_of(state, hero) <= 0 or state.heroes[hero].space == NO_SPACE:
        return False
    for source in sources.of_table(state, hooks.BARS_HEALING):
        if sources.trait_of(state, source).bars_healing(state, source, hero):
            return False
    return True


def prevent(state: LastNightState) -> None:
    """Prevent the Wound that is about to be taken."""
    state.woundings[-1].is_prevented = True


def heal(state: LastNightState, hero: int, count: int, rule: str) -> None:
    """Take away up to some Wounds of a Hero; where Wounds lie on a card of his, he chooses which."""
    one = state.heroes[hero]
    if count <= 0 or not can_heal(state, hero):
        return
    if hurt_cards(state, hero):
        for _ in range(count):
            state.push(ChooseHealing(hero, rule))
        return
    healed = min(count, one.wounds)
    one.wounds -= healed
    state.emit(events.HeroHealed(hero, healed), rule)


class HealHero(Option):
    """Heal a Wound of the Hero himself."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class HealCard(Option):
    """Take a Wound off a card of the Hero."""

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card


class CardHealed(Event):
    """A Wound has been taken off a card of a Hero: `left` remain on it."""

    def __init__(self, hero: int, card: int, left: int) -> None:
        self.hero = hero
        self.card = card
        self.left = left


class ChooseHealing(HeroQuestion):
    """One Wound is healed: the Hero's own, or one that lies on a card of his."""

    rule: ClassVar[str] = "lnoe.faq.johnnys-jacket"

    def __init__(self, hero: int, cited: str) -> None:
        super().__init__(hero)
        # The rule by which is healed.
        self.cited = cited

    def options(self, state: LastNightState) -> list[Option]:
        if not can_heal(state, self.hero):
            return []
        found: list[Option] = [HealCard(self.hero, card) for card in hurt_cards(state, self.hero)]
        return [HealHero(self.hero), *found] if state.heroes[self.hero].wounds else found

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, HealCard):
            state.card_wounds[option.card] -= 1
            left = state.card_wounds[option.card]
            state.emit(CardHealed(self.hero, option.card, left), self.rule)
        else:
            state.heroes[self.hero].wounds -= 1
            state.emit(events.HeroHealed(self.hero, 1), self.cited)


# Zombies


def zombie_wounds(state: LastNightState, zombie: Zombie) -> int:
    """Return how many Wounds kill a Zombie."""
    if zombie.kind == ZOMBIE_HERO:
        return state.content.heroes[state.heroes[zombie.number - FIRST].kind].wounds
    return state.counts.get("red_wounds", 1) if zombie.kind == RED else 1


def is_immune(state: LastNightState, zombie: Zombie) -> bool:
    """Return whether a Wound does nothing to a Zombie: it is protected, or would be killed and cannot be."""
    if zombie.is_protected:
        return True
    return zombie.wounds + 1 >= zombie_wounds(state, zombie) and is_kept_alive(state, zombie)


def is_kept_alive(state: LastNightState, zombie: Zombie) -> bool:
    """Return whether a Zombie cannot be killed now."""
    for source in sources.everything(state, hooks.BARS_KILLING):
        if sources.trait_of(state, source).bars_killing(state, source, zombie.number):
            return True
    return False


def wound_zombie(state: LastNightState, number: int, cause: str, hero: int, card: int) -> None:
    """Wound a Zombie once: `hero` does it with a `card`, -1 for nobody and none."""
    zombie = state.zombie(number)
    if zombie is None:
        return
    if is_immune(state, zombie) or shrugs_off(state, zombie, cause):
        state.emit(events.ZombieUnharmed(number), "lnoe.general.hit-and-kill")
        return
    zombie.wounds += 1
    if zombie.wounds >= zombie_wounds(state, zombie):
        zombie_dies(state, zombie, cause, hero, card)
    else:
        state.emit(events.ZombieWounded(number, zombie.space), "lnoe.general.hit-and-kill")


def kill_zombie(state: LastNightState, number: int, cause: str, hero: int, card: int) -> None:
    """Fill all Wounds that a Zombie has left; each of them may be ignored."""
    zombie = state.zombie(number)
    if zombie is None:
        return
    if is_kept_alive(state, zombie):
        state.emit(events.ZombieUnharmed(number), "lnoe.general.hit-and-kill")
        return
    for _ in range(zombie_wounds(state, zombie) - zombie.wounds):
        wound_zombie(state, number, cause, hero, card)


def shrugs_off(state: LastNightState, zombie: Zombie, cause: str) -> bool:
    """Return whether a Really Rotten red Zombie ignores a Wound, on 4+; never one of an explosion."""
    if zombie.kind != RED or state.counts.get("grave_dead", 0) != REALLY_ROTTEN or cause == EXPLOSION:
        return False
    return rolls(state, IGNORED_ON, "lnoe.graved.1-really-rotten", trait="marker/grave_dead_ability")


FIRST: Final = 21
REALLY_ROTTEN: Final = 1
IGNORED_ON: Final = 4


def zombie_dies(state: LastNightState, zombie: Zombie, cause: str, hero: int, card: int) -> None:
    """Take a killed Zombie off the board: a normal one goes back to the pool."""
    dying = sources.of_zombie(state, zombie)
    leave_board(state, zombie, is_killed=True)
    state.emit(events.ZombieKilled(zombie.number, zombie.space, hero), "lnoe.general.zombie-one-wound")
    state.add("zombies_killed", 1)
    scenario_of(state).zombie_killed(state, zombie.kind)
    if hero >= 0:
        state.heroes[hero].kills += 1
    moment = Moment("kill", hero, zombie.number, card, zombie.space)
    open_window(state, moment, state.seats_of(ZOMBIES))
    for source in dying:
        sources.trait_of(state, source).zombie_died(state, source, zombie.number, zombie.space, cause, card)
    check_goals(state)


def leave_board(state: LastNightState, zombie: Zombie, is_killed: bool) -> None:
    """Take a Zombie off the board. Killed red Zombies and Zombie Heroes do not come back."""
    state.zombies.remove(zombie)
    is_red_lost = zombie.kind == RED and scenario_of(state).loses_red(state, is_killed)
    is_lost = zombie.kind == ZOMBIE_HERO or is_red_lost
    if not is_lost:
        state.pool.append(zombie.number)
        state.pool.sort()
    if zombie.weapon >= 0:
        discard(state, zombie.weapon)


def remove_zombie(state: LastNightState, number: int, rule: str) -> None:
    """Remove a Zombie without killing it."""
    zombie = state.zombie(number)
    if zombie is None:
        return
    leave_board(state, zombie, is_killed=False)
    state.emit(events.ZombieRemoved(number, zombie.space), rule)
    scenario_of(state).zombie_removed(state, zombie.kind)
    check_goals(state)
