"""The Zombie turn but for moving and placing: drawing cards, the check for new Zombies, the fights."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.alike import one_of_each
from veglia.games.last_night_on_earth.rules.allies import begin_attacks
from veglia.games.last_night_on_earth.rules.asking import HeroSideQuestion
from veglia.games.last_night_on_earth.rules.fighting import StartFight
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.models import BROWN, GREEN, ZOMBIE_HERO, ZOMBIES
from veglia.games.last_night_on_earth.rules.phases import CHECK, DRAW, FIGHTS, ZOMBIE_START
from veglia.games.last_night_on_earth.rules.piles import discard
from veglia.games.last_night_on_earth.rules.playable import plays_from
from veglia.games.last_night_on_earth.rules.plays import HAND, Decline, Moment, PickCard, Source
from veglia.games.last_night_on_earth.rules.reactions import open_window, use, zombies_first
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Ask, Event, Option, Step

IMMEDIATE: Final = "immediate"
# By colour: whether its check has succeeded in this turn.
ARRIVES: Final = ("arrives_brown", "arrives_green")


class ZombiesDrew(Event):
    """A Zombie player has drawn some cards; nobody else sees them."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class ZombieDeckShuffled(Event):
    def __init__(self) -> None:
        pass


class NoEffect(Event):
    """A card that had to be played at once finds nothing to act on."""

    def __init__(self, card: int) -> None:
        self.card = card


class CheckRolled(Event):
    """The check for new Zombies: it succeeds if the dice add up to more than `count`."""

    def __init__(self, seat: int, dice: tuple[int, ...], count: int, succeeds: bool) -> None:
        self.seat = seat
        self.dice = dice
        self.count = count
        self.succeeds = succeeds


class CheckSkipped(Event):
    """New Zombies always come: no check is made."""

    def __init__(self) -> None:
        pass


class DrawCards(Step[LastNightState]):
    """Phase 2: each Zombie player may discard cards, then draws up to the limit; Brown first."""

    rule: ClassVar[str] = "lnoe.zturn.draw-to-limit"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        state.phase = DRAW
        for seat in reversed(state.seats_of(ZOMBIES)):
            state.push(DrawUp(seat))
            state.push(DiscardFirst(seat))


class DiscardFirst(Ask[LastNightState]):
    """A Zombie player may discard any cards before he draws."""

    rule: ClassVar[str] = "lnoe.zturn.discard-first"
    forced: ClassVar[bool] = False

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, state: LastNightState) -> int:
        return self.who

    def options(self, state: LastNightState) -> list[Option]:
        if not state.hands[self.who]:
            return []
        return [*(PickCard(card) for card in sorted(state.hands[self.who])), Decline()]

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, PickCard):
            discard_from_hand(state, self.who, option.card)
            state.push(DiscardFirst(self.who))


def discard_from_hand(state: LastNightState, seat: int, card: int) -> None:
    """Discard a card that a Zombie player holds."""
    state.hands[seat].remove(card)
    state.dice.reveals += 1
    discard(state, card)


def draw_zombie_card(state: LastNightState) -> int:
    """Draw from the Zombie deck, whose discards are shuffled when it is empty; -1 if there is nothing."""
    if not state.zombie_deck.pile and state.zombie_deck.discards:
        state.emit(ZombieDeckShuffled(), "lnoe.zturn.zombie-deck-reshuffle")
    return state.zombie_deck.draw(state.dice)


class DrawUp(Step[LastNightState]):
    """Draw up to the limit; then cards that are played immediately act, in the order drawn."""

    rule: ClassVar[str] = "lnoe.zturn.draw-to-limit"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: LastNightState) -> None:
        hand = state.hands[self.who]
        missing = scenario_of(state).hand_limit(state) - len(hand)
        draw_for_zombies(state, self.who, missing, self.rule)


def draw_for_zombies(state: LastNightState, seat: int, count: int, rule: str) -> None:
    """Draw some cards for a Zombie player, and push those that are played immediately."""
    drawn: list[int] = []
    for _ in range(count):
        card = draw_zombie_card(state)
        if card < 0:
            break
        drawn.append(card)
    if not drawn:
        return
    state.hands[seat] += drawn
    state.emit(ZombiesDrew(seat, len(drawn)), rule)
    for card in reversed(drawn):
        if IMMEDIATE in state.kind(card).when:
            state.push(PlayAtOnce(seat, card))


class PlayAtOnce(Ask[LastNightState]):
    """A card that says so is played as soon as the drawing is done."""

    rule: ClassVar[str] = "lnoe.zturn.play-immediately"

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def seat(self, state: LastNightState) -> int:
        return self.who

    def options(self, state: LastNightState) -> list[Option]:
        source = Source(HAND, self.card, -1, self.who)
        return plays_from(state, source, Moment(IMMEDIATE))

    def run(self, state: LastNightState) -> None:
        if not self.options(state):
            state.hands[self.who].remove(self.card)
            state.emit(NoEffect(self.card), self.rule)
            discard(state, self.card)
            return
        super().run(state)

    def take(self, state: LastNightState, option: Option) -> None:
        use(state, self.who, option, Moment(IMMEDIATE))


def are_reds_normal(state: LastNightState) -> bool:
    """Return whether Zombie Horde makes the red figures normal Zombies: not where they have an ability."""
    return state.has_rule("zombie_horde_21") and not state.count("grave_dead")


def counted(state: LastNightState, colour: int = -1) -> int:
    """Return how many Zombies count for limits and checks, of a player's colour or all; Zombie Heroes do not.

    Red Zombies are nobody's own, except those that Zombie Horde makes normal Zombies.
    """
    is_horde = are_reds_normal(state)
    found = 0
    for zombie in state.zombies:
        if zombie.kind == ZOMBIE_HERO:
            continue
        if colour < 0 or (zombie.owner == colour and (is_horde or zombie.kind == colour)):
            found += 1
    return found


