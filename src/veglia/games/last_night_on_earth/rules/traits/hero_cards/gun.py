"""Guns, and whatever else shoots: at one Zombie, at all Zombies of a space, or at a Gas marker.

In its row: `target` is "one", "space" (every Zombie of it is rolled for) or "some" (`rolls` hit rolls at its
Zombies); `own_die` says that a die of its own shows whether the ammunition is out; `kills` that a hit kills;
`spent` that it is discarded after the shot.
"""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions, weapons
from veglia.games.last_night_on_earth.rules.cards import discard_item
from veglia.games.last_night_on_earth.rules.explosions import ExplodeGas, can_be_lit
from veglia.games.last_night_on_earth.rules.plays import (
    NOBODY,
    ZOMBIE,
    Choice,
    Moment,
    Played,
    Source,
    picked,
)
from veglia.games.last_night_on_earth.rules.shooting import HIT, RANGED, reach, roll_to_hit, targets_in
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.wounding import kill_zombie, wound_zombie
from veglia.kernel.machine import Option, Step

# Shoot at Zombies, or at a Gas marker.
AT_ZOMBIES: Final = 0
AT_GAS: Final = 1
GUN: Final = "gun"
TARGET: Final = "target"


class Gun(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.ranged.once"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != RANGED or moment.hero != source.bearer:
            return []
        kind = state.kind(source.card)
        found: list[Option] = []
        occupied = {zombie.space for zombie in state.zombies}
        for space in reach(state, source.bearer, kind.range):
            zombies = targets_in(state, space) if space in occupied else []
            if self.args.get("target", "one") == "one":
                found += [source.option(zombie=zombie, space=space) for zombie in zombies]
            elif zombies:
                found.append(source.option(space=space))
            if kind.has(GUN) and can_be_lit(state, space):
                found.append(source.option(space=space, mode=AT_GAS))
        return found

    def play(self, state: LastNightState, played: Played) -> None:
        weapons.mark_used(state, played.bearer, played.card)
        if played.mode == AT_GAS:
            self.shoot_gas(state, played)
        elif played.zombie != NOBODY:
            face = self.shoot(state, played.bearer, played.card, played.zombie)
            self.after(state, played.bearer, played.card, face)
        elif self.args["target"] == "space":
            self.after(state, played.bearer, played.card, 0)
            for zombie in [one.number for one in state.zombies_in(played.space)]:
                # The Zombie that meets the objective is the last.
                if state.result is None:
                    self.shoot(state, played.bearer, played.card, zombie)
        else:
            self.after(state, played.bearer, played.card, 0)
            self.next_roll(state, played.bearer, played.card, played.space, self.args["rolls"])

    def shoot(self, state: LastNightState, hero: int, card: int, zombie: int) -> int:
        """Roll at a Zombie and wound it by a hit; return the face of the die."""
        target = state.zombie(zombie)
        space = -1 if target is None else target.space
        face = roll_to_hit(state, hero, card, zombie, space, state.kind(card).hit)
        if face > HIT:
            if self.args.get("kills", False):
                kill_zombie(state, zombie, RANGED, hero, card)
            else:
                wound_zombie(state, zombie, RANGED, hero, card)
        return face % HIT

    def next_roll(self, state: LastNightState, hero: int, card: int, space: int, left: int) -> None:
        """Ask at which Zombie of the space the next of several rolls is made."""
        zombies = targets_in(state, space)
        if left > 0 and zombies:
            seats = (state.heroes[hero].seat,)
            data = (space, left)
            questions.ask(state, self, seats, TARGET, ZOMBIE, zombies, card=card, bearer=hero, data=data)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        space, left = choice.data
        state.push(NextRoll(choice.bearer, choice.card, space, left - 1))
        self.shoot(state, choice.bearer, choice.card, picked(option))

    def shoot_gas(self, state: LastNightState, played: Played) -> None:
        hit, face = False, 0
        for _ in range(self.args.get("rolls", 1)):
            if not hit:
                face = roll_to_hit(
                    state, played.bearer, played.card, -1, played.space, state.kind(played.card).hit
                )
                hit = face > HIT
        if hit:
            state.push(ExplodeGas(played.space, played.bearer))
        self.after(state, played.bearer, played.card, face % HIT)

    def after(self, state: LastNightState, hero: int, card: int, face: int) -> None:
        """Spend what has been shot, or check its ammunition."""
        if self.args.get("spent", False):
            discard_item(state, hero, card, is_saved=True)
        else:
            own = self.args.get("own_die", False)
            weapons.check_ammunition(state, hero, card, 0 if own else face)


class NextRoll(Step[LastNightState]):
    """The next of several hit rolls at one space, once the Zombie hit before has left it."""

    rule: ClassVar[str] = "lnoe.ranged.to-hit"

    def __init__(self, hero: int, card: int, space: int, left: int) -> None:
        self.hero = hero
        self.card = card
        self.space = space
        self.left = left

    def run(self, state: LastNightState) -> None:
        if not state.is_alive(self.hero):
            return
        trait = state.kind(self.card).trait
        assert isinstance(trait, Gun)
        trait.next_roll(state, self.hero, self.card, self.space, self.left)


TRAIT = Gun
