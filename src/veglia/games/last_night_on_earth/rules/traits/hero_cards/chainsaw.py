"""Chainsaw: a Fight Die, and a won fight kills; after a lost one it, or a Gasoline, is discarded."""

from typing import Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.cards import discard_item
from veglia.games.last_night_on_earth.rules.fight import ZOMBIE_WINS, Fight
from veglia.games.last_night_on_earth.rules.fighting import KILLS
from veglia.games.last_night_on_earth.rules.hand_weapons import HandWeapon
from veglia.games.last_night_on_earth.rules.hero_effects import add_die
from veglia.games.last_night_on_earth.rules.plays import CARD, Choice, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import BONUS_DIE, BONUS_KILL_ON_WIN
from veglia.kernel.machine import Option

FUEL: Final = "fuel"


class Chainsaw(HandWeapon):
    def bonus(self, state: LastNightState, played: Played, fight: Fight) -> None:
        fight.effects.append(KILLS)
        add_die(state, self.rule)

    def fight_ended(self, state: LastNightState, source: Source, fight: Fight) -> None:
        if fight.outcome != ZOMBIE_WINS or fight.hero != source.bearer or source.card not in fight.used:
            return
        cards = [source.card]
        for item in state.heroes[source.bearer].items:
            cards += [card for card in item if state.kind(card).id == self.args["fuel"]]
        questions.ask(state, self, (source.seat,), FUEL, CARD, cards, bearer=source.bearer)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        discard_item(state, choice.bearer, picked(option), is_saved=True)

    def combat_bonus(self) -> tuple[str, ...]:
        return (BONUS_DIE, BONUS_KILL_ON_WIN)


TRAIT = Chainsaw
