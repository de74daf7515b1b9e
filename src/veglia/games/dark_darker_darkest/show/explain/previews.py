# veglia: interpreted
"""What would come of an option, as far as what lies open decides it."""

from collections.abc import Callable
from typing import Any

from veglia.games.dark_darker_darkest.rules.abilities.innate_jack import FreeAttack
from veglia.games.dark_darker_darkest.rules.actions.escape import (
    BreakFree,
    FreeCompanion,
    GatherHelpers,
    RollEscape,
    dice_owners,
    frees,
)
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import LeadMove, Move, WalkOn
from veglia.games.dark_darker_darkest.rules.actions.open_door import TryDoor, missing_symbols
from veglia.games.dark_darker_darkest.rules.actions.search import Search, found_in
from veglia.games.dark_darker_darkest.rules.attack_results import RetreatTo
from veglia.games.dark_darker_darkest.rules.blasts import ThrowBlast
from veglia.games.dark_darker_darkest.rules.camera_checks import CheckRoom, check_dice
from veglia.games.dark_darker_darkest.rules.cameras import watched
from veglia.games.dark_darker_darkest.rules.effects import entering_fire
from veglia.games.dark_darker_darkest.rules.equipping import inventory
from veglia.games.dark_darker_darkest.rules.items.shurikans import ThrowShurikans, reach_of
from veglia.games.dark_darker_darkest.rules.radiation import (
    MOST_MARKERS,
    dangers,
    dice_for,
    is_protected,
    is_specialist,
)
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import FAILURE, MOST_SURVIVOR_DICE, SUCCESS
from veglia.games.dark_darker_darkest.show.explain.odds import (
    SIDES,
    attack_odds,
    chance,
    chance_of_any,
    rolls,
)
from veglia.games.dark_darker_darkest.show.explain.speaking import Speaker
from veglia.kernel.machine import Option
from veglia.kernel.offers import Preview

Outlook = Callable[[DarkestState, Any, Speaker], list[str]]


def preview(state: DarkestState, option: Option, language: str) -> Preview:
    """Return what would come of an option; of one that is not looked ahead of, nothing."""
    outlook = OUTLOOKS.get(type(option))
    return Preview([] if outlook is None else outlook(state, option, Speaker(state, language, "preview")))


def of_attack(state: DarkestState, option: Attack | FreeAttack, said: Speaker) -> list[str]:
    odds = attack_odds(state, option.who, option.card)
    range = state.card_type(option.card).range if option.card >= 0 else 0
    lines = [
        said.say("dice", count=odds.dice, range=range),
        said.say("hits", expected=odds.expected, chance=odds.any_hit),
    ]
    if odds.far > 0:
        lines.append(said.say("reach", far=odds.far, chance=odds.reaches))
    lines.append(said.say("repel", repel=odds.repel, retreat=odds.retreat))
    if option.card >= 0 and state.card_type(option.card).ammo:
        lines.append(said.say("ammo", left=state.ammo[option.card] - 1))
    return lines


def of_shurikans(state: DarkestState, option: ThrowShurikans, said: Speaker) -> list[str]:
    range = reach_of(state, option.who, option.card)
    return [
        said.say("hits", expected=float(option.count), chance=1.0),
        said.say("reach", far=range, chance=1.0),
        said.say("ammo", left=state.ammo[option.card] - option.count),
    ]


def of_blast(state: DarkestState, option: ThrowBlast, said: Speaker) -> list[str]:
    return [said.say("blast", damage=state.card_type(option.card).blast)]


def of_search(state: DarkestState, option: Search, said: Speaker) -> list[str]:
    room = state.survivors[option.who].room
    count = min(MOST_SURVIVOR_DICE, len(state.free_in_room(room)))
    # One card for each Survivor at most, and no more than there are.
    most = min(len(state.pile), len(state.in_room(room)))
    found = [(min(most, found_in(state, room, faces)), likely) for faces, likely in rolls(state, count)]
    terror = chance(
        state, count, lambda faces: any(face != SUCCESS and faces.count(face) > 1 for face in faces)
    )
    lines = [
        said.say(
            "search",
            count=count,
            chance=float(sum(likely for cards, likely in found if cards)),
            expected=float(sum(cards * likely for cards, likely in found)),
        )
    ]
    return [*lines, said.say("search_terror", chance=terror), terror_line(state, said)] if terror else lines


