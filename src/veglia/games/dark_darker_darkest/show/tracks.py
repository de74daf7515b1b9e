# veglia: interpreted
"""The Multifunction Board, on both sides: Darkness, events, the security code, what lies ready."""

from veglia.games.dark_darker_darkest.rules.cubes import SHIFTING
from veglia.games.dark_darker_darkest.rules.helicopter import ROUNDS
from veglia.games.dark_darker_darkest.rules.radiation import supply
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, FLIGHT, DarkestState
from veglia.games.dark_darker_darkest.show.texts import piece_looks, survivor_colours
from veglia.games.dark_darker_darkest.show.words import DarkestNames
from veglia.kernel.scene import Pile, Track, TrackStep
from veglia.show.ids import pile_id

# How many Code Markers a mode begins with.
CODE_MARKERS = {"dark": 7, "darker": 8, "darkest": 7}
REACTOR_TOKENS = 2
# Colours of damage areas, by number.
AREAS = ("red", "blue", "orange", "white")
LEFT_CUBES = "left_cubes"
MIDDLE_CUBES = "middle_cubes"
EVENTS = ("zombie_entry", "fire_spread", "clock")
FINALE_EVENTS = ("quiet", "clock", "clock")


def tracks(state: DarkestState, names: DarkestNames) -> list[Track]:
    found: list[Track] = []
    if state.act == FLIGHT:
        found.append(helicopter(state, names))
    else:
        found.append(darkness(state, names))
    found.append(events(state, names))
    if state.act == EXPLORATION:
        found.append(security(state, names))
    else:
        found.append(spent_cubes(state, LEFT_CUBES, state.left_cubes, names))
        found.append(spent_cubes(state, MIDDLE_CUBES, state.middle_cubes, names))
    if state.nemesis is not None:
        found.append(nemesis_health(state, state.nemesis.cubes, names))
    if state.house.plan.reactor >= 0:
        found.append(reactor(state, names))
    return found


def darkness(state: DarkestState, names: DarkestNames) -> Track:
    said = names.text["tracks"]
    if state.act != EXPLORATION:
        last = state.library.finale_last
        steps = [TrackStep(last, said["collapse"], "red")]
        name, note = said["darkness_finale"], said["darkness_finale_note"]
        return Track("track/darkness", "darkness", name, 0, last, state.darkness, steps, note)
    last = state.library.darkness_last
    steps = [TrackStep(step, said["fire_icon"], "orange") for step in state.library.fire_icons]
    if state.house.plan.reactor >= 0 and not state.extras.is_leaking:
        steps.append(TrackStep(int(state.settings.options["leak_space"]), said["leak"], "green"))
    steps.append(TrackStep(last, said["last"], "red"))
    name, note = said["darkness"], said["darkness_note"]
    return Track("track/darkness", "darkness", name, 0, last, state.darkness, steps, note)


def events(state: DarkestState, names: DarkestNames) -> Track:
    """Return the positions of the Event marker, from 1."""
    said = names.text["tracks"]
    is_finale = state.act != EXPLORATION
    words = FINALE_EVENTS if is_finale else EVENTS
    colours = {"zombie_entry": "green", "fire_spread": "orange", "clock": "red", "quiet": ""}
    steps = [TrackStep(place + 1, said[word], colours[word]) for place, word in enumerate(words)]
    look = "finale_event" if is_finale else "event"
    last = len(words)
    return Track("track/event", look, said["event"], 1, last, state.event + 1, steps, said["event_note"])


def security(state: DarkestState, names: DarkestNames) -> Track:
    """Return the Code Markers as locks: those that are open come first, each other has its colour."""
    said = names.text["tracks"]
    left = [colour for colour, count in enumerate(state.markers) for _ in range(count)]
    total = CODE_MARKERS[state.settings.mode]
    is_open = total - len(left)
    steps = [TrackStep(step, said["unlocked"]) for step in range(1, is_open + 1)]
    for step, colour in enumerate(left, is_open + 1):
        steps.append(TrackStep(step, names.colour(colour), state.library.colours[colour]))
    said_left = ", ".join(names.colour(colour) for colour in left)
    note = said["security_note"].format(said_left) if left else said["security_open"]
    return Track("track/security", "security_code", said["security"], 1, total, is_open, steps, note)


def reactor(state: DarkestState, names: DarkestNames) -> Track:
    """Return how many of the Code Tokens are inserted that open the Reactor."""
    said = names.text["tracks"]
    inserted = len(state.extras.reactor_codes)
    steps = [TrackStep(step, said["unlocked"]) for step in range(1, inserted + 1)]
    return Track("track/reactor", "reactor_code", said["reactor"], 1, REACTOR_TOKENS, inserted, steps)


def helicopter(state: DarkestState, names: DarkestNames) -> Track:
    said = names.text["tracks"]
    steps = [TrackStep(ROUNDS, said["gone"], "red")]
    at = state.extras.escape_round
    return Track("track/helicopter", "helicopter_wait", said["helicopter"], 0, ROUNDS, at, steps)


def piles(state: DarkestState, names: DarkestNames) -> list[Pile]:
    found = [
        pile("equipment", len(state.pile), names, [names.card(card) for card in state.removed]),
        pile("zombies", len(state.pool), names),
    ]
    if state.act == EXPLORATION:
        found.append(pile("creatures", len(state.creature_pile), names))
    if state.house.plan.reactor >= 0:
        found.append(pile("radiation", supply(state), names))
    return found


def cubes_id(name: str) -> str:
    """Return the track of a space of the Multifunction Board."""
    return f"track/{name}"


def spent_cubes(state: DarkestState, name: str, cubes: list[int], names: DarkestNames) -> Track:
    """Return a space of the Multifunction Board with its cubes: each has the colour of its owner."""
    last = max(SHIFTING, len(cubes))
    in_order = sorted(cubes) if name == MIDDLE_CUBES else cubes
    steps = [
        TrackStep(place, names.person(who), survivor_colours()[state.profile(who).id])
        for place, who in enumerate(in_order, start=1)
    ]
    said = names.text["tracks"]
    return Track(cubes_id(name), name, said[name], 1, last, len(cubes), steps, said[f"{name}_note"])


def nemesis_health(state: DarkestState, cubes: list[int], names: DarkestNames) -> Track:
    """Return the cubes of the Nemesis, area by area; a destroyed area has one empty place."""
    said = names.text["tracks"]
    areas = state.nemesis_type().areas
    steps: list[TrackStep] = []
    for area, (colour, left) in enumerate(zip(areas, cubes, strict=True)):
        key = "area" if left else "area_destroyed"
        text = str(said[key]).format(area + 1, names.text["boards"]["area"][colour], left)
        tint = AREAS[colour] if left else ""
        steps += [TrackStep(len(steps) + place, text, tint) for place in range(1, max(1, left) + 1)]
    name = names.thing("nemesis", state.nemesis_type().id)
    note = said["nemesis_note"]
    return Track("track/nemesis", "nemesis_health", name, 1, len(steps), sum(cubes), steps, note)


def pile(
    name: str, left: int, names: DarkestNames, discards: list[str] | None = None, note: str = ""
) -> Pile:
    title = names.text["piles"][name]
    return Pile(pile_id(name), piece_looks().piles[name], title, left, None, discards or [], note)
