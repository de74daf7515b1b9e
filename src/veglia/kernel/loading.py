# veglia: interpreted
"""Games and states read from saves and from what the server keeps."""

from veglia.kernel.errors import BadFile
from veglia.kernel.game import Game, Title
from veglia.kernel.machine import State, ask_again
from veglia.kernel.saves import SaveContents


def load_save(title: Title, contents: SaveContents) -> Game:
    """Return the game that a checked save holds."""
    if contents["rules_version"] != title.version:
        raise BadFile(
            f"saved with rules version {contents['rules_version']}, this is version {title.version}"
        )
    setup = title.setup(
        contents["mission"], contents["seats"], int(contents["seed"]), dict(contents["options"])
    )
    state = title.codec().decode(contents["state"])
    if not isinstance(state, State):
        raise BadFile("the save holds no state")
    ask_again(state)
    game = Game(title, setup, state, list(contents["choices"]))
    game.automatic = list(contents["automatic"])
    return game


def state_of(title: Title, data: bytes) -> State:
    """Return a state that was kept alone, by this version of the rules or an older one, or raise BadFile."""
    state = title.codec().made(title.reopen(data))
    if not isinstance(state, State):
        raise BadFile("what was kept is no state")
    ask_again(state)
    return state
