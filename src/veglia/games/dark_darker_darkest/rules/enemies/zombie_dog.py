"""A Reinforcement makes a Survivor in the room of the Dog discard a card."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk, SurvivorAsk
from veglia.games.dark_darker_darkest.rules.enemy import Enemy
from veglia.games.dark_darker_darkest.rules.equipping import inventory
from veglia.games.dark_darker_darkest.rules.overflow import Discard, discard
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Option


class Rob(Option):
    def __init__(self, who: int) -> None:
        self.who = who


class DogRobs(PlayersAsk):
    """Who has to discard a card; somebody without cards may be chosen."""

    rule: ClassVar[str] = "ddd.creature.zombie-dog"

    def __init__(self) -> None:
        pass

    def options(self, state: DarkestState) -> list[Option]:
        assert state.creature is not None
        return [Rob(who) for who in state.in_room(state.creature.room)]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, Rob)
        state.push(LoseCard(option.who))


class LoseCard(SurvivorAsk):
    """Which card is lost."""

    rule: ClassVar[str] = "ddd.creature.zombie-dog"

    def options(self, state: DarkestState) -> list[Option]:
        return [Discard(card) for card in inventory(state, self.who)]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, Discard)
        discard(state, self.who, option.card, self.rule)


class ZombieDog(Enemy[DarkestState]):
    def special(self, state: DarkestState, room: int, faces: tuple[int, ...]) -> None:
        state.push(DogRobs())


TRAIT = ZombieDog
