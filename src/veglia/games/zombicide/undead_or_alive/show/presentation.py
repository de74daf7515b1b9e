"""How the title is shown to clients."""

from veglia.games.zombicide.engine.rules.raster import Raster
from veglia.games.zombicide.engine.show.choices import drops_stay, offers
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.explain.refusing import is_asked
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show import zone_numbers as telling
from veglia.games.zombicide.undead_or_alive.show.bad_setup import bad_setup
from veglia.games.zombicide.undead_or_alive.show.drawing import shape
from veglia.games.zombicide.undead_or_alive.show.explain.forecast import forecast
from veglia.games.zombicide.undead_or_alive.show.explain.preview import preview
from veglia.games.zombicide.undead_or_alive.show.explain.why_not import why_not
from veglia.games.zombicide.undead_or_alive.show.glossary import glossary
from veglia.games.zombicide.undead_or_alive.show.lobby import lobby
from veglia.games.zombicide.undead_or_alive.show.scene import scene, scene_after
from veglia.games.zombicide.undead_or_alive.show.shelf import shelf
from veglia.games.zombicide.undead_or_alive.show.targets import UndeadTargets
from veglia.games.zombicide.undead_or_alive.show.telling import UndeadTeller
from veglia.games.zombicide.undead_or_alive.show.texts import look, text
from veglia.games.zombicide.undead_or_alive.show.words import Names
from veglia.kernel.errors import BadSetup
from veglia.kernel.machine import Event, Option, State
from veglia.kernel.presentation import Entry, Lobby, Presentation
from veglia.kernel.scene import BoardShape, Offer, Preview, Reason, Scene, Told
from veglia.kernel.words import Words


class UndeadPresentation(Presentation):
    """What Undead or Alive shows."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name
        self.contexts: dict[str, Context] = {}
        self.shapes: dict[tuple[str, str], tuple[Raster, BoardShape]] = {}

    def lobby(self, language: str) -> Lobby:
        return lobby(self.id, self.name, language)

    def bad_setup(self, problem: BadSetup, language: str) -> str:
        return bad_setup(problem, language)

    def glossary(self, language: str) -> dict[str, Entry]:
        return glossary(language)

    def board(self, state: State, language: str) -> BoardShape:
        assert isinstance(state, UndeadState)
        key = (state.board.key, language)
        raster, drawn = self.shapes.get(key, (None, None))
        # Another board may come under the same key when missions are made up.
        if drawn is None or raster is not state.board.raster:
            drawn = shape(state.board, language)
            self.shapes[key] = (state.board.raster, drawn)
        return drawn

    def viewpoint(self, seat: int | None) -> int | None:
        """All seats are one team, and nothing is hidden from one that another sees."""
        return None

    def scene(self, state: State, seat: int | None, language: str) -> Scene:
        assert isinstance(state, UndeadState)
        return scene(self._context(state, language), state)

    def scene_after(
        self, before: State, shown: Scene, state: State, seat: int | None, language: str
    ) -> Scene:
        assert isinstance(before, UndeadState)
        assert isinstance(state, UndeadState)
        return scene_after(self._context(state, language), state, before, shown)

    def told(self, state: State, events: list[Event], seat: int | None, language: str) -> list[Told]:
        assert isinstance(state, UndeadState)
        context = self._context(state, language)
        said = telling.tell(state, events, context.words)
        return UndeadTeller(context, events, said).told()

    def prompt(self, state: State, language: str, seat: int | None = None) -> str:
        assert isinstance(state, UndeadState)
        return self._context(state, language).words.say(state.asking)

    def offers(
        self, state: State, options: list[Option], language: str, seat: int | None = None
    ) -> list[Offer]:
        assert isinstance(state, UndeadState)
        context = self._context(state, language)
        return offers(context, options, UndeadTargets(context, state))

    def asides_stay(self, before: State, state: State) -> bool:
        assert isinstance(before, UndeadState)
        assert isinstance(state, UndeadState)
        return drops_stay(before, state)

    def preview(self, state: State, option: Option, language: str, seat: int | None = None) -> Preview:
        assert isinstance(state, UndeadState)
        return preview(state, option, language)

    def forecast(self, state: State, language: str, seat: int | None = None) -> Preview:
        assert isinstance(state, UndeadState)
        return forecast(state, language)

    def why_not(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        assert isinstance(state, UndeadState)
        reasons = why_not(state, seat, target, language)
        offered = self.offers(state, state.offered, language) if is_asked(state, seat) else []
        return [] if any(target in choice.targets for choice in offered) else reasons

    def _context(self, state: UndeadState, language: str) -> Context:
        """Return what it takes to show a state; the last one is kept, as states are shown in parts."""
        kept = self.contexts.get(language)
        if kept is not None and kept.state is state and kept.board is state.board:
            return kept
        self.contexts[language] = context = context_of(state, language)
        return context


def context_of(state: UndeadState, language: str) -> Context:
    """Return what it takes to show a state in a language."""
    names = Names(state, state.board, language)
    words = Words(language, library.text(language)["sentences"], names.put)
    return Context(state, look(), names, words, shelf(language), text(language))
