"""What lies and stands where, as a seat sees it. All seats are one team and see the same."""

from functools import cache

from veglia import rulebook
from veglia.games.zombicide.engine.show.before import Before
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.goals import goals
from veglia.games.zombicide.engine.show.heroes import LEVELS, heroes
from veglia.games.zombicide.engine.show.pieces import COLOURS, figures, foes
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.hooks import parts_of, train_of
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show.piles import piles, piles_stay
from veglia.games.zombicide.undead_or_alive.show.shelf import shelf
from veglia.games.zombicide.undead_or_alive.show.skills import BOOK
from veglia.games.zombicide.undead_or_alive.show.tokens import tokens, tokens_stay
from veglia.kernel.scene import Chip, Ending, Piece, Scene
from veglia.show.memory import Memory

TRAIN = ("train_waiting", "train_going", "train_gone")


def scene(context: Context, state: UndeadState) -> Scene:
    """Return the scene of a state."""
    language = context.words.language
    kept = shelf(language)
    return Scene(
        state.board.key,
        library.mission(state.scenario.key).name[language],
        state.turn.round,
        library.text(language)["words"]["phase"][str(state.turn.phase)],
        _turn(context, state.turn.active),
        _chips(context, state, kept.chips),
        goals(context, library.text(language)["interface"]["goals"], kept.goals),
        _mission_rules(state.scenario.key),
        [*figures(context), *foes(context), *tokens(context, state)],
        heroes(context, Notes(context, state).of),
        piles(context, state, kept.piles),
        _ending(context, state),
    )


def scene_after(context: Context, state: UndeadState, old: UndeadState, shown: Scene) -> Scene:
    """Return the scene of a state; what is still as it was is taken from the one before."""
    if old.board is not state.board or old.result is not state.result:
        return scene(context, state)
    language = context.words.language
    kept = shelf(language)
    before = Before(old, shown, state)
    now, then = state.turn, old.turn
    turn = shown.turn
    if now.active != then.active:
        turn = _turn(context, now.active)
    phase = shown.phase
    if now.phase != then.phase:
        phase = library.text(language)["words"]["phase"][str(now.phase)]
    is_lying = tokens_stay(old, state)
    met = goals(context, library.text(language)["interface"]["goals"], kept.goals)
    return Scene(
        shown.board,
        shown.mission,
        now.round,
        phase,
        turn,
        shown.chips if is_lying and _chips_stay(old, state) else _chips(context, state, kept.chips),
        shown.goals if shown.goals == met else met,
        shown.rules,
        _pieces_after(context, state, before, is_lying),
        heroes(context, Notes(context, state).of, before),
        shown.piles if piles_stay(old, state) else piles(context, state, kept.piles),
        shown.result,
    )


def _pieces_after(context: Context, state: UndeadState, before: Before, is_lying: bool) -> list[Piece]:
    """Return the pieces; `is_lying` tells that all tokens are as they were."""
    if is_lying and before.foes_stay(state):
        shown: list[Piece] = before.scene.pieces
        return shown if before.all_same else [*figures(context, before), *before.behind_figures()]
    lying = before.tokens() if is_lying else tokens(context, state)
    return [*figures(context, before), *foes(context, before), *lying]


def _turn(context: Context, active: int) -> str:
    """Return whose turn it is, in words."""
    return str(context.text["turn"].format(name=context.names.survivor(active))) if active >= 0 else ""


def _chips_stay(old: UndeadState, new: UndeadState) -> bool:
    """Whether the facts in the head line are the same, given that all tokens are as they were."""
    return (
        old.turn.first_seat == new.turn.first_seat
        and old.train == new.train
        and old.level() == new.level()
        and old.is_ultra_red == new.is_ultra_red
    )


@cache
def _mission_rules(mission: str) -> list[str]:
    """Return the ids of a mission's own rules."""
    return [id for id in rulebook.book(BOOK, "en").rules if id.startswith(f"uoa.{mission}.")]


def _chips(context: Context, state: UndeadState, memory: Memory[list[Chip]]) -> list[Chip]:
    active = len([token for token in state.spawns if token.is_active])
    zone = context.names.zone(state.noise_zone)
    train = train_of(state)
    turn = state.turn
    key = (
        train is not None and bool(train.course.moves),
        state.level(),
        state.is_loud,
        zone,
        active,
        turn.first_seat,
        turn.seats,
        state.train,
        state.is_ultra_red,
    )
    return memory.get(key) or memory.keep(key, _drawn_chips(context, state, zone, active))


def _drawn_chips(context: Context, state: UndeadState, zone: str, active: int) -> list[Chip]:
    said = context.text["chips"]
    level = LEVELS[state.level()]
    noise = library.text(context.words.language)["words"]["noise"]["2" if state.is_loud else "1"]
    at = said["noise_at"].format(noise=noise, zone=zone)
    found = [
        Chip(said["danger"], context.text["levels"][level], level),
        Chip(said["noise"], at),
        Chip(said["spawns"], said["spawns_of"].format(active=active)),
    ]
    if state.turn.seats > 1:
        player = said["player"].format(number=state.turn.first_seat + 1)
        found.append(Chip(said["first_player"], player, seat=state.turn.first_seat))
    train = train_of(state)
    if train is not None and train.course.moves:
        found.append(Chip(said["train"], said[TRAIN[state.train]]))
    if state.is_ultra_red:
        found.append(Chip(said["ultra_red"], said["on"]))
    return found


class Notes:
    """What is to be said of a Survivor beside its dashboard."""

    def __init__(self, context: Context, state: UndeadState) -> None:
        self.context = context
        self.state = state

    def of(self, who: int) -> list[str]:
        said = self.context.text["notes"]
        survivor = self.state.survivors[who]
        found: list[str] = []
        if survivor.is_riding:
            found.append(said["riding"])
        if survivor.laps:
            found.append(said["laps"].format(laps=survivor.laps))
        for number, token in enumerate(self.state.objectives):
            if token.holder == who:
                found.append(self._held(number, token.colour))
        return found

    def _held(self, number: int, colour: int) -> str:
        """Return that an Objective lies on a dashboard: a sack of coal, or a token of a colour."""
        said = self.context.text["notes"]
        coal = parts_of(self.state).coal
        if coal is not None and number in coal.sacks:
            return str(said["coal"])
        return str(said["holds"].format(colour=self.context.text["colours"][COLOURS[colour]]))


def _ending(context: Context, state: UndeadState) -> Ending | None:
    result = state.result
    if result is None:
        return None
    why = rulebook.book(BOOK, context.words.language).rule(result.rule).title
    form = context.text["ending"]["won" if state.is_won() else "lost"]
    return Ending(state.is_won(), form.format(why=why), result.rule)
