# veglia: interpreted
"""The scene: everything on the table. Nothing is hidden from one seat and open to another."""

from veglia.games.dark_darker_darkest.rules.actions.search import HandOut
from veglia.games.dark_darker_darkest.rules.finale_round import Resume
from veglia.games.dark_darker_darkest.rules.helicopter import needed
from veglia.games.dark_darker_darkest.rules.reactions import Reactions
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, FINALE, FLIGHT, DarkestState
from veglia.games.dark_darker_darkest.show.cards import card_of
from veglia.games.dark_darker_darkest.show.heroes import heroes
from veglia.games.dark_darker_darkest.show.inset import inset
from veglia.games.dark_darker_darkest.show.pieces import pieces
from veglia.games.dark_darker_darkest.show.texts import rule_title
from veglia.games.dark_darker_darkest.show.tracks import AREAS, CODE_MARKERS, piles, tracks
from veglia.games.dark_darker_darkest.show.words import DarkestNames
from veglia.kernel.scene import Card, Chip, Ending, GoalStatus, Hand, Scene

MOODS = {EXPLORATION: "exploration", FINALE: "finale", FLIGHT: "flight"}
# How dark the table is drawn at the beginning, and how much darker it can get.
DUSK = 0.25
DEEPEST = 0.75
MODE_RULES = {
    "dark": ["ddd.security.dark-code"],
    "darker": ["ddd.security.darker"],
    "darkest": ["ddd.security.darkest"],
}
# What options that are switched on bring along.
OPTION_RULES = {
    "advanced_icons": ["ddd.adv.optional"],
    "extra_round": ["ddd.diff.extra-round"],
    "reroll_six": ["ddd.diff.reroll-six"],
    "good_code": ["ddd.security.beginner-code"],
    "radioactive": ["ddd.rad.reactor-place", "ddd.rad.leak", "ddd.rad.shutdown"],
    "heli_escape": ["ddd.heli.setup", "ddd.heli.after-nemesis", "ddd.heli.win"],
}
VICTIM_RULES = ["ddd.victim.setup", "ddd.victim.saved"]
SPECIAL_RULES = ["ddd.zexp.modules", "ddd.zexp.reveal", "ddd.zexp.protection"]
SPECIALS = ("disco_doll", "guts", "chunk", "tuff_guy")


def board_key(state: DarkestState) -> str:
    """Return the key of the drawing of a house."""
    options = state.settings.options
    drawn = [options[name] for name in ("advanced_icons", "heli_escape")]
    return f"{state.house.key}|{state.extras.helicopter}|{'|'.join(drawn)}"


def scene(state: DarkestState, seat: int | None, names: DarkestNames) -> Scene:
    return Scene(
        board_key(state),
        names.text["modes"][state.settings.mode],
        state.round,
        phase(state, names),
        turn(state, names),
        chips(state, names),
        goals(state, names),
        rules(state),
        pieces(state, names),
        heroes(state, names),
        piles(state, names),
        ending(state, seat, names),
        [*boards(state, names), *finds(state, names)],
        tracks(state, names),
        inset(state, names),
        MOODS[state.act],
        night(state),
    )


def night(state: DarkestState) -> float:
    """Return how dark the table is drawn: Darkness grows over it."""
    last = state.library.darkness_last if state.act == EXPLORATION else state.library.finale_last
    return round(min(1.0, DUSK + DEEPEST * state.darkness / last), 2)


def phase(state: DarkestState, names: DarkestNames) -> str:
    said = names.text["phases"]
    if state.result is not None:
        return str(said["over"])
    if state.act == EXPLORATION:
        if state.round == 0:
            return str(said["setup"])
        if state.active < 0:
            return str(said["upkeep"])
        is_acting = any(isinstance(step, Reactions) for step in state.agenda)
        return str(said["actions" if is_acting else "reactions"])
    word = "finale" if state.act == FINALE else "flight"
    is_acting = not any(isinstance(step, Resume) for step in state.agenda)
    return str(said[word if is_acting else f"{word}_reactions"])


def turn(state: DarkestState, names: DarkestNames) -> str:
    if state.act != EXPLORATION:
        return str(names.text["all_act"])
    if state.active < 0:
        return ""
    members = ", ".join(names.person(who) for who in state.group(state.active))
    return members or str(names.text["group"]).format(state.active + 1)


