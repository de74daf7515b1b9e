"""The Spawn step: one card for each active token, in order, while the order may change under way."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.activation import ExtraActivation
from veglia.games.zombicide.engine.rules.cards import ZombieCard
from veglia.games.zombicide.engine.rules.danger import traits_of
from veglia.games.zombicide.engine.rules.events import (
    MiniaturesShort,
    NothingSpawned,
    SpawnTokenMoved,
    SpawnTokenTurned,
    ZombieCardDrawn,
    ZombieDeckReshuffled,
    ZombiesSpawned,
)
from veglia.games.zombicide.engine.rules.state import SpawnToken, ZombicideState
from veglia.kernel.machine import Step

# Kinds of tokens, in the order in which they spawn when they share a Zone.
STARTING: Final = 0
MOBILE: Final = 1
ABOMINATION: Final = 2
CORPSE_PILE: Final = 3

# So many active tokens lose the game, where the title has such a limit.
MOST_ACTIVE: Final = 7


def order_of(state: ZombicideState, number: int) -> int:
    """Return the place of a token in the spawning order."""
    token = state.spawns[number]
    start = state.scenario.rules.first_spawn_zone(state)
    if start >= 0:
        order = state.board.clockwise_from(start)
    else:
        order = state.board.clockwise_after(state.scenario.rules.spawn_origin(state))
    return (order[token.zone] * 4 + token.kind) * 64 + number


class SpawnNext(Step[ZombicideState]):
    """Spawn at the next active token after a place in the order."""

    rule: ClassVar[str] = "uoa.spawn.clockwise"

    def __init__(self, after: int) -> None:
        self.after = after

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        passed = [number for number in range(len(state.spawns)) if order_of(state, number) <= self.after]
        return SpawnAfter(tuple(passed))

    def run(self, state: ZombicideState) -> None:
        best = -1
        zone = -1
        for number, token in enumerate(state.spawns):
            if token.is_active:
                place = order_of(state, number)
                if place > self.after and (best < 0 or place < best):
                    best = place
                    zone = token.zone
        if zone >= 0:
            state.push(SpawnNext(best))
            state.push(DrawZombieCard(zone))


class SpawnAfter(Step[ZombicideState]):
    """Go on spawning after tokens that have been passed, wherever they are now."""

    rule: ClassVar[str] = "uoa.spawn.clockwise"

    def __init__(self, tokens: tuple[int, ...]) -> None:
        self.tokens = tokens

    def run(self, state: ZombicideState) -> None:
        state.push(SpawnNext(max([order_of(state, number) for number in self.tokens], default=-1)))


class DrawZombieCard(Step[ZombicideState]):
    """Draw a Zombie card for a Zone and do what its line says."""

    rule: ClassVar[str] = "uoa.spawn.one-card-per-token"

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        zone = heirs[self.zone]
        return None if zone < 0 else DrawZombieCard(zone)

    def run(self, state: ZombicideState) -> None:
        if not state.zombie_deck.pile:
            state.emit(ZombieDeckReshuffled(), "uoa.spawn.deck-reshuffle")
        number = state.zombie_deck.draw(state.dice)
        state.zombie_deck.discard(number)
        state.emit(ZombieCardDrawn(number, self.zone), self.rule)
        card = state.scenario.library.zombie_cards[number]
        if not state.scenario.rules.reads_otherwise(state, self.zone, card):
            read_card(state, self.zone, card)


def read_card(state: ZombicideState, zone: int, card: ZombieCard) -> None:
    """Do what a card's line for the highest Danger Level says."""
    level = state.level()
    if card.extra_activation:
        if level == 0:
            state.emit(NothingSpawned(zone), "uoa.spawn.extra-activation-blue")
        else:
            state.push(ExtraActivation(card.kind))
            state.scenario.rules.extra_activation_drawn(state)
        return
    before = state.zombies_in(zone)
    if state.scenario.library.zombies[card.kind].is_boss:
        state.scenario.rules.spawn_abomination(state, zone)
    else:
        spawn(state, zone, card.kind, card.counts[level])
    if state.zombies_in(zone) > before and state.result is None:
        state.push(Appeared(zone))


def spawn(state: ZombicideState, zone: int, kind: int, count: int) -> None:
    """Put new Zombies into a Zone; when miniatures run out, an Abomination comes instead of the rest."""
    there = min(count, state.reserve[kind])
    if there > 0:
        zombies.add(state, zone, kind, there)
        state.emit(ZombiesSpawned(kind, there, zone), "uoa.spawn.one-card-per-token")
    if there < count:
        rule = "uoa.spawn.shortage-abomination-present" if is_boss_here(state) else "uoa.spawn.shortage"
        state.emit(MiniaturesShort(kind), rule)
        state.scenario.rules.spawn_abomination(state, zone)


def is_boss_here(state: ZombicideState) -> bool:
    """Return whether an Abomination is on the board."""
    for kind, zombie in enumerate(state.scenario.library.zombies):
        if zombie.is_boss and state.reserve[kind] < zombie.miniatures:
            return True
    return False


class Appeared(Step[ZombicideState]):
    """Zombies have appeared: skills may react before the next card."""

    rule: ClassVar[str] = "uoa.skill.combat-reflexes"

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        zone = heirs[self.zone]
        return None if zone < 0 else Appeared(zone)

    def run(self, state: ZombicideState) -> None:
        for who in range(len(state.survivors) - 1, -1, -1):
            if state.survivors[who].zone >= 0 and not state.is_companion(who):
                for trait in traits_of(state, who):
                    trait.spawned(state, who, self.zone)


def place_token(state: ZombicideState, kind: int, zone: int, rule: str) -> None:
    """Put a new active token on the board."""
    state.spawns.append(SpawnToken(kind, zone, True))
    state.emit(SpawnTokenTurned(kind, zone, True), rule)
    state.scenario.rules.spawn_tokens_changed(state)


def turn_token(state: ZombicideState, number: int, active: bool, rule: str) -> None:
    """Turn a token to its active or inactive side."""
    token = state.spawns[number]
    if token.is_active != active:
        state.spawns[number] = SpawnToken(token.kind, token.zone, active)
        state.emit(SpawnTokenTurned(token.kind, token.zone, active), rule)
        state.scenario.rules.spawn_tokens_changed(state)


def move_token(state: ZombicideState, number: int, zone: int, rule: str) -> None:
    """Move a token; it keeps its side."""
    token = state.spawns[number]
    state.spawns[number] = SpawnToken(token.kind, zone, token.is_active)
    state.emit(SpawnTokenMoved(token.kind, zone), rule)


def starting_zone(state: ZombicideState) -> int:
    """Return the Starting Spawn Zone, -1 once its token is out of the game."""
    for token in state.spawns:
        if token.kind == STARTING:
            return token.zone
    return -1
