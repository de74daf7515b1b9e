"""What an agent is: something that picks one of the offered options."""

from veglia.kernel.machine import State


class Agent:
    """Chooses among `state.offered`."""

    def choose(self, state: State) -> int:
        """Return the number of the chosen option."""
        raise NotImplementedError
