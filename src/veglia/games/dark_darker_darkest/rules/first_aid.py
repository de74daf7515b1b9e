"""What First Aid Kit and First Aid Spray do: heal a Survivor in the room."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.effects import traits
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.games.dark_darker_darkest.rules.wounds import heal
from veglia.kernel.machine import Option


class UseFirstAid(Deed):
    """Heal the user or another Survivor in the room."""

    def __init__(self, who: int, card: int, to: int) -> None:
        super().__init__(who)
        self.card = card
        self.to = to

    def do(self, state: DarkestState) -> None:
        type = state.card_type(self.card)
        health = type.heals
        for trait in traits(state, self.who):
            health += trait.healing(state, self.who)
        discard(state, self.who, self.card, type.rule)
        heal(state, self.to, health, type.rule)


class FirstAid(Trait[DarkestState]):
    """What every card does that heals: one option for each wounded Survivor in the room."""

    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        for other in state.in_room(state.survivors[who].room):
            if state.survivors[other].wounds > 0:
                out.append(UseFirstAid(who, card, other))
