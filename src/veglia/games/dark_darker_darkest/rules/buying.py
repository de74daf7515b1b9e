"""Buying abilities: at any time, beside whatever is asked; each costs experience."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import Deed, DeedsAsk
from veglia.games.dark_darker_darkest.rules.events import AbilityBought
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Ask, Option


class BuyAbility(Deed):
    """Buy an ability of the own board, by its place on it."""

    def __init__(self, who: int, ability: int) -> None:
        super().__init__(who)
        self.ability = ability

    def do(self, state: DarkestState) -> None:
        survivor = state.survivors[self.who]
        survivor.xp -= state.profile(self.who).abilities[self.ability].xp
        survivor.bought |= 1 << self.ability
        state.emit(AbilityBought(self.who, self.ability), "ddd.xp.buy-ability")


class BuyAnytime(DeedsAsk):
    """What Survivors can buy now: not what lies beneath or right of the cube of the virus."""

    rule: ClassVar[str] = "ddd.xp.buy-ability"

    def __init__(self) -> None:
        pass

    def options(self, state: DarkestState) -> list[Option]:
        found: list[Option] = []
        for who in state.in_play():
            survivor = state.survivors[who]
            if survivor.xp < 3:
                continue
            abilities = state.profile(who).abilities
            for place, ability in enumerate(abilities):
                is_lost = survivor.cube > 0 and place >= len(abilities) - survivor.cube
                if not survivor.bought >> place & 1 and not is_lost and survivor.xp >= ability.xp:
                    found.append(BuyAbility(who, place))
        return found

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, BuyAbility)
        option.do(state)


PURCHASES: Final = BuyAnytime()


class LetReact(Option):
    """Buy nothing more before the house reacts."""

    def __init__(self) -> None:
        pass


class LastPurchases(Ask[DarkestState]):
    """What the last action has earned can be spent before the house reacts, by whoever can buy."""

    rule: ClassVar[str] = "ddd.xp.buy-ability"
    forced: ClassVar[bool] = False

    def __init__(self) -> None:
        pass

    def seat(self, state: DarkestState) -> int:
        return self.seats(state)[0]

    def seats(self, state: DarkestState) -> tuple[int, ...]:
        return PURCHASES.seats(state) or (0,)

    def options(self, state: DarkestState) -> list[Option]:
        return [LetReact()] if PURCHASES.options(state) else []

    def take(self, state: DarkestState, option: Option) -> None:
        """Let the house react."""
