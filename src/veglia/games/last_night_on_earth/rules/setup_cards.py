"""Cards with which Heroes start: what the scenario seeks is not among them."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.drawing import keep_one, top_hero_card
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event, Step

# The option by which cards that fetch a Scenario Search Item, and all starting cards, are redrawn.
OPTION: Final = "lnoe.newopt.scenario-items"
# The card of a Hero who starts at the centre.
BONUS: Final = "lnoe.death.new-hero-card"


class CardPutBack(Event):
    """A card that the scenario seeks goes back into the Hero deck, which is shuffled."""

    def __init__(self, card: int) -> None:
        self.card = card


def is_sought(state: LastNightState, card: int) -> bool:
    """Return whether a card may not be among starting cards: a Scenario Search Item, or what fetches one."""
    kind = state.kind(card)
    if kind.id in scenario_of(state).search_items:
        return True
    return state.has_rule("scenario_items") and kind.has("fetches")


def draw_for_start(state: LastNightState, rule: str) -> int:
    """Draw a starting card; one that is sought is shuffled back and another is drawn; -1 if none is left.

    From an empty deck the Zombies win, as by any other draw.
    """
    pile = state.hero_deck.pile
    if pile and all(is_sought(state, card) for card in pile):
        return -1
    card = top_hero_card(state)
    while card >= 0 and is_sought(state, card):
        state.hero_deck.pile.append(card)
        state.dice.shuffle(state.hero_deck.pile)
        is_item = state.kind(card).id in scenario_of(state).search_items
        state.emit(CardPutBack(card), rule if is_item else OPTION)
        card = top_hero_card(state)
    return card


class StartingCards(Step[LastNightState]):
    """A Hero draws cards with which he starts; abilities that affect draws help him."""

    rule: ClassVar[str] = "lnoe.startcards.one"

    def __init__(self, hero: int, count: int, cited: str) -> None:
        self.hero = hero
        self.count = count
        # The rule that gives them to him.
        self.cited = cited

    def run(self, state: LastNightState) -> None:
        if self.count <= 0:
            return
        state.push(StartingCards(self.hero, self.count - 1, self.cited))
        more = 0
        for source in sources.of_hero(state, self.hero, hooks.DRAWS_MORE):
            more += sources.trait_of(state, source).draws_more(state, source, self.hero, self.cited)
        put_back = OPTION if self.cited == BONUS else "lnoe.startcards.scenario-item"
        found: list[int] = []
        for _ in range(1 + more):
            if found and not state.hero_deck.pile:
                # What an ability adds is drawn as far as there are cards.
                break
            card = draw_for_start(state, put_back)
            if card >= 0:
                found.append(card)
        if found:
            keep_one(state, self.hero, found, self.cited)
