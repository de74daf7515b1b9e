# veglia: interpreted
"""What comes after the reactions: other groups, the Upkeep; in the Grand Finale the events of a shift."""

from veglia.games.dark_darker_darkest.rules.camera_checks import check_dice
from veglia.games.dark_darker_darkest.rules.cameras import watched
from veglia.games.dark_darker_darkest.rules.effects import virus_limit
from veglia.games.dark_darker_darkest.rules.finale_round import POSITIONS, QUIET
from veglia.games.dark_darker_darkest.rules.helicopter import ROUNDS
from veglia.games.dark_darker_darkest.rules.radiation import supply
from veglia.games.dark_darker_darkest.rules.state import (
    CLOCK_EVENT,
    ENTRY_EVENT,
    EXPLORATION,
    FINALE,
    FLIGHT,
    DarkestState,
)
from veglia.games.dark_darker_darkest.show.explain.speaking import Speaker
from veglia.kernel.offers import Preview


def add_what_follows(state: DarkestState, said: Speaker, found: Preview) -> None:
    """Add what is known of the time after the reactions, as all stand now."""
    if state.act != EXPLORATION:
        add_shift(state, said, found)
        return
    following = [group for group in state.order if state.group(group)]
    if following:
        found.lines.append(said.say("next_group", people=state.group(following[0])))
    if state.last_round and state.round >= state.last_round:
        found.lines.append(said.say("last_round"))
        return
    add_contaminated(state, "radiation_hurts", said, found)
    add_event(state, said, found)
    add_cameras(state, said, found)
    # The event before may bring the last one.
    if len(state.pool) > ((state.event + 1) % 3 == ENTRY_EVENT):
        found.lines.append(said.say("entry", count=len(state.pool)))
    add_virus(state, said, found)
    extras = state.extras
    if extras.is_leaking and not extras.is_shut_down and supply(state) > 0:
        found.lines.append(said.say("radiation_spreads"))


def add_event(state: DarkestState, said: Speaker, found: Preview) -> None:
    """Add the event of the next position of the Event marker."""
    position = (state.event + 1) % 3
    if position == ENTRY_EVENT:
        if state.pool:
            found.lines.append(said.say("event_entry"))
    elif position == CLOCK_EVENT:
        add_darkness(state, said, found)
    elif state.flame >= 0:
        found.lines.append(said.say("event_fire"))


def add_darkness(state: DarkestState, said: Speaker, found: Preview) -> None:
    """Add the next space of the Darkness track, with what lies there."""
    library = state.library
    if state.darkness == library.darkness_last:
        return
    space = state.darkness + 1
    found.lines.append(said.say("event_darkness", space=space, last=library.darkness_last))
    if space in library.fire_icons:
        found.lines.append(said.say("icon_spreads" if state.flame >= 0 else "icon_breaks_out"))
    if state.settings.options["radioactive"] == "on" and space == int(state.settings.options["leak_space"]):
        if not state.extras.is_shut_down:
            found.lines.append(said.say("leak"))
    if space == library.darkness_last:
        found.lines.append(said.say("extra_round" if state.settings.has_extra_round else "then_last"))


def add_cameras(state: DarkestState, said: Speaker, found: Preview) -> None:
    """Add who would be checked, and by how many cameras in all."""
    rooms = [room for tile, side in state.cameras for room in watched(state.house, tile, side)]
    # Of whoever hides alone nothing is checked.
    checks = [room for room in rooms if check_dice(state, room) > 0]
    if checks:
        people = [who for who in state.in_play() if state.survivors[who].room in checks]
        key = "camera" if len(checks) == 1 else "cameras"
        found.lines.append(said.say(key, people=people, count=len(checks)))


def add_virus(state: DarkestState, said: Speaker, found: Preview) -> None:
    """Add whom the virus weakens, and who becomes a zombie."""
    for who in state.in_play():
        survivor = state.survivors[who]
        if survivor.virus() >= virus_limit(state, who):
            is_last = survivor.cube + 1 == len(state.profile(who).abilities)
            found.lines.append(said.say("zombified" if is_last else "virus", who=who))
            if is_last and state.act != EXPLORATION and who == state.bearer:
                found.lines.append(said.say("finale_lost"))


def add_contaminated(state: DarkestState, sentence: str, said: Speaker, found: Preview) -> None:
    people = [who for who in state.in_play() if state.survivors[who].radiation]
    if people:
        found.lines.append(said.say(sentence, people=people))


def add_shift(state: DarkestState, said: Speaker, found: Preview) -> None:
    """Add the events of the Grand Finale that come before the enemies react."""
    if (state.event + 1) % POSITIONS != QUIET:
        space, last = state.darkness + 1, state.library.finale_last
        found.lines.append(said.say("event_darkness", space=space, last=last))
        if space == last and state.act == FINALE:
            found.lines.append(said.say("finale_lost"))
    add_virus(state, said, found)
    add_contaminated(state, "radiation_hurts_finale", said, found)
    if state.act == FLIGHT and state.extras.escape_round + 1 >= ROUNDS:
        found.lines.append(said.say("helicopter_gone"))
