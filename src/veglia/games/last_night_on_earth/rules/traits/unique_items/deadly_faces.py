"""Hand Weapons that kill a beaten Zombie if one of the bearer's dice shows one of the `faces` of its row."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import weapons
from veglia.games.last_night_on_earth.rules.fight import HERO_WINS
from veglia.games.last_night_on_earth.rules.fighting import KILLS
from veglia.games.last_night_on_earth.rules.hero_effects import FIGHT_RESULT
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import BONUS_KILL_ON_WON_SIX, Trait
from veglia.kernel.machine import Option


class DeadlyFaces(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.weapon.combat-bonus"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = state.fight
        if moment.name != FIGHT_RESULT or fight is None or fight.hero != source.bearer:
            return []
        if fight.outcome != HERO_WINS or fight.has(KILLS):
            return []
        for face in fight.hero_dice:
            if face in self.args["faces"]:
                return [source.option(hero=fight.hero, zombie=fight.zombie)]
        return []

    def play(self, state: LastNightState, played: Played) -> None:
        weapons.mark_used(state, played.bearer, played.card)
        weapons.check_break(state, played.bearer, played.card)
        assert state.fight is not None
        state.fight.effects.append(KILLS)

    def combat_bonus(self) -> tuple[str, ...]:
        return (BONUS_KILL_ON_WON_SIX,)


TRAIT = DeadlyFaces
