"""Questions that a trait asks while it acts: who or what is meant."""

from typing import Any, ClassVar

from veglia.games.last_night_on_earth.rules.plays import Choice, Decline, option_for
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Ask, Option


class Choose(Ask[LastNightState]):
    """A seat, or any seat of a side, chooses one of several things for a trait."""

    rule: ClassVar[str] = "lnoe.cards.hero-types"

    def __init__(self, asked: tuple[int, ...], trait: str, choice: Choice) -> None:
        self.asked = asked
        # The key of the trait that goes on with the answer.
        self.trait = trait
        self.choice = choice

    def seat(self, state: LastNightState) -> int:
        return self.asked[0]

    def seats(self, state: LastNightState) -> tuple[int, ...]:
        return self.asked

    def cites(self, state: LastNightState) -> str:
        return state.content.traits[self.trait].rule

    def options(self, state: LastNightState) -> list[Option]:
        found = [option_for(self.choice.thing, number) for number in self.choice.among]
        if found and self.choice.may_decline:
            found.append(Decline())
        return found

    def take(self, state: LastNightState, option: Option) -> None:
        state.content.traits[self.trait].chosen(state, self.choice, option)


def ask(
    state: LastNightState,
    trait: Trait[Any],
    asked: tuple[int, ...],
    topic: str,
    thing: int,
    among: list[int],
    may_decline: bool = False,
    card: int = -1,
    bearer: int = -1,
    data: tuple[int, ...] = (),
) -> None:
    """Push a question of a trait; it goes on in its `chosen`. Nothing to choose from: nothing is asked."""
    choice = Choice(topic, thing, tuple(among), may_decline, card, bearer, data)
    state.push(Choose(asked, trait.id, choice))
