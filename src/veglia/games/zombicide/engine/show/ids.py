"""The ids by which things are pointed at."""

EQUIPMENT = "pile/equipment"
ZOMBIES = "pile/zombies"


def zone_id(zone: int) -> str:
    return f"zone/{zone}"


def figure_id(who: int) -> str:
    return f"figure/{who}"


def card_id(card: int) -> str:
    return f"card/{card}"


def slot_id(who: int, slot: int) -> str:
    return f"slot/{who}/{slot}"


def skill_id(skill: str) -> str:
    return f"skill/{skill}"


def foe_id(zone: int, kind: str) -> str:
    return f"foe/{zone}/{kind}"


def spawn_id(number: int) -> str:
    return f"token/spawn/{number}"


def objective_id(number: int) -> str:
    return f"token/objective/{number}"
