"""Weapons in use: who may use them in a turn, and whether they break or run out of ammunition."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import events, hooks, sources
from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.cards import discard_item, item_with
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Moment, PickNumber
from veglia.games.last_night_on_earth.rules.reactions import open_window
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event, Option, Step

BREAK: Final = "lnoe.weapon.break"
EMPTY: Final = "lnoe.ranged.to-hit"
AMMO: Final = "lnoe.sotf.ammo-armor"


class BreakRolled(Event):
    """The die that decides whether a weapon is lost: the face, and the number after bonuses."""

    def __init__(self, hero: int, card: int, face: int, number: int) -> None:
        self.hero = hero
        self.card = card
        self.face = face
        self.number = number


class WeaponSaved(Event):
    """A weapon that would be lost is kept."""

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card


class MarkerSpent(Event):
    """An Ammo or Armor marker has been taken off a card: `left` remain."""

    def __init__(self, hero: int, card: int, left: int) -> None:
        self.hero = hero
        self.card = card
        self.left = left


def mark_used(state: LastNightState, hero: int, card: int) -> None:
    """Note that a weapon serves a Hero in this turn: no other Hero may use it before the next."""
    state.weapon_users[card] = hero
    if state.fight is not None and state.fight.hero == hero:
        state.fight.used.append(card)


def loses_on(state: LastNightState, hero: int, card: int, number: int) -> bool:
    """Return whether a weapon is lost by a number of its check."""
    kind = state.kind(card)
    if kind.markers:
        return state.card_markers.get(card, 0) <= 0
    if number in kind.empty_on:
        return True
    if number not in kind.break_on:
        return False
    for source in sources.of_hero(state, hero, hooks.NEVER_BREAKS):
        if sources.trait_of(state, source).never_breaks(state, source, hero, card, number):
            return False
    return True


def check_break(state: LastNightState, hero: int, card: int) -> None:
    """Push the break check of a Hand Weapon; one without numbers never breaks."""
    if state.kind(card).break_on:
        state.push(RollBreak(hero, card))


def check_ammunition(state: LastNightState, hero: int, card: int, face: int) -> None:
    """Push the check of a gun: `face` is its hit die, 0 where a die of its own is rolled.

    A gun with Ammo markers has no die: each shot takes one off.
    """
    if state.kind(card).markers:
        state.push(SpendAmmo(hero, card))
    elif state.kind(card).empty_on:
        state.push(RollEmpty(hero, card, face))


class RollBreak(Step[LastNightState]):
    """After each use a D6 says whether a Hand Weapon breaks."""

    rule: ClassVar[str] = BREAK

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card

    def run(self, state: LastNightState) -> None:
        if item_with(state, self.hero, self.card) >= 0:
            state.push(AdjustBreak(self.hero, self.card, state.dice.die()))


class AdjustBreak(HeroQuestion):
    """What may be added to a break roll or taken off it; the owner chooses the number that counts."""

    rule: ClassVar[str] = BREAK

    def __init__(self, hero: int, card: int, face: int) -> None:
        super().__init__(hero)
        self.card = card
        self.face = face

    def options(self, state: LastNightState) -> list[Option]:
        numbers = [self.face]
        for source in sources.of_hero(state, self.hero):
            for plus in sources.trait_of(state, source).break_plus(state, source, self.hero, self.card):
                number = min(max(self.face + plus, 1), 6)
                if number not in numbers:
                    numbers.append(number)
        return [PickNumber(number) for number in numbers]

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, PickNumber)
        begin_check(state, self.hero, self.card, self.face, option.number, self.rule)


class RollEmpty(Step[LastNightState]):
    """The ammunition of a gun that has shot: by its hit die, or by a die of its own."""

    rule: ClassVar[str] = EMPTY

    def __init__(self, hero: int, card: int, face: int) -> None:
        self.hero = hero
        self.card = card
        self.face = face

    def run(self, state: LastNightState) -> None:
        if item_with(state, self.hero, self.card) < 0:
            return
        face = self.face or state.dice.die()
        begin_check(state, self.hero, self.card, face, face, self.rule)


class SpendAmmo(Step[LastNightState]):
    """A shot takes an Ammo marker off its gun; with the last one the gun is lost."""

    rule: ClassVar[str] = AMMO

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card

    def run(self, state: LastNightState) -> None:
        if item_with(state, self.hero, self.card) < 0:
            return
        left = max(0, state.card_markers.get(self.card, 0) - 1)
        state.card_markers[self.card] = left
        state.emit(MarkerSpent(self.hero, self.card, left), self.rule)
        if left == 0:
            end_check_later(state, self.hero, self.card, 0, self.rule)


def begin_check(state: LastNightState, hero: int, card: int, face: int, number: int, rule: str) -> None:
    """Tell the number of a check; both sides may answer it before the weapon is lost."""
    state.emit(BreakRolled(hero, card, face, number), rule)
    end_check_later(state, hero, card, number, rule)


def end_check_later(state: LastNightState, hero: int, card: int, number: int, rule: str) -> None:
    """Let both sides answer the number of a check, then lose the weapon or keep it."""
    state.push(EndCheck(hero, card, number, rule))
    moment = Moment("break_check", hero, card=card, number=number)
    open_window(state, moment, [*state.seats_of(ZOMBIES), state.heroes[hero].seat])


class EndCheck(Step[LastNightState]):
    """A weapon whose check has failed is discarded, unless something has saved it."""

    rule: ClassVar[str] = BREAK

    def __init__(self, hero: int, card: int, number: int, cited: str) -> None:
        self.hero = hero
        self.card = card
        self.number = number
        self.cited = cited

    def run(self, state: LastNightState) -> None:
        is_again = state.counts.pop(again_key(self.card), 0) > 0
        is_saved = state.counts.pop(saved_key(self.card), 0) > 0
        if item_with(state, self.hero, self.card) < 0:
            return
        if is_again:
            state.push(RollBreak(self.hero, self.card))
            return
        if not loses_on(state, self.hero, self.card, self.number):
            return
        if is_saved:
            state.emit(WeaponSaved(self.hero, self.card), self.cited)
            return
        state.emit(events.WeaponBroke(self.hero, self.card), self.cited)
        discard_item(state, self.hero, self.card, is_saved=True)


def again_key(card: int) -> str:
    return f"again/{card}"


def check_again(state: LastNightState, card: int) -> None:
    """Let the break check that is under way be rolled again."""
    state.counts[again_key(card)] = 1


def saved_key(card: int) -> str:
    return f"saved/{card}"


def save_weapon(state: LastNightState, card: int) -> None:
    """Keep a weapon whose check is under way and has failed."""
    state.counts[saved_key(card)] = 1
