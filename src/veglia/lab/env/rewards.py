"""What an environment pays."""


class Rewards:
    """Paid are the end, and on the way there, if wanted, what is gained in progress and in chances.

    end       paid when the game is won, taken when it is lost
    progress  times the gain in the share of the goals that is done; a loss takes nothing of it back
    chance    times the gain in the title's estimate of the chance to win; at the end that is 1 or 0, so that
              over a whole game it adds the same to every won game, and the same to every lost one
    illegal   paid (below zero: taken) for a choice that is not offered, where an environment lets it pass
    """

    def __init__(
        self, end: float = 1.0, progress: float = 0.0, chance: float = 0.0, illegal: float = 0.0
    ) -> None:
        self.end = end
        self.progress = progress
        self.chance = chance
        self.illegal = illegal
