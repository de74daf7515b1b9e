"""What an agent is: something that picks one of the offered options."""

from veglia.agents.outlook import Outlook


class Agent:
    """Chooses by what its seat may know."""

    def choose(self, outlook: Outlook) -> int:
        """Return the number of the chosen option."""
        raise NotImplementedError
