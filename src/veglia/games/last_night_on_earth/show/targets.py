# veglia: interpreted
"""What options point at."""

from typing import Any, ClassVar

from veglia.games.last_night_on_earth.rules.plays import (
    Targeted,
    UseAbility,
    UseGraveWeapon,
)
from veglia.games.last_night_on_earth.rules.questions import Choose
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.weapons import AdjustBreak
from veglia.games.last_night_on_earth.show.pieces import zombie_id
from veglia.show.ids import PILES, card_id, figure_id, pile_id, skill_id, token_id, zone_id
from veglia.show.targets import Fields, Targets


class LastNightTargets(Targets):
    """Fields by what they name, and these words:

    aim        whatever a use is aimed at, then what is used
    card, pick the card where it lies; one in a deck or in the middle of a discard pile is that pile
    building   all spaces of the building
    wall       the spaces along the wall, inside
    ally       the Ally's token
    deck       the deck that the Hero Searches
    fighters   the Hero and the Zombie of the fight
    asker      the Hero or the card whose question is answered
    """

    fields: ClassVar[Fields] = {
        "hero": figure_id,
        "bearer": figure_id,
        "to": figure_id,
        "zombie": zombie_id,
        "space": zone_id,
    }

    def __init__(self, state: LastNightState) -> None:
        super().__init__()
        self.state = state

    def is_plain(self, recipe: str, fields: tuple[str, ...]) -> bool:
        return recipe in self.fields or recipe.startswith(PILES)

    def ids(self, option: Any, recipe: str) -> list[str]:
        if recipe == "pick" and option.pick in self.state.hero_deck.pile:
            return [pile_id("hero")]
        if recipe in ("card", "pick"):
            return self.card(getattr(option, recipe))
        if recipe in ("aim", "building", "wall", "ally", "deck", "fighters", "asker"):
            found: list[str] = getattr(self, f"of_{recipe}")(option)
            return found
        return super().ids(option, recipe)

    def card(self, card: int) -> list[str]:
        """Return a card where it lies: in a discard pile only the uppermost can be seen."""
        if card < 0:
            return []
        state = self.state
        for name, deck in (
            ("hero", state.hero_deck),
            ("zombie", state.zombie_deck),
            ("unique", state.unique_deck),
            ("tactic", state.tactic_deck),
            ("grave", state.grave_deck),
        ):
            if card in deck.discards[:-1]:
                return [pile_id(name)]
        return [card_id(card)]

    def of_aim(self, option: Targeted) -> list[str]:
        found: list[str] = []
        for recipe in ("zombie", "hero", "space", "building", "wall", "pick"):
            if getattr(option, recipe) >= 0:
                found += self.ids(option, recipe)
        return [*found, *self.used(option)]

    def used(self, option: Targeted) -> list[str]:
        """Return what is used: a card, the ability of a Hero, the Zombie with a Grave Weapon."""
        if isinstance(option, UseAbility):
            own = [figure_id(option.bearer)] if option.bearer >= 0 else []
            return [*own, skill_id(self.state.content.abilities[option.card].id)]
        if isinstance(option, UseGraveWeapon):
            return [zombie_id(option.bearer)]
        return self.card(option.card)

    def of_building(self, option: Any) -> list[str]:
        building: int = option.building
        return [zone_id(space) for space in self.state.town.buildings[building].spaces]

    def of_wall(self, option: Any) -> list[str]:
        town = self.state.town
        run = town.walls[option.wall]
        found: list[str] = []
        for edge in run.edges:
            space, way = divmod(edge, 4)
            inside = space if town.building[space] == run.building else town.beside[space][way]
            if zone_id(inside) not in found:
                found.append(zone_id(inside))
        return found

    def of_ally(self, option: Any) -> list[str]:
        return [token_id("ally", option.ally)]

    def of_deck(self, option: Any) -> list[str]:
        state = self.state
        is_manor = state.building_at(state.heroes[option.hero].space) == state.town.manor
        return [pile_id("manor" if is_manor and state.manor_deck else "hero")]

    def of_fighters(self, option: Any) -> list[str]:
        fight = self.state.fight
        return [] if fight is None else [figure_id(fight.hero), zombie_id(fight.zombie)]

    def of_asker(self, option: Any) -> list[str]:
        asking = self.state.asking
        if isinstance(asking, AdjustBreak):
            return self.card(asking.card)
        if not isinstance(asking, Choose):
            return []
        bearer, card = asking.choice.bearer, asking.choice.card
        return [figure_id(bearer)] if bearer >= 0 else self.card(card)
