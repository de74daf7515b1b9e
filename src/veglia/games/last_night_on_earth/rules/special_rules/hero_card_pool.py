"""Hero Card Pool: the Heroes look at some cards and share them out as they like."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.asking import HeroSideQuestion
from veglia.games.last_night_on_earth.rules.drawing import receive
from veglia.games.last_night_on_earth.rules.plays import PickHero
from veglia.games.last_night_on_earth.rules.setup_cards import draw_for_start
from veglia.games.last_night_on_earth.rules.special import CARDS, SpecialRule
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option, Step


class SharePool(HeroSideQuestion):
    """The Hero players say who gets the last card of the pool, having seen all of them."""

    rule: ClassVar[str] = "lnoe.pool.draw"

    def __init__(self) -> None:
        pass

    def options(self, state: LastNightState) -> list[Option]:
        return [PickHero(hero) for hero in state.living()] if state.pooled else []

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, PickHero)
        card = state.pooled.pop()
        state.push(SharePool())
        receive(state, option.hero, card, self.rule)


class DrawPool(Step[LastNightState]):
    """The Heroes take the cards of the pool; what the scenario seeks goes back."""

    rule: ClassVar[str] = "lnoe.pool.draw"

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: LastNightState) -> None:
        for _ in range(self.count):
            card = draw_for_start(state, "lnoe.pool.scenario-item")
            if card >= 0:
                state.pooled.append(card)
        state.push(SharePool())


class HeroCardPool(SpecialRule):
    stage: ClassVar[int] = CARDS

    def set_up(self, state: LastNightState, count: int) -> None:
        state.push(DrawPool(count))


SPECIAL_RULE = HeroCardPool()
