"""Plague Carriers: the red Zombies have to be killed."""

from veglia.games.last_night_on_earth.bots.aim import Aim
from veglia.games.last_night_on_earth.rules.models import FIGURES, RED, Zombie
from veglia.games.last_night_on_earth.rules.state import LastNightState


class KillCarriers(Aim):
    def worth_killing(self, state: LastNightState, zombie: Zombie) -> float:
        return 1 / FIGURES if zombie.kind == RED else 0.0


AIM = KillCarriers
