"""The Nemesis: it goes from Corner Tile to Corner Tile, destroys them and attacks whoever is in its way."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.enemy_attack import NEMESIS, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import NemesisMoved
from veglia.games.dark_darker_darkest.rules.fire import check_out, destroy
from veglia.games.dark_darker_darkest.rules.harming import HurtCreature, remove_zombie
from veglia.games.dark_darker_darkest.rules.library import BLUE
from veglia.games.dark_darker_darkest.rules.marching import StepTo
from veglia.games.dark_darker_darkest.rules.paths import EVERYWHERE, distances, next_steps
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.revealing import enemies_entered
from veglia.games.dark_darker_darkest.rules.state import NOBODY, DarkestState
from veglia.games.dark_darker_darkest.rules.tiles import CORNER
from veglia.games.dark_darker_darkest.rules.weakness import broken
from veglia.games.dark_darker_darkest.rules.wounds import release_idle, wound
from veglia.kernel.machine import Option, Step

# What the destruction of a Corner Tile does to who stands there.
DAMAGE: Final = 3


def standing_corners(state: DarkestState) -> list[int]:
    """Return the Corner Tiles beside the Laboratory that are not destroyed, by fire or by the Nemesis."""
    plan = state.house.plan
    return [
        tile
        for tile in range(TILES)
        if plan.tiles[tile].kind == CORNER and tile != plan.laboratory and not state.house.is_destroyed(tile)
    ]


class NemesisActs(Step[DarkestState]):
    """The Nemesis destroys the Corner Tile on which it stands, or sets out for the nearest one."""

    rule: ClassVar[str] = "ddd.nemesis.aim"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        nemesis = state.nemesis
        if nemesis is None:
            return
        for module in state.settings.modules:
            module.nemesis_acts(state)
        if nemesis.room // 2 in standing_corners(state):
            state.push(NemesisAttacks())
            destroy_corner(state, nemesis.room // 2)
            return
        type = state.nemesis_type()
        state.push(MoveNemesis(max(0, type.enemy.movement(state, type.move) - broken(state, NEMESIS, BLUE))))
        state.push(NemesisAttacks())


class NemesisAttacks(Step[DarkestState]):
    """The Nemesis attacks the Survivors of its room, if there are any."""

    rule: ClassVar[str] = "ddd.nemesis.attack-passing"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        if state.nemesis is not None:
            state.push(EnemyAttack(NEMESIS, state.nemesis.room))


def destroy_corner(state: DarkestState, tile: int) -> None:
    """Turn a Corner Tile to its flame side: it hurts Survivors and a Creature and eliminates zombies."""
    rule = "ddd.nemesis.destroy-effects"
    destroy(state, tile, "ddd.nemesis.destroy-corner")
    check_out(state)
    room = 2 * tile
    for zombie in state.hordes[room]:
        remove_zombie(state, room, zombie, NOBODY, rule)
    if state.creature_in(room) and not state.creature_type().is_fire_resistant:
        state.push(HurtCreature(DAMAGE, False, rule))
    for who in state.in_room(room):
        wound(state, who, DAMAGE, rule)


class MoveNemesis(PlayersAsk):
    """One step of the Nemesis on a shortest way; the players choose among equal ones."""

    rule: ClassVar[str] = "ddd.nemesis.move"

    def __init__(self, left: int) -> None:
        self.left = left

    def options(self, state: DarkestState) -> list[Option]:
        nemesis = state.nemesis
        corners = standing_corners(state)
        if nemesis is None or self.left == 0 or nemesis.room // 2 in corners:
            return []
        away = distances(state, [2 * tile for tile in corners], EVERYWHERE, True, False)
        return [StepTo(room) for room in next_steps(state, nemesis.room, away, False)]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, StepTo)
        nemesis = state.nemesis
        assert nemesis is not None
        state.push(MoveNemesis(self.left - 1))
        state.push(NemesisAttacks())
        state.emit(NemesisMoved(nemesis.room, option.room), self.rule)
        nemesis.room = option.room
        release_idle(state)
        enemies_entered(state, option.room)
