"""Moments at which cards, items and abilities may be used: they are announced, answered, then resolved.

A window asks only seats that could matter by what everybody knows: those with cards in hand among which a
card of the moment could be, and those with something open that could be used. What was announced last acts
first.
"""

from typing import Any, ClassVar, Final

from veglia.games.last_night_on_earth.rules import events, hooks, sources
from veglia.games.last_night_on_earth.rules.experience import (
    TakeAbility,
    take_ability,
    ways_to_take_ability,
)
from veglia.games.last_night_on_earth.rules.fight import ENDED, CardInFight
from veglia.games.last_night_on_earth.rules.items import discard_item
from veglia.games.last_night_on_earth.rules.models import HEROES, ZOMBIES
from veglia.games.last_night_on_earth.rules.phases import phase_number, turn_number
from veglia.games.last_night_on_earth.rules.piles import discard, remove_from_game
from veglia.games.last_night_on_earth.rules.playable import could_matter, plays_of
from veglia.games.last_night_on_earth.rules.plays import (
    ABILITY,
    GRAVE,
    HAND,
    ITEM,
    LASTING,
    Moment,
    PlayCard,
    Played,
    Targeted,
    UseItem,
    place_of,
)
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option, Step
from veglia.kernel.window import FIGHT, PHASE, Window

IN_FIGHT: Final = "fight"


class Reaction(Window[LastNightState]):
    """Seats may use what fits the moment, in turn, until all have passed."""

    rule: ClassVar[str] = "lnoe.zturn.cards-any-number"

    def __init__(self, order: tuple[int, ...], place: int, passes: int, about: Moment) -> None:
        super().__init__(order, place, passes)
        self.about = about

    def again(self, place: int, passes: int) -> "Window[LastNightState]":
        return type(self)(self.order, place, passes, self.about)

    def plays(self, state: LastNightState, seat: int) -> list[Option]:
        return [*plays_of(state, seat, self.about), *ways_to_take_ability(state, seat)]

    def resolve(self, state: LastNightState, seat: int, option: Option) -> None:
        if isinstance(option, TakeAbility):
            take_ability(state, option.hero)
            return
        use(state, seat, option, self.about)

    def is_worth_a_stop(self, state: LastNightState, option: Option) -> bool:
        """What may be played at any time stops its player only where it is of most use."""
        if isinstance(option, TakeAbility):
            # Its player has been asked for it when he had earned it.
            return False
        if not isinstance(option, (PlayCard, UseItem)):
            return True
        stops = state.kind(option.card).stops
        return not stops or self.moment in stops

    def scope(self, state: LastNightState, name: str) -> int:
        if name == FIGHT:
            return state.fights
        return phase_number(state) if name == PHASE else turn_number(state)

    def is_at_stake(self, state: LastNightState, seat: int) -> bool:
        """Return whether a Hero of the seat could die now."""
        if state.sides[seat] != HEROES or not state.woundings:
            return False
        wounding = state.woundings[-1]
        if wounding.hero < 0:
            return False
        hero = state.heroes[wounding.hero]
        return hero.seat == seat and state.wounds_left(wounding.hero) <= wounding.of


def is_fight_open(state: LastNightState) -> bool:
    """Return whether a fight is under way whose result is not fixed."""
    return state.fight is not None and not state.fight.outcome


class ZombieStart(Reaction):
    """The start of the Zombie turn: after its first three phases, before a Zombie moves."""

    rule: ClassVar[str] = "lnoe.zturn.start-of-turn"
    moment: ClassVar[str] = "zombie_start"


class ZombieMove(Reaction):
    """A Zombie is chosen to move."""

    moment: ClassVar[str] = "zombie_move"


class ZombiesMove(Reaction):
    """All Zombies that are left are about to move as a crowd: one question stands for one each."""

    moment: ClassVar[str] = "zombie_move"


class ZombieEnd(Reaction):
    """The end of the Zombie turn."""

    moment: ClassVar[str] = "zombie_end"


class HeroStart(Reaction):
    """The start of the whole Hero turn; the Zombie side is asked first."""

    rule: ClassVar[str] = "lnoe.hturn.whole-start"
    moment: ClassVar[str] = "hero_start"


