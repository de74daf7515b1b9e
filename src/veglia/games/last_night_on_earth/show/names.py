# veglia: interpreted
"""Names of things in sentences."""

from collections.abc import Callable
from typing import Any

from veglia.games.last_night_on_earth.rules.events import DieRolled, LastingBegan, LastingEnded
from veglia.games.last_night_on_earth.rules.explosions import BlastRolled
from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.models import (
    BROWN,
    FIRST_ZOMBIE_HERO,
    GREEN,
    HEROES,
    RED,
    ZOMBIES,
)
from veglia.games.last_night_on_earth.rules.plays import Moment, PickNumber, Targeted, UseAbility
from veglia.games.last_night_on_earth.rules.questions import Choose
from veglia.games.last_night_on_earth.rules.spawning import kind_of
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import EAST, NORTH, SOUTH, WEST
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.show.texts import said_in, sentences, texts
from veglia.kernel.words import Words, after, parts_of
from veglia.show.names import Names

# Fields that name a Hero.
HEROES_IN = ("hero", "bearer", "to")
# Where a Search takes its card from, by its number.
ORIGINS = ("hero", "unique", "tactic", "pick_up")
WAYS = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}


class LastNightNames(Names):
    """The names of things of a state in one language."""

    def __init__(self, state: LastNightState, language: str) -> None:
        self.state = state
        self.language = language
        self.text = texts(language)
        self.namers: dict[str, Callable[[int], str]] = {
            **dict.fromkeys(HEROES_IN, self.person),
            "card": self.card,
            "pick": self.card,
            "ability": self.ability,
            "zombie": self.zombie,
            "space": self.space,
            "start": self.space,
            "end": self.space,
            "building": self.building,
            "wall": self.wall,
            "seat": self.seat,
            "side": self.side,
            "origin": self.origin,
            "letter": self.letter,
            "front": self.front,
            "other": self.card,
        }

    def put(self, thing: object, field: str, wording: str) -> str:
        value = getattr(thing, field)
        if isinstance(value, Moment):
            return self.of_moment(value, wording)
        if field == "trait":
            return self.placed(thing) if wording == "where" else self.trait(value)
        if isinstance(value, str):
            return str(self.text["pieces"].get(value, value)) if wording == "marker" else value
        if isinstance(value, tuple):
            if wording.startswith("zombie"):
                # The place that a Zombie has among what a card remembers.
                return self.in_place(value[int(wording.removeprefix("zombie"))])
            if field == "cards":
                # There may be commas in names.
                return "; ".join(map(self.card, value))
            return ", ".join(map(str, value))
        if field == "card" and wording == "aimed":
            return self.aimed(thing)
        if field == "seat" and wording == "player":
            return self.player(thing)
        if field == "building" and value < 0:
            return str(self.text["roll_again"])
        if field == "number" and isinstance(thing, PickNumber):
            return self.numbered(value)
        if field == "die":
            return self.die(thing, value)
        if wording == "counted":
            return "" if value == getattr(thing, "face", value) else str(self.text["counts_as"]).format(value)
        if wording == "rolled" and isinstance(thing, DieRolled):
            return self.rolled(thing)
        if wording == "needs":
            return str(self.text["needs"]).format(value) if value > 1 else ""
        if wording == "signed":
            return f" {value:+d}" if value else ""
        if wording == "caught" and isinstance(thing, BlastRolled):
            return self.caught(thing)
        if wording == "more":
            return f", {value}" if value else ""
        if wording == "or_building":
            return self.space(value) or self.building(getattr(thing, "building", -1))
        name = self.namers.get(field)
        if name is None:
            return str(value)
        if wording == "apart":
            return self.apart(value)
        said = name(value)
        return self.in_place(value) if wording == "where" else said

    def of_moment(self, about: Moment, wording: str) -> str:
        """Return what a window is about: its Hero, Zombie, card, space or number."""
        if wording == "hero" and about.hero < 0:
            # Who is about to take a Wound and is no Hero.
            return str(self.text["ally"])
        if wording == "card" and about.card < 0:
            # What acts like a card that has been announced.
            return str(self.text["contagion"])
        return self.put(about, wording, "")

    def rolled(self, thing: DieRolled) -> str:
        """Return what a die was rolled for: a card, or an ability and its Hero."""
        if thing.card >= 0 or not thing.trait:
            return self.card(thing.card)
        name = self.trait(thing.trait)
        return f"{name} ({self.hero(thing.hero)})" if thing.hero >= 0 else name

    def caught(self, thing: BlastRolled) -> str:
        """Return who or what is in reach of an explosion."""
        if thing.hero >= 0:
            return self.hero(thing.hero)
        if thing.zombie >= 0:
            return self.zombie(thing.zombie)
        is_ally = thing.rule == "lnoe.combine.dynamite-adjacent"
        return str(self.text["ally"] if is_ally else self.text["pieces"]["gas"])

    def placed(self, thing: object) -> str:
        """Return what lies on the table, and on what."""
        assert isinstance(thing, LastingBegan | LastingEnded)
        name = self.trait(thing.trait)
        if thing.space >= 0:
            return f"{name}, {self.space(thing.space)}"
        where = [
            self.hero(thing.hero) if thing.hero >= 0 else "",
            self.building(thing.building) if thing.building >= 0 else "",
        ]
        told = ", ".join(one for one in where if one)
        return f"{name} ({told})" if told else name

    def player(self, thing: object) -> str:
        """Return the Hero who plays a card, or the player where there is none."""
        hero: int = getattr(thing, "hero", -1)
        seat: int = getattr(thing, "seat", -1)
        return self.person(hero) if hero >= 0 else self.seat(seat)

    def numbered(self, number: int) -> str:
        """Return one of several ways to go on, as the question of a card names it."""
        asking = self.state.asking
        if isinstance(asking, Choose):
            for name in question_names(self.state, asking):
                if f"{name}.{number}" in sentences(self.language):
                    return sentences(self.language)[f"{name}.{number}"]
        return str(number)

    def side(self, side: int) -> str:
        return str(self.text["sides"]["heroes" if side == HEROES else "zombies"])

    def origin(self, origin: int) -> str:
        """Return where a Search takes its card from."""
        return str(self.text["origins"][ORIGINS[origin]])

    def letter(self, letter: int) -> str:
        return "AB"[letter]

    def front(self, front: int) -> str:
        """Return what is on an Exploration marker."""
        return str(self.text["fronts"][str(front)])

    def die(self, thing: object, die: int) -> str:
        """Return a die of the fight by its place in its pool, and what it shows."""
        if die < 0:
            return ""
        fight, asking = self.state.fight, self.state.asking
        said = str(self.text["die"])
        if fight is None:
            return said.format(die + 1)
        dice = [*fight.hero_dice, *fight.zombie_dice] if isinstance(thing, Targeted) else fight.hero_dice
        if isinstance(asking, Choose) and asking.trait in self.text["zombie_pool"]:
            dice = fight.zombie_dice
        return f"{said.format(die + 1)} ({dice[die]})" if die < len(dice) else said.format(die + 1)

    def hero(self, hero: int) -> str:
        if hero < 0:
            return str(self.text["nobody"])
        kind = self.state.content.heroes[self.state.heroes[hero].kind]
        return said_in(library().heroes[kind.id].name, self.language)

    def person(self, hero: int) -> str:
        """Return a Hero as sentences name them: a title has an article where the language wants one."""
        kind = self.state.heroes[hero].kind if hero >= 0 else -1
        titled: dict[str, str] = self.text["titled"]
        return (
            titled.get(self.state.content.heroes[kind].id, self.hero(hero)) if kind >= 0 else self.hero(hero)
        )

    def card(self, card: int) -> str:
        if card < 0:
            return ""
        return said_in(library().cards[self.state.kind(card).id].name, self.language)

    def ability(self, place: int) -> str:
        id = self.state.content.abilities[place].id
        return ability_name(id, self.language)

    def trait(self, key: str) -> str:
        """Return the name of what a trait belongs to: a card, an ability or a marker."""
        if key in library().cards:
            return said_in(library().cards[key].name, self.language)
        if key.startswith("ability/"):
            return ability_name(key.removeprefix("ability/"), self.language)
        return str(self.text["markers"].get(key.removeprefix("marker/"), key))

    def zombie(self, number: int) -> str:
        if number < 0:
            return str(self.text["zombies"]["zombie"])
        if number >= FIRST_ZOMBIE_HERO:
            return str(self.text["zombies"]["hero"]).format(self.hero(number - FIRST_ZOMBIE_HERO))
        kind = kind_of(number)
        if kind == RED:
            return str(self.text["zombies"]["red"])
        if self.state.sides.count(ZOMBIES) > 1:
            return str(self.text["zombies"]["green" if kind == GREEN else "brown"])
        return str(self.text["zombies"]["zombie"])

    def apart(self, number: int) -> str:
        """Return a Zombie, with its colour where one of the other colour stands beside it."""
        zombie = self.state.zombie(number)
        if zombie is None or zombie.kind not in (GREEN, BROWN):
            return self.zombie(number)
        beside = {other.kind for other in self.state.zombies if other.space == zombie.space}
        if not {GREEN, BROWN} <= beside:
            return self.zombie(number)
        return str(self.text["zombies"]["green" if zombie.kind == GREEN else "brown"])

    def space(self, space: int) -> str:
        """Return a space as column and row, and the building or place that it belongs to."""
        town = self.state.town
        if space < 0:
            return ""
        if town.is_sewer(space):
            letter = "AB"[space - town.sewer(0)]
            return str(self.text["sewer"]).format(letter)
        named = town.zone[space]
        place = coordinates(town.rows[space], town.cols[space])
        return place if named < 0 else f"{place} ({said_in(library().zones[named].name, self.language)})"

    def building(self, building: int) -> str:
        """Return a building; sentences have the article, where the language wants one."""
        if building < 0:
            return ""
        zone = self.state.town.buildings[building].zone
        return said_in(library().zones[zone].name, self.language).removeprefix("The ")

    def wall(self, wall: int) -> str:
        """Return a wall as the side of its building."""
        if wall < 0:
            return ""
        town = self.state.town
        run = town.walls[wall]
        if run.is_inner:
            return str(self.text["walls"]["inner"]).format(self.building(run.building))
        space, way = divmod(run.edges[0], 4)
        if town.building[space] != run.building:
            way = (way + 2) % 4
        return str(self.text["walls"][WAYS[way]]).format(self.building(run.building))

    def seat(self, seat: int) -> str:
        if seat < 0:
            return str(self.text["nobody"])
        if self.state.sides[seat] == HEROES:
            return str(self.text["players"]["heroes"])
        seats = self.state.seats_of(ZOMBIES)
        if len(seats) == 1:
            return str(self.text["players"]["zombies"])
        return str(self.text["players"]["brown" if seat == seats[0] else "green"])

    def aimed(self, thing: object) -> str:
        """Return what is used, and whom or what it is aimed at."""
        assert isinstance(thing, Targeted)
        name = self.ability(thing.card) if isinstance(thing, UseAbility) else self.card(thing.card)
        # Who fights is known to all: what is aimed at them in their fight need not say so.
        fight = self.state.fight
        is_of_fight = fight is not None and (thing.hero, thing.zombie) == (fight.hero, fight.zombie)
        # A Zombie is named with its space.
        zombie = "" if is_of_fight or thing.zombie < 0 else self.in_place(thing.zombie)
        space = self.space(thing.space)
        aims = [
            self.hero(thing.hero) if thing.hero >= 0 and not is_of_fight else "",
            zombie,
            "" if zombie and space == self.standing(thing.zombie) else space,
            self.building(thing.building),
            self.wall(thing.wall),
            self.die(thing, thing.die),
            self.card(thing.pick),
            self.mode(thing),
        ]
        told = ", ".join(aim for aim in aims if aim)
        return f"{name}: {told}" if told else name

    def mode(self, thing: Targeted) -> str:
        """Return which of several effects is meant, where the texts name them: by card, or by its trait."""
        if isinstance(thing, UseAbility):
            trait = self.state.content.abilities[thing.card].trait
        elif thing.card >= 0:
            trait = self.state.kind(thing.card).trait
        else:
            return ""
        modes = self.text["modes"]
        for name in (trait.id, *trait_modules(trait)):
            if name in modes:
                return str(modes[name].get(str(thing.mode), ""))
        return ""

    def in_place(self, number: int) -> str:
        """Return a Zombie, and where it stands."""
        standing = self.standing(number)
        return f"{self.zombie(number)} in {standing}" if standing else self.zombie(number)

    def standing(self, number: int) -> str:
        """Return where a Zombie stands."""
        zombie = self.state.zombie(number)
        return "" if zombie is None else self.space(zombie.space)


