"""How a game ends: a sentence for each rule by which it can."""

import re
from pathlib import Path

from tests.games.dark_darker_darkest.table import cleared, stage, state_of
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.round import EndRound
from veglia.games.dark_darker_darkest.show.texts import texts
from veglia.games.dark_darker_darkest.title import TITLE
from veglia.kernel.game import Game
from veglia.kernel.scene import Ending

RULES = Path(content.__file__).parent
# What the rules call when a game ends, and the rule it is called with.
CALLS = re.compile(r"\b(lose|win)\(state, (.*)\)$", re.MULTILINE)


def ending(game: Game) -> Ending:
    scene = TITLE.presentation.scene(game.state, 0, "en")
    assert scene.result is not None
    return scene.result


@rule("ddd.end.lose-deadline")
def test_the_end_of_the_last_round_is_told_as_the_reason() -> None:
    game = cleared("bruce", "nina")
    state_of(game).last_round = state_of(game).round
    stage(game, EndRound())
    told = ending(game)
    assert (told.outcome, told.rule) == ("lost", "ddd.end.lose-deadline")
    assert told.text == "The last Round is over, and nobody has entered the Laboratory."


def test_every_rule_that_ends_a_game_has_its_sentence() -> None:
    ends = {"lose": set(texts("en")["endings"]["lost"]), "win": set(texts("en")["endings"]["won"])}
    found: dict[str, set[str]] = {"lose": set(), "win": set()}
    for path in RULES.rglob("*.py"):
        source = path.read_text("utf-8")
        for kind, called in CALLS.findall(source):
            named = re.findall(r'"(ddd\.[a-z.-]+)"', called)
            assert named or called == "self.rule", path
            found[kind] |= set(named or [EndRound.rule])
    assert found == ends
    assert len(found["lose"]) == 8
