# veglia: interpreted
"""Checking what was agreed before a game: options, Survivors, the house."""

import functools

from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.house_builder import DIFFICULTIES, build
from veglia.games.dark_darker_darkest.rules.house_checks import faults
from veglia.games.dark_darker_darkest.rules.illegal_house import IllegalHouse
from veglia.games.dark_darker_darkest.rules.plan import Plan, read_code, read_plan, share_code
from veglia.games.dark_darker_darkest.rules.settings import (
    HAZMAT,
    HOUSE,
    VALUES,
    Settings,
    read_key,
)
from veglia.kernel.dice import seeded
from veglia.kernel.errors import BadSetup
from veglia.kernel.game import unknown
from veglia.kernel.seats import Seat

LEAST_SURVIVORS = 2
MOST_SURVIVORS = 5
USUAL = ("bruce", "jack", "leo", "nina")
USUAL_HOUSE = "beginner"
RANDOM = "random"
# The Survivor with the Decontamination Kit, unless another one is named.
FIRST = "first"
USUAL_VALUES = {name: values[0] for name, values in VALUES.items()}


def check_options(options: dict[str, str]) -> dict[str, str]:
    """Return the value of every option, or raise BadSetup for one that does not exist."""
    full = USUAL_VALUES.copy()
    for name, value in options.items():
        if name in (HOUSE, HAZMAT):
            continue
        if name not in VALUES:
            raise BadSetup(f"unknown option {name!r}", "option", {"option": name}, name)
        if value not in VALUES[name]:
            known = ", ".join(VALUES[name])
            raise BadSetup(
                f"option {name!r} is one of {known}, not {value!r}",
                "option_value",
                {"option": name, "value": value},
                name,
            )
        full[name] = value
    for name in ("leak_space", HAZMAT):
        usual = FIRST if name == HAZMAT else VALUES[name][0]
        if options.get(name, usual) != usual and full["radioactive"] == "off":
            text = f"{name} needs the Radioactive expansion"
            raise BadSetup(text, "needs_radioactive", {"option": name}, name)
    return full


def check_party(seats: list[Seat], options: dict[str, str]) -> list[str]:
    """Return the Survivors, or raise for unknown, doubled, too few or too many of them."""
    party = [name for seat in seats for name in seat.figures]
    known = roster(options)
    everyone = content.library().profile_by_id
    for name in party:
        if name in everyone and name not in known:
            text = f"{name} needs the Survivors of the Kickstarter Special"
            raise BadSetup(text, "needs_kickstarter", {"survivor": name}, "kickstarter_survivors")
        if name not in known:
            raise unknown("survivor", name, known)
    if len(set(party)) != len(party):
        raise BadSetup("a Survivor can only be chosen once", "twice", {})
    if not LEAST_SURVIVORS <= len(party) <= MOST_SURVIVORS:
        count = str(len(party))
        raise BadSetup(
            f"{count} Survivors, there are {LEAST_SURVIVORS} to {MOST_SURVIVORS}",
            "survivors",
            {"count": count},
        )
    if any(not seat.figures for seat in seats):
        raise BadSetup("every seat has at least one Survivor", "empty_seat", {})
    return party


def specialist(options: dict[str, str], party: list[str]) -> str:
    """Return who has the Decontamination Kit, or raise BadSetup for somebody who is not in the party."""
    chosen = options.get(HAZMAT, FIRST)
    if chosen == FIRST:
        return party[0]
    if chosen not in party:
        raise BadSetup(f"{chosen!r} is not in the party", "hazmat", {"survivor": chosen}, HAZMAT)
    return chosen


def roster(options: dict[str, str]) -> list[str]:
    """Return the Survivors that can be chosen."""
    return [
        profile.id
        for profile in content.library().profiles
        if profile.set == "base" or options["kickstarter_survivors"] == "on"
    ]


def tile_sets(options: dict[str, str]) -> tuple[str, ...]:
    """Return the sets whose tiles a house may be built of."""
    sets = ["base"]
    if options["kickstarter_tiles"] == "on":
        sets.append("kickstarter")
    if options["radioactive"] == "on":
        sets.append("radioactive")
    return tuple(sets)


@functools.lru_cache(maxsize=256)
def checked_plan(key: str, sets: tuple[str, ...]) -> Plan:
    """Return the plan of a text, or raise IllegalHouse."""
    plan = read_plan(content.library(), key)
    found = faults(plan, sets)
    if found:
        raise IllegalHouse(plan, found)
    return plan


def plan_of(text: str, options: dict[str, str], seed: int) -> Plan:
    """Return the house that is asked for: a sample, "random" (or "random:hard"), a plan or a share code."""
    sets = tile_sets(options)
    name, _, difficulty = text.partition(":")
    if name == RANDOM:
        if (difficulty or "any") not in DIFFICULTIES:
            raise BadSetup(f"unknown difficulty {difficulty!r}", "difficulty", {"value": difficulty}, HOUSE)
        return build(content.library(), seeded(seed), sets, difficulty or "any")
    if text == USUAL_HOUSE and "radioactive" in sets:
        text = f"radioactive_{seeded(seed).die()}"
    return written_plan(text, sets)


@functools.lru_cache(maxsize=256)
def written_plan(text: str, sets: tuple[str, ...]) -> Plan:
    """Return the house of a sample's name, a plan or a share code; the same one for the same text."""
    library = content.library()
    samples = content.houses()
    if text in samples:
        return checked_plan(" ".join(entry for row in samples[text].rows for entry in row), sets)
    plan = read_plan(library, text) if " " in text else read_code(library, text)
    return checked_plan(plan.key, sets)


@functools.lru_cache(maxsize=256)
def code_of(plan: Plan) -> str:
    """Return the share code of a house, worked out once."""
    return share_code(content.library(), plan)


@functools.lru_cache(maxsize=256)
def settings_of(key: str) -> Settings:
    """Return the settings of a key."""
    mode, size, options = read_key(key)
    return Settings(content.library(), content.modules(), mode, size, options)
