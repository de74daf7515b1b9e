"""What lies and stands where, as a seat sees it. All seats are one team and see the same."""

from functools import cache

from veglia import rulebook
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.doors import neutral_doors_left
from veglia.games.zombicide.dark_side.rules.machines import REMOTES
from veglia.games.zombicide.dark_side.rules.pits import open_pits
from veglia.games.zombicide.dark_side.rules.state import RED, DarkState
from veglia.games.zombicide.dark_side.show.mission_tokens import kept_notes
from veglia.games.zombicide.dark_side.show.piles import piles
from veglia.games.zombicide.dark_side.show.shelf import shelf
from veglia.games.zombicide.dark_side.show.texts import BOOK
from veglia.games.zombicide.dark_side.show.tokens import COLOURS, tokens
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.goals import goals
from veglia.games.zombicide.engine.show.heroes import LEVELS, heroes
from veglia.games.zombicide.engine.show.pieces import figures, foes
from veglia.kernel.scene import Chip, Ending, Scene


def scene(context: Context, state: DarkState) -> Scene:
    language = context.words.language
    active = state.turn.active
    turn = context.text["turn"].format(name=context.names.survivor(active)) if active >= 0 else ""
    texts = library.text(language)
    return Scene(
        state.station_board.station.key,
        library.mission(state.scenario.key).name[language],
        state.turn.round,
        texts["words"]["phase"][str(state.turn.phase)],
        turn,
        _chips(context, state),
        goals(context, texts["interface"]["goals"], shelf(language).goals),
        _mission_rules(state.scenario.key),
        [*figures(context), *foes(context), *tokens(context, state)],
        heroes(context, _notes(context, state).__getitem__),
        piles(context, state, shelf(language).piles),
        _ending(context, state),
    )


@cache
def _mission_rules(mission: str) -> list[str]:
    """Return the ids of a mission's own rules."""
    return [id for id in rulebook.book(BOOK, "en").rules if id.startswith(f"ds.{mission}.")]


def _chips(context: Context, state: DarkState) -> list[Chip]:
    said = context.text["chips"]
    level = LEVELS[state.level()]
    active = len([token for token in state.spawns if token.is_active])
    found = [
        Chip(said["danger"], context.text["levels"][level], level),
        Chip(said["spawns"], str(active)),
        Chip(said["doors"], str(neutral_doors_left(state))),
    ]
    if open_pits(state):
        found.append(Chip(said["pits"], str(len(open_pits(state)))))
    if state.turn.seats > 1:
        player = said["player"].format(number=state.turn.first_seat + 1)
        found.append(Chip(said["first_player"], player))
    if state.is_ultra_red:
        found.append(Chip(said["ultra_red"], said["on"]))
    return found


def _notes(context: Context, state: DarkState) -> list[list[str]]:
    """Return what is to be said of each Survivor beside its dashboard."""
    said = context.text["notes"]
    found: list[list[str]] = [[] for _ in state.survivors]
    for who, survivor in enumerate(state.survivors):
        if who in state.camouflaged:
            found[who].append(said["camouflaged"])
        found[who] += kept_notes(context, state, who)
        if survivor.laps:
            found[who].append(said["laps"].format(laps=survivor.laps))
    for token in state.objectives:
        if token.holder >= 0 and token.colour != RED:
            remote = REMOTES.get(token.colour)
            colour = context.text["colours"][COLOURS[token.colour]]
            note = said["holds"].format(colour=colour) if remote is None else said[f"{remote}_control"]
            found[token.holder].append(note)
    return found


def _ending(context: Context, state: DarkState) -> Ending | None:
    result = state.result
    if result is None:
        return None
    why = rulebook.book(BOOK, context.words.language).rule(result.rule).title
    outcome = result.outcome(0)
    form = context.text["ending"][outcome]
    return Ending(outcome, form.format(why=why), result.rule)
