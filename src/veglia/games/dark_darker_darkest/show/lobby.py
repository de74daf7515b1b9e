# veglia: interpreted
"""What there is to choose before a game: modes, Survivors, the house, expansions, difficulty."""

from veglia.games.dark_darker_darkest.rules import agreeing, content
from veglia.games.dark_darker_darkest.rules.content import LANGUAGES
from veglia.games.dark_darker_darkest.rules.illegal_house import IllegalHouse
from veglia.games.dark_darker_darkest.rules.library import Profile
from veglia.games.dark_darker_darkest.rules.settings import HAZMAT, HOUSE, MODES, VALUES
from veglia.games.dark_darker_darkest.show.faults import fault_text
from veglia.games.dark_darker_darkest.show.guide import guide
from veglia.games.dark_darker_darkest.show.heroes import LEVELS, ability_id
from veglia.games.dark_darker_darkest.show.texts import lobby_texts, piece_looks, rule_text, rule_title, texts
from veglia.kernel.errors import BadSetup
from veglia.kernel.offers import Reason
from veglia.kernel.presentation import (
    Lobby,
    LobbyBuilder,
    LobbyHero,
    LobbyMission,
    LobbyOption,
    LobbyWords,
)
from veglia.kernel.scene import Skill

DIFFICULTY = {"dark": "easy", "darker": "medium", "darkest": "hard"}
# The groups of options, in their order.
GROUPS = {
    "house": (HOUSE, "camera_facing", "advanced_icons"),
    "expansions": (
        "kickstarter_survivors",
        "kickstarter_enemies",
        "kickstarter_tiles",
        "kickstarter_cards",
        "radioactive",
        "leak_space",
        HAZMAT,
        "victims",
        "heli_escape",
        "disco_doll",
        "guts",
        "chunk",
        "tuff_guy",
    ),
    "levers": (
        "zombie_values",
        "board_side",
        "corner_functions",
        "code_mix",
        "extra_round",
        "reroll_six",
        "good_code",
    ),
}
RADIOACTIVE = {"radioactive": "on"}
NEEDS = {"leak_space": RADIOACTIVE, HAZMAT: RADIOACTIVE}
BY_CHANCE = ("random", "random:easy", "random:hard")
EMPTY = "empty"


def lobby(language: str) -> Lobby:
    own = lobby_texts(language)
    return Lobby(
        "dark_darker_darkest",
        texts(language)["name"],
        piece_looks().theme,
        list(LANGUAGES),
        agreeing.MOST_SURVIVORS,
        agreeing.MOST_SURVIVORS,
        [mission(mode, language) for mode in MODES],
        [survivor(profile, language) for profile in content.library().profiles],
        [option(id, group, language) for group, ids in GROUPS.items() for id in ids],
        least_heroes=agreeing.LEAST_SURVIVORS,
        advice=[Reason(text, rule) for rule, text in own["advice"].items()],
        most_at_seat=agreeing.MOST_SURVIVORS,
        words=LobbyWords(own["no_figure"], own["one_figure"], own["figures"]),
        chapters=own["chapters"],
        guide=guide(language),
        builder=LobbyBuilder(HOUSE, own["builder"]["name"], own["builder"]["text"], starts(language)),
    )


def mission(mode: str, language: str) -> LobbyMission:
    """Return a mode; the book says nothing about playing times."""
    said = lobby_texts(language)["modes"][mode]
    name: str = texts(language)["modes"][mode]
    roster = agreeing.roster(agreeing.check_options({}))
    party = list(agreeing.USUAL)
    return LobbyMission(mode, name, DIFFICULTY[mode], said["difficulty"], 0, said["summary"], roster, party)


def survivor(profile: Profile, language: str) -> LobbyHero:
    skills = [
        Skill(
            ability_id(profile.id, one.id),
            ability_name(profile, place, language),
            rule_text(one.rule, language),
            one.rule,
            "have" if place == 0 else "later",
            LEVELS[place % len(LEVELS)],
            ability_id(profile.id, one.id).removeprefix("skill/"),
        )
        for place, one in enumerate(profile.abilities)
    ]
    title = content.titles()[profile.id][language]
    return LobbyHero(profile.id, profile.id, profile.name, title, skills)


def ability_name(profile: Profile, place: int, language: str) -> str:
    """Return the name of an ability: the innate one has that of its rule."""
    ability = profile.abilities[place]
    if place == 0:
        return rule_title(ability.rule, language)
    return content.names()["ability"][ability.id][language]


def option(id: str, group: str, language: str) -> LobbyOption:
    own = lobby_texts(language)
    said = own["options"][id]
    names = own["values"]
    if id == HOUSE:
        values = [(value, name) for value, name in starts(language) if value != EMPTY]
    elif id == HAZMAT:
        people = [(profile.id, profile.name) for profile in content.library().profiles]
        values = [(agreeing.FIRST, names[agreeing.FIRST]), *people]
    else:
        values = [(value, str(names.get(value, value))) for value in VALUES[id]]
    return LobbyOption(id, said["name"], said["text"], values, own["groups"][group], NEEDS.get(id, {}))


def starts(language: str) -> list[tuple[str, str]]:
    """Return the houses to play or to begin building with."""
    names: dict[str, str] = lobby_texts(language)["houses"]
    return [(value, names[value]) for value in (*content.houses(), *BY_CHANCE, EMPTY)]


def bad_setup(problem: BadSetup, language: str) -> str:
    """Return what is wrong with a set-up, in words; of a house every fault."""
    own = lobby_texts(language)
    if isinstance(problem, IllegalHouse):
        said = " ".join(fault_text([*problem.plan.tiles], fault, language) for fault in problem.faults)
        return str(own["setup"]["illegal_house"]).format(faults=said)
    values = {name: value_name(name, value, language) for name, value in problem.values.items()}
    sentence: str = own["setup"][problem.reason]
    return sentence.format(**values)


def value_name(name: str, value: str, language: str) -> str:
    """Return a value of a problem as players call it; what does not exist stays as it was written."""
    own = lobby_texts(language)
    if name == "option":
        return str(own["options"][value]["name"]) if value in own["options"] else value
    if name == "survivor":
        profiles = {profile.id: profile.name for profile in content.library().profiles}
        return profiles.get(value, value)
    return value
