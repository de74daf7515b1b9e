# veglia: interpreted
"""The face of the title."""

from veglia.games.zombicide.engine.face.choices import choices
from veglia.games.zombicide.engine.face.context import Context
from veglia.games.zombicide.engine.face.dressing import Dressing, Thing
from veglia.games.zombicide.engine.face.shape import shape_of
from veglia.games.zombicide.undead_or_alive import library, telling
from veglia.games.zombicide.undead_or_alive.face.scene import scene
from veglia.games.zombicide.undead_or_alive.face.shelf import shelf
from veglia.games.zombicide.undead_or_alive.face.telling import UndeadTeller
from veglia.games.zombicide.undead_or_alive.face.texts import look, text
from veglia.games.zombicide.undead_or_alive.face.tokens import ids
from veglia.games.zombicide.undead_or_alive.insight.forecast import forecast
from veglia.games.zombicide.undead_or_alive.insight.preview import preview
from veglia.games.zombicide.undead_or_alive.insight.why_not import is_asked, why_not
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.games.zombicide.undead_or_alive.words import Names
from veglia.kernel.face import BoardShape, Choice, Face, Preview, Reason, Scene, Told
from veglia.kernel.machine import Event, Option, State
from veglia.kernel.words import Words


class UndeadFace(Face):
    """What Undead or Alive shows."""

    def __init__(self) -> None:
        self.shapes: dict[tuple[str, str], BoardShape] = {}

    def board(self, state: State, language: str) -> BoardShape:
        assert isinstance(state, UndeadState)
        key = (state.board.key, language)
        if key not in self.shapes:
            names = Names(state, state.board, language)
            self.shapes[key] = shape_of(
                state.board, look().theme, names.zone, zone_kinds(), dressings(), look().tracks, look().stairs
            )
        return self.shapes[key]

    def scene(self, state: State, seat: int | None, language: str) -> Scene:
        assert isinstance(state, UndeadState)
        return scene(context_of(state, language), state)

    def told(self, state: State, events: list[Event], seat: int | None, language: str) -> list[Told]:
        assert isinstance(state, UndeadState)
        said = telling.tell(state, events, language)
        return UndeadTeller(context_of(state, language), events, said).told()

    def choices(self, state: State, options: list[Option], language: str) -> list[Choice]:
        assert isinstance(state, UndeadState)
        return choices(context_of(state, language), options, ids(state))

    def preview(self, state: State, option: Option, language: str) -> Preview:
        assert isinstance(state, UndeadState)
        return preview(state, option, language)

    def forecast(self, state: State, language: str) -> Preview:
        assert isinstance(state, UndeadState)
        return forecast(state, language)

    def why_not(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        assert isinstance(state, UndeadState)
        reasons = why_not(state, seat, target, language)
        offered = self.choices(state, state.offered, language) if is_asked(state, seat) else []
        return [] if any(target in choice.targets for choice in offered) else reasons


def context_of(state: UndeadState, language: str) -> Context:
    """Return what it takes to show a state in a language."""
    names = Names(state, state.board, language)
    words = Words(language, library.text(language)["sentences"], names.put)
    return Context(state, look(), names, words, shelf(language), text(language))


def zone_kinds() -> dict[str, str]:
    """Return how Zones are drawn that are neither plain streets nor rooms, by place."""
    looks = look().zones
    kinds = {
        f"{name}.{letter}": looks[yard]
        for name, row in library.tiles().items()
        for letter, yard in row.yards.items()
    }
    for name in library.train_tiles():
        kinds |= {f"{name}.{letter}": looks["train"] for letter in "ABC"}
    return kinds


def dressings() -> dict[str, Dressing]:
    """Return what is drawn on each tile: its own things, its crate and its Corpse Pile."""
    found = dict(look().tiles)
    for name, row in library.tiles().items():
        things = list(found.get(name, Dressing()).things)
        if row.crate:
            things.append(Thing("crate_place", row.crate, "bottom_right"))
        if row.corpse_pile:
            things.append(Thing("corpse_place", row.corpse_pile, "top_left"))
        found[name] = Dressing(things)
    return found