def chips(state: DarkestState, names: DarkestNames) -> list[Chip]:
    said = names.text["chips"]
    found = [Chip(said["zombies"], str(sum(len(horde) for horde in state.hordes)))]
    fire = sum(state.fire)
    if fire:
        found.append(Chip(said["fire"], str(fire), "orange"))
    if state.order:
        groups = ", ".join(str(group + 1) for group in state.order)
        found.append(Chip(said["order"], str(names.text["group"]).format(groups)))
    if state.last_round:
        found.append(Chip(said["last_round"], str(state.last_round), "red"))
    if state.bearer >= 0:
        found.append(Chip(said["cure"], names.person(state.bearer), "green"))
    if state.extras.victims:
        found.append(Chip(said["victims_left"], str(len(state.extras.victims))))
    return found


def goals(state: DarkestState, names: DarkestNames) -> list[GoalStatus]:
    said = names.text["goals"]
    left = sum(state.markers)
    total = CODE_MARKERS[state.settings.mode]
    is_entered = state.act != EXPLORATION
    is_open = is_entered or left == 0
    has_won = state.result is not None and bool(state.result.winners)
    is_over_with = state.act == FLIGHT or has_won
    health = (
        ""
        if state.nemesis is None
        else str(names.text["states"]["cubes_left"]).format(sum(state.nemesis.cubes))
    )
    found = [
        GoalStatus(said["open_laboratory"], is_open, f"{total if is_open else total - left}/{total}"),
        GoalStatus(said["enter_laboratory"], is_entered),
        GoalStatus(said["defeat_nemesis"], is_over_with, health),
    ]
    if state.settings.options["heli_escape"] == "on":
        if state.act == FLIGHT:
            aboard = len([one for one in state.survivors if one.is_aboard])
            text = str(said["escape"]).format(needed(state))
            found.append(GoalStatus(text, has_won, f"{aboard}/{needed(state)}"))
        else:
            found.append(GoalStatus(said["escape_later"], False))
    return found


def rules(state: DarkestState) -> list[str]:
    """Return the rules that the mode and the options bring along."""
    options = state.settings.options
    found = list(MODE_RULES[state.settings.mode])
    for option, ids in OPTION_RULES.items():
        if options[option] == "on":
            found += ids
    if options["victims"] != "0":
        found += VICTIM_RULES
    if any(options[kind] != "0" for kind in SPECIALS):
        found += SPECIAL_RULES
        found += [f"ddd.zexp.{kind.replace('_', '-')}" for kind in SPECIALS if options[kind] != "0"]
    return found


def area_id(board: str, area: int) -> str:
    return f"area/{board}/{area}"


def boards(state: DarkestState, names: DarkestNames) -> list[Hand]:
    """Return the boards of the Creature and the Nemesis, with their damage areas as cards."""
    said = names.text["boards"]
    values = names.text["values"]
    found: list[Hand] = []
    if state.creature is not None:
        type = state.creature_type()
        cards = [
            Card(
                area_id("creature", area),
                f"area_{AREAS[colour]}",
                said["area"][colour],
                [(values["damage"], f"{state.creature.damage[area]}/{type.damage[area]}")],
                [],
                said["area_text"][colour],
                state.creature.damage[area] >= type.damage[area],
            )
            for area, colour in enumerate(type.areas)
        ]
        name = names.thing("creature", type.id)
        moves = str(type.move or said["rolled"])
        title = said["creature"].format(name, moves, type.attack)
        note = rule_title(type.rule, names.language)
        found.append(Hand("hand/creature", title, None, len(cards), cards, note=note))
    if state.nemesis is not None:
        type = state.nemesis_type()
        cards = [
            Card(
                area_id("nemesis", area),
                f"area_{AREAS[colour]}",
                said["area"][colour],
                [(values["cubes"], str(state.nemesis.cubes[area]))],
                [],
                said["area_text"][colour],
                state.nemesis.cubes[area] == 0,
            )
            for area, colour in enumerate(type.areas)
        ]
        name = names.thing("nemesis", type.id)
        title = said["creature"].format(name, type.move, type.attack)
        note = rule_title(type.rule, names.language)
        found.append(Hand("hand/nemesis", title, None, len(cards), cards, note=note))
    return found


def finds(state: DarkestState, names: DarkestNames) -> list[Hand]:
    """Return the cards that a Search has found and nobody has been given yet."""
    for step in (state.asking, *reversed(state.agenda)):
        if isinstance(step, HandOut):
            cards = [card_of(state, card, names.language) for card in step.cards]
            return [Hand("hand/found", names.text["found"], None, len(cards), cards)]
    return []


def ending(state: DarkestState, seat: int | None, names: DarkestNames) -> Ending | None:
    """Return how the game has ended: all players win or lose together, and the rule says by what."""
    result = state.result
    if result is None:
        return None
    outcome = result.outcome(seat or 0)
    return Ending(outcome, names.text["endings"][outcome][result.rule], result.rule)
