"""What counts how much for bots; a title's content file holds the numbers and says what each is about."""

from typing import Final


class Weights:
    """Points for and against the players."""

    def __init__(
        self,
        goal: float,
        beacon: float,
        approach: float,
        errand: float,
        haul: float,
        gather: float,
        home: float,
        leave: float,
        abandon: float,
        block: float,
        alone: float,
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
        brink: float,
        quench: float,
        ward: float,
        mouth: float,
        weapon: float,
        aim: float,
        tool: float,
        item: float,
        skill: float,
        adrenaline: float,
        caution: float,
        level: float,
        lost: float,
        even: float,
        doubt: float,
        scale: float,
        # Only some titles have these.
        ruin: float = 0.0,
        control: float = 0.0,
        guard: float = 0.0,
        shelter: float = 0.0,
    ) -> None:
        self.goal: Final = goal
        self.beacon: Final = beacon
        self.approach: Final = approach
        self.errand: Final = errand
        self.haul: Final = haul
        self.gather: Final = gather
        self.home: Final = home
        self.leave: Final = leave
        self.abandon: Final = abandon
        self.block: Final = block
        self.alone: Final = alone
        self.search: Final = search
        self.wound: Final = wound
        self.lethal: Final = lethal
        self.threat: Final = threat
        self.patience: Final = patience
        self.hold: Final = hold
        self.near: Final = near
        self.zombie: Final = zombie
        self.boss: Final = boss
        self.spawn: Final = spawn
        self.crowd: Final = crowd
        self.brink: Final = brink
        self.quench: Final = quench
        self.ward: Final = ward
        self.mouth: Final = mouth
        self.weapon: Final = weapon
        self.aim: Final = aim
        self.tool: Final = tool
        self.item: Final = item
        self.skill: Final = skill
        self.adrenaline: Final = adrenaline
        self.caution: Final = caution
        self.level: Final = level
        self.lost: Final = lost
        self.even: Final = even
        self.doubt: Final = doubt
        self.scale: Final = scale
        self.ruin: Final = ruin
        self.control: Final = control
        self.guard: Final = guard
        self.shelter: Final = shelter
