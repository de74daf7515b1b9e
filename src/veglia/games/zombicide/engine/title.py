# veglia: interpreted
"""A title of the family as the rest of Veglia sees it: all that does not depend on which title it is."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from veglia.games.zombicide.engine.rules import discarding, ultra_red
from veglia.games.zombicide.engine.rules.attack import Attack, Hits
from veglia.games.zombicide.engine.rules.scenario import Scenario
from veglia.games.zombicide.engine.rules.state import Common, Objective, Survivor, Turn, ZombicideState
from veglia.games.zombicide.engine.rules.title_content import TitleContent
from veglia.kernel.codec import Codec
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice, ScriptedDice
from veglia.kernel.encoding import Encoding
from veglia.kernel.folder import classes_in
from veglia.kernel.game import Setup, Title
from veglia.kernel.machine import Event, Option, Result, State, Step
from veglia.kernel.seats import Side

# Where the family's steps, options and events are defined.
PACKAGES = [
    "veglia.games.zombicide.engine.rules",
    "veglia.games.zombicide.engine.rules.actions",
    "veglia.games.zombicide.engine.rules.traits",
]
# The players are one side.
SURVIVORS = Side("survivors", least=1, most=6)
SIDE_NAME = {"en": "Survivors", "it": "Sopravvissuti"}
# What the states of all titles are made of.
PIECES: list[type] = [Survivor, Objective, Turn, Attack, Hits, Deck, Dice, ScriptedDice, Result]


class TitleParts:
    """What a title is put together from."""

    def __init__(
        self,
        packages: list[str],
        pieces: list[type],
        scenario: Callable[[str], Scenario],
        board_class: type,
        board: Callable[[str], object],
        encoding: Callable[[list[str], list[str], dict[type, tuple[str, ...]]], Encoding],
    ) -> None:
        # Where its own steps, options and events are defined.
        self.packages = packages
        # Its state, and what that has beyond the family's.
        self.pieces = pieces
        self.scenario = scenario
        self.board_class = board_class
        self.board = board
        self.encoding = encoding


class ZombicideTitle(Title):
    """A title of the family."""

    def __init__(self, id: str, name: str, version: str, content: TitleContent, parts: TitleParts) -> None:
        super().__init__(id, name, version, ("en", "it"))
        self.sides = (SURVIVORS,)
        self.aside = discarding.DropAnytime()
        self.content = content
        self.parts = parts

    def missions(self) -> list[str]:
        return self.content.missions()

    def mission_list(self, language: str) -> list[dict[str, Any]]:
        return [
            {"id": id, "name": row.name[language], "difficulty": row.difficulty, "minutes": row.minutes}
            for id, row in ((id, self.content.mission(id)) for id in self.content.missions())
        ]

    def side_name(self, side: str, language: str) -> str:
        return SIDE_NAME[language]

    def copy(self, state: State) -> State:
        assert isinstance(state, ZombicideState)
        return state.copy()

    @cached_property
    def spoken(self) -> list[type]:
        """Every step, option and event of the title."""
        return classes_in([*PACKAGES, *self.parts.packages], (Step, Option, Event))

    def codec(self) -> Codec:
        return self._codec

    @cached_property
    def _codec(self) -> Codec:
        return Codec(
            [*self.parts.pieces, *PIECES, *self.spoken],
            {
                Scenario: (lambda mission: mission.key, self.parts.scenario),
                self.parts.board_class: (lambda laid: laid.key, self.parts.board),
            },
            {kind: Common for kind in self.parts.pieces if issubclass(kind, ZombicideState)},
        )

    def encoding(self) -> Encoding:
        return self._encoding

    @cached_property
    def _encoding(self) -> Encoding:
        fields = {kind: names for kind, names in self._codec.fields.items() if issubclass(kind, Option)}
        content = self.content.library()
        kinds = [zombie.id for zombie in content.zombies]
        return self.parts.encoding(kinds, [card.id for card in content.card_types], fields)


def seated(content: TitleContent, setup: Setup) -> tuple[list[int], list[int], int]:
    """Return each Survivor's card and seat, and the first player's seat."""
    profiles = list(content.survivors())
    return (
        [profiles.index(name) for seat in setup.seats for name in seat.figures],
        [number for number, seat in enumerate(setup.seats) for _ in seat.figures],
        int(setup.options.get("first_player", "1")) - 1,
    )


def begin_in_mode(state: ZombicideState, setup: Setup) -> None:
    """Begin in Ultra-Red mode where a set-up asks for it."""
    if setup.options.get("ultra_red") == "yes":
        state.is_ultra_red = True
        state.push(ultra_red.BeginUltraRed())
