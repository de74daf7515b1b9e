"""A card that gives the Zombie more Fight Dice: `dice` of them."""

from veglia.games.last_night_on_earth.rules.fighting import dice_changed
from veglia.games.last_night_on_earth.rules.plays import Played
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import FightCard


class ExtraZombieDice(FightCard):
    def play(self, state: LastNightState, played: Played) -> None:
        fight = state.fight
        assert fight is not None
        fight.zombie_dice += state.dice.roll(int(self.args["dice"]))
        dice_changed(state, self.rule)


TRAIT = ExtraZombieDice
