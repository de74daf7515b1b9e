"""What the events of the family mean to statistics: wounds, deaths, cards and skills."""

from typing import Final

from veglia.games.zombicide.engine.rules.events import CardFound, SkillGained, SurvivorEliminated, Wounded
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.kernel.machine import Event, State
from veglia.kernel.statistics import Death, Statistics


class ZombicideStatistics(Statistics):
    """Watches a game of the family; the lists name kinds of Zombies, cards and skills by their numbers."""

    def __init__(self, foes: list[str], cards: list[str], skills: list[str], zones: str) -> None:
        super().__init__()
        self.foes: Final = foes
        self.cards: Final = cards
        self.skills: Final = skills
        # What stands before the number of a Zone in its id.
        self.zones: Final = zones
        # Who dealt each Survivor's last Wound, and under which rule.
        self.killers: Final[dict[int, str]] = {}
        self.rules: Final[dict[int, str]] = {}

    def begun(self, state: State) -> None:
        assert isinstance(state, ZombicideState)
        for survivor in state.survivors:
            for skill in survivor.skills:
                self.gain(self.skills[skill], 0)

    def note(self, state: State, event: Event) -> None:
        assert isinstance(state, ZombicideState)
        if isinstance(event, Wounded):
            foe = self.foes[event.kind] if event.kind >= 0 else ""
            self.killers[event.survivor] = foe
            self.rules[event.survivor] = event.rule
            self.suffer(foe or event.rule, event.wounds)
        elif isinstance(event, SurvivorEliminated):
            self.fallen(state, event.survivor, event.rule)
        elif isinstance(event, CardFound):
            self.gain(self.cards[event.card], state.turn.round)
        elif isinstance(event, SkillGained):
            self.gain(self.skills[event.skill], state.turn.round)

    def fallen(self, state: ZombicideState, who: int, rule: str) -> None:
        """Note a death: where the Survivor stands, and what dealt the last Wound."""
        survivor = state.survivors[who]
        zone = f"{self.zones}{survivor.zone}" if survivor.zone >= 0 else ""
        hero = state.scenario.library.profiles[survivor.profile].id
        self.deaths.append(Death(hero, zone, self.killers.get(who, ""), self.rules.get(who, rule)))
