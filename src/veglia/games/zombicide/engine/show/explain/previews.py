# veglia: interpreted
"""What would come of the options of a title, and what the Zombies would do next."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.turn import DoNothing
from veglia.games.zombicide.engine.show.explain.forecast import Forecast, coming_remarks, wound_marks
from veglia.games.zombicide.engine.show.explain.outlook import Outlooks, arrival_remarks, outlook_on, taken
from veglia.games.zombicide.engine.show.explain.remark import Remark
from veglia.games.zombicide.engine.show.explain.speaking import Speaker
from veglia.kernel.machine import Ask, Option, advance
from veglia.kernel.offers import Preview

S = TypeVar("S", bound=ZombicideState)


class Previews(Generic[S]):
    """The previews of a title, which says who speaks, what it foresees and what its options bring."""

    def __init__(
        self,
        speaker: Callable[[S, str], Speaker],
        foresee: Callable[[S], Forecast],
        coming: Callable[[S], list[Remark]],
        way: Callable[[S], list[Remark]],
        noise: Callable[[S], list[Remark]],
    ) -> None:
        self.speaker = speaker
        # What an Activation of all Zombies would bring, and what comes before it.
        self.foresee = foresee
        self.coming = coming
        # What a way costs and brings about, and what Noise an option has made.
        self.way = way
        self.noise = noise
        self.outlooks: Outlooks[S] = []

    def preview(self, state: S, option: Option, language: str) -> Preview:
        """Return what would come of an option; nothing where only the option itself would come."""
        if isinstance(option, DoNothing):
            return self.forecast(state, language)
        return outlook_on(state, option, self.speaker(state, language), self.outlooks)

    def has_preview(self, option: Option) -> bool:
        """Return whether there is something to say about an option."""
        return isinstance(option, DoNothing) or any(isinstance(option, kinds) for kinds, _ in self.outlooks)

    def forecast(self, state: S, language: str) -> Preview:
        """Return the next Zombies' Phase, if nothing changed before it."""
        coming = self.foresee(state)
        remarks = self.coming(state) + coming_remarks(state, coming)
        lines = self.speaker(state, language).lines(remarks)
        return Preview(lines, wound_marks(coming), coming.arrows(state))

    def move_outlook(self, state: S, asking: Ask[Any], option: Option, speaker: Speaker) -> Preview:
        """Return what a Move costs, who would see the Survivor, and where Zombies would go then."""
        twin = taken(state, asking, option)
        advance(twin)
        remarks = self.way(twin) + arrival_remarks(twin, getattr(asking, "survivor", -1))
        return Preview(speaker.lines(remarks), [], self.foresee(twin).arrows(state))

    def lure_outlook(self, state: S, asking: Ask[Any], option: Option, speaker: Speaker) -> Preview:
        """Return where Zombies would go after something that changes it."""
        twin = taken(state, asking, option)
        advance(twin)
        return Preview(speaker.lines(self.noise(twin)), [], self.foresee(twin).arrows(state))
