"""Just What I Needed: a card of the Hero discards, or a Scenario Search Item out of the deck."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.drawing import DrawHeroCards, receive
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.piles import one_of_each_title
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

DISCARD: Final = 0
SEARCH_ITEM: Final = 1
DRAW: Final = 2


class JustWhatINeeded(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.scenario.search-items"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "immediate":
            return []
        found: list[Option] = [
            source.option(pick=card, mode=DISCARD)
            for card in one_of_each_title(state, state.hero_deck.discards)
            # Another of its own kind would only ask the same question again.
            if state.content.kind_of[card] != state.content.kind_of[source.card]
        ]
        if not found:
            found.append(source.option(mode=DRAW))
        wanted = scenario_of(state).search_items
        # Heroes know each other's cards, so they know which of these are still in the deck.
        items = sorted(card for card in state.hero_deck.pile if state.kind(card).id in wanted)
        found += [source.option(pick=card, mode=SEARCH_ITEM) for card in one_of_each_title(state, items)]
        return found

    def play(self, state: LastNightState, played: Played) -> None:
        if played.mode == DRAW:
            state.push(DrawHeroCards(played.bearer, 1, self.rule))
            return
        deck = state.hero_deck
        if played.pick not in (deck.discards if played.mode == DISCARD else deck.pile):
            # Cards that answered this one have taken it away.
            return
        if played.mode == DISCARD:
            state.hero_deck.discards.remove(played.pick)
        else:
            state.hero_deck.pile.remove(played.pick)
            state.dice.shuffle(state.hero_deck.pile)
        receive(state, played.bearer, played.pick, self.rule)


TRAIT = JustWhatINeeded
