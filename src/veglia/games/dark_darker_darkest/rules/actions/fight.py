"""Combat: an attack with an equipped weapon or bare hands, for an Action Point."""

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.attack import begin_attack, weapons
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Option


class Attack(Deed):
    """Attack with a weapon (-1: bare hands)."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, 1)
        begin_attack(state, self.who, self.card)


class FightAction(Action):
    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        if state.survivors[who].ap > 0:
            for card in weapons(state, who):
                out.append(Attack(who, card))