class HeroEnd(Reaction):
    """The end of the whole Hero turn."""

    rule: ClassVar[str] = "lnoe.hturn.whole-start"
    moment: ClassVar[str] = "hero_end"


class HeroBegins(Reaction):
    """The start of a Hero's own turn, before his Movement roll."""

    rule: ClassVar[str] = "lnoe.hturn.start-of-turn"
    moment: ClassVar[str] = "hero_begin"


class HeroActs(Reaction):
    """Between the steps of an activation, and between its fights."""

    rule: ClassVar[str] = "lnoe.hturn.steps"
    moment: ClassVar[str] = "activation"


class HeroRoll(Reaction):
    """A Movement roll has been made."""

    moment: ClassVar[str] = "hero_roll"


class HeroDoor(Reaction):
    """A Hero is about to pass a door."""

    moment: ClassVar[str] = "hero_door"


class PreFight(Reaction):
    """A fight has been announced; no dice yet."""

    rule: ClassVar[str] = "lnoe.fight.sequence"
    moment: ClassVar[str] = "pre_fight"

    def opens(self, state: LastNightState) -> bool:
        return is_fight_open(state)


class FightOpen(Reaction):
    """The dice of a fight lie on the table."""

    rule: ClassVar[str] = "lnoe.fight.card-order"
    moment: ClassVar[str] = "fight"

    def opens(self, state: LastNightState) -> bool:
        return is_fight_open(state)


class FightResult(Reaction):
    """The winner of a fight is known; no Wounds yet."""

    rule: ClassVar[str] = "lnoe.fight.sequence"
    moment: ClassVar[str] = "fight_result"

    def opens(self, state: LastNightState) -> bool:
        return state.fight is not None and state.fight.outcome != ENDED


class WoundComes(Reaction):
    """A Hero is about to take a Wound."""

    rule: ClassVar[str] = "lnoe.general.hit-and-kill"
    moment: ClassVar[str] = "wound"

    def opens(self, state: LastNightState) -> bool:
        """Return whether the Wound has not been prevented already."""
        return bool(state.woundings) and not state.woundings[-1].is_prevented


class WoundTaken(Reaction):
    """A Hero has taken a Wound from a Zombie and lives."""

    rule: ClassVar[str] = "lnoe.fight.sequence"
    moment: ClassVar[str] = "wounded"


class CardAnnounced(Reaction):
    """A card has been announced and has not acted yet."""

    rule: ClassVar[str] = "lnoe.cards.cancel"
    moment: ClassVar[str] = "card_played"

    def opens(self, state: LastNightState) -> bool:
        """Return whether the card has not been cancelled already."""
        return bool(state.stack) and not state.stack[-1].is_cancelled


class ZombieDies(Reaction):
    """A Zombie has been killed."""

    moment: ClassVar[str] = "kill"


class BreakCheck(Reaction):
    """A break or ammunition die lies on the table."""

    rule: ClassVar[str] = "lnoe.weapon.break"
    moment: ClassVar[str] = "break_check"


class SearchDeclared(Reaction):
    """A Hero has declared a Search and its source; no card has been drawn."""

    moment: ClassVar[str] = "search"


KINDS: Final[tuple[type[Reaction], ...]] = (
    ZombieStart,
    ZombieMove,
    ZombieEnd,
    HeroStart,
    HeroEnd,
    HeroBegins,
    HeroActs,
    HeroRoll,
    HeroDoor,
    PreFight,
    FightOpen,
    FightResult,
    WoundComes,
    WoundTaken,
    CardAnnounced,
    ZombieDies,
    BreakCheck,
    SearchDeclared,
)
BY_MOMENT: Final[dict[str, type[Reaction]]] = {kind.moment: kind for kind in KINDS}
MOMENTS: Final[tuple[str, ...]] = tuple(kind.moment for kind in KINDS)


def open_window(state: LastNightState, about: Moment, order: list[int]) -> None:
    """Push the window of a moment, for those seats of an order for which it could matter."""
    asked = [seat for seat in order if could_matter(state, seat, about)]
    if asked:
        kind = ZombiesMove if about.together else BY_MOMENT[about.name]
        state.push(kind(tuple(asked), 0, 0, about))


def heroes_first(state: LastNightState) -> list[int]:
    return state.seats_of(HEROES) + state.seats_of(ZOMBIES)


