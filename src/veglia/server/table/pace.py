"""How often something may be done: so often at once, and then as a bucket fills with time."""


class Pace:
    """The bucket of one link or one address."""

    def __init__(self, burst: float, per_minute: float, now: float) -> None:
        self.most = burst
        self.rate = per_minute / 60.0
        self.left = burst
        self.last = now

    def has(self, now: float) -> bool:
        """Whether something may be done now."""
        self.left = min(self.most, self.left + (now - self.last) * self.rate)
        self.last = now
        return self.left >= 1

    def take(self, amount: float = 1.0) -> None:
        """Something is done; more than is left means that nothing may be done for longer."""
        self.left -= amount
