"""What counts how much for bots; a title's content file holds the numbers and says what each is about."""

from typing import Final


class Weights:
    """Points for and against the players."""

    def __init__(
        self,
        goal: float,
        beacon: float,
        approach: float,
        gather: float,
        home: float,
        search: float,
        wound: float,
        lethal: float,
        threat: float,
        patience: float,
        hold: float,
        near: float,
        zombie: float,
        boss: float,
        spawn: float,
        crowd: float,
        mouth: float,
        weapon: float,
        aim: float,
        tool: float,
        item: float,
        adrenaline: float,
        level: float,
        lost: float,
        even: float,
        doubt: float,
        scale: float,
    ) -> None:
        self.goal: Final = goal
        self.beacon: Final = beacon
        self.approach: Final = approach
        self.gather: Final = gather
        self.home: Final = home
        self.search: Final = search
        self.wound: Final = wound
        self.lethal: Final = lethal
        self.threat: Final = threat
        self.patience: Final = patience
        self.hold: Final = hold
        self.near: Final = near
        self.zombie: Final = zombie
        self.boss: Final = boss
        self.crowd: Final = crowd
        self.spawn: Final = spawn
        self.mouth: Final = mouth
        self.aim: Final = aim
        self.weapon: Final = weapon
        self.tool: Final = tool
        self.item: Final = item
        self.adrenaline: Final = adrenaline
        self.level: Final = level
        self.lost: Final = lost
        self.doubt: Final = doubt
        self.even: Final = even
        self.scale: Final = scale