def zombies_first(state: LastNightState) -> list[int]:
    return state.seats_of(ZOMBIES) + state.seats_of(HEROES)


def active_first(state: LastNightState, hero: int) -> list[int]:
    """Return the seats of the Heroes, that of a Hero first."""
    own = state.heroes[hero].seat
    return [own] + [seat for seat in state.seats_of(HEROES) if seat != own]


def use(state: LastNightState, seat: int, option: Option, about: Moment) -> None:
    """Announce what was chosen; it acts once nobody has cancelled it."""
    assert isinstance(option, Targeted)
    played = Played(place_of(option), seat, about, option, False)
    state.stack.append(played)
    trait = trait_of(state, played)
    state.push(Resolve())
    if played.place == ITEM:
        state.emit(events.ItemUsed(played.bearer, played.card), trait.rule)
    elif played.place == ABILITY:
        state.emit(events.AbilityUsed(played.bearer, played.card), trait.rule)
    elif played.place == GRAVE:
        state.emit(events.GraveWeaponUsed(played.bearer, played.card), trait.rule)
    elif played.place == HAND:
        announce(state, played, trait)


def announce(state: LastNightState, played: Played, trait: Trait[Any]) -> None:
    """Lay a card open; the other side may answer before it acts."""
    if played.bearer >= 0:
        bearer = state.heroes[played.bearer]
        held = bearer.townsfolk if played.card in bearer.townsfolk else bearer.events
        held.remove(played.card)
    else:
        state.hands[played.seat].remove(played.card)
        if state.fight is not None and IN_FIGHT in state.kind(played.card).when:
            state.fight.zombie_card = True
    if state.fight is not None:
        state.fight.cards.append(CardInFight(played.card, played.seat, played.bearer, False))
    state.dice.reveals += 1
    state.emit(events.CardPlayed(played.seat, played.bearer, played.card), trait.rule)
    is_hero = state.sides[played.seat] == HEROES
    order = zombies_first(state) if is_hero else heroes_first(state)
    others = [seat for seat in order if state.sides[seat] != state.sides[played.seat]]
    for source in sources.everything(state, hooks.ANNOUNCED):
        sources.trait_of(state, source).announced(state, source, played)
    if played.is_cancelled:
        return
    moment = Moment("card_played", played.hero, played.zombie, played.card, played.space)
    open_window(state, moment, others)
    trait.pay(state, played)


def trait_of(state: LastNightState, played: Played) -> Trait[Any]:
    if played.place == ABILITY:
        return state.content.abilities[played.card].trait
    if played.place == LASTING:
        # It acts by itself, at a moment that has the name of its trait.
        return state.content.traits[played.moment.name]
    return state.content.kind(played.card).trait


class Resolve(Step[LastNightState]):
    """What was announced last takes effect, unless it was cancelled."""

    rule: ClassVar[str] = "lnoe.cards.cancel"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        played = state.stack[-1]
        trait = trait_of(state, played)
        if played.is_cancelled:
            state.stack.pop()
            if played.card >= 0:
                state.emit(events.CardCancelled(played.card), self.rule)
            else:
                trait.cancelled(state, played)
            if played.place == HAND:
                if state.fight is not None:
                    state.fight.card_cancelled(played.card)
                if played.is_removed:
                    remove_from_game(state, played.card)
                else:
                    discard(state, played.card)
            return
        if played.hero >= 0 and not state.is_alive(played.hero):
            # An answer to it has cost the Hero it was for his life: there is nobody for it to act on.
            state.stack.pop()
            if played.place == HAND:
                discard(state, played.card)
            return
        if played.place == ITEM and trait.uses_up(state, played):
            discard_item(state, played.bearer, played.card, is_saved=True)
        trait.play(state, played)
        if state.stack and state.stack[-1] is played:
            state.stack.pop()
        if played.place == HAND and not trait.keeps(state, played):
            discard(state, played.card)
        if played.place in (HAND, ITEM) and played.bearer >= 0:
            for source in sources.of_hero(state, played.bearer, hooks.CARD_USED):
                sources.trait_of(state, source).card_used(state, source, played)


def cancel(state: LastNightState, is_removed: bool = False) -> None:
    """Cancel what was announced before the card that now acts: that one is the latest but one."""
    state.stack[-2].is_cancelled = True
    state.stack[-2].is_removed = is_removed
