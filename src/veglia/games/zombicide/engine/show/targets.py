"""What options point at, beside what all games have. A recipe is a field or one of the words below.

zone, survivor, companion, card, second, slot, objective, skill: what the field of that name names
path_foes             the Zombies at the end of a path
foes                  the Zombies in the option's Zone
foe                   the Zombies of the option's kind in the Zone that is asked about
spawns                the Spawn tokens in the option's Zone
self, partner, here   who is asked, with whom, and the Zone of who is asked
asked_zone            the Zone that the question is about
source                the card or skill that lets dice be rolled again
"""

from typing import Any, ClassVar

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.ids import foe_id, objective_id, spawn_id
from veglia.games.zombicide.engine.show.pieces import standing
from veglia.kernel.words import fields_of
from veglia.show import targets
from veglia.show.ids import card_id, figure_id, skill_id, slot_id, zone_id
from veglia.show.targets import Fields

ASKED = ("attack", "survivor", "partner", "zone")

# Which of these fields the classes of questions have: to ask each question in vain takes its time.
_FIELDS: dict[type, list[str]] = {}


def _fields(kind: type) -> list[str]:
    found = _FIELDS.get(kind)
    if found is None:
        _FIELDS[kind] = found = [field for field in ASKED if hasattr(kind, field) or field in fields_of(kind)]
    return found


class FamilyTargets(targets.Targets):
    """The targets of the options of one question."""

    fields: ClassVar[Fields] = {
        "zone": zone_id,
        "survivor": figure_id,
        "companion": figure_id,
        "objective": objective_id,
    }

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.state: ZombicideState = context.state
        asking: Any = self.state.asking
        fields = [] if asking is None else _fields(type(asking))
        self.attack: Attack | None = None
        if "attack" in fields and isinstance(asking.attack, Attack):
            self.attack = asking.attack
        self.who = self._who(asking, fields)
        self.partner: int = asking.partner if "partner" in fields else -1
        self.zone: int = self.attack.zone if self.attack else asking.zone if "zone" in fields else -1

    def _who(self, asking: Any, fields: list[str]) -> int:
        """Return the Survivor who is asked, or whose Turn it is."""
        if self.attack is not None:
            return self.attack.who
        who = asking.survivor if "survivor" in fields else self.state.turn.active
        return who if isinstance(who, int) else -1

    def hinges_on(self, option: Any, recipe: str) -> object:
        match recipe:
            case "card" | "second":
                return getattr(option, recipe) in self.context.names.holding().owners
            case "self" | "slot":
                return self.who
            case "here":
                return self.state.survivors[self.who].zone if self.who >= 0 else -1
        return super().hinges_on(option, recipe)

    def is_plain(self, recipe: str, fields: tuple[str, ...]) -> bool:
        is_own_slot = recipe == "slot" and "survivor" in fields
        return is_own_slot or super().is_plain(recipe, fields)

    def ids(self, option: Any, recipe: str) -> list[str]:
        match recipe:
            case "card" | "second":
                return self._card(getattr(option, recipe))
            case "slot":
                return [slot_id(getattr(option, "survivor", self.who), option.slot)]
            case "foes":
                return self._foes(option.zone)
            case "foe":
                return [foe_id(self.zone, self.state.scenario.library.zombies[option.kind].id)]
            case "self":
                return [figure_id(self.who)] if self.who >= 0 else []
            case "here":
                return self._zone(self.state.survivors[self.who].zone) if self.who >= 0 else []
            case "partner":
                return [figure_id(self.partner)]
            case "asked_zone":
                return self._zone(self.zone)
            case "path_foes":
                return self._foes(option.path[-1])
            case "skill":
                return self._skill(option.skill)
            case "source":
                return self._card(option.source) if option.source >= 0 else [figure_id(self.who)]
            case "spawns":
                tokens = enumerate(self.state.spawns)
                return [spawn_id(number) for number, token in tokens if token.zone == option.zone]
        return super().ids(option, recipe)

    def _zone(self, zone: int) -> list[str]:
        return [zone_id(zone)] if zone >= 0 else []

    def _card(self, card: int) -> list[str]:
        """Return a card's id if it lies open in an inventory."""
        return [card_id(card)] if card in self.context.names.holding().owners else []

    def _skill(self, skill: int) -> list[str]:
        """Return a skill's id if it is on the card of who is asked."""
        library = self.state.scenario.library
        survivor = self.state.survivors[self.who]
        known = [one for level in library.profiles[survivor.profile].skills for one in level]
        return [skill_id(library.traits[skill].id)] if skill in known or skill in survivor.skills else []

    def _foes(self, zone: int) -> list[str]:
        kinds = self.state.scenario.kinds
        counts = standing(self.state)[zone * kinds : zone * kinds + kinds]
        zombies = self.state.scenario.library.zombies
        return [foe_id(zone, zombies[kind].id) for kind, count in enumerate(counts) if count]
