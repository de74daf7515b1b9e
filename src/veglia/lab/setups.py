"""Set-ups at random, of any game: seats with figures, options, rules that sides buy for points."""

from veglia.kernel.dice import Dice, seeded
from veglia.kernel.errors import BadSetup
from veglia.kernel.game import Setup, Title
from veglia.kernel.presentation import LobbyBudget
from veglia.kernel.seats import Seat

MOST_SEATS = 6
# So often options are drawn until some go together.
TRIES = 20


def any_setup(title: Title, mission: str, seed: int) -> Setup:
    """Return a set-up of a mission with any seats, and with any options that go with them."""
    dice = seeded(seed)
    seats = any_seats(title, mission, dice)
    return title.setup(mission, seats, seed, any_options(title, mission, seats, dice))


def any_seats(title: Title, mission: str, dice: Dice) -> list[Seat]:
    """Draw seats with figures: as many as the game allows on each of its sides.

    Where a mission is for fewer players than the title, its usual seats are taken instead.
    """
    seats = sided_seats(title, mission, dice) if len(title.sides) > 1 else party(title, mission, dice)
    try:
        title.setup(mission, seats, 0, {})
    except BadSetup:
        return list(title.setup(mission, None, 0, {}).seats)
    return seats


def party(title: Title, mission: str, dice: Dice) -> list[Seat]:
    """Draw a party for a game of one side, and share it out among some seats."""
    roster = title.roster(mission)
    size = between(dice, title.least_party, min(title.most_party, len(roster)))
    figures = mixed(roster, dice)[:size]
    seats = between(dice, -(-size // title.most_at_seat), min(MOST_SEATS, size))
    return [Seat(title.sides[0].id, tuple(figures[seat::seats])) for seat in range(seats)]


def sided_seats(title: Title, mission: str, dice: Dice) -> list[Seat]:
    """Draw any number of seats for each side, each with one figure where a side picks any."""
    found: list[Seat] = []
    for side in title.sides:
        count = between(dice, side.least, side.most)
        figures = mixed(title.roster(mission, count, side.id), dice)
        found += [Seat(side.id, tuple(figures[seat : seat + 1])) for seat in range(count)]
    places = list(range(len(found)))
    dice.shuffle(places)
    return [found[place] for place in places]


def any_options(title: Title, mission: str, seats: list[Seat], dice: Dice) -> dict[str, str]:
    """Draw options that go with some seats and with each other; one that is to blame is left out."""
    lobby = title.presentation.lobby("en")
    for _ in range(TRIES):
        chosen = {
            option.id: option.values[dice.below(len(option.values))][0]
            for option in lobby.options
            if dice.below(2)
        }
        if lobby.budget is not None and dice.below(2):
            chosen.update(purchase(lobby.budget, mission, dice))
        if settle(title, mission, seats, chosen):
            return chosen
    return {}


def settle(title: Title, mission: str, seats: list[Seat], chosen: dict[str, str]) -> bool:
    """Leave out options that are to blame, one by one; return whether the others go together."""
    while True:
        try:
            title.setup(mission, seats, 0, chosen)
            return True
        except BadSetup as problem:
            if problem.option not in chosen:
                return False
            del chosen[problem.option]


def purchase(budget: LobbyBudget, mission: str, dice: Dice) -> dict[str, str]:
    """Draw what each side buys, for about the same number of points."""
    points = between(dice, 1, budget.most)
    return {option: bought(budget, side, mission, points, dice) for side, option in budget.options.items()}


def bought(budget: LobbyBudget, side: str, mission: str, points: int, dice: Dice) -> str:
    """Draw rules of a side until so many points are spent, or nothing fits any more."""
    rules = [rule for rule in budget.rules if rule.side == side and mission in rule.missions]
    places = list(range(len(rules)))
    dice.shuffle(places)
    chosen: dict[str, int] = {}
    for rule in (rules[place] for place in places):
        most = min(rule.most // rule.step, points // rule.points)
        if most and not any(other in chosen for other in rule.excludes):
            steps = between(dice, 1, most)
            chosen[rule.id] = steps * rule.step
            points -= steps * rule.points
    return ",".join(f"{id}:{count}" if count > 1 else id for id, count in chosen.items())


def between(dice: Dice, least: int, most: int) -> int:
    return least + dice.below(most - least + 1)


def mixed(names: list[str], dice: Dice) -> list[str]:
    places = list(range(len(names)))
    dice.shuffle(places)
    return [names[place] for place in places]
