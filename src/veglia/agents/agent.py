"""What an agent is: something that picks one of the things its seat may choose."""

from veglia.agents.knowledge import Knowledge


class Agent:
    """Chooses by what its seat may know."""

    def choose(self, knowledge: Knowledge) -> int:
        """Return the number of the chosen option, or -1 - place for an aside."""
        raise NotImplementedError
