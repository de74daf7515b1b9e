"""A card that cancels a Hero card of some `types` that has been announced; `needed` is the roll for it."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.reactions import cancel
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class CancelHeroCard(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.cards.cancel"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        types = tuple(str(one) for one in self.args["types"])
        if not is_announced(moment) or state.kind(moment.card).type not in types:
            return []
        return [source.option(pick=moment.card)]

    def play(self, state: LastNightState, played: Played) -> None:
        if succeeds(state, played.card, int(self.args.get("needed", 1)), self.rule):
            cancel(state)


def is_announced(moment: Moment) -> bool:
    """Return whether a card from a Hero's hand waits for answers: the Zombies are asked about no others."""
    return moment.name == "card_played"


def succeeds(state: LastNightState, card: int, needed: int, rule: str) -> bool:
    """Roll for a card that needs a number; one that needs 1 always succeeds."""
    return needed <= 1 or rolls(state, needed, rule, card=card)


TRAIT = CancelHeroCard
