"""What statistics note of a game: cards that are played, Wounds, deaths and where they happen."""

from typing import Final

from veglia.games.last_night_on_earth.rules.events import CardPlayed, HeroDrew, HeroKilled, HeroWounded
from veglia.games.last_night_on_earth.rules.models import FIRST_ZOMBIE_HERO, GREEN, RED
from veglia.games.last_night_on_earth.rules.spawning import kind_of
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event, State
from veglia.kernel.statistics import Death, Statistics
from veglia.show.ids import zone_id


class LastNightStatistics(Statistics):
    """Counts events; a card is had once it is drawn openly or played."""

    def __init__(self) -> None:
        super().__init__()
        # By Hero: the rule of the last Wound, which is that of a death without a killer.
        self.wound_rules: Final[dict[int, str]] = {}

    def note(self, state: State, event: Event) -> None:
        assert isinstance(state, LastNightState)
        if isinstance(event, CardPlayed):
            self.gain(f"card/{state.kind(event.card).id}", state.round)
        elif isinstance(event, HeroDrew):
            if state.kind(event.card).is_item:
                self.gain(f"card/{state.kind(event.card).id}", state.round)
        elif isinstance(event, HeroWounded):
            self.suffer(killer(event.by) or event.rule, 1)
            self.wound_rules[event.hero] = event.rule
        elif isinstance(event, HeroKilled):
            space = zone_id(event.space) if event.space >= 0 else ""
            by = killer(event.by)
            rule = event.rule if by else self.wound_rules.get(event.hero, event.rule)
            self.deaths.append(Death(state.hero_kind(event.hero).id, space, by, rule))


def killer(number: int) -> str:
    """Return the look of the Zombie that did something, empty for none."""
    if number < 0:
        return ""
    if number >= FIRST_ZOMBIE_HERO:
        return "zombie_hero"
    kind = kind_of(number)
    if kind == RED:
        return "zombie_red"
    return "zombie_green" if kind == GREEN else "zombie_brown"
