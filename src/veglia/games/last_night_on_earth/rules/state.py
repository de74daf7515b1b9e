"""The state of a game."""

from typing import Any

from veglia.games.last_night_on_earth.rules.content import CardKind, Content, HeroKind
from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.models import (
    HEROES,
    ZOMBIES,
    Ally,
    Barricade,
    Hero,
    Lasting,
    Marker,
    Wounding,
    Zombie,
)
from veglia.games.last_night_on_earth.rules.plays import Played
from veglia.games.last_night_on_earth.rules.town import NO_SPACE, OUTDOORS, Town
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice
from veglia.kernel.machine import Ask, Result, State, Step


class LastNightState(State):
    """Everything on the table."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        content: Content,
        town: Town,
        scenario: str,
        rules: dict[str, int],
        sides: tuple[int, ...],
        heroes: list[Hero],
        zombies: list[Zombie],
        pool: list[int],
        hero_pool: list[int],
        hands: list[list[int]],
        hero_deck: Deck,
        zombie_deck: Deck,
        unique_deck: Deck,
        tactic_deck: Deck,
        grave_deck: Deck,
        manor_deck: list[int],
        removed: list[int],
        pooled: list[int],
        lasting: list[Lasting],
        stack: list[Played],
        fight: Fight | None,
        woundings: list[Wounding],
        pits: list[int],
        gas: list[int],
        barricades: list[Barricade],
        doors: list[int],
        locked_doors: list[int],
        sewers: list[tuple[int, int]],
        allies: list[Ally],
        markers: list[Marker],
        card_markers: dict[int, int],
        card_wounds: dict[int, int],
        weapon_users: dict[int, int],
        abilities_used: list[int],
        zombie_abilities: list[int],
        counts: dict[str, int],
        sun: int,
        round: int,
        phase: str,
        active: int,
        movement: int,
        fights: int,
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.content = content
        self.town = town
        self.scenario = scenario
        # Special rules and options in force, with their number.
        self.rules = rules
        # By seat: HEROES or ZOMBIES.
        self.sides = sides
        self.heroes = heroes
        self.zombies = zombies
        # Figures that can be placed.
        self.pool = pool
        # Heroes that are not in the game; who enters is drawn at random.
        self.hero_pool = hero_pool
        # By seat: the Zombie cards in hand.
        self.hands = hands
        self.hero_deck = hero_deck
        self.zombie_deck = zombie_deck
        self.unique_deck = unique_deck
        self.tactic_deck = tactic_deck
        self.grave_deck = grave_deck
        self.manor_deck = manor_deck
        # Cards that are out of the game.
        self.removed = removed
        # Cards that the Heroes look at: drawn to keep one, or to be shared out.
        self.pooled = pooled
        self.lasting = lasting
        # What has been announced and not resolved yet, the latest last.
        self.stack = stack
        self.fight = fight
        # Wounds about to be taken, the latest last.
        self.woundings = woundings
        self.pits = pits
        # Spaces with a Gas marker, once for each.
        self.gas = gas
        self.barricades = barricades
        # Edges with a Door marker, and with a Locked Door marker.
        self.doors = doors
        self.locked_doors = locked_doors
        # The entrances of each sewer in play.
        self.sewers = sewers
        self.allies = allies
        self.markers = markers
        # Ammo, Armor and Wound markers on cards.
        self.card_markers = card_markers
        self.card_wounds = card_wounds
        # Who has used which weapon in this turn, and which abilities and items have been used up in it.
        self.weapon_users = weapon_users
        self.abilities_used = abilities_used
        # Zombie Ability cards in play.
        self.zombie_abilities = zombie_abilities
        # Numbers of scenarios and goals: heroes_killed, zombies_killed ...
        self.counts = counts
        self.sun = sun
        self.round = round
        # The part of the round: one of the PHASE words of turn.py.
        self.phase = phase
        # The Hero who is activated, -1 for none, and his Movement result.
        self.active = active
        self.movement = movement
        self.fights = fights
        # By side, its seats: worked out of `sides` when first asked for, shared by copies.
        self._seats: list[list[int]] | None = None

    def copy(self) -> "LastNightState":
        twin = LastNightState(
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            self.content,
            self.town,
            self.scenario,
            self.rules,
            self.sides,
            [hero.copy() for hero in self.heroes],
            [zombie.copy() for zombie in self.zombies],
            self.pool[:],
            self.hero_pool[:],
            [hand[:] for hand in self.hands],
            self.hero_deck.copy(),
            self.zombie_deck.copy(),
            self.unique_deck.copy(),
            self.tactic_deck.copy(),
            self.grave_deck.copy(),
            self.manor_deck[:],
            self.removed[:],
            self.pooled[:],
            [one.copy() for one in self.lasting],
            [one.copy() for one in self.stack],
            None if self.fight is None else self.fight.copy(),
            [one.copy() for one in self.woundings],
            self.pits[:],
            self.gas[:],
            [one.copy() for one in self.barricades],
            self.doors[:],
            self.locked_doors[:],
            self.sewers[:],
            [one.copy() for one in self.allies],
            [one.copy() for one in self.markers],
            self.card_markers.copy(),
            self.card_wounds.copy(),
            self.weapon_users.copy(),
            self.abilities_used[:],
            self.zombie_abilities[:],
            self.counts.copy(),
            self.sun,
            self.round,
            self.phase,
            self.active,
            self.movement,
            self.fights,
        )
        twin.offered = self.offered
        twin._seats = self._seats
        return twin

    # Seats

    def seats_of(self, side: int) -> list[int]:
        """Return the seats of a side. The list is not to be changed."""
        found = self._seats
        if found is None:
            found = [
                [seat for seat, one in enumerate(self.sides) if one == each] for each in (HEROES, ZOMBIES)
            ]
            self._seats = found
        return found[side]

    def zombie_seat(self, colour: int) -> int:
        """Return the seat that plays a colour: the first Zombie seat is Brown, the second Green."""
        seats = self.seats_of(ZOMBIES)
        return seats[colour] if colour < len(seats) else seats[0]

    # Models

    def hero_kind(self, hero: int) -> HeroKind:
        return self.content.heroes[self.heroes[hero].kind]

    def is_alive(self, hero: int) -> bool:
        return self.heroes[hero].space != NO_SPACE

    def living(self) -> list[int]:
        """Return the Heroes in the game."""
        return [hero for hero, one in enumerate(self.heroes) if one.space != NO_SPACE]

    def heroes_in(self, space: int) -> list[int]:
        """Return the Heroes in a space; nobody is where those are who have left the game."""
        if space == NO_SPACE:
            return []
        return [hero for hero, one in enumerate(self.heroes) if one.space == space]

    def has_hero(self, space: int) -> bool:
        for one in self.heroes:
            if one.space == space:
                return True
        return False

    def zombies_in(self, space: int) -> list[Zombie]:
        return [zombie for zombie in self.zombies if zombie.space == space]

    def zombie(self, number: int) -> Zombie | None:
        """Return a Zombie by its number, None if it is not on the board."""
        for zombie in self.zombies:
            if zombie.number == number:
                return zombie
        return None

    def wounds_left(self, hero: int) -> int:
        return self.hero_kind(hero).wounds - self.heroes[hero].wounds

    # The board

    def neighbours(self, space: int) -> list[int]:
        """Return the spaces adjacent to a space: those that touch it, and through a sewer."""
        if not self.sewers:
            return self.town.adjacent[space]
        found = self.town.adjacent[space][:]
        for letter, entrances in enumerate(self.sewers):
            inside = self.town.sewer(letter)
            if space == inside:
                found += [one for one in entrances if one not in found]
            elif space in entrances:
                found.append(inside)
        return found

    def building_at(self, space: int) -> int:
        """Return the building of a space, OUTDOORS for none."""
        return OUTDOORS if space < 0 else self.town.building[space]

    # Cards

    def kind(self, card: int) -> CardKind:
        return self.content.kind(card)

    def has_rule(self, rule: str) -> bool:
        """Return whether a special rule or an option is in force."""
        return self.rules.get(rule, 0) > 0

    def count(self, name: str) -> int:
        return self.counts.get(name, 0)

    def add(self, name: str, number: int) -> None:
        self.counts[name] = self.counts.get(name, 0) + number
