"""Fights: announced, rolled, changed by cards, compared, and their Wounds dealt."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import events, hooks, sources
from veglia.games.last_night_on_earth.rules.fight import ENDED, HERO_WINS, NO_ITEMS, ZOMBIE_WINS, Fight
from veglia.games.last_night_on_earth.rules.plays import ITEM, Moment, Source
from veglia.games.last_night_on_earth.rules.reactions import heroes_first, open_window, zombies_first
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds, kill, kill_zombie, wound_zombie
from veglia.kernel.machine import Step

HERO_DICE: Final = 2
ZOMBIE_DICE: Final = 1
# Effects of cards on one fight.
KILLS: Final = "kills"
HERO_WINS_TIES: Final = "hero_wins_ties"
# The Hero rolls a die more, once for each time: brought in before the dice.
EXTRA_DIE: Final = "extra_die"
# If the Hero loses, he is not wounded: he reaches into another space, or it does not count.
HARMLESS: Final = "harmless"
# The Hero is killed if the Zombie wins, if it wins with a 6, or as soon as one of its dice shows a 6.
KILLS_HERO: Final = "kills_hero"
KILLS_HERO_ON_SIX: Final = "kills_hero_on_six"
KILLS_HERO_AT_ONCE: Final = "kills_hero_at_once"
SIX: Final = 6


class StartFight(Step[LastNightState]):
    """A Hero and a Zombie fight, if both are still there."""

    rule: ClassVar[str] = "lnoe.fight.sequence"

    def __init__(self, hero: int, zombie: int) -> None:
        self.hero = hero
        self.zombie = zombie

    def run(self, state: LastNightState) -> None:
        zombie = state.zombie(self.zombie)
        if zombie is None or zombie.space != state.heroes[self.hero].space:
            return
        begin_fight(state, self.hero, self.zombie, [])


def begin_fight(state: LastNightState, hero: int, zombie: int, effects: list[str]) -> None:
    """Announce a fight and push its steps."""
    state.fights += 1
    state.fight = Fight(hero, zombie, state.fights, [], [], False, [], effects, 0, 0, 0, [])
    state.emit(events.FightBegan(hero, zombie), "lnoe.fight.sequence")
    state.push(CloseFight())
    state.push(CompareDice())
    state.push(OpenFight())
    state.push(RollFight())
    open_window(state, Moment("pre_fight", hero, zombie), zombies_first(state))


def fighting_sources(state: LastNightState, fight: Fight, with_all_items: bool = False) -> list[Source]:
    """Return what can change a fight: of its Hero and its Zombie, and what lies on the table.

    What other Heroes have does not help, unless it says so: those in the space come last. Items that may not
    be used in the fight are left out, unless they are asked for.
    """
    found = sources.of_hero(state, fight.hero, hooks.FIGHTS)
    if not with_all_items and fight.has(NO_ITEMS):
        found = [source for source in found if source.place != ITEM]
    zombie = state.zombie(fight.zombie)
    if zombie is not None:
        found += sources.of_zombie(state, zombie, hooks.FIGHTS)
    found += sources.of_table(state, hooks.FIGHTS)
    for other in state.heroes_in(state.heroes[fight.hero].space):
        if other != fight.hero:
            found += sources.of_hero(state, other, hooks.FIGHTS)
    return found


def fight_under_way(state: LastNightState) -> Fight | None:
    """Return the fight, None if it has ended; one whose Hero or Zombie is gone ends without a winner."""
    fight = state.fight
    assert fight is not None
    if not fight.outcome and (state.zombie(fight.zombie) is None or not state.is_alive(fight.hero)):
        end_fight(state, "lnoe.fight.cancelled")
    return None if fight.outcome else fight


class RollFight(Step[LastNightState]):
    """Both sides roll their Fight Dice."""

    rule: ClassVar[str] = "lnoe.fight.hero-dice"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        fight = fight_under_way(state)
        if fight is None:
            return
        heroes, zombies = HERO_DICE + fight.effects.count(EXTRA_DIE), ZOMBIE_DICE
        for source in fighting_sources(state, fight):
            trait = sources.trait_of(state, source)
            for_hero = trait.hero_dice(state, source, fight)
            for_zombie = trait.zombie_dice(state, source, fight)
            heroes += for_hero
            zombies += for_zombie
            if for_hero or for_zombie:
                more = f"{for_hero or for_zombie:+d}"
                state.emit(events.BonusDice(trait.id, fight.hero, fight.zombie, more), trait.rule)
        fight.hero_dice = state.dice.roll(max(1, heroes))
        fight.zombie_dice = state.dice.roll(max(1, zombies))
        dice = (tuple(fight.hero_dice), tuple(fight.zombie_dice))
        state.emit(events.FightRolled(fight.hero, fight.zombie, *dice), self.rule)


class OpenFight(Step[LastNightState]):
    """Both sides may use cards; the side that is losing is asked first."""

    rule: ClassVar[str] = "lnoe.fight.card-order"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        fight = fight_under_way(state)
        if fight is None:
            return
        order = zombies_first(state) if is_hero_ahead(state, fight) else heroes_first(state)
        open_window(state, Moment("fight", fight.hero, fight.zombie), order)


def tops(state: LastNightState, fight: Fight) -> tuple[int, int]:
    """Return the highest die of the Hero and of the Zombie, with what is added to them."""
    hero = max(fight.hero_dice) + fight.hero_plus
    zombie = max(fight.zombie_dice) + fight.zombie_plus
    for source in fighting_sources(state, fight):
        trait = sources.trait_of(state, source)
        hero += trait.hero_plus(state, source, fight)
        zombie += trait.zombie_plus(state, source, fight)
    return hero, zombie


def is_hero_ahead(state: LastNightState, fight: Fight) -> bool:
    """Return whether the Hero would win as the dice lie; ties are lost unless something says otherwise."""
    hero, zombie = tops(state, fight)
    return hero > zombie or (hero == zombie and does_hero_win_ties(state, fight))


def does_hero_win_ties(state: LastNightState, fight: Fight) -> bool:
    """Return whether something gives the Hero a tied fight."""
    if fight.has(HERO_WINS_TIES):
        return True
    for source in fighting_sources(state, fight):
        if sources.trait_of(state, source).wins_ties(state, source, fight):
            return True
    return False


def has_double(dice: list[int]) -> bool:
    return len(set(dice)) < len(dice)


def dice_changed(state: LastNightState, rule: str) -> None:
    """Tell the dice of the fight after something has changed them."""
    fight = state.fight
    assert fight is not None
    dice = (tuple(fight.hero_dice), tuple(fight.zombie_dice))
    state.emit(events.FightDiceChanged(fight.hero, fight.zombie, *dice), rule)
    strike_at_once(state)


def strike_at_once(state: LastNightState) -> None:
    """Let a Zombie that kills by the number on a die kill the Hero, if a die of its shows that number."""
    fight = state.fight
    assert fight is not None
    if fight.outcome or not fight.has(KILLS_HERO_AT_ONCE) or SIX not in fight.zombie_dice:
        return
    end_fight(state, "lnoe.fight.instant-kill")
    if not fight.has(HARMLESS):
        kill(state, fight.hero, "fight", fight.zombie)


def end_fight(state: LastNightState, rule: str) -> None:
    """End the fight without a winner."""
    fight = state.fight
    assert fight is not None
    fight.outcome = ENDED
    state.emit(events.FightEnded(fight.hero, fight.zombie), rule)


class CompareDice(Step[LastNightState]):
    """The highest single die wins; then a beaten Zombie may be killed, and Wounds are dealt."""

    rule: ClassVar[str] = "lnoe.fight.highest-wins"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        fight = fight_under_way(state)
        if fight is None:
            return
        hero, zombie = tops(state, fight)
        if hero != max(fight.hero_dice) or zombie != max(fight.zombie_dice):
            state.emit(events.FightCounted(fight.hero, fight.zombie, hero, zombie), self.rule)
        if is_hero_ahead(state, fight):
            fight.outcome = HERO_WINS
            rule = "lnoe.fight.doubles-kill" if has_double(fight.hero_dice) else "lnoe.fight.hero-wins"
            state.emit(events.FightWon(fight.hero, fight.zombie, has_double(fight.hero_dice)), rule)
        else:
            fight.outcome = ZOMBIE_WINS
            rule = "lnoe.fight.ties" if hero == zombie else "lnoe.fight.zombie-wins"
            state.emit(events.FightLost(fight.hero, fight.zombie), rule)
        state.push(DealFight())
        open_window(state, Moment("fight_result", fight.hero, fight.zombie), heroes_first(state))


class DealFight(Step[LastNightState]):
    """The loser of a fight is wounded: a Zombie only by a double, or where something kills it."""

    rule: ClassVar[str] = "lnoe.fight.doubles-kill"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        fight = state.fight
        assert fight is not None
        if fight.outcome == ZOMBIE_WINS:
            if fight.has(HARMLESS):
                return
            wounds = 1
            for source in fighting_sources(state, fight):
                wounds += sources.trait_of(state, source).extra_wounds(state, source, fight)
            if fight.has(KILLS_HERO) or (fight.has(KILLS_HERO_ON_SIX) and SIX in fight.zombie_dice):
                wounds = state.wounds_left(fight.hero)
            deal_wounds(state, fight.hero, wounds, "fight", fight.zombie)
        elif fight.outcome == HERO_WINS:
            if self.kills(state, fight):
                kill_zombie(state, fight.zombie, "fight", fight.hero, -1)
            elif has_double(fight.hero_dice):
                wound_zombie(state, fight.zombie, "fight", fight.hero, -1)

    def kills(self, state: LastNightState, fight: Fight) -> bool:
        if fight.has(KILLS):
            return True
        for source in fighting_sources(state, fight):
            if sources.trait_of(state, source).kills_on_win(state, source, fight):
                return True
        return False


class CloseFight(Step[LastNightState]):
    """A fight is over, whatever came of it."""

    rule: ClassVar[str] = "lnoe.fight.sequence"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        fight = state.fight
        assert fight is not None
        # What a lost fight does to an item, it does also to one that could not be used any more.
        for source in fighting_sources(state, fight, with_all_items=True):
            sources.trait_of(state, source).fight_ended(state, source, fight)
        state.fight = None