def ability_name(id: str, language: str) -> str:
    for hero in library().heroes.values():
        for row in [*hero.abilities, hero.advanced]:
            if row.id == id:
                return said_in(row.name, language)
    return said_in(library().zombie_abilities[id].name, language)


def coordinates(row: int, col: int) -> str:
    """Return a space as a letter and a number; beyond the town columns and rows have negative numbers."""
    letter = chr(ord("A") + col) if 0 <= col < 26 else f"{col + 1}/"
    return f"{letter}{row + 1}"


def question_names(state: LastNightState, asking: Choose) -> list[str]:
    """Return the names under which the sentence of a card's question may stand.

    That is the card itself, then the modules of its trait: cards may share one.
    """
    names = (asking.trait, *trait_modules(state.content.traits[asking.trait]))
    return [f"{name}.{asking.choice.topic}" for name in names]


def trait_modules(trait: Trait[Any]) -> list[str]:
    """Return the names of the modules in which a trait and those that it extends are written."""
    return [one.__module__.rpartition(".")[2] for one in type(trait).__mro__]


class LastNightWords(Words):
    """The sentences of one language; a question of a card has its own."""

    def __init__(self, language: str, sentences: dict[str, str], names: LastNightNames) -> None:
        super().__init__(language, sentences, names.put)
        self.names = names
        joins: dict[str, str] = names.text["joins"]
        # A preposition and an article that stand together become one word.
        self.joins = [(f" {apart}", f" {one}") for apart, one in joins.items() if apart != one]

    def say(self, thing: object) -> str:
        if isinstance(thing, Choose):
            for name in question_names(self.names.state, thing):
                if name in self.sentences:
                    return self.joined(self.asked(thing, self.sentences[name]))
        return self.joined(super().say(thing))

    def joined(self, said: str) -> str:
        for apart, one in self.joins:
            said = said.replace(apart, one)
        return said

    def asked(self, thing: Choose, sentence: str) -> str:
        """Return the question of a card: its fields are those of the choice, and the card's own name."""
        said = ""
        for text, field, wording in parts_of(sentence):
            said += after(said, text)
            if field:
                said += self.names.put(thing if field == "trait" else thing.choice, field, wording)
        return said[:1].upper() + said[1:]


def words(state: LastNightState, language: str) -> LastNightWords:
    return LastNightWords(language, sentences(language), LastNightNames(state, language))
