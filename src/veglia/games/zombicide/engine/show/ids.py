"""The ids by which the things of this family are pointed at, beside those that all games have."""

from veglia.show.ids import pile_id, token_id

EQUIPMENT = pile_id("equipment")
ZOMBIES = pile_id("zombies")
ASIDE = pile_id("aside")


def foe_id(zone: int, kind: str) -> str:
    return f"foe/{zone}/{kind}"


def spawn_id(number: int) -> str:
    return token_id("spawn", number)


def objective_id(number: int) -> str:
    return token_id("objective", number)
