"""Fighting Instincts: the Zombie has the combat bonus of a Hand Weapon of the Hero discards in this fight.

What kills a Zombie kills the Hero; there is no break check.
"""

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.content import HAND_WEAPON
from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.fighting import (
    KILLS_HERO,
    KILLS_HERO_AT_ONCE,
    KILLS_HERO_ON_SIX,
    dice_changed,
    strike_at_once,
)
from veglia.games.last_night_on_earth.rules.hero_effects import reroll
from veglia.games.last_night_on_earth.rules.piles import one_of_each_title
from veglia.games.last_night_on_earth.rules.plays import CARD, DIE, Choice, Played, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import (
    BONUS_DIE,
    BONUS_KILL_ON_SIX,
    BONUS_KILL_ON_WIN,
    BONUS_KILL_ON_WON_SIX,
    BONUS_PLUS,
    BONUS_REROLL,
    BONUS_REROLL_ONE,
)
from veglia.games.last_night_on_earth.rules.zombie_effects import FightCard, ZombieDieRaised
from veglia.kernel.machine import Option


class FightingInstincts(FightCard):
    def weapons(self, state: LastNightState) -> list[int]:
        """Return the discarded Hand Weapons whose bonus a Zombie can use, one of each title."""
        return [
            card
            for card in one_of_each_title(state, state.hero_deck.discards)
            if state.kind(card).type == HAND_WEAPON and state.kind(card).trait.combat_bonus()
        ]

    def fits(self, state: LastNightState, fight: Fight) -> bool:
        return bool(self.weapons(state))

    def play(self, state: LastNightState, played: Played) -> None:
        questions.ask(state, self, (played.seat,), "weapon", CARD, self.weapons(state), data=(played.seat,))

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        seat, dice = choice.data[0], choice.data[1:]
        if choice.topic == "weapon":
            self.strike(state, seat, picked(option))
        elif picked(option) < 0:
            self.roll_again(state, dice)
        elif choice.topic == "die":
            self.roll_again(state, (picked(option),))
        else:
            self.ask_for_dice(state, seat, (*dice, picked(option)))

    def strike(self, state: LastNightState, seat: int, card: int) -> None:
        """Have the bonus of a weapon."""
        fight = state.fight
        assert fight is not None
        for part in state.kind(card).trait.combat_bonus():
            if part == BONUS_DIE:
                fight.zombie_dice.append(state.dice.die())
                dice_changed(state, self.rule)
            elif part == BONUS_PLUS:
                fight.zombie_plus += 1
                state.emit(ZombieDieRaised(fight.zombie, 1), self.rule)
            elif part == BONUS_REROLL:
                self.ask_for_dice(state, seat, ())
            elif part == BONUS_REROLL_ONE:
                dice = list(range(len(fight.zombie_dice)))
                questions.ask(state, self, (seat,), "die", DIE, dice, data=(seat,))
            elif part == BONUS_KILL_ON_WIN:
                fight.effects.append(KILLS_HERO)
            elif part == BONUS_KILL_ON_WON_SIX:
                fight.effects.append(KILLS_HERO_ON_SIX)
            elif part == BONUS_KILL_ON_SIX:
                fight.effects.append(KILLS_HERO_AT_ONCE)
                strike_at_once(state)

    def ask_for_dice(self, state: LastNightState, seat: int, chosen: tuple[int, ...]) -> None:
        """Ask for the dice that are rolled again, one after the other."""
        fight = state.fight
        assert fight is not None
        left = [die for die in range(len(fight.zombie_dice)) if die not in chosen]
        if left:
            questions.ask(state, self, (seat,), "dice", DIE, left, bool(chosen), data=(seat, *chosen))
        else:
            self.roll_again(state, chosen)

    def roll_again(self, state: LastNightState, dice: tuple[int, ...]) -> None:
        fight = state.fight
        assert fight is not None
        reroll(state, fight.zombie_dice, dice, self.rule)


TRAIT = FightingInstincts
