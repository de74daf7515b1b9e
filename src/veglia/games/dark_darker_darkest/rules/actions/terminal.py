"""Computer terminals: Code Tokens and force remove Code Markers; the last one opens the Laboratory."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.actions.corners import begin_function, has_functions, is_usable
from veglia.games.dark_darker_darkest.rules.asking import Deed, SurvivorAsk
from veglia.games.dark_darker_darkest.rules.darkness import AdvanceDarkness
from veglia.games.dark_darker_darkest.rules.effects import ability_traits
from veglia.games.dark_darker_darkest.rules.house import LABORATORY_DOOR
from veglia.games.dark_darker_darkest.rules.revealing import reveal_seen
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.games.dark_darker_darkest.rules.thing_events import CodeInserted, LaboratoryOpened, MarkerRemoved
from veglia.kernel.machine import Option

TOKEN_SPACES: Final = 3


class InsertCode(Deed):
    """Insert a Code Token: a marker for each matching icon, or (`colour` 0 or more) any one marker."""

    def __init__(self, who: int, code: int, colour: int) -> None:
        super().__init__(who)
        self.code = code
        self.colour = colour

    def do(self, state: DarkestState) -> None:
        begin_function(state, self.who, "terminal")
        insert(state, self.who, self.code, self.colour)


class ForceTerminal(Deed):
    """Remove any one marker without a Code Token; Darkness advances."""

    def __init__(self, who: int, colour: int) -> None:
        super().__init__(who)
        self.colour = colour

    def do(self, state: DarkestState) -> None:
        begin_function(state, self.who, "terminal")
        state.push(AdvanceDarkness(1, "ddd.darkness.forced-terminal"))
        remove_marker(state, self.colour, "ddd.lab.force")


def insert(state: DarkestState, who: int, code: int, colour: int) -> None:
    """Put a Code Token into a space and remove the markers it stands for."""
    state.survivors[who].codes.remove(code)
    state.inserted.append(code)
    state.emit(CodeInserted(who, code), "ddd.lab.token-permanent")
    if any(trait.inserts_many(state, who) for trait in ability_traits(state, who)):
        state.push(InsertMore(who))
    if colour >= 0:
        remove_marker(state, colour, "ddd.lab.insert-mismatch")
        return
    for icon in state.library.code_tokens[code]:
        if state.markers[icon] > 0:
            remove_marker(state, icon, "ddd.lab.insert-match")


def remove_marker(state: DarkestState, colour: int, rule: str) -> None:
    """Take a Code Marker off the Security Board; without any the Laboratory opens."""
    state.markers[colour] -= 1
    state.emit(MarkerRemoved(colour), rule)
    if not any(state.markers):
        state.house = state.house.with_code_open(LABORATORY_DOOR)
        state.emit(LaboratoryOpened(), "ddd.lab.opens")
        reveal_seen(state)


def insertions(state: DarkestState, who: int) -> list[Option]:
    """Return the ways to insert the own Code Tokens."""
    found: list[Option] = []
    if len(state.inserted) >= TOKEN_SPACES:
        return found
    colours = [colour for colour, count in enumerate(state.markers) if count > 0]
    for code in state.survivors[who].codes:
        matching = [icon for icon in state.library.code_tokens[code] if state.markers[icon] > 0]
        if matching:
            found.append(InsertCode(who, code, -1))
        # As a wildcard it is worth something only where it does not do the same as a match.
        found += [InsertCode(who, code, colour) for colour in colours if matching != [colour]]
    return found


class Enough(Option):
    """Insert nothing more."""

    def __init__(self) -> None:
        pass


class InsertMore(SurvivorAsk):
    """Further Code Tokens in the same use of a terminal."""

    rule: ClassVar[str] = "ddd.char.lucy.computer-wizard"
    forced: ClassVar[bool] = False

    def options(self, state: DarkestState) -> list[Option]:
        found = insertions(state, self.who) if any(state.markers) else []
        return [*found, Enough()] if found else []

    def take(self, state: DarkestState, option: Option) -> None:
        if isinstance(option, InsertCode):
            insert(state, self.who, option.code, option.colour)


class TerminalAction(Action):
    costs_ap: ClassVar[bool] = True

    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        if state.act != EXPLORATION or not has_functions(state, who):
            return
        if not any(state.markers) or not is_usable(state, who, "terminal"):
            return
        out += insertions(state, who)
        if state.darkness < state.library.darkness_last:
            out += [ForceTerminal(who, colour) for colour, count in enumerate(state.markers) if count > 0]
