# veglia: interpreted
"""Why a thing cannot be chosen now: the rules that stand in the way."""

from veglia.games.zombicide.dark_side.actions.search import may_search_here
from veglia.games.zombicide.dark_side.doors import door_at, neutral_doors_left
from veglia.games.zombicide.dark_side.insight.speaking import Speaker
from veglia.games.zombicide.dark_side.insight.things import thing as thing_of
from veglia.games.zombicide.dark_side.insight.tokens import (
    lying_obstacle,
    objective_obstacle,
    weld_obstacle,
)
from veglia.games.zombicide.dark_side.scope import CIVILIAN, DOORS
from veglia.games.zombicide.dark_side.seeing import sight_of
from veglia.games.zombicide.dark_side.state import NO_PIT, DarkState
from veglia.games.zombicide.engine.ability import SEARCHING
from veglia.games.zombicide.engine.insight.handing import trade_obstacle
from veglia.games.zombicide.engine.insight.moving import move_obstacle, no_action
from veglia.games.zombicide.engine.insight.questions import answer_obstacle, turn_obstacle
from veglia.games.zombicide.engine.insight.remark import Remark, listed
from veglia.games.zombicide.engine.insight.thing import Thing
from veglia.games.zombicide.engine.pay import can_pay, uses
from veglia.games.zombicide.engine.scope import SEARCH
from veglia.games.zombicide.engine.turn import ChooseAction
from veglia.kernel.scene import Reason


def why_not(state: DarkState, seat: int | None, target: str, language: str) -> list[Reason]:
    """Return why nothing can be done with a thing, for a seat or (None) for whoever is asked."""
    speaker = Speaker(state, language)
    return speaker.reasons(refusals(state, seat, thing_of(state, target), speaker))


def is_asked(state: DarkState, seat: int | None) -> bool:
    """Return whether a seat (None: any) may answer the question that is asked now."""
    asking = state.asking
    return asking is not None and (seat is None or seat in asking.seats(state))


def refusals(state: DarkState, seat: int | None, thing: Thing, speaker: Speaker) -> list[Remark]:
    """Return what forbids to choose a thing, never nothing."""
    asking = state.asking
    if state.result is not None:
        return [Remark("over", state.result.rule)]
    assert asking is not None
    prompt = speaker.words.say(asking)
    if not is_asked(state, seat):
        player = asking.seat(state)
        return [Remark("not_your_turn", "uoa.round.clockwise-turns", player=player, prompt=prompt)]
    if isinstance(asking, ChooseAction):
        found = action_refusals(state, asking.survivor, thing)
        return found or [Remark("other_choice", asking.cites(state), survivor=asking.survivor)]
    obstacle = answer_obstacle(state, asking, thing)
    return listed(obstacle) or [Remark("first_answer", asking.cites(state), prompt=prompt)]


def action_refusals(state: DarkState, who: int, thing: Thing) -> list[Remark]:
    """Return what keeps the Survivor whose Actions are asked for from doing anything with a thing."""
    match thing.sort:
        case "zone" | "foe":
            return zone_refusals(state, who, thing.zone)
        case "figure":
            return figure_refusals(state, who, thing.figure)
        case "door":
            return listed(door_obstacle(state, who, thing.number))
        case "objective":
            return listed(objective_obstacle(state, who, thing.number))
        case "prototype":
            rule = "ds.act.prototype-token"
            return listed(lying_obstacle(state, who, "prototype_elsewhere", rule, thing.zone))
        case "drone_card":
            rule = "ds.m5.setup-drones"
            return listed(lying_obstacle(state, who, "drone_elsewhere", rule, thing.zone))
        case "decoy":
            return [Remark("objective_decoy", "ds.m8.decoy-permanent")]
        case "weld_place":
            return listed(weld_obstacle(state, who, thing.number))
        case "pile" if thing.name == "equipment":
            return listed(search_obstacle(state, who))
    return listed(no_action(state, who))


def zone_refusals(state: DarkState, who: int, zone: int) -> list[Remark]:
    """Return why a Survivor can neither go to a Zone, nor see into it, nor Search there."""
    here = state.survivors[who].zone
    found: list[Remark | None] = [move_obstacle(state, who, zone)]
    board = state.station_board
    if zone in board.paths.neighbours[here] and zone not in board.ways.neighbours[here]:
        found = [Remark("door_closed", "ds.move.closed-door-blocks", zone=zone)]
    sight = sight_of(state, who)
    if zone != here and state.zombies_in(zone) > 0 and not sight.can_see(here, zone):
        is_dark = board.is_dark(zone) and board.sight.can_see(here, zone)
        key, rule = ("dark", "ds.dark.survivors-blind") if is_dark else ("no_sight", "ds.los.extent")
        found.append(Remark(key, rule, survivor=who, zone=zone))
    if zone == here:
        found.append(search_obstacle(state, who))
    return listed(*found)


def search_obstacle(state: DarkState, who: int) -> Remark | None:
    """Return what forbids a Search in the Survivor's Zone."""
    survivor = state.survivors[who]
    zone = survivor.zone
    if state.pits[zone] != NO_PIT:
        return Remark("search_pit", "ds.pit.no-search", zone=zone)
    if not may_search_here(state, who):
        if state.board.is_room(zone) and survivor.classes & CIVILIAN == 0:
            return Remark("search_security", "ds.act.search-soldier", survivor=who)
        return Remark("search_outdoors", "ds.act.search", zone=zone)
    if state.zombies_in(zone) > 0:
        return Remark("search_zombies", "ds.act.search-no-xenos", zone=zone, count=state.zombies_in(zone))
    if uses(survivor, SEARCHING) > 0:
        return Remark("search_again", "ds.act.search-once", survivor=who)
    return None if can_pay(survivor, SEARCH) else no_action(state, who)


def figure_refusals(state: DarkState, who: int, other: int) -> list[Remark]:
    """Return why a Survivor can do nothing with another figure."""
    if other == who:
        return [Remark("acts_already", "uoa.round.activation-order", survivor=who)]
    player = state.survivors[other].seat
    waits = turn_obstacle(state, player, other) or Remark(
        "waits_for", "uoa.round.activation-order", survivor=other, partner=who
    )
    return listed(trade_obstacle(state, who, other), waits)


def door_obstacle(state: DarkState, who: int, doorway: int) -> Remark | None:
    """Return why a Survivor can neither open nor close a door."""
    there = door_at(state, doorway)
    assert there is not None
    if there.is_destroyed:
        return Remark("door_destroyed", "ds.act.door-destroyed")
    if state.survivors[who].zone not in state.station_board.station.doorways[doorway]:
        return Remark("door_elsewhere", "ds.act.door", survivor=who)
    if uses(state.survivors[who], DOORS) > 0:
        return Remark("door_again", "ds.act.door", survivor=who)
    if not there.is_closed and neutral_doors_left(state) == 0:
        return Remark("no_doors_left", "ds.act.door-supply")
    return Remark("door_sealed", "ds.act.door-coloured") if there.is_sealed else None
