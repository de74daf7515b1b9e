"""Missions of our own, as the guide describes them: the files of each, whole."""

from tests.games.zombicide.additions import TESTS, TITLE

STATION = "src/veglia/games/zombicide/dark_side"
STATION_TESTS = "tests/games/zombicide/dark_side"

# A mission with a special rule in code: an Action, a goal and an event that no other mission has.
MISSION = {
    f"{STATION}/content/missions/m11.toml": """
name = { en = "The Flare", it = "Il razzo" }
story = { en = "Clear the landing site and fire a flare.", it = "Liberate la piazzola e sparate un razzo." }
difficulty = "easy"
minutes = 45
layout = [["10V", "12R"], ["16R", "13R"]]
start = ["12R.B"]
special.flare = { zone = "16R.B", rule = "ds.m11.flare" }
from = { rest = "house" }

[[spawns]]
zone = "12R.c3"

[[xenos]]
kind = "worker"
zone = "16R.B"

[[goals]]
goal = "clear_site"
text = { en = "No Xeno at the landing site.", it = "Nessuno Xeno sulla piazzola." }

[words.FireFlare]
en = "Fire a flare"
it = "Spara un razzo"
look = "noise"
group = "objective"
targets = ["self"]

[words.FlareFired]
en = "{survivor} fires a flare."
it = "{survivor} spara un razzo."
show = ["flash"]
look = "noise"
""",
    f"{STATION}/rules/missions/flare.py": '''
"""A landing site: Xenos there are drawn off, once, by a flare."""

from typing import Any, ClassVar, Final

from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.site import Site
from veglia.games.zombicide.dark_side.rules.special import SpecialRow
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.kernel.machine import Event, Option


class LandingSite(MissionRule):
    def __init__(self, zone: int, rule: str) -> None:
        self.zone: Final = zone
        self.flare_rule: Final = rule

    def actions(self) -> list[Action[Any]]:
        return [FireFlares(self)]

    def goals(self) -> list[Goal[Any]]:
        return [ClearSite(self)]


class FlareFired(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class FireFlare(Deed[DarkState]):
    def perform(self, state: DarkState, who: int) -> None:
        pay(state, who, 0)
        state.emit(FlareFired(who), FireFlares.rule)


class FireFlares(Action[DarkState]):
    rule: ClassVar[str] = "ds.m11.flare"
    order: ClassVar[int] = 65

    def __init__(self, site: LandingSite) -> None:
        self.site: Final = site

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.actions > 0 and survivor.zone == self.site.zone:
            out.append(FireFlare())


class ClearSite(Goal[DarkState]):
    id: ClassVar[str] = "clear_site"

    def __init__(self, site: LandingSite) -> None:
        self.site: Final = site

    def is_met(self, state: DarkState) -> bool:
        return not state.zombies_in(self.site.zone)


def make(row: SpecialRow, site: Site) -> LandingSite:
    return LandingSite(site.zone(row.take("zone", str), "flare"), row.take("rule", str))
''',
    "src/veglia/rulebook/dark_side.yaml": """
  - id: ds.m11.flare
    title: { en: M11 flare, it: Razzo di M11 }
    text:
      en: A Survivor at the landing site can fire a flare as an Action.
      it: Un Sopravvissuto sulla piazzola può sparare un razzo come Azione.
    source: house
  - id: ds.m11.win
    title: { en: M11 victory, it: Vittoria di M11 }
    text:
      en: The Survivors win when no Xeno is at the landing site.
      it: I Sopravvissuti vincono quando nessuno Xeno è sulla piazzola.
    source: house
""",
    f"{STATION_TESTS}/test_mission_m11.py": """
from tests.games.zombicide.dark_side.station_table import StationTable
from veglia.games.zombicide.dark_side.rules.missions.flare import FireFlare, FlareFired


def test_a_flare_is_fired_at_the_landing_site_only() -> None:
    table = StationTable(["miranda"], at="16R.A", mission="m11")
    table.turn("miranda")
    assert not table.offers(FireFlare)

    table.survivor("miranda").zone = table.zone("16R.B")
    table.turn("miranda")

    assert FlareFired in [type(event) for event in table.choose(FireFlare)]
""",
}
# A mission with a goal of its own.
GOAL_MISSION = {
    f"{TITLE}/content/missions/m11.toml": """
name = { en = "A Quiet Street", it = "Una strada tranquilla" }
story = { en = "Clear the street.", it = "Liberate la strada." }
difficulty = "easy"
minutes = 10
layout = [["2R"], ["3R/90"]]
start = ["2R.a1"]
reward = { ap = 5 }
from = { rest = "house" }

[[spawns]]
kind = "starting"
zone = "3R.c3"

[[zombies]]
kind = "walker"
zone = "2R.b3"

[[goals]]
goal = "clear_town"
text = { en = "No Zombie is left.", it = "Non resta nessuno Zombie." }
""",
    f"{TITLE}/rules/goals/clear_town.py": '''
"""A goal: no Zombie is left on the board."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState


class ClearTown(Goal[UndeadState]):
    id: ClassVar[str] = "clear_town"

    def is_met(self, state: UndeadState) -> bool:
        return not any(state.zombies_in(zone) for zone in range(state.board.size))
''',
    "src/veglia/rulebook/undead_or_alive.yaml": """
  - id: uoa.m11.win
    title: { en: M11 victory, it: Vittoria di M11 }
    text:
      en: The Survivors win when no Zombie is left.
      it: I Sopravvissuti vincono quando non resta nessuno Zombie.
    source: house
""",
    f"{TESTS}/test_mission_m11.py": """
from tests.games.zombicide.table import TestTable


def test_the_mission_is_won_when_no_zombie_is_left() -> None:
    table = TestTable(["carl"], mission="m11", zombies={"2R.b3": {"walker": 1}})
    goal = table.state.scenario.goals[0]
    assert not goal.is_met(table.state)
    table.clear_zombies()
    assert goal.is_met(table.state)
""",
}
