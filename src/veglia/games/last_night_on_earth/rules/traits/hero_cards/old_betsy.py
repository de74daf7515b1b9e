"""Old Betsy: sent to any space, she keeps Zombies there; in later turns they get away by a roll."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.combining import combined_with, deliver, take_out
from veglia.games.last_night_on_earth.rules.hero_effects import row_of
from veglia.games.last_night_on_earth.rules.items import lose_card
from veglia.games.last_night_on_earth.rules.lasting import end_later, lay, places_of, take_away
from veglia.games.last_night_on_earth.rules.phases import turn_number
from veglia.games.last_night_on_earth.rules.plays import SPACE, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

WHERE: Final = "where"
# She goes alone, brings what she is combined with to a Hero, or lets it take effect where she is sent.
ALONE: Final = 0
DELIVER: Final = 1
RELEASE: Final = 2


class OldBetsy(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.combine.betsy-discard"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        found = [source.option(mode=ALONE)] if state.zombies else []
        rest = combined_with(state, source.bearer, source.card)
        if not rest:
            return found
        found += [
            source.option(hero=other, pick=rest[0], mode=DELIVER)
            for other in state.living()
            if other != source.bearer and not state.town.is_sewer(state.heroes[other].space)
        ]
        return found + [
            source.option(pick=card, mode=RELEASE)
            for card in rest
            if state.kind(card).trait.can_be_sent(state, card, source.bearer, rest)
        ]

    def play(self, state: LastNightState, played: Played) -> None:
        rest = take_out(state, played.bearer, played.card)
        if played.mode == DELIVER:
            self.put(state, state.heroes[played.hero].space)
            deliver(state, played.bearer, played.hero, rest, "lnoe.combine.betsy-deliver")
            return
        for card in rest:
            lose_card(state, played.bearer, card)
        spaces = list(range(state.town.count - SEWER_SPACES))
        data = (played.pick, *rest) if played.mode == RELEASE else ()
        questions.ask(state, self, (played.seat,), WHERE, SPACE, spaces, bearer=played.bearer, data=data)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        space = picked(option)
        self.put(state, space)
        if choice.data:
            card, rest = choice.data[0], choice.data[1:]
            state.kind(card).trait.sent(state, card, choice.bearer, space, rest)

    def put(self, state: LastNightState, space: int) -> None:
        """Put her into a space; if she was sent before, she leaves where she is."""
        for place in reversed(places_of(state, self.id)):
            take_away(state, place, self.rule)
        lay(state, self.id, self.rule, space=space, data=turn_number(state))

    def bars_zombie(self, state: LastNightState, source: Source, zombie: int, start: int, end: int) -> bool:
        row = row_of(state, source)
        return row is not None and row.space == start and row.data == turn_number(state)

    def holds_zombie(self, state: LastNightState, source: Source, zombie: int, start: int, end: int) -> bool:
        row = row_of(state, source)
        if row is None or row.space != start:
            return False
        return not rolls(state, self.args["escape"], self.rule, trait=self.id)

    def zombie_moved(self, state: LastNightState, source: Source, zombie: int, start: int, end: int) -> None:
        """The first Zombie that gets away drives her off; one that a Barricade has stopped does not."""
        row = row_of(state, source)
        if row is not None and row.space == start:
            end_later(state, source.lasting, self.rule)


SEWER_SPACES: Final = 2
TRAIT = OldBetsy
