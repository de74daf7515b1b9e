# veglia: interpreted
"""Dark, Darker, Darkest as the rest of Veglia sees it."""

from typing import Any

from veglia.games.dark_darker_darkest.bots.encoding import DarkestEncoding
from veglia.games.dark_darker_darkest.bots.evaluation import DarkestEvaluation
from veglia.games.dark_darker_darkest.rules import agreeing, conservation, content, hidden, setup
from veglia.games.dark_darker_darkest.rules.buying import BuyAnytime
from veglia.games.dark_darker_darkest.rules.house import House, house_of
from veglia.games.dark_darker_darkest.rules.pieces import Creature, Extras, Nemesis, Survivor, Victim
from veglia.games.dark_darker_darkest.rules.plan import read_plan
from veglia.games.dark_darker_darkest.rules.settings import HAZMAT, HOUSE, MODES, Settings, key_of
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.show import view, words
from veglia.games.dark_darker_darkest.show.presentation import DarkestPresentation
from veglia.games.dark_darker_darkest.statistics import DarkestStatistics
from veglia.kernel.codec import Codec
from veglia.kernel.dice import Dice, ScriptedDice
from veglia.kernel.encoding import Encoding
from veglia.kernel.errors import BadFile
from veglia.kernel.evaluation import Evaluation
from veglia.kernel.folder import classes_in
from veglia.kernel.game import Setup, Title, unknown
from veglia.kernel.kept import Migration, Migrations
from veglia.kernel.machine import Event, Option, Result, State, Step
from veglia.kernel.seats import Seat, Side, check_sides
from veglia.kernel.statistics import Statistics
from veglia.kernel.window import Pass
from veglia.kernel.words import Words

RULES = "veglia.games.dark_darker_darkest.rules"
# Folders whose steps, options and events the codec writes.
FOLDERS = [RULES, *(f"{RULES}.{name}" for name in ("actions", "abilities", "items", "enemies", "modules"))]
BASES = {"Deed", "PlayersAsk", "SurvivorAsk", "DeedsAsk", "RollWindow", "AfterAction"}
SURVIVORS = Side("survivors", least=1, most=5)
NAMES = {"dark": "Dark", "darker": "Darker", "darkest": "Darkest"}
DIFFICULTY = {"dark": "easy", "darker": "medium", "darkest": "hard"}


class DarkDarkerDarkest(Title):
    """One co-operative side; the modes are the missions."""

    def __init__(self) -> None:
        super().__init__("dark_darker_darkest", "Dark, Darker, Darkest", "2", ("en", "it"))
        # Version 2 has other Health and other Zombie Tokens: what has been dealt stays as it is.
        self.migrations = Migrations({"1": Migration("2")})
        self.sides = (SURVIVORS,)
        self.least_party = agreeing.LEAST_SURVIVORS
        self.most_party = agreeing.MOST_SURVIVORS
        self.most_at_seat = agreeing.MOST_SURVIVORS
        self.aside = BuyAnytime()
        self.presentation = DarkestPresentation()
        found = [kind for kind in classes_in(FOLDERS, (Step, Option, Event)) if kind.__name__ not in BASES]
        parts = [DarkestState, Survivor, Creature, Nemesis, Victim, Extras]
        self.own_codec = Codec(
            [*parts, *found, Pass, Dice, ScriptedDice, Result],
            {
                House: (house_key, house_at),
                Settings: (settings_key, agreeing.settings_of),
            },
        )

    def missions(self) -> list[str]:
        return list(MODES)

    def mission_list(self, language: str) -> list[dict[str, Any]]:
        return [{"id": mode, "name": NAMES[mode], "difficulty": DIFFICULTY[mode]} for mode in MODES]

    def roster(self, mission: str, size: int = 0, side: str = "") -> list[str]:
        return agreeing.roster(agreeing.check_options({}))

    def setup(self, mission: str, seats: list[Seat] | None, seed: int, options: dict[str, str]) -> Setup:
        if mission not in MODES:
            raise unknown("mission", mission, self.missions())
        chosen = [Seat(SURVIVORS.id, agreeing.USUAL)] if seats is None else seats
        check_sides(self.sides, chosen)
        full = agreeing.check_options(options)
        party = agreeing.check_party(chosen, full)
        agreeing.specialist(options, party)
        house = options.get(HOUSE, agreeing.USUAL_HOUSE)
        plan = agreeing.plan_of(house, full, seed)
        # A house that chance has built is written down, so that a record does not depend on the builder.
        written = {**options, HOUSE: agreeing.code_of(plan)}
        return Setup(mission, tuple(chosen), seed, written)

    def deal(self, setup_: Setup, dice: Dice) -> State:
        options = agreeing.check_options(setup_.options)
        party = [(name, seat) for seat, one in enumerate(setup_.seats) for name in one.figures]
        hazmat = agreeing.specialist(setup_.options, [name for name, _ in party])
        full = {**options, HAZMAT: hazmat}
        settings = agreeing.settings_of(key_of(setup_.mission, len(party), full))
        plan = agreeing.plan_of(setup_.options[HOUSE], options, setup_.seed)
        profiles = content.library().profile_by_id
        return setup.deal(settings, plan, [(profiles[name], seat) for name, seat in party], dice)

    def copy(self, state: State) -> State:
        assert isinstance(state, DarkestState)
        return state.copy()

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, DarkestState)
        return view.view(state, seat)

    def imagine(self, state: State, seat: int | None, dice: Dice) -> State:
        assert isinstance(state, DarkestState)
        return hidden.imagine(state, dice)

    def codec(self) -> Codec:
        return self.own_codec

    def words(self, state: State, language: str) -> Words:
        assert isinstance(state, DarkestState)
        return words.words(state, language)

    def evaluation(self) -> Evaluation:
        return DarkestEvaluation()

    def encoding(self) -> Encoding:
        options = {kind: names for kind, names in self.own_codec.fields.items() if issubclass(kind, Option)}
        return DarkestEncoding(options)

    def statistics(self) -> Statistics:
        return DarkestStatistics()

    def check_conservation(self, state: State) -> None:
        assert isinstance(state, DarkestState)
        conservation.check(state)


def house_key(house: House) -> str:
    return house.key


def house_at(key: str) -> House:
    """Return the house of a key."""
    parts = key.split("|")
    if len(parts) != 4:
        raise BadFile("not a Veglia encoding: a house without its parts")
    plan = read_plan(content.library(), parts[0])
    return house_of(plan, int(parts[1], 16), int(parts[2], 16), int(parts[3]))


def settings_key(settings: Settings) -> str:
    return settings.key


TITLE = DarkDarkerDarkest()
