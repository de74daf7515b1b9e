"""Combat: an attack with an equipped weapon or bare hands, for an Action Point."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.attack import begin_attack, weapons
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.shared_deeds import SharedDeeds
from veglia.games.dark_darker_darkest.rules.state import NO_CARD, DarkestState
from veglia.kernel.machine import Option


class Attack(Deed):
    """Attack with a weapon (-1: bare hands)."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, 1)
        begin_attack(state, self.who, self.card)


def make_attack(who: int, place: int) -> Attack:
    return Attack(who, place + NO_CARD)


# By Survivor and card; bare hands are the first place.
ATTACKS: Final = SharedDeeds(make_attack)


class FightAction(Action):
    costs_ap: ClassVar[bool] = True

    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        if state.survivors[who].ap > 0:
            found = weapons(state, who)
            if found:
                deeds = ATTACKS.row(who)
                for card in found:
                    out.append(deeds[card - NO_CARD])
