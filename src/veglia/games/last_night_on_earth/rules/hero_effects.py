"""What cards and abilities of Heroes have in common: dice of a fight, cards that are answered."""

from typing import Final

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.fighting import EXTRA_DIE, dice_changed
from veglia.games.last_night_on_earth.rules.models import ZOMBIES, Lasting
from veglia.games.last_night_on_earth.rules.plays import HAND, LASTING, Moment, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option

# Moments.
PRE_FIGHT: Final = "pre_fight"
FIGHT: Final = "fight"
FIGHT_RESULT: Final = "fight_result"
CARD_PLAYED: Final = "card_played"
IN_FIGHTS: Final = (PRE_FIGHT, FIGHT)
# Ways to change a die.
RAISE: Final = 1
LOWER: Final = 2


def row_of(state: LastNightState, source: Source) -> Lasting | None:
    """Return the row of a source that lies on the table, None for one that somebody holds."""
    return state.lasting[source.lasting] if source.place == LASTING else None


def is_calm(state: LastNightState) -> bool:
    """Return whether no fight is under way and no Wound is about to be taken."""
    return state.fight is None and not state.woundings


# Fights


def open_fight(state: LastNightState, moment: Moment) -> Fight | None:
    """Return the fight if its dice can still be changed at a moment, also before they are rolled."""
    fight = state.fight
    if moment.name not in IN_FIGHTS or fight is None or fight.outcome:
        return None
    return fight


def own_fight(state: LastNightState, source: Source, moment: Moment) -> Fight | None:
    """Return the open fight if it is one of the bearer's."""
    fight = open_fight(state, moment)
    return fight if fight is not None and fight.hero == source.bearer else None


def add_die(state: LastNightState, rule: str) -> None:
    """Let the Hero of the fight roll a die more: now, or with the others if they are not rolled yet."""
    fight = state.fight
    assert fight is not None
    if not fight.hero_dice:
        fight.effects.append(EXTRA_DIE)
        return
    fight.hero_dice.append(state.dice.die())
    dice_changed(state, rule)


def add_die_now(state: LastNightState, hero: int, rule: str) -> None:
    """Let a Hero roll a die more if he is in a fight whose dice are rolled."""
    fight = state.fight
    if fight is not None and fight.hero == hero and fight.hero_dice and not fight.outcome:
        add_die(state, rule)


def distinct(dice: list[int]) -> list[int]:
    """Return the places of dice of which none shows the same face as another."""
    return [place for place, face in enumerate(dice) if face not in dice[:place]]


def reroll_hero(state: LastNightState, places: tuple[int, ...], rule: str) -> None:
    """Roll some dice of the Hero again."""
    fight = state.fight
    assert fight is not None
    reroll(state, fight.hero_dice, places, rule)


def reroll(state: LastNightState, dice: list[int], places: tuple[int, ...], rule: str) -> None:
    """Roll some of the dice of a side again."""
    for place in places:
        dice[place] = state.dice.die()
    dice_changed(state, rule)


def reroll_zombie(state: LastNightState, rule: str) -> None:
    """Roll all dice of the Zombie again."""
    fight = state.fight
    assert fight is not None
    fight.zombie_dice = state.dice.roll(len(fight.zombie_dice))
    dice_changed(state, rule)


def die_changes(source: Source, fight: Fight) -> list[Option]:
    """Return the options to change one die by 1: dice of the Hero come first, then those of the Zombie."""
    found: list[Option] = []
    for first, dice in ((0, fight.hero_dice), (len(fight.hero_dice), fight.zombie_dice)):
        for place in distinct(dice):
            if dice[place] < 6:
                found.append(source.option(hero=fight.hero, die=first + place, mode=RAISE))
            if dice[place] > 1:
                found.append(source.option(hero=fight.hero, die=first + place, mode=LOWER))
    return found


def change_die(state: LastNightState, die: int, mode: int, rule: str) -> None:
    """Change a die that `die_changes` has offered."""
    fight = state.fight
    assert fight is not None
    plus = 1 if mode == RAISE else -1
    if die < len(fight.hero_dice):
        fight.hero_dice[die] += plus
    else:
        fight.zombie_dice[die - len(fight.hero_dice)] += plus
    dice_changed(state, rule)


# Cards that have been announced


def is_zombie_card(state: LastNightState, moment: Moment, is_in_fight: bool) -> bool:
    """Return whether a Zombie card has just been announced and can be cancelled; or only a Fight card."""
    if moment.name != CARD_PLAYED or not state.stack:
        return False
    played = state.stack[-1]
    if played.place not in (HAND, LASTING) or played.is_cancelled or state.sides[played.seat] != ZOMBIES:
        return False
    if not is_in_fight:
        return True
    return state.fight is not None and played.place == HAND and FIGHT in state.kind(played.card).when
