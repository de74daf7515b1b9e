# veglia: interpreted
"""Checking what a game is made of: the scenario, options, and special rules that both sides have bought."""

from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.rows import ScenarioRow, SpecialRuleRow
from veglia.kernel.errors import BadSetup

HERO_RULES = "hero_rules"
ZOMBIE_RULES = "zombie_rules"
BUYERS = {HERO_RULES: "heroes", ZOMBIE_RULES: "zombies"}
YES = "yes"
NO = "no"
# Options on which players agree, with their values; the first is the usual one.
OPTIONS: dict[str, tuple[str, ...]] = {
    "growing_hunger": (NO, YES),
    # Options 1, 5 and the pair of the expansion: rules that belong together.
    "survival_and_graves": (NO, YES),
    "replenish_and_turn": (NO, YES),
    "search_and_dead": (NO, YES),
    "advanced_abilities": (NO, YES),
    "exploration": (NO, YES),
    "doors": ("0", "1", "2", "3"),
    "not_much_left": (YES, NO),
    "scenario_items": (NO, YES),
}
PAIRS = {
    "survival_and_graves": ("survival_decks", "grave_weapons"),
    "replenish_and_turn": ("heroes_replenish", "always_zombie_heroes"),
    "search_and_dead": ("free_search_markers", "grave_dead"),
}
MOST_POINTS = 12


def bought(text: str, where: str) -> dict[str, int]:
    """Return the special rules of a list such as `barricades,lights_out:2`."""
    found: dict[str, int] = {}
    for part in text.split(","):
        if not part:
            continue
        id, _, number = part.partition(":")
        if id not in library().special_rules:
            raise BadSetup(f"unknown special rule {id!r}", "special_rule", {"rule": id})
        if number and not number.isdecimal():
            raise BadSetup(f"{where}: {part!r} has no number after the colon", "special_number", {"rule": id})
        if id in found:
            raise BadSetup(f"special rule {id!r} is named twice", "special_twice", {"rule": id})
        found[id] = int(number or "1")
    return found


def cost(id: str, count: int) -> int:
    """Return the points of a special rule that is taken so often, or up to that number."""
    row = library().special_rules[id]
    return row.points * (count // row.step)


def points(chosen: dict[str, int]) -> int:
    return sum(cost(id, count) for id, count in chosen.items())


def check_bought(scenario: ScenarioRow, chosen: dict[str, int], buyer: str) -> None:
    """Raise BadSetup for what a side cannot buy."""
    for id, count in chosen.items():
        row: SpecialRuleRow = library().special_rules[id]
        values = {"rule": id, "side": buyer, "most": str(row.times)}
        if row.side == "none":
            raise BadSetup(f"special rule {id!r} cannot be bought", "special_not_for_sale", values)
        if row.side != buyer:
            raise BadSetup(f"special rule {id!r} belongs to the {row.side}", "special_side", values)
        if id in scenario.rules:
            raise BadSetup(f"the scenario already has {id!r}", "special_present", values)
        if not 1 <= count <= row.times or count % row.step:
            raise BadSetup(
                f"special rule {id!r} is taken {count} times; it goes from {row.step} to {row.times}"
                f" in steps of {row.step}",
                "special_times",
                values,
            )
        if row.needs == "manor" and scenario.centre != "MANOR":
            raise BadSetup(f"special rule {id!r} needs the Manor House", "special_manor", values)


def check_exclusions(in_force: dict[str, int]) -> None:
    for id in in_force:
        row = library().special_rules.get(id)
        for other in row.excludes if row is not None else ():
            if other in in_force:
                values = {"rule": id, "other": other}
                raise BadSetup(f"{id!r} and {other!r} exclude each other", "special_excluded", values)
    if "exploration" in in_force and "free_search_markers" in in_force:
        values = {"rule": "exploration", "other": "free_search_markers"}
        raise BadSetup("Exploration and Free Search use the same markers", "special_excluded", values)


def check_options(options: dict[str, str]) -> None:
    for name, value in options.items():
        if name in BUYERS:
            continue
        if name not in OPTIONS:
            known = ", ".join([*OPTIONS, *BUYERS])
            raise BadSetup(f"unknown option {name!r}; known: {known}", "option", {"option": name})
        if value not in OPTIONS[name]:
            values = {"option": name, "value": value}
            known = ", ".join(OPTIONS[name])
            raise BadSetup(f"option {name!r} cannot be {value!r}; known: {known}", "option_value", values)


def rules_in_force(mission: str, options: dict[str, str]) -> dict[str, int]:
    """Return the special rules and options of a game with their numbers, or raise BadSetup."""
    scenario = library().scenarios[mission]
    check_options(options)
    by_side = {name: bought(options.get(name, ""), name) for name in BUYERS}
    for name, chosen in by_side.items():
        check_bought(scenario, chosen, BUYERS[name])
    totals = [points(chosen) for chosen in by_side.values()]
    values = {"heroes": str(totals[0]), "zombies": str(totals[1]), "most": str(MOST_POINTS)}
    if totals[0] != totals[1]:
        raise BadSetup(
            f"the Heroes have bought for {totals[0]} points, the Zombies for {totals[1]}; both must be equal",
            "special_points",
            values,
        )
    if totals[0] > MOST_POINTS:
        raise BadSetup(f"at most {MOST_POINTS} points can be spent on a side", "special_most", values)
    found = dict(scenario.rules)
    for chosen in by_side.values():
        found.update(chosen)
    for name in OPTIONS:
        value = options.get(name, OPTIONS[name][0])
        if name in PAIRS:
            if value == YES:
                add_pair(found, name)
        elif value == YES:
            found[name] = 1
        elif value not in (NO, "0"):
            found["door_pairs"] = int(value)
    check_exclusions(found)
    return found


def add_pair(found: dict[str, int], name: str) -> None:
    """Add two rules that belong together, neither of which is in force."""
    for id in PAIRS[name]:
        if id in found:
            raise BadSetup(f"{id!r} is in force already", "special_present", {"rule": id})
        found[id] = 1