def terror_line(state: DarkestState, said: Speaker) -> str:
    die = state.library.terror_die
    names = ("horde", "reaction", "entrance", "fire")
    return said.say("terror", **{name: die.count(face) / SIDES for face, name in enumerate(names)})


def of_camera(state: DarkestState, option: CheckRoom, said: Speaker) -> list[str]:
    count = check_dice(state, state.house.at(option.room))
    if count == 0:
        return [said.say("hidden")]
    failing = chance_of_any(state, count, FAILURE)
    return [said.say("camera", count=count, chance=failing), terror_line(state, said)]


def of_attempt(
    state: DarkestState, gripped: int, helpers: tuple[int, ...], is_own: bool, said: Speaker
) -> list[str]:
    """Return the chance that a die of some helpers, or of the own ones, frees a gripped Survivor."""
    die = state.library.survivor_die
    owners = dice_owners(state, gripped, helpers, is_own)
    missing = 1.0
    for who in owners:
        missing *= 1 - sum(frees(state, gripped, who, face) for face in die) / SIDES
    return [said.say("escape", count=len(owners), chance=1 - missing)]


def of_break_free(state: DarkestState, option: BreakFree, said: Speaker) -> list[str]:
    return of_attempt(state, option.who, (), True, said)


def of_free_companion(state: DarkestState, option: FreeCompanion, said: Speaker) -> list[str]:
    return of_attempt(state, option.gripped, (option.who,), False, said)


def of_escape(state: DarkestState, option: RollEscape, said: Speaker) -> list[str]:
    asking = state.asking
    if not isinstance(asking, GatherHelpers):
        return []
    return of_attempt(state, asking.gripped, asking.helpers, asking.is_own, said)


def of_door(state: DarkestState, option: TryDoor, said: Speaker) -> list[str]:
    """Return what is missing at a door, as far as its token is known, and the symbols at hand."""
    survivor = state.survivors[option.who]
    colours = [
        said.names.colour(state.card(card).colour)
        for other in state.free_in_room(survivor.room)
        if state.survivors[other].group == survivor.group
        for card in inventory(state, other)
    ]
    held = said.say("door_held", colours=", ".join(colours) or "-")
    if not state.shown >> option.lock & 1:
        icons = len(state.library.code_tokens[state.locks[option.lock]])
        return [said.say("door_unknown", icons=icons), held]
    missing = missing_symbols(state, option.who, option.lock)
    if missing == 0:
        return [said.say("door_covered")]
    can_force = state.darkness + missing <= state.library.darkness_last
    return [said.say("door_missing" if can_force else "door_no_force", count=missing), held]


def of_move(state: DarkestState, option: Move | LeadMove | WalkOn | RetreatTo, said: Speaker) -> list[str]:
    """Return what waits in a room: fire, radiation, cameras."""
    lines: list[str] = []
    damage = entering_fire(state, option.who, option.room // 2)
    if damage:
        lines.append(said.say("fire_damage", damage=damage))
    if state.house.plan.reactor >= 0 and state.survivors[option.who].radiation < MOST_MARKERS:
        danger = dangers(state, option.who, option.room)
        is_assistant = any(is_specialist(state, other) for other in state.in_room(option.room))
        count = dice_for(danger, is_protected(state, option.who), is_assistant)
        if count:
            failing = chance_of_any(state, count, FAILURE)
            lines.append(said.say("radiation", count=count, chance=failing))
    for tile, side in state.cameras:
        if option.room in watched(state.house, tile, side):
            lines.append(said.say("watched", tile=tile))
    return lines or [said.say("unwatched")]


OUTLOOKS: dict[type[Option], Outlook] = {
    Attack: of_attack,
    FreeAttack: of_attack,
    ThrowShurikans: of_shurikans,
    ThrowBlast: of_blast,
    Search: of_search,
    CheckRoom: of_camera,
    BreakFree: of_break_free,
    FreeCompanion: of_free_companion,
    RollEscape: of_escape,
    TryDoor: of_door,
    Move: of_move,
    LeadMove: of_move,
    WalkOn: of_move,
    RetreatTo: of_move,
}
