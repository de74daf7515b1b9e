"""Drawing Hero cards."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.cards import give
from veglia.games.last_night_on_earth.rules.goals import win
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.piles import discard
from veglia.games.last_night_on_earth.rules.playable import plays_from
from veglia.games.last_night_on_earth.rules.plays import HAND, Moment, PickCard, PickNumber, Source
from veglia.games.last_night_on_earth.rules.reactions import use
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.deck import Deck
from veglia.kernel.machine import Option, Step

IMMEDIATE: Final = "immediate"


def top_hero_card(state: LastNightState) -> int:
    """Take the top card of the Hero deck, -1 for none: from an empty deck the Zombies win."""
    if not state.hero_deck.pile:
        win(state, ZOMBIES, "lnoe.victory.deck-out-moment")
        return -1
    state.dice.reveals += 1
    return state.hero_deck.pile.pop()


def top_manor_card(state: LastNightState) -> int:
    """Take the top card of the Manor House deck, which holds one."""
    state.dice.reveals += 1
    return state.manor_deck.pop()


def mill_hero_deck(state: LastNightState, count: int) -> None:
    """Let a Zombie effect discard cards of the Hero deck: with the last one the Zombies win."""
    for _ in range(count):
        card = top_hero_card(state)
        if card < 0:
            return
        discard(state, card)
        if not state.hero_deck.pile:
            win(state, ZOMBIES, "lnoe.victory.deck-out-moment")
            return


class DrawHeroCards(Step[LastNightState]):
    """A Hero draws cards one after the other, from the Hero deck or from the Manor House deck."""

    rule: ClassVar[str] = "lnoe.search.draw"

    def __init__(self, hero: int, count: int, cited: str, is_manor: bool = False) -> None:
        self.hero = hero
        self.count = count
        self.cited = cited
        self.is_manor = is_manor

    def run(self, state: LastNightState) -> None:
        if self.count <= 0 or not state.is_alive(self.hero):
            return
        pile = state.manor_deck if self.is_manor else state.hero_deck.pile
        state.push(DrawHeroCards(self.hero, self.count - 1, self.cited, self.is_manor))
        more = 0
        for source in sources.of_hero(state, self.hero, hooks.DRAWS_MORE):
            more += sources.trait_of(state, source).draws_more(state, source, self.hero, self.cited)
        if more and len(pile) > 1 and not must_draw_more(state, self.hero, self.cited):
            state.push(HowMany(self.hero, self.cited, self.is_manor, more))
        else:
            draw_and_keep(state, self.hero, 1 + more, self.cited, self.is_manor)


def must_draw_more(state: LastNightState, hero: int, rule: str) -> bool:
    """Return whether an ability makes a Hero draw more cards, be they welcome or not."""
    for source in sources.of_hero(state, hero, hooks.DRAWS_MORE):
        trait = sources.trait_of(state, source)
        if trait.draws_more(state, source, hero, rule) and not trait.args.get("may", False):
            return True
    return False


def draw_and_keep(state: LastNightState, hero: int, count: int, rule: str, is_manor: bool) -> None:
    """Draw so many cards, as far as there are so many, of which the Hero keeps one."""
    pile = state.manor_deck if is_manor else state.hero_deck.pile
    drawn: list[int] = []
    for _ in range(count):
        if drawn and not pile:
            break
        card = top_manor_card(state) if is_manor else top_hero_card(state)
        if card < 0:
            return
        drawn.append(card)
    keep_one(state, hero, drawn, rule)


class HowMany(HeroQuestion):
    """A Hero who may draw more cards than one, to keep one of them, draws as many as his player likes."""

    rule: ClassVar[str] = "lnoe.opt.adv-hero-ability"

    def __init__(self, hero: int, cited: str, is_manor: bool, more: int) -> None:
        super().__init__(hero)
        self.cited = cited
        self.is_manor = is_manor
        self.more = more

    def options(self, state: LastNightState) -> list[Option]:
        return [PickNumber(1 + more) for more in range(self.more, -1, -1)]

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, PickNumber)
        draw_and_keep(state, self.hero, option.number, self.cited, self.is_manor)


def keep_one(state: LastNightState, hero: int, drawn: list[int], rule: str) -> None:
    """Let a Hero keep one of some cards that he has drawn; the Zombies do not see them."""
    state.pooled += drawn
    state.push(KeepOne(hero, len(drawn), rule))


class KeepOne(HeroQuestion):
    """Of several cards drawn one is kept, the others are discarded."""

    rule: ClassVar[str] = "lnoe.search.draw"

    def __init__(self, hero: int, count: int, cited: str) -> None:
        super().__init__(hero)
        # How many were drawn: the last of `state.pooled`.
        self.count = count
        self.cited = cited

    def options(self, state: LastNightState) -> list[Option]:
        return [PickCard(card) for card in state.pooled[-self.count :]]

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, PickCard)
        drawn = state.pooled[-self.count :]
        del state.pooled[-self.count :]
        for card in drawn:
            if card != option.card:
                discard(state, card)
        receive(state, self.hero, option.card, self.cited)


def receive(state: LastNightState, hero: int, card: int, rule: str) -> None:
    """Give a drawn card to a Hero; one that is played immediately acts at once.

    If he has died since, by an answer to what gave it to him, it is discarded.
    """
    if not state.is_alive(hero):
        discard(state, card)
        return
    if IMMEDIATE in state.kind(card).when:
        state.push(PlayDrawn(hero, card))
    give(state, hero, card, rule)


class PlayDrawn(HeroQuestion):
    """A Hero card that says so is resolved as soon as it is drawn."""

    rule: ClassVar[str] = "lnoe.zturn.play-immediately"

    def __init__(self, hero: int, card: int) -> None:
        super().__init__(hero)
        self.card = card

    def options(self, state: LastNightState) -> list[Option]:
        if self.card not in state.heroes[self.hero].events:
            return []
        source = Source(HAND, self.card, self.hero, self.seat(state))
        return plays_from(state, source, Moment(IMMEDIATE, self.hero))

    def take(self, state: LastNightState, option: Option) -> None:
        use(state, self.seat(state), option, Moment(IMMEDIATE, self.hero))


def take_from_discards(state: LastNightState, deck: Deck, card: int) -> None:
    """Take a card out of an open discard pile."""
    deck.discards.remove(card)