class CheckForNewZombies(Step[LastNightState]):
    """Phase 3: new Zombies come in phase 6 if the dice beat the number of Zombies on the board."""

    rule: ClassVar[str] = "lnoe.zturn.spawn-check"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        state.phase = CHECK
        if state.has_rule("zombies_auto_spawn"):
            for place, _ in enumerate(state.seats_of(ZOMBIES)):
                state.counts[ARRIVES[place]] = 1
            state.emit(CheckSkipped(), "lnoe.autospawn.skip-check")
            return
        seats = state.seats_of(ZOMBIES)
        if len(seats) == 1:
            dice = state.dice.roll(scenario_of(state).check_dice(state))
            self.compare(state, seats[0], BROWN, dice, counted(state), self.rule)
            return
        for colour in (BROWN, GREEN):
            dice = state.dice.roll(1)
            self.compare(state, seats[colour], colour, dice, counted(state, colour), "lnoe.twoz.check")

    def compare(
        self, state: LastNightState, seat: int, colour: int, dice: list[int], count: int, rule: str
    ) -> None:
        succeeds = sum(dice) > count
        state.counts[ARRIVES[colour]] = int(succeeds)
        state.emit(CheckRolled(seat, tuple(dice), count, succeeds), rule)


class StartOfTurn(Step[LastNightState]):
    """The start of the Zombie turn: what acts by itself first, then cards."""

    rule: ClassVar[str] = "lnoe.zturn.start-of-turn"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        state.phase = ZOMBIE_START
        open_window(state, Moment(ZOMBIE_START), zombies_first(state))
        for source in sources.everything(state, hooks.AT_ZOMBIE_START):
            if state.result is None:
                sources.trait_of(state, source).at_zombie_start(state, source)


# Fights of phase 5


class Engage(Option):
    """A Hero and a Zombie fight next."""

    def __init__(self, hero: int, zombie: int) -> None:
        self.hero = hero
        self.zombie = zombie


class TakeMore(Option):
    """A Hero takes one of the Zombies that are too many to be shared out evenly."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class BeginFights(Step[LastNightState]):
    """Phase 5: every Zombie with a Hero in its space fights, shared out evenly over the Heroes there.

    Heroes and Zombies who come into a space later in the phase take no part in it.
    """

    rule: ClassVar[str] = "lnoe.zturn.fight-phase"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        state.phase = FIGHTS
        shares: list[tuple[int, int, int]] = []
        left: list[tuple[int, int]] = []
        fighters: list[int] = []
        for space in sorted({state.heroes[hero].space for hero in state.living()}):
            zombies = [zombie.number for zombie in state.zombies_in(space) if not zombie.is_fresh]
            heroes = state.heroes_in(space)
            if not zombies:
                continue
            fighters += zombies
            shares += [(hero, space, len(zombies) // len(heroes)) for hero in heroes]
            if len(zombies) % len(heroes):
                left.append((space, len(zombies) % len(heroes)))
        state.push(ShareRest(tuple(shares), tuple(left), (), tuple(fighters)))
        begin_attacks(state)


class ShareRest(HeroSideQuestion):
    """The Hero players choose who takes the Zombies that are left over."""

    rule: ClassVar[str] = "lnoe.zturn.fight-remainder"

    def __init__(
        self,
        shares: tuple[tuple[int, int, int], ...],
        left: tuple[tuple[int, int], ...],
        took: tuple[int, ...],
        fighters: tuple[int, ...],
    ) -> None:
        # By Hero, where and how many he fights; by space, how many are left over; who has taken one more.
        self.shares = shares
        self.left = left
        self.took = took
        self.fighters = fighters

    def options(self, state: LastNightState) -> list[Option]:
        if not self.left:
            return []
        space = self.left[0][0]
        return [TakeMore(hero) for hero in state.heroes_in(space) if hero not in self.took]

    def run(self, state: LastNightState) -> None:
        if self.left:
            super().run(state)
        else:
            state.push(NextFight(self.shares, self.fighters))

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, TakeMore)
        shares = tuple((hero, space, count + (hero == option.hero)) for hero, space, count in self.shares)
        space, count = self.left[0]
        left = ((space, count - 1), *self.left[1:]) if count > 1 else self.left[1:]
        state.push(ShareRest(shares, left, (*self.took, option.hero), self.fighters))


class NextFight(HeroSideQuestion):
    """The Hero players choose which fight comes next, until every Zombie has fought.

    What was to be fought by a Hero who has died or left the space does not fight in this phase.
    """

    rule: ClassVar[str] = "lnoe.zturn.fight-order"

    def __init__(self, shares: tuple[tuple[int, int, int], ...], fighters: tuple[int, ...]) -> None:
        self.shares = shares
        # Zombies that have not fought yet.
        self.fighters = fighters

    def options(self, state: LastNightState) -> list[Option]:
        found: list[Option] = []
        for hero, space, count in self.shares:
            if count <= 0 or state.heroes[hero].space != space:
                continue
            waiting = [zombie for zombie in state.zombies_in(space) if zombie.number in self.fighters]
            found += [Engage(hero, zombie.number) for zombie in one_of_each(state, waiting)]
        return found

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, Engage)
        shares = tuple((hero, space, count - (hero == option.hero)) for hero, space, count in self.shares)
        state.push(NextFight(shares, tuple(one for one in self.fighters if one != option.zombie)))
        state.push(StartFight(option.hero, option.zombie))
