"""The ids by which things are pointed at."""

PILES = "pile/"


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


def pile_id(name: str) -> str:
    return f"{PILES}{name}"


def token_id(sort: str, number: int) -> str:
    """Return the id of one of the tokens of a sort."""
    return f"token/{sort}/{number}"
