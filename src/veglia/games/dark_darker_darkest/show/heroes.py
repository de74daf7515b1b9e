# veglia: interpreted
"""The boards of the Survivors: Health, experience, virus, inventory, abilities."""

from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.effects import burden, escape_value, spaces, virus_limit
from veglia.games.dark_darker_darkest.rules.pieces import BIRD_GRIP, FAR_GRIP, FREE
from veglia.games.dark_darker_darkest.rules.radiation import MOST_MARKERS
from veglia.games.dark_darker_darkest.rules.settings import MOST_XP
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.show.cards import card_of, code_card
from veglia.games.dark_darker_darkest.show.texts import rule_text
from veglia.games.dark_darker_darkest.show.words import DarkestNames
from veglia.kernel.scene import Bar, BarMark, Hero, Skill, Slot
from veglia.show.ids import figure_id, skill_id, slot_id

# Colours of the zones of the Health track, from full Health on.
ZONES = ("green", "yellow", "orange", "red")
LEVELS = ("blue", "yellow", "orange", "red", "violet")
INNATE = "innate"


def ability_id(profile: str, ability: str) -> str:
    """Return the id of an ability: the innate one is different for each Survivor."""
    return skill_id(f"{INNATE}_{profile}" if ability == INNATE else ability)


def heroes(state: DarkestState, names: DarkestNames) -> list[Hero]:
    return [hero(state, who, names) for who in range(len(state.survivors))]


def hero(state: DarkestState, who: int, names: DarkestNames) -> Hero:
    survivor = state.survivors[who]
    profile = state.profile(who)
    out = ""
    if survivor.is_aboard:
        out = names.text["aboard"]
    elif not survivor.is_in_play():
        out = names.text["dead"]
    return Hero(
        figure_id(who),
        profile.id,
        profile.name,
        content.titles()[profile.id][names.language],
        survivor.seat,
        survivor.is_in_play() and survivor.group == state.active and survivor.group >= 0,
        out,
        bars(state, who, names),
        survivor.ap,
        0,
        slots(state, who, names),
        skills(state, who, names),
        notes(state, who, names),
    )


def bars(state: DarkestState, who: int, names: DarkestNames) -> list[Bar]:
    said = names.text["bars"]
    survivor = state.survivors[who]
    found = [health_bar(state, who, names)]
    marks = [
        BarMark(one.xp, LEVELS[place % len(LEVELS)], names.ability(who, place))
        for place, one in enumerate(state.profile(who).abilities)
        if place > 0
    ]
    found.append(Bar(said["xp"], survivor.xp, MOST_XP, marks))
    found.append(Bar(said["virus"], survivor.virus(), max(2, virus_limit(state, who)), shape="discs"))
    if state.house.plan.reactor >= 0:
        found.append(Bar(said["radiation"], survivor.radiation, MOST_MARKERS, shape="discs"))
    return found


def health_bar(state: DarkestState, who: int, names: DarkestNames) -> Bar:
    """Return the Health track: from each mark on, counted from the skull, there are so many Action Points."""
    track = state.settings.track
    most = len(track)
    marks: list[BarMark] = []
    for wounds in range(most - 1, -1, -1):
        health = most - wounds
        if wounds == most - 1 or track[wounds] != track[wounds + 1]:
            zone = len({points for points in track if points > track[wounds]})
            name = names.text["bars"]["action_points"].format(track[wounds])
            marks.append(BarMark(health, ZONES[min(zone, len(ZONES) - 1)], name))
    left = most - state.survivors[who].wounds if state.survivors[who].room >= 0 else 0
    return Bar(names.text["bars"]["health"], left, most, marks)


def slots(state: DarkestState, who: int, names: DarkestNames) -> list[Slot]:
    """Return what a Survivor has: equipped, stowed, Code Tokens."""
    survivor = state.survivors[who]
    said = names.text["slots"]
    found: list[Slot] = []
    for kind, cards in (("hand", survivor.right), ("pack", survivor.left)):
        for card in cards:
            shown = card_of(state, card, names.language)
            found.append(Slot(slot_id(who, len(found)), said[kind], kind, shown))
    for code in survivor.codes:
        shown = code_card(state, code, names.language)
        found.append(Slot(slot_id(who, len(found)), said["code"], "code", shown))
    return found


def skills(state: DarkestState, who: int, names: DarkestNames) -> list[Skill]:
    """Return the abilities, from left to right; what the virus has taken is spent."""
    survivor = state.survivors[who]
    profile = state.profile(who)
    count = len(profile.abilities)
    found: list[Skill] = []
    for place, one in enumerate(profile.abilities):
        is_lost = place > 0 and place > count - 1 - survivor.cube
        has = bool(survivor.bought >> place & 1)
        found.append(
            Skill(
                ability_id(profile.id, one.id),
                names.ability(who, place),
                rule_text(one.rule, names.language),
                one.rule,
                "have" if has else "spent" if is_lost else "later",
                LEVELS[place % len(LEVELS)],
                ability_id(profile.id, one.id).removeprefix("skill/"),
            )
        )
    return found


def notes(state: DarkestState, who: int, names: DarkestNames) -> list[str]:
    survivor = state.survivors[who]
    said = names.text["notes"]
    if not survivor.is_in_play():
        return []
    found: list[str] = []
    if survivor.grip != FREE:
        word = {BIRD_GRIP: "bird_grip", FAR_GRIP: "far_grip"}.get(survivor.grip, "gripped")
        found.append(said[word])
    if survivor.held_ap:
        found.append(said["held"].format(survivor.held_ap))
    if who == state.bearer:
        found.append(said["cure"])
    if state.is_before_finale() and survivor.group >= 0:
        found.append(said["group"].format(survivor.group + 1))
    if survivor.virus() >= virus_limit(state, who):
        found.append(said["virus"])
    if survivor.is_masked:
        found.append(said["masked"])
    loans = len([loan for loan in state.extras.loans if loan[0] == who])
    if loans:
        found.append(said["loans"].format(loans))
    found.append(said["burden"].format(burden(state, who), spaces(state, who)))
    found.append(said["escape"].format(escape_value(state, who)))
    return found
