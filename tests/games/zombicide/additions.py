"""A skill and a card of our own, as the guides describe them: the files of each, whole."""

TITLE = "src/veglia/games/zombicide/undead_or_alive"
TESTS = "tests/games/zombicide/undead_or_alive"

SKILL = {
    f"{TITLE}/content/additions/steady.toml": """
[skills.steady]
name = { en = "Steady", it = "Imperturbabile" }
rule = "uoa.skill.steady"
trait = "steady"
look = "skill_die"

[words.CatchBreath]
en = "{survivor} catches its breath"
it = "{survivor} riprende fiato"
look = "heal"
group = "skill"
targets = ["self"]

[words.BreathCaught]
en = "{survivor} has one more Action."
it = "{survivor} ha un'Azione in più."
show = ["flash"]
look = "heal"
""",
    f"{TITLE}/rules/traits/steady.py": '''
"""Once per Turn, for free: one more Action."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.pay import uses_left
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import OFFERING, Trait
from veglia.kernel.machine import Event, Option

BREATHING: Final = 200


class BreathCaught(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class CatchBreath(Deed[ZombicideState]):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def perform(self, state: ZombicideState, who: int) -> None:
        survivor = state.survivors[who]
        survivor.used += (BREATHING,)
        survivor.actions += 1
        state.emit(BreathCaught(who), "uoa.skill.steady")


class Steady(Trait[ZombicideState]):
    gifts: ClassVar[int] = OFFERING

    def once_per_turn(self) -> int:
        return BREATHING

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        if who == state.turn.active and uses_left(state, who, BREATHING):
            out.append(CatchBreath(who))


TRAIT = Steady
''',
    "src/veglia/rulebook/undead_or_alive.yaml": """
  - id: uoa.skill.steady
    title: { en: Steady, it: Imperturbabile }
    text:
      en: Once per Turn, for free, the Survivor gains an Action.
      it: Una volta per Turno, gratis, il Sopravvissuto guadagna un'Azione.
    source: house
""",
    f"{TESTS}/test_steady.py": """
from tests.games.zombicide.table import TestTable
from veglia.games.zombicide.undead_or_alive.rules.traits.steady import CatchBreath


def test_steady_gives_one_action_once() -> None:
    table = TestTable(["carl"], skills={"carl": ["steady"]})
    table.turn("carl", actions=2)
    table.choose(CatchBreath)
    assert table.survivor("carl").actions == 3
    assert not table.offers(CatchBreath)
""",
}
CARD = {
    f"{TITLE}/content/additions/cowbell.toml": """
[equipment.cowbell]
name = { en = "Cowbell", it = "Campanaccio" }
group = "search"
copies = 2
range = [0, 0]
backpack = true
trait = "cowbell"
look = "cowbell"
rules = ["uoa.actions.make-noise"]
text = { en = "Action: Noise in a Zone next to this one.", it = "Azione: Rumore in una Zona accanto." }
from = { rest = "house" }

[words.RingBell]
en = "Ring {card} into {zone}"
it = "Suona {card} verso {zone}"
look = "noise"
group = "item"
targets = ["zone", "card"]
""",
    f"{TITLE}/rules/actions/cowbell.py": '''
"""The Cowbell: Noise in a Zone next to the own."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.cards import BANG
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.undead_or_alive.rules.noise import make_noise
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Option


class RingBell(Deed[UndeadState]):
    def __init__(self, card: int, zone: int) -> None:
        self.card = card
        self.zone = zone

    def perform(self, state: UndeadState, who: int) -> None:
        pay(state, who, 0)
        make_noise(state, self.zone, BANG, Cowbell.rule)


class Cowbell(Action[UndeadState]):
    rule: ClassVar[str] = "uoa.actions.make-noise"
    order: ClassVar[int] = 67

    def offer(self, state: UndeadState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        for card in survivor.cards:
            if survivor.actions > 0 and card != NO_CARD and state.card(card).trait == "cowbell":
                for zone in state.board.ways.neighbours[survivor.zone]:
                    out.append(RingBell(card, zone))
                return
''',
    "web/src/titles/undead_or_alive/icon_names.json": '{ "cowbell": "ringing-bell" }',
    f"{TESTS}/test_cowbell.py": """
from tests.games.zombicide.table import TestTable
from veglia.games.zombicide.undead_or_alive.rules.actions.cowbell import RingBell


def test_a_cowbell_draws_noise_next_door() -> None:
    table = TestTable(["carl"], gear={"carl": ["cowbell"]})
    table.turn("carl")
    table.choose(RingBell, zone="2R.a2")
    assert table.state.noise_zone == table.zone("2R.a2")
""",
}
