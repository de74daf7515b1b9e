"""What a mission says about its Train, part by part."""

from typing import Final

from veglia.games.zombicide.engine.rules.board import ZombicideBoard


class TrainRoute:
    """Whether it moves, what it attaches, and the boards there are on its way."""

    def __init__(self, moves: bool, attach: tuple[str, ...], boards: dict[str, ZombicideBoard]) -> None:
        self.moves: Final = moves
        # Tiles (by number) that are attached as cars once the locomotive has passed over them.
        self.attach: Final = attach
        # The boards by their strips, the tiles joined by commas.
        self.boards: Final = boards

    def board(self, strip: tuple[str, ...]) -> ZombicideBoard:
        return self.boards[",".join(strip)]


class Call:
    """Objectives of some colours call it once all of them have been taken."""

    def __init__(self, colours: tuple[int, ...], rule: str) -> None:
        self.colours: Final = colours
        self.rule: Final = rule


class TrainRules:
    """The special rules that are in force, each by its id; empty for those that are not."""

    def __init__(
        self,
        does_not_wait: str,
        zombies_lose: str,
        wagon_loses: str,
        starts_full: str,
        destroys_spawns: str,
        blow_up: str,
        waterproof: str,
    ) -> None:
        # It comes in although not all goals before the last are met.
        self.does_not_wait: Final = does_not_wait
        # A Zombie that leaves aboard loses the game.
        self.zombies_lose: Final = zombies_lose
        # A Wagon on the tracks loses the game when the Train comes in.
        self.wagon_loses: Final = wagon_loses
        # It starts as soon as everyone is aboard.
        self.starts_full: Final = starts_full
        # It destroys the tokens of the Starting Spawn Zone.
        self.destroys_spawns: Final = destroys_spawns
        # Dynamite at a Mobile token blows up its section.
        self.blow_up: Final = blow_up
        # No Holy Water moves Mobile tokens.
        self.waterproof: Final = waterproof
