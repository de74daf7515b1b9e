"""What options of this title point at, beside what the family's do.

door, behind_door   the token on a doorway (if there is one), and the Zone on its other side
weld_place          the mark on a doorway that is to be welded
column              the column of the option's colour
machine             the Machine that the option is about
target              the Xenos that an attack is concentrated on
"""

from typing import Any

from veglia.games.zombicide.dark_side.rules.content_library import content
from veglia.games.zombicide.dark_side.rules.doors import door_at
from veglia.games.zombicide.dark_side.rules.slots import INCOMING, UNDER, hand_over
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.show.mission_tokens import weld_id
from veglia.games.zombicide.dark_side.show.tokens import door_id, ids, machine_id
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.ids import foe_id, objective_id
from veglia.games.zombicide.engine.show.targets import FamilyTargets
from veglia.show.ids import slot_id, zone_id


class StationTargets(FamilyTargets):
    """The targets of the options of one question."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        state = context.state
        assert isinstance(state, DarkState)
        self.dark = state

    def pieces(self) -> dict[str, str]:
        return ids(self.dark)

    def ids(self, option: Any, recipe: str) -> list[str]:
        match recipe:
            case "door":
                return [door_id(option.door)] if door_at(self.dark, option.door) else []
            case "behind_door":
                return self._behind(option.door)
            case "slot":
                return [self._slot(getattr(option, "survivor", self.who), option.slot)]
            case "weld_place":
                return [weld_id(option.door)]
            case "column":
                return self._column(option.colour)
            case "machine":
                return [machine_id(option.machine)]
            case "target":
                return [foe_id(option.zone, self.state.scenario.library.zombies[option.kind].id)]
        return super().ids(option, recipe)

    def is_plain(self, recipe: str, fields: tuple[str, ...]) -> bool:
        return recipe != "slot" and super().is_plain(recipe, fields)

    def hinges_on(self, option: Any, recipe: str) -> object:
        if recipe in ("card", "second", "slot"):
            return tuple(self.ids(option, recipe))
        return super().hinges_on(option, recipe)

    def _slot(self, who: int, slot: int) -> str:
        """What is to be attached is put on the weapon: empty places under it are not shown."""
        is_hidden = UNDER <= slot < INCOMING and self.dark.survivors[who].cards[slot] == NO_CARD
        return slot_id(who, hand_over(slot) if is_hidden else slot)

    def _column(self, colour: int) -> list[str]:
        return [
            objective_id(number)
            for number, token in enumerate(self.dark.objectives)
            if token.colour == colour and token.zone >= 0
        ]

    def _behind(self, doorway: int) -> list[str]:
        one, other = self.dark.station_board.station.doorways[doorway]
        here = self.dark.survivors[self.who].zone if self.who >= 0 else one
        return [zone_id(other if here == one else one)]

    def _card(self, card: int) -> list[str]:
        """A second attack belongs to the card that has it."""
        return super()._card(content(self.state).held_card(card) if card >= 0 else card)
