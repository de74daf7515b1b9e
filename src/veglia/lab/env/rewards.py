"""What an environment pays."""


class Rewards:
    """Rewards for the end and, optionally, for progress towards it.

    end       paid when a seat wins, taken when it loses; in a draw neither
    progress  times the gain in the share of the goals that is done; a loss takes nothing of it back
    nearness  times the gain in nearness to what the goals ask for next, from 0 (far) to 1
    chance    times the gain in the title's estimate of the chance to win; at the end that is 1 or 0, so that
              over a whole game it adds the same to every won game, and the same to every lost one
    step      paid (below zero: taken) for every choice
    illegal   paid for a choice that is not offered, where an environment lets it pass
    """

    def __init__(
        self,
        end: float = 1.0,
        progress: float = 0.0,
        nearness: float = 0.0,
        chance: float = 0.0,
        step: float = 0.0,
        illegal: float = 0.0,
    ) -> None:
        self.end = end
        self.progress = progress
        self.nearness = nearness
        self.chance = chance
        self.step = step
        self.illegal = illegal
