"""Zones in pending steps when the map changes: what they are from now on, without those that are no more."""


def still_there(zones: tuple[int, ...], heirs: list[int]) -> tuple[int, ...]:
    """Return what Zones to choose from have become, each once."""
    found: list[int] = []
    for zone in zones:
        if heirs[zone] >= 0 and heirs[zone] not in found:
            found.append(heirs[zone])
    return tuple(found)


def way_on(path: tuple[int, ...], heirs: list[int]) -> tuple[int, ...]:
    """Return what a path has become; it ends before the first Zone that is no more."""
    found: list[int] = []
    for zone in path:
        if heirs[zone] < 0:
            break
        if not found or found[-1] != heirs[zone]:
            found.append(heirs[zone])
    return tuple(found)


def groups_there(groups: tuple[int, ...], heirs: list[int]) -> tuple[int, ...]:
    """Return groups of Zombies, as Zone, kind and number one after the other."""
    found: list[int] = []
    for at in range(0, len(groups), 3):
        if heirs[groups[at]] >= 0:
            found += [heirs[groups[at]], groups[at + 1], groups[at + 2]]
    return tuple(found)


def places_there(held: tuple[int, ...], kinds: int, heirs: list[int]) -> tuple[int, ...]:
    """Return groups of Zombies, as place (Zone and kind in one number) and number one after the other."""
    found: list[int] = []
    for at in range(0, len(held), 2):
        heir = heirs[held[at] // kinds]
        if heir >= 0:
            found += [heir * kinds + held[at] % kinds, held[at + 1]]
    return tuple(found)
