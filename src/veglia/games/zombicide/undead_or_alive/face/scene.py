"""What lies and stands where, as a seat sees it. All seats are one team and see the same."""

from functools import cache

from veglia import rulebook
from veglia.games.zombicide.engine.face.context import Context
from veglia.games.zombicide.engine.face.goals import goals
from veglia.games.zombicide.engine.face.heroes import LEVELS, heroes
from veglia.games.zombicide.engine.face.pieces import COLOURS, figures, foes
from veglia.games.zombicide.undead_or_alive import library
from veglia.games.zombicide.undead_or_alive.face.piles import piles
from veglia.games.zombicide.undead_or_alive.face.shelf import shelf
from veglia.games.zombicide.undead_or_alive.face.skills import BOOK
from veglia.games.zombicide.undead_or_alive.face.tokens import tokens
from veglia.games.zombicide.undead_or_alive.rules import parts_of, train_of
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.kernel.scene import Chip, Ending, Scene

TRAIN = ("train_waiting", "train_going", "train_gone")


def scene(context: Context, state: UndeadState) -> Scene:
    language = context.words.language
    active = state.turn.active
    turn = context.text["turn"].format(name=context.names.survivor(active)) if active >= 0 else ""
    return Scene(
        state.board.key,
        library.mission(state.scenario.key).name[language],
        state.turn.round,
        library.text(language)["words"]["phase"][str(state.turn.phase)],
        turn,
        _chips(context, state),
        goals(context, library.text(language)["interface"]["goals"]),
        _mission_rules(state.scenario.key),
        [*figures(context), *foes(context), *tokens(context, state)],
        heroes(context, _notes(context, state)),
        piles(context, state, shelf(language).piles),
        _ending(context, state),
    )


@cache
def _mission_rules(mission: str) -> list[str]:
    """Return the ids of a mission's own rules."""
    return [id for id in rulebook.book(BOOK).rules if id.startswith(f"uoa.{mission}.")]


def _chips(context: Context, state: UndeadState) -> list[Chip]:
    said = context.text["chips"]
    level = LEVELS[state.level()]
    noise = library.text(context.words.language)["words"]["noise"]["2" if state.is_loud else "1"]
    at = said["noise_at"].format(noise=noise, zone=context.names.zone(state.noise_zone))
    active = len([token for token in state.spawns if token.is_active])
    found = [
        Chip(said["danger"], context.text["levels"][level], level),
        Chip(said["noise"], at),
        Chip(said["spawns"], said["spawns_of"].format(active=active)),
    ]
    if state.turn.seats > 1:
        player = said["player"].format(number=state.turn.first_seat + 1)
        found.append(Chip(said["first_player"], player))
    train = train_of(state)
    if train is not None and train.course.moves:
        found.append(Chip(said["train"], said[TRAIN[state.train]]))
    if state.is_ultra_red:
        found.append(Chip(said["ultra_red"], said["on"]))
    return found


def _notes(context: Context, state: UndeadState) -> list[list[str]]:
    """Return what is to be said of each Survivor beside its dashboard."""
    said = context.text["notes"]
    found: list[list[str]] = [[] for _ in state.survivors]
    for who, survivor in enumerate(state.survivors):
        if survivor.is_riding:
            found[who].append(said["riding"])
        if survivor.laps:
            found[who].append(said["laps"].format(laps=survivor.laps))
    coal = parts_of(state).coal
    for number, token in enumerate(state.objectives):
        if token.holder >= 0:
            is_coal = coal is not None and number in coal.sacks
            colour = context.text["colours"][COLOURS[token.colour]]
            found[token.holder].append(said["coal"] if is_coal else said["holds"].format(colour=colour))
    return found


def _ending(context: Context, state: UndeadState) -> Ending | None:
    result = state.result
    if result is None:
        return None
    why = rulebook.book(BOOK, context.words.language).rule(result.rule).title
    form = context.text["ending"]["won" if result.won else "lost"]
    return Ending(result.won, form.format(why=why), result.rule)
