"""Deputy Taylor: ends a fight of a Hero with a keyword of his row, or shuffles Hero discards back."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.fighting import end_fight
from veglia.games.last_night_on_earth.rules.hero_effects import open_fight
from veglia.games.last_night_on_earth.rules.hero_keywords import hero_has
from veglia.games.last_night_on_earth.rules.piles import one_of_each_title, shuffle_in
from veglia.games.last_night_on_earth.rules.plays import CARD, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

END: Final = 0
RETURN: Final = 1
BACK: Final = "back"


class DeputyTaylor(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.fight.cancelled"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        found: list[Option] = []
        fight = open_fight(state, moment)
        if fight is not None and self.may_end(state, fight.hero):
            found.append(source.option(hero=fight.hero, zombie=fight.zombie, mode=END))
        if state.hero_deck.discards:
            found.append(source.option(mode=RETURN))
        return found

    def may_end(self, state: LastNightState, hero: int) -> bool:
        for keyword in self.args["keywords"]:
            if hero_has(state, hero, keyword):
                return True
        return False

    def play(self, state: LastNightState, played: Played) -> None:
        if played.mode == END:
            end_fight(state, self.rule)
        else:
            self.ask(state, played.bearer, ())

    def ask(self, state: LastNightState, hero: int, chosen: tuple[int, ...]) -> None:
        """Ask for the next card; cards of one title are alike."""
        left = [card for card in state.hero_deck.discards if card not in chosen]
        cards = one_of_each_title(state, left)
        seats = (state.heroes[hero].seat,)
        questions.ask(state, self, seats, BACK, CARD, cards, True, bearer=hero, data=chosen)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        card = picked(option)
        cards = choice.data if card < 0 else (*choice.data, card)
        if card >= 0 and len(cards) < self.args["cards"] and len(cards) < len(state.hero_deck.discards):
            self.ask(state, choice.bearer, cards)
            return
        for one in cards:
            state.hero_deck.discards.remove(one)
        shuffle_in(state, state.hero_deck, list(cards), "lnoe.cards.discards-open")


TRAIT = DeputyTaylor
