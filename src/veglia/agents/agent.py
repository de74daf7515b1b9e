"""What an agent is: something that picks one of the offered options."""

from veglia.agents.knowledge import Knowledge


class Agent:
    """Chooses by what its seat may know."""

    def choose(self, knowledge: Knowledge) -> int:
        """Return the number of the chosen option."""
        raise NotImplementedError
