"""What First Aid Kit and First Aid Spray do: heal a Survivor in the room."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.effects import traits
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.wounds import heal
from veglia.kernel.machine import Option


class UseFirstAid(Deed):
    """Heal the user or another Survivor in the room."""

    def __init__(self, who: int, card: int, to: int, health: int) -> None:
        super().__init__(who)
        self.card = card
        self.to = to
        self.health = health

    def do(self, state: DarkestState) -> None:
        rule = state.card_type(self.card).rule
        health = self.health
        for trait in traits(state, self.who):
            health += trait.healing(state, self.who)
        discard(state, self.who, self.card, rule)
        heal(state, self.to, health, rule)


def offer_first_aid(state: DarkestState, who: int, card: int, health: int, out: list[Option]) -> None:
    """Add one option for each wounded Survivor in the room."""
    for other in state.in_room(state.survivors[who].room):
        if state.survivors[other].wounds > 0:
            out.append(UseFirstAid(who, card, other, health))
