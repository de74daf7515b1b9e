"""The first state of a game: boards, decks, Heroes, starting Zombies."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.content import Content
from veglia.games.last_night_on_earth.rules.entering import PlaceHero
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.models import BROWN, FIGURES, GREEN, HEROES, ZOMBIES, Hero
from veglia.games.last_night_on_earth.rules.spawning import SpawnOn
from veglia.games.last_night_on_earth.rules.special import HEROES as HEROES_STAGE
from veglia.games.last_night_on_earth.rules.special import SPECIAL_RULES, STAGES
from veglia.games.last_night_on_earth.rules.special import ZOMBIES as ZOMBIES_STAGE
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import may_enter
from veglia.games.last_night_on_earth.rules.town import NO_SPACE, Town
from veglia.games.last_night_on_earth.rules.turn import BeginRound
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice
from veglia.kernel.machine import Event, Step

PARTY: Final = 4


class StartRolled(Event):
    """How many Zombies are on the board when the game begins."""

    def __init__(self, seat: int, dice: tuple[int, ...], count: int) -> None:
        self.seat = seat
        self.dice = dice
        self.count = count


def shuffled(dice: Dice, cards: list[int]) -> Deck:
    pile = cards[:]
    dice.shuffle(pile)
    return Deck(pile, [])


def first_state(
    dice: Dice,
    content: Content,
    town: Town,
    scenario: str,
    rules: dict[str, int],
    sides: tuple[int, ...],
    decks: dict[str, list[int]],
    kinds: list[int],
    party: int = PARTY,
) -> LastNightState:
    """Return the state before its first step; `kinds` are the Heroes that may be dealt."""
    order = kinds[:]
    dice.shuffle(order)
    seats = [seat for seat, side in enumerate(sides) if side == HEROES]
    heroes = [
        Hero(
            kind, seats[place % len(seats)], NO_SPACE, 0, [], [], [], -1, 0, 0, False, False, False, False, 0
        )
        for place, kind in enumerate(order[:party])
    ]
    numbers = 2 * FIGURES + (FIGURES if rules.get("grave_dead") or rules.get("zombie_horde_21") else 0)
    return LastNightState(
        dice,
        [BeginRound(), *(SetUpStage(stage) for stage in range(STAGES - 1, -1, -1))],
        None,
        None,
        content,
        town,
        scenario,
        rules,
        sides,
        heroes,
        [],
        list(range(numbers)),
        sorted(order[party:]),
        [[] for _ in sides],
        shuffled(dice, decks["hero"]),
        shuffled(dice, decks["zombie"]),
        shuffled(dice, decks.get("unique", [])),
        shuffled(dice, decks.get("tactic", [])),
        shuffled(dice, decks.get("grave", [])),
        [],
        [],
        [],
        [],
        [],
        None,
        [],
        town.pits[:],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        {},
        {},
        {},
        [],
        [],
        {},
        0,
        0,
        "setup",
        -1,
        0,
        0,
    )


class SetUpStage(Step[LastNightState]):
    """A stage of the set-up: the scenario's own part, the special rules in force, what is always done."""

    rule: ClassVar[str] = "lnoe.setup.order"

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, state: LastNightState) -> None:
        if self.stage == HEROES_STAGE:
            place_heroes(state)
        elif self.stage == ZOMBIES_STAGE:
            roll_starting_zombies(state)
        for id in sorted(state.rules, reverse=True):
            special = SPECIAL_RULES.get(id)
            if special is not None and special.stage == self.stage:
                special.set_up(state, state.rules[id])
        scenario_of(state).set_up(state, self.stage)


def place_heroes(state: LastNightState) -> None:
    """Push the placing of each Hero: at his start location, or at the centre with a card without one."""
    scenario = scenario_of(state)
    for hero in range(len(state.heroes) - 1, -1, -1):
        given = scenario.starts_of(state, hero)
        zone = state.hero_kind(hero).start
        own = [space for space in range(state.town.count) if state.town.zone[space] == zone]
        if given:
            state.push(PlaceHero(hero, tuple(given), 0))
        elif own and may_enter(state, hero, own[0]):
            state.push(PlaceHero(hero, tuple(own), 0))
        else:
            state.push(PlaceHero(hero, tuple(state.town.starts), 1))


def roll_starting_zombies(state: LastNightState) -> None:
    """Put 2D6 Zombies on the pits before the first turn; of two players each puts 1D6 of his colour."""
    rule = "lnoe.setup.starting-zombies"
    seats = state.seats_of(ZOMBIES)
    given = tuple(0 for _ in state.pits)
    if len(seats) == 1:
        dice = state.dice.roll(scenario_of(state).start_dice(state))
        state.emit(StartRolled(seats[0], tuple(dice), sum(dice)), rule)
        state.push(SpawnOn(-1, sum(dice), given))
        return
    for colour in (GREEN, BROWN):
        dice = state.dice.roll(1)
        state.emit(StartRolled(seats[colour], tuple(dice), sum(dice)), rule)
        state.push(SpawnOn(colour, sum(dice), given))
