"""Every question, option and event has a sentence in both languages, and all of them can be said."""

import random

import pytest

from tests.games.dark_darker_darkest.table import TITLE, begun
from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.asking import Deed, DeedsAsk, PlayersAsk, SurvivorAsk
from veglia.games.dark_darker_darkest.rules.rolls import RollWindow
from veglia.games.dark_darker_darkest.title import FOLDERS
from veglia.kernel.errors import UnknownName
from veglia.kernel.folder import classes_in
from veglia.kernel.machine import Ask, Event, Option
from veglia.kernel.words import fields_in, fields_of

BASES = (Deed, DeedsAsk, PlayersAsk, RollWindow, SurvivorAsk)
SAID = [kind for kind in classes_in(FOLDERS, (Ask, Option, Event)) if kind not in BASES]


@pytest.mark.parametrize("language", content.LANGUAGES)
def test_everything_has_a_sentence_with_fields_that_exist(language: str) -> None:
    sentences = content.text(language)["sentences"]
    names = {kind.__name__ for kind in SAID} | {"Pass"}
    assert names - set(sentences) == set()
    assert set(sentences) - names == set(), "a sentence for nothing"
    for kind in SAID:
        assert set(fields_in(sentences[kind.__name__])) <= set(fields_of(kind)), kind.__name__


@pytest.mark.parametrize("seed", range(6))
def test_random_games_can_be_told_and_lose_nothing(seed: int) -> None:
    chance = random.Random(seed)
    game = begun("bruce", "chuck", "bunny", seed=seed, seats=2, mode=chance.choice(["dark", "darkest"]))
    while game.state.asking is not None:
        seat = chance.choice(game.state.asking.seats(game.state))
        numbers = game.numbers(seat)
        events = game.choose(chance.choice(numbers), seat=seat) if numbers else []
        TITLE.check_conservation(game.state)
        for language in content.LANGUAGES:
            words = TITLE.words(game.state, language)
            said = [*TITLE.tell(game.state, events, language), *map(words.say, game.state.offered)]
            assert all(said)
    assert game.result is not None
    with pytest.raises(UnknownName):
        TITLE.words(game.state, "fr")
