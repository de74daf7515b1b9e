"""Survivors' dashboards: health, Actions, Adrenaline, inventory, skills."""

from collections.abc import Callable

from veglia.games.zombicide.engine.rules.pay import uses_left
from veglia.games.zombicide.engine.rules.state import (
    LONE,
    NO_CARD,
    NO_COMPANION,
    OFF_BOARD,
    Survivor,
)
from veglia.games.zombicide.engine.rules.turn import SETUP
from veglia.games.zombicide.engine.show.before import Before
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.shelf import Owned
from veglia.kernel.scene import Bar, BarMark, Hero, Skill, Slot
from veglia.show.ids import figure_id, slot_id

# What a title says about a Survivor, by number.
Notes = Callable[[int], list[str]]
LEVELS = ("blue", "yellow", "orange", "red")
# Slots that are only there while something lies in them.
PASSING = ("attached", "new")


def heroes(context: Context, notes: Notes, before: Before | None = None) -> list[Hero]:
    """Return all dashboards; `notes` is what the title has to say about each Survivor."""
    memory = context.content.heroes
    survivors = context.state.survivors
    drawn: list[Hero] = []
    if before is not None and before.is_dashboard_like:
        drawn = before.scene.heroes
        if before.all_same:
            return drawn
    found: list[Hero] = []
    for who, survivor in enumerate(survivors):
        if before is not None and drawn and before.same[who]:
            found.append(drawn[who])
            continue
        said = _notes(context, survivor) + notes(who)
        key = _key(context, who, survivor, said)
        found.append(memory.get(key) or memory.keep(key, _hero(context, who, survivor, said)))
    return found


def _key(context: Context, who: int, survivor: Survivor, said: list[str]) -> tuple[object, ...]:
    """Return all that a dashboard depends on: most of them are the same from one choice to the next."""
    empty = context.state.empty
    return (
        who,
        survivor.profile,
        survivor.seat,
        *survivor.cards,
        survivor.skills,
        survivor.classes,
        survivor.health,
        survivor.wounds,
        survivor.ap,
        survivor.level,
        survivor.actions,
        survivor.free,
        survivor.used,
        survivor.zone < 0,
        context.state.turn.phase == SETUP,
        who == context.state.turn.active,
        *(card in empty for card in survivor.cards if empty),
        *said,
    )


def _hero(context: Context, who: int, survivor: Survivor, notes: list[str]) -> Hero:
    state = context.state
    profile = state.scenario.library.profiles[survivor.profile]
    is_companion = survivor.leader != NO_COMPANION
    return Hero(
        figure_id(who),
        context.look.heroes[profile.id],
        profile.name,
        context.content.hero_title(survivor),
        None if is_companion else survivor.seat,
        who == state.turn.active,
        _out(context, survivor),
        [_health(context, survivor), _progress(context, survivor)],
        survivor.actions,
        len(survivor.free),
        [] if is_companion else _slots(context, who, survivor),
        [] if is_companion else _skills(context, who, survivor),
        notes,
    )


def _out(context: Context, survivor: Survivor) -> str:
    if survivor.wounds >= survivor.health:
        return str(context.text["out"]["eliminated"])
    if survivor.zone == OFF_BOARD and context.state.turn.phase != SETUP:
        return str(context.text["out"]["escaped"])
    return ""


def _health(context: Context, survivor: Survivor) -> Bar:
    memory = context.content.bars
    key = ("health", survivor.health, survivor.wounds)
    name = context.text["bars"]["health"]
    left = survivor.health - survivor.wounds
    return memory.get(key) or memory.keep(key, Bar(name, left, survivor.health, shape="hearts"))


def _progress(context: Context, survivor: Survivor) -> Bar:
    memory = context.content.bars
    key = ("adrenaline", survivor.ap)
    return memory.get(key) or memory.keep(key, _adrenaline(context, survivor))


def _adrenaline(context: Context, survivor: Survivor) -> Bar:
    limits = context.state.scenario.library.levels
    names = context.text["levels"]
    marks = [BarMark(at, colour, names[colour]) for at, colour in zip((0, *limits), LEVELS, strict=True)]
    return Bar(context.text["bars"]["adrenaline"], survivor.ap, limits[-1], marks)


def _slots(context: Context, who: int, survivor: Survivor) -> list[Slot]:
    """Return the slots of the inventory; some are shown only while something lies in them."""
    spent = context.state.empty
    memory = context.content.slots
    kinds = context.look.slots
    found: list[Slot] = []
    for slot, card in enumerate(survivor.cards):
        if card == NO_CARD and kinds[slot] in PASSING:
            continue
        is_spent = card in spent
        key = (who, slot, card, is_spent)
        found.append(memory.get(key) or memory.keep(key, _slot(context, who, slot, card, is_spent)))
    return found


def _slot(context: Context, who: int, slot: int, card: int, is_spent: bool) -> Slot:
    shown = None if card == NO_CARD else context.content.card(card, is_spent)
    return Slot(slot_id(who, slot), context.text["slots"][slot], context.look.slots[slot], shown)


def _skills(context: Context, who: int, survivor: Survivor) -> list[Skill]:
    """Return the skills of a Survivor; which of them are spent is only told of the one whose Turn it is."""
    memory = context.content.skill_lists
    is_active = who == context.state.turn.active
    key = (
        survivor.profile,
        survivor.skills,
        survivor.level,
        is_active,
        survivor.free if is_active else (),
        survivor.used if is_active else (),
    )
    return memory.get(key) or memory.keep(key, _drawn_skills(context, who, survivor))


def _drawn_skills(context: Context, who: int, survivor: Survivor) -> list[Skill]:
    """Return the skills of the card by level, then those that came from elsewhere."""
    library = context.state.scenario.library
    left = list(survivor.skills)
    found: list[Skill] = []
    for level, skills in zip(LEVELS, library.profiles[survivor.profile].skills, strict=True):
        for skill in skills:
            id = library.traits[skill].id
            if skill in left:
                left.remove(skill)
                found.append(context.content.skill(id, _use(context, who, skill), level))
            else:
                found.append(context.content.skill(id, "later", level))
    for skill in left:
        id = library.traits[skill].id
        found.append(context.content.skill(id, _use(context, who, skill), LEVELS[survivor.level]))
    return found


def _use(context: Context, who: int, skill: int) -> Owned:
    """Return whether a skill can be used still in the Turn under way."""
    state = context.state
    if who != state.turn.active:
        return "have"
    trait = state.scenario.library.traits[skill]
    ability = trait.once_per_turn()
    is_used = ability > 0 and not uses_left(state, who, ability)
    scope = trait.free_scope()
    is_paid = scope != 0 and scope not in state.survivors[who].free
    return "spent" if is_used or is_paid else "have"


def _notes(context: Context, survivor: Survivor) -> list[str]:
    said = context.text["notes"]
    notes: list[str] = []
    if survivor.leader == LONE:
        notes.append(said["lone"])
    elif survivor.leader >= 0:
        notes.append(said["follows"].format(name=context.names.survivor(survivor.leader)))
    elif survivor.has_acted and not survivor.actions:
        notes.append(said["acted"])
    return notes
