"""Die, Zombies, Die!: every killed Zombie counts."""

from veglia.games.last_night_on_earth.bots.aim import Aim
from veglia.games.last_night_on_earth.rules.models import Zombie
from veglia.games.last_night_on_earth.rules.scenarios.die_zombies_die import TO_KILL
from veglia.games.last_night_on_earth.rules.state import LastNightState


class KillFifteen(Aim):
    def worth_killing(self, state: LastNightState, zombie: Zombie) -> float:
        return 1 / TO_KILL


AIM = KillFifteen
